"""The number of presses that a turn takes on the page, counted by the page.

With ``-s``, the test prints the table.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.async_api import Page, expect

from bot.manager.tables.table import Status, Table
from engine.deal import Deal
from engine.events import Discarded
from tests.bot.ui.games.hand.sample_tables import position as of_hand
from tests.bot.ui.games.panguingue.sample_tables import position as of_pan
from tests.bot.ui.games.rummy500.sample_tables import position as of_rummy
from tests.bot.ui.sample_tables import at, playing
from tests.play.screen import PANELS, Screens, board, command, seat_computers
from tests.playground.page.room import ON_SCREEN, channel_pane

pytestmark = [*ON_SCREEN, pytest.mark.long]

PRESSES = {
    "gin: draw, and discard": 2,
    "gin: draw, when both have passed": 0,
    "gin: knock": 2,
    "gin: gin": 1,
    "panguingue: draw a useless card, and discard it": 1,
    "hand: draw, open with the best, and discard": 3,
    "rummy 500: draw, lay six melds, and discard": 3,
    "an empty channel: to the first hand": 1,
    "an empty channel: to a hand against seven computers": 4,
}
"""The presses for each task; the command that opens a table counts as one."""
COUNTING = """
() => {
  window.presses = 0;
  const counted = event => event.isTrusted && event.target.closest("button, [role=option]");
  document.addEventListener("click", event => { if (counted(event)) window.presses += 1; }, true);
}
"""
SUITED = "2C 2D 2H 5S 6S 7S KC KD 9D JD"
"""Ten cards of gin; the opponent's, and hands of eleven."""
POOR = "3D 4C 5H 6D 8H 9C 10D JC QH QS"
KNOCKING = "AH 2H 3H 5S 6S 7S KC KD KH 2S JD"
GIN = "2C 2D 2H 5S 6S 7S KC KD KH KS JD"
TO_DISCARD = {"turn": 0, "phase": "discard", "pile": "8C"}
FLAT = "2H 2S 3S 4H 5C 6C 7D JC QD KC"
"""Ten cards of panguingue without a meld."""


@pytest.fixture(scope="module")
def counted() -> Iterator[dict[str, int]]:
    """The counts, printed at the end."""
    found: dict[str, int] = {}
    yield found
    for what, presses in found.items():
        print(f"\n{presses}  {what}", end="")


@dataclass
class Person:
    """Alice at her page; her presses are counted from now on."""

    page: Page
    table: Table

    async def press(self, *labels: str) -> None:
        """Press these buttons of the newest hand panel, by the beginnings of their labels."""
        for label in labels:
            name = re.compile(rf"^{re.escape(label)}")
            await self.page.locator(PANELS).last.get_by_role("button", name=name).first.click()

    async def presses(self) -> int:
        return int(await self.page.evaluate("window.presses"))


async def seated(
    screens: Screens, monkeypatch: pytest.MonkeyPatch, game: str, people: int, position: Table
) -> Person:
    """Return Alice at a table with passive players and this position."""
    planted: Deal | None = position.deal
    assert planted is not None
    monkeypatch.setattr(type(position.match), "_new_deal", lambda *_: planted.clone())
    page = await screens.open("Alice")
    for name in ("Alice", "Bob", "Carol", "Dave"):
        member = int(screens.harness.visitor(name).id)
        await screens.harness.bot.members.change_member(member, only_moves=True)
    await command(page, f"table open game:{game} seats:{people} turn_time:off")
    await expect(board(page)).to_be_visible()
    [table] = await screens.harness.bot.manager.tables.in_channel(
        int(screens.harness.visitor("Alice").channel.id)
    )
    for name in ("Bob", "Carol", "Dave")[: people - 1]:
        assert table.board is not None
        visitor = screens.harness.visitor(name)
        await visitor.click(visitor.message(str(table.board.message)), "Join")
        await screens.harness.quiet()
    await command(page, "table start")
    await expect(page.locator(PANELS).last).to_contain_text("Your turn")
    await page.evaluate(COUNTING)
    return Person(page, table)


def discarded(table: Table) -> bool:
    """Return whether Alice's last move was a discard, and another player has the turn."""
    *_, last = [moved for moved in table.news if moved.seat == 0]
    return isinstance(last.events[-1], Discarded) and 0 not in table.actors


def over(table: Table) -> bool:
    return table.deal is not None and table.deal.result is not None


