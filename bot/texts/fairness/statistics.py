"""Statistics of all deals in words: what they say about the fairness of the cards."""

from collections.abc import Sequence
from typing import Final

from bot.texts.localization import LazyMessage, decimal, message, number, with_commas, with_semicolons
from data.fairness.fairness_statistics import FEWEST, LEVEL, SignificanceTest, Sums, significance_tests

COMMAND: Final = LazyMessage("statistics-command")
GAME: Final = LazyMessage("statistics-option-game")
PICTURE: Final = LazyMessage("statistics-picture")
EXPECTED: Final = LazyMessage("statistics-expected")
"""The label of the expected value in the picture."""
_MORE, _LESS = "more", "less"


def statistics_lines(sums: Sums, title: str | None) -> list[str]:
    """Return the page of a guild, for a game by its title (None: all games)."""
    name = message("statistics-title", game=title) if title else message("statistics-title-all-games")
    lines = [f"### {name}"]
    counted = f"-# {message('statistics-counted')}"
    deals = max((each.deals for each in sums.values()), default=0)
    if deals < FEWEST:
        few = (
            message("statistics-too-few", deals=number(deals), count=deals, fewest=FEWEST)
            if deals
            else message("statistics-none", fewest=FEWEST)
        )
        return [*lines, few, counted]
    asked = fairness_answers(sums)
    wins = [each for each in significance_tests(sums) if each.name.startswith("wins ")]
    lines.append(message("statistics-expectation", deals=number(deals), count=deals))
    lines += [f"- {_said(each)} · {_dealt(each.deals)}" for each in asked]
    lines.append(_verdict(asked))
    if wins:
        lines.append(message("statistics-wins", places=with_commas(map(_won, wins))))
    method = message("statistics-method", questions=len(asked), level=round(100 * LEVEL))
    return [*lines, f"-# {method}", counted]


def fairness_answers(sums: Sums) -> list[SignificanceTest]:
    """Return the answers that an honest shuffle can be tested on; empty with too few deals."""
    return [each for each in significance_tests(sums) if not each.name.startswith("wins ")]


def named(each: SignificanceTest) -> str:
    """Return a short name for a question, such as "deadwood, computers"."""
    what, _, who = each.name.partition(" ")
    return message("statistics-label", what=what, who=who)


def _verdict(asked: Sequence[SignificanceTest]) -> str:
    """Return in a sentence what the answers mean."""
    accusing = [each for each in asked if each.is_significant]
    if accusing:
        return message("statistics-accusing", answers=with_semicolons(map(_said, accusing)))
    pairs = (("deadwood", "computers"), ("fits", "computers"), ("better", "dealer"))
    names = [f"{what} {who}" for what, who in pairs]
    first = next((each for name in names for each in asked if each.name == name), None)
    if first is None:
        return message("statistics-all-usual")
    return message("statistics-usual", answer=_said(first))


def _said(each: SignificanceTest) -> str:
    what, _, who = each.name.partition(" ")
    direction = _MORE if each.value >= 0 else _LESS
    difference = f"{decimal(abs(each.value), 2)} ± {decimal(each.interval, 2)}"
    match what:
        case "lot":
            often = f"{decimal(100 * abs(each.value))} ± {decimal(100 * each.interval)}"
            return message("statistics-lot", difference=often, direction=direction)
        case "better":
            share = f"{decimal(100 * (each.value + 0.5))} ± {decimal(100 * each.interval)}"
            return message("statistics-better", who=who, share=share)
        case "deadwood":
            return message("statistics-deadwood", who=who, difference=difference, direction=direction)
        case "fits":
            return message("statistics-fits", who=who, difference=difference, direction=direction)
        case "courts":
            return message("statistics-courts", who=who, difference=difference, direction=direction)
        case _:
            return message("statistics-jokers", who=who, difference=difference, direction=direction)


def _won(each: SignificanceTest) -> str:
    """Return how often a place has won."""
    sign = "+" if each.value >= 0 else ""
    return f"{sign}{decimal(100 * each.value)} ± {decimal(100 * each.interval)}"


def _dealt(deals: int) -> str:
    return message("statistics-deals", deals=number(deals), count=deals)
