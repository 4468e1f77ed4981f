"""Whether a bot may play a turn for who takes long."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("lending", sa.Boolean))
    op.add_column("seat", sa.Column("lends", sa.Boolean))


def downgrade() -> None:
    op.drop_column("seat", "lends")
    op.drop_column("game", "lending")
