"""Moderation and privacy: who may do what, what is kept of people, and for how long."""
