"""Computer players of Rummy 500."""
