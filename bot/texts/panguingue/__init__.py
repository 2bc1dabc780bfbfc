"""Panguingue in words."""
