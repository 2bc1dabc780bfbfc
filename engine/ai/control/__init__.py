"""Computer players of Control Card Rummy."""

from engine.ai.control.policies import POLICIES

__all__ = ["POLICIES"]
