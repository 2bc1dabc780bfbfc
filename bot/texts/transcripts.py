"""A match as plain text: what stands around its moves and results, and words without markdown."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from bot.house.table import Player, PlayerKind
from bot.texts.faces import row
from bot.texts.names import plain
from bot.texts.options import in_force, preset_name
from bot.texts.words import facts, level_name, score_line
from engine.cards import RANK, SUIT, Card
from engine.spec import GameSpec
from engine.views import View

__all__ = [
    "ALL_HANDS",
    "NO_HANDS",
    "bare",
    "deal_title",
    "hand_of",
    "no_deal",
    "own_hand",
    "played_at",
    "player",
    "resigned",
    "rules",
    "score",
    "table_of",
    "title",
]

ALL_HANDS: Final = "With the hands of all players."
NO_HANDS: Final = "As everybody at the table saw it, without hands."
NOT_OVER: Final = "The match is not over yet."
NO_OUTCOME: Final = "The match ended without a winner."
PLAYERS: Final = "Players"
RULES: Final = "Rules"

_BETWEEN: Final = "` `"
"""Between two melds, each in a box of its own."""
_MARKS: Final = re.compile(r"\\(.)|\*+|`|^(?:-#|#+) ", re.MULTILINE)
_FENCE: Final = "```"


def bare(words: str) -> str:
    """Return words without their markdown; what stands in a block of code stays as it is."""
    parts = words.split(_FENCE)
    parts[::2] = [
        _MARKS.sub(lambda mark: mark[1] or "", part.replace(_BETWEEN, " | ")) for part in parts[::2]
    ]
    return "".join(parts).strip("\n").replace("\u00a0", " ")


def title(spec: GameSpec) -> str:
    """Return the first line."""
    return f"{spec.title}, a match at Cardroom"


def played_at(started: int, ended: int | None) -> str:
    """Return when a match was played, from milliseconds UTC."""
    begin = _moment(started)
    day = f"{begin:%d %B %Y}".removeprefix("0")
    if ended is None:
        return f"Begun on {day} at {begin:%H:%M} UTC."
    end = _moment(ended)
    if end.date() == begin.date():
        return f"Played on {day}, {begin:%H:%M} to {end:%H:%M} UTC."
    return f"Played from {day}, {begin:%H:%M}, to {f'{end:%d %B %Y}'.removeprefix('0')}, {end:%H:%M} UTC."


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def player(seat: Player) -> str:
    """Return a line about a player."""
    name = plain(seat.name)
    if seat.kind is PlayerKind.PERSON:
        return name
    return f"{name} (computer, {level_name(seat.level)})" if seat.level is not None else f"{name} (computer)"


def rules(spec: GameSpec, options: Any, preset: str | None) -> list[str]:
    """Return the rules by which was played: the preset, and every option that is unlike it."""
    known = preset if preset in spec.presets else next(iter(spec.presets), None)
    name = [preset_name(known, spec)] if known is not None else []
    return [*name, *map(bare, in_force(spec, options, known))]


def own_hand(name: str) -> str:
    """Return that a match is told as one player saw it."""
    return f"As {name} saw it."


def deal_title(number: int, dealer: str) -> str:
    """Return the line over a deal."""
    return f"Deal {number} · {dealer} deals"


def hand_of(name: str, cards: Sequence[Card]) -> str:
    """Return the hand that was dealt to a player, by suit."""
    return f"{name}: {row(sorted(cards, key=lambda card: (SUIT[card], RANK[card])))}"


def table_of(view: View, names: Sequence[str]) -> list[str]:
    """Return what everybody sees when the cards have been dealt, from a spectator's view."""
    upcard = [f"Upcard: {row(view.pile[-1:])}"] if view.pile else []
    return [*upcard, bare(facts(view, names)).removeprefix("Upcard · ")]


def score(scores: Sequence[int], names: Sequence[str], game: str) -> str:
    """Return the score of the match."""
    return bare(f"Score: {score_line(scores, names, '', game)}")


def resigned(name: str, why: str, deal: int) -> str:
    """Return that somebody is out of the running since a deal."""
    return f"{name} {'ran out of time' if why == 'timeout' else 'resigned'} in deal {deal}."


def no_deal(number: int, finished: int) -> str:
    """Return that there is no such deal to be told."""
    if not finished:
        return "No deal of this match was finished."
    return f"There is no finished deal {number}; the match has {finished}, counted from 1."
