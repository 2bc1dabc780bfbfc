"""Tournaments: registration, pairings and standings, without tables and without Discord."""
