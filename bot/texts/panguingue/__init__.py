"""Panguingue in words."""

from bot.texts.panguingue.wording import WORDING

__all__ = ["WORDING"]
