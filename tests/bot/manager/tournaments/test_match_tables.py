"""The tables of tournaments: how they open, what is refused there, and how they end."""

from typing import Any

import pytest

from bot.manager.play import match_runner
from bot.manager.tables.deadlines import BETWEEN_MS
from bot.manager.tables.table import Person, PlayerKind, Status, Table, TableError, TableReason
from bot.manager.tournaments.match_tables import MatchPlayer
from bot.texts.refusals import table_refusal
from bot.ui.games.panel_state import PanelState
from bot.ui.play.hand_panel import hand
from data.audit.games import examine
from data.audit.table_batches import read_batch
from data.db.database import Statement
from data.erasure import is_named
from data.tables import table_queries
from data.tournaments.results import MatchResult
from data.tournaments.store import wake
from engine import GAMES
from engine.ai import Level, choose
from tests.bot.manager.harness import ANN, BOB, CEM, CHANNEL, GUILD, MINUTE, MODERATOR, Harness
from tests.data.bare_tournaments import cup_rows

CUP = "cup"
PLAYERS = {person.id: MatchPlayer(person.id, person.name) for person in (ANN, BOB, CEM, MODERATOR)}


@pytest.fixture
def woken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the tournaments that are woken by the ends of tables."""
    noted: list[str] = []

    def noting(tournament: str, at: int) -> list[Statement]:
        noted.append(tournament)
        return wake(tournament, at)

    monkeypatch.setattr(match_runner, "wake", noting)
    return noted


async def opened(
    harness: Harness, *people: Person, game: str = "gin", pairing: int = 1, **more: Any
) -> Table:
    """Return the table of a pairing, in a tournament that is opened with the first."""
    if not await harness.rows("SELECT 1 FROM tournaments"):
        at = harness.clock.now()
        await harness.database.write(cup_rows(CUP, guild=GUILD, channel=CHANNEL, at=at, members=[*PLAYERS]))
    options = GAMES[game].options(**more.pop("options", {}))
    table_id = await harness.manager.match_tables.open(
        tournament=CUP,
        pairing=pairing,
        guild=GUILD,
        channel=CHANNEL,
        game=game,
        options=options,
        players=[PLAYERS[person.id] for person in people or (ANN, BOB)],
        **{"turn_ms": MINUTE, **more},
    )
    await harness.quiet()
    return await harness.manager.tables.find(table_id)


async def play_deal(harness: Harness, table: Table) -> None:
    number = table.deal_no
    while table.deal_no == number and table.deal is not None and table.deal.actors and table.live:
        await harness.act(table, Level.EASY)


async def next_deal(harness: Harness, table: Table) -> None:
    await harness.advance(BETWEEN_MS + 1)
    assert table.deal is not None
    assert table.deal.actors


# --- opening


async def test_a_table_opens_with_everybody_seated_and_dealt_and_is_published(harness: Harness) -> None:
    table = await opened(
        harness, clock_ms=5 * MINUTE, turn_ms=0, deal_limit=2, deck_source="cup:1", thread="Cup #1"
    )
    assert (table.status, table.deal_no, table.number) == (Status.PLAYING, 1, 1)
    assert [player.member for player in table.players] == [ANN.id, BOB.id]
    assert all(player.kind is PlayerKind.PERSON for player in table.players)
    assert (table.tournament, table.pairing, table.deal_limit, table.deck_source) == (CUP, 1, 2, "cup:1")
    assert table.channel == harness.messenger.threads[CHANNEL, "Cup #1"]
    assert table.board is not None
    assert table.board.channel == table.channel
    assert set(table.hands) == {0, 1}
    assert table.clock.flag_at is not None
    again = await (await harness.killed()).manager.tables.find(table.id)
    assert (again.status, again.deal_no, again.version) == (Status.PLAYING, 1, 1)
    assert (again.tournament, again.pairing, again.deal_limit, again.deck_source) == (CUP, 1, 2, "cup:1")
    assert again.deal is not None
    assert table.deal is not None
    assert again.deal.view(0) == table.deal.view(0)
    assert again.match is not None
    assert (again.match.limit, again.match.ends_short) == (2, True)


async def test_a_pairing_gets_one_table_whoever_opens_it(harness: Harness) -> None:
    table = await opened(harness, thread="Cup #1")
    assert await opened(harness, thread="Cup #1") is table
    other = await harness.another()
    there = await opened(other, thread="Cup #1")
    assert there.id == table.id
    assert await harness.rows("SELECT count(*) FROM tables") == [(1,)]
    second = await opened(other, pairing=2)
    assert (second.number, second.channel) == (2, CHANNEL)


async def test_two_processes_that_open_it_at_once_make_one_table(harness: Harness, monkeypatch: Any) -> None:
    table = await opened(harness)
    other = await harness.another()
    asked = []

    async def unknown_at_first(*about: Any) -> str | None:
        asked.append(about)
        return None if len(asked) == 1 else await find(*about)

    find = table_queries.find_by_pairing
    monkeypatch.setattr(table_queries, "find_by_pairing", unknown_at_first)
    assert (await opened(other)).id == table.id
    assert await harness.rows("SELECT count(*) FROM deals") == [(1,)]


async def test_without_the_permission_it_is_played_in_the_channel(harness: Harness) -> None:
    harness.messenger.threads_allowed = False
    table = await opened(harness, thread="Cup #1")
    assert table.channel == CHANNEL
    assert table.board is not None


async def test_more_tables_than_members_may_open(harness: Harness) -> None:
    for pairing in range(1, 13):
        await opened(harness, pairing=pairing)
    assert len(await harness.manager.tables.in_channel(CHANNEL)) == 12
    with pytest.raises(TableError):
        await harness.lobby()


# --- what is refused

SEATS, END = TableReason.TOURNAMENT_SEATS, TableReason.TOURNAMENT_END
ABSENCE = TableReason.TOURNAMENT_ABSENCE


@pytest.mark.parametrize(
    ("ask", "reason"),
    [
        (lambda m, t: m.lobby.join(t, CEM), SEATS),
        (lambda m, t: m.lobby.decline(t, CEM), SEATS),
        (lambda m, t: m.lobby.leave(t, ANN), END),
        (lambda m, t: m.lobby.add_computer(t, ANN, Level.EASY), SEATS),
        (lambda m, t: m.lobby.fill(t, ANN, Level.EASY), SEATS),
        (lambda m, t: m.lobby.set_rule(t, MODERATOR, "target", 10), SEATS),
        (lambda m, t: m.lobby.draw_lots(t, ANN), SEATS),
        (lambda m, t: m.lobby.choose_partner(t, ANN, "1"), SEATS),
        (lambda m, t: m.lobby.begin(t, ANN), SEATS),
        (lambda m, t: m.lobby.again(t, ANN), TableReason.TOURNAMENT_REMATCH),
        (lambda m, t: m.close(t, ANN), END),
        (lambda m, t: m.presence(t, ANN, away=True), ABSENCE),
        (lambda m, t: m.stand_in(t, ANN, BOB.id), ABSENCE),
    ],
)
async def test_what_the_tournament_decides_is_refused(
    harness: Harness, ask: Any, reason: TableReason
) -> None:
    table = await opened(harness)
    version = table.version
    harness.messenger.left.add(BOB.id)
    with pytest.raises(TableError) as refused:
        await ask(harness.manager, table.id)
    assert refused.value.reason is reason
    assert table_refusal(refused.value)
    assert table.version == version


async def test_a_moderator_closes_it_and_the_finished_deals_count(harness: Harness, woken: list[str]) -> None:
    table = await opened(harness, options={"target": 250})
    assert await harness.manager.match_tables.result_of(table.id) is None
    await play_deal(harness, table)
    assert table.match is not None
    scores = table.match.scores
    await harness.manager.close(table.id, MODERATOR)
    await harness.quiet()
    assert table.board is not None
    assert "the tournament decides" in str(harness.messenger.messages[table.board].components)
    assert woken == [CUP]
    best = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
    assert await harness.manager.match_tables.result_of(table.id) == MatchResult(scores, best, (), (scores,))


async def test_the_end_of_a_match_and_its_news_are_stored_together(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(tournament: str, _at: int) -> list[Statement]:
        return [("UPDATE tournaments SET version = -1 WHERE tournament_id = ?", (tournament,))]

    table = await opened(harness)
    with monkeypatch.context() as patched:
        patched.setattr(match_runner, "wake", refused)
        with pytest.raises(TableError):
            await harness.manager.resign(table.id, ANN)
    assert table.live
    assert await harness.rows("SELECT count(*) FROM match_results") == [(0,)]
    await harness.manager.resign(table.id, ANN)
    [(due_at,)] = await harness.rows("SELECT due_at FROM tournaments")
    assert due_at is None or due_at <= harness.clock.now()
    assert not table.live


# --- time


async def test_a_missed_turn_loses_the_match(harness: Harness, woken: list[str]) -> None:
    table = await opened(harness)
    late = table.actors[0]
    await harness.advance(MINUTE - 1)
    assert table.status is Status.PLAYING
    await harness.advance(2)
    assert table.status is Status.OVER
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("timeout", (1 - late,))
    result = await harness.manager.match_tables.result_of(table.id)
    assert result == MatchResult((0, 0), (1 - late,), (late,), ())
    assert woken == [CUP]


@pytest.mark.long
async def test_an_unanswered_question_is_a_no_and_nobody_loses(harness: Harness) -> None:
    table = await opened(harness, ANN, BOB, CEM, MODERATOR, game="panguingue", options={"deals": 3})
    for _ in range(300):
        assert table.deal is not None
        if table.asking:
            break
        seat = table.actors[0]
        await harness.press(table, seat, choose("panguingue", Level.EASY, table.deal.view(seat)))
    assert table.asking
    await harness.advance(table.asking_ms)
    assert not table.asking
    assert not any(player.resigned for player in table.players)


async def test_the_match_clock_decides(harness: Harness) -> None:
    table = await opened(harness, clock_ms=MINUTE, turn_ms=0)
    late = table.actors[0]
    await harness.advance(MINUTE + 1)
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("timeout", (1 - late,))


# --- how a match ends


@pytest.mark.long
async def test_a_match_ends_after_its_deals_with_the_scores_as_they_are(harness: Harness) -> None:
    table = await opened(harness, options={"target": 250}, deal_limit=2)
    await play_deal(harness, table)
    assert table.between_deals
    await next_deal(harness, table)
    await play_deal(harness, table)
    assert table.outcome is not None
    assert table.outcome.ending == "deals"
    result = await harness.manager.match_tables.result_of(table.id)
    assert result is not None
    assert (result.scores, result.winners) == (table.outcome.scores, table.outcome.winners)
    assert len(result.deals) == 2
    again = await (await harness.killed()).manager.tables.find(table.id)
    assert again.outcome == table.outcome
    assert table.board is not None
    for made in (harness.messenger.messages[table.board], harness.messenger.hand(table, 0)):
        assert ":replay:" in str(made.components)
        assert ":again:" not in str(made.components)


@pytest.mark.long
async def test_of_three_one_goes_and_the_deal_under_way_is_the_last(harness: Harness) -> None:
    table = await opened(harness, ANN, BOB, CEM, game="rummy500")
    gone = table.actors[0]
    await harness.manager.resign(table.id, harness.person(table, gone))
    assert table.status is Status.PLAYING
    await harness.quiet()
    await play_deal(harness, table)
    assert table.deal_no == 1
    assert table.outcome is not None
    assert table.outcome.ending == "deals"
    assert gone not in table.outcome.winners
    result = await harness.manager.match_tables.result_of(table.id)
    assert result is not None
    assert result.gone == (gone,)
    assert await harness.rows("SELECT place FROM match_seats WHERE seat = ?", gone) == [(3,)]
    assert (await (await harness.killed()).manager.tables.find(table.id)).outcome == table.outcome


@pytest.mark.long
async def test_of_three_one_goes_between_two_deals_and_the_match_is_over(harness: Harness) -> None:
    table = await opened(harness, ANN, BOB, CEM, game="hand", options={"rounds": 7})
    await play_deal(harness, table)
    assert table.between_deals
    assert table.match is not None
    scores = table.match.scores
    worst = scores.index(max(scores))
    await harness.manager.resign(table.id, harness.person(table, worst))
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.scores) == ("deals", scores)
    assert table.outcome.winners == tuple(s for s in range(3) if s != worst and scores[s] == min(scores))
    result = await harness.manager.match_tables.result_of(table.id)
    assert result == MatchResult(
        tuple(-score for score in scores), table.outcome.winners, (worst,), (tuple(-s for s in scores),)
    )
    assert (await (await harness.killed()).manager.tables.find(table.id)).outcome == table.outcome


async def test_an_erased_member_has_resigned(harness: Harness) -> None:
    table = await opened(harness)
    await harness.manager.erase(BOB.id)
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("resigned", (0,))


async def test_no_seat_is_given_to_a_member_who_was_erased_since_the_tournament_was_read(
    harness: Harness,
) -> None:
    table = await opened(harness)
    await harness.manager.erase(BOB.id)
    with pytest.raises(TableError) as refused:
        await opened(harness, pairing=2)
    assert refused.value.reason is TableReason.NOT_STORED
    assert await harness.rows("SELECT table_id FROM tables") == [(table.id,)]
    assert not await is_named(harness.database, BOB.id)


async def test_a_table_whose_record_is_broken_has_the_result_of_its_deals(
    harness: Harness, woken: list[str]
) -> None:
    table = await opened(harness, options={"target": 250})
    await play_deal(harness, table)
    assert table.match is not None
    scores = table.match.scores
    await harness.spoil("UPDATE actions SET action = '{}' WHERE ply = 0")
    after = await harness.killed()
    broken = await after.manager.tables.find(table.id)
    assert broken.status is Status.BROKEN
    await after.manager.close(table.id, MODERATOR)
    result = await after.manager.match_tables.result_of(table.id)
    assert result is not None
    assert (result.scores, result.deals) == (scores, (scores,))
    assert woken == [CUP]


async def test_the_board_and_the_panels_offer_nothing_that_is_refused(harness: Harness) -> None:
    table = await opened(harness)
    assert table.board is not None
    pages = [
        harness.messenger.messages[table.board],
        *(harness.messenger.hand(table, seat) for seat in (0, 1)),
    ]
    for made in pages:
        for verb in ("away", "again", "close", "join", "leave", "start"):
            assert f":{verb}:" not in str(made.components)
    assert f"<#{table.channel}>" in str(harness.messenger.hand(table, 0).components)


@pytest.mark.long
async def test_the_audit_covers_what_the_tournament_has_decided(harness: Harness) -> None:
    timed = await opened(harness)
    await harness.advance(MINUTE + 1)
    limited = await opened(harness, pairing=2, options={"target": 250}, deal_limit=1, deck_source="cup:1")
    await play_deal(harness, limited)
    ids = [timed.id, limited.id]
    assert [str(fault) for fault in examine(await read_batch(harness.database, ids)).faults] == []
    for column, value in (("deal_limit", 2), ("deck_source", "cup:2"), ("pairing", 9)):
        [(before,)] = await harness.rows(f"SELECT {column} FROM tables WHERE table_id = ?", limited.id)
        await harness.spoil(f"UPDATE tables SET {column} = ? WHERE table_id = ?", value, limited.id)
        assert examine(await read_batch(harness.database, ids)).faults, column
        await harness.spoil(f"UPDATE tables SET {column} = ? WHERE table_id = ?", before, limited.id)


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("gin", {"target": 250}, "· to 250 · 2 deals · deal 1"),
        ("panguingue", {"deals": 9}, "Deal 1 of 2"),
        ("hand", {"rounds": 7}, "Round 1 of 2"),
    ],
)
async def test_the_board_names_the_limit_of_deals(
    harness: Harness, game: str, options: dict[str, object], told: str
) -> None:
    table = await opened(harness, game=game, options=options, deal_limit=2)
    assert table.board is not None
    shown = str(harness.messenger.messages[table.board].components[0]["components"][0]["content"])
    assert told in shown.replace("\u00a0", " ")


async def test_who_resigns_reads_what_follows(harness: Harness) -> None:
    asked = PanelState(resigning=True)
    two = await opened(harness)
    assert "You lose the match" in str(hand(two, 0, stage=asked).components)
    three = await opened(harness, ANN, BOB, CEM, game="rummy500", pairing=2)
    assert "plays this deal to its end" in str(hand(three, 0, stage=asked).components)
