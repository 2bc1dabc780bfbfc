"""Pages of a table: the lobby, the board, and the score sheet."""
