"""Pages of a deal in play: hand panels, what a press or a typed move means, and turn mentions."""
