"""Computer players of Control Card Rummy."""

from engine.opponents.control.players import PLAYERS

__all__ = ["PLAYERS"]
