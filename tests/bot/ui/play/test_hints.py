"""Hints on the hand panel, in every game, for any result of the search."""

from dataclasses import replace

import pytest

from bot.manager.results.replay import Playback
from bot.manager.results.shown_hints import ShownHint
from bot.manager.tables.table import PlayerKind, Status, Table
from bot.ui.appearance import TEXT, Appearance
from bot.ui.custom_id import parse
from bot.ui.games.panel_state import PanelState
from bot.ui.play.hand_panel import hand, with_hint
from bot.workers.replay_cache import record
from data.settings import Cards
from engine import GAMES
from engine.ai import Level
from engine.ai.search import assess
from tests.bot.recorded import match_of
from tests.bot.ui.limits import check
from tests.bot.ui.results.test_reviews import all_known as all_known  # a fixture of this module, too
from tests.bot.ui.sample_tables import controls, words


def beside_computers(table: Table, seat: int) -> Table:
    """Return the table in play, with computer players in all other seats."""
    table.status = Status.PLAYING
    table.players = tuple(
        player if at == seat else replace(player, kind=PlayerKind.COMPUTER, member=None, level=Level.EASY)
        for at, player in enumerate(table.players)
    )
    return table


@pytest.mark.long
@pytest.mark.parametrize("look", [TEXT, Appearance(cards=Cards.PICTURES, coached=True)])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("all_known")
def test_a_panel_with_a_hint_keeps_discords_limits_in_every_game(
    game: str, look: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bot.manager.results.hint_policy.DECISION_PROBLEMS", {spec.view: None for spec in GAMES.values()}
    )
    stored = match_of(game, deals=1)
    playback, looked = Playback(stored, record(stored, 1)), 0
    for ply in range(0, playback.length, 1 + playback.length // 25):
        table = playback.at(ply)
        assert table.deal is not None
        seat = table.deal.actors[0]
        view = table.deal.view(seat)
        if len(view.legal) < 2:
            continue
        looked += 1
        beside_computers(table, seat)
        found = assess(view, 6, 1)
        for whole in (False, True):
            stage = with_hint(PanelState(), table, seat, ShownHint(found, whole=whole))
            page = hand(table, seat, stage=stage, look=look)
            check(page)
            if page.instead is not None:
                check(page.instead())
            assert stage.hint[0] in words(page)
    assert looked > 3


def test_the_button_asks_for_more_each_time_and_then_for_nothing() -> None:
    stored = match_of("gin", deals=1)
    table = Playback(stored, record(stored, 1)).at(0)
    assert table.deal is not None
    seat = table.deal.actors[0]
    assert "🎓 Hint" not in controls(hand(table, seat)), "a match of people that is over"
    beside_computers(table, seat)
    bare, nudged, told = (
        controls(hand(table, seat, stage=PanelState(hint=("…",) if hinted else (), hinted=hinted)))
        for hinted in range(3)
    )
    first, second = (parse(each["custom_id"]) for each in (bare["🎓 Hint"], nudged["🎓 Show me"]))
    assert first is not None
    assert second is not None
    assert (first.verb, first.arg, second.arg) == ("hint", "1", "2")
    assert first.ply_bound
    assert told["🎓 Hint"]["disabled"]
