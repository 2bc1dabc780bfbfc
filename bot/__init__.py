"""The bot: the process that connects the game engine and the database to Discord."""

__version__ = "1.0.0"
