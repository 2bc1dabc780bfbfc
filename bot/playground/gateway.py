"""The gateway: shards that identify, resume and get their events; and ways to disconnect them."""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from bot.playground.event_bus import Hub
from bot.playground.refusals import Json
from bot.playground.resources.guilds import APPLICATION, GUILD
from bot.playground.resources.world import World

HEARTBEAT_INTERVAL = 41_250  # milliseconds
ACK_AFTER = 0.05  # seconds: discord.py records the time of a heartbeat only after sending it
STARTS, DAY = 1000, 86_400.0  # IDENTIFYs that a bot may send in so many seconds
MOST_SHARDS = 64
REPLAYED = 500  # events of a session kept for a RESUME
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)  # GUILD_MEMBERS, GUILD_PRESENCES, MESSAGE_CONTENT
RECONNECT, INVALID_SESSION, HELLO, ACK = 7, 9, 10, 11
Socket = web.WebSocketResponse


@dataclass(eq=False, slots=True)
class Session:
    """A shard of one bot process; it outlives its connection, so that it can be resumed."""

    id: str
    shard: int
    shards: int
    intents: int
    number: int  # counts sessions, to tell a restarted bot from the one before
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYED))
    outbox: "Outbox | None" = None


class Outbox:
    """Sends in order without making the caller wait."""

    def __init__(self, socket: Socket, transport: asyncio.Transport | None) -> None:
        self.socket = socket
        self._transport = transport
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def put(self, text: str) -> None:
        """Queue a frame."""
        self._waiting.append(text)
        self._wake.set()

    def stop(self) -> None:
        """Stop sending."""
        self._task.cancel()

    def abort(self) -> None:
        """Abort the connection without a close frame, as in a crash."""
        if self._transport is not None:
            self._transport.abort()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                try:
                    await self.socket.send_str(self._waiting.popleft())
                except ConnectionError:
                    return


