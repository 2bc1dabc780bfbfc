"""The whole program in two worlds: the real bot at a playground, and people who press.

Everything that a watcher, an onlooker, the channel and the log receive is recorded in order.
"""

import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, fields
from typing import Any, Final
from unittest.mock import patch

from bot.manager.play.lobby import DAY_MS
from bot.manager.play.orders import may_order
from bot.manager.tables import commit_reveal
from bot.manager.tables.table import Person, Table, TableError
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of
from bot.playground.resources.guilds import GUILD
from bot.run.monitoring.logs import LIBRARIES
from bot.texts.commands import command_of, synonyms, verb_of_command
from bot.ui.games.panel_state import PanelState
from bot.ui.play.move_parser import ArgumentMode, parse_move, verbs_of
from bot.workers.ai_jobs import AiJobs
from data.settings import Cards
from data.tables.codec import load_options
from data.tables.stakes import Stakes
from engine import GAMES, proofs
from engine.actions import Action
from engine.ai import Level
from engine.cards import Card, code
from engine.errors import EngineError
from engine.events import Paid
from engine.match import SEED_BYTES
from engine.views import View
from tests.engine.random_orders import random_order
from tests.play.conftest import Harness
from tests.play.drive import Json, forge, panel, verb_of
from tests.tools.leaks.heard import ONLOOKER, Hearing, harness_of, numbered
from tests.tools.leaks.told import Listening, Told
from tests.tools.leaks.worlds import NAMES, Script, Watcher

CHANNELS: Final = ("channel", "direct", "answers", "onlooker", "choices", "log")
"""Destinations of the whole program.

A picture or a file belongs to its message.
"""
HARMLESS: Final = frozenset(
    {
        *("hint", "hand", "refresh", "back", "sort", "rules", "payments", "sheet", "resign"),
        *(
            "sure",
            "pick",
            "page",
            "step",
            "fair",
            "replay",
            "whole",
            "course",
            "export",
            "ledger",
            "stats",
            "history",
        ),
    }
)
"""Verbs that change nothing in the match."""
PLAIN: Final = (
    "move hint", "results sheet", "results scores", "help",
    "table status", "table join", "table start", "table leave", "table resign",
    "table back", "games", "move order", "today", "tournament list",
    "chips table", "chips top", "chips export", "chips audit", "settings privacy about",
    "settings privacy export", "fair about", "fair head", "fair check", "fair statistics",
    "results season list",
    "cardroom settings", "cardroom chips",
)  # fmt: skip
"""Commands that need no option."""
OFTEN: Final = 0.25
"""The share of moments at which the watcher and the onlooker look around."""
SELDOM: Final = 0.01
"""The share of moments at which the program is restarted."""
WAITS: Final = (3_000, 20_000, 50_000, 70_000)
"""Lengths of idle periods in ms, some longer than a player counts as present."""
_Deed = tuple[str, Callable[[], Awaitable[Answer]]]
"""A description of what a visitor does, and a function that does it."""
Decks = Sequence[tuple[Sequence[Card], bytes]]


@dataclass(frozen=True, slots=True)
class Visit:
    """A script that is played in two worlds up to a moment, and how.

    ``listed``: by deal, the plies of moves that can be pressed in both worlds; the others are made without
    a press. ``seed`` determines what the watcher and the onlooker do besides. ``only_moves``: whether
    forced moves are made for everybody. ``computers``: seats of computer players, which follow the script.
    """

    script: Script
    watcher: Watcher
    until: tuple[int, int]
    listed: Sequence[frozenset[int]]
    seed: int
    only_moves: bool
    computers: frozenset[int]
    open_hands: bool


