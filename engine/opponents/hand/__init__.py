"""Computer players of Hand and Hand Partnership."""

from engine.opponents.hand.players import PLAYERS

__all__ = ["PLAYERS"]
