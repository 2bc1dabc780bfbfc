"""Control Card Rummy (docs/rules/control.md): control cards decide what may be melded.

1. Ten cards each, one turned up. A control card is turned up too and is in force.
2. In turn: draw from the stock or take the upcard; lay at most one meld, of a kind in force; lay off on any
   melds; discard.
3. Control cards change every round or every turn, or when a player plays one from their own, or when one
   comes up in the stock. A meld keeps the kind under which it was laid.
4. A player with no cards left ends the deal and scores their melds, or the others lose what they hold.

terms.py has the game's types, control_cards.py the kinds of meld, deck.py the control cards, table.py and
deal.py a deal, score.py its points.
"""
