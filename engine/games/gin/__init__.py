"""Gin rummy, with Oklahoma and gin only, as played at GameColony (rules/gin.md).

1. Ten cards each, the 21st is turned up. The non-dealer may take it, then the dealer; if both decline, the
   non-dealer draws from the stock.
2. In turn: draw from the stock or take the upcard, then throw a card, or knock with one.
3. A knock shows both hands. Unless it is gin, the defender lays off; equal counts are an undercut.
4. When only the undrawable cards are left, the other player may take the last throw and knock at once, or let
   the wall stand: a draw.

Pagat's and OpenSpiel's rules are options. The words of the game are in terms.py, a deal in deal.py, what a
knock comes to in knock.py; all can be had from here. How hands are melded is arrange.py's alone.
"""

from engine.games.gin.deal import *
from engine.games.gin.knock import *
from engine.games.gin.match import *
from engine.games.gin.terms import *
