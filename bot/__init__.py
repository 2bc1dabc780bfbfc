"""The running program."""

__version__ = "0.1.0"
