"""Lobbies, matches, and what happens when time runs out."""
