"""Hand and Hand Partnership, as described in rules/hand.md: two packs, two jokers, and the lowest total wins.

1. Fourteen cards each and a fifteenth to the starter, who begins with a discard and nothing else.
2. In turn: draw from the stock, or take the discard and meld it at once; lay, lay off and exchange jokers as
   you wish; discard. A card is always kept for the discard.
3. The first melds of a player are one opening of at least 51; after it everything may be laid.
4. Who discards the last card goes out: minus 30, minus 60 if all was laid in this one turn (a Hand), and
   the others count what they hold.

The words of the game are in terms.py, melds on the table in melds.py, what can be laid from a hand in
lays.py, a round in table.py, turn.py and deal.py, its score in score.py; all that others need can be had from
here. How jokers are read and hands opened is the affair of wild.py and openings.py.
"""

from engine.games.hand.deal import *
from engine.games.hand.lays import *
from engine.games.hand.match import *
from engine.games.hand.melds import *
from engine.games.hand.score import *
from engine.games.hand.terms import *
