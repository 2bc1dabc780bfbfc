"""What every role may do to a table in every status, and that no table keeps chips for ever.

``MATRIX`` is the expected behaviour; ``python -m tests.bot.manager.test_endings`` prints it.
"""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest

from bot.manager.manager import GameManager
from bot.manager.tables.rights import GuildAct, check_moderator
from bot.manager.tables.table import Person, Status, Table, TableError, TableRule
from bot.manager.time.clock import ManualClock
from bot.run.cli.tables import close_table, list_tables
from bot.run.problem import Problem
from data.audit import audit_all
from data.db.errors import StorageError
from data.ledger.ledger import LedgerReason, LedgerRefusal
from data.ledger.ledger_commands import void_table
from data.tables.stakes import Stakes
from engine.ai import Level, choose
from engine.errors import IllegalAction
from tests.bot.manager.harness import ANN, BOB, CEM, DAY, GUILD, MODERATOR, Harness, open_harness

STAKE: Final = 200
ROLES: Final = {"host": ANN, "seated": BOB, "moderator": MODERATOR, "stranger": CEM}
Built = tuple[Harness, Table]


# --- statuses


async def lobby(harness: Harness, **more: Any) -> Built:
    table = await harness.lobby(seats=2, **more)
    await harness.quiet()
    return harness, table


async def seated(harness: Harness, **more: Any) -> Built:
    return harness, await harness.two(options={"deals": 3}, **more)


async def unlimited(harness: Harness, **more: Any) -> Built:
    return await seated(harness, turn_ms=0, **more)


async def idle(harness: Harness, **more: Any) -> Built:
    harness, table = await unlimited(harness, **more)
    await harness.advance(7 * DAY)
    return harness, table


async def left(harness: Harness, **more: Any) -> Built:
    """Let one of the two leave the guild; the other is the host."""
    harness, table = await unlimited(harness, **more)
    harness.messenger.left.add(BOB.id)
    return harness, table


async def between(harness: Harness, **more: Any) -> Built:
    harness, table = await seated(harness, **more)
    await harness.play_deal(table)
    return harness, table


async def away(harness: Harness, **more: Any) -> Built:
    harness, table = await seated(harness, **more)
    for person in (ANN, BOB):
        await harness.manager.presence(table.id, person, away=True)
    await harness.quiet()
    return harness, table


def out_of_reach(missing: str, build: Callable[..., Awaitable[Built]]) -> Callable[..., Awaitable[Built]]:
    async def paused(harness: Harness, **more: Any) -> Built:
        harness, table = await build(harness, **more)
        harness.troubled = True
        harness.messenger.closed_channels[table.channel] = missing if missing != "server" else "view_channel"
        if missing == "channel":
            await harness.manager.channel_gone(table.channel)
        elif missing == "server":
            await harness.manager.server_gone(GUILD)
        else:
            await harness.manager.pause(table, missing)
        return harness, table

    return paused


async def broken(harness: Harness, **more: Any) -> Built:
    harness, table = await seated(harness, **more)
    harness.spoilt = True
    for _ in range(2):
        await harness.act(table)
    await harness.database.write([("UPDATE actions SET why = 'magic' WHERE ply = 1", ())])
    await harness.die()
    later = await harness.another()
    later.spoilt = True
    return later, await later.manager.tables.find(table.id)


async def over(harness: Harness, **more: Any) -> Built:
    harness, table = await seated(harness, **more)
    await harness.manager.resign(table.id, BOB)
    await harness.quiet()
    return harness, table


async def closed(harness: Harness, **more: Any) -> Built:
    harness, table = await seated(harness, **more)
    await harness.manager.close(table.id, MODERATOR)
    await harness.quiet()
    return harness, table


BUILD: Final[dict[str, Callable[..., Awaitable[Built]]]] = {
    "lobby": lobby,
    "lobby, channel gone": out_of_reach("channel", lobby),
    "deal": seated,
    "deal without a limit": unlimited,
    "deal without a limit, idle for a week": idle,
    "deal, the other has left the server": left,
    "between deals": between,
    "everybody away": away,
    "paused: channel gone": out_of_reach("channel", seated),
    "paused: thrown out of the server": out_of_reach("server", seated),
    "paused: permission missing": out_of_reach("send_messages", between),
    "paused: thread locked": out_of_reach("locked", unlimited),
    "broken record": broken,
    "over": over,
    "closed": closed,
}


# --- acts


async def _move(manager: GameManager, table: Table, person: Person) -> None:
    actor = table.actors[0] if table.deal is not None and table.actors else None
    if actor is None or table.deal is None:
        await manager.ready(table.id, person)
        return
    action = choose("gin", Level.EASY, table.deal.view(actor))
    await manager.act(table.id, person, action, deal=table.deal_no, ply=table.ply)


