"""Alembic's scripts, one file a change of the tables, run when the server starts."""
