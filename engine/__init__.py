"""The rules of the house: synchronous, pure, standard library only.

>>> from engine import GAMES, parse_cards, show
>>> gin = GAMES["gin"]
>>> match = gin.new_match(seats=2, options=gin.options(target=50), dealer=0)
>>> deal = match.deal(match.pack(), seed=bytes(32))
>>> deal.actors
(1,)
>>> show(parse_cards("10d TD")[0])
'10♦'

A deal makes many small objects, and with Python's usual thresholds a full collection of garbage can stop
a process for 0.1 s and more. Hardly any of them refer to each other in circles: after a deal of Hand a few
dozen, in other games none. So whoever embeds the engine calls ``gc.freeze()`` once it is imported and sets
higher thresholds, such as ``gc.set_threshold(10_000, 5, 100)``, as the bot does for itself.
"""

from engine.cards import Card, code, parse_cards, show
from engine.errors import CardError, EngineError, IllegalAction, Reason, SetupError
from engine.games import GAMES

__all__ = [
    "GAMES",
    "Card",
    "CardError",
    "EngineError",
    "IllegalAction",
    "Reason",
    "SetupError",
    "code",
    "parse_cards",
    "show",
]
