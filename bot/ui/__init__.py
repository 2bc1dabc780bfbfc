"""View → message."""