class _Close(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, hub: Hub, authorised: Callable[[str], bool]) -> None:
        self._world = world
        self._hub = hub
        self._authorised = authorised
        self._sessions: dict[str, Session] = {}
        self._sockets: set[Socket] = set()
        self._closing: set[asyncio.Task[bool]] = set()
        self.shards = 2  # the recommended number
        self.identified = 0  # IDENTIFYs accepted so far
        self._starts: deque[float] = deque()  # times of the IDENTIFYs accepted in the last day
        self.resumed = 0
        self.url = ""
        self.observers: list[Callable[[str, Json], None]] = []  # called with every event sent
        self.unknown: Callable[[str], None] = lambda _: None

    # for the rest of the playground

    @property
    def sessions(self) -> list[Session]:
        """Return the sessions with a connection."""
        return [session for session in self._sessions.values() if session.outbox is not None]

    @property
    def online(self) -> bool:
        """Return whether a shard that serves the guild is connected."""
        return any(session.shard == _shard(GUILD, session.shards) for session in self.sessions)

    def complete(self, after: int = 0) -> bool:
        """Return whether all shards are connected, in sessions after number ``after``."""
        found = [session for session in self.sessions if session.number > after]
        return any(
            {s.shard for s in found if s.shards == count} == set(range(count))
            for count in {s.shards for s in found}
        )

    def session_start_limit(self) -> Json:
        """Return how many IDENTIFYs are left today; further ones are not refused."""
        now = self._world.clock.now()
        while self._starts and self._starts[0] <= now - DAY:
            self._starts.popleft()
        reset = int(1000 * (self._starts[0] + DAY - now)) if self._starts else 0
        left = max(0, STARTS - len(self._starts))
        return {"total": STARTS, "remaining": left, "reset_after": reset, "max_concurrency": 1}

    def observed(self, kind: str, data: Json) -> None:
        """Tell the observers of an event, sent here or in another way."""
        for observer in self.observers:
            observer(kind, data)

    def dispatch(self, kind: str, data: Json, guild: str | None, intents: int = 0) -> list[Session]:
        """Send an event to the shard of ``guild`` (None: a DM, so shard 0); return who got it.

        ``intents``: one of them must have been requested (0: always sent).
        """
        self.observed(kind, data)
        text, reached = None, []
        for session in tuple(self._sessions.values()):
            if session.shard == _shard(guild, session.shards) and (not intents or session.intents & intents):
                text = text or json.dumps(data, separators=(",", ":"))
                self._send(session, kind, text)
                if session.outbox is not None:
                    reached.append(session)
        return reached

    def drop(self, how: str) -> None:
        """Disconnect all shards.

        ``how`` is ``reconnect`` (op 7), ``close`` (4000), ``invalidate`` (op 9) or ``restart`` (forgets
        sessions).
        """
        for session in self.sessions:
            outbox = session.outbox
            if outbox is None:
                continue
            if how == "reconnect":
                outbox.put(json.dumps({"op": RECONNECT, "d": None}))
            elif how == "invalidate":
                self._sessions.pop(session.id, None)
                outbox.put(json.dumps({"op": INVALID_SESSION, "d": False}))
            elif how == "close":
                self._detach(session)
                closing = asyncio.create_task(outbox.socket.close(code=4000, message=b"Unknown error"))
                self._closing.add(closing)
                closing.add_done_callback(self._closing.discard)
            else:
                self._sessions.pop(session.id, None)
                self._detach(session)
                outbox.abort()
        if how == "restart":
            self._sessions.clear()
        self._tell()

    async def close(self) -> None:
        """Close all connections."""
        for session in self.sessions:
            self._detach(session)
        for socket in tuple(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)

    # connections

    async def connect(self, request: web.Request) -> Socket:
        """Serve one websocket."""
        socket = Socket(max_msg_size=1 << 16, compress=False)
        await socket.prepare(request)
        self._sockets.add(socket)
        outbox = Outbox(socket, request.transport)
        session: Session | None = None
        outbox.put(json.dumps({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL}}))
        try:
            async for message in socket:
                session = self._receive(session, outbox, message)
        except _Close as closing:
            await socket.close(code=closing.code, message=closing.reason.encode())
        finally:
            outbox.stop()
            self._sockets.discard(socket)
            if session is not None and session.outbox is outbox:
                self._detach(session)
                self._tell()
        return socket

    def _receive(self, session: Session | None, outbox: Outbox, message: WSMessage) -> Session | None:
        if message.type is not WSMsgType.TEXT:
            raise _Close(4002, "Decode error")
        try:
            packet = json.loads(message.data)
            op, data = packet["op"], packet.get("d")
        except (ValueError, TypeError, KeyError, AttributeError):
            raise _Close(4002, "Decode error") from None
        match op:
            case 1:  # HEARTBEAT
                asyncio.get_running_loop().call_later(ACK_AFTER, outbox.put, json.dumps({"op": ACK}))
            case 2:  # IDENTIFY
                if session is not None and session.id in self._sessions:
                    raise _Close(4005, "Already authenticated")
                return self._identify(outbox, data)
            case 6:  # RESUME
                return self._resume(outbox, data) or session
            case 3 | 4:  # PRESENCE, VOICE
                if session is None:
                    raise _Close(4003, "Not authenticated")
            case _:
                self.unknown(f"gateway op {op}")
        return session

    def _identify(self, outbox: Outbox, data: Any) -> Session:
        if not isinstance(data, dict) or not self._authorised(str(data.get("token", ""))):
            raise _Close(4004, "Authentication failed")
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards <= MOST_SHARDS:
            raise _Close(4010, "Invalid shard")
        intents = data.get("intents", 0)
        if intents & PRIVILEGED:
            raise _Close(4014, "Disallowed intents")
        for old in [s for s in self._sessions.values() if s.outbox is None and s.shard == shard]:
            del self._sessions[old.id]
        self.identified += 1
        self._starts.append(self._world.clock.now())
        session = Session(secrets.token_hex(16), shard, shards, intents, self.identified, outbox=outbox)
        self._sessions[session.id] = session
        mine = [
            guild for guild in self._world.guilds.values()
            if _shard(guild.id, shards) == shard and guild.bot_here
        ]  # fmt: skip
        ready = {
            "v": 10, "user": {**self._world.bot.json(), "verified": True, "mfa_enabled": True, "email": None},
            "user_settings": {}, "relationships": [], "private_channels": [], "presences": [],
            "guilds": [{"id": guild.id, "unavailable": True} for guild in mine], "session_id": session.id,
            "resume_gateway_url": self.url, "shard": [shard, shards], "session_type": "normal",
            "application": {"id": APPLICATION, "flags": 0}, "_trace": [],
        }  # fmt: skip
        self._send(session, "READY", json.dumps(ready))
        for guild in mine:
            self._send(session, "GUILD_CREATE", json.dumps(self._world.guild_create(guild)))
        self._tell()
        return session

    def _resume(self, outbox: Outbox, data: Any) -> Session | None:
        if not isinstance(data, dict) or not self._authorised(str(data.get("token", ""))):
            raise _Close(4004, "Authentication failed")
        session = self._sessions.get(str(data.get("session_id")))
        seen = data.get("seq")
        oldest = session.sent[0][0] if session and session.sent else 1
        if session is None or not isinstance(seen, int) or not oldest - 1 <= seen <= session.sequence:
            outbox.put(json.dumps({"op": INVALID_SESSION, "d": False}))
            return None
        session.outbox = outbox
        for sequence, text in session.sent:
            if sequence > seen:
                outbox.put(text)
        self.resumed += 1
        self._send(session, "RESUMED", json.dumps({"_trace": []}))
        self._tell()
        return session

    def _send(self, session: Session, kind: str, data: str) -> None:
        session.sequence += 1
        text = f'{{"op":0,"s":{session.sequence},"t":"{kind}","d":{data}}}'
        session.sent.append((session.sequence, text))
        if session.outbox is not None:
            session.outbox.put(text)

    def _detach(self, session: Session) -> None:
        session.outbox = None

    def _tell(self) -> None:
        self._hub.publish("BOT", {"online": self.online})


def _shard(guild: str | None, shards: int) -> int:
    """Return the shard that gets the events of a guild; without a guild shard 0."""
    return 0 if guild is None else (int(guild) >> 22) % shards
