"""The club: what is kept of finished games, ratings, pages about players, the collection of games."""
