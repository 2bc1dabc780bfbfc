"""Control Card Rummy on screen: whole matches in two modes, by buttons, by commands, refusals."""

import asyncio
import re
from collections.abc import Callable

import pytest
from playwright.async_api import expect

from tests.play.melder import CARD, PHONE, Melder, Photographer, cards_in, open_alone, refused, said, turn_to
from tests.play.screen import Offer, Screens, board, command, has, photograph, press, private
from tests.playground.page.room import ON_SCREEN, dm_pane

pytestmark = ON_SCREEN

SECOND = 1_000
SHORT = "target=1 meld_scope=all meld_credit=layer"
"""Options for a match of one or two hands: everybody scores in every hand."""
KINDS = ("Draw", "Meld", "Lay", "Play", "Discard")
"""Moves that a whole match must contain; control cards are played in one mode only."""


@pytest.mark.parametrize(("mode", "seed"), [("round", 5), ("held", 1)])  # seeds of short matches
async def test_two_people_play_to_the_end_with_buttons_and_are_rated(screens: Screens, mode: str) -> None:
    alice, bob = await screens.open("Alice"), await screens.open("Bob", **PHONE)
    await command(alice, f"table open game:control seats:2 options:{SHORT} control_mode={mode}")
    await press(board(bob), "Join")
    await press(board(alice), "Start")
    await expect(board(bob)).to_contain_text("▶")
    await photograph(bob, "control_phone_board")
    await turn_to(bob, "Messages")
    people = Photographer(alice, "control_wide"), Photographer(bob, "control_phone")
    await asyncio.gather(*(person.play(has("again")) for person in people))
    pressed = {begin for person in people for label in person.labels for begin in KINDS if begin in label}
    assert pressed >= {*KINDS} - ({"Play"} if mode == "round" else set())
    for person in people:
        await expect(person.panel).to_contain_text("wins the match")
        await person.picture("end")
    await turn_to(bob, "#card-room")
    await screens.harness.quiet()
    screens.harness.clock.advance(2 * SECOND)  # ratings appear on the board a moment later
    await expect(board(alice)).to_contain_text("Ratings")
    await photograph(bob, "control_phone_end_board")
    shown = await board(alice).inner_text()
    [(left, right)] = re.findall(r"Alice\s(\d+)\s:\s(\d+)\sBob", shown)
    winner = "Alice" if int(left) > int(right) else "Bob"
    assert f"{winner} wins the match" in shown
    ratings = dict(re.findall(r"(Alice|Bob) (\d+)\? \([+−]\d+\)", shown))
    assert {*ratings} == {"Alice", "Bob"}
    await command(alice, "results leaderboard game:Control Card Rummy")
    rows = await said(alice, "Leaderboard · Control Card Rummy")
    for name, rating in ratings.items():
        assert re.search(rf"{name}\W*\s· {rating} ± \d+, provisional\s· {int(name == winner)} of 1", rows)
    await command(bob, "results stats game:Control Card Rummy")
    assert re.search(rf"Bob\W*\s· Control Card Rummy\s+{ratings['Bob']} ± ", await said(bob, "rated match"))


@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        (f"{SHORT} control_mode=round", {"Draw", "Meld", "Discard"}),
        ("scoring=penalty target=1 control_mode=held", {"Draw", "Meld", "Play", "Discard"}),
    ],
)
@pytest.mark.parametrize("seed", [2])  # a seed with all kinds of moves
async def test_a_match_by_commands_alone(screens: Screens, options: str, kinds: set[str]) -> None:
    page = await screens.open("Alice")
    player = await open_alone(page, f"game:control options:{options}")
    while not has("again")(offer := await player.type_on(has_either("ready", "again"))):
        player.pass_over(offer)
        await command(page, "table start")
    assert {begin for label in player.labels for begin in KINDS if begin in label} >= kinds
    await expect(board(page)).to_contain_text("wins the match")
    await expect(player.panel).to_contain_text("wins the match")


def has_either(*verbs: str) -> Callable[[Offer], bool]:
    """Return a test for an offer with one of these verbs."""
    return lambda offer: any(has(verb)(offer) for verb in verbs)


