"""Statistics of all deals in words: what they say about the fairness of the cards."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.texts.chips import number
from bot.texts.names import plural
from data.fairness.fairness_statistics import FEWEST, LEVEL, SignificanceTest, Sums, significance_tests

COMMAND: Final = "Statistics of all deals in this server: do people and computers get equal cards?"
GAME: Final = "Which game (default: all games)"

PICTURE: Final = "Each result beside what a fair shuffle gives; the text above says the same"
_SHORT: Final[Mapping[str, str]] = {
    "better": "better hands",
    "fits": "cards that fit",
    "courts": "court cards",
    "lot": "deal first",
}
_WHOSE: Final[Mapping[str, str]] = {"computers": "computers", "dealer": "dealers", "seat": "first seat"}
_WHO: Final[Mapping[str, tuple[str, str]]] = {
    "computers": ("computers", "people"),
    "dealer": ("dealers", "the others"),
    "seat": ("those in the first seat", "the others"),
}
_WHAT: Final[Mapping[str, tuple[str, str]]] = {
    "deadwood": ("points more deadwood", "points less deadwood"),
    "fits": ("more pairs of cards that fit", "fewer pairs of cards that fit"),
    "courts": ("more kings, queens and jacks", "fewer kings, queens and jacks"),
    "jokers": ("more jokers", "fewer jokers"),
}


def statistics_lines(sums: Sums, title: str | None) -> list[str]:
    """Return the page of a guild, for a game by its title (None: all games)."""
    lines = [f"### 🔏 The cards of this server · {title or 'all games'}"]
    deals = max((each.deals for each in sums.values()), default=0)
    if deals < FEWEST:
        said = f"{_dealt(deals)} counted so far" if deals else "No deals counted yet"
        return [*lines, f"{said}: too few. Statistics start at {FEWEST}.", _COUNTED]
    found = significance_tests(sums)
    asked = fairness_answers(sums)
    wins = [each for each in found if each.name.startswith("wins ")]
    lines.append(
        f"**{_dealt(deals)}.** A fair shuffle should give, no matter how well anybody plays: 50 of 100 "
        "comparisons, and a difference of 0 in everything else."
    )
    lines += [f"- {_upper(_said(each))} · {_dealt(each.deals)}" for each in asked]
    lines.append(_verdict(asked))
    if wins:
        places = ", ".join(map(_won, wins))
        lines.append(
            "Wins also depend on the rules and on skill, so this is shown but not judged: deals won of "
            f"100 above an equal share, by the dealer and then seat by seat: {places}."
        )
    together = plural(len(asked), "question")
    lines.append(
        f"-# ± allows for {together} at once (Bonferroni): such a page accuses a fair dealer at most "
        f"{round(100 * LEVEL)} time in 100. First hands are compared within each deal."
    )
    return [*lines, _COUNTED]


_COUNTED: Final = (
    "-# Counts every verifiable deal of finished matches with open hands; private ones are left out, because "
    "sums would reveal their cards."
)


def fairness_answers(sums: Sums) -> list[SignificanceTest]:
    """Return the answers that an honest shuffle can be tested on; empty with too few deals."""
    return [each for each in significance_tests(sums) if not each.name.startswith("wins ")]


def named(each: SignificanceTest) -> str:
    """Return a short name for a question, such as "deadwood, computers"."""
    what, _, who = each.name.partition(" ")
    return f"{_SHORT.get(what, what)}, {_WHOSE.get(who, who)}"


def _verdict(asked: Sequence[SignificanceTest]) -> str:
    """Return in a sentence what the answers mean."""
    accusing = [each for each in asked if each.is_significant]
    if accusing:
        told = "; ".join(_said(each) for each in accusing)
        return f"**{_upper(told)}: chance hardly explains that. Ask the owner of this bot.**"
    names = ("deadwood computers", "fits computers", "better dealer")
    first = next((each for name in names for each in asked if each.name == name), None)
    return f"**{_upper(_said(first))}: nothing unusual.**" if first is not None else "**Nothing unusual.**"


def _said(each: SignificanceTest) -> str:
    what, _, who = each.name.partition(" ")
    if what == "lot":
        value, interval, more = 100 * abs(each.value), 100 * each.interval, each.value >= 0
        amount = f"{value:.1f} ± {interval:.1f} times in 100 {'more' if more else 'less'} often"
        return f"computers dealt first {amount} than their share"
    one, other = _WHO[who]
    if what == "better":
        share, interval = 100 * (each.value + 0.5), 100 * each.interval
        return (
            f"{one} had a better first hand than {other} in {share:.1f} ± {interval:.1f} of 100 comparisons"
        )
    unit = _WHAT[what][each.value < 0]
    return f"{one} got {abs(each.value):.2f} ± {each.interval:.2f} {unit} than {other}"


def _won(each: SignificanceTest) -> str:
    """Return how often a place has won."""
    return f"{100 * each.value:+.1f} ± {100 * each.interval:.1f}".replace("-", "−")


def _dealt(deals: int) -> str:
    return f"{number(deals)} {'deal' if deals == 1 else 'deals'}"


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
