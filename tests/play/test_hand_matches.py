"""Matches of Hand by the whole program: five seats and partners, by presses or commands."""

import re
from collections.abc import Sequence

import pytest

from bot.manager.tables.table import Status, Table
from bot.playground import Visitor
from bot.playground.client import buttons_of, selects_of, text_of
from bot.texts.commands import command_of
from bot.texts.games.sheets import amount
from engine.games.hand.terms import HandView
from tests.play.conftest import Harness
from tests.play.drive import Json, panel, says, verb_of
from tests.play.sitting import board_of, generic

pytestmark = pytest.mark.long

NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin")
FIRST = ("Meld", "Lay", "Open with", "Exchange", "Take", "Draw")
"""Beginnings of labels in a simple player's order of preference."""


class Round:
    """Players at a table; a restart replaces ``table``."""

    def __init__(self, harness: Harness, people: Sequence[Visitor], table: Table) -> None:
        self.harness = harness
        self.people = people
        self.table = table
        self.used: set[str] = set()

    @property
    def view(self) -> HandView:
        assert self.table.deal is not None
        view = self.table.deal.view(self.table.deal.actors[0])
        assert isinstance(view, HandView)
        return view

    @property
    def actor(self) -> Visitor:
        assert self.table.deal is not None
        return self.people[self.table.deal.actors[0]]

    def board(self) -> Json:
        assert self.table.board is not None
        return self.people[0].message(str(self.table.board.message))

    async def restart(self) -> None:
        await self.harness.stop()
        await self.harness.start()
        self.table = await self.harness.bot.manager.tables.find(self.table.id)


async def sit_down(harness: Harness, game: str, seats: int, options: str) -> Round:
    people = [harness.visitor(name) for name in NAMES[:seats]]
    opened = await people[0].slash("table open", game=game, seats=seats, options=options, turn_time="off")
    assert opened.error is None
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(people[0].channel.id))
    for visitor in people[1:]:
        await visitor.click(board_of(visitor), "Join")
        await harness.quiet()
    return Round(harness, people, table)


def offered(message: Json) -> list[tuple[str, Json, str | None]]:
    """Return the moves that a panel offers at once: label, control, value."""
    found: list[tuple[str, Json, str | None]] = [
        (says(part), part, None) for part in buttons_of(message, enabled=True) if verb_of(part) == "act"
    ]
    for part in selects_of(message):
        if verb_of(part) == "act":
            found += [(says(part, option), part, option["value"]) for option in part["options"]]
    return found


def _rank(label: str) -> int:
    return next((at for at, begin in enumerate(FIRST) if label.startswith(begin)), len(FIRST))


async def press_on(play: Round) -> None:
    """Make a move on the panel: what lays cards first, else the first loose discard."""
    visitor = play.actor
    message = panel(visitor)
    assert message is not None
    if not offered(message):  # after a pause a player is called, and refreshes the panel
        await visitor.click(message, "Refresh")
        message = visitor.message(message["id"])
    moves = offered(message)
    label, part, value = min(moves, key=lambda one: _rank(one[0]))
    ways = buttons_of(message, enabled=True)
    build = next((part for part in ways if part["label"] == "Choose melds …"), None)
    if build is not None and "built" not in play.used:
        await build_opening(play, visitor, message, build)
        return
    play.used.add(label.split()[0])
    if value is None:
        answer = await visitor.click(message, custom_id=part["custom_id"])
    else:
        answer = await visitor.select(message, value, custom_id=part["custom_id"])
    assert not generic(answer), answer.text


async def build_opening(play: Round, visitor: Visitor, message: Json, build: Json) -> None:
    """Open with suggested melds, chosen one after another, with a running total."""
    await visitor.click(message, custom_id=build["custom_id"])
    menus = selects_of(visitor.message(message["id"]))
    labels = [option["label"] for part in menus for option in part["options"]]
    total, melds = next(
        found.groups() for each in labels if (found := re.match(r"Open with (\d+): (.*)", each))
    )
    for meld in melds.split(" | "):
        shown = visitor.message(message["id"])
        [menu] = [part for part in selects_of(shown) if verb_of(part) == "step"]
        value = next(option["value"] for option in menu["options"] if option["label"] == meld)
        await visitor.select(message["id"], value, custom_id=menu["custom_id"])
    shown = visitor.message(message["id"])
    assert f"**{total} of 51** ✅" in text_of(shown)
    await visitor.click(
        message["id"],
        custom_id=next(part["custom_id"] for part in buttons_of(shown) if verb_of(part) == "make"),
    )
    play.used.add("built")


async def type_on(play: Round) -> None:
    """Make a move by a command, with a completion typed as it is shown."""
    visitor, before = play.actor, play.view
    verbs = {action.verb for action in play.view.legal}
    if "take" in verbs or "draw" in verbs:
        name = "take" if "take" in verbs else "draw"
        answer = await visitor.slash(command_of(name))
    else:
        name = next(verb for verb in ("meld", "exchange", "layoff", "discard") if verb in verbs)
        name = "open" if name == "meld" and not play.view.free[play.view.turn] else name
        choices = await visitor.autocomplete(command_of(name), "card", "")
        label, value = choices[0]["name"].split(" · ")[0], choices[0]["value"]
        if name in ("open", "meld") and len(label) < 90:
            value = re.sub(r"^(Open with \d+:|Meld)", "", label).replace(" | ", ", ")
        answer = await visitor.slash(command_of(name), card=value)
    play.used.add(name)
    assert play.table.deal is not None
    assert not play.table.deal.actors or play.view != before, (name, answer.text)
    assert not generic(answer), answer.text
    assert "rule" not in answer.text.splitlines()[-1], answer.text


