"""The lesson of Panguingue: staying in, conditions and their chips, ten melded, and going out."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.lesson_script import LEARNER, Choice, Lesson, Step, card, cards
from bot.texts.localization import LazyMessage, message
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.games.panguingue.terms import Drop, GoOut, LayMeld, LayOff, NoDemand, PanView, Stay

_Views = Sequence[PanView]
_FIVES: Final = LayMeld(cards("5S 5C 5D 5H"))


def _earned(view: PanView, action: Action) -> int:
    """Return the chips that a legal action brings at once; 0 for one that is not listed."""
    return dict(zip(view.legal, view.earns, strict=True)).get(action, 0)


def _stay(views: _Views) -> str:
    return message("panguingue-lesson-stay", chips=views[LEARNER].options.drop_cost)


def _dropped(views: _Views) -> str:
    return message("panguingue-lesson-dropped", chips=views[LEARNER].options.drop_cost)


def _upcard(views: _Views) -> str:
    return message("panguingue-lesson-upcard", card=boxed(views[LEARNER].pile[-1]))


def _condition(views: _Views) -> str:
    return message("panguingue-lesson-condition", chips=views[LEARNER].chips[LEARNER])


def _unpaid(views: _Views) -> str:
    return message("panguingue-lesson-unpaid", chips=_earned(views[LEARNER], _FIVES))


def _flat(views: _Views) -> str:
    return message("panguingue-lesson-flat", chips=views[LEARNER].chips[LEARNER])


def _out(views: _Views) -> str:
    return message("panguingue-lesson-out", card=boxed(views[LEARNER].pile[-1]))


def _end(views: _Views) -> str:
    view = views[LEARNER]
    return message(
        "panguingue-lesson-end",
        chips=view.chips[LEARNER],
        out=view.options.out_chips,
        deals=view.options.deals,
    )


LESSON: Final = Lesson(
    game="panguingue",
    hands=(
        "JD QD 5C 5D 5H 5S 2C 2D 2H KH",
        "AC 3C 4D 6S 7H QC JS KS 2S 6C",
        "AS 4C 4H 6D 7C 7S QH JH 3D KC",
    ),
    upcard="KD",
    stock="QS 5C.2",
    dealer=2,
    steps=(
        Step(
            _stay,
            (Choice(Stay()), Choice(Drop(), _dropped, "3.2")),
            then=((1, Stay()), (2, Stay())),
        ),
        Step(
            _upcard,
            (
                Choice(DrawStock(), LazyMessage("panguingue-lesson-drawn"), "4.2"),
                Choice(TakeUpcard()),
            ),
            then=((LEARNER, LayMeld(cards("JD QD KD"))),),
        ),
        Step(
            _condition,
            (
                Choice(_FIVES),
                Choice(Discard(card("KH")), _unpaid, "6.1"),
            ),
        ),
        Step(
            _flat,
            (
                Choice(Discard(card("KH")), LazyMessage("panguingue-lesson-twos-kept"), "12.1"),
                Choice(LayMeld(cards("2C 2D 2H"))),
            ),
            then=(
                (LEARNER, Discard(card("KH"))),
                (1, DrawStock()),
                (1, Discard(card("QS"))),
                (2, DrawStock()),
                (2, Discard(card("5C.2"))),
                (1, NoDemand()),
                (2, NoDemand()),
            ),
        ),
        Step(
            _out,
            (
                Choice(TakeUpcard()),
                Choice(DrawStock(), LazyMessage("panguingue-lesson-five-left"), "12.3"),
            ),
            then=((LEARNER, LayOff(card("5C.2"), 1)), (LEARNER, GoOut())),
        ),
    ),
    end=_end,
)
