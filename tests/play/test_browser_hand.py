"""Hand and Hand Partnership on screen: whole matches by buttons and commands, with restarts."""

import asyncio
import re
from itertools import accumulate

from playwright.async_api import Page, expect

from tests.play.conftest import Harness
from tests.play.melder import CARD, PHONE, Melder, cards_in, open_alone, refused, turn_to
from tests.play.screen import (
    Screens,
    board,
    command,
    has,
    is_menu,
    photograph,
    press,
    private,
    seat_computers,
)
from tests.playground.page.room import ON_SCREEN, channel_pane, composer

pytestmark = ON_SCREEN

FIRST = ("Open", "Lay a meld", "Meld", "Lay", "Exchange", "Take", "Draw", "Discard a", "Discard")
"""Beginnings of labels in order of preference: what lays cards, then what draws."""
MENUS = {"Lay a meld": "meld", "Lay off": "layoff", "Exchange": "exchange", "Discard": "discard"}
"""The move that a menu is for, by the beginning of its title."""
RESTART_AT = 15


class Opener(Melder):
    """A player who builds the first opening meld by meld, and whose page is photographed."""

    def __init__(self, page: Page, name: str, harness: Harness | None = None) -> None:
        super().__init__(page, FIRST)
        self.built = 0
        self.restarted = asyncio.Event()
        self._name, self._harness = name, harness

    def line(self, lines: list[str]) -> int:
        """Return the first option."""
        return 0

    def loosest(self, lines: list[str]) -> int:
        """Return the last option, which is loose; a joker is kept as long as possible."""
        return next((at for at, line in [*enumerate(lines)][::-1] if "Joker" not in line), 0)

    async def picture(self, when: str) -> None:
        await photograph(self.page, f"{self._name}_{when}")

    async def look(self) -> None:
        if self.presses == 0:
            await self.picture("start")
        if self._harness is not None and self.presses == RESTART_AT:
            await restart(self._harness, self)
            self._harness = None
            self.restarted.set()

    async def press(self, key: str) -> None:
        label = self.labels[-1]
        melds = await self.bracketed()
        if self.built or not label.startswith("Open with") or "…" in label or "Joker" in " ".join(melds):
            await super().press(key)
            return
        self._done.append(key)
        self.presses += 1
        self.built = int(re.findall(r"Open with (\d+)", label)[0])
        await self.build(melds)

    async def bracketed(self) -> list[str]:
        """Return the melds that are bracketed in the hand."""
        hand = " ".join(await self.panel.locator(".heading-2").all_inner_texts())
        return re.findall(r"\[([^]]+)\]", hand.replace("\u00a0", " ").replace("*", ""))

    async def build(self, melds: list[str]) -> None:
        """Choose the melds one after another, and open with them."""
        await self.panel.get_by_role("button", name="Choose melds").click()
        for meld in melds:
            await self.add(meld)
            await expect(self.panel).to_contain_text(re.compile(r"\d+ of \d+"))
            if meld == melds[0]:
                await self.picture("built")
        await expect(self.panel).to_contain_text(f"{self.built} of ")
        await self.picture("ready")
        await self.panel.locator('[data-key*=":make:"]').first.click()

    async def add(self, meld: str) -> None:
        """Add a meld to the opening, from any page of the menu."""
        menu = self.panel.locator('button.select[data-key*=":step:"]')
        whole = re.compile(rf"^{re.escape(meld)}\s*\d+ points")
        wanted = self.page.locator(".popup").get_by_role("option", name=whole)
        await menu.click()
        await expect(self.page.locator(".popup").get_by_role("option").first).to_be_visible()
        await wanted.first.click()
        await expect(self.panel).to_contain_text(f"Remove {meld}")

    async def type_on_to_the_end(self) -> None:
        """Play by typed commands alone."""
        while not has("again")(offer := await self.offer()):
            key, label = self.wanted(offer)
            self.pass_over(offer)
            self.presses += 1
            if self._harness is not None and self.presses == RESTART_AT:
                await restart(self._harness, self)
                self._harness = None
                self.restarted.set()
                # A restarted bot cannot delete an answer of its predecessor.
                await press(private(self.page), "Dismiss")
            if has("ready")(offer):
                await command(self.page, "table start")
            elif is_menu(key):
                verb = next(verb for title, verb in MENUS.items() if label.startswith(title))
                await self.complete(f"move {verb}")
            elif "…" in label or re.fullmatch(r"Open with \d+", label):
                await self.complete("move open" if label.startswith("Open") else "move meld")
            else:
                await command(self.page, typed(label))

    async def complete(self, name: str) -> None:
        """Type the name of a command, and choose one of its completions."""
        await composer(self.page).fill(f"/{name} card: ")
        lines = self.page.get_by_role("option").filter(has_text=CARD)
        await expect(lines.first).to_be_visible()
        await lines.nth(self.line(await lines.all_inner_texts())).click()
        await self.page.keyboard.press("Enter")
        await expect(composer(self.page)).to_be_visible()


