"""Tests of Arcadia."""