async def _stand_in(manager: GameManager, table: Table, person: Person) -> None:
    other = next(each for each in (BOB, ANN) if each != person)
    await manager.stand_in(table.id, person, other.id)


async def _void(manager: GameManager, table: Table, person: Person) -> None:
    check_moderator(person, table.guild, GuildAct.VOID)
    await void_table(manager._db, table.id, actor=person.id, note="a test", at=manager._clock.now())


ACTS: Final[dict[str, Callable[[GameManager, Table, Person], Awaitable[Any]]]] = {
    "join": lambda manager, table, person: manager.lobby.join(table.id, person),
    "leave": lambda manager, table, person: manager.lobby.leave(table.id, person),
    "change rules": lambda manager, table, person: manager.lobby.set_rule(
        table.id, person, TableRule.TURN, 60_000
    ),
    "start": lambda manager, table, person: manager.lobby.begin(table.id, person),
    "move": _move,
    "resign": lambda manager, table, person: manager.resign(table.id, person),
    "away": lambda manager, table, person: manager.presence(table.id, person, away=True),
    "back": lambda manager, table, person: manager.presence(table.id, person, away=False),
    "let the computer play": _stand_in,
    "end without result": lambda manager, table, person: manager.close(table.id, person),
    "void": _void,
}
H, S, M, X = "host", "seated", "moderator", "stranger"
PLAYERS: Final = {H, S}
_PLAYING: Final = {"move": PLAYERS, "resign": PLAYERS, "away": PLAYERS, "end without result": {M}}
_PAUSED: Final = {"resign": PLAYERS, "end without result": {M}}
MATRIX: Final[dict[str, dict[str, set[str]]]] = {
    "lobby": {
        "join": {S, M, X},
        "leave": {H},
        "change rules": {H, M},
        "end without result": {H, M},
    },
    "lobby, channel gone": {"leave": {H}, "end without result": {H, M}},
    "deal": _PLAYING,
    "deal without a limit": _PLAYING,
    "deal without a limit, idle for a week": _PLAYING
    | {"end without result": {"waiting", M}, "let the computer play": {"waiting"}},
    "deal, the other has left the server": _PLAYING
    | {"end without result": {H, M}, "let the computer play": {H}},
    "between deals": _PLAYING,
    "everybody away": {"move": PLAYERS, "resign": PLAYERS, "back": PLAYERS, "end without result": {M}},
    "paused: channel gone": _PAUSED,
    "paused: thrown out of the server": _PAUSED,
    "paused: permission missing": _PAUSED,
    "paused: thread locked": _PAUSED,
    "broken record": {"end without result": {M}},
    "over": {"void": {M}},
    "closed": {"void": {M}},
}
"""Who may, by status and act. "waiting": the player not to move; all others are refused."""
LIVE: Final = [name for name in BUILD if name not in ("over", "closed")]


class Allowed(Exception):
    """Raised in place of storing."""


def _waiting(table: Table, roles: set[str]) -> set[str]:
    """Return the roles with "waiting" replaced by the role of the player not to move."""
    if "waiting" not in roles:
        return roles
    waits = S if table.actors and table.players[table.actors[0]].member == ANN.id else H
    return {waits if role == "waiting" else role for role in roles}


async def _may(harness: Harness, table: Table, act: str, person: Person) -> bool:
    """Return whether the manager would store the act; nothing is stored."""
    try:
        await ACTS[act](harness.manager, table, person)
    except (Allowed, IllegalAction):  # IllegalAction: not this player's turn
        return True
    except (TableError, LedgerRefusal, StorageError):
        return False
    return False


