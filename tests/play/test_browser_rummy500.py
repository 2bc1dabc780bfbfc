"""Rummy 500 on screen: whole matches with a clock, by buttons and commands, and refusals."""

import asyncio
import re

from playwright.async_api import Page, expect

from tests.play.conftest import Harness
from tests.play.melder import CARD, PHONE, Melder, Photographer, cards_in, open_alone, refused, said, turn_to
from tests.play.screen import Screens, board, command, has, photograph, press
from tests.playground.page.room import ON_SCREEN, channel_pane

pytestmark = ON_SCREEN

KINDS = ("Draw", "Take more", "Meld", "Lay", "Discard")
"""Beginnings of labels that must be pressed in a whole match."""
QUICK = "game:rummy500 options:limit=100"
SECOND, HOUR = 1_000, 3_600_000


async def at_the_bots_time(harness: Harness, *pages: Page) -> None:
    """Set the browsers' clocks to the time of the harness."""
    for page in pages:
        await page.clock.set_fixed_time(harness.clock.now() / SECOND)


async def test_two_people_play_by_the_clock_to_the_end_with_buttons_and_are_rated(screens: Screens) -> None:
    alice, bob = await screens.open("Alice"), await screens.open("Bob", **PHONE)
    await at_the_bots_time(screens.harness, alice, bob)
    await command(alice, f"table open {QUICK} clock:5 minutes turn_time:off")
    await expect(board(alice)).to_contain_text("5 minutes each for the match")
    await press(board(bob), "Join")
    await press(board(alice), "Start")
    await expect(board(bob)).to_contain_text(
        re.compile(r"⏱️ Alice (5:00\s· Bob in 5 minutes|in 5 minutes\s· Bob 5:00)")
    )
    await turn_to(bob, "Messages")
    people = Photographer(alice, "rummy500_wide"), Photographer(bob, "rummy500_phone")
    await asyncio.gather(*(person.play(has("again")) for person in people))
    assert {kind(label) for person in people for label in person.labels} >= {*KINDS}
    for person in people:
        await expect(person.panel).to_contain_text("wins the match")
        await person.picture("end")
    await turn_to(bob, "#card-room")
    await screens.harness.quiet()
    screens.harness.clock.advance(2 * SECOND)  # ratings appear on the board a moment later
    await expect(board(alice)).to_contain_text("Ratings")
    await photograph(bob, "rummy500_phone_end_board")
    shown = await board(alice).inner_text()
    totals = dict(re.findall(r"\*?(Alice|Bob) melded \d+ − \d+ left in hand =\s*([+−]?\d+)", shown))
    assert {*totals} == {"Alice", "Bob"}
    best = max(totals, key=lambda name: int(totals[name].replace("−", "-")))
    assert f"{best} wins the match" in shown
    # The ratings on the board, on the leaderboard, and in the statistics.
    ratings = dict(re.findall(r"(Alice|Bob) (\d+)\? \([+−]\d+\)", shown))
    assert {*ratings} == {"Alice", "Bob"}
    await command(alice, "results leaderboard game:Rummy 500")
    rows = await said(alice, "Leaderboard")
    await photograph(alice, "rummy500_wide_leaderboard")
    for name, page in (("Alice", alice), ("Bob", bob)):
        assert re.search(
            rf"{name}\W*\s· {ratings[name]} ± \d+, provisional\s· {int(name == best)} of 1", rows
        )
        await command(page, "results stats game:Rummy 500")
        told = await said(page, f"{name} · Rummy 500")  # the leaderboard has no game beside a name
        assert re.search(rf"{name}\W*\s· Rummy 500\s+{ratings[name]} ± \d+", told)
        assert f"{int(name == best)} won · {int(name != best)} lost" in told
    await photograph(bob, "rummy500_phone_stats")
    await photograph(alice, "rummy500_wide_stats")
    await command(alice, "results history")
    outcome = "Won" if best == "Alice" else "Lost"
    await said(alice, f"{outcome} · Rummy 500 · Table 1")  # the statistics before it have no table
    await photograph(alice, "rummy500_wide_history")


def kind(label: str) -> str:
    """Return the kind of a label in ``KINDS``, or ""."""
    return next((begin for begin in KINDS if label.startswith(begin)), "")


