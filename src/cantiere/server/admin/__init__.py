"""What an operator does from the command line: backups, restoring them, checking everything that is kept."""
