"""Today's hand and the puzzle of the day: opening, judging, and what happens by itself."""
