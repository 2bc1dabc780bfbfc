"""No name is shown as its owner wrote it.

The players have malicious names, and everything that a table shows is requested.
"""

import random
from dataclasses import replace

import pytest

from bot.manager.tables.rehydration import bare_table
from bot.manager.tables.table import KeptSeat, Person, RuleChanges, TableRule
from bot.texts.names import bare_names, labels_of, name_at, names_of
from bot.texts.pictures import plates_of
from bot.texts.results.replay import match_label
from bot.texts.results.transcript import bare, transcript
from bot.ui.play.turn_mention import challenge_answer_page, challenge_page
from bot.ui.tables.board import board
from data.tables.match_export import dump_record, load_record
from data.tables.replay_queries import Replayable, ReplayableSeat
from data.tables.row_types import SeatKind, StoredTable
from data.tables.row_types import Status as StoredStatus
from data.tables.seat_names import key_of
from engine import GAMES
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import words
from tests.data.matches import stored_match
from tests.tools.leaks.pages import LOOKS, asked, told
from tests.tools.leaks.worlds import FIRST_MEMBER, Script, played, world_at

ZERO, FILLER, BRAILLE, OVERRIDE, JOINER = "\u200b", "\u3164", "\u2800", "\u202e", "\u034f"
RAW = (
    f"Al{ZERO}ice", "Alice", f"{FILLER}{BRAILLE}", f"{OVERRIDE}Ada", f"🤖 E{JOINER}va", "**Bob** <@1>",
    "Ada", "\u0301\u0301", "علي", f"Bob{BRAILLE}", "Player 3", "👨\u200d👩\u200d👧", "B" + "\u0316" * 30,
    "x" * 32, "@everyone",
)  # fmt: skip
"""Names by seat, each of them harmful when shown unchanged."""
NEVER = (
    ZERO,
    FILLER,
    BRAILLE,
    OVERRIDE,
    JOINER,
    "🤖 E",
    "🤖\u00a0E",
    "**Bob",
    "<@1>",
    "\u0316" * 4,
    "\u0301",
)
ACCOUNTS = ("alice", "alice_2", "", "ada_l", "eva", "bob")


BOBS = stored_match("gin", random.Random(3), most_deals=1)


def renamed(stored: StoredTable) -> StoredTable:
    """Return the record with harmful names; the last seat is a computer called Ada."""
    last = len(stored.seats) - 1
    seats = [
        replace(seat, name=RAW[at], username=ACCOUNTS[at] if at < len(ACCOUNTS) else "")
        for at, seat in enumerate(stored.seats)
    ]
    if last > 1:
        seats[last] = replace(
            seats[last], kind=SeatKind.COMPUTER, name="Ada", level="easy", member_id=None, username=""
        )
    return replace(stored, seats=tuple(seats))


def script_of(game: str) -> Script:
    rng = random.Random(5)
    seats = [count for count in GAMES[game].seats if count <= 6][-1]
    script = played(game, rng, seats=seats, deals=2)
    return replace(script, stored=renamed(script.stored))


def harm(shown: str) -> list[str]:
    """Return the unchanged names and unbalanced isolates in a text."""
    found = [each for each in NEVER if each in shown or each.encode("unicode_escape").decode() in shown]
    opened = shown.count("\N{FIRST STRONG ISOLATE}") != shown.count("\N{POP DIRECTIONAL ISOLATE}")
    return found + ["isolate"] * opened


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_told_of_a_table_has_a_name_as_it_was_written(game: str) -> None:
    script, rng = script_of(game), random.Random(7)
    moments = [*script.moments()]
    asked_for = 0
    for moment in (moments[len(moments) // 3], moments[-1]):
        world = world_at(script, moment)
        for watcher in (None, 0):
            for each in told(world, watcher, asked(world, watcher, rng)):
                if each.what.endswith("drawn"):
                    continue  # the inputs of the drawing are checked as well
                asked_for += 1
                assert not harm(each.content.decode(errors="replace")), (each.channel, each.what)
    assert asked_for > 50


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_is_named_wherever_all_seats_are(game: str) -> None:
    script = script_of(game)
    world = world_at(script, [*script.moments()][-1])
    table = world.table
    names = names_of(table)
    assert len({key_of(name) for name in names}) == len(names)
    for look in LOOKS[:2]:
        page = board(table, look)
        check(page)
        shown = words(page) + (page.picture.description if page.picture is not None else "")
        assert all(name.replace("\u00a0", " ") in shown for name in names)
    lines = transcript(world.stored)
    assert all(f"  {bare(name)}" in lines for name in names)
    assert not harm(lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_file_of_a_match_has_the_names_that_were_shown(game: str) -> None:
    stored = renamed(stored_match(game, random.Random(3), most_deals=1))
    shown = bare_names(bare_table(stored))
    written = dump_record(stored)
    assert not harm(written)
    loaded = bare_table(load_record(written))
    assert tuple(player.name for player in loaded.players) == bare_names(loaded) == shown


@pytest.mark.parametrize("game", GAMES)
def test_a_lobby_names_all_that_sit_in_it_and_who_answers(game: str) -> None:
    """The texts are the partner menu, changes, the challenge, and who declined or closed it."""
    spec = GAMES[game]
    stored = replace(script_of(game).stored, status=StoredStatus.LOBBY, started_at=None, deadline_at=None)
    table = bare_table(stored)
    table.options, table.wanted = spec.options(), table.spec.seats[-1]
    table.rule_changes = RuleChanges(Person(FIRST_MEMBER, "old name"), (TableRule.TURN,))
    table.kept = (KeptSeat(99, 1),)
    page = board(table)
    check(page)
    names, shown = names_of(table), words(page)
    assert all(name.replace("\u00a0", " ") in shown for name in names)
    assert f"{names[0]} changed" in shown
    assert not harm(shown)
    if spec.teams:
        assert all(label.replace("\u00a0", " ") in shown for label in labels_of(table))
    assert names[0] in words(challenge_page(table))
    outsider = Person(99, RAW[1], username="alice_3")
    assert name_at(table, outsider) == r"Alice \(alice\_3\)"
    assert r"Alice \(alice\_3\)" in words(challenge_answer_page(table, outsider, joins=False))


def test_a_match_in_a_menu_names_the_others_apart() -> None:
    seats = tuple(ReplayableSeat(at, RAW[at], 10 * at, ACCOUNTS[at]) for at in range(6))
    label = match_label(Replayable("t", 3, "gin", 0, seats), 0, 0)
    assert len(label) <= 100
    assert not harm(label)
    assert "Alice (alice_2) 10, Player 3 20" in label


def test_of_names_that_look_alike_in_a_picture_numbers_stand_there() -> None:
    """Emoji are not drawn, so nothing else would distinguish the two Bobs."""
    people = [replace(seat, name=name) for seat, name in zip(BOBS.seats, ("Bob 🎩", "Bob 🎉"), strict=True)]
    table = bare_table(replace(BOBS, seats=tuple(people)))
    assert [(plate.badge, plate.name) for plate in plates_of(table)] == [("1", ""), ("2", "")]
