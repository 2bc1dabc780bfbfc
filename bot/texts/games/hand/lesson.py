"""The lessons of Hand and Hand Partnership: opening, joker exchange, partners, going out."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.lesson_script import LEARNER, Choice, Lesson, Step, card, cards
from bot.texts.localization import LazyMessage, message, number
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.cards import POINTS
from engine.games.hand.terms import Declared, End, Exchange, HandView, Lay, LayOff, ReturnUpcard

_Views = Sequence[HandView]
_PARTNER: Final = 2


def _lay(*melds: str) -> Lay:
    return Lay(tuple(Declared(cards(meld)) for meld in melds))


def _best(views: _Views) -> int:
    """Return the points of the learner's best opening; 0 if there is none."""
    best = views[LEARNER].best_opening
    return best.total if best is not None else 0


def _needed(views: _Views) -> int:
    return views[LEARNER].options.opening_min


def _unopened(views: _Views) -> int:
    return views[LEARNER].options.unopened_penalty


# --- Hand


def _upcard(views: _Views) -> str:
    upcard, points = boxed(views[LEARNER].pile[-1]), _needed(views)
    return message("hand-lesson-upcard", card=upcard, points=points)


def _drawn(views: _Views) -> str:
    return message("hand-lesson-drawn", card=boxed(views[LEARNER].pile[-1]))


def _open(views: _Views) -> str:
    return message("hand-lesson-open", points=_best(views), needed=_needed(views))


def _returned(views: _Views) -> str:
    return message("hand-lesson-returned", points=_unopened(views))


def _part(views: _Views) -> str:
    return message("hand-lesson-part", points=_needed(views))


def _discard(views: _Views) -> str:
    return message("hand-lesson-discard", count=len(views[LEARNER].hand))


def _nine(_: _Views) -> str:
    return message("hand-lesson-nine", points=POINTS[card("9D")], most=POINTS[card("QH")])


def _exchange(views: _Views) -> str:
    view = views[LEARNER]
    drawn = boxed(view.drawn) if view.drawn is not None else ""
    return message("hand-lesson-exchange", card=drawn)


def _joker(views: _Views) -> str:
    return message("hand-lesson-joker", points=views[LEARNER].options.joker_penalty)


def _joker_kept(views: _Views) -> str:
    return message("hand-lesson-joker-kept", points=views[LEARNER].options.joker_penalty)


def _end(views: _Views) -> str:
    result, options = views[LEARNER].result, views[LEARNER].options
    if result is None:
        return ""
    return message(
        "hand-lesson-end",
        own=number(result.penalties[LEARNER]),
        other=number(result.penalties[1]),
        unopened=options.unopened_penalty,
        rounds=options.rounds,
    )


LESSON: Final = Lesson(
    game="hand",
    hands=(
        "KS KH KD 10C JC 6H 7H 8H 9H 2C 2S 2H 9D QH",
        "QC JS JD JH 8D JK 10D 3C 4H 5D 6S 4D AS 8S 10S",
    ),
    stock="AC 7D",
    dealer=0,
    before=((1, Discard(card("QC"))),),
    steps=(
        Step(
            _upcard,
            (Choice(DrawStock(), _drawn, "7.2"), Choice(TakeUpcard())),
        ),
        Step(
            _open,
            (
                Choice(ReturnUpcard(), _returned, "9.2"),
                Choice(_lay("10C JC QC", "KS KH KD"), _part, "4.2"),
                Choice(_lay("10C JC QC", "KS KH KD", "6H 7H 8H 9H", "2C 2S 2H")),
            ),
        ),
        Step(
            _discard,
            (
                Choice(Discard(card("9D")), _nine, "9.1"),
                Choice(Discard(card("QH"))),
            ),
            then=(
                (1, DrawStock()),
                (1, _lay("JS JD JH", "8D JK 10D")),
                (1, Discard(card("3C"))),
                (LEARNER, DrawStock()),
            ),
        ),
        Step(
            _exchange,
            (
                Choice(Discard(card("9D")), LazyMessage("hand-lesson-not-exchanged"), "6.2"),
                Choice(Exchange(cards("9D"), 5)),
                Choice(Discard(card("7D")), LazyMessage("hand-lesson-nine-kept"), "6.2"),
            ),
        ),
        Step(
            _joker,
            (
                Choice(Discard(card("JK")), LazyMessage("hand-lesson-joker-discarded"), "8.1"),
                Choice(LayOff(card("JK"), 2, End.HIGH)),
                Choice(Discard(card("7D")), _joker_kept, "9.1"),
            ),
            then=((LEARNER, Discard(card("7D"))),),
        ),
    ),
    end=_end,
)


