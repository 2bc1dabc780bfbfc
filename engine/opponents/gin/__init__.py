"""Computer players of Gin Rummy."""
