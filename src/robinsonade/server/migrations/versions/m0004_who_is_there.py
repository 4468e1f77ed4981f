"""Who is there and since when not, who plays for them, patience, and closed tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ADDED = (
    ("game", sa.Column("patience", sa.Integer)),
    ("game", sa.Column("closed", sa.Float)),
    ("seat", sa.Column("stand_in", sa.String(32))),
    ("seat", sa.Column("there_until", sa.Float)),
    ("command", sa.Column("by", sa.String(32), quote=True)),
)


def upgrade() -> None:
    for table, column in ADDED:
        op.add_column(table, column)


def downgrade() -> None:
    for table, column in ADDED:
        op.drop_column(table, column.name)
