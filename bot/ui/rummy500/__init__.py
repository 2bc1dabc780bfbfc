"""Rummy 500 as messages."""
