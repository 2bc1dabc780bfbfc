"""Tournaments: their matches are ordinary tables."""
