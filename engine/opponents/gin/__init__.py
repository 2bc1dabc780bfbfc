"""Computer players of Gin Rummy."""

from engine.opponents.gin.players import PLAYERS

__all__ = ["PLAYERS"]
