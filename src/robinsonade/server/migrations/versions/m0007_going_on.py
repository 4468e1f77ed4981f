"""Whether others may go on without who takes long."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("going_on", sa.Boolean))


def downgrade() -> None:
    op.drop_column("game", "going_on")
