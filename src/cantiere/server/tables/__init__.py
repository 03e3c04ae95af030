"""Making tables, seats, the beginning of games, lists of tables, records in and out."""
