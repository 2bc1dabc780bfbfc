"""Computer players of Panguingue."""

from engine.ai.panguingue.policies import PLAYERS

__all__ = ["PLAYERS"]
