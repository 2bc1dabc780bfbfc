"""Panguingue and its chips on screen: people click and type in a browser."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import Locator, Page, expect

from bot.texts.commands import command_of
from tests.play.screen import (
    Offer,
    Player,
    Screens,
    board,
    command,
    has,
    is_menu,
    photograph,
    press,
    private,
    seat_computers,
    verb,
)
from tests.playground.page.room import ON_SCREEN, channel_pane, composer

pytestmark = ON_SCREEN

PREFERRED = (
    "Go out",
    "Meld and collect",
    "Play",
    "Let it go",
    "Draw from the stock",
    "Meld",
    "Lay",
    "Take",
    "Discard",
)
"""Beginnings of labels in a simple player's order of preference."""
NAMES = {
    "Go out": "goout",
    "Meld and collect": "meld",
    "Play": "stay",
    "Force": "demand",
    "Let it go": "nodemand",
    "Draw from the stock": "draw",
    "Meld": "meld",
    "Lay": "layoff",
    "Take": "take",
    "Discard": "discard",
}
"""The commands for the same moves."""
CARD = re.compile(r"(?:[2-7AJQK])[♠♣♦♥]")
OPENING = 1_000
SIGNED = r"([+−]\d+)"


def chips(shown: str) -> int:
    return int(shown.replace("−", "-").replace(",", ""))


class PanPlayer(Player):
    """A player who takes the best-paid melds and lay-offs, and otherwise draws and discards."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.labels: list[str] = []

    async def play_on(self, until: Callable[[Offer], bool]) -> Offer:
        """Play until ``until`` is true of an offer."""
        while not until(offer := await self.offer()):
            key, label = self.preferred(offer)
            self.labels.append(label)
            await self.press(key)
        return offer

    async def press(self, key: str) -> None:
        """Press by label: moves of other players who are to act change the custom_id."""
        if is_menu(key):
            await super().press(key)
            return
        self._done.append(key)
        self.presses += 1
        written = re.escape(self.labels[-1].removeprefix("Discard ").removesuffix(" ★"))
        button = self.panel.get_by_role("button", name=re.compile(rf"^(Discard )?{written}$"))
        await button.first.click()

    def preferred(self, offer: Offer) -> tuple[str, str]:
        usual = [(key, label) for key, label in offer if not (is_menu(key) and verb(key) == "pick")]
        found = [
            (place, "★" not in label, at, key, label)
            for at, (key, label) in enumerate(usual)
            for place, begin in enumerate(PREFERRED)
            if label.startswith(begin)
        ]
        *_, key, label = min(found)
        return key, label


async def open_table(page: Page, seats: int, options: str = "deals=2") -> None:
    """Open a table and fill it with computer players by the menu."""
    await command(page, f"table open game:panguingue seats:{seats} options:{options}")
    places = board(page).get_by_role("listitem")
    await expect(places).to_have_count(seats)
    await seat_computers(page, ": easy")
    await expect(places.filter(has_text=re.compile("^free$"))).to_have_count(0)


def settled(result: str, name: str) -> int:
    """Return a player's balance for the deal in the settlement."""
    [row] = [line for line in result.splitlines() if line.startswith(f"{name} ")]
    return chips(row.split()[-1])


async def pages(answer: Locator, turn: str) -> list[str]:
    """Return the texts of all pages of an answer, turning with the button of this name."""
    texts = [await answer.inner_text()]
    while await answer.get_by_role("button", name=turn).is_visible():
        await press(answer, turn)
        await expect(answer).not_to_have_text(texts[-1], use_inner_text=True)
        texts.append(await answer.inner_text())
    return texts


def won(line: str, name: str) -> int:
    """Return what a line of the payments gives to a player (negative: takes)."""
    who, sign, amount = re.fullmatch(r"(.+?) ([+−])(\d+)\s· .*", line).groups()  # type: ignore[union-attr]
    named = re.search(rf"(\d+) from [^;]*\b{name}\b", line)
    if sign == "−":
        return -int(amount) if name in who else 0
    return int(amount) if who == name else -int(named[1]) if named is not None else 0


def newest_panel(page: Page) -> Locator:
    return PanPlayer(page).panel


