"""Live tables: their state, its transitions, and who may do what."""
