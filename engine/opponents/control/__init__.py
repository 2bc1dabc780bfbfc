"""Computer players of Control Card Rummy."""
