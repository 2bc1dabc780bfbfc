"""Tournaments: registration, pairings, standings and their events, without tables and without Discord."""
