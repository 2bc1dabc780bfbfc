"""What cards a text tells, spoken ("4 5 of spades", "king of clubs, hearts") or written (4♠ 5♡, 456♠)."""

import re
from collections import Counter

from bot.ui.faces import SUIT_FACES
from engine.cards import JOKER, RANKS

WORDS = {"ace": 0, **{str(rank): rank - 1 for rank in range(2, 11)}, "jack": 10, "queen": 11, "king": 12}
SUITS = ("spades", "clubs", "diamonds", "hearts")
_RANK, _SUIT = "|".join(sorted(WORDS, key=len, reverse=True)), "|".join(SUITS)
SPOKEN = re.compile(rf"\b((?:{_RANK})(?: (?:{_RANK}))*) of ((?:{_SUIT})(?:, (?:{_SUIT}))*)")
WRITTEN = re.compile(rf"(?<!\w)((?:{'|'.join(RANKS[::-1])})+)\\?([{''.join(SUIT_FACES[:4])}]+)")
ONE = re.compile("|".join(RANKS[::-1]))


def faces_told(text: str) -> Counter[int]:
    """The faces of all cards that a text names, as often as it names them."""
    told: Counter[int] = Counter()
    for ranks, suits in SPOKEN.findall(text):
        told.update(
            13 * SUITS.index(suit) + WORDS[rank] for rank in ranks.split() for suit in suits.split(", ")
        )
    for ranks, suits in WRITTEN.findall(text):
        for suit in suits:
            told.update(13 * SUIT_FACES.index(suit) + RANKS.index(rank) for rank in ONE.findall(ranks))
    told[JOKER] += len(re.findall(r"\b[jJ]oker\b", text))
    return +told
