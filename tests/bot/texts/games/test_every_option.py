"""Sums in texts and pictures equal the result for every value of every option of the specs.

No option is named here: a new option is played with every value that it offers. If it changes scores, and the
result, its picture, the score sheet or a panel omits it, a sum here is wrong.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

import pytest

from bot.manager.tables.table import PlayedMove
from bot.pictures import GroupKind, ResultPicture
from bot.texts.games.wordings import wording
from bot.texts.pictures import described
from bot.texts.play.events import result_title
from bot.texts.tables.words import score_line
from bot.ui.games.panels import PANELS
from data.tables.row_types import Why
from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.deal import Deal, Result
from engine.games.gin.match import GinMatch
from engine.games.gin.terms import GinResult
from engine.games.hand.terms import HandResult
from engine.match import Match
from engine.spec import GameSpec
from tests.bot.texts.games.sums import last, numbers, plain
from tests.bot.texts.games.told_in_play import IN_PLAY, Moment
from tests.bot.texts.games.told_results import NAMES, TOLD, columns, told_in_the_sheet
from tests.engine.extremes import every_pair, every_value, shortest, with_value
from tests.engine.planted import planted
from tests.engine.random_play import deal_of, pick, playable

LONGEST: Final = 2_000
"""Plies after which a deal is abandoned."""
LEVELS: Final = (None, Level.NORMAL, Level.EASY, Level.NORMAL)
"""The players of successive deals; None: random moves."""
SEATS: Final = 3
"""How many of the smallest numbers of seats are played in turn."""


def _choice(key: str, level: Level | None, deal: Deal, chance: Random) -> tuple[int, Action]:
    if level is None:
        return pick(deal, chance)
    (seat, *_) = deal.actors
    return seat, choose(key, level, deal.view(seat))


def _played(
    spec: GameSpec, match: Match, level: Level | None, chance: Random
) -> tuple[Deal, list[PlayedMove]] | None:
    """Play a deal, checking the texts during play; return None if it does not end."""
    names = NAMES[: match.seats]
    deal, moves = deal_of(match, chance), []
    while deal.result is None:
        if deal.ply >= LONGEST:
            return None
        seat, action = _choice(spec.key, level, deal, chance)
        ply = deal.ply
        moment = Moment.of(spec.key, deal, seat, action, names)
        IN_PLAY[spec.key](moment)
        moves.append(PlayedMove(len(match.results) + 1, ply, seat, Why.PLAYER, tuple(moment.events)))
    return deal, moves


def _drawn(spec: GameSpec, deal: Deal) -> None:
    """Compare the picture of a result, and its alternative text, with the result."""
    result: Any = deal.result
    picture = PANELS[spec.key].result_view(deal.view(None))
    if picture is None:
        assert not any(result.points) or spec.key == "panguingue"
        return
    drawn = {"ABCDEFGHIJKLMNO".index(row.seat.badge): row for row in picture.rows}
    for seat, row in drawn.items():
        points = result.penalties[seat] if isinstance(result, HandResult) else result.points[seat]
        if isinstance(result, GinResult) and not points:
            points = result.knocker_deadwood if seat == result.knocker else result.defender_deadwood
        assert last(" ".join(row.sums)) == points
        assert row.seat.won == (seat == result.winner)
        assert f"; {'; '.join(row.sums)}." in f"; {described(picture)}".replace(": ", "; ")
    _labelled(result, picture)


def _labelled(result: Any, picture: ResultPicture) -> None:
    """Compare the sums on the remaining cards with what they count against their holders."""
    for row in picture.rows:
        seat = "ABCDEFGHIJKLMNO".index(row.seat.badge)
        for group in row.groups:
            if group.kind is not GroupKind.DEADWOOD or not group.label:
                continue
            counted = abs(last(group.label))
            against = next(
                (getattr(result, name)[seat] for name in ("against", "left_points") if hasattr(result, name)),
                None,
            )
            if against is not None:
                assert counted == against
            elif isinstance(result, HandResult) and seat != result.winner and result.penalties[seat]:
                assert counted in (result.penalties[seat], result.penalties[seat] // result.multiplier)


def compare(spec: GameSpec, options: Any, deals: int, seed: object = 0, first: int = 0) -> set[str]:
    """Play deals under some options, checking all texts; return how the deals ended.

    The number of a deal, from ``first``, decides the players and the seats.
    """
    chance, ended = Random(f"{spec.key} {seed}"), set[str]()
    match: Match | None = None
    after: list[tuple[Result, tuple[int, ...]]] = []
    for number in range(first, first + deals):
        if match is None or match.outcome is not None:
            seats = playable(spec, options, spec.seats[number % min(SEATS, len(spec.seats))])
            match, after = spec.new_match(seats=seats, options=options, dealer=chance.randrange(seats)), []
        played = _played(spec, match, LEVELS[number % len(LEVELS)], chance)
        if played is None:
            continue
        (deal, moves), names = played, NAMES[: match.seats]
        result = deal.result
        assert result is not None
        ended.add(result.ending)
        TOLD[spec.key](result, names, moves, plain(result_title(result, names, spec.key)))
        _drawn(spec, deal)
        match.close(deal)
        after.append((result, match.scores))
        told = plain(score_line(match.scores, names, "", spec.key)).replace(" : ", " ")
        assert numbers(told) == columns(spec, match.scores)
        told_in_the_sheet(spec, match, after)
        sheet = wording(spec.key).sheet(match, spec)
        if match.outcome is not None and sheet.deals:
            assert list(sheet.totals) == columns(spec, match.outcome.scores)
    return ended


@contextmanager
def under(name: str) -> Iterator[None]:
    """Add the options to the message of a failure."""
    try:
        yield
    except AssertionError as error:
        error.add_note(f"under {name}")
        raise


DEALS: Final = {"gin": 4, "rummy500": 4, "panguingue": 2, "control": 2, "hand": 1, "hand_partnership": 1}
"""Deals for each set of options."""
PAIRED: Final = 2
"""The same for two values together: there are many sets."""
SHORT: Final = 2
"""Deals of the shortest matches with the same options, which check the final bonuses."""


def compare_all(spec: GameSpec, name: str, options: Any, deals: int) -> set[str]:
    """Check all texts under a set of options, in deals and at the end of short matches."""
    with under(name):
        ended = compare(spec, options, deals)
    short = with_value(spec, options, shortest(spec))
    if short is not None:
        with under(f"{name}, {shortest(spec)}"):
            ended |= compare(spec, short, SHORT)
    return ended


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_told_is_the_result_under_every_value_of_every_option(game: str) -> None:
    spec, ended = GAMES[game], set()
    for name, options in every_value(spec):
        ended |= compare_all(spec, name, options, DEALS[game])
    assert len(ended) > 1


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_told_is_the_result_under_every_two_values_together(game: str) -> None:
    """Every other set of options is played in the shortest matches, which end with bonuses."""
    spec = GAMES[game]
    for first, (name, options) in enumerate(every_pair(spec, Random(game))):
        short = with_value(spec, options, shortest(spec)) if first % 2 else None
        with under(f"{name}: {short or options}"):
            compare(spec, short or options, PAIRED, name, first)


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_changes_scores_and_is_not_told_is_found(game: str) -> None:
    spec = planted(GAMES[game])
    compare(spec, spec.options(), DEALS[game])
    options = spec.options(planted=5)
    with pytest.raises(AssertionError) as found:
        compare_all(spec, "planted", options, DEALS[game])
    assert found.value.__notes__ == ["under planted"]
    assert any(each == options for _, each in every_value(spec)), "the option is played without being named"


def test_a_bonus_at_the_end_of_a_match_that_is_not_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The final bonus is shown apart from the deals; in gin with its parts."""
    spec = planted(GAMES["gin"], lambda result, _: result)
    whole = GinMatch._totals

    def totals(match: Any, scores: Any, boxes: Any, winners: tuple[int, ...]) -> tuple[int, ...]:
        found = whole(match, scores, boxes, winners)
        return tuple(points + match.options.planted * (seat in winners) for seat, points in enumerate(found))

    monkeypatch.setattr(GinMatch, "_totals", totals)
    compare_all(spec, "usual", spec.options(), DEALS["gin"])
    with pytest.raises(AssertionError):
        compare_all(spec, "planted", spec.options(planted=5), DEALS["gin"])
