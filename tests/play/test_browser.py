"""The whole program on screen: people click and type in a browser."""

import asyncio
import re

from playwright.async_api import Page, expect

from bot.texts.faces import face
from engine.cards import Card
from tests.play.screen import (
    Player,
    Screens,
    board,
    command,
    has,
    is_knock,
    open_against_a_computer,
    press,
    private,
)
from tests.playground.page.room import ON_SCREEN, channel_pane, composer, dm_pane

pytestmark = ON_SCREEN

CARD = re.compile(r"(?:10|[2-9AJQK])[♠♣♦♥]")


def cards_in(text: str) -> list[str]:
    return CARD.findall(text)


# --- whole matches


async def test_a_match_against_a_computer_from_one_click_to_the_rematch(screens: Screens) -> None:
    page = await screens.open("Alice")
    player = await open_against_a_computer(page)
    await player.play(has("again"))
    await expect(board(page)).to_contain_text("wins the match")
    await expect(player.panel).to_contain_text("wins the match")
    await press(board(page), "Play again")
    await expect(board(page, 2)).to_contain_text("0 : 0")
    await player.offer()
    await expect(player.panel).to_contain_text("Your turn")


class Onlooker(Player):
    """A player who searches the page for hidden cards before each press of the first deal.

    In later deals the page has the hands of earlier ones.
    """

    def __init__(self, page: Page, screens: Screens, seat: int, others: str) -> None:
        super().__init__(page)
        self.looked = 0
        self._manager = screens.harness.bot.manager
        self._channel = int(screens.harness.visitor(others).channel.id)
        self._others = screens.harness.visitor(others)
        self._seat = seat
        self._known: set[Card] = set()

    async def look(self) -> None:
        shown = await self.page.content()
        for message in self._others.dm():
            assert message["id"] not in shown
        [table] = await self._manager.tables.in_channel(self._channel)
        assert table.deal is not None
        view = table.deal.view(self._seat)
        if table.deal_no > 1 or view.result is not None:
            return
        self.looked += 1
        self._known.update(view.hand, view.pile)
        for moved in table.news:
            seen = [event.seen_by(self._seat) for event in moved.events]
            self._known.update(card for event in seen if (card := getattr(event, "card", None)) is not None)
        assert {*map(face, view.hand)} <= {*cards_in(shown)} <= {*map(face, self._known)}


async def test_two_people_in_two_tabs_one_of_them_on_a_phone(screens: Screens) -> None:
    alice = await screens.open("Alice")
    bob = await screens.open("Bob", viewport={"width": 400, "height": 800}, has_touch=True)
    await command(alice, "table open game:gin options:target=25")
    await press(board(bob), "Join")
    await press(board(alice), "Start")
    await (
        bob.get_by_role("navigation", name="Parts of the page").get_by_role("button", name="Messages").click()
    )
    people = Onlooker(alice, screens, 0, "Bob"), Onlooker(bob, screens, 1, "Alice")
    await asyncio.gather(*(person.play(has("again")) for person in people))
    for person in people:
        assert person.looked > 10
        await expect(person.panel).to_contain_text("wins the match")
    await expect(board(alice)).to_contain_text("wins the match")


# --- commands


async def fill(page: Page, option: str, typed: str, offered: str) -> None:
    """Fill in an option of the command line: choose it, type, and take a completion."""
    field = channel_pane(page).locator(f"[data-option={option}]")
    if await field.count() == 0:
        await page.keyboard.type(option[:4])
        await expect(page.get_by_role("option", name=option)).to_be_visible()
        await page.keyboard.press("Tab")
    await expect(field).to_be_focused()
    await page.keyboard.type(typed)
    await page.get_by_role("option", name=offered).click()


async def test_a_deal_by_commands_alone(screens: Screens) -> None:
    page = await screens.open("Alice")
    await composer(page).focus()
    await page.keyboard.type("/table op")
    await expect(page.get_by_role("option", name="/table open")).to_be_visible()
    await page.keyboard.press("Enter")
    await fill(page, "game", "gi", "Gin Rummy")
    await fill(page, "preset", "clas", "Classic")
    await fill(page, "options", "targ", "Target: 150")
    await fill(page, "turn_time", "1 h", "1 hour")
    await page.keyboard.press("Enter")
    lobby = board(page)
    await expect(lobby).to_contain_text("Classic")
    await expect(lobby).to_contain_text("to 150")
    await expect(lobby).to_contain_text("1 hour")
    await command(page, "table computer level:easy")
    await command(page, "table start")
    player = Player(page)
    discarded = 0
    while not has("ready")(offer := await player.offer()):
        player.pass_over(offer)
        labels = [label for _, label in offer]
        if any(map(is_knock, labels)):
            await composer(page).fill("/move knock ")
            await page.get_by_role("option", name=re.compile("nock|in!")).first.click()
            await page.keyboard.press("Enter")
        elif any("Discard" in label for label in labels):
            discarded += 1
            await composer(page).fill("/move discard ")
            offered = page.get_by_role("option").filter(has_text=CARD)
            await expect(offered.first).to_be_visible()
            await offered.first.click()
            await page.keyboard.press("Enter")
        elif "Pass" in labels[-1]:
            await command(page, "move pass")
        else:
            await command(page, "move draw")
    assert discarded > 0
    await expect(board(page)).to_contain_text("deal 1")
    await expect(board(page)).to_contain_text("Next deal")