@pytest.mark.parametrize("seed", [7])  # Alice melds and collects
async def test_a_deal_with_three_computers_and_every_chip_of_it_in_the_ledger(screens: Screens) -> None:
    page = await screens.open("Alice")
    await open_table(page, 4)
    await press(board(page), "Start")
    player = PanPlayer(page)
    await player.play_on(has("ready"))
    assert "Play" in player.labels
    assert any(label.startswith("Meld and collect") for label in player.labels)
    await expect(board(page)).to_contain_text("wins the deal")
    result = await board(page).locator("pre").inner_text()
    assert await player.panel.locator("pre").inner_text() == result
    gain = settled(result, "Alice")
    # The payments, page by page.
    await press(board(page), "Payments")
    await expect(private(page)).to_contain_text("Payments of deal 1")
    told = "\n".join(await pages(private(page), "▶")).splitlines()
    paid = [line for line in told if re.search(r" [+−]\d+\s· ", line)]
    moved = [won(line, "Alice") for line in paid]
    assert sum(moved) == gain
    assert all(re.search(r"rule \d+", line) for line in paid)
    # The ledger.
    await command(page, "chips balance")
    await expect(private(page)).to_contain_text(f"has {OPENING + gain:,} chips")
    await expect(private(page)).to_contain_text("no cash value")
    await command(page, "chips ledger")
    await expect(private(page)).to_contain_text("Ledger")
    ledger = "\n".join(await pages(private(page), "Older"))
    booked = re.findall(rf"{SIGNED} (?:from|to) .*balance ([\d,]+)\n+#[\d–]+ (.*)", ledger)
    in_deal = [(chips(change), chips(has)) for change, has, what in booked if "Table 1, deal 1" in what]
    assert sum(change for change, _ in in_deal) == gain
    assert in_deal[0][1] == OPENING + gain
    # The newest entry first, and one entry for each payment.
    assert [change for change, _ in in_deal if change < 0] == [change for change in moved[::-1] if change < 0]
    assert "the opening balance" in ledger
    await command(page, "chips audit")
    await expect(private(page)).to_contain_text("The books balance")
    await expect(private(page)).to_contain_text(re.compile(r"1 table and \d+ moves played again"))


async def test_fifteen_seats_on_a_wide_screen_and_on_a_phone(screens: Screens) -> None:
    page = await screens.open("Alice")
    phone = await screens.open("Alice", viewport={"width": 400, "height": 800}, has_touch=True)
    parts = phone.get_by_role("navigation", name="Parts of the page").get_by_role("button")

    async def look(name: str) -> None:
        """Check that both screens show the same and nothing is too wide; save screenshots."""
        await screens.harness.quiet()
        await photograph(page, f"panguingue_{name}_wide")
        for part, shown in (("#card-room", board), ("Messages", newest_panel)):
            await parts.filter(has_text=part).click()
            if await shown(page).count():
                await expect(shown(phone)).to_have_text(await shown(page).text_content() or "")
            assert await phone.evaluate("document.documentElement.scrollWidth") == 400
            await photograph(phone, f"panguingue_{name}_phone_{part.strip('#')}")

    await open_table(page, 15, "deals=1")
    await look("lobby")
    await press(board(page), "Start")
    player = PanPlayer(page)
    await player.play_on(has("Draw from the stock"))
    await look("start")
    await expect(newest_panel(phone).locator(".heading-2").last).to_be_in_viewport()
    await player.play_on(lambda offer: len(player.labels) > 12)
    await look("middle")
    await expect(newest_panel(phone).locator(".heading-2").last).to_be_in_viewport()
    await player.play_on(has("again"))
    await look("end")
    rows = (await board(page).locator("pre").inner_text()).splitlines()
    assert len(rows) == 1 + 15
    assert sum(chips(row.split()[-1]) for row in rows[1:]) == 0


async def complete(page: Page, typed: str) -> None:
    """Type a command, take the first completion of its option, and send it."""
    await composer(page).fill(f"/{typed} ")
    offered = page.get_by_role("option").filter(has_text=CARD)
    await expect(offered.first).to_be_visible()
    await offered.first.click()
    await page.keyboard.press("Enter")


async def test_moves_by_commands_where_what_the_rules_forbid_is_refused(screens: Screens) -> None:
    page = await screens.open("Alice")
    await open_table(page, 4)
    await command(page, "table start")
    player = PanPlayer(page)
    used: set[str] = set()
    refusals: list[str] = []
    ephemeral = channel_pane(page).locator("article.message.ephemeral")

    async def refused(text: str) -> None:
        before, shown = await player.panel.inner_text(), await ephemeral.count()
        await composer(page).fill(f"/{text} ")
        await page.keyboard.press("Escape")
        await page.keyboard.press("Enter")
        await expect(private(page)).to_contain_text("You can")
        refusals.append(await private(page).inner_text())
        await press(private(page), "Dismiss")
        await expect(ephemeral).to_have_count(shown)  # the refusal is gone, and the panel the newest again
        assert await player.panel.inner_text() == before

    await player.offer()
    await screens.harness.quiet()
    await refused("move draw")
    wanted = {"stay", "draw", "meld", "discard"}
    while not wanted <= used:
        offer = await player.offer()
        assert not has("ready")(offer), used
        demand = [(key, label) for key, label in offer if label.startswith("Force")]
        _, label = demand[0] if demand and "demand" not in used else player.preferred(offer)
        player.pass_over(offer)
        name = NAMES[next(begin for begin in NAMES if label.startswith(begin))]
        if name == "draw" and name not in used:
            await refused("move stay")
            await refused("move drop")
            await refused("move demand")
            held = CARD.findall(await player.panel.inner_text())[0]
            await refused(f"move discard card:{held}")
            await refused(f"move layoff card:{held}")
        used.add(name)
        make = complete if name in ("meld", "layoff", "discard") else command
        await make(page, command_of(name))
    reasons = [
        ("draw", "3"),
        ("already declared", "3"),
        ("already declared", "3"),
        ("nothing to force", "10"),
        ("Draw first", "4.2"),
        ("Draw first", "4"),
    ]
    for said, (reason, rule) in zip(refusals, reasons, strict=True):
        assert reason in said
        assert f"rule {rule}" in said
