"""A deal in play, in words: actions, events, hints, costs of discards, and plans."""
