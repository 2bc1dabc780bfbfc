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
from bot.texts.games.wordings import wording_of
from bot.texts.localization import LazyMessage, decimal, join, message, number, with_arrows, with_commas
from bot.texts.play.coach import named, signed, unit_of, within
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

COMMAND: Final = LazyMessage("reviews-command")
MATCH: Final = LazyMessage("reviews-option-match")
REVIEW: Final = LazyMessage("reviews-button")
TITLE: Final = LazyMessage("reviews-title")
DETAILS: Final = LazyMessage("reviews-details")
EXPLAINED: Final = LazyMessage("reviews-explained")
ASK: Final = LazyMessage("reviews-ask")
NEXT: Final = LazyMessage("reviews-next-mistake")
AGAIN: Final = LazyMessage("reviews-try-again")
BACK: Final = LazyMessage("reviews-back")
REVIEW_AGAIN: Final = LazyMessage("reviews-review-again")
EARLIER: Final = LazyMessage("reviews-earlier")
FINAL: Final = LazyMessage("reviews-final")
REPLAY: Final = LazyMessage("reviews-replay")
BIGGEST: Final = (LazyMessage("reviews-biggest"), "#2", "#3")
"""The buttons that lead to the costliest mistakes."""
PICK: Final = LazyMessage("reviews-pick")
BY_DEAL: Final = LazyMessage("reviews-by-deal")
OF_SEAT: Final = LazyMessage("reviews-of-seat")
MARKS: Final[Mapping[Severity, str]] = MappingProxyType(
    {Severity.BLUNDER: "??", Severity.MISTAKE: "?", Severity.INACCURACY: "?!"}
)
"""The marks that chess players write behind a move."""
FAILED: Final = LazyMessage("reviews-failed")
_HOW: Final = LazyMessage("reviews-how-explained")
LUCK: Final = LazyMessage("reviews-luck-explained")


def review_help() -> str:
    """Return the page of help about hints and reviews."""
    budget = Budget()
    return message(
        "reviews-help",
        hint=number(HINT),
        search=number(budget.best),
        compare=number(budget.compare),
        mistake=_short(100 * MISTAKE_SHARE),
        blunder=_short(100 * BLUNDER_SHARE),
        half=_short(HALF),
    )


def _short(value: float) -> str:
    """Return a number with as many decimals as it needs."""
    return decimal(value, len(f"{value:g}".partition(".")[2]))


def progress(done: int, deals: int, ahead: int) -> str:
    """Return how far a review has come."""
    if not done and ahead:
        return message("reviews-waiting", others=ahead)
    bar = "▰" * done + "▱" * (deals - done) if deals <= 20 else ""
    return f"{message('reviews-progress', done=done, deals=deals)}\n{bar}"


def still_under_way() -> str:
    """Return that a review takes longer than an interaction can wait."""
    return message("reviews-under-way")


def headline(review: Review, thresholds: Thresholds, unit: str) -> list[str]:
    """Return the three numbers of a review, a line each."""
    if not review.decisions:
        return [message("reviews-nothing")]
    luck, _ = review.luck
    kinds = [decision.severity(thresholds) for decision in review.decisions]
    worst = message("reviews-blunders", count=kinds.count(Severity.BLUNDER))
    others = [
        message("reviews-mistakes", count=kinds.count(Severity.MISTAKE)),
        message("reviews-inaccuracies", count=kinds.count(Severity.INACCURACY)),
    ]
    return [
        message("reviews-accurate", accuracy=decimal(review.accuracy[0])),
        message(
            "reviews-without-luck",
            points=signed(review.points - luck),
            result=_net(review.points),
            unit=unit,
        ),
        with_commas([f"**{worst}**", *others]) if review.mistakes else message("reviews-no-mistakes"),
    ]


def marked(severity: Severity | None) -> str:
    """Return the mark of a mistake, to follow other words; ``""`` for none."""
    return "" if severity is None else f" {MARKS[severity]}"


def accuracy_line(review: Review, unit: str) -> str:
    """Return the accuracy of the decisions with its interval, and what they lost."""
    mean, error = review.accuracy
    lost, lost_error = review.lost
    return message(
        "reviews-accuracy",
        accuracy=decimal(mean),
        interval=decimal(INTERVAL * error),
        decisions=len(review.decisions),
        unjudged=review.unjudged,
        lost=f"{decimal(lost)} ± {decimal(INTERVAL * lost_error)}",
        unit=unit,
    )


