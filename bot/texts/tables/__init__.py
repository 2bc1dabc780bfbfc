"""A table in words: its labels, options, clocks, and what tells it from others."""
