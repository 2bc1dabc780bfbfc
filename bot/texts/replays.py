"""Finished deals stepped through, in words: what is open to whom, what happened when, and why not."""

from typing import Final

__all__ = ["HANDS", "OPEN", "PRIVATE", "hands_line"]

OPEN: Final = "open"
PRIVATE: Final = "private"
HANDS: Final = {OPEN: "open after the match", PRIVATE: "private"}
"""Whether all hands of a table may be looked at once its match has ended, as /table open offers it."""


def hands_line(*, open_hands: bool) -> str:
    """Return what whoever sits down should know: who will be able to see the hands of finished deals."""
    if open_hands:
        return "**Hands** open after the match: `/replay` then shows everybody's"
    return "**Hands** private: `/replay` shows each player their own alone"
