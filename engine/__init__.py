"""The rules of the games: synchronous, pure, standard library only.

>>> from engine import GAMES, parse_cards, show
>>> gin = GAMES["gin"]
>>> match = gin.new_match(seats=2, options=gin.options(target=50), dealer=0)
>>> deal = match.deal(match.pack(), seed=bytes(32))
>>> deal.actors
(1,)
>>> show(parse_cards("10d TD")[0])
'10♦'

A deal makes many small objects. With Python's default thresholds a full garbage collection can stop a process
for 0.1 s and more, and it frees almost nothing: a deal of Hand leaves a few dozen reference cycles, the other
games none. Programs that embed the engine should call ``gc.freeze()`` after importing it and set higher
thresholds, such as ``gc.set_threshold(10_000, 5, 100)``. The bot does both.
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
