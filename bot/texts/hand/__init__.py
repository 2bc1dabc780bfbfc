"""Hand and Hand Partnership in words."""
