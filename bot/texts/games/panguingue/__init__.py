"""Panguingue in words."""

from bot.texts.games.panguingue.wording import WORDING

__all__ = ["WORDING"]
