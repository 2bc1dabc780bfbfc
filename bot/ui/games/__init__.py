"""What games show on a hand panel: choices of any game, and the panel of each."""
