"""Control Card Rummy as messages."""
