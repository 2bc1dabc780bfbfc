"""Panguingue, as described in rules/panguingue.md: conquian with many packs, played for chips.

1. Ten cards each; every player declares whether he plays or drops. The forfeits lie on the foot of the stock.
2. In turn: draw from the stock or take the discard; meld, lay off, split and borrow as you wish; discard. A
   drawn card that is not placed is the discard.
3. The others may demand that a discard which fits is laid off. Conditions are paid at once by all.
4. Whoever has eleven cards melded goes out and collects for his conditions a second time, and the foot.

The words of the game are in terms.py, melds and what they earn in melds.py, the choices of a turn in
choices.py and turn.py, a deal in table.py and deal.py, its settlement in settlement.py; all that others need
can be had from here.
"""

from engine.games.panguingue.choices import *
from engine.games.panguingue.deal import *
from engine.games.panguingue.match import *
from engine.games.panguingue.melds import *
from engine.games.panguingue.terms import *
from engine.games.panguingue.turn import *
