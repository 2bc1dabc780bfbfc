"""Matches of any game in stored form, played randomly or by computers, without a database."""

from dataclasses import replace
from random import Random
from typing import Any

from data.db.database import Database
from data.tables import tables
from data.tables.codec import (
    dump_action,
    dump_options,
    dump_outcome,
    dump_result,
    load_action,
    load_options,
    load_result,
)
from data.tables.row_types import SeatKind, Status, StoredAction, StoredDeal, StoredSeat, StoredTable
from data.tables.stakes import Stakes
from data.tables.table_chain import Links
from engine import GAMES
from engine.ai import Level, choose
from engine.deal import Deal

GUILD, CHANNEL = 700, 800
MEMBERS = tuple(range(11, 26))
NAMES = (
    "Ann", "Bob", "Cem", "Dora", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lu", "Max", "Nia", "Oz",
)  # fmt: skip
SEATS = {key: min(max(3, spec.seats[0]), spec.seats[-1]) for key, spec in GAMES.items()} | {"panguingue": 4}
"""Default number of seats: three, if the game allows."""


def match_of(
    key: str,
    *,
    seats: int | None = None,
    seed: int = 1,
    deals: int = 2,
    level: Level | None = None,
    open_hands: bool = True,
    status: Status = Status.OVER,
    **options: Any,
) -> StoredTable:
    """Play up to ``deals`` deals of a match; ``level`` None plays random legal moves."""
    spec, rng = GAMES[key], Random(seed)
    count = SEATS[key] if seats is None else seats
    chosen = spec.options(**options)
    match = spec.new_match(seats=count, options=chosen, dealer=0)
    table_id = f"{key}-{seed}"
    played: list[StoredDeal] = []
    while match.outcome is None and len(played) < deals:
        pack = list(match.pack())
        rng.shuffle(pack)
        deck_seed, dealer = rng.randbytes(32), match.dealer
        deal = match.deal(pack, seed=deck_seed)
        actions: list[StoredAction] = []
        while deal.actors:
            seat = rng.choice(deal.actors)
            action = _choice(key, deal, seat, level, rng)
            actions.append(
                StoredAction(
                    ply=deal.ply, seat=seat, action=dump_action(action), who=MEMBERS[seat], why="player", at=1
                )
            )
            deal.apply(seat, action)
        assert deal.result is not None
        match.close(deal)
        played.append(
            StoredDeal(
                table_id=table_id,
                deal=len(played) + 1,
                dealer=dealer,
                deck_text=" ".join(map(str, pack)),
                seed_text=deck_seed.hex(),
                started_at=1,
                actions=tuple(actions),
                result=dump_result(deal.result),
            )
        )
    return StoredTable(
        table_id=table_id,
        guild_id=GUILD,
        channel_id=CHANNEL,
        number=3,
        game=key,
        spec_version=spec.version,
        options=dump_options(chosen),
        seat_count=count,
        turn_ms=0,
        created_at=1,
        started_at=1,
        host_id=MEMBERS[0],
        status=status,
        open_hands=open_hands,
        outcome=dump_outcome(match.outcome) if match.outcome is not None else None,
        seats=tuple(
            StoredSeat(
                seat=seat, kind=SeatKind.PERSON, name=NAMES[seat], joined_at=1, member_id=MEMBERS[seat]
            )
            for seat in range(count)
        ),
        deals=tuple(played),
    )


def _choice(key: str, deal: Deal, seat: int, level: Level | None, rng: Random) -> Any:
    if level is not None and rng.random() < 0.97:  # a rare random move, lest two careful players never end
        return choose(key, level, deal.view(seat))
    return rng.choice(deal.legal_actions(seat))


def cut(stored: StoredTable, deal: int, ply: int) -> StoredTable:
    """Return the record as it was after ``ply`` actions of a deal."""
    last = stored.deals[deal - 1]
    whole = ply == len(last.actions)
    kept = replace(last, actions=last.actions[:ply], result=last.result if whole else None)
    gone = tuple(seat for seat in stored.resignations if (seat.deal, seat.ply) <= (deal, ply))
    return replace(stored, deals=(*stored.deals[: deal - 1], kept), resignations=gone)


async def keep(database: Database, stored: StoredTable) -> None:
    """Store a match in a database as if it had been played there."""
    spec = GAMES[stored.game]
    members = [seat.member_id for seat in stored.seats]
    await database.write(tables.open_table(replace(stored, status=Status.LOBBY, started_at=None)))
    links = Links()
    unit = tables.start(stored, first_dealer=stored.first_dealer, at=1, stakes=Stakes(), links=links)
    match = spec.new_match(seats=len(members), options=load_options(spec, stored.options), dealer=0)
    for deal in stored.deals:
        where = (stored.table_id, deal.deal)
        unit += tables.new_deal(
            *where, dealer=deal.dealer, deck=deal.deck, seed=deal.seed, at=deal.started_at, links=links
        )
        for done in deal.actions:
            asked = load_action(spec, done.action)
            unit += tables.action(
                *where, done.ply, done.seat, asked, who=done.who, why=done.why, at=done.at, links=links
            )
        result = load_result(spec, deal.result or "")
        match.record(result)
        unit += tables.finish_deal(
            *where,
            result,
            guild_id=stored.guild_id,
            game=stored.game,
            members=members,
            at=deal.started_at,
            links=links,
        )
    if stored.status is Status.CLOSED:
        unit += tables.set_status(stored.table_id, Status.CLOSED, ended_at=2)
    elif match.outcome is not None:
        unit += tables.finish_match(
            stored.table_id,
            match.outcome,
            guild_id=stored.guild_id,
            game=stored.game,
            members=members,
            teams=spec.teams,
            low_wins=spec.low_wins,
            at=2,
            links=links,
        )
    await database.write(unit)
