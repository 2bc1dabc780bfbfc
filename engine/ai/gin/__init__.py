"""Computer players of Gin Rummy."""

from engine.ai.gin.policies import POLICIES

__all__ = ["POLICIES"]
