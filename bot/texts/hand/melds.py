"""Phrases of Hand that its texts and pages share: melds with what their jokers stand for, teams, totals."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed, face
from bot.texts.names import TEAMS, join
from bot.texts.names import team_name as names_of_team
from engine.cards import FACE, JOKER, RANK, SUIT, Card, card_of
from engine.games.hand import HandMeld, HandView, Lay, read
from engine.games.hand.wild import WildMeld
from engine.melds import MeldKind

__all__ = [
    "is_joker",
    "laid",
    "lines_of_melds",
    "meld_box",
    "meld_words",
    "named",
    "numbered",
    "points",
    "still_open",
    "sum_of",
    "team_name",
    "team_of",
    "upcard",
]

_SUITS: Final = range(4)


def is_joker(card: Card) -> bool:
    """Say whether a card is a joker."""
    return FACE[card] == JOKER


def points(amount: int) -> str:
    """Return an amount with a proper minus."""
    return f"−{-amount}" if amount < 0 else str(amount)


def sum_of(amounts: Sequence[int]) -> str:
    """Return ``10 + 7 + 15 = 32``; a single amount is its own sum."""
    if len(amounts) < 2:
        return points(sum(amounts))
    return f"{' + '.join(map(points, amounts))} = {points(sum(amounts))}"


def still_open(meld: WildMeld | HandMeld) -> tuple[Card, ...]:
    """Return what the jokers of a set of three may be (hand.md 3.4): one of the missing suits each; nothing
    for a meld that says what each of its jokers is.
    """
    if meld.kind is not MeldKind.SET or None not in meld.stands_for:
        return ()
    rank = next(RANK[card] for card in meld.cards if not is_joker(card))
    there = {SUIT[card] for card in meld.cards}
    return tuple(card_of(rank, suit) for suit in _SUITS if suit not in there)


def _open_suits(cards: Sequence[Card]) -> str:
    missing = [face(card) for card in cards]
    return join(missing, "or") if len(missing) == 2 else f"two of {' '.join(missing)}"


def meld_words(meld: WildMeld | HandMeld) -> str:
    """Return a meld for a label: every joker with the card it stands for, ``7♡ Joker=8♡ 9♡``, or in a set of
    three with all that it may be.
    """
    shown = [
        f"{face(card)}={face(means)}" if is_joker(card) and means is not None else face(card)
        for card, means in zip(meld.cards, meld.stands_for, strict=True)
    ]
    missing = still_open(meld)
    return " ".join(shown) + (f" ({_open_suits(missing)})" if missing else "")


def meld_box(meld: WildMeld | HandMeld) -> str:
    """Return a meld for running text, in a box."""
    return f"`{meld_words(meld)}`"


def numbered(number: int, meld: HandMeld) -> str:
    """Return a meld on the table for a label, with the number by which commands name it."""
    return f"{number + 1}: {meld_words(meld)}"


def laid(action: Lay, view: HandView) -> list[WildMeld]:
    """Return the melds of an action as they are read. Raises IllegalAction for what is no meld."""
    return [read(meld, view.options) for meld in action.melds]


def upcard(view: HandView) -> str:
    """Return the upcard in a box."""
    return boxed(view.pile[-1]) if view.pile else "the discard"


def team_of(seat: int, teams: Sequence[Sequence[int]]) -> str:
    """Return colour and letter of a seat's team; ``""`` when each plays alone."""
    return next(("".join(TEAMS[at]) for at, team in enumerate(teams) if seat in team), "")


def team_name(at: int, team: Sequence[int], names: Sequence[str]) -> str:
    """Return a team with the names of both partners."""
    return names_of_team(at, [names[seat] for seat in team])


def named(seat: int, names: Sequence[str], teams: Sequence[Sequence[int]]) -> str:
    """Return a player's name, the team before it."""
    return "\u00a0".join(filter(None, (team_of(seat, teams), f"**{names[seat]}**")))


def lines_of_melds(view: HandView, names: Sequence[str]) -> list[str]:
    """Return what lies on the table, a line for each owner; the numbers are those that commands take."""
    owners = sorted({meld.owner for meld in view.melds})
    lines = []
    for owner in owners:
        own = [
            f"{number + 1}\u00a0{meld_box(meld)}"
            for number, meld in enumerate(view.melds)
            if meld.owner == owner
        ]
        lines.append(f"{named(owner, names, view.teams)} {' '.join(own)}")
    return lines