# --- Hand Partnership


def _partner(views: _Views) -> str:
    return message("hand-lesson-partner", points=_best(views), needed=_needed(views))


def _unopened_discard(views: _Views) -> str:
    return message("hand-lesson-unopened", points=_unopened(views))


def _fewer(views: _Views) -> str:
    return message("hand-lesson-fewer", points=_needed(views))


def _team_discard(views: _Views) -> str:
    return message("hand-lesson-team-discard", count=len(views[LEARNER].hand))


def _two_discarded(_: _Views) -> str:
    return message("hand-lesson-two-discarded", points=POINTS[card("2H")], most=POINTS[card("9C")])


def _seven(views: _Views) -> str:
    drawn = views[LEARNER].drawn
    return message("hand-lesson-seven", card=boxed(drawn) if drawn is not None else "")


def _last_two(views: _Views) -> str:
    return message("hand-lesson-last-two", count=len(views[LEARNER].hand))


def _team_end(views: _Views) -> str:
    view = views[LEARNER]
    result = view.result
    if result is None:
        return ""
    return message(
        "hand-lesson-team-end",
        own=number(result.points[LEARNER]),
        other=number(result.points[1]),
        unopened=view.options.unopened_penalty,
        count=len(result.left[_PARTNER]),
        rounds=view.options.rounds,
    )


PARTNERSHIP_LESSON: Final = Lesson(
    game="hand_partnership",
    hands=(
        "10H JH QH KH 7C 7D 7S 3D 4D 5D JS QS 9C 2H",
        "8C 2S 3H 5H 8D.2 JD QD.2 AC AC.2 9S.2 6S 4D.2 10S.2 KC.2 6D",
        "8S 9S 10S KC KD KS 3C 4C 9D 2D 10C 6H AS JC",
        "5S AH 2C 3S 6S.2 8H QC.2 JC.2 9C.2 4C.2 10D KD.2 7D.2 2D.2",
    ),
    stock="4H 8D 6C QC 5C 8C.2 7H",
    dealer=0,
    before=(
        (1, Discard(card("8C"))),
        (2, DrawStock()),
        (2, _lay("8S 9S 10S", "KC KD KS")),
        (2, Discard(card("JC"))),
        (3, DrawStock()),
        (3, Discard(card("5S"))),
        (LEARNER, DrawStock()),
    ),
    steps=(
        Step(
            _partner,
            (
                Choice(Discard(card("9C")), _unopened_discard, "9.2"),
                Choice(_lay("10H JH QH KH", "7C 7D 7S"), _fewer, "4.2"),
                Choice(_lay("10H JH QH KH", "7C 7D 7S", "3D 4D 5D")),
            ),
        ),
        Step(
            LazyMessage("hand-lesson-partners-run"),
            (
                Choice(LayOff(card("JS"), 0)),
                Choice(Discard(card("JS")), LazyMessage("hand-lesson-jack-discarded"), "5.1"),
            ),
            then=((LEARNER, LayOff(card("QS"), 0)),),
        ),
        Step(
            _team_discard,
            (
                Choice(Discard(card("2H")), _two_discarded, "9.1"),
                Choice(Discard(card("9C"))),
            ),
            then=(
                (1, DrawStock()),
                (1, Discard(card("QC"))),
                (2, DrawStock()),
                (2, _lay("3C 4C 5C")),
                (2, Discard(card("10C"))),
                (3, DrawStock()),
                (3, Discard(card("8C.2"))),
                (LEARNER, DrawStock()),
            ),
        ),
        Step(
            _seven,
            (
                Choice(Discard(card("7H")), LazyMessage("hand-lesson-seven-discarded"), "5.3"),
                Choice(LayOff(card("7H"), 3)),
            ),
        ),
        Step(
            _last_two,
            (
                Choice(Discard(card("6C")), LazyMessage("hand-lesson-six-discarded"), "8.1"),
                Choice(LayOff(card("6C"), 5)),
                Choice(Discard(card("2H")), LazyMessage("hand-lesson-six-kept"), "8.1"),
            ),
            then=((LEARNER, Discard(card("2H"))),),
        ),
    ),
    end=_team_end,
)
