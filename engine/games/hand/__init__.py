"""Hand and Hand Partnership: two packs, two jokers, lowest total wins (docs/rules/hand.md).

1. Fourteen cards each and a fifteenth for the starter, whose first turn is only a discard.
2. In turn: draw from the stock, or take the discard and meld it at once; lay, lay off and exchange jokers;
   discard. One card must always be kept for the discard.
3. A player's first melds are one opening of at least 51; after it there is no minimum.
4. A player who discards the last card goes out: minus 30, or minus 60 if everything was laid in this one turn
   (a Hand). The others score the cards they hold.

terms.py has the game's types, melds.py melds on the table, meld_forms.py melds from a hand, table.py, turn.py
and deal.py a round, score.py its score. joker_melds.py reads jokers,
openings.py searches for openings, joker_exchange.py decides whether a turn can be finished.
"""
