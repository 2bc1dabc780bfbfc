"""Game nights: planned evenings, and what happens at them by itself."""
