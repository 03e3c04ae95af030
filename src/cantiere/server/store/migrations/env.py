"""What Alembic runs: our scripts, on the connection that `migrate` holds."""

from alembic import context

from cantiere.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