def result_line(review: Review, unit: str) -> str:
    """Return the parts of the result: luck, decisions, and the rest."""
    lost, error = review.lost
    luck, luck_error = review.luck
    rest = review.points - luck + lost
    return message(
        "reviews-result",
        luck=within(luck, luck_error),
        decisions=within(-lost, error),
        rest=signed(rest),
        net=_net(review.points),
        unit=unit,
    )


def thresholds_line(thresholds: Thresholds, unit: str) -> str:
    """Return from which loss on a mistake is called what."""
    blunder, mistake = _short(thresholds.blunder), _short(thresholds.mistake)
    return message("reviews-thresholds", blunder=blunder, mistake=mistake, unit=unit)


def basis_line(review: Review) -> str:
    """Return from how many simulated deals the numbers come."""
    if not (review.playouts and review.decisions):
        return f"-# {message('reviews-confidence')}"
    each = max(1, round(review.playouts / len(review.decisions)))
    return f"-# {message('reviews-basis', deals=number(review.playouts), each=number(each))}"


def _net(points: float) -> str:
    """Return points with their sign, and with a decimal only if they have one."""
    whole = round(points)
    if round(points, 1) == whole:
        return f"{'−' if whole < 0 else '+'}{abs(whole)}"
    return signed(points)


def luck_lines(found: Sequence[MatchLuck], unit: str) -> list[str]:
    """Return what the cards of a match gave its members."""
    told = [
        message(
            "reviews-luck-of",
            member=member(each.member_id),
            luck=within(each.luck, each.error),
            result=_net(each.points),
            unit=unit,
        )
        for each in found
    ]
    if not told:
        return []
    return [message("reviews-luck", members=join(told)), f"-# {LUCK}"]


def course_words(review: Review, unit: str) -> str:
    """Return the plot of a match in words: the standing at each deal, and the turning point."""
    begins: dict[int, float] = {}
    for decision in review.decisions:
        begins.setdefault(decision.deal, decision.standing)
    if not begins:
        return ""
    every = [*begins] == [*range(1, len(begins) + 1)]
    told = []
    for deal, standing in begins.items():
        shown = _standing(standing, chances=review.chances)
        told.append(shown if every else message("reviews-course-deal", deal=deal, standing=shown))
    title = message("reviews-course-chances") if review.chances else message("reviews-course-lead", unit=unit)
    lines = [f"{title} {with_commas(told)}."]
    costliest = next(iter(review.mistakes), None)
    if costliest is not None:
        lines.append(message("reviews-course-biggest", deal=costliest.deal, move=costliest.ply))
    return " ".join(lines)


def plot_label(deal: int) -> str:
    """Return the label of a deal in the plot of a match."""
    return message("reviews-plot-deal", number=deal)


def _standing(standing: float, *, chances: bool) -> str:
    if chances:
        return message("reviews-percent", number=decimal(100 * standing, 0))
    return signed(standing)


def mistake_label(decision: Decision, thresholds: Thresholds, unit: str) -> str:
    """Return a mistake for a menu: its mark, its place and its cost."""
    mark = marked(decision.severity(thresholds)).strip()
    lost = signed(-decision.lost)
    return message("reviews-mistake", mark=mark, deal=decision.deal, move=decision.ply, lost=lost, unit=unit)


def question(number: int, count: int, decision: Decision, thresholds: Thresholds) -> list[str]:
    """Return the title of a mistake that is tried again; ``number`` counts from 0."""
    severity = decision.severity(thresholds) or Severity.INACCURACY
    place = message(
        "reviews-question-place",
        deal=decision.deal,
        move=decision.ply,
        number=number + 1,
        count=count,
    )
    return [f"### 🎓 {message('reviews-question', severity=severity.value)}", f"-# {place}"]


def ask_part(first: str) -> str:
    """Return the placeholder of one of several menus of moves, by its first move."""
    return message("reviews-ask-part", first=first)


def deal_label(number: int) -> str:
    """Return a deal for a menu."""
    return message("reviews-deal", number=number)


