"""Computer players of Rummy 500."""

from engine.opponents.rummy500.players import PLAYERS

__all__ = ["PLAYERS"]
