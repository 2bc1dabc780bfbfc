"""Live tables: their state, what changes it, and who may."""
