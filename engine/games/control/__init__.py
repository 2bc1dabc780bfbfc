"""Control Card Rummy (rules/control.md)."""

from engine.games.control.match import *
