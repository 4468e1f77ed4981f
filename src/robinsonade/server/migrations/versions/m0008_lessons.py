"""Lessons: games with somebody who explains them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("lesson", sa.String(32)))


def downgrade() -> None:
    op.drop_column("game", "lesson")