@pytest.mark.long
@pytest.mark.parametrize("stake", [0, STAKE], ids=["for points", "for chips"])
@pytest.mark.parametrize("status", BUILD)
async def test_every_role_may_do_in_every_status_what_the_matrix_says(
    harness: Harness, status: str, stake: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, table = await BUILD[status](harness, stakes=Stakes(pot=stake, minimum=stake))

    async def refuse(*_: object, **__: object) -> None:
        raise Allowed

    monkeypatch.setattr(harness.manager._table_store, "commit", refuse)
    monkeypatch.setattr(harness.manager._db, "write", refuse)
    found = {
        act: {role for role, person in ROLES.items() if await _may(harness, table, act, person)}
        for act in ACTS
    }
    expected = {act: _waiting(table, MATRIX[status].get(act, set())) for act in ACTS}
    if not stake:
        expected["void"] = set()  # nothing was paid
    assert found == expected


# --- every table ends


async def _settled(harness: Harness, table: Table) -> None:
    """Check that the table has ended, its pot is empty, chips sum to 0, and none are reserved."""
    rows = harness.rows
    [(status,)] = await rows("SELECT status FROM tables WHERE table_id = ?", table.id)
    assert status in ("over", "closed")
    assert await rows("SELECT balance FROM accounts WHERE kind = 'pot' AND balance <> 0") == []
    assert await rows("SELECT coalesce(sum(balance), 0) FROM accounts") == [(0,)]
    if status == "closed":
        assert (
            await rows("SELECT balance FROM accounts WHERE kind = 'wallet' AND balance NOT IN (0, 1000)")
            == []
        )


@pytest.mark.long
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("act", ["leave", "resign", "end without result"])
@pytest.mark.parametrize("status", LIVE)
async def test_whoever_may_end_a_table_ends_it_and_everything_is_paid_back(
    harness: Harness, status: str, act: str, role: str
) -> None:
    if role not in MATRIX[status].get(act, set()) - {"waiting"}:
        return
    harness, table = await BUILD[status](harness, stakes=Stakes(pot=STAKE, minimum=STAKE))
    await ACTS[act](harness.manager, table, ROLES[role])
    await harness.quiet()
    await _settled(harness, table)


@pytest.mark.long
@pytest.mark.parametrize("status", LIVE)
async def test_every_table_ends_by_itself_when_nobody_does_anything(harness: Harness, status: str) -> None:
    harness, table = await BUILD[status](harness, stakes=Stakes(pot=STAKE, minimum=STAKE))
    told = table.ends_at
    for _ in range(20):
        if not table.live:
            break
        if told is not None and table.ends_at is not None and harness.clock.now() < table.ends_at:
            assert table.ends_at <= harness.clock.now() + 21 * DAY
        harness.clock.advance(DAY)
        await harness.quiet()
    await _settled(harness, table)


@pytest.mark.parametrize("turn_ms", [0, 60_000])
async def test_a_match_against_computers_that_nobody_plays_ends_without_a_result(
    harness: Harness, turn_ms: int
) -> None:
    """With a time limit the computer first plays some turns; both wait a day for the person."""
    table = await harness.alone(turn_ms=turn_ms, stakes=Stakes(pot=STAKE, minimum=STAKE))
    for _ in range(20 if turn_ms else 1):
        if not table.live:
            break
        harness.clock.advance(DAY)
        await harness.quiet()
    assert table.status is Status.CLOSED
    await _settled(harness, table)


@pytest.mark.long
@pytest.mark.parametrize("status", BUILD)
async def test_an_operator_ends_every_table_that_stands(tmp_path: Path, status: str) -> None:
    harness = await open_harness(tmp_path / "cards.sqlite3", ManualClock())
    url = f"sqlite:///{tmp_path / 'cards.sqlite3'}"
    built, table = await BUILD[status](harness, stakes=Stakes(pot=STAKE, minimum=STAKE))
    await built.manager.stop()
    await built.close()
    await harness.close()
    standing = {each.table_id: each for each in await list_tables(url)}
    assert (table.id in standing) == (status in LIVE)
    if status in LIVE:
        assert standing[table.id].ends_at is not None or table.turn_ends_at is not None
        assert standing[table.id].held == (0 if status.startswith("lobby") else 2 * STAKE)
        await close_table(url, table.id)
    with pytest.raises(Problem, match="ended already"):
        await close_table(url, table.id)
    later = await open_harness(tmp_path / "cards.sqlite3", ManualClock(harness.clock.now()))
    later.spoilt = built.spoilt
    await _settled(later, table)
    assert await later.broken_links() == []
    await later.close()


async def test_chips_can_be_voided_once_what_the_refusal_says_was_done(harness: Harness) -> None:
    harness, table = await BUILD["paused: channel gone"](harness, stakes=Stakes(pot=STAKE, minimum=STAKE))
    with pytest.raises(LedgerRefusal) as refused:
        await _void(harness.manager, table, MODERATOR)
    assert (refused.value.reason, refused.value.facts["number"]) == (
        LedgerReason.STILL_PLAYING,
        table.number,
    )
    await harness.manager.close(table.id, MODERATOR)
    assert table.status is Status.CLOSED
    await _void(harness.manager, table, MODERATOR)
    await _settled(harness, table)


async def test_a_broken_table_that_is_closed_leaves_no_gap_in_the_chain_of_the_deals(
    harness: Harness,
) -> None:
    later, table = await broken(harness)
    [before] = await audit_all(later.database)
    assert before.faults
    await later.manager.close(table.id, MODERATOR)
    [after] = await audit_all(later.database)
    assert after.faults == before.faults, "the same faults, and no others"
    assert await later.rows("SELECT table_id, deal FROM entries") == [(table.id, 1)]


def matrix() -> str:
    """Return the matrix as a Markdown table."""
    lines = ["| status | " + " | ".join(ACTS) + " |", "|---" * (len(ACTS) + 1) + "|"]
    for status, acts in MATRIX.items():
        cells = [", ".join(sorted(acts.get(act, set()))) or "–" for act in ACTS]
        lines.append(f"| {status} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(matrix())
