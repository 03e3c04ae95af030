"""Benchmarks: our games and their peers measured side by side, in one run, on one core."""
