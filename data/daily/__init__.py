"""Today's hand and the puzzle of the day, as they are stored."""
