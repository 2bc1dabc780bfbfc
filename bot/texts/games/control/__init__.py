"""Control Card Rummy in words."""

from bot.texts.games.control.wording import WORDING

__all__ = ["WORDING"]
