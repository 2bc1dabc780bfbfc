"""What must hold of tournaments, computed from their events alone."""

import json
import sqlite3
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

from bot.playground.resources.permissions import Permission
from bot.playground.resources.world import World
from data.db.database import Statement
from data.tournaments.codec import load_event, load_settings
from engine.tournaments.events import Finished, Source
from engine.tournaments.progress import advance, pot, standings
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Stage, Tournament

Rows = Callable[..., list[tuple[Any, ...]]]
"""Runs a query with its parameters."""
_FENCE: Final = "UPDATE tournaments SET stage = "
_TABLE: Final = "INSERT INTO tables "
_EVENT: Final = "INSERT INTO tournament_events "
_OF_ORGANISERS: Final = frozenset(
    {"Started", "Paused", "Resumed", "Cancelled", "Disqualified", "Substituted", "Finished"}
)
"""Events that only organisers cause, if anybody does: the clock has no name."""
_ENDED: Final = ("over", "closed")


def queries(connection: sqlite3.Connection) -> Rows:
    """Return what runs queries on a connection."""
    return lambda sql, *params: connection.execute(sql, params).fetchall()


def fold(rows: Rows, tournament_id: str) -> Tournament:
    """Return the state of a tournament."""
    [(settings,)] = rows("SELECT settings FROM tournaments WHERE tournament_id = ?", tournament_id)
    events = rows(_EVENTS, tournament_id)
    return Tournament.of(load_settings(settings), ((load_event(text), at) for text, at in events))


def faults(connection: sqlite3.Connection, world: World, unit: Iterable[Statement]) -> Iterator[str]:
    """Return what is wrong after a unit has been committed."""
    rows = queries(connection)
    for sql, params in unit:
        if sql.startswith(_FENCE):
            yield from _of_state(rows, str(params[-1]))
        elif sql.startswith(_TABLE):
            yield from (f"a member is at two tables of a tournament: {row}" for row in rows(_AT_TWO))
            yield from (f"a match has two tables: {row}" for row in rows(_TWO_TABLES))
        elif sql.startswith(_EVENT):
            yield from _rights(rows, world, params)


def _of_state(rows: Rows, tournament_id: str) -> Iterator[str]:
    state = fold(rows, tournament_id)
    [(stage, guild)] = rows("SELECT stage, guild_id FROM tournaments WHERE tournament_id = ?", tournament_id)
    if stage != state.stage:
        yield f"{tournament_id} is {stage}, but by its events {state.stage}"
    [(total,)] = rows("SELECT coalesce(sum(balance), 0) FROM accounts WHERE guild_id = ?", guild)
    if total:
        yield f"the books of {guild} add up to {total}"
    left = 0 if state.stage in (Stage.OVER, Stage.CANCELLED) else pot(state)
    escrow = rows("SELECT balance FROM accounts WHERE tournament_id = ?", tournament_id)
    if sum(balance for (balance,) in escrow) != left:
        yield f"the pot of {tournament_id} is {left} ({state.stage}), but in escrow are {escrow}"
    played: dict[int, Finished] = {}
    for text, _ in rows(_EVENTS, tournament_id):
        event = load_event(text)
        if isinstance(event, Finished) and event.source is not Source.ORGANISER:
            before = played.get(event.pairing)
            if before is not None and not _breaks_tie(before, event):
                yield f"match {event.pairing} of {tournament_id} has ended twice"
            played[event.pairing] = event
    if state.stage is Stage.OVER:
        yield from _prizes(state, tournament_id)


def _breaks_tie(before: Finished, event: Finished) -> bool:
    """Return whether an event names one of the winners of a drawn match."""
    return len(before.winners) > len(event.winners) == 1 and {*event.winners} < {*before.winners}


