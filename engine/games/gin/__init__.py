"""Gin rummy, with Oklahoma and gin only, as played at GameColony (docs/rules/gin.md).

1. Ten cards each; the 21st is turned up. The non-dealer may take it, then the dealer; if both decline, the
   non-dealer draws from the stock.
2. In turn: draw from the stock or take the upcard, then discard, or knock with a card.
3. A knock shows both hands. Unless it is gin, the defender lays off; equal deadwood is an undercut.
4. When only the undrawable cards are left (the wall), the other player may take the last discard and knock
   with it at once, or pass: a draw.

Pagat's and OpenSpiel's rules are options. terms.py has the game's types, deal.py a deal, knock.py the rules
of a knock, arrangement.py how hands are melded.
"""
