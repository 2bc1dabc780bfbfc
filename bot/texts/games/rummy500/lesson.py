"""The lesson of Rummy 500: taking from the discard pile, melds, laying off and going out."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.lesson_script import LEARNER, Choice, Lesson, Step, card, cards
from bot.texts.localization import LazyMessage, message, number
from engine.actions import Discard, DrawStock
from engine.cards import POINTS
from engine.games.rummy500.terms import LayOff, Meld, Rummy500View, TakePile

_Views = Sequence[Rummy500View]
_QUEENS: Final = Meld(cards("QS QH QD"))


def _pile(views: _Views) -> str:
    pile = views[LEARNER].pile
    return message("rummy500-lesson-pile", pile=boxed(pile), count=len(pile))


def _top_taken(views: _Views) -> str:
    return message("rummy500-lesson-top-taken", card=boxed(views[LEARNER].pile[0]))


def _meld(views: _Views) -> str:
    return message("rummy500-lesson-meld", points=views[LEARNER].melded[LEARNER])


def _keep(views: _Views) -> str:
    return message("rummy500-lesson-keep", points=views[LEARNER].melded[LEARNER])


def _cheap(_: _Views) -> str:
    return message("rummy500-lesson-cheap", points=POINTS[card("5D")], most=POINTS[card("KS")])


def _queen_left(_: _Views) -> str:
    return message("rummy500-lesson-queen-left", points=sum(POINTS[each] for each in _QUEENS.cards))


def _queens(views: _Views) -> str:
    view = views[LEARNER]
    return message("rummy500-lesson-queens", card=boxed(view.pile[-1]))


def _last(views: _Views) -> str:
    view = views[LEARNER]
    return message(
        "rummy500-lesson-last", card=boxed(view.hand[0]), points=view.melded[LEARNER], count=len(view.hand)
    )


def _end(views: _Views) -> str:
    result = views[LEARNER].result
    if result is None:
        return ""
    return message(
        "rummy500-lesson-end",
        points=result.points[LEARNER],
        first=number(result.points[1]),
        second=number(result.points[2]),
        limit=views[LEARNER].options.limit,
    )


LESSON: Final = Lesson(
    game="rummy500",
    hands=("8S 8D 5C 6C QH QD 5D", "2D 3D 9D JS 10H 7S KS", "4C QS 9S 6H 2S 10C AD"),
    upcard="8H",
    stock="AC 3H 4D 7C",
    dealer=0,
    before=(
        (1, DrawStock()),
        (1, Discard(card("KS"))),
        (2, DrawStock()),
        (2, Discard(card("4C"))),
    ),
    steps=(
        Step(
            _pile,
            (
                Choice(DrawStock(), LazyMessage("rummy500-lesson-drawn"), "5.1"),
                Choice(TakePile(1), _top_taken, "5.2"),
                Choice(TakePile(3)),
            ),
            then=((LEARNER, Meld(cards("8S 8D 8H"))),),
        ),
        Step(
            _meld,
            (
                Choice(Meld(cards("4C 5C 6C"))),
                Choice(Discard(card("KS")), LazyMessage("rummy500-lesson-not-melded"), "7.4"),
            ),
        ),
        Step(
            _keep,
            (
                Choice(Discard(card("5D")), _cheap, "7.1"),
                Choice(Discard(card("QH")), LazyMessage("rummy500-lesson-pair-broken"), "3.1"),
                Choice(Discard(card("KS"))),
            ),
            then=(
                (1, DrawStock()),
                (1, Meld(cards("2D 3D 4D"))),
                (1, Discard(card("9D"))),
                (2, DrawStock()),
                (2, LayOff(cards("7C"), 1)),
                (2, Discard(card("QS"))),
            ),
        ),
        Step(
            _queens,
            (
                Choice(TakePile(1)),
                Choice(DrawStock(), _queen_left, "5.2"),
            ),
            then=((LEARNER, _QUEENS),),
        ),
        Step(
            _last,
            (
                Choice(Discard(card("5D")), LazyMessage("rummy500-lesson-discarded"), "4.4"),
                Choice(LayOff(cards("5D"), 2)),
            ),
        ),
    ),
    end=_end,
)
