"""The lesson of Control Card Rummy: the control card in force, the next one, and laying off."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.control.words import kind_name
from bot.texts.games.lesson_script import LEARNER, Choice, Lesson, Step, card, cards
from bot.texts.localization import LazyMessage, message
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.games.control.terms import ControlView, LayOff, Meld
from engine.match import SEED_BYTES

_Views = Sequence[ControlView]


def _in_force(views: _Views) -> str:
    return kind_name(views[LEARNER].in_force[0])


def _control(views: _Views) -> str:
    return message("control-lesson-control", card=boxed(views[LEARNER].pile[-1]), kind=_in_force(views))


def _meld(views: _Views) -> str:
    return message("control-lesson-meld", kind=_in_force(views))


def _next(views: _Views) -> str:
    coming = views[LEARNER].preview
    return message("control-lesson-next", kind=kind_name(coming) if coming is not None else "")


def _group_broken(views: _Views) -> str:
    coming = views[LEARNER].preview
    return message("control-lesson-group-broken", kind=kind_name(coming) if coming is not None else "")


def _changed(views: _Views) -> str:
    view = views[LEARNER]
    drawn = boxed(view.drawn) if view.drawn is not None else ""
    return message("control-lesson-changed", kind=_in_force(views), card=drawn)


def _group_kept(views: _Views) -> str:
    return message("control-lesson-group-kept", kind=_in_force(views))


def _lay_off(views: _Views) -> str:
    return message("control-lesson-lay-off", count=len(views[LEARNER].hand))


def _end(views: _Views) -> str:
    view = views[LEARNER]
    result = view.result
    if result is None:
        return ""
    return message("control-lesson-end", points=result.points[LEARNER], target=view.options.target)


LESSON: Final = Lesson(
    game="control",
    hands=("4C 5C AC 2C 7H 7S 7D QH KD 9S", "9H 10H JH 2D 3S 8D QS KS 6D 10C"),
    upcard="6C",
    stock="5H 3C",
    dealer=1,
    seed=(0).to_bytes(SEED_BYTES, "big"),
    steps=(
        Step(
            _control,
            (
                Choice(DrawStock(), LazyMessage("control-lesson-drawn"), "2.1"),
                Choice(TakeUpcard()),
            ),
        ),
        Step(
            _meld,
            (
                Choice(Discard(card("KD")), LazyMessage("control-lesson-not-melded"), "2.2"),
                Choice(Meld(cards("4C 5C 6C"))),
            ),
        ),
        Step(
            _next,
            (
                Choice(Discard(card("7H")), _group_broken, "2.6"),
                Choice(Discard(card("KD"))),
                Choice(Discard(card("AC")), LazyMessage("control-lesson-ace-discarded"), "4.1"),
            ),
            then=(
                (1, DrawStock()),
                (1, Meld(cards("9H 10H JH"))),
                (1, Discard(card("KS"))),
                (LEARNER, DrawStock()),
            ),
        ),
        Step(
            _changed,
            (
                Choice(Meld(cards("7H 7S 7D"))),
                Choice(Discard(card("QH")), _group_kept, "2.6"),
            ),
        ),
        Step(
            _lay_off,
            (
                Choice(Discard(card("QH")), LazyMessage("control-lesson-not-laid-off"), "2.3"),
                Choice(LayOff(cards("AC 2C 3C"), 0)),
            ),
            then=(
                (LEARNER, LayOff(cards("QH"), 1)),
                (LEARNER, Discard(card("9S"))),
            ),
        ),
    ),
    end=_end,
)