def deal_title(number: int) -> str:
    """Return the title of the decisions of a deal."""
    return message("reviews-deal-title", number=number)


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
        cost = ""
        if severity is not None:
            lost = signed(-decision.lost)
            cost = f" {message('reviews-cost', mark=MARKS[severity], lost=lost, unit=unit)}"
        lines.append(f"`{decision.ply}` {move}{cost}")
    left = len(every) - len(listed)
    return [*lines, f"-# {message('reviews-not-listed', count=left)}"] if left else lines


def choice_line(action: Action, view: View) -> str:
    """Return the action that the search prefers at a moment of a replay."""
    return message("reviews-choice", action=named(action, view))


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
    judged = _worth(best, replace(decision, lost=0.0, lost_error=0.0), view)
    lines = [message("reviews-judge", worth=judged)]
    if chosen not in (best, played) and tried is not None:
        lines.append(message("reviews-you-now", worth=_worth(chosen, tried, view)))
    lines.append(
        message(
            "reviews-in-match",
            mark=marked(decision.severity(thresholds)),
            worth=_worth(played, decision, view),
            costs=f"{decimal(decision.lost)} ± {decimal(INTERVAL * decision.lost_error)}",
        )
    )
    lines.append(f"-# {message('reviews-expected', unit=unit)}")
    leaves = wording_of(view).effect
    reasons = [
        f"- {named(action, view)}: {said}"
        for action in (best, played if chosen == best else chosen)
        if (said := leaves(action, view))
    ]
    same = [message("reviews-same-choice")] if chosen == played else []
    verdict = _verdict(tried, thresholds, unit, is_best=chosen == best)
    return [" ".join([*same, verdict]), *lines, *reasons]


def _verdict(tried: Decision | None, thresholds: Thresholds, unit: str, *, is_best: bool) -> str:
    """Return what a choice is worth, in a sentence."""
    if is_best:
        return message("reviews-found")
    if tried is None:
        return message("reviews-not-compared")
    difference = f"{decimal(abs(tried.lost))} ± {decimal(INTERVAL * tried.lost_error)}"
    severity = tried.severity(thresholds)
    if severity is not None:
        return message("reviews-verdict-mistake", severity=severity.value, difference=difference, unit=unit)
    if tried.lost < -INTERVAL * tried.lost_error and tried.lost <= -0.05:
        return message("reviews-verdict-better", difference=difference, unit=unit)
    return message("reviews-verdict-as-good", difference=difference, unit=unit)


def _worth(action: Action, decision: Decision, view: View) -> str:
    """Return an action and its expected result, if the decision is the one with this action."""
    error = hypot(decision.value_error, decision.lost_error)
    return with_commas([named(action, view), f"**{within(decision.value - decision.lost, error)}**"])


def accuracy_in_match(found: tuple[float, float] | None) -> str:
    """Return a member's accuracy in a reviewed match; ``""`` without a review."""
    if found is None:
        return ""
    accuracy, error = found
    shown = message(
        "reviews-accuracy-in-match", accuracy=decimal(accuracy), interval=decimal(INTERVAL * error)
    )
    return f"{shown}\n-# {_HOW}"


def accuracy_over_time(found: Progress | None) -> str:
    """Return a member's accuracy in the last reviewed matches; ``""`` without any."""
    if found is None:
        return ""
    mean, error = found.mean
    values = [value for value, _ in found.matches]
    shown = message(
        "reviews-accuracy-over-time",
        accuracy=decimal(mean),
        interval=decimal(INTERVAL * error),
        matches=len(values),
    )
    if len(values) > 1:
        course = with_arrows(decimal(value, 0) for value in values[-6:])
        shown = f"{shown} · {message('reviews-last', course=course)}"
    return f"{shown}\n-# {_HOW}"


def luck_over_time(found: Progress | None, unit: str) -> str:
    """Return a member's luck in the last matches, and the results without it.

    ``""`` if it was not measured.
    """
    if found is None:
        return ""
    luck, error = found.total
    told = message(
        "reviews-luck-over-time",
        luck=within(luck, error),
        result=_net(found.points),
        without=within(found.points - luck, error),
        unit=unit,
        matches=len(found.matches),
    )
    return f"{told}\n-# {LUCK}"
