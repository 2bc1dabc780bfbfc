"""The lesson of Gin Rummy: the upcard, deadwood, the knock and a lay-off."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.lesson_script import LEARNER, Choice, Lesson, Step, card
from bot.texts.localization import message
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.cards import POINTS, Card, mask_of
from engine.games.gin.arrangement import deadwood
from engine.games.gin.terms import GinView, Knock, PassUpcard

_Views = Sequence[GinView]


def _points(views: _Views, *, without: str = "", seat: int = LEARNER) -> int:
    """Return the deadwood of a hand, without one of its cards."""
    gone = {card(without)} if without else set[Card]()
    return deadwood(mask_of(held for held in views[seat].hand if held not in gone))


def _with_upcard(views: _Views, discard: str) -> int:
    """Return the deadwood of the hand with the upcard and without a card."""
    view = views[LEARNER]
    return deadwood(mask_of({*view.hand, view.pile[-1]} - {card(discard)}))


def _upcard(views: _Views) -> str:
    return message("gin-lesson-upcard", card=boxed(views[LEARNER].pile[-1]), points=_points(views))


def _upcard_passed(views: _Views) -> str:
    left = _with_upcard(views, "KC")
    return message("gin-lesson-upcard-passed", card=boxed(views[LEARNER].pile[-1]), points=left)


def _discard(views: _Views) -> str:
    return message("gin-lesson-discard", points=_points(views))


def _low_discarded(views: _Views) -> str:
    left, best = _points(views, without="3D"), _points(views, without="KC")
    return message("gin-lesson-low-discarded", points=left, best=best)


def _set_broken(views: _Views) -> str:
    left, best = _points(views, without="QH"), _points(views, without="KC")
    return message("gin-lesson-set-broken", points=left, best=best)


def _useless(views: _Views) -> str:
    return message("gin-lesson-useless", card=boxed(views[LEARNER].pile[-1]))


def _useless_taken(views: _Views) -> str:
    upcard = views[LEARNER].pile[-1]
    return message("gin-lesson-useless-taken", card=boxed(upcard), points=POINTS[upcard])


def _fits(views: _Views) -> str:
    return message("gin-lesson-fits", card=boxed(views[LEARNER].pile[-1]), points=_points(views))


def _fits_ignored(views: _Views) -> str:
    view = views[LEARNER]
    left = _with_upcard(views, "9C")
    return message("gin-lesson-fits-ignored", card=boxed(view.pile[-1]), points=left, limit=view.knock_limit)


def _knock(views: _Views) -> str:
    limit, other = views[LEARNER].knock_limit, _points(views, seat=1)
    return message("gin-lesson-knock", limit=limit, points=_points(views, without="9C"), other=other)


def _waited(views: _Views) -> str:
    return message("gin-lesson-waited", bonus=views[LEARNER].options.gin_bonus)


def _knocked_high(views: _Views) -> str:
    view = views[LEARNER]
    left, best = _points(views, without="6H"), _points(views, without="9C")
    return message("gin-lesson-knocked-high", points=left, best=best, bonus=view.options.undercut_bonus)


def _end(views: _Views) -> str:
    result = views[LEARNER].result
    if result is None:
        return ""
    return message(
        "gin-lesson-end",
        card=boxed(result.laid_off),
        own=result.knocker_deadwood,
        other=result.defender_deadwood,
        points=result.points[LEARNER],
        bonus=views[LEARNER].options.gin_bonus,
        target=views[LEARNER].options.target,
    )


LESSON: Final = Lesson(
    game="gin",
    hands=("QC QD QH 3D 4D 7S 8S KC 6H 9C", "AC AS AH 6C 6D 6S JC JD 10S 8H"),
    upcard="9S",
    stock="10H KH 5D",
    dealer=1,
    steps=(
        Step(
            _upcard,
            (Choice(TakeUpcard()), Choice(PassUpcard(), _upcard_passed, "2.1")),
        ),
        Step(
            _discard,
            (
                Choice(Discard(card("3D")), _low_discarded, "4.4"),
                Choice(Discard(card("KC"))),
                Choice(Discard(card("QH")), _set_broken, "4.1"),
            ),
            then=((1, DrawStock()), (1, Discard(card("10H")))),
        ),
        Step(
            _useless,
            (Choice(TakeUpcard(), _useless_taken, "3.3"), Choice(DrawStock())),
            then=(
                (LEARNER, Discard(card("KH"))),
                (1, DrawStock()),
                (1, Discard(card("5D"))),
            ),
        ),
        Step(
            _fits,
            (Choice(TakeUpcard()), Choice(DrawStock(), _fits_ignored, "5.1")),
        ),
        Step(
            _knock,
            (
                Choice(Discard(card("9C")), _waited, "8.1"),
                Choice(Knock(card("9C"))),
                Choice(Knock(card("6H")), _knocked_high, "8.3"),
            ),
        ),
    ),
    end=_end,
)
