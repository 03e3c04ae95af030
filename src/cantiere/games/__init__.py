"""The games, one package each; the registry finds them here."""
