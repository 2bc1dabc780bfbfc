"""Discards with a button each: their number, order, highlights, and the space they need."""

from collections.abc import Iterable
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table
from bot.texts.games.costs import Cost
from bot.ui.appearance import Appearance
from bot.ui.components import COMPONENTS_PER_MESSAGE, Component, Style, button, buttons, counted
from bot.ui.custom_id import custom_id
from bot.ui.games import panels
from bot.ui.games.panel import Panel
from bot.ui.play.hand_panel import hand
from data.settings import Cards, Throws
from engine.actions import Discard
from engine.cards import Card, pack, parse_cards
from tests.bot.ui.games.control import sample_tables as control_tables
from tests.bot.ui.games.hand import sample_tables as hand_tables
from tests.bot.ui.games.panguingue import sample_tables as panguingue_tables
from tests.bot.ui.games.rummy500 import sample_tables as rummy500_tables
from tests.bot.ui.games.seventh import sitting
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import BY_MENU, controls, discard_notes, discards, moments, playing, words
from tests.bot.ui.stages import PLAYED, stages

PICTURES = Appearance(Cards.PICTURES)


def to_discard(cards: Iterable[Card]) -> Table:
    held = tuple(cards)
    return sitting(held, *map(Discard, held))


def shown_with(monkeypatch: pytest.MonkeyPatch, table: Table, **own: Any) -> None:
    monkeypatch.setattr(panels, "PANELS", MappingProxyType({table.spec.key: Panel(**own)}))


def rows(page: Page) -> list[list[Component]]:
    """Return the rows of the panel that hold cards."""
    [box] = page.components
    found = [part["components"] for part in box["components"] if part["type"] == 1]
    return [row for row in found if {part.get("label") for part in row} & discards(page).keys()]


def test_up_to_fifteen_cards_are_buttons_in_the_order_of_the_hand_five_a_row() -> None:
    table = to_discard(pack()[:15])
    page = hand(table, 0)
    check(page)
    assert [len(row) for row in rows(page)] == [5, 5, 5]
    by_rank = hand(table, 0, sort="rank")
    for sorted_ in (page, by_rank):
        large = next(line for line in words(sorted_).splitlines() if line.startswith("## "))
        assert [part["label"] for row in rows(sorted_) for part in row] == large.removeprefix("## ").split()
    assert rows(page) != rows(by_rank)


def test_more_cards_or_another_liking_are_a_menu() -> None:
    for page in (hand(to_discard(pack()[:16]), 0), hand(to_discard(pack()[:5]), 0, look=BY_MENU)):
        check(page)
        assert "Discard a card …" in controls(page)
        assert not rows(page)


def test_of_two_equal_cards_one_has_a_button() -> None:
    tens = parse_cards("TD TD 9D")
    page = hand(to_discard(tens), 0)
    assert [*discards(page)] == ["9♦", "10♦"]


def test_the_marked_stand_out_on_buttons_and_in_the_menu_by_what_they_measure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    king, queen, ten = parse_cards("KS QH TD")
    table = to_discard((king, queen, ten))
    told = {king: Cost("", (0,)), queen: Cost("breaks Q♠ Q♥", (2,)), ten: Cost("fits #4", (1,))}
    shown_with(monkeypatch, table, costs=lambda *_: told, measure="Loosest")
    page = hand(table, 0)
    styles = {label: control["style"] for label, control in controls(page).items() if label in discards(page)}
    assert styles == {"K♠": Style.SUCCESS, "Q♥": Style.SECONDARY, "10♦": Style.SECONDARY}
    lines = words(page).splitlines()
    before = "-# **Loosest:** `K♠` · `10♦` fits #4 · `Q♥` breaks `Q♠ Q♥`"
    assert lines[lines.index("[K♠]") - 1] == before
    assert discard_notes(hand(table, 0, look=BY_MENU)) == {
        "K♠": "Loosest",
        "Q♥": "breaks Q♠ Q♥",
        "10♦": "fits #4",
    }


@pytest.mark.long
def test_what_the_marked_discards_measure_is_said_also_where_a_screen_is_full() -> None:
    marked: set[str] = set()
    for stage in (stage for game in PLAYED for stage in stages(game) if not stage.state.hinted):
        for look in (Appearance(), PICTURES):
            page = hand(stage.table, stage.seat, stage=stage.state, look=look)
            offered = discards(page).keys()
            stand_out = {
                label for label, control in controls(page).items() if control.get("style") == Style.SUCCESS
            }
            if len(offered) > 1 and offered & stand_out:
                marked.add(stage.game)
                assert f"-# **{panels.panel_of(stage.table).measure}:**" in words(page), stage.name
    # In panguingue, none of these is a choice between discards by buttons.
    assert marked == PLAYED.keys() - {"panguingue"}


def test_where_there_is_no_room_for_buttons_there_is_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    table = to_discard(pack()[:15])

    def many(count: int) -> Any:
        return lambda table, *_: buttons([button(custom_id(table, "x", n), f"Way {n}") for n in range(count)])

    for count, by_button in ((4, True), (12, False), (20, False)):
        shown_with(monkeypatch, table, choices=many(count))
        page = hand(table, 0)
        check(page)
        assert bool(rows(page)) is by_button


@pytest.mark.long
@pytest.mark.parametrize("look", [Appearance(), PICTURES], ids=["text", "pictures"])
@pytest.mark.parametrize(
    "played",
    [
        lambda: moments(playing(seed=4), 4, 2),
        lambda: panguingue_tables.moments(panguingue_tables.pan(15, 2), 2),
        lambda: rummy500_tables.moments(rummy500_tables.with_thirty_nine(), 2),
        lambda: control_tables.moments(
            control_tables.control(3, 2, control_mode="held", held_controls=3, number_suit="any"),
            2,
            limit=120,
        ),
        lambda: hand_tables.moments(hand_tables.hand_table(5, 2), 2, 1),
    ],
    ids=["gin", "panguingue", "rummy500", "control", "hand"],
)
def test_a_panel_never_has_more_components_than_discord_takes(played: Any, look: Appearance) -> None:
    most = discarded = 0
    for table in played():
        for seat in table.deal.actors:
            page = hand(table, seat, look=replace(look, throws=Throws.BUTTONS))
            check(page)
            most = max(most, counted(page.components))
            discarded += bool(rows(page))
    assert 18 < most <= COMPONENTS_PER_MESSAGE
    assert discarded  # at least one panel had discard buttons


@pytest.mark.long
def test_the_panel_has_one_order_in_every_game() -> None:
    """Table and events, turn, hand, buttons."""
    tables = [
        *control_tables.moments(control_tables.control(3, 2), 2, limit=40),
        *hand_tables.moments(hand_tables.hand_table(5, 2), 2, 1),
        *moments(playing(seed=4), 4),
    ]
    compared = 0
    for table in tables[3:]:
        assert table.deal is not None
        if not table.deal.actors or not table.news:
            continue
        seat = table.deal.actors[0]
        for look in (Appearance(), PICTURES):
            [box] = hand(table, seat, look=look).components
            kinds = [part["type"] for part in box["components"]]
            assert kinds[0] == 10
            if 12 in kinds:
                assert 1 not in kinds[: kinds.index(12)]
            lines = words(hand(table, seat)).splitlines()
            turn = next(at for at, line in enumerate(lines) if line.startswith("**Your turn**"))
            cards = next((at for at, line in enumerate(lines) if line.startswith("## ")), None)
            upcard = next((at for at, line in enumerate(lines) if line.startswith("Upcard ")), None)
            if cards is not None and upcard is not None:
                assert upcard < turn < cards
                compared += 1
    assert compared > 20
