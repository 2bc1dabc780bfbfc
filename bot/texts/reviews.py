"""Reviews in words: how a match went, what each decision cost, and the questions."""

from collections.abc import Sequence
from math import hypot
from typing import Final

from bot.texts.chips import member
from bot.texts.coach import named, signed, unit_of, within
from bot.texts.games import wording_of
from bot.texts.names import join, plural
from bot.workers.hint_jobs import HINT
from bot.workers.review_jobs import Budget
from data.rankings.reviews import HALF, INTERVAL, Decision, MatchLuck, Progress, Review
from engine.actions import Action
from engine.views import View

COMMAND: Final = "A review of your decisions in a finished match"
MATCH: Final = "Which of your matches (default: your last one here)"
REVIEW: Final = "🎓 Review"
TITLE: Final = "🎓 Review"
ASK: Final = "What would you play?"
NEXT: Final = "Next question"
BACK: Final = "Back to the review"
FINAL: Final = "That was the last question."
REPLAY: Final = "Replay from here"
QUESTIONS: Final = ("Biggest mistake", "#2", "#3")
FAILED: Final = "The review failed this time. Please ask for it again."
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
**Mistakes** Decisions that lost more than their ±; all others may be as good as the best.
**Accuracy** The mean over your decisions: 100 % for each without a mistake, and half for every {HALF:g} \
points that a mistake costs.
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


def accuracy_line(review: Review) -> str:
    """Return the accuracy of the decisions, and the number of mistakes."""
    if not review.decisions:
        return "You had no decisions to review in this match."
    mean, error = review.accuracy
    mistakes = len(review.mistakes)
    told = "no clear mistakes" if not mistakes else plural(mistakes, "clear mistake")
    unjudged = f" · {review.unjudged} could not be judged" if review.unjudged else ""
    over = plural(len(review.decisions), "decision")
    accuracy = f"**Accuracy {mean:.1f} % ± {INTERVAL * error:.1f}**"
    return f"{accuracy} over {over}: {told}{unjudged}"


def play_line(review: Review, unit: str) -> str:
    """Return what the cards gave and what the decisions cost."""
    if not review.decisions:
        return ""
    lost, error = review.lost
    luck, luck_error = review.luck
    rest = review.points - luck + lost
    return (
        f"Luck **{within(luck, luck_error)}**, your play **{within(-lost, error)}**, later draws and "
        f"opponents {signed(rest)}: net result **{_net(review.points)}** {unit}"
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


def question(number: int, count: int, decision: Decision) -> str:
    """Return the title of a question."""
    return f"### 🎓 Question {number + 1} of {count} · deal {decision.deal}, move {decision.ply}"


def choice_line(action: Action, view: View) -> str:
    """Return the action that the search prefers at a moment of a replay."""
    return f"🎓 The judge's choice here: **{named(action, view)}**"


def answer_lines(
    decision: Decision, best: Action, played: Action, chosen: Action, view: View
) -> Sequence[str]:
    """Return the answer to a question: the best action and the one played, with their values."""
    first = f"🎓 The judge's choice: **{named(best, view)}**, expected result "
    first += f"**{within(decision.value, decision.value_error)}** {unit_of(view)}."
    if chosen == best:
        verdict = "✅ You chose the best move."
    elif chosen == played:
        verdict = "You made the same choice as in the match."
    else:
        verdict = f"You chose {named(chosen, view)}, which was not compared."
    worth = within(decision.value - decision.lost, hypot(decision.value_error, decision.lost_error))
    loss = f"**{decision.lost:.1f} ± {INTERVAL * decision.lost_error:.1f}** {unit_of(view)} less"
    then = f"In the match you played {named(played, view)}, expected result {worth}: {loss}."
    leaves = wording_of(view).effect
    reasons = [
        f"- {named(action, view)}: {said[:1].lower()}{said[1:]}"
        for action in (best, played)
        if (said := leaves(action, view))
    ]
    return [verdict, first, then, *reasons]


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
