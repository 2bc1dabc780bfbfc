"""The card room without Discord: tables, lobbies, matches, timers, and published messages."""
