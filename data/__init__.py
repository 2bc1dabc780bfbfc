"""Storage: knows the types of the engine, knows no Discord."""
