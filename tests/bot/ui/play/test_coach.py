"""The coach on the first panels of a member's first match of a game."""

from dataclasses import replace

import pytest

from bot.texts.games.wordings import WORDINGS
from bot.ui.appearance import TEXT
from bot.ui.games.panel_state import PanelState
from bot.ui.play.hand_panel import COACHED, hand
from tests.bot.dealt import deal_on
from tests.bot.ui.sample_tables import act, playing, words

NEW = replace(TEXT, coached=True)


@pytest.mark.parametrize("game", WORDINGS)
def test_every_game_has_three_short_lines(game: str) -> None:
    lines = [str(line) for line in WORDINGS[game].coach]
    assert len(lines) == 3
    assert all(len(line) <= 110 for line in lines)


def test_the_coach_speaks_in_the_first_turns_of_whoever_is_to_act_and_then_no_more() -> None:
    table, lines = playing(), [str(line) for line in WORDINGS["gin"].coach]
    seat = table.actors[0]
    shown = words(hand(table, seat, look=NEW))
    assert all(line in shown for line in lines)
    assert lines[0] not in words(hand(table, 1 - seat, look=NEW))
    assert lines[0] not in words(hand(table, seat))
    assert lines[0] not in words(hand(table, seat, stage=PanelState(resigning=True), look=NEW))
    while table.ply < 2 * COACHED:
        act(table, deal_on(table).legal_actions(table.actors[0])[-1])
    assert lines[0] not in words(hand(table, table.actors[0], look=NEW))


def test_the_coach_is_gone_in_the_second_deal() -> None:
    table = playing()
    table.deal_no = 2
    assert str(WORDINGS["gin"].coach[0]) not in words(hand(table, table.actors[0], look=NEW))
