"""Gin Rummy as messages."""
