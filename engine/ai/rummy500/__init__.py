"""Computer players of Rummy 500."""

from engine.ai.rummy500.policies import POLICIES

__all__ = ["POLICIES"]
