"""Bringing a database to the form that this version needs."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = "robinsonade.server:migrations"


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def migrate(engine: AsyncEngine) -> None:
    """Run every migration that the database has not seen yet; two at once wait for each other."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(726151)")
        await connection.run_sync(upgrade)
