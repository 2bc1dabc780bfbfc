"""Hand and Hand Partnership as messages."""
