"""Duplicate deals in words: hidden cards and comparisons."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from bot.manager.tournaments.tournament_store import LiveTournament
from bot.texts.localization import LazyMessage, decimal, message
from engine.tournaments.duplicate import Comparison

HIDDEN: Final = LazyMessage("duplicate-hidden")
VEILED: Final = LazyMessage("duplicate-veiled")
NO_WORD: Final = LazyMessage("duplicate-no-word")
CHECKED: Final = LazyMessage("duplicate-checked")
FOLLOWS: Final = LazyMessage("duplicate-follows")
SHARE: Final = LazyMessage("duplicate-share")
COMMAND: Final = LazyMessage("duplicate-command")
ROUND: Final = LazyMessage("duplicate-option-round")
PLAYER: Final = LazyMessage("duplicate-option-player")
TITLE: Final = LazyMessage("duplicate-title")
CHOOSE: Final = LazyMessage("duplicate-choose")
REPLAYS: Final = LazyMessage("duplicate-replays")
ALL_DEALS: Final = LazyMessage("duplicate-all-deals")


def commitment_line(live: LiveTournament) -> str:
    """Return the commitment to all decks of a tournament."""
    return f"-# {message('duplicate-commitment')}\n-# `{live.record.commitment}`"


def heading(number: int, player: str) -> str:
    """Return the title of the comparison of a round."""
    return f"### {TITLE}\n{round_name(number)} · {player}"


def round_name(number: int) -> str:
    """Return how a round is called."""
    return message("duplicate-round", round=number)


def deal_name(deal: int) -> str:
    """Return how a deal (from 1) is called."""
    return message("duplicate-deal", deal=deal)


def comparison_line(found: Comparison) -> str:
    """Return how a seat did in a deal beside the others."""
    title = f"**{deal_name(found.deal)}**"
    if found.own is None:
        return f"{title} · {message('duplicate-not-finished')}"
    if found.difference is None:
        return f"{title} · {message('duplicate-alone', own=_points(found.own))}"
    return f"{title} · " + message(
        "duplicate-compared",
        own=_points(found.own),
        mean=_points(found.mean or Fraction()),
        difference=_points(found.difference),
    )


def extremes(compared: Sequence[Comparison]) -> str:
    """Return the best and the worst deal of several; "" if there are not two."""
    ranked = sorted((each for each in compared if each.difference is not None), key=_difference)
    if len(ranked) < 2 or ranked[0].difference == ranked[-1].difference:
        return ""
    worst, best = ranked[0], ranked[-1]
    return message(
        "duplicate-extremes",
        best=best.deal,
        gained=_points(_difference(best)),
        worst=worst.deal,
        lost=_points(_difference(worst)),
    )


def total_line(compared: Sequence[Comparison]) -> str:
    """Return the sum of the differences."""
    return message("duplicate-total", difference=_points(sum(map(_difference, compared), Fraction())))


def other_line(pairing: int, player: str, points: int) -> str:
    """Return what somebody else made with the same cards."""
    return message("duplicate-other", match=pairing, player=player, points=_points(points))


def match_label(pairing: int) -> str:
    """Return the label of the button that replays the deal of another match."""
    return message("duplicate-match", match=pairing)


def none_yet() -> str:
    """Return that there is nothing to compare."""
    return message("duplicate-none")


def not_over(number: int) -> str:
    """Return that a round is still played."""
    return message("duplicate-not-over", round=number)


def not_in(number: int) -> str:
    """Return that somebody did not play in a round."""
    return message("duplicate-not-in", round=number)


def _difference(found: Comparison) -> Fraction:
    return found.difference or Fraction()


def _points(value: Fraction | int) -> str:
    """Return points with their sign, rounded to hundredths if they are not whole."""
    rounded = round(Fraction(value), 2)
    return f"{'+' if rounded > 0 else ''}{decimal(float(rounded), 0 if rounded.denominator == 1 else 2)}"
