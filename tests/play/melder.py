"""A player of a melding game in a browser, who goes by labels, menus and texts."""

import re
from collections.abc import Callable, Sequence

from playwright.async_api import Page, expect

from tests.play.screen import Offer, Player, board, command, is_menu, photograph, press, private
from tests.playground.page.room import composer

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
CARD = re.compile(r"(?:10|[2-9AJQK])[♠♣♦♥]")
_RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
_FIRST = (
    "Yes",
    "Lay all",
    "Lay off all",
    "Meld",
    "Lay",
    "Play",
    "Take more",
    "Draw",
    "Turn",
    "Discard a",
    "Discard",
)
"""Beginnings of labels in order of preference: what lays cards, then what draws."""
_DISCARD = "Discard a"


def cards_in(text: str) -> list[str]:
    """Return the cards that a text names."""
    return CARD.findall(text)


def _rank(card: str) -> int:
    return _RANKS.index(card[:-1])


def loosest(cards: Sequence[str]) -> int:
    """Return the index of the card that fits the fewest others; the highest of equals."""

    def near(card: str) -> int:
        return sum(
            other != card and (other[:-1] == card[:-1] or (other[-1] == card[-1] and _close(other, card)))
            for other in cards
        )

    return min(range(len(cards)), key=lambda at: (near(cards[at]), -_rank(cards[at])))


def _close(one: str, other: str) -> bool:
    return abs(_rank(one) - _rank(other)) <= 2


def typed(label: str) -> str:
    """Return the command for a button's label, without an argument that must be completed."""
    cards = " ".join(cards_in(label))
    if label.startswith("Lay off "):  # "Lay off 7♠ on #2: 7♣ 7♦ 7♥"
        laid, meld = label.split(" on ", 1)
        return f"move layoff card:{' '.join(cards_in(laid))} on {meld.split(':')[0]}"
    if label.startswith("Play "):  # "Play GROUP: Three or four cards of one rank."
        return f"move control card:{label.removeprefix('Play ').split(':')[0].lower()}"
    words = {
        "Draw": "move draw",
        "Meld": f"move meld card:{cards}",
        "Turn": "move turn-over",
        "Pass:": "move turn-over",
    }
    return words.get(label.split()[0], f"move discard card:{cards}")


