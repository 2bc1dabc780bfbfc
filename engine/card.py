"""The type of a card."""

from typing import NewType

Card = NewType("Card", int)
"""A small int; ``engine.cards`` says how it is made up and has the tables beside it."""
