"""Rules pages and lessons in words."""
