"""Gin Rummy in words."""
