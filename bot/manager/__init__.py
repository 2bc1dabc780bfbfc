"""The card room, without Discord: tables, lobbies, matches, time, and what people are to see of them."""
