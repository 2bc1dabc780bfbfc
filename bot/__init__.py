"""The running program."""
