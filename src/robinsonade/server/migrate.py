"""Bringing a database to the form that this version needs."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine

MIGRATIONS = "robinsonade.server:migrations"


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrate(engine: Engine) -> None:
    """Run every migration that the database has not seen yet; two at once wait for each other."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(726151)")
        upgrade(connection)