def typed(label: str) -> str:
    """Return the command for a button's label."""
    first, *rest = label.split()
    if label.startswith("Lay off"):  # "Lay off 7♥ at the low end on #3 4♥ 5♥ 6♥"
        card, number, end = rest[1], re.findall(r"on #(\d+)", label)[0], re.findall(r"(low|high) end", label)
        return " ".join([f"move layoff card:{card} {number}", *end])
    if first == "Exchange":  # "Exchange 8♠ 8♢ for the Joker in #3 8♥ 8♣ Joker"
        return f"move exchange card:{label.split(' for ')[0].removeprefix('Exchange ')} {number_in(label)}"
    if first in ("Open", "Meld"):  # "Open with 57: 7♥ Joker=8♥ 9♥ | Q♠ Q♢ Q♣"
        melds = re.sub(r"^(Open with \d+:|Meld) ", "", label).replace(" | ", ", ")
        return f"move {first.lower()} card:{melds}"
    return (
        f"move {first.lower()}" if first in ("Draw", "Take") else f"move discard card:{rest[0].rstrip(':')}"
    )


def number_in(label: str) -> str:
    [number] = re.findall(r" in #(\d+)", label)
    return str(number)


async def restart(harness: Harness, person: Opener) -> None:
    """Restart the bot while this player is to move, and check that nothing has changed."""
    await harness.quiet()
    page = person.page
    await expect(board(page)).to_contain_text("▶")
    shown, hand = await board(page).inner_text(), await person.panel.inner_text()
    await harness.stop()
    await harness.start()
    await harness.quiet()
    assert await board(page).inner_text() == shown
    assert await person.panel.inner_text() == hand


async def answer_the_call(first: Opener, second: Opener) -> None:
    """After the first player's restart the second is called, and refreshes the hand."""
    await first.restarted.wait()
    await expect(channel_pane(first.page)).to_contain_text("@Bob — your turn")
    await press(second.panel, "Refresh")


async def add_computers(page: Page, count: int) -> None:
    """Fill the free seats with computer players."""
    free = board(page).get_by_role("listitem").filter(has_text=re.compile("^free$"))
    for left in range(count, 0, -1):
        await expect(free).to_have_count(left)
        await command(page, "table computer level:easy")
    await expect(free).to_have_count(0)


async def test_five_seats_play_a_match_with_buttons(screens: Screens) -> None:
    alice, phone = await screens.open("Alice"), await screens.open("Bob", **PHONE)
    await command(alice, "table open game:hand seats:5 options:rounds=2")
    await press(board(phone), "Join")
    await seat_computers(alice, ": easy")
    await press(board(alice), "Start")
    await expect(board(phone)).to_contain_text("▶")
    await photograph(phone, "hand_phone_board")
    await turn_to(phone, "Messages")
    people = Opener(alice, "hand_wide", screens.harness), Opener(phone, "hand_phone")
    await asyncio.gather(*(person.play(has("again")) for person in people), answer_the_call(*people))
    for person in people:
        await expect(person.panel).to_contain_text("wins the match")
        await person.picture("end")
    pressed = [label for person in people for label in person.labels]
    assert any(person.built >= 51 for person in people)
    for begin in ("Discard", "Lay off"):
        assert any(label.startswith(begin) for label in pressed)
    await press(board(alice), "Score sheet")
    await expect(private(alice)).to_contain_text("Score sheet")
    await photograph(alice, "hand_wide_sheet")
    await turn_to(phone, "#card-room")
    await press(board(phone), "Score sheet")
    await expect(private(phone)).to_contain_text("Score sheet")
    await photograph(phone, "hand_phone_sheet")
    shown = (await private(alice).inner_text()).replace("\N{MINUS SIGN}", "-")
    rows = re.findall(r"^ ?(\d+|Σ)((?: +-?\d+[oHu]?)+) *$", shown, re.MULTILINE)
    lines = [[int(points) for points in re.findall(r"-?\d+", cells)] for _, cells in rows]
    assert [number for number, _ in rows] == 2 * ["1", "2", "Σ"]  # the width of a phone
    for *rounds, totals in (lines[:3], lines[3:]):
        columns = zip(*rounds, strict=True)
        for points, after in zip(columns, columns, strict=True):
            assert [*after] == [*accumulate(points)]
        assert rounds[-1][1::2] == totals
    assert len(lines[2] + lines[5]) == 5


