"""Computer players of Panguingue."""

from engine.ai.panguingue.policies import POLICIES

__all__ = ["POLICIES"]