@pytest.mark.parametrize(
    ("what", "game", "people", "position", "labels", "done"),
    [
        (
            "gin: draw, and discard",
            "gin",
            2,
            lambda: at(playing(), {"hands": [SUITED, POOR], "turn": 0, "phase": "draw", "pile": "8C"}),
            ("Draw from the stock", "J♦"),
            discarded,
        ),
        (
            "gin: knock",
            "gin",
            2,
            lambda: at(playing(), {**TO_DISCARD, "hands": [KNOCKING, POOR]}),
            ("Knock with J♦", "Yes"),
            over,
        ),
        (
            "gin: gin",
            "gin",
            2,
            lambda: at(playing(), {**TO_DISCARD, "hands": [GIN, POOR]}),
            ("Gin!",),
            over,
        ),
        (
            "panguingue: draw a useless card, and discard it",
            "panguingue",
            3,
            lambda: of_pan([FLAT, FLAT, FLAT], [[], [], []], stock="5D", pile="7C"),
            ("Draw from the stock",),
            discarded,
        ),
        (
            "hand: draw, open with the best, and discard",
            "hand",
            2,
            lambda: of_hand(
                ["KS KC KD 7H 8H 2S 2C 6D 7D KH 5S", "5D 9S"],
                [(1, "3D 4D 5D"), (1, "10H JH QH")],
                stock="9H",
                pile="8D",
            ),
            ("Draw from the stock", "Open with", "5♠"),
            discarded,
        ),
        (
            "rummy 500: draw, lay six melds, and discard",
            "rummy500",
            2,
            lambda: of_rummy(
                "AS AC AD 4S 4C 4D 7S 7C 7D 9S 9C 9D JS JC JD KS KC KD 2H",
                "10H JH QH",
                pile="3C",
                top="5H",
                other="3D 10D",
            ),
            ("Draw from the stock", "Lay all (6 melds", "5♥"),
            discarded,
        ),
    ],
)
async def test_a_turn_takes_so_many_presses(
    screens: Screens,
    monkeypatch: pytest.MonkeyPatch,
    counted: dict[str, int],
    what: str,
    game: str,
    people: int,
    position: Callable[[], Table],
    labels: tuple[str, ...],
    done: Callable[[Table], bool],
) -> None:
    person = await seated(screens, monkeypatch, game, people, position())
    await person.press(*labels)
    await expect(person.page.locator(PANELS).last).to_contain_text(
        re.compile("Waiting for|Next deal|wins the match")
    )
    await screens.harness.quiet()
    assert done(person.table)
    counted[what] = await person.presses()
    assert counted[what] == PRESSES[what]


async def test_a_card_that_must_be_drawn_is_drawn(
    screens: Screens, monkeypatch: pytest.MonkeyPatch, counted: dict[str, int]
) -> None:
    what = "gin: draw, when both have passed"
    first = {"hands": [SUITED, POOR], "turn": 0, "phase": "first_upcard", "pile": "8C", "dealer": 1}
    person = await seated(screens, monkeypatch, "gin", 2, at(playing(), first))
    await person.press("Pass")
    await expect(person.page.locator(PANELS).last).to_contain_text("Waiting for")
    before = await person.presses()
    bob = screens.harness.visitor("Bob")
    await screens.harness.quiet()
    await bob.click(bob.dm()[-1], "Pass")
    await expect(person.page.locator(PANELS).last).to_contain_text("just drawn")
    counted[what] = await person.presses() - before
    assert counted[what] == PRESSES[what]


async def test_one_press_in_an_empty_channel_deals(screens: Screens, counted: dict[str, int]) -> None:
    what = "an empty channel: to the first hand"
    page = await screens.open("Alice")
    await page.evaluate(COUNTING)
    await channel_pane(page).get_by_role("button", name="Gin Rummy").click()
    await expect(page.locator(PANELS).last).to_contain_text("Your turn")
    counted[what] = int(await page.evaluate("window.presses"))
    assert counted[what] == PRESSES[what]


async def test_seven_computers_sit_down_at_once(screens: Screens, counted: dict[str, int]) -> None:
    what = "an empty channel: to a hand against seven computers"
    page = await screens.open("Alice")
    await page.evaluate(COUNTING)
    await command(page, "table open game:panguingue seats:8")
    await seat_computers(page, "7 computers: normal")
    await board(page).get_by_role("button", name="Start").click()
    await expect(page.locator(PANELS).last).to_contain_text("Your turn")
    [table] = await screens.harness.bot.manager.tables.in_channel(
        int(screens.harness.visitor("Alice").channel.id)
    )
    assert (table.status, len(table.players)) == (Status.PLAYING, 8)
    counted[what] = 1 + int(await page.evaluate("window.presses"))
    assert counted[what] == PRESSES[what]
