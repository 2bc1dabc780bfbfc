"""Slash commands: their descriptions, and what is typed into their options."""
