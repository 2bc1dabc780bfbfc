"""Computer players of Hand and Hand Partnership."""
