"""The rules of the house: synchronous, pure, standard library only.

>>> from engine import GAMES, parse_cards, show
>>> gin = GAMES["gin"]
>>> match = gin.new_match(seats=2, options=gin.options(target=50), dealer=0)
>>> deal = match.deal(match.pack(), seed=bytes(32))
>>> deal.actors
(1,)
>>> show(parse_cards("10d TD")[0])
'10♦'
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
