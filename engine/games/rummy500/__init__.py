"""Rummy 500 as played at GameDesire, for two, three or four (rules/rummy500.md).

1. Thirteen cards each (three or four players: seven), one turned up; the dealer's left begins.
2. In turn: draw from the stock, or take any number of cards from the pile; meld and lay off as you wish;
   drop a card.
3. Who takes several must use the deepest at once; a card taken alone may not be dropped in the same turn.
4. Every card put down scores for who put it down. A hand run empty, an empty stock or a stall ends the deal;
   cards in hand count against their holder.

What the books and other tables do differently are options. The words of the game are in terms.py, melds and
values in melds.py, a deal in deal.py; all can be had from here.
"""

from engine.games.rummy500.deal import *
from engine.games.rummy500.match import *
from engine.games.rummy500.melds import *
from engine.games.rummy500.terms import *
