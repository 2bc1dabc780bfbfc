"""Compare points that panels, labels and hints show during a deal with the engine's count."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, Self

from bot.texts.games.control import words as control_words
from bot.texts.games.gin import words as gin_words
from bot.texts.games.panguingue import words as pan_words
from bot.texts.games.rummy500 import plays
from bot.texts.games.rummy500 import words as rummy500_words
from bot.texts.games.wordings import wording
from bot.ui.games.panels import PANELS
from engine.actions import Action, DrawStock
from engine.deal import Deal
from engine.events import Event, Paid
from engine.games.control.score import melded_points
from engine.games.control.terms import LayOff as ControlLayOff
from engine.games.control.terms import Meld as ControlMeld
from engine.games.gin.terms import Defend, Defended, Knocked
from engine.games.panguingue.terms import Drop
from engine.games.rummy500.terms import LaidOff, MeldLaid, Pass
from tests.bot.texts.games.sums import numbers


@dataclass(frozen=True)
class Moment:
    """An action of a deal: the deal before and after it, and its events."""

    game: str
    before: Deal
    seat: int
    action: Action
    events: Sequence[Event]
    deal: Deal
    names: Sequence[str]

    @classmethod
    def of(cls, game: str, deal: Deal, seat: int, action: Action, names: Sequence[str]) -> Self:
        """Apply an action to a deal and return the moment."""
        before = deal.clone()
        return cls(game, before, seat, action, deal.apply(seat, action), deal, names)

    @property
    def result(self) -> Any:
        """The result of the deal, or None."""
        return self.deal.result

    @cached_property
    def own(self) -> Any:
        """The acting seat's view before the action."""
        return self.before.view(self.seat)

    @cached_property
    def after(self) -> Any:
        """A spectator's view after the action."""
        return self.deal.view(None)

    @property
    def label(self) -> str:
        """The label of the action's button."""
        return wording(self.game).label(self.action, self.own)

    def shown(self, seat: int) -> str:
        """Return the text of a seat's hand panel before the action."""
        return "\n".join(PANELS[self.game].show(self.before.view(seat), self.names, "melds").lines)

    def hint(self, seat: int, action: Action) -> str:
        """Return what a seat's hint says an action would leave."""
        return wording(self.game).effect(action, self.before.view(seat))


def found(pattern: str, words: str) -> list[int]:
    """Return the numbers that the pattern's group matches in a text."""
    return [int(number.replace("−", "-")) for number in re.findall(pattern, words)]


def _in_gin(moment: Moment) -> None:
    for event in moment.events:
        if isinstance(event, Knocked | Defended) and event.seat == moment.seat:
            assert gin_words.left_by(moment.action, moment.own) == event.deadwood
            assert not event.deadwood or str(event.deadwood) in moment.label
    result = moment.result
    if result is None or result.knocker is None or isinstance(moment.action, Defend):
        return
    (deadwood,) = found(r"\*\*(\d+)\*\* deadwood", moment.shown(1 - result.knocker))
    assert deadwood >= result.defender_deadwood
    assert result.laid_off or deadwood == result.defender_deadwood
    least = found(r"At least \*\*(\d+)\*\* deadwood after your discard", moment.shown(result.knocker))
    assert all(deadwood <= result.knocker_deadwood for deadwood in least)


