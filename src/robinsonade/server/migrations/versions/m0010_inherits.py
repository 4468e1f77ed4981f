"""Whether a clone comes from where somebody made up a position; of older ones nobody knows."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("inherits", sa.Boolean))
    game = sa.table("game", sa.column("origin", sa.String), sa.column("inherits", sa.Boolean))
    op.execute(game.update().where(game.c.origin.like("clone:%")).values(inherits=True))


def downgrade() -> None:
    op.drop_column("game", "inherits")
