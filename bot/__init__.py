"""The bot: the process that connects the game engine and the database to Discord."""

__version__ = "0.1.0"
