"""Computer players: they see a View and answer with an Action."""
