"""Rummy 500 in words."""
