"""How often people are asked, and what went by without asking them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ADDED = (
    ("seat", sa.Column("asking", sa.String(8))),
    ("seat", sa.Column("hold", sa.String(8))),
    ("command", sa.Column("auto", sa.Boolean)),
)


def upgrade() -> None:
    for table, column in ADDED:
        op.add_column(table, column)


def downgrade() -> None:
    for table, column in ADDED:
        op.drop_column(table, column.name)
