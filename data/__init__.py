"""Storage: knows the engine's types, and nothing of Discord."""
