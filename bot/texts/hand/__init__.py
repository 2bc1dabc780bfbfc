"""Hand and Hand Partnership in words."""

from bot.texts.hand.wording import PARTNERSHIP, WORDING

__all__ = ["PARTNERSHIP", "WORDING"]
