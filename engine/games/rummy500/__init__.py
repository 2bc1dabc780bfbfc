"""Rummy 500 as played at GameDesire, for two, three or four (docs/rules/rummy500.md).

1. Thirteen cards each (seven with three or four players), one turned up; the player left of the dealer
   starts.
2. In turn: draw from the stock, or take any number of cards from the pile; meld and lay off; discard.
3. A player who takes several cards must use the deepest at once; a card taken alone may not be discarded in
   the same turn.
4. Every card put down scores for the player who put it down. An empty hand, an empty stock or a stall ends
   the deal; cards in hand count against their holder.

Other books' and tables' rules are options. terms.py has the game's types, melds.py melds and values, deal.py
a deal.
"""