async def test_a_restart_in_mid_deal_keeps_everybodys_time(screens: Screens) -> None:
    harness = screens.harness
    alice, bob = await screens.open("Alice"), await screens.open("Bob", **PHONE)
    await command(alice, f"table open {QUICK} clock:5 minutes turn_time:off")
    await press(board(bob), "Join")
    await press(board(alice), "Start")
    await turn_to(bob, "Messages")
    people = {"Alice": Melder(alice), "Bob": Melder(bob)}
    await expect(board(alice)).to_contain_text("▶")
    [first] = re.findall(r"▶ (\w+)", await board(alice).inner_text())
    second = "Bob" if first == "Alice" else "Alice"

    async def think(name: str, seconds: int) -> None:
        """Let time pass in a player's turn, on the clock that all see."""
        await people[name].offer()
        await harness.quiet()
        harness.clock.advance(seconds * SECOND)
        await at_the_bots_time(harness, alice, bob)

    for name in (first, second) * 2:
        await think(name, 20)
        await people[name].turn()
    await expect(people[second].panel).to_contain_text("You have 4:20 left.")
    await people[first].play(has("Discard"))
    await think(first, 100)
    stands = {first: "in 3 minutes", second: "4:20"}
    times = f"⏱️ Alice {stands['Alice']} · Bob {stands['Bob']}"
    await expect(board(alice)).to_contain_text(times)
    shown = await board(alice).inner_text()
    await harness.stop()
    harness.clock.advance(HOUR)
    await harness.start()
    await at_the_bots_time(harness, alice, bob)
    # No player lost time while the bot was down, and the old panels still work.
    await expect(board(alice)).to_contain_text(times)
    away = "I was offline for 60 minutes; all clocks were stopped for that long."
    lines = (await board(alice).inner_text()).splitlines()
    assert away in lines
    assert [line for line in lines if line not in ("", away)] == [*filter(None, shown.splitlines())]
    await expect(people[first].panel).to_contain_text(times)
    await expect(people[second].panel).to_contain_text("You have 4:20 left.")
    await photograph(alice, "rummy500_wide_after")
    await photograph(bob, "rummy500_phone_after")
    await people[first].turn()
    await expect(people[first].panel).to_contain_text("You have 2:40 left.")
    # A player who was absent for a while is called, and then looks at the hand.
    await expect(channel_pane(alice)).to_contain_text(f"@{second} — your turn")
    await press(people[second].panel, "Refresh")
    await think(second, 259)
    await people[second].turn()
    await expect(people[second].panel).to_contain_text("You have 0:01 left.")
    await think(first, 160)
    for person in people.values():
        await expect(person.panel).to_contain_text(f"{second} wins the match: {first} ran out of time.")
    await expect(board(alice)).to_contain_text("Play again")
    await photograph(alice, "rummy500_wide_flag")


async def test_a_match_by_commands_alone(screens: Screens) -> None:
    page = await screens.open("Alice")
    player = await open_alone(page, f"{QUICK} clock:10 minutes")
    while not has("again")(await player.type_on(lambda offer: has("ready")(offer) or has("again")(offer))):
        player.pass_over(await player.offer())
        await command(page, "table start")
    assert {*map(kind, player.labels)} >= {*KINDS}
    await expect(board(page)).to_contain_text("wins the match")
    await expect(player.panel).to_contain_text("melded")


async def test_what_the_rules_forbid_is_refused_in_words(screens: Screens) -> None:
    page = await screens.open("Alice")
    player = await open_alone(page, QUICK)
    while "✗" not in await player.panel.inner_text():
        await player.turn()
        await player.offer()
    await screens.harness.quiet()
    shown = await player.panel.inner_text()
    buried = re.findall(rf"({CARD.pattern})✗", shown)[0]
    hand = cards_in(await player.panel.locator(".heading-2").last.inner_text())
    await refused(player, f"move take card:{buried}", f"You cannot take down to {buried}", "rule 5")
    await refused(player, "move take card:40", "The discard pile has only")
    await refused(
        player, f"move discard card:{hand[0]}", "Draw first: from the stock or from the discard pile"
    )
    await refused(
        player, f"move meld card:{hand[0]} {hand[1]}", "Draw first: from the stock or from the discard pile"
    )
    top = re.findall(rf"({CARD.pattern})✓", shown)[-1]
    await command(page, "move take card:1")
    await expect(player.panel).to_contain_text("🚫")
    await refused(player, f"move discard card:{top}", f"You took {top} alone from the discard pile")
    await refused(player, "move draw", "you draw only once a turn")
    await refused(player, f"move meld card:{hand[0]} {hand[1]}", "a meld has at least three cards")
    await refused(player, f"move layoff card:{top} 9", "no meld #9")


async def test_cards_are_picked_one_by_one_and_a_double_click_is_one_press(screens: Screens) -> None:
    page = await screens.open("Alice")
    player = await open_alone(page, QUICK)
    way = player.panel.get_by_role("button", name="Pick cards")
    while not (any("Meld " in label for _, label in await player.offer()) and await way.count()):
        await player.press(player.choice(await player.offer()))
    await screens.harness.quiet()
    label = next(label for _, label in await player.offer() if label.startswith("Meld "))
    cards = cards_in(label)
    await player.pick("Pick cards", cards[:2])
    await expect(player.panel).to_contain_text("is not a meld")
    await press(player.panel, "Back")
    await player.pick("Pick cards", cards)
    before = int(re.findall(r"(\d+) melded", await player.panel.inner_text())[-1])
    await player.panel.get_by_role("button", name=label).dblclick()
    points = int(re.findall(r"(\d+) points", label)[0])
    await expect(player.panel).to_contain_text(f"{before + points} melded")
    await screens.harness.quiet()
    assert f"melded {before + points}" in await board(page).inner_text()
