"""Control Card Rummy in words."""

from bot.texts.control.wording import WORDING

__all__ = ["WORDING"]