@pytest.mark.parametrize("seed", [31])  # Alice has a meld for the next control card
async def test_a_meld_for_another_control_card_is_refused_by_name(screens: Screens) -> None:
    page = await screens.open("Alice")
    player = await open_alone(page, "game:control options:control_mode=round")
    await player.offer()
    await screens.harness.quiet()
    await refused(player, f"move discard card:{(await hand_of(player))[0]}", "Draw first", "rule 2")
    shown = await player.panel.inner_text()
    in_force = re.findall(r"🎴 (\w+)", shown)[0]
    coming, cards = re.findall(rf"For (\w+) you have ((?:{CARD.pattern}\s?)+)", shown)[0]
    meld = cards.split()[:4]
    await command(page, "move draw")
    await expect(player.panel).to_contain_text("just drawn")
    await refused(player, "move draw", "You have already drawn this turn")
    await refused(player, "move control card:sum", "Players hold no control cards at this table")
    await refused(
        player, f"move meld card:{' '.join(meld)}", coming, f"{in_force} does not allow it", "comes next"
    )
    await refused(player, f"move meld card:{' '.join(meld[:2])}", "a meld has at least three cards")
    await refused(player, f"move layoff card:{meld[0]} on 7", "on the table")
    # A round later it fits, and is the only one of the turn.
    await command(
        page, f"move discard card:{next(card for card in await hand_of(player) if card not in meld)}"
    )
    await expect(player.panel.get_by_role("button", name="Draw from the stock")).to_be_visible()
    await expect(player.panel).to_contain_text(f"🎴 {coming}")
    await command(page, "move draw")
    await expect(player.panel).to_contain_text("just drawn")
    await player.pick("Pick a meld", meld)
    await player.panel.get_by_role("button", name=f"Meld {' '.join(meld)} as {coming}").click()
    await expect(player.panel).to_contain_text("You have melded this turn")
    await expect(board(page)).to_contain_text(f"{coming} · closed")
    left = await hand_of(player)
    await refused(player, f"move meld card:{' '.join(left[:3])}", "you meld only once a turn")
    number = re.findall(rf"(\d)\s{' '.join(meld)}\s{coming}", await player.panel.inner_text())[0]
    await refused(player, f"move layoff card:{left[0]} on {number}", f"Meld #{number}", "so it is closed")


async def test_a_held_control_card_is_one_press_and_one_in_a_turn(screens: Screens) -> None:
    page = await screens.open("Alice")
    player = await open_alone(page, "game:control options:control_mode=held")
    await player.offer()
    await screens.harness.quiet()
    [held] = re.findall(r"You hold 🎴 (\w+)", await player.panel.inner_text())
    other = "sum" if held != "SUM" else "steps"
    await command(page, "move draw")
    await expect(player.panel).to_contain_text("just drawn")
    assert held in await player.panel.inner_text()
    await refused(player, f"move control card:{other}", f"You do not hold {other.upper()}; you hold {held}")
    await player.panel.get_by_role("button", name=f"Play {held}").click()
    await expect(board(page).locator(".heading-1").first).to_contain_text(held)
    await expect(board(page)).to_contain_text("Played by Alice")
    await expect(player.panel).to_contain_text("(only one a turn)")
    taken = re.findall(r"You hold 🎴 (\w+)", await player.panel.inner_text())[0].lower()
    await refused(player, f"move control card:{taken}", "only one a turn", held)


async def hand_of(player: Melder) -> list[str]:
    """Return the cards in the panel's large text."""
    shown = player.panel.locator(".heading-2")
    return [card for line in await shown.all_inner_texts() for card in cards_in(line)]


async def test_a_panel_in_another_tab_is_out_of_date_and_does_nothing(screens: Screens) -> None:
    page, tab = await screens.open("Alice"), await screens.open("Alice", **PHONE)
    player = await open_alone(page, "game:control options:control_mode=round")
    await player.offer()
    await screens.harness.quiet()
    await press(board(tab), "My hand")
    await expect(private(tab)).to_contain_text("Your turn to draw")
    # The same button in two tabs at once, twice in one of them.
    name = "Draw from the stock"
    here = await player.panel.get_by_role("button", name=name).element_handle()
    there = await private(tab).get_by_role("button", name=name).element_handle()
    assert here is not None
    assert there is not None
    # Both are pressed at once, because the answer to one press may remove the other tab's button.
    await asyncio.gather(
        here.evaluate("button => { button.click(); button.click(); }"),
        there.evaluate("button => button.click()"),
    )
    await expect(private(tab)).to_contain_text("just drawn")
    await screens.harness.quiet()
    shown = await board(page).inner_text()
    assert len(await hand_of(player)) == 11
    # The panel in the direct messages is out of date until it is pressed.
    await turn_to(tab, "Messages")
    stale = dm_pane(tab).locator("article.message").filter(has=tab.locator("[data-key]")).last
    await press(stale, name)
    await expect(stale).to_contain_text("just drawn")
    await screens.harness.quiet()
    assert await board(page).inner_text() == shown
