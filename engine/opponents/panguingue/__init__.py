"""Computer players of Panguingue."""

from engine.opponents.panguingue.players import PLAYERS

__all__ = ["PLAYERS"]
