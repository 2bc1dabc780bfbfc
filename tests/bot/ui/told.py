"""Cards in a text, spoken ("4 5 of spades", "king of clubs, hearts") or written (4♠ 5♥, 456♠)."""

import re
from collections import Counter

from bot.texts.faces import SUIT_FACES
from engine.cards import JOKER, RANKS

WORDS = {"ace": 0, **{str(rank): rank - 1 for rank in range(2, 11)}, "jack": 10, "queen": 11, "king": 12}
SUITS = ("spades", "clubs", "diamonds", "hearts")
_RANK, _SUIT = "|".join(sorted(WORDS, key=len, reverse=True)), "|".join(SUITS)
SPOKEN = rf"\b((?:{_RANK})(?: (?:{_RANK}))*) of ((?:{_SUIT})(?:, (?:{_SUIT}))*)"
WRITTEN = rf"(?<!\w)((?:{'|'.join(RANKS[::-1])})+)\\?([{''.join(SUIT_FACES[:4])}]+)"
TOLD = re.compile(rf"{SPOKEN}|{WRITTEN}|\b[jJ]oker\b")
ONE = re.compile("|".join(RANKS[::-1]))


def cards_told(text: str) -> tuple[int, ...]:
    """Return the faces of all cards that a text names, in order."""
    told: list[int] = []
    for found in TOLD.finditer(text):
        ranks, suits, short_ranks, short_suits = found.groups()
        if ranks is not None:
            told += [
                13 * SUITS.index(suit) + WORDS[rank] for suit in suits.split(", ") for rank in ranks.split()
            ]
        elif short_ranks is not None:
            told += [
                13 * SUIT_FACES.index(suit) + RANKS.index(rank)
                for suit in short_suits
                for rank in ONE.findall(short_ranks)
            ]
        else:
            told.append(JOKER)
    return tuple(told)


def faces_told(text: str) -> Counter[int]:
    """Return how often a text names each face."""
    return Counter(cards_told(text))
