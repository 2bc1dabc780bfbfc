"""Properties of the pages of every game, in random play, with its own and the general panel."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.manager.tables.table import Table
from bot.texts.games.default_wording import field_words
from bot.ui.appearance import Appearance
from bot.ui.games import panels
from bot.ui.games.panel_state import PanelState
from bot.ui.play.hand_panel import SORTS, hand
from bot.ui.play.turn_mention import turn_mention_page
from bot.ui.tables.board import board
from data.settings import Cards
from engine import GAMES
from engine.actions import Action
from tests.bot.dealt import deal_on
from tests.bot.ui.limits import check
from tests.bot.ui.play.test_move_parser import table_for
from tests.bot.ui.sample_tables import act
from tests.bot.ui.test_any_table import reached

pytestmark = pytest.mark.long
MOVES = 45
LOOKS = [Appearance(Cards.TEXT), Appearance(Cards.PICTURES)]


def moments(key: str, seats: int, seed: int) -> Iterator[Table]:
    table, chance = table_for(GAMES[key], seats, seed), Random(seed)
    assert table.deal is not None
    for _ in range(MOVES):
        yield table
        if not table.deal.actors:
            return
        seat = table.deal.actors[0]
        legal = table.deal.legal_actions(seat)
        kind = chance.choice(sorted({type(action) for action in legal}, key=lambda kind: kind.__name__))
        act(table, chance.choice([action for action in legal if type(action) is kind]), seat)


def read(action: Action) -> tuple[str, str]:
    """Return what distinguishes an action: equal cards of two packs do not."""
    return action.verb, field_words(action)


@pytest.fixture(params=["own", "general"])
def panel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "general":
        monkeypatch.setattr(panels, "PANELS", {})
    return str(request.param)


@pytest.mark.parametrize("key", GAMES)
def test_every_page_is_within_discords_limits(key: str, panel: str) -> None:
    for seats in {GAMES[key].seats[0], GAMES[key].seats[-1]}:
        for number, table in enumerate(moments(key, seats, 3)):
            for place, look in enumerate(LOOKS, number):
                check(board(table, look))
                for seat in {0, *deal_on(table).actors}:
                    check(turn_mention_page(table, seat, closed=True))
                    # Every hand is sorted in another way at the next moment.
                    check(hand(table, seat, sort=SORTS[(place + seat) % len(SORTS)], look=look))


@pytest.mark.parametrize("key", GAMES)
def test_all_that_is_legal_can_be_reached_on_the_general_panel(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panels, "PANELS", {})
    for table in moments(key, GAMES[key].seats[0], 5):
        if deal_on(table).actors and len(deal_on(table).legal_actions(deal_on(table).actors[0])) < 60:
            seat = deal_on(table).actors[0]
            legal = deal_on(table).legal_actions(seat)
            shown = {read(legal[index]) for index in reached(table, seat, PanelState(), set())}
            assert {read(action) for action in legal} == shown