def _prizes(state: Tournament, tournament_id: str) -> Iterator[str]:
    paid = dict(state.paid)
    if sum(paid.values()) != pot(state):
        yield f"{tournament_id} has paid {paid} of {pot(state)}"
    worse = float("inf")
    place = 0
    for each in standings(state):
        mine = paid.get(each.entrant, 0)
        if each.place > place and mine > worse:
            yield f"entrant {each.entrant} of {tournament_id} has place {each.place} and got {mine}: {paid}"
        worse, place = min(worse, mine), each.place


def _rights(rows: Rows, world: World, params: Sequence[object]) -> Iterator[str]:
    tournament, seq, text, who = params[:4]
    event = json.loads(str(text))
    if who is None or event["event"] not in _OF_ORGANISERS:
        return
    [(guild, channel)] = rows(
        "SELECT guild_id, channel_id FROM tournaments WHERE tournament_id = ?", tournament
    )
    harness = rows("SELECT settings FROM guild_settings WHERE guild_id = ?", guild)
    if harness and json.loads(harness[0][0]).get("organisers", "moderators") != "moderators":
        return
    place, user = world.channels.get(str(channel)), str(who)
    allowed = world.permissions(user, guild=world.guilds[str(guild)])
    allowed |= world.permissions(user, place) if place is not None else 0
    if not allowed & Permission.MANAGE_CHANNELS:
        yield f"{who} has caused {event} in {tournament} ({seq})"


def at_rest(rows: Rows, world: World, now: int) -> Iterator[str]:
    """Return what does not go on by itself although it should have by ``now``, in ms UTC."""
    for tournament_id, stage, due_at, channel in rows(_ALL):
        state = fold(rows, tournament_id)
        tables: dict[int, str] = dict(rows(_TABLES, tournament_id))
        for pairing in state.pairings:
            status = tables.get(pairing.number)
            match = f"match {pairing.number} of {tournament_id} ({stage})"
            if stage in ("over", "cancelled") or pairing.result is not None:
                if status is not None and status not in _ENDED:
                    yield f"{match} is {status} although it has ended"
            elif status is None:
                yield f"{match} has no table"
            elif status in _ENDED:
                yield f"the result of {match} is not taken"
        if str(channel) not in world.channels or stage in ("over", "cancelled"):
            continue
        if due_at is not None and due_at < now:
            yield f"{tournament_id} ({stage}) was due at {due_at}"
        if due := advance(state, now, Random(1).randrange):
            yield f"{tournament_id} ({stage}) does not go on: {due}"


def outdated(rows: Rows, world: World, deleted: Container[str]) -> Iterator[str]:
    """Return messages of tournaments that are missing, or show an older version.

    ``deleted``: messages that moderators have deleted, which the program notices when it edits them.
    """
    for tournament_id, channel, message, version, shown in rows(_SHOWN):
        if str(channel) not in world.channels:
            continue
        if shown < version:
            yield f"the message of {tournament_id} shows {shown}, but {version} is stored"
        elif str(message) not in world.messages and str(message) not in deleted:
            yield f"it is not stored where the message of {tournament_id} is"


_EVENTS: Final = "SELECT event, at FROM tournament_events WHERE tournament_id = ? ORDER BY seq"
_TABLES: Final = "SELECT pairing, status FROM tables WHERE tournament_id = ?"
_ALL: Final = "SELECT tournament_id, stage, due_at, channel_id FROM tournaments"
_SHOWN: Final = "SELECT tournament_id, channel_id, message_id, version, shown FROM tournaments"
_AT_TWO: Final = f"""SELECT t.tournament_id, s.member_id FROM tables t JOIN seats s USING (table_id)
JOIN tournaments o ON o.tournament_id = t.tournament_id
WHERE t.status IN ('playing', 'paused') AND s.resigned_at IS NULL AND o.format <> '{Format.LEAGUE}'
GROUP BY 1, 2 HAVING count(*) > 1"""
_TWO_TABLES: Final = """SELECT tournament_id, pairing FROM tables WHERE tournament_id IS NOT NULL
GROUP BY 1, 2 HAVING count(*) > 1"""
