"""Houses under play, killed and starved; nothing that was acknowledged is lost, and nothing is doubled."""

from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str]) -> int:
    """Run what the arguments say; the exit code."""
    raise NotImplementedError(arguments)
