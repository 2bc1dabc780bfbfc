"""On a phone every card can be read, in every picture at every stage of every game."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.pictures import Boards, ScenePicture, TablePicture, dimensions
from bot.pictures.tables.dimensions import WithCards
from bot.ui.games.panels import PANELS
from bot.workers.renderer import Drawing
from engine import GAMES
from engine.ai import Level, choose
from engine.deal import Deal
from tests.bot.pictures.test_dimensions import shown
from tests.engine.random_play import deal_of, pick

LONGEST = 300
"""Plies of a deal that are looked at."""
TALLEST = 1110
"""The highest picture above the buttons of a panel: 298 CSS pixels on a phone."""


def stages(game: str, seats: int, level: Level | None) -> Iterator[Deal]:
    """Yield the moments of a deal whose hands are often full of melds."""
    spec, rng = GAMES[game], Random(f"{game} {seats} {level}")
    match = spec.new_match(seats=seats, options=spec.options(), dealer=rng.randrange(seats))
    deal = deal_of(match, rng)
    while deal.result is None and deal.ply < LONGEST:
        yield deal
        seat, action = pick(deal, rng)
        deal.apply(seat, choose(game, level, deal.view(seat)) if level is not None else action)
    yield deal


def table(drawing: Drawing | None) -> TablePicture | Boards:
    assert isinstance(drawing, TablePicture | Boards)
    return drawing


def pictures(game: str, deal: Deal) -> Iterator[tuple[str, WithCards]]:
    """Yield what the channel shows, and what a seat shows that is to act."""
    panel, public = PANELS[game], deal.view(None)
    yield "board", table(panel.table_view(public))
    ended = panel.result_view(public) if deal.result is not None else None
    if ended is not None:
        yield "result", ended
    for seat in deal.actors[:1]:
        view = deal.view(seat)
        hand, above = panel.hand_view(view, "melds"), table(panel.table_view(view))
        if hand is not None:
            yield "panel", hand if panel.scene_lines is None else ScenePicture(above, hand)


@pytest.mark.long
@pytest.mark.parametrize("level", [None, Level.EASY], ids=["at random", "easy"])
@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game, spec in GAMES.items() for seats in sorted({spec.seats[0], spec.seats[-1]})],
)
def test_a_phone_shows_every_index(game: str, seats: int, level: Level | None) -> None:
    for deal in stages(game, seats, level):
        for where, drawing in pictures(game, deal):
            table, hand = shown(drawing)
            assert table >= 12, (where, deal.ply, drawing)
            assert hand >= 13, (where, deal.ply, drawing)
            if where == "panel":
                assert dimensions(drawing).height <= TALLEST, (deal.ply, drawing)
