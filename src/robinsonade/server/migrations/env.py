"""Alembic's entry: brings the database of the connection given to the newest form."""

from alembic import context

from robinsonade.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