class Stacked:
    """Commitments to stacked decks, and the dealer.

    After the last deck, a deal that the watcher asks for is the same in both worlds.
    """

    def __init__(self, dealer: int, decks: Decks) -> None:
        self._dealer, self._decks = dealer, [*decks]

    def __getattr__(self, name: str) -> Any:
        return getattr(proofs, name)

    def lot(self, *_: object) -> int:
        return self._dealer

    def order(self, _: bytes, pack: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(self._decks[0][0] if self._decks else random.Random(1).sample(pack, len(pack)))

    def seed(self, _: bytes) -> bytes:
        return self._decks.pop(0)[1] if self._decks else bytes(SEED_BYTES)


class Scripted(AiJobs):
    """Computer players that follow a script."""

    def __init__(self, evening: "_Evening") -> None:
        super().__init__(0)
        self._evening = evening

    async def choose(self, key: str, level: Level, view: View, playouts: int | None = None) -> Action:
        # How many boards are shown between two of their moves depends on the network, unless they wait.
        await self._evening.harness.bot.manager.publisher.settled()
        table = self._evening.table
        return self._evening.script.moves[table.deal_no - 1][table.ply][1]


async def visited(visit: Visit, decks: Decks, plans: str = "") -> list[Told]:
    """Play a visit with these decks; return everything that was sent, in order.

    The recipients are the watcher, the onlooker, the channel and the log. ``plans``: the seed of what others
    plan for their turns, and cancel before it is played; "": nobody does.
    """
    lines: list[str] = []
    with Listening(lines, LIBRARIES):
        async with harness_of(Cards.PICTURES if visit.seed % 3 == 0 else Cards.TEXT) as harness:
            with ExitStack() as put:
                told = await _Evening(visit, harness, decks, lines, put, plans).play()
            if not visit.open_hands:
                for (secret,) in await harness.bot.database.read("SELECT secret FROM proofs"):
                    assert not any(secret.encode() in one.content for one in told)
    return numbered(told)


class _Evening:
    """A visit in progress."""

    def __init__(
        self, visit: Visit, harness: Harness, decks: Decks, lines: list[str], put: ExitStack, plans: str
    ) -> None:
        self.visit, self.harness, self.decks, self.lines, self.put = visit, harness, decks, lines, put
        self.script, self.rng = visit.script, random.Random(visit.seed)
        self.plans = random.Random(plans) if plans else None
        self.people = [harness.visitor(name) for name in NAMES[: self.script.stored.seat_count]]
        self.onlooker = harness.visitor(ONLOOKER)
        self.me = self.people[visit.watcher] if visit.watcher is not None else None
        places = {self.onlooker: ("onlooker", "onlooker")}
        if self.me is not None:
            places[self.me] = ("answers", "direct")
        self.hearing = Hearing(harness, lines, CHANNELS, places, self.onlooker)
        self._rest = self.hearing.rest
        self.table: Table

    # The match

    def _prepare(self, dealt: int) -> None:
        """Let a started program deal the remaining decks, and computers follow the script."""
        first = self.script.stored.first_dealer
        self.put.enter_context(patch.object(commit_reveal, "proofs", Stacked(first, self.decks[dealt:])))
        self.harness.bot.manager._autoplay._computers = Scripted(self)

    async def _restart(self) -> None:
        await self.harness.stop()
        await self.harness.start()
        self._prepare(self.table.deal_no)
        self.table = await self.harness.bot.manager.tables.find(self.table.id)
        await self._rest("the program was restarted")

    async def _wait(self) -> None:
        """Let some time pass in which nobody's turn ends."""
        clock = self.harness.clock
        until = clock.now() + self.rng.choice(WAITS)
        if self.table.due_at is not None:
            until = max(clock.now(), min(until, self.table.due_at - 1_000))
        while clock.now() < until:
            due = [when for when, _, alarm in clock._alarms if alarm.call is not None]
            clock.advance(max(0, min([until, *due]) - clock.now()))
            await self.harness.quiet()
        await self._rest(f"it is {until}")

    async def play(self) -> list[Told]:
        self._prepare(0)
        await self._sit_down()
        last, end = self.visit.until
        for number, moves in enumerate(self.script.moves[:last], 1):
            for ply, (seat, action) in enumerate(moves if number < last else moves[:end]):
                if self.table.ply > ply:
                    continue  # the move was forced
                if self.rng.random() < OFTEN:
                    await self._look_around(3)
                if self.rng.random() < OFTEN:
                    await self._wait()
                if self.rng.random() < SELDOM:
                    await self._restart()
                await self._plan(action)
                await self._move(number, ply, seat, action)
            if number < last:
                await self._look_around(4)
                await self._next_deal()
        await self._look_around(8)
        await self._ask_everything()
        return self.hearing.told

    async def _sit_down(self) -> None:
        script, harness, host = self.script, self.harness, self.people[0]
        spec, manager = GAMES[script.game], harness.bot.manager
        for visitor in self.people:
            await harness.bot.members.change_member(int(visitor.id), only_moves=self.visit.only_moves)
        options = load_options(spec, script.stored.options)
        pays = Paid in spec.events
        self.table = await manager.lobby.open(
            self._person(host),
            guild=int(harness.playground.world.guild_json()["id"]),
            channel=int(host.channel.id),
            game=script.game,
            options={item.name: getattr(options, item.name) for item in fields(options)},
            seats=len(self.people),
            turn_ms=DAY_MS if self.plans is not None else 0 if self.visit.seed % 2 else 300_000,
            stakes=Stakes(chip_value=1) if pays else Stakes(pot=5, point=1),
            open_hands=self.visit.open_hands,
        )
        await self._rest("open")
        for seat, visitor in enumerate(self.people[1:], 1):
            if seat in self.visit.computers:
                await manager.lobby.add_computer(self.table.id, self._person(host), Level.EASY)
            else:
                await manager.lobby.join(self.table.id, self._person(visitor))
        await manager.lobby.begin(self.table.id, self._person(host))
        await self._rest("begin")

    @staticmethod
    def _person(visitor: Visitor) -> Person:
        return Person(int(visitor.id), visitor.name, int(GUILD))

    async def _plan(self, action: Action) -> None:
        """Let others plan their turns, and look around before they cancel what would fire."""
        table, orders = self.table, self.harness.bot.manager
        if self.plans is None or table.deal is None or not table.actors:
            return
        ahead = table.deal.clone()
        ahead.apply(table.actors[0], action)
        for seat in table.people:
            if seat == self.visit.watcher or not may_order(table, seat):
                continue
            who = self._person(self.people[seat])
            if self.rng.random() < 2 * OFTEN:
                order = random_order(table.deal, seat, self.plans)
                await orders.place_order(table.id, who, order, deal=table.deal_no)
                await self._rest(f"seat {seat} has planned")
                await self._look_around(1)
            if seat in ahead.actors and table.players[seat].order is not None:
                await orders.cancel_order(table.id, who, deal=table.deal_no)
                await self._rest(f"seat {seat} has cancelled")

    async def _move(self, number: int, ply: int, seat: int, action: Action) -> None:
        table, visitor = self.table, self.people[seat]
        deal = table.deal
        assert deal is not None
        assert (table.deal_no, table.ply) == (number, ply)
        if ply in self.visit.listed[number - 1]:
            place = deal.legal_actions(seat).index(action)
            message = panel(visitor) or self._board(visitor)
            await forge(visitor, message, f"c:{table.id}:{number}:{table.offered_at}:act:{place}")
        else:
            await self.harness.bot.manager.act(
                table.id, self._person(visitor), action, deal=number, ply=table.ply
            )
        await self._rest(f"deal {number}, ply {ply}: {type(action).__name__} of seat {seat}")
        assert table.ply > ply, f"{action} was not made"

    async def _next_deal(self) -> None:
        table = self.table
        for seat in table.people:
            visitor = self.people[seat]
            await forge(visitor, self._board(visitor), f"c:{table.id}:{table.deal_no}:0:ready:")
            await self._rest(f"{visitor.name} is ready")

    def _board(self, visitor: Visitor) -> Json:
        assert self.table.board is not None
        return visitor.message(str(self.table.board.message))

    # Looking around

    async def _look_around(self, times: int) -> None:
        deeds = (self._command, self._completion, self._press, self._wrong)
        for visitor in filter(None, (self.me, self.onlooker)):
            for _ in range(times):
                await self._do(visitor, self.rng.choice(deeds)(visitor))

    async def _ask_everything(self) -> None:
        for visitor in filter(None, (self.me, self.onlooker)):
            for command in self._commands():
                await self._do(visitor, self._asked(visitor, *command))

    async def _do(self, visitor: Visitor, deed: _Deed) -> None:
        await self.hearing.do(visitor, *deed)

    def _commands(self) -> list[tuple[str, Json]]:
        game, other = self.script.game, self.people[-1].name
        asked: dict[str, Sequence[Json]] = {
            "hand": ({}, {"table": 1}),
            "history": ({}, {"member": other}),
            "leaderboard": ({"game": game},),
            "stats": ({}, {"member": other}),
            "rules": ({"game": game},),
            "settings me": ({}, {"sort": "rank"}),
            "replay": ({}, {"deal": 1}),
            "fair check": ({"deal": 1},),
            "fair card": ({"card": "7s"}, {"card": "10d", "deal": 1}),
            # The time of a review of a finished match varies: tests/tools/leaks/pages.py has those.
            **({"review": ({}, {"match": "1"})} if self.table.outcome is None else {}),
            "chips balance": ({"member": other},),
            "chips ledger": ({}, {"member": other}, {"table": 1}),
        }
        return [
            *((command, options) for command, each in asked.items() for options in each),
            *((command, {}) for command in PLAIN),
        ]

    def _command(self, visitor: Visitor) -> _Deed:
        return self._asked(visitor, *self.rng.choice(self._commands()))

    @staticmethod
    def _asked(visitor: Visitor, command: str, options: Json) -> _Deed:
        return f"/{command} {options}", lambda: visitor.slash(command, **options)

    def _verbs(self) -> list[str]:
        spec = GAMES[self.script.game]
        own = {kind.verb for kind in spec.actions}
        return [
            name
            for name in (*verbs_of(GAMES.values()), *synonyms())
            if verb_of_command(name, spec.key) in own
        ]

    def _completion(self, visitor: Visitor) -> _Deed:
        takes = verbs_of(GAMES.values())
        names = [name for name in self._verbs() if takes.get(name) is not ArgumentMode.NONE and name in takes]
        name, typed = self.rng.choice(names), self.rng.choice(["", "7", "♠", "K", "a"])
        playground = self.harness.playground
        asked = playground.acts.slash(
            visitor.id, visitor.channel, command_of(name), {"card": typed}, focused="card"
        )
        return f"/{command_of(name)} {typed} …", lambda: visitor.deliver(asked)

    def _press(self, visitor: Visitor) -> _Deed:
        """Press something on the newest messages that the visitor sees."""
        own = [*visitor.dm()[-2:], *visitor.ephemerals()[-3:], self._board(visitor)]
        message = self.rng.choice(own)
        parts = [
            part
            for part in (*buttons_of(message, enabled=True), *selects_of(message))
            if verb_of(part) in HARMLESS
        ]
        if not parts:
            return self._command(visitor)
        part = self.rng.choice(parts)
        lines = [line["value"] for line in part.get("options", ())]
        what = f"{part['custom_id']} on {message['id']}"
        if not lines:
            return what, lambda: visitor.click(message, custom_id=part["custom_id"])
        least = min(len(lines), max(1, part.get("min_values", 1)))
        values = self.rng.sample(lines, least)
        return what, lambda: visitor.select(message, *values, custom_id=part["custom_id"])

    def _wrong(self, visitor: Visitor) -> _Deed:
        """Type a move that is refused, or is ambiguous."""
        assert self.table.deal is not None
        pack = sorted(self.table.deal.cards())
        name = self.rng.choice(self._verbs())
        cards = [code(card) for card in self.rng.sample(pack, 3)]
        words = self.rng.choice([cards[0], " ".join(cards[:2]), " ".join(cards), "7", "XX", "1:0:0"])
        nothing = verbs_of(GAMES.values()).get(name) is ArgumentMode.NONE
        if visitor is self.me and not self._refused(name, None if nothing else words):
            return self._command(visitor)
        options = {} if nothing else {"card": words}
        return f"/{command_of(name)} {options}", lambda: visitor.slash(command_of(name), **options)

    def _refused(self, name: str, words: str | None) -> bool:
        deal, seat = self.table.deal, self.visit.watcher
        assert deal is not None
        assert seat is not None
        try:
            meant = parse_move(self.table, seat, name, words)
            if not isinstance(meant, PanelState):
                deal.check(seat, meant)
                return False
        except (EngineError, TableError):
            return True
        return True