# --- single moves


async def test_a_knock_is_asked_again_and_can_be_taken_back(screens: Screens) -> None:
    page = await screens.open("Alice")
    player = await open_against_a_computer(page)
    offer = await player.play(lambda offer: any(label.startswith("Knock with") for _, label in offer))
    key, label = next((key, label) for key, label in offer if label.startswith("Knock with"))
    await player.press(key)
    await expect(player.panel).to_contain_text("and knock with")
    await player.panel.get_by_role("button", name="Back").click()
    await expect(player.panel.get_by_role("button", name=label)).to_be_visible()
    await expect(board(page)).to_contain_text("to discard a card")
    await player.panel.get_by_role("button", name=label).click()
    await player.panel.get_by_role("button", name="Yes, knock").click()
    await expect(board(page)).to_contain_text("Next deal")
    await expect(player.panel).to_contain_text(f"discarded {cards_in(label)[0]}")


async def test_a_double_click_is_one_press(screens: Screens) -> None:
    page = await screens.open("Alice")
    player = await open_against_a_computer(page)
    await player.play(has("Draw from the stock"))
    [table] = await screens.harness.bot.manager.tables.in_channel(
        int(screens.harness.visitor("Alice").channel.id)
    )
    ply = table.ply
    await player.panel.get_by_role("button", name="Draw from the stock").dblclick()
    await expect(player.panel).to_contain_text("just drawn")
    # The second click of a slow double click hits a button that was not there at the first.
    await player.panel.get_by_role("button", name=CARD).last.hover()
    await page.mouse.down(click_count=2)
    await page.mouse.up(click_count=2)
    await player.panel.get_by_role("button", name="By rank").click()
    await expect(player.panel.get_by_role("button", name="By rank")).to_have_count(0)
    await screens.harness.quiet()
    assert table.ply == ply + 1


async def test_a_hand_without_direct_messages(screens: Screens) -> None:
    page = await screens.open("Alice")
    await page.get_by_role("button", name="Playground", exact=True).click()
    await page.get_by_label("Close my direct messages").check()
    await page.keyboard.press("Escape")
    await open_against_a_computer(page)
    await expect(channel_pane(page)).to_contain_text("I cannot send you direct messages")
    await expect(dm_pane(page).locator("article.message")).to_have_count(0)
    await press(board(page), "My hand")
    await expect(private(page)).to_contain_text("Your turn")
    await private(page).get_by_role("button", name=re.compile("^(Pass|Draw)")).click()
    await expect(private(page)).not_to_contain_text("to take the upcard or pass")
    hand = cards_in(await private(page).locator(".heading-2").first.inner_text())
    await private(page).get_by_role("button", name="Dismiss").click()
    await expect(channel_pane(page).locator(".ephemeral [data-key]")).to_have_count(0)
    await press(board(page), "My hand")
    await expect(private(page).locator(".heading-2").first).to_contain_text(hand[0])


async def test_the_hand_is_sorted_as_one_likes(screens: Screens) -> None:
    page = await screens.open("Alice")
    player = await open_against_a_computer(page)
    await player.offer()
    ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    orders = {
        "By rank": lambda shown: (ranks.index(shown[:-1]), "♠♣♦♥".index(shown[-1])),
        "By suit": lambda shown: ("♠♣♦♥".index(shown[-1]), ranks.index(shown[:-1])),
    }
    for name, order in orders.items():
        way = player.panel.get_by_role("button", name=name)
        await way.click()
        await expect(way).to_have_count(0)
        shown = cards_in(await player.panel.locator(".heading-2").inner_text())
        assert len(shown) == 10
        assert shown == sorted(shown, key=order)
    await page.reload()
    await expect(player.panel.get_by_role("button", name="By rank")).to_be_visible()
    await expect(player.panel.get_by_role("button", name="By suit")).to_have_count(0)


async def test_a_refused_move_says_why(screens: Screens) -> None:
    page = await screens.open("Alice")
    player = await open_against_a_computer(page)
    await player.play(has("Draw from the stock"))
    before = await player.panel.inner_text()
    held = cards_in(await player.panel.locator(".heading-2").first.inner_text())[0]
    await composer(page).fill(f"/move discard card:{held} ")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(private(page)).to_contain_text("Draw first.")
    await expect(private(page)).to_contain_text("You can")
    assert await player.panel.inner_text() == before
