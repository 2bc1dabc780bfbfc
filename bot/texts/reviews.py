"""Reviews in words: three numbers first, then details, and mistakes to try again.

A player reads three numbers before anything else. The accuracy says how well they played, whatever the
cards were. The result without luck says what that would have brought with average cards. The number of
blunders, mistakes and inaccuracies says how much there is to look at.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import hypot
from types import MappingProxyType
from typing import Final

from bot.texts.chips import member
from bot.texts.coach import named, signed, unit_of, within
from bot.texts.games import wording_of
from bot.texts.names import join, plural
from bot.workers.hint_jobs import HINT
from bot.workers.review_jobs import Budget
from data.rankings.reviews import (
    BLUNDER_SHARE,
    HALF,
    INTERVAL,
    MISTAKE_SHARE,
    Decision,
    MatchLuck,
    Progress,
    Review,
    Severity,
    Thresholds,
)
from engine.actions import Action
from engine.views import View

COMMAND: Final = "A review of your decisions in a finished match"
MATCH: Final = "Which of your matches (default: your last one here)"
REVIEW: Final = "🎓 Review"
TITLE: Final = "🎓 Review"
DETAILS: Final = "Details"
EXPLAINED: Final = "-# `/help topic:review` explains the method."
ASK: Final = "What would you play?"
NEXT: Final = "Next mistake"
AGAIN: Final = "Try again"
BACK: Final = "Back to the review"
REVIEW_AGAIN: Final = "Review again"
EARLIER: Final = "-# Made by an earlier judge; today’s may prefer other moves."
FINAL: Final = "That was the last mistake."
REPLAY: Final = "Replay from here"
BIGGEST: Final = ("Biggest mistake", "#2", "#3")
"""The buttons that lead to the costliest mistakes."""
PICK: Final = "Try a mistake again …"
BY_DEAL: Final = "All decisions of a deal …"
OF_SEAT: Final = "🎓 Review the play of …"
MARKS: Final[Mapping[Severity, str]] = MappingProxyType(
    {Severity.BLUNDER: "??", Severity.MISTAKE: "?", Severity.INACCURACY: "?!"}
)
"""The marks that chess players write behind a move."""
FAILED: Final = "The review failed this time. Please ask for it again."
_PLURALS: Final = MappingProxyType({Severity.INACCURACY: "inaccuracies"})
_HOW: Final = "-# 100 % means no mistakes; `/help topic:review` explains how it is computed."
LUCK: Final = "Luck is what each deal was worth before the first decision in it."
HELP: Final = f"""\
### Hints and reviews
The judge knows only what your seat knew. It deals the unseen cards many times, in ways that fit what the \
others took and discarded; tries each move in every one of these simulated deals; and plays all of them to \
the end of the deal in the same way. A move's expected result is the mean: points of that deal for you \
against the others.
**±** is the 95 % confidence interval.
**Green** Discards are green for what the line above them measures: the lowest deadwood, or **Loosest**, \
which breaks no meld, fits none on the table, and goes with few of your other cards. Once a hint has named a \
move, that move alone is green.
**Hints** In gin a hint simulates {HINT:,} deals; a review {Budget().best} to find the judge's choice, and \
{Budget().compare:,} more to compare your move with it. Where moves are close, they may name different ones.
**Points lost** Your moves against the judge's choices, compared again in new simulated deals and balanced \
against a simple player's estimate, all added up. Forced moves, and moves that the computer made for you, do \
not count. Some decisions come out slightly in your favour, because every measurement varies.
**Mistakes** Decisions that lost more than their ±; all others may be as good as the best. A mistake (?) \
costs at least {100 * MISTAKE_SHARE:g} % of the chance to win an even deal, a blunder (??) at least \
{100 * BLUNDER_SHARE:g} %; less is an inaccuracy (?!). **Details** in a review says how many points that is \
in its game.
**Accuracy** The mean over your decisions: 100 % for each without a mistake, and half for every {HALF:g} \
points that a mistake costs.
**Earlier judge** When the judge has learnt more, your older reviews stay and say so. **Review again** asks \
today’s judge.
**Luck** The expected result of each deal at your first decision in it, added up. Later draws and the \
opponents' play are in neither number.
**Winning chances** Between equal players, from the score and the expected result of the deal: the rest of \
the match is simulated 1,000 times (in gin it is calculated)."""


def progress(done: int, deals: int, ahead: int) -> str:
    """Return how far a review has come."""
    if not done and ahead:
        return f"Your review is waiting for {plural(ahead, 'other')} in this server. It starts automatically."
    bar = "▰" * done + "▱" * (deals - done) if deals <= 20 else ""
    return f"Going through your decisions: **{done}** of {plural(deals, 'deal')} done.\n{bar}"


def still_under_way() -> str:
    """Return that a review takes longer than an interaction can wait."""
    return "The review is still being made; `/review` shows it once it is done."


def headline(review: Review, thresholds: Thresholds, unit: str) -> list[str]:
    """Return the three numbers of a review, a line each."""
    if not review.decisions:
        return ["There was no decision to review in this match."]
    luck, _ = review.luck
    kinds = [decision.severity(thresholds) for decision in review.decisions]
    worst, *others = (_counted(kinds.count(severity), severity) for severity in Severity)
    mistakes = f"**{worst}**, {', '.join(others)}" if review.mistakes else "**No** clear mistakes"
    return [
        f"**{review.accuracy[0]:.1f} %** accuracy",
        f"**{signed(review.points - luck)}** {unit} without luck (result {_net(review.points)})",
        mistakes,
    ]


def _counted(count: int, severity: Severity) -> str:
    return plural(count, severity.value, _PLURALS.get(severity, ""))


def marked(severity: Severity | None) -> str:
    """Return the mark of a mistake, to follow other words; ``""`` for none."""
    return "" if severity is None else f" {MARKS[severity]}"


def accuracy_line(review: Review, unit: str) -> str:
    """Return the accuracy of the decisions with its interval, and what they lost."""
    mean, error = review.accuracy
    lost, lost_error = review.lost
    unjudged = f" ({review.unjudged} more could not be judged)" if review.unjudged else ""
    return (
        f"**Accuracy** {mean:.1f} % ± {INTERVAL * error:.1f} in "
        f"{plural(len(review.decisions), 'decision')}{unjudged}; "
        f"{unit} lost {lost:.1f} ± {INTERVAL * lost_error:.1f}"
    )


def result_line(review: Review, unit: str) -> str:
    """Return the parts of the result: luck, decisions, and the rest."""
    lost, error = review.lost
    luck, luck_error = review.luck
    rest = review.points - luck + lost
    return (
        f"**Result** luck {within(luck, luck_error)}, decisions {within(-lost, error)}, later draws and "
        f"opponents {signed(rest)}: net **{_net(review.points)}** {unit}"
    )


def thresholds_line(thresholds: Thresholds, unit: str) -> str:
    """Return from which loss on a mistake is called what."""
    return (
        f"**Mistakes** ?? blunder: {thresholds.blunder:g} {unit} or more; ? mistake: "
        f"{thresholds.mistake:g} or more; ?! inaccuracy: less, but more than its ±"
    )


def basis_line(review: Review) -> str:
    """Return from how many simulated deals the numbers come."""
    if not (review.playouts and review.decisions):
        return "-# ±: 95 % confidence."
    each = max(1, round(review.playouts / len(review.decisions)))
    return (
        f"-# Based on {review.playouts:,} simulated deals, about {each:,} a decision, 95 % confidence. "
        "A hint simulates other deals, so it may prefer another move where two are close."
    )


def _net(points: float) -> str:
    """Return points with their sign, and with a decimal only if they have one."""
    return signed(points).removesuffix(".0")


def luck_lines(found: Sequence[MatchLuck], unit: str) -> list[str]:
    """Return what the cards of a match gave its members."""
    told = [
        f"{member(each.member_id)} **{within(each.luck, each.error)}** (result {_net(each.points)} {unit})"
        for each in found
    ]
    if not told:
        return []
    return [f"**Luck** {join(told)}", f"-# {LUCK}"]


def course_words(review: Review, unit: str) -> str:
    """Return the plot of a match in words: the standing at each deal, and the turning point."""
    begins: dict[int, float] = {}
    for decision in review.decisions:
        begins.setdefault(decision.deal, decision.standing)
    if not begins:
        return ""
    every = [*begins] == [*range(1, len(begins) + 1)]
    told = [
        f"{'' if every else f'deal {number} '}{_standing(standing, chances=review.chances)}"
        for number, standing in begins.items()
    ]
    what = "Winning chances" if review.chances else f"Net {unit}"
    costliest = next(iter(review.mistakes), None)
    most = ""
    if costliest is not None:
        most = f" Biggest mistake: deal {costliest.deal}, move {costliest.ply}."
    return f"{what} by deal: {', '.join(told)}.{most}"


def _standing(standing: float, *, chances: bool) -> str:
    return f"{100 * standing:.0f} %" if chances else signed(standing)


def mistake_label(decision: Decision, thresholds: Thresholds, unit: str) -> str:
    """Return a mistake for a menu: its mark, its place and its cost."""
    mark = marked(decision.severity(thresholds)).strip()
    return f"{mark} Deal {decision.deal}, move {decision.ply}: {signed(-decision.lost)} {unit}"


def question(number: int, count: int, decision: Decision, thresholds: Thresholds) -> list[str]:
    """Return the title of a mistake that is tried again; ``number`` counts from 0."""
    severity = decision.severity(thresholds) or Severity.INACCURACY
    return [
        f"### 🎓 {AGAIN}: {severity.value}{marked(severity)}",
        f"-# Deal {decision.deal}, move {decision.ply} · {number + 1} of {count}",
    ]


def ask_part(first: str) -> str:
    """Return the placeholder of one of several menus of moves, by its first move."""
    return f"{ASK} {first} …"


def deal_label(number: int) -> str:
    """Return a deal for a menu."""
    return f"Deal {number}"


def deal_title(number: int) -> str:
    """Return the title of the decisions of a deal."""
    return f"**All decisions in deal {number}**"


def deal_lines(
    told: Iterable[tuple[Decision, str]], thresholds: Thresholds, unit: str, most: int
) -> list[str]:
    """Return at most ``most`` decisions of a deal, each with the words for its move.

    If there are more, only mistakes are listed, the first of them.
    """
    every = [*told]
    listed = every if len(every) <= most else [each for each in every if each[0].is_mistake][:most]
    lines = []
    for decision, move in listed:
        severity = decision.severity(thresholds)
        cost = f" **{MARKS[severity]} {signed(-decision.lost)}** {unit}" if severity is not None else ""
        lines.append(f"`{decision.ply}` {move}{cost}")
    left = len(every) - len(listed)
    return [*lines, f"-# {plural(left, 'other decision')} not listed"] if left else lines


def choice_line(action: Action, view: View) -> str:
    """Return the action that the search prefers at a moment of a replay."""
    return f"🎓 The judge's choice here: **{named(action, view)}**"


def answer_lines(
    decision: Decision,
    tried: Decision | None,
    thresholds: Thresholds,
    moves: tuple[Action, Action, Action],
    view: View,
) -> Sequence[str]:
    """Return the answer to a choice: a verdict, and what the moves are worth.

    ``moves`` are the best one, the one played in the match, and the one chosen now. ``tried`` is the decision
    with this choice; None if it could not be compared.
    """
    best, played, chosen = moves
    unit = unit_of(view)
    lines = [f"**Judge:** {_worth(best, replace(decision, lost=0.0, lost_error=0.0), view)}"]
    if chosen not in (best, played) and tried is not None:
        lines.append(f"**You now:** {_worth(chosen, tried, view)}")
    costs = f"{decision.lost:.1f} ± {INTERVAL * decision.lost_error:.1f}"
    mark = marked(decision.severity(thresholds))
    lines.append(f"**In the match{mark}:** {_worth(played, decision, view)}; it costs {costs}")
    lines.append(f"-# Expected {unit}; ±: 95 % confidence")
    leaves = wording_of(view).effect
    reasons = [
        f"- {named(action, view)}: {said[:1].lower()}{said[1:]}"
        for action in (best, played if chosen == best else chosen)
        if (said := leaves(action, view))
    ]
    same = "You made the same choice as in the match. " if chosen == played else ""
    return [same + _verdict(tried, thresholds, unit, is_best=chosen == best), *lines, *reasons]


def _verdict(tried: Decision | None, thresholds: Thresholds, unit: str, *, is_best: bool) -> str:
    """Return what a choice is worth, in a sentence."""
    if is_best:
        return "✅ You found the best move."
    if tried is None:
        return "Your choice could not be compared this time. Please try it again."
    difference = f"**{abs(tried.lost):.1f} ± {INTERVAL * tried.lost_error:.1f}** {unit}"
    severity = tried.severity(thresholds)
    if severity is not None:
        return f"❌ **{severity.value.capitalize()}{marked(severity)}** It costs {difference}."
    if tried.lost < -INTERVAL * tried.lost_error and tried.lost <= -0.05:
        return f"✅ Your choice came out better than the judge's, by {difference}."
    return f"✅ As good as the judge's choice: the difference is {difference}."


def _worth(action: Action, decision: Decision, view: View) -> str:
    """Return an action and its expected result, if the decision is the one with this action."""
    error = hypot(decision.value_error, decision.lost_error)
    return f"{named(action, view)}, **{within(decision.value - decision.lost, error)}**"


def accuracy_in_match(found: tuple[float, float] | None) -> str:
    """Return a member's accuracy in a reviewed match; ``""`` without a review."""
    if found is None:
        return ""
    accuracy, error = found
    return f"**Accuracy** {accuracy:.1f} % ± {INTERVAL * error:.1f} by your review\n{_HOW}"


def accuracy_over_time(found: Progress | None) -> str:
    """Return a member's accuracy in the last reviewed matches; ``""`` without any."""
    if found is None:
        return ""
    mean, error = found.mean
    values = [value for value, _ in found.matches]
    course = " → ".join(f"{value:.0f}" for value in values[-6:])
    last = f" · last: {course}" if len(values) > 1 else ""
    matches = plural(len(values), "reviewed match", "reviewed matches")
    return f"**Accuracy** {mean:.1f} % ± {INTERVAL * error:.1f} in {matches}{last}\n{_HOW}"


def luck_over_time(found: Progress | None, unit: str) -> str:
    """Return a member's luck in the last matches, and the results without it.

    ``""`` if it was not measured.
    """
    if found is None:
        return ""
    luck, error = found.total
    matches = plural(len(found.matches), "match", "matches")
    return (
        f"**Luck** {within(luck, error)}; result {_net(found.points)}; without luck "
        f"{within(found.points - luck, error)} ({unit}, {matches})"
        f"\n-# {LUCK}"
    )
