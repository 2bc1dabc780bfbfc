"""Computer players of Hand and Hand Partnership."""

from engine.ai.hand.policies import PLAYERS

__all__ = ["PLAYERS"]
