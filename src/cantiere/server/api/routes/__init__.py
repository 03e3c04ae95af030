"""The routes, by what they are about. They do not know each other."""
