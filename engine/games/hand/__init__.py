"""Hand and Hand Partnership (rules/hand.md)."""

from engine.games.hand.match import *
