"""The clocks of a process and of a match."""
