"""Panguingue as messages."""
