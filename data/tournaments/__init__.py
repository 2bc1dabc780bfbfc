"""Tournaments as they are stored: their settings, entrants and events."""
