"""Hand and Hand Partnership in words."""

from bot.texts.games.hand.wording import PARTNERSHIP, WORDING

__all__ = ["PARTNERSHIP", "WORDING"]