class Melder(Player):
    """A player who lays what is offered, best first, and discards what fits nothing.

    ``first``: beginnings of labels in order of preference.
    """

    def __init__(self, page: Page, first: Sequence[str] = _FIRST) -> None:
        super().__init__(page)
        self.labels: list[str] = []
        self._first = first

    def wanted(self, offer: Offer) -> tuple[str, str]:
        """Return the custom_id and the label of the next press."""
        rated = [
            (place, at, key, label)
            for at, (key, label) in enumerate(offer)
            for place, begin in enumerate((*self._first, ""))
            if label.startswith(begin) and not self._spared(label, offer)
        ]
        *_, key, label = min(rated)
        discards = [(key, label) for place, _, key, label in rated if place == min(rated)[0]]
        if label.startswith("Discard") and len(discards) > 1:
            key, label = discards[self.loosest([label for _, label in discards])]
        self.labels.append(label)
        return key, label

    def _spared(self, label: str, offer: Offer) -> bool:
        """Return whether a menu can be ignored because its best option has a button."""
        titles = {"Lay a meld …": "Meld ", "Lay off …": "Lay off "}
        better = next((begin for title, begin in titles.items() if label.startswith(title)), None)
        return better is not None and any(
            other.startswith(better) and not other.startswith("Lay off …") for _, other in offer
        )

    def choice(self, offer: Offer) -> str:
        return self.wanted(offer)[0]

    def line(self, lines: list[str]) -> int:
        """Return the loosest card to discard; in all other menus the first option."""
        return self.loosest(lines) if self.labels[-1].startswith(_DISCARD) else 0

    def loosest(self, lines: list[str]) -> int:
        """Return the index of the option whose card fits the fewest others; jokers last."""
        places = [at for at, line in enumerate(lines) if cards_in(line)]
        return places[loosest([cards_in(lines[at])[0] for at in places])] if places else 0

    async def turn(self) -> None:
        """Play one turn, up to the discard."""
        while not (self.labels and self.labels[-1].startswith("Discard")):
            await self.press(self.choice(await self.offer()))
        self.labels.append("")

    async def pick(self, way: str, cards: Sequence[str]) -> None:
        """Select these cards one by one in a button's menu, besides those already selected."""
        await self.panel.get_by_role("button", name=way).click()
        menu = self.panel.locator('button.select[data-key*=":step:"]')
        picked = cards_in(await menu.inner_text())
        await menu.click()
        popup = self.page.locator(".popup")
        for card in cards:
            if card not in picked:
                await popup.get_by_role("option", name=re.compile(f"^{card}")).click()
        await popup.get_by_role("button", name="Done").click()

    async def type_on(self, until: Callable[[Offer], bool]) -> Offer:
        """Play by typed commands alone until ``until`` is true of an offer."""
        while not until(offer := await self.offer()):
            key, label = self.wanted([one for one in offer if " all (" not in one[1]])
            self.pass_over(offer)
            self.presses += 1
            if not is_menu(key):
                await command(self.page, typed(label))
            else:
                await self.complete("move discard" if label.startswith(_DISCARD) else "move take")
        return offer

    async def complete(self, name: str) -> None:
        """Type the name of a command, and choose one of its completions."""
        await composer(self.page).fill(f"/{name} card: ")
        lines = self.page.get_by_role("option").filter(has_text=CARD)
        await expect(lines.first).to_be_visible()
        texts = await lines.all_inner_texts()
        if name == "move take":
            deep = [at for at, line in enumerate(texts) if "must use" in line]
            await lines.nth(deep[0]).click()
        else:
            await lines.nth(self.line(texts)).click()
        await self.page.keyboard.press("Enter")
        await expect(composer(self.page)).to_be_visible()


class Photographer(Melder):
    """A player whose page is photographed for inspection."""

    def __init__(self, page: Page, name: str) -> None:
        super().__init__(page)
        self._name = name

    async def look(self) -> None:
        if self.presses in (0, 12):
            await self.picture(f"{self.presses:02}")

    async def picture(self, when: str) -> None:
        await photograph(self.page, f"{self._name}_{when}")


async def turn_to(phone: Page, part: str) -> None:
    """Show another part of the page on a phone, and check that nothing is too wide."""
    parts = phone.get_by_role("navigation", name="Parts of the page").get_by_role("button")
    await parts.filter(has_text=part).click()
    assert await phone.evaluate("document.documentElement.scrollWidth") == 390


async def said(page: Page, what: str) -> str:
    """Return the newest ephemeral answer, once it has this text."""
    await expect(private(page)).to_contain_text(what)
    return (await private(page).inner_text()).replace("\u00a0", " ")


async def refused(player: Melder, text: str, *reasons: str) -> None:
    """Type an illegal move: the answer has reasons and legal moves, and nothing changes."""
    before = await player.panel.inner_text()
    await command(player.page, text)
    for reason in (*reasons, "You can"):
        await expect(private(player.page)).to_contain_text(reason)
    said_ = await private(player.page).inner_text()
    assert "went wrong" not in said_
    await press(private(player.page), "Dismiss")
    assert await player.panel.inner_text() == before


async def open_alone(page: Page, options: str) -> Melder:
    """Open and start a match for two against a computer player by commands."""
    await command(page, f"table open seats:2 {options}")
    seats = board(page).get_by_role("listitem")
    await expect(seats).to_have_count(2)
    await command(page, "table computer level:easy")
    await expect(seats.filter(has_text=re.compile("^free$"))).to_have_count(0)
    await command(page, "table start")
    return Melder(page)