def _in_rummy500(moment: Moment) -> None:
    for event in moment.events:
        if isinstance(event, MeldLaid | LaidOff):
            assert plays.worth(moment.action, moment.own) == event.points  # type: ignore[arg-type]
            assert found(r"· (\d+) points?$", moment.label) == [event.points]
            assert found(r"scores (\d+) point", moment.hint(moment.seat, moment.action)) == [event.points]
    result = moment.result
    if result is None:
        return
    for seat in range(len(moment.names)):
        laid = found(r"melded \*\*(\d+)\*\*", rummy500_words.player_line(moment.after, seat, moment.names))
        assert laid == [result.melded[seat]]
        if seat != moment.seat:
            line = moment.shown(seat)
            assert found(r"(\d+) points? in hand", line) == [result.against[seat]]
            assert found(r"(\d+) melded$", line) == [result.melded[seat]]
            assert found(r"^Your hand counts (\d+) against", moment.hint(seat, DrawStock())) == [
                result.against[seat]
            ]
    if isinstance(moment.action, Pass):
        question = rummy500_words.question(moment.action, moment.own)
        assert found(r"counts (\d+) against", question) == [result.against[moment.seat]]
    else:
        hint = moment.hint(moment.seat, moment.action)
        assert found(r"leaves (\d+) points? in your hand", hint) == [result.against[moment.seat]]
    drawn = PANELS["rummy500"].table_view(moment.after)
    labels = [group.label for groups in drawn.melds for group in groups]  # type: ignore[union-attr]
    assert sum(found(r": (\d+)", " ".join(labels))) == sum(result.melded)


def _in_control(moment: Moment) -> None:
    result, options = moment.result, moment.own.options
    if isinstance(moment.action, ControlMeld | ControlLayOff):
        told = found(r"(\d+) points? · ", control_words.note(moment.action, moment.own))
        melded = [sum(melded_points(view.melds, 15, options)) for view in (moment.own, moment.after)]
        assert told == [melded[1] - melded[0]]
    if result is not None and result.winner is not None:
        assert sum(result.melded) == sum(melded_points(moment.after.melds, 15, options))
    if result is None or not result.left:
        return
    for seat in range(len(moment.names)):
        if seat != moment.seat and result.left[seat]:
            held = found(r"counts? (\d+) in your hand", moment.hint(seat, DrawStock()))
            assert held == [result.left_points[seat]]


def _in_hand(moment: Moment) -> None:
    result = moment.result
    if result is None or not result.worth:
        return
    for seat in range(len(moment.names)):
        if seat in (moment.seat, result.winner) or not (result.opened[seat] and moment.own.opened[seat]):
            continue
        worth = sum(result.worth[seat])
        assert found(r"counts? (\d+) in your hand", moment.hint(seat, DrawStock())) == [worth]
        shown = moment.shown(seat)
        assert found(r"You hold \*\*(\d+) points?", shown) in ([], [worth])
        assert all(left <= worth for left in found(r"Your melds leave \*\*(\d+) points?", shown))


def _in_panguingue(moment: Moment) -> None:
    paid = [event for event in moment.events if isinstance(event, Paid)]
    gained = sum(
        line.amount * ((line.seat == moment.seat) - (line.payer == moment.seat))
        for line in paid
        if line.reason != "ante"
    )
    if isinstance(moment.action, Drop):
        cost = found(r"put (\d+) chips? in the pot", pan_words.question(moment.action, moment.own))
        assert cost == ([-gained] if gained else [])
        hint = moment.hint(moment.seat, moment.action)
        assert numbers(hint) == [moment.own.options.drop_cost]
    elif moment.result is None:
        told = pan_words.collects(moment.action, moment.own)
        assert gained == pan_words.earned_by(moment.action, moment.own)
        assert found(r"^collect (\d+) chips?", told) == ([gained] if gained > 0 else [])
    if moment.result is not None:
        for seat, chips in enumerate(moment.result.chips):
            told = pan_words.chips_words(moment.after, seat)
            assert found(r"this deal \*\*([+−]?\d+)\*\*", told) == ([chips] if chips else [])


IN_PLAY: Final[MappingProxyType[str, Callable[[Moment], None]]] = MappingProxyType(
    {
        "gin": _in_gin,
        "panguingue": _in_panguingue,
        "rummy500": _in_rummy500,
        "control": _in_control,
        "hand": _in_hand,
        "hand_partnership": _in_hand,
    }
)
"""The comparison for one action, by the key of a game."""
