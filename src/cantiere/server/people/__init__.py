"""Who is who: guests, accounts, tokens."""
