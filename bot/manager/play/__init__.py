"""Lobbies, matches, and timers."""
