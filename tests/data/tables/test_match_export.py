"""Match files: an export can be imported, and an import contains nothing that did not happen."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from data.db.errors import BadRecord, RecordReason, RecordRefused
from data.tables.card_names import read_cards, write_cards
from data.tables.match_export import LONGEST_NAME, MOST_BYTES, dump_record, load_record
from data.tables.row_types import SeatKind, Status, StoredTable
from data.tables.seat_names import LONGEST_SHOWN, seat_names
from engine import GAMES, code
from engine.cards import Card, pack
from tests.data.matches import BEGAN, stored_match

Tree = dict[str, Any]


def gin(**options: Any) -> StoredTable:
    return stored_match("gin", Random(7), **{"target": 30, **options})


GIN = gin()
TEXT = dump_record(GIN)
LEFT = stored_match("control", Random(12), resigning=0.01)
"""A match during which seats resigned."""


def refused(text: str | bytes) -> RecordRefused:
    with pytest.raises(RecordRefused) as caught:
        load_record(text)
    return caught.value


@cache  # matches take long to play
def sample(game: str) -> str:
    """Return the record of a match of one deal."""
    table = stored_match(game, Random(5), most_deals=1, resigning=0.003, seats=GAMES[game].seats[0])
    return dump_record(table)


# --- round trips


def matches(game: str) -> Iterator[StoredTable]:
    spec = GAMES[game]
    for number, (resigning, seats) in enumerate(
        [(0.0, spec.seats[0]), (0.0, spec.seats[-1]), (0.004, None), (0.02, spec.seats[-1])]
    ):
        yield stored_match(game, Random(f"{game} {number}"), resigning=resigning, seats=seats)
    for seats in (spec.seats[0], spec.seats[-1]):
        yield stored_match(game, Random(game), leaving=True, seats=seats)
    for preset in spec.presets:
        options = {**spec.presets[preset]}
        for name in ("target", "deals", "rounds"):
            if name in spec.allowed():
                options.setdefault(name, 20 if name == "target" else 1)
        try:
            table = stored_match(game, Random(preset), most_deals=1, **options)
        except ValueError:
            continue
        yield replace(table, preset=preset)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_what_is_loaded_is_written_as_before(game: str) -> None:
    ends = set()
    for table in matches(game):
        text = dump_record(table)
        loaded = load_record(text)
        assert dump_record(loaded) == text
        assert load_record(text.encode()) == loaded
        assert loaded.deals == tuple(
            replace(
                deal,
                table_id=loaded.table_id,
                actions=tuple(replace(move, who=None, interaction_id=None) for move in deal.actions),
            )
            for deal in table.deals
            if deal.result is not None
        )
        assert (loaded.outcome, loaded.options, loaded.resignations) == (
            table.outcome,
            table.options,
            table.resignations,
        )
        assert [(seat.kind, seat.level, seat.resigned_at) for seat in loaded.seats] == [
            (seat.kind, seat.level, seat.resigned_at) for seat in table.seats
        ]
        shown = seat_names(tuple([seat.named for seat in table.seats]))
        assert tuple([seat.name for seat in loaded.seats]) == shown
        ends.add((loaded.status, bool(loaded.resignations), len(loaded.deals) < len(table.deals)))
    assert any(resigned for _, resigned, _ in ends)


@pytest.mark.long
def test_the_decks_of_a_traditional_shuffle_come_back() -> None:
    """In the stored deck, unlike the dealt one, the cards that were not drawn lie on top."""
    table = stored_match("panguingue", Random(3), seats=4, shuffle_mode="traditional", deals=3)
    assert len(table.deals) == 3
    assert dump_record(load_record(dump_record(table))) == dump_record(table)


def test_a_record_names_nobody_but_by_name() -> None:
    ids = {GIN.table_id, GIN.guild_id, GIN.channel_id, GIN.host_id}
    ids |= {seat.member_id for seat in GIN.seats} | {seat.dm_channel_id for seat in GIN.seats}
    ids |= {move.who for deal in GIN.deals for move in deal.actions}
    ids |= {move.interaction_id for deal in GIN.deals for move in deal.actions}
    words = set(TEXT.replace('"', " ").replace(",", " ").replace("}", " ").split())
    assert not words & {str(found) for found in ids if found is not None}
    loaded = load_record(TEXT)
    assert (loaded.guild_id, loaded.channel_id, loaded.host_id) == (0, 0, None)
    assert all(seat.member_id is None for seat in loaded.seats)
    assert not any(seat.away or seat.misses or seat.in_turn or seat.warned for seat in loaded.seats)


def test_other_records_have_other_tables() -> None:
    """Rows about a table are kept by its id."""
    tables = {load_record(text).table_id for text in (TEXT, TEXT.replace("Ann", "Eve"), *map(sample, GAMES))}
    assert len(tables) == 2 + len(GAMES)


def test_a_record_can_be_read_by_people() -> None:
    tree = json.loads(TEXT)
    deal = GIN.deals[0]
    assert tree["deals"][0]["deck"] == code(deal.deck)
    assert tree["deals"][0]["actions"][0].keys() == {"ply", "seat", "action", "why", "at"}
    assert tree["started"] == "2026-09-21T14:13:20.123Z"
    assert any(move["action"].get("do") == "Discard" for move in tree["deals"][0]["actions"])
    assert all(
        move["action"]["card"] in deal_words(tree)
        for move in tree["deals"][0]["actions"]
        if move["action"]["do"] == "Discard"
    )
    assert tree["deals"][-1]["scores"] == tree["scores"]
    assert max(map(len, (line for line in TEXT.splitlines() if '"deck"' not in line))) <= 200


def deal_words(tree: Tree) -> list[str]:
    return str(tree["deals"][0]["deck"]).split()


def test_cards_of_several_packs_are_told_apart() -> None:
    cards = pack(3, jokers=2)
    assert read_cards(write_cards(cards)) == [*cards]
    assert write_cards([Card(22), Card(64 + 22), Card(128 + 52)]) == "10C 10C.2 JK.3"
    for words in ("10X", "10C.1", "10C.0", "10c", "TC", "10C  9C", " 10C", "10C.12", 22, None, ["10C"]):
        with pytest.raises(BadRecord):
            read_cards(words)
    with pytest.raises(BadRecord):
        write_cards([Card(60)])


@pytest.mark.parametrize("status", [Status.LOBBY, Status.PLAYING, Status.PAUSED])
def test_there_is_no_record_of_a_match_that_goes_on(status: Status) -> None:
    """With a traditional shuffle, the deck of a finished deal would reveal the next hands."""
    with pytest.raises(RecordRefused) as caught:
        dump_record(replace(GIN, status=status))
    assert caught.value.reason is RecordReason.STILL_PLAYED


def test_a_lobby_that_was_closed_has_no_record() -> None:
    with pytest.raises(RecordRefused) as caught:
        dump_record(replace(GIN, status=Status.CLOSED, started_at=None, deals=(), outcome=None))
    assert caught.value.reason is RecordReason.NOT_BEGUN


def test_a_deal_that_was_broken_off_is_left_out() -> None:
    broken = stored_match("gin", Random(4), resigning=0.01)
    last = broken.deals[-1]
    assert last.result is None
    text = dump_record(broken)
    assert write_cards(last.deck) not in text
    assert last.seed_text not in text
    assert [gone["deal"] for gone in json.loads(text)["resignations"]] == [last.deal]
    assert load_record(text).outcome == broken.outcome


def test_names_are_written_so_that_they_can_be_read_again() -> None:
    seats = (
        replace(GIN.seats[0], name="a\x00b\u202ec\ud800\n" + "x" * 200),
        replace(GIN.seats[1], name="👩‍👩‍👧 \u0301"),
    )
    loaded = load_record(dump_record(replace(GIN, seats=seats)))
    assert [seat.name for seat in loaded.seats] == ["abc " + "x" * (LONGEST_SHOWN - 4), "👩‍👩‍👧"]


# --- refused files


def without(name: str) -> Callable[[Tree], object]:
    return lambda tree: tree.pop(name)


def put(value: object, *path: str | int) -> Callable[[Tree], object]:
    def change(tree: Tree) -> None:
        place: Any = tree
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def other_cards(tree: Tree) -> None:
    deck = tree["deals"][0]["deck"].split()
    tree["deals"][0]["deck"] = " ".join(reversed(deck))


def card_twice(tree: Tree) -> None:
    deck = tree["deals"][0]["deck"].split()
    tree["deals"][0]["deck"] = " ".join([deck[1], *deck[1:]])


def one_deal_more(tree: Tree) -> None:
    tree["deals"].append({**deepcopy(tree["deals"][-1]), "deal": len(tree["deals"]) + 1})


def resigned_after_the_end(tree: Tree) -> None:
    last = tree["deals"][-1]
    gone = {
        "seat": 0,
        "deal": last["deal"],
        "ply": len(last["actions"]),
        "why": "resigned",
        "at": tree["ended"],
    }
    tree["resignations"].append(gone)


def resigned(**values: Any) -> Callable[[Tree], object]:
    def change(tree: Tree) -> None:
        gone = {"seat": 0, "deal": 1, "ply": 0, "why": "resigned", "at": tree["started"], **values}
        tree["resignations"] = [gone]

    return change


def with_points(tree: Tree) -> None:
    result = tree["deals"][0]["result"]
    result["points"] = [points + 1 for points in result["points"]]


R = RecordReason
CHANGES: dict[str, tuple[Callable[[Tree], object], RecordReason]] = {
    "no format": (without("format"), R.NOT_A_RECORD),
    "another format": (put("chess", "format"), R.NOT_A_RECORD),
    "a version to come": (put(2, "version"), R.VERSION),
    "a version as text": (put("1", "version"), R.VERSION),
    "truth as a version": (put(True, "version"), R.VERSION),
    "an unknown game": (put("poker", "game"), R.GAME),
    "no game": (without("game"), R.GAME),
    "a list as the game": (put(["gin"], "game"), R.GAME),
    "the rules of another version": (put(99, "spec_version"), R.RULES),
    "rules of version true": (put(True, "spec_version"), R.SHAPE),
    "something more": (put(1, "more"), R.SHAPE),
    "something more in a move": (put(1, "deals", 0, "actions", 0, "more"), R.SHAPE),
    "something more in an action": (put(1, "deals", 0, "actions", 0, "action", "more"), R.ACTION),
    "no seats": (without("seats"), R.SHAPE),
    "no players": (put([], "seats"), R.SEATS),
    "too many players": (lambda tree: tree["seats"].append(tree["seats"][0]), R.SEATS),
    "more players than any game has": (lambda tree: tree.update(seats=tree["seats"] * 9), R.SHAPE),
    "a seat as text": (put("Ann", "seats", 0), R.SHAPE),
    "an unknown kind of player": (put("ghost", "seats", 0, "kind"), R.SHAPE),
    "a number as a name": (put(5, "seats", 0, "name"), R.SHAPE),
    "a name too long": (put("x" * (LONGEST_NAME + 1), "seats", 0, "name"), R.NAME),
    "a name of two lines": (put("a\nb", "seats", 0, "name"), R.NAME),
    "a name with a control character": (put("a\x1b[2J", "seats", 1, "name"), R.NAME),
    "a name that turns the line round": (put("a\u202eb", "seats", 1, "name"), R.NAME),
    "a level that is none": (put("godlike", "seats", 1, "level"), R.SHAPE),
    "a person with a level": (put("easy", "seats", 0, "level"), R.SHAPE),
    "no options": (put({}, "options"), R.OPTIONS),
    "an option missing": (lambda tree: tree["options"].pop("target"), R.OPTIONS),
    "an option that is none": (put(1, "options", "wings"), R.OPTIONS),
    "an option of a wrong type": (put("100", "options", "target"), R.OPTIONS),
    "an option out of range": (put(-1, "options", "target"), R.OPTIONS),
    "a list of options": (put([], "options"), R.SHAPE),
    "another target": (put(500, "options", "target"), R.OUTCOME),
    "an unknown preset": (put("mine", "preset"), R.OPTIONS),
    "a dealer who is not there": (put(2, "first_dealer"), R.DEALER),
    "a dealer below zero": (put(-1, "first_dealer"), R.SHAPE),
    "another first dealer": (lambda tree: tree.update(first_dealer=1 - tree["first_dealer"]), R.DEALER),
    "another dealer": (put(9, "deals", 0, "dealer"), R.DEALER),
    "no time": (put(None, "started"), R.SHAPE),
    "a time as a number": (put(BEGAN, "started"), R.SHAPE),
    "a time that never was": (put("2026-02-30T00:00:00.000Z", "started"), R.SHAPE),
    "a time of elsewhere": (put("2026-02-03T00:00:00.000+01:00", "started"), R.SHAPE),
    "deals in disorder": (lambda tree: tree["deals"].reverse(), R.SHAPE),
    "a deal numbered wrongly": (put(2, "deals", 0, "deal"), R.SHAPE),
    "a thousand deals": (lambda tree: tree.update(deals=tree["deals"][:1] * 1001), R.TOO_LARGE),
    "cards in another order": (other_cards, R.ACTION),
    "a card twice": (card_twice, R.DECK),
    "no deck": (put("", "deals", 0, "deck"), R.DECK),
    "a card too few": (lambda tree: tree["deals"][0].update(deck=tree["deals"][0]["deck"][3:]), R.DECK),
    "a card of another game": (put("JK " * 52, "deals", 0, "deck"), R.DECK),
    "no card": (put("1H 1H", "deals", 0, "deck"), R.DECK),
    "a deck of numbers": (put([1, 2, 3], "deals", 0, "deck"), R.SHAPE),
    "a short seed": (put("ab", "deals", 0, "seed"), R.SHAPE),
    "a seed in capitals": (put("AB" * 32, "deals", 0, "seed"), R.SHAPE),
    "no moves": (put([], "deals", 0, "actions"), R.UNFINISHED),
    "a move missing": (lambda tree: tree["deals"][0]["actions"].pop(3), R.ACTION),
    "the last move missing": (lambda tree: tree["deals"][0]["actions"].pop(), R.UNFINISHED),
    "a ply wrong": (put(7, "deals", 0, "actions", 0, "ply"), R.ACTION),
    "another seat": (put(GIN.first_dealer, "deals", 0, "actions", 0, "seat"), R.ACTION),
    "a seat that is not there": (put(2, "deals", 0, "actions", 0, "seat"), R.ACTION),
    "a seat below zero": (put(-1, "deals", 0, "actions", 0, "seat"), R.SHAPE),
    "an unknown action": (put({"do": "Fly"}, "deals", 0, "actions", 0, "action"), R.ACTION),
    "no action": (put({}, "deals", 0, "actions", 0, "action"), R.ACTION),
    "an action as a list": (put([], "deals", 0, "actions", 0, "action"), R.SHAPE),
    "a list as what is done": (put({"do": ["Discard"]}, "deals", 0, "actions", 0, "action"), R.ACTION),
    "a discard of nothing": (put({"do": "Discard"}, "deals", 0, "actions", 0, "action"), R.ACTION),
    "a discard of a number": (
        put({"do": "Discard", "card": 9}, "deals", 0, "actions", 0, "action"),
        R.ACTION,
    ),
    "a discard of two": (
        put({"do": "Discard", "card": "9S 8S"}, "deals", 0, "actions", 0, "action"),
        R.ACTION,
    ),
    "a discard at the wrong time": (
        put({"do": "Discard", "card": "9S"}, "deals", 0, "actions", 0, "action"),
        R.ACTION,
    ),
    "melds that are text": (
        put({"do": "Knock", "card": "9S", "melds": "9S"}, "deals", 0, "actions", 0, "action"),
        R.ACTION,
    ),
    "an unknown reason": (put("magic", "deals", 0, "actions", 0, "why"), R.SHAPE),
    "no result": (put(None, "deals", 0, "result"), R.SHAPE),
    "an empty result": (put({}, "deals", 0, "result"), R.RESULT),
    "points that nobody made": (with_points, R.RESULT),
    "points as text": (put(["1", "2"], "deals", 0, "result", "points"), R.RESULT),
    "another ending": (put("big_gin", "deals", 0, "result", "ending"), R.RESULT),
    "an unknown ending": (put("magic", "deals", 0, "result", "ending"), R.RESULT),
    "a result without its cards": (lambda tree: tree["deals"][0]["result"].pop("knocker_melds"), R.RESULT),
    "a result that leaves out what it may": (lambda tree: tree["deals"][0]["result"].pop("table"), R.RESULT),
    "other scores after a deal": (put([0, 1], "deals", 0, "scores"), R.SCORES),
    "scores of three": (put([0, 0, 0], "scores"), R.SCORES),
    "other scores": (put([1000, 0], "scores"), R.SCORES),
    "no outcome": (put(None, "outcome"), R.OUTCOME),
    "another winner": (
        lambda tree: tree["outcome"].update(winners=[1 - tree["outcome"]["winners"][0]]),
        R.OUTCOME,
    ),
    "an outcome of text": (put({"ending": 1}, "outcome"), R.OUTCOME),
    "a deal after the end": (one_deal_more, R.OVER),
    "a resignation after the end": (resigned_after_the_end, R.OVER),
    "a resignation from the beginning": (resigned(), R.OVER),
    "a resignation of nobody": (resigned(seat=2), R.RESIGNATION),
    "a resignation in no deal": (resigned(deal=0), R.RESIGNATION),
    "a resignation in a deal far off": (resigned(deal=9), R.RESIGNATION),
    "a resignation after the moves": (resigned(ply=5_000), R.RESIGNATION),
    "a resignation for another reason": (resigned(why="bored"), R.SHAPE),
    "two resignations of one seat": (
        lambda tree: (resigned()(tree), tree["resignations"].append(tree["resignations"][0])),
        R.RESIGNATION,
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("name", CHANGES)
def test_a_record_that_was_changed_is_refused(name: str) -> None:
    change, reason = CHANGES[name]
    tree = json.loads(TEXT)
    change(tree)
    assert refused(json.dumps(tree)).reason is reason


TEXTS: dict[str, tuple[str | bytes, RecordReason]] = {
    "nothing": ("", R.NOT_JSON),
    "half of it": (TEXT[: len(TEXT) // 2], R.NOT_JSON),
    "something after it": (TEXT + "{}", R.NOT_JSON),
    "bytes that are no text": (b"\xff\xfe\x00", R.NOT_JSON),
    "a picture": (b"\x89PNG\r\n\x1a\n", R.NOT_JSON),
    "half characters": ("\ud800" * 10, R.NOT_JSON),
    "null": ("null", R.NOT_A_RECORD),
    "a list": ("[]", R.NOT_A_RECORD),
    "a text": ('"cardroom record"', R.NOT_A_RECORD),
    "an empty object": ("{}", R.NOT_A_RECORD),
    "deep lists": ("[" * 100_000 + "]" * 100_000, R.NOT_JSON),
    "deep objects": ('{"a":' * 60_000 + "1" + "}" * 60_000, R.NOT_JSON),
    "rather deep": (TEXT.replace('"preset": null', f'"preset": {"[" * 900}{"]" * 900}'), R.SHAPE),
    "no number": (TEXT.replace('"version": 1', '"version": NaN'), R.NOT_JSON),
    "an endless number": (TEXT.replace('"version": 1', '"version": -Infinity'), R.NOT_JSON),
    "a fraction": (TEXT.replace('"version": 1', '"version": 1.0'), R.NOT_JSON),
    "a power": (TEXT.replace('"version": 1', '"version": 1e0'), R.NOT_JSON),
    "a number of sixteen digits": (TEXT.replace('"version": 1', f'"version": {"1" * 16}'), R.NOT_JSON),
    "a long number": (TEXT.replace('"version": 1', f'"version": {"1" * 5_000}'), R.NOT_JSON),
    "two versions": (TEXT.replace('"version": 1', '"version": 1, "version": 1'), R.NAMED_TWICE),
    "two plies": (TEXT.replace('"ply": 0', '"ply": 1, "ply": 0', 1), R.NAMED_TWICE),
    "half a character in a name": (TEXT.replace('"name": "Ann"', '"name": "\\ud800"'), R.SHAPE),
    "too much of it": (TEXT + " " * MOST_BYTES, R.TOO_LARGE),
}


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_no_record_is_refused(name: str) -> None:
    text, reason = TEXTS[name]
    assert refused(text).reason is reason


def test_spaces_and_a_byte_order_mark_do_no_harm() -> None:
    loaded = load_record(TEXT)
    assert load_record(json.dumps(json.loads(TEXT), separators=(",", ":"))) == loaded
    assert load_record(b"\xef\xbb\xbf" + TEXT.encode()) == loaded


def test_a_refusal_says_where() -> None:
    tree = json.loads(TEXT)
    tree["deals"][1]["actions"][4]["action"] = {"do": "PassUpcard"}
    error = refused(json.dumps(tree))
    assert (error.reason, error.deal, error.ply) == (R.ACTION, 2, 4)
    tree = json.loads(TEXT)
    tree["deals"][1]["actions"][4]["at"] = 5
    assert refused(json.dumps(tree)).where == "deals.1.actions.4.at"


def test_a_refusal_names_what_stands_there_twice() -> None:
    assert refused(TEXT.replace('"version": 1', '"version": 1, "version": 1')).where == "version"


def test_melds_are_written_as_cards_and_not_as_numbers() -> None:
    melds = [meld for deal in json.loads(TEXT)["deals"] for meld in deal["result"]["knocker_melds"]]
    assert melds
    assert all(3 <= len(read_cards(meld)) <= 10 for meld in melds)


def test_a_name_has_a_hundred_characters_at_most() -> None:
    longest = TEXT.replace('"name": "Ann"', f'"name": "{"x" * 100}"')
    assert load_record(longest).seats[0].name == "x" * 100
    assert refused(longest.replace("x" * 100, "x" * 101)).reason is R.NAME


def test_times_are_those_of_the_calendar() -> None:
    began = replace(GIN, started_at=1_767_225_599_123)
    assert json.loads(dump_record(began))["started"] == "2025-12-31T23:59:59.123Z"


def test_a_refusal_holds_no_card() -> None:
    tree = json.loads(TEXT)
    other_cards(tree)
    error = refused(json.dumps(tree))
    assert error.__cause__ is None
    assert error.__suppress_context__
    assert not set(deal_words(tree)) & set(str(error).split())


def spots(tree: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if path:
        yield path
    if isinstance(tree, dict):
        for name, part in tree.items():
            yield from spots(part, (*path, name))
    elif isinstance(tree, list):
        for at, part in enumerate(tree):
            yield from spots(part, (*path, at))


STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 10**12, 1.5),
    *("", "9H", "9H.2", "JK", "gin", "x" * 300),
    *([], {}, [[]], ["9H"], [0, 0]),
    {"do": "Discard", "card": "9H"},
    {"do": "Knock", "card": "9H", "melds": [["9H"]]},
)


def strange(rng: Random) -> object:
    return rng.choice(STRANGE)


def mutated(tree: Tree, rng: Random) -> None:
    """Change the tree at a random place: replace, insert, delete, swap or double something."""
    path = rng.choice([*spots(tree)])
    place: Any = tree
    for step in path[:-1]:
        place = place[step]
    last: Any = path[-1]
    match rng.randrange(5):
        case 0:
            place[last] = strange(rng)
        case 1:
            del place[last]
        case 2 if isinstance(place[last], int):
            place[last] += rng.choice([-1, 1])
        case 3 if isinstance(place, list):
            place.insert(last, deepcopy(rng.choice(place)))
        case _:
            source: Any = tree
            for step in rng.choice([*spots(tree)]):
                source = source[step]
            place[last] = deepcopy(source)


def assert_refused_or_true(data: str | bytes, seed: int) -> None:
    """Assert that a record is refused, or says after loading what it said before."""
    try:
        loaded = load_record(data)
    except RecordRefused:
        return
    assert json.loads(dump_record(loaded)) == json.loads(data), f"seed {seed}"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_changed_nothing_false_is_believed(game: str) -> None:
    """A changed record is refused, or still consistent with its moves and decks."""
    for seed in range(150):
        rng = Random(f"{game} {seed}")
        tree = json.loads(sample(game))
        for _ in range(rng.choice([1, 1, 1, 2, 5])):
            mutated(tree, rng)
        assert_refused_or_true(json.dumps(tree), seed)


def test_whatever_bytes_come_they_are_refused_or_true() -> None:
    for seed in range(100):
        rng = Random(seed)
        data = bytearray(TEXT.encode())
        for _ in range(rng.choice([1, 2, 10])):
            at = rng.randrange(len(data))
            match rng.randrange(3):
                case 0:
                    data[at] = rng.randrange(256)
                case 1:
                    del data[at : at + rng.randrange(1, 40)]
                case _:
                    data[at:at] = data[at : at + rng.randrange(1, 40)]
        assert_refused_or_true(bytes(data), seed)


def test_a_level_that_nobody_knows_any_more_is_not_written() -> None:
    seats = (GIN.seats[0], replace(GIN.seats[1], kind=SeatKind.COMPUTER, level="godlike"))
    assert load_record(dump_record(replace(GIN, seats=seats))).seats[1].level is None


def test_those_who_left_a_match_that_went_on_come_back() -> None:
    assert LEFT.resignations
    assert load_record(dump_record(LEFT)).resignations == LEFT.resignations


def test_a_match_of_a_tournament_ends_in_its_record_as_it_was_played() -> None:
    table = stored_match("gin", Random(3), target=250, deal_limit=2)
    assert json.loads(table.outcome or "{}")["ending"] == "deals"
    record = json.loads(dump_record(table))
    assert (record["tournament"], record["deal_limit"]) == (True, 2)
    assert "cup" not in dump_record(table)
    loaded = load_record(dump_record(table))
    assert (loaded.tournament_id, loaded.deal_limit) == ("", 2)
    assert dump_record(loaded) == dump_record(table)
    del record["tournament"], record["deal_limit"]
    assert refused(json.dumps(record)).reason is RecordReason.OUTCOME


def test_of_a_match_that_somebody_left_the_deal_under_way_is_the_last() -> None:
    table = stored_match("control", Random(4), seats=3, deal_limit=9, leaving=True, target=500)
    assert len(table.deals) == 1
    assert json.loads(table.outcome or "{}")["ending"] == "deals"
    assert dump_record(load_record(dump_record(table))) == dump_record(table)


def test_other_records_are_as_before() -> None:
    assert not {"tournament", "deal_limit"} & {*json.loads(TEXT)}
