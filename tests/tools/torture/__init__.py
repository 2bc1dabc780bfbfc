"""Torture tests, run by command: ``python -m tests.tools.torture``."""
