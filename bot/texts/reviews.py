"""Reviews in words: how a match went, what each decision cost, and the questions."""

from collections.abc import Sequence
from math import hypot
from typing import Final

from bot.texts.chips import member
from bot.texts.coach import named, signed, unit_of, within
from bot.texts.games import wording_of
from bot.texts.names import join, plural
from data.rankings.reviews import HALF, INTERVAL, Decision, MatchLuck, Progress, Review
from engine.actions import Action
from engine.views import View

COMMAND: Final = "What the judge thinks of your decisions in a match that has ended"
MATCH: Final = "Which of your matches, the last of this channel without it"
REVIEW: Final = "🎓 Review"
TITLE: Final = "🎓 Review"
ASK: Final = "What would you play?"
NEXT: Final = "Next question"
BACK: Final = "Back to the review"
FINAL: Final = "That was the last question."
REPLAY: Final = "Replay from here"
QUESTIONS: Final = ("Costliest decision", "The second", "The third")
FAILED: Final = "The review could not be made this time. Please ask for it again."
_HOW: Final = "-# 100 % is what the judge would play; `/help topic:review` says how it is computed."
LUCK: Final = "What the judge thought each deal was worth at the first decision in it."
HELP: Final = f"""\
### Hints and reviews
The judge knows what a seat knew and nothing else. It deals the unseen cards anew, many times, as what the \
others took and threw makes likely; tries the actions in question in each of those worlds; and plays each to \
the end of the deal, the same way for all. What an action is worth is the mean: points of that deal for you \
against the others.
**±** In 95 of 100 cases the truth is not farther away.
**Points lost** For each decision, what you played against the judge's choice, tried again in the same new \
worlds and held against what a player who only looks would think, all added up. Moves without a choice, and \
those that the computer made for you, are left out. Some decisions count the other way, since what is \
measured scatters.
**Mistakes** Decisions whose loss is beyond its ±; all others are as good as the best, as far as can be told.
**Accuracy** The mean over your decisions: 100 % for each that is no mistake, and half for every {HALF:g} \
points that a mistake costs.
**Luck** What the judge thought each deal was worth at your first decision in it, added up. The rest, cards \
drawn later and what others did, is in neither number.
**Chance to win** Between equals, from the score and what the deal is worth: the rest of the match is drawn \
1,000 times from what deals have brought (at gin a table tells it)."""


def progress(done: int, deals: int, ahead: int) -> str:
    """Return how far a review has come."""
    if not done and ahead:
        return f"Your review waits for {plural(ahead, 'other')} of this server. It begins by itself."
    bar = "▰" * done + "▱" * (deals - done) if deals <= 20 else ""
    return f"Going through your decisions: **{done}** of {plural(deals, 'deal')} done.\n{bar}"


def still_under_way() -> str:
    """Return that a review takes longer than an interaction can wait."""
    return "The review is still being made; `/review` shows it once it is done."


def accuracy_line(review: Review) -> str:
    """Return the accuracy of the decisions, and the number of mistakes."""
    if not review.decisions:
        return "There was no decision of yours to judge in this match."
    mean, error = review.accuracy
    mistakes = len(review.mistakes)
    told = "no mistake" if not mistakes else plural(mistakes, "mistake")
    unjudged = f" · {review.unjudged} could not be judged" if review.unjudged else ""
    over = plural(len(review.decisions), "decision")
    accuracy = f"**Accuracy {mean:.1f} % ± {INTERVAL * error:.1f}**"
    return f"{accuracy} over {over}: {told} beyond doubt{unjudged}"


def play_line(review: Review, unit: str) -> str:
    """Return what the cards gave and what the decisions cost."""
    if not review.decisions:
        return ""
    lost, error = review.lost
    luck, luck_error = review.luck
    rest = review.points - luck + lost
    return (
        f"The cards gave you **{within(luck, luck_error)}**, your play **{within(-lost, error)}**; "
        f"later draws and the others {signed(rest)}: in all {signed(review.points)} {unit} against them."
    )


def luck_lines(found: Sequence[MatchLuck], unit: str) -> list[str]:
    """Return what the cards of a match gave its members."""
    told = [
        f"{member(each.member_id)} **{within(each.luck, each.error)}** of {signed(each.points)} {unit}"
        for each in found
    ]
    if not told:
        return []
    return [f"**Luck** the cards gave {join(told)}", f"-# {LUCK}"]


def course_words(review: Review, unit: str) -> str:
    """Return the plot of a match in words: the standing at each deal, and the turning point."""
    begins: dict[int, float] = {}
    for decision in review.decisions:
        begins.setdefault(decision.deal, decision.standing)
    told = [
        f"{_standing(standing, chances=review.chances)} as deal {number} began"
        for number, standing in begins.items()
    ]
    if not told:
        return ""
    what = "Your chance to win the match" if review.chances else f"Your {unit} against the others"
    costliest = next(iter(review.mistakes), None)
    most = ""
    if costliest is not None:
        most = f" The costliest decision was in deal {costliest.deal} at move {costliest.ply}."
    return f"{what}: {join(told)}.{most}"


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
    first = f"🎓 **{named(best, view)}** is the judge's choice, worth "
    first += f"**{within(decision.value, decision.value_error)}** {unit_of(view)}."
    if chosen == best:
        verdict = "✅ That is what you have just chosen."
    elif chosen == played:
        verdict = "You have just chosen the same again as in the match."
    else:
        verdict = f"You have just chosen {named(chosen, view)}, which was not compared."
    worth = within(decision.value - decision.lost, hypot(decision.value_error, decision.lost_error))
    loss = f"**{decision.lost:.1f} ± {INTERVAL * decision.lost_error:.1f}** {unit_of(view)} less"
    then = f"In the match you played {named(played, view)}, worth {worth}: {loss}."
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
    last = f" · the last: {course}" if len(values) > 1 else ""
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
        f"**Luck** in {matches} the cards gave {within(luck, error)} of {signed(found.points)} {unit}; "
        f"without it {within(found.points - luck, error)}"
        f"\n-# {LUCK}"
    )
