"""Tests of single boards, as web/src/boards has them: here, and in tests/games, games go by their names."""
