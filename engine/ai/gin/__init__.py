"""Computer players of Gin Rummy."""

from engine.ai.gin.policies import PLAYERS

__all__ = ["PLAYERS"]
