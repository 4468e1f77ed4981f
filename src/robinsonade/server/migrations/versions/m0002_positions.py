"""Games that did not begin with the set-up: the position where they began."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("position", sa.Text))


def downgrade() -> None:
    op.drop_column("game", "position")
