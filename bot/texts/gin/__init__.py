"""Gin Rummy in words."""

from bot.texts.gin.wording import WORDING

__all__ = ["WORDING"]
