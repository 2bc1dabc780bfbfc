"""Control Card Rummy, as described in rules/control.md: what may be melded is what a control card asks for.

1. Ten cards each, one turned up; a control card is turned up too and is in force.
2. In turn: draw from the stock or take the discard; lay at most one meld, of the kind in force; lay off on
   any melds; discard.
3. Control cards change every round, every turn, when somebody plays one he holds, or when one comes up in the
   stock. A meld keeps the kind under which it was laid.
4. Whoever has no cards left ends the hand, and scores his melds; or the others lose what they hold.

The words of the game are in terms.py, the kinds of meld in kinds.py, the control cards in deck.py, a deal in
table.py and deal.py, its points in score.py; all that others need can be had from here.
"""

from engine.games.control.deal import *
from engine.games.control.deck import *
from engine.games.control.kinds import *
from engine.games.control.match import *
from engine.games.control.score import *
from engine.games.control.terms import *
