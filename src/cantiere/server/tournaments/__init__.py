"""Tournaments: entering, rounds, and their page."""