async def test_partners_play_a_match_by_commands(screens: Screens) -> None:
    alice = await screens.open("Alice")
    await command(alice, "table open game:hand_partnership options:rounds=2")
    await add_computers(alice, 3)
    teams = re.compile(r"Blue:\sAlice\s&\W*(\w+)\W*Red:\W*(\w+)")
    await expect(board(alice)).to_contain_text(teams)
    [(before, chosen_)] = teams.findall(await board(alice).inner_text())
    await board(alice).get_by_role("button", name="Choose my partner").click()
    await alice.locator(".popup").get_by_role("option", name=re.compile(chosen_)).click()
    await expect(board(alice)).to_contain_text(re.compile(rf"Blue:\sAlice\s&\W*{chosen_}"))
    assert before != chosen_
    await photograph(alice, "hand_wide_lobby")
    await command(alice, "table start")
    person = Opener(alice, "hand_wide", screens.harness)
    await person.type_on_to_the_end()
    assert person.restarted.is_set()
    assert any(label.startswith("Discard") for label in person.labels)
    await person.picture("end")
    shown = (await board(alice).inner_text()).replace("\N{MINUS SIGN}", "-")
    [(ours, theirs)] = re.findall(r"^\s*Σ\s+(-?\d+)\w*\s+(-?\d+)", shown, re.MULTILINE)
    won = shown.split("🏆")[1].splitlines()[0]
    assert ("Alice" in won and chosen_ in won) == (int(ours) <= int(theirs))
    assert (before in won) == (int(theirs) <= int(ours))


async def test_an_opening_of_less_than_51_is_refused_with_its_total(screens: Screens) -> None:
    page = await screens.open("Alice")
    player = await open_alone(page, "game:hand")
    await player.offer()
    while not (melds := await bracketed(player)) or await discards_alone(player):
        await player.turn()
        await player.offer()
    await player.offer()
    await screens.harness.quiet()
    if await player.panel.get_by_role("button", name="Draw").count():
        await refused(player, f"move open card:{' '.join(melds[0])}", "First draw from the stock")
        await command(page, "move draw")
        await expect(player.panel).to_contain_text("just drawn")
    meld = (await bracketed(player))[0]
    cards, total = " ".join(meld), worth(meld)
    best = re.findall(r"(\d+) points: \d+ short of opening \(51 needed\)", await player.panel.inner_text())[0]
    told = f"{cards} makes {total}", "you need 51 to open", f"Your highest opening is {best}"
    await refused(player, f"move open card:{cards}", *told)
    loose = cards_in(await player.panel.locator(".heading-2").last.inner_text())[:3]
    await refused(player, f"move open card:{' '.join(loose)}", "is not a")
    await refused(player, f"move open card:{cards}, {cards}", "Hand, rule 3")
    await refused(player, f"move layoff card:{meld[0]} 1", "no meld")


async def test_nobody_acts_for_the_partner(screens: Screens) -> None:
    pages = {name: await screens.open(name) for name in ("Alice", "Bob", "Carol", "Dave")}
    await command(pages["Alice"], "table open game:hand_partnership")
    await expect(board(pages["Dave"])).to_contain_text("Join")
    for name in ("Bob", "Carol", "Dave"):
        await press(board(pages[name]), "Join")
        await expect(board(pages["Alice"])).to_contain_text(f"{name}")
    await command(pages["Alice"], "table start")
    await expect(board(pages["Alice"])).to_contain_text("▶")
    [actor] = re.findall(r"▶ (?:\S+ )??(Alice|Bob|Carol|Dave)", await board(pages["Alice"]).inner_text())
    partner = {"Alice": "Carol", "Carol": "Alice", "Bob": "Dave", "Dave": "Bob"}[actor]
    hand = (await Melder(pages[actor]).offer(), Melder(pages[actor]).panel)[1]
    await screens.harness.quiet()
    card = cards_in(await hand.locator(".heading-2").last.inner_text())[0]
    before = await hand.inner_text(), await board(pages[actor]).inner_text()
    for text in (f"move discard card:{card}", "move draw", f"move open card:{card}"):
        await command(pages[partner], text)
        answer = private(pages[partner])
        await expect(answer).to_contain_text(
            "It is your partner's turn, and you cannot play for your partner"
        )
        await press(answer, "Dismiss")
    assert (await hand.inner_text(), await board(pages[actor]).inner_text()) == before


async def discards_alone(player: Melder) -> bool:
    """Return whether this is the first turn of the round, which is only a discard."""
    return "make the first discard" in await player.panel.inner_text()


async def bracketed(player: Melder) -> list[list[str]]:
    """Return the melds without jokers that the panel shows in brackets."""
    shown = " ".join(await player.panel.locator(".heading-2").all_inner_texts())
    melds = [cards_in(found) for found in re.findall(r"\[([^]]*)\]", shown) if "Joker" not in found]
    return [meld for meld in melds if worth(meld) < 51]


def worth(meld: list[str]) -> int:
    """Return a plain meld's points for opening: court cards 10, an ace 11, before a two 1."""
    ranks = [card[:-1] for card in meld]
    ace = 1 if {"2", "3"} <= {*ranks} else 11
    return sum(ace if rank == "A" else int(rank) if rank.isdecimal() else 10 for rank in ranks)
