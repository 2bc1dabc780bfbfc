"""A playground in a separate process: ``python -m tests.tools.bench.town SOCKET``.

It is controlled by lines of JSON. A request is ``{"n": 7, "op": "…", …}`` and its reply ``{"n": 7, …}``.
Clients that have sent ``watch`` are also sent what each member's panels offer whenever one changes: as much
as a person sees who is about to press. The bot's requests can be recorded, so that another bot can send
them again.
"""

import argparse
import asyncio
import gc
import json
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bot.playground import Playground
from bot.playground.refusals import Refusal
from bot.playground.request_log import Exchange
from bot.playground.resources.channels import V2, Channel, Message
from bot.playground.resources.guilds import MEMBER_ROLE, Member, User, iso
from bot.playground.resources.messages import compose, walk
from tests.play.drive import PLAY, verb_of

Json = dict[str, Any]
Offer = tuple[str, list[str] | None]
"""The custom_id of a button, or of a menu with its values."""
LINE: Final = 1 << 28
"""The longest line, in bytes."""
PER_CHANNEL: Final = 10
CONNECT_WITHIN: Final = 600.0


class Town:
    """The playground and its clients."""

    def __init__(self, playground: Playground) -> None:
        self._playground = playground
        self._watchers: list[asyncio.StreamWriter] = []
        self._panels: dict[str, str] = {}
        self._recorded: list[tuple[str, Any]] | None = None
        self._busy: set[asyncio.Task[None]] = set()
        playground.hub.subscribe(None, self._tell)
        playground.observers.append(self._record)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer the requests of one client."""
        while line := await reader.readline():
            asked = json.loads(line)
            if asked["op"] == "press":
                self._press(asked, writer)
            elif asked["op"] == "watch":
                self._watchers.append(writer)
                for message in tuple(self._playground.world.messages.values()):
                    self._offer(message, [writer])
            else:
                task = asyncio.create_task(self._answer(asked, writer))
                self._busy.add(task)
                task.add_done_callback(self._busy.discard)
        if writer in self._watchers:
            self._watchers.remove(writer)

    async def _answer(self, asked: Json, writer: asyncio.StreamWriter) -> None:
        playground, reply = self._playground, dict[str, Any]()
        match asked["op"]:
            case "seed":
                reply["places"] = self._seed(asked["tables"], asked.get("panel"))
            case "switch":
                playground.switch(asked["to"])
            case "connected":
                after = asked["after"]
                await playground.hub.until(lambda: playground.gateway.complete(after), CONNECT_WITHIN)
            case "state":
                reply = self._state()
            case "record":
                self._recorded = []
            case "recorded":
                reply["sent"], self._recorded = self._recorded, None
        _say([writer], {"n": asked["n"], **reply})

    def _state(self) -> Json:
        """Return the numbers of requests by route and status, and of connected shards."""
        seen = Counter(f"{call.status} {call.route}" for call in self._playground.calls)
        return {
            "requests": dict(seen),
            "last": max((call.at for call in self._playground.calls), default=0),
            "identified": self._playground.gateway.identified,
        }

    # setup before the bot connects

    def _seed(self, tables: Sequence[tuple[str, int]], panel: list[Json] | None) -> list[Json]:
        """Create members, channels and messages for tables, given as id and number of people."""
        world, places = self._playground.world, []
        for at, (table, people) in enumerate(tables):
            if at % PER_CHANNEL == 0:
                room = world.add_channel(f"room-{at // PER_CHANNEL}")
            seats = []
            for seat in range(people):
                user = User(world.new_id(), f"member{at}.{seat}", f"Member {at} {seat}")
                world.users[user.id] = user
                world.members[user.id] = Member(user, [MEMBER_ROLE], iso(world.clock.now()))
                direct = world.dm(user.id)
                seats.append((user.id, direct.id, self._message(table, direct, panel)))
            places.append({"channel": room.id, "board": self._message(table, room, None), "seats": seats})
        gc.collect()
        gc.freeze()
        return places

    def _message(self, table: str, channel: Channel, components: list[Json] | None) -> str:
        """Post a message of the bot as it is before a start, with the button that opens a hand."""
        world = self._playground.world
        button = {"type": 2, "style": 1, "label": "My hand", "custom_id": f"c:{table}:1:0:hand:"}
        message = Message(world.new_id(), channel, world.bot, world.clock.now())
        shown = components or [{"type": 1, "components": [button]}]
        compose(world, message, {"components": shown, "flags": V2}, (), editing=False, webhook=False)
        world.put(message)
        return message.id

    # members' view and presses

    def _tell(self, kind: str, data: Json) -> None:
        if not self._watchers:
            return
        if kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self._offer(self._playground.world.messages[data["id"]], self._watchers)
        elif kind == "MESSAGE_DELETE" and (user := self._panels.pop(data["id"], None)) is not None:
            _say(self._watchers, {"user": user, "gone": data["id"]})

    def _offer(self, message: Message, watchers: Sequence[asyncio.StreamWriter]) -> None:
        """Report what a member's panel offers: moves, the next deal, and the rest."""
        recipient = message.channel.recipient
        user = message.viewer or (recipient.id if recipient is not None else None)
        if user is None:
            return
        self._panels[message.id] = user
        plays: list[Offer] = []
        ready: list[Offer] = []
        others: list[Offer] = []
        for part in walk(message.components):
            if "custom_id" not in part or part.get("disabled"):
                continue
            chosen = [option["value"] for option in part["options"]] if "options" in part else None
            kind = plays if verb_of(part) in PLAY else ready if verb_of(part) == "ready" else others
            kind.append((part["custom_id"], chosen))
        offered = {"plays": plays, "ready": ready, "others": others}
        _say(watchers, {"user": user, "panel": message.id, **offered})

    def _press(self, asked: Json, writer: asyncio.StreamWriter) -> None:
        """Deliver a press; reply when it is answered or late, after 3 s."""
        playground, loop = self._playground, asyncio.get_running_loop()
        user, values = asked["user"], asked["values"]
        try:
            message = playground.acts.message(user, asked["message"])
            if values is None:
                pressed = playground.acts.click(user, message, asked["custom_id"])
            else:
                pressed = playground.acts.select(user, message, asked["custom_id"], values)
        except Refusal as refusal:
            _say([writer], {"n": asked["n"], "refused": str(refusal)})
            return
        pressed.expect()
        assert pressed.first is not None
        began = loop.time()

        def answered(_: object) -> None:
            took = loop.time() - began
            _say([writer], {"n": asked["n"], "id": pressed.id, "late": pressed.failed, "took": took})

        pressed.first.add_done_callback(answered)
        playground.deliver(pressed)

    def _record(self, seen: Exchange) -> None:
        if self._recorded is None or seen.status >= 300 or not isinstance(seen.call.body, dict):
            return
        route = seen.call.route
        if route.endswith("/callback"):
            self._recorded.append(("answer", seen.call.body.get("data")))
        else:
            self._recorded.append(("panel" if seen.call.webhook else "board", seen.call.body))


def _say(writers: Sequence[asyncio.StreamWriter], said: Json) -> None:
    line = json.dumps(said, separators=(",", ":")).encode() + b"\n"
    for writer in writers:
        writer.write(line)


async def _run(socket: str, rate_limits: str) -> None:
    playground = Playground(rate_limits=rate_limits)
    url = await playground.start()
    await asyncio.start_unix_server(Town(playground).serve, socket, limit=LINE)
    print(url, flush=True)
    loop, ended = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(sys.stdin, ended.set)  # until the parent process is gone
    await ended.wait()
    await playground.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("socket")
    parser.add_argument("--rate-limits", default="off")
    chosen = parser.parse_args()
    asyncio.run(_run(chosen.socket, chosen.rate_limits))
