"""Control Card Rummy in words."""
