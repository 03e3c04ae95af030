"""What the server keeps: people, tables, moves and news, in SQLite or PostgreSQL."""
