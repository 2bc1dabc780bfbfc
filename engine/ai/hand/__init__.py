"""Computer players of Hand and Hand Partnership."""

from engine.ai.hand.policies import POLICIES

__all__ = ["POLICIES"]
