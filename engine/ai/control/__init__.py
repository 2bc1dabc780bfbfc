"""Computer players of Control Card Rummy."""

from engine.ai.control.policies import PLAYERS

__all__ = ["PLAYERS"]
