"""People who press, in a separate process: ``python -m tests.tools.bench.crowd SOCKET``.

Commands are lines of JSON. The crowd knows of its panels what the town reports, chooses among the buttons
that play, and presses. A press is timed from its sending to the answer. A player without anything to press
opens the hand from the board.
"""

import asyncio
import json
import sys
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tests.tools.bench.town import LINE

Json = dict[str, Any]
Choice = tuple[str, str, list[str] | None]
"""Message, custom_id, values."""
OPENING: Final = 32
"""Presses in flight while hands are opened from the boards."""
PATIENCE: Final = 10.0
"""Seconds after which a press without an answer counts as lost."""


class Group:
    """The people of one table."""

    def __init__(self, board: str, hand: str, users: Sequence[str], chance: Random) -> None:
        self.board: Choice = (board, hand, None)
        self.users = users
        self.panels: dict[str, dict[str, Json]] = {user: {} for user in users}
        self.pressing = False
        self.woken = asyncio.Event()
        self._chance = chance
        self._asked: list[str] = []

    def see(self, said: Json) -> None:
        """Record what a panel offers now, or that it is gone."""
        panels = self.panels[said["user"]]
        if "gone" in said:
            panels.pop(said["gone"], None)
        else:
            panels[said["panel"]] = said
        self.woken.set()

    def next(self, kind: str = "plays") -> tuple[str, Choice] | None:
        """Return who presses what of a kind that is offered; None if nothing is offered."""
        newest = {user: max(shown.values(), key=_age) for user, shown in self.panels.items() if shown}
        offered = [
            (user, (panel["panel"], custom_id, values))
            for user, panel in newest.items()
            for custom_id, values in panel[kind]
        ]
        if offered:
            self._asked.clear()
            user, (message, custom_id, values) = self._chance.choice(offered)
            return user, (message, custom_id, None if values is None else [self._chance.choice(values)])
        for user, panel in newest.items():
            if panel["ready"] and user not in self._asked:
                self._asked.append(user)
                return user, (panel["panel"], panel["ready"][0][0], None)
        return None


def _age(panel: Json) -> int:
    return int(panel["panel"])


class Crowd:
    """All groups, and the connection to the town."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._asked: dict[int, asyncio.Future[Json]] = {}
        self._number = 0
        self._groups: list[Group] = []
        self._by_user: dict[str, Group] = {}
        self._reset()
        self._listening = asyncio.create_task(self._listen())

    def _reset(self) -> None:
        self._waits: list[float] = []
        self._late = self._refused = self._hands = self._skipped = 0
        self._moves: list[tuple[str, str]] = []

    async def _listen(self) -> None:
        while line := await self._reader.readline():
            said = json.loads(line)
            if "user" in said:
                if (group := self._by_user.get(said["user"])) is not None:
                    group.see(said)
            elif (waiting := self._asked.pop(said["n"], None)) is not None and not waiting.done():
                waiting.set_result(said)

    async def do(self, order: Json) -> Json:
        """Execute a command, and return its result."""
        self._reset()
        match order["op"]:
            case "sit":
                chance = Random(1)
                for board, hand, users in order["tables"]:
                    group = Group(board, hand, users, Random(chance.random()))
                    self._groups.append(group)
                    self._by_user |= dict.fromkeys(users, group)
                self._writer.write(b'{"op":"watch"}\n')
            case "hands":
                await self._take_hands(self._groups[order["first"] : order["last"]])
            case "pace":
                await self._pace(order["every"], order["seconds"])
            case "rush":
                await self._rush(
                    self._groups[: order["tables"]], order["seconds"], anything=order["anything"]
                )
        return {
            "waits": self._waits, "late": self._late, "refused": self._refused, "hands": self._hands,
            "skipped": self._skipped, "moves": self._moves,
        }  # fmt: skip

    async def _take_hands(self, groups: Sequence[Group]) -> None:
        """Let everybody open the hand from the board."""
        todo = iter([(group, user) for group in groups for user in group.users])

        async def take() -> None:
            for group, user in todo:
                await self._press(user, group.board)

        await asyncio.gather(*(take() for _ in range(OPENING)))

    async def _pace(self, every: float, seconds: float) -> None:
        """Let every table press once every ``every`` seconds, evenly spread.

        If the previous press has no answer yet, the table skips its turn, and that is counted.
        """
        loop = asyncio.get_running_loop()
        began, step = loop.time(), every / len(self._groups)
        pressing: set[asyncio.Task[None]] = set()
        for at in range(int(seconds / step)):
            if (wait := began + at * step - loop.time()) > 0:
                await asyncio.sleep(wait)
            group = self._groups[at % len(self._groups)]
            if group.pressing:
                self._skipped += 1
                continue
            task = asyncio.create_task(self._turn(group))
            pressing.add(task)
            task.add_done_callback(pressing.discard)
        await asyncio.gather(*pressing)

    async def _turn(self, group: Group) -> None:
        group.pressing = True
        try:
            chosen = group.next()
            if chosen is None:
                self._hands += 1
                chosen = group.users[self._number % len(group.users)], group.board
            await self._press(*chosen)
        finally:
            group.pressing = False

    async def _rush(self, groups: Sequence[Group], seconds: float, *, anything: bool) -> None:
        """Let every table press again as soon as it has an answer and a button that plays.

        If there is none and ``anything`` is set, another button is pressed.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds

        async def play(group: Group) -> None:
            while loop.time() < end:
                group.woken.clear()
                chosen = group.next() or (group.next("others") if anything else None)
                if chosen is None:
                    try:
                        await asyncio.wait_for(group.woken.wait(), 1.0)
                    except TimeoutError:
                        self._hands += 1
                        await self._press(group.users[0], group.board)
                    continue
                await self._press(*chosen)

        await asyncio.gather(*map(play, groups))

    async def _press(self, user: str, choice: Choice) -> None:
        message, custom_id, values = choice
        loop = asyncio.get_running_loop()
        self._number += 1
        number, self._asked[self._number] = self._number, (waiting := loop.create_future())
        asked = {
            "n": number,
            "op": "press",
            "user": user,
            "message": message,
            "custom_id": custom_id,
            "values": values,
        }
        began = loop.time()
        self._writer.write(json.dumps(asked, separators=(",", ":")).encode() + b"\n")
        try:
            said = await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            self._late += 1
            return
        if "refused" in said:  # the offer has just disappeared
            self._refused += 1
        elif said["late"]:
            self._late += 1
        else:
            self._waits.append(loop.time() - began)
            self._moves.append((said["id"], custom_id))


async def _run(socket: str) -> None:
    crowd = Crowd(*await asyncio.open_unix_connection(socket, limit=LINE))
    orders = asyncio.StreamReader(limit=LINE)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    while line := await orders.readline():
        print(json.dumps(await crowd.do(json.loads(line))), flush=True)


if __name__ == "__main__":
    asyncio.run(_run(sys.argv[1]))
