"""Panguingue: conquian with many packs, played for chips (docs/rules/panguingue.md).

1. Ten cards each; every player declares to play or to drop. The forfeits lie on the foot of the stock.
2. In turn: draw from the stock or take the discard; meld, lay off, split and borrow; discard. A drawn card
   that is not placed is the discard.
3. The others may demand that a fitting discard is laid off. All pay for conditions at once.
4. A player with eleven cards melded goes out, collects a second time for their conditions, and takes the
   foot.

terms.py has the game's types, melds.py melds and what they earn, choices.py and turn.py the choices of a
turn, table.py and deal.py a deal, settlement.py its settlement.
"""
