"""Seeds of 128 bits."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    alter(sa.String(20), sa.String(80))


def downgrade() -> None:
    alter(sa.String(80), sa.String(20))


def alter(old: sa.String, new: sa.String) -> None:
    """SQLite does not care how long a text is."""
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("game", "seed", existing_type=old, type_=new, existing_nullable=False)
