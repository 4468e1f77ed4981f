"""Where a game comes from, if it was not simply begun: a moment of another one, a puzzle."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("origin", sa.String(64)))


def downgrade() -> None:
    op.drop_column("game", "origin")