async def play_out(play: Round, move, *, restart_at: int) -> None:  # type: ignore[no-untyped-def]
    """Play the match to its end, with a restart in the middle of the first round."""
    moves = 0
    while play.table.status is Status.PLAYING:
        if play.table.between_deals:
            sheet = await play.people[0].click(play.board(), "Score sheet")
            assert " Σ " in sheet.text
            for visitor in play.people:
                if play.table.between_deals:
                    await visitor.click(play.board(), "Next deal")
                    await play.harness.quiet()
            continue
        await move(play)
        await play.harness.quiet()
        moves += 1
        if moves == restart_at:
            before = play.view
            await play.restart()
            assert play.view == before
        assert moves < 1500


def check_the_end(play: Round, rounds: int) -> None:
    match = play.table.match
    assert match is not None
    assert match.outcome is not None
    assert len(match.results) == rounds
    board = text_of(play.board())
    assert "🏆" in board
    best = min(match.scores)
    assert match.outcome.winners == tuple(seat for seat, score in enumerate(match.scores) if score == best)
    for seat in match.outcome.winners:
        assert NAMES[seat] in board.split("🏆")[1].splitlines()[0]
    totals = next(line for line in board.splitlines() if line.startswith(" Σ"))
    shown = [match.scores[team[0]] for team in play.table.spec.teams] or [*match.scores]
    assert totals.split()[1:] == [amount(score) for score in shown]


@pytest.mark.long
async def test_five_seats_by_presses_alone(harness: Harness) -> None:
    play = await sit_down(harness, "hand", 5, "rounds=2")
    await play.people[0].click(play.board(), "Start")
    await harness.quiet()
    await play_out(play, press_on, restart_at=40)
    check_the_end(play, 2)
    assert {"Take", "Discard", "built"} <= play.used  # no "Draw": a draw without a choice may be automatic


@pytest.mark.long
async def test_five_seats_by_commands_alone(harness: Harness) -> None:
    play = await sit_down(harness, "hand", 5, "rounds=1 opening_min=41")
    await play.people[0].slash("table start")
    await harness.quiet()
    await play_out(play, type_on, restart_at=40)
    check_the_end(play, 1)
    assert {"take", "open", "discard"} <= play.used
    sheet = await play.people[0].slash("results sheet")
    assert " Σ " in sheet.text  # also after the match


@pytest.mark.long
async def test_partners_choose_each_other_and_play_by_presses(harness: Harness) -> None:
    play = await sit_down(harness, "hand_partnership", 4, "rounds=2")
    board = play.board()
    assert "🔵 Blue: Alice & Carol · 🔴 Red: Bob & Dave" in text_of(board)
    [menu] = [part for part in selects_of(board) if verb_of(part) == "partner"]
    bob = next(option["value"] for option in menu["options"] if option["label"] == "Bob")
    await play.people[0].select(board, bob, custom_id=menu["custom_id"])
    await harness.quiet()
    assert "🔵 Blue: Alice & Bob" in text_of(play.board())
    # The outdated menu still means the same player.
    await play.people[2].select(board, bob, custom_id=menu["custom_id"])
    await harness.quiet()
    assert "Blue: Alice & Dave · 🔴 Red: " in text_of(play.board())
    assert "Bob & Carol" in text_of(play.board()) or "Carol & Bob" in text_of(play.board())
    await play.people[0].click(play.board(), "Random partners")
    await harness.quiet()
    seated = [player.name for player in play.table.players]
    play.people = [next(visitor for visitor in play.people if visitor.name == name) for name in seated]
    host = next(visitor for visitor in play.people if visitor.name == "Alice")
    await host.click(play.board(), "Start")
    await harness.quiet()
    await play_out(play, press_on, restart_at=30)
    match = play.table.match
    assert match is not None
    assert match.scores[0] == match.scores[2]
    assert match.scores[1] == match.scores[3]
    assert "together" in text_of(play.board())


@pytest.mark.long
async def test_partners_play_by_commands(harness: Harness) -> None:
    play = await sit_down(harness, "hand_partnership", 4, "rounds=1 opening_min=41")
    await play.people[0].slash("table start")
    await harness.quiet()
    await play_out(play, type_on, restart_at=25)
    check_the_end(play, 1)


async def test_open_is_a_word_of_hand_alone_and_five_cannot_be_partners(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    five = await alice.slash("table open", game="hand_partnership", seats=5)
    assert "4 players in 2 teams of 2" in five.text
    await alice.slash("table open", game="gin")
    await bob.slash("table join")
    await alice.slash("table start")
    await harness.quiet()
    refused = await alice.slash("move open", card="7H 8H 9H")
    assert "no such move in this game" in refused.text
