"""The witness: records requests and answers outside of the bot, and compares the database."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.playground import Playground
from bot.playground.interactions import MESSAGE, UPDATE, Interaction
from bot.playground.request_log import Exchange
from bot.playground.resources.messages import walk
from bot.ui.custom_id import NO_TABLE, Press, parse
from data.tables.venues import ANYONE, TODAY
from tests.play.store import UNREADABLE, Store

Json = dict[str, Any]
Kind = str
"""Kinds of findings: "lost", "doubled", "ahead", "stuck", "sums", "audit", "damaged", "broke"."""
MOVES = ("act", "make", "run")
OPENING = ("table open", "challenge", "play", "again", "redeal")
"""Commands and presses that open a table."""
LEAST = 1 << 32
"""Ids of Discord are larger; smaller ids come from an old database and are ambiguous."""
NAMING = ("who", "member_id", "host_id", "organiser_id", "mention_member_id")
NUMBER = re.compile(r"Table\s(\d+)")


@dataclass(eq=False, slots=True)
class Deed:
    """A member's request: a press, or a command with options, perhaps about a ``table``."""

    interaction: Interaction
    press: Press | None = None
    command: str = ""
    options: Json = field(default_factory=dict)
    table: str = ""

    @property
    def member(self) -> int:
        return int(self.interaction.user)

    @property
    def same(self) -> tuple[object, ...]:
        """A key of presses of which at most one makes a move."""
        data = self.interaction.data
        return self.interaction.user, data["custom_id"], tuple(data.get("values", ()))


class Witness:
    """Sees every request of the bot as it arrives, and checks it against the database.

    ``found`` is called with each finding: its kind, and a description.
    """

    def __init__(self, playground: Playground, store: Store, found: Callable[[Kind, str], None]) -> None:
        self.deeds: dict[int, Deed] = {}
        """By interaction."""
        self.answered: Counter[str] = Counter()
        """How many deeds were answered, and how many of them the database confirms."""
        self.erased: set[int] = set()
        """Members whom nothing may name any more.

        ``_renamed`` has those who have requested erasure, and may have returned since as new members.
        """
        self.tokens: dict[str, Deed] = {}
        """The deeds by the tokens of their interactions."""
        self._renamed: set[int] = set()
        self._store = store
        self._found = found
        self._promised: dict[str, set[tuple[Any, ...]]] = {}
        self._refills: Counter[int] = Counter()
        self._actions: dict[tuple[Any, ...], tuple[Any, ...]] = {}
        self._before: set[int] = set()
        self._tables_before = 0
        playground.observers.append(self._see)

    def begin(self) -> None:
        """Accept what is already stored: an earlier program has done it."""
        self._before = {row[0] for row in self._store.rows("SELECT interaction_id FROM actions")}
        self._tables_before = self._tables_of_people()

    def expect(self, deed: Deed) -> None:
        """Record a deed before it is sent."""
        self.deeds[int(deed.interaction.id)] = deed
        self.tokens[deed.interaction.token] = deed
        if deed.press is not None and deed.press.verb == "erase_sure":
            self._renamed.add(deed.member)  # the erasure may happen although a kill comes before the answer

    def is_erasing(self, member: int) -> bool:
        """Return whether a member has requested to be erased."""
        return member in self._renamed

    # --- during play

    def _see(self, seen: Exchange) -> None:
        body = seen.call.body
        if not isinstance(body, dict):
            return
        first = seen.call.route.endswith("/callback")
        message = (body.get("data") or {}) if first else body
        try:
            for press in _shown(message):
                self._not_ahead(press)
            if seen.status < 300 and first:
                self._answered(int(seen.call.path.split("/")[1]), int(body["type"]), message)
            elif seen.status < 300 and "token" in seen.call.params:
                self._edited(seen.call.params["token"], message)
        except UNREADABLE as error:
            self._found("broke", f"the store cannot be read: {error!r}")

    def _not_ahead(self, press: Press) -> None:
        """Check that no page offers anything after an unstored move or end of a deal."""
        if press.table_id == NO_TABLE or not press.deal:
            return
        ply = press.ply if press.ply_bound else 0
        if (stored := self._store.plies(press.table_id, press.deal, ply)) < ply:
            self._found("ahead", f"{press} is shown, but only {stored} actions of its deal are stored")
        if press.verb == "again" and not self._has(_ENDED, press.table_id):
            self._found("ahead", f"{press} is shown, but the match is not over")
        if press.verb == "ready" and not self._has(
            "SELECT 1 FROM results WHERE table_id = ? AND deal = ?", press.table_id, press.deal
        ):
            self._found("ahead", f"{press} is shown, but the deal has no result")

    def _answered(self, number: int, kind: int, message: Json) -> None:
        deed = self.deeds.get(number)
        if deed is None:
            return
        self.answered["answered"] += 1
        words = "\n".join(words_of(message))
        if deed.press is not None and deed.press.verb in MOVES:
            self._moved(deed, deed.press, list(_shown(message)), words)
        elif deed.press is not None and kind == UPDATE:
            self._pressed(deed, deed.press, words)
        elif kind == MESSAGE:
            self._commanded(deed, words)

    def _moved(self, deed: Deed, press: Press, shown: list[Press], words: str) -> None:
        """Check that a press answered with a page of its table was applied, or was outdated."""
        number = int(deed.interaction.id)
        if self._has(
            "SELECT 1 FROM actions WHERE table_id = ? AND interaction_id = ?", press.table_id, number
        ):
            self._promise("move", press.table_id, number)
        elif not any(each.table_id == press.table_id for each in shown):
            self.answered["refused"] += 1
        elif self._store.plies(press.table_id, press.deal, press.ply + 1) <= press.ply and self._has(
            "SELECT 1 FROM tables t WHERE table_id = ? AND status = 'playing' "
            "AND NOT EXISTS (SELECT 1 FROM deals d WHERE d.table_id = t.table_id AND d.deal > ?) "
            "AND NOT EXISTS (SELECT 1 FROM resignations r WHERE r.table_id = t.table_id) "
            "AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.table_id AND s.away = 1)",
            press.table_id, press.deal,
        ):  # fmt: skip
            self._found("lost", f"{number} was answered as done ({press}), but is not stored: {words!r}")

    def _pressed(self, deed: Deed, press: Press, words: str) -> None:
        """Check that a press answered by an update of its message was applied."""
        table, member = press.table_id, deed.member
        match press.verb:
            case "close" if self._store.plies(table, press.deal + 1, 0) < 0:
                self._promise("ended", table)
            case "start":
                self._promise("begun", table)
            case "resign_sure" if self._store.plies(table, press.deal + 1, 0) < 0:
                self._promise("resigned", table, member)
            case "gift_yes" if " gave " in words:
                self._promise("transfer", f"gift:{press.arg}")
            case "join" if not self._others(deed):
                if not self._has(_SITS, table, member, table):
                    self._found("lost", f"{member} has joined {table}, but has no seat there")

    def _commanded(self, deed: Deed, words: str) -> None:
        """Check that a command answered as done is stored."""
        if deed.command == "table open" and ("is open" in words or "has begun" in words):
            guild = int(deed.interaction.channel.guild)
            self._promise("opened", guild, int(NUMBER.findall(words)[0]))
        elif deed.command == "table close" and "is closed" in words:
            self._promise("ended", deed.table)
        elif deed.command == "table resign" and "have resigned" in words:
            self._promise("resigned", deed.table, deed.member)
        elif deed.command == "chips grant" and "has got" in words:
            self._promise("transfer", f"grant:{deed.interaction.id}")
        elif deed.command == "chips refill" and "filled up" in words:
            self._refills[deed.member] += 1

    def _edited(self, token: str, message: Json) -> None:
        deed = self.tokens.get(token)
        if deed is None or deed.press is None or deed.press.verb != "erase_sure":
            return
        if any("Nothing that is stored leads to you" in words for words in words_of(message)):
            self.answered["erased"] += 1
            if not self._others(deed):  # else they may already have returned as new members
                self.erased.add(deed.member)
                self._look_for(deed.member)

    def _others(self, deed: Deed) -> bool:
        """Return whether the member has requested something else that may be done after this."""
        lately = [each for each in list(self.deeds.values())[-400:] if each.member == deed.member]
        return any(
            each is not deed
            and (each.interaction.answered is None or int(each.interaction.id) > int(deed.interaction.id))
            for each in lately
        )

    def _promise(self, kind: str, *what: object) -> None:
        """Check that something acknowledged is stored, and expect it to stay."""
        self.answered["proved"] += 1
        self._promised.setdefault(kind, set()).add(what)
        if kind != "move" and not self._kept(kind, what):
            self._found("lost", f"{kind} {what} was acknowledged, but is not stored")

    def _kept(self, kind: str, what: tuple[Any, ...]) -> bool:
        match kind:
            case "opened":
                return self._has("SELECT 1 FROM tables WHERE guild_id = ? AND number = ?", *what)
            case "ended":
                return self._has(
                    "SELECT 1 FROM tables WHERE table_id = ? AND status IN ('over', 'closed')", *what
                )
            case "begun":
                return self._has("SELECT 1 FROM tables WHERE table_id = ? AND status <> 'lobby'", *what)
            case "resigned":
                table, member = what
                erased = member in self._renamed
                return self._has(_RESIGNED, table, member, erased) or self._kept("ended", (table,))
            case _:
                return self._has("SELECT 1 FROM transfers WHERE key = ?", *what)

    def _has(self, sql: str, *params: object) -> bool:
        return bool(self._store.rows(sql, *params))

    # --- after a death

    def verify(self) -> None:
        """Compare all that was acknowledged or stored before with what is stored now."""
        try:
            self._verify()
        except UNREADABLE as error:
            self._found("damaged", f"the store cannot be read: {error!r}")

    def _verify(self) -> None:
        rows, found = self._store.rows, self._found
        if damage := self._store.damage():
            found("damaged", str(damage))
        actions: dict[tuple[Any, ...], tuple[Any, ...]] = {row[:3]: row[3:] for row in rows(_ACTIONS)}
        done = {place: (seat, *rest) for place, (seat, _, *rest) in actions.items()}
        for place, was in self._actions.items():
            if (now := done.get(place)) != was:
                found("lost", f"{place} was {was}, but is {now}")
        self._actions = done
        self._presses(actions)
        self._openings()
        for kind, promises in self._promised.items():
            for promised in promises if kind != "move" else ():
                if not self._kept(kind, promised):
                    found("lost", f"{kind} {promised} was acknowledged, but is not stored")
        for (key,) in rows("SELECT key FROM transfers WHERE key LIKE 'grant:%'"):
            deed = self.deeds.get(int(key.partition(":")[2]))
            if deed is None or deed.command != "chips grant":
                found("doubled", f"{key} was never requested")
        for member, count in self._refills.items():
            if member not in self._renamed and rows(_REFILLS, member)[0][0] < count:
                found("lost", f"{count} refills of {member} were acknowledged")
        for sql, kind, what in _NEVER:
            for row in rows(sql):
                found(kind, f"{what}: {row}")

    def _presses(self, actions: dict[tuple[Any, ...], tuple[Any, ...]]) -> None:
        """Check that every acknowledged press is stored once, and no other press is."""
        stored = Counter((place[0], action[2]) for place, action in actions.items() if action[2] is not None)
        for promised in self._promised.get("move", ()):
            if (count := stored[promised]) != 1:
                self._found("lost", f"press {promised} was acknowledged, but is stored {count} times")
        groups: Counter[tuple[object, ...]] = Counter()
        for place, (_, who, number, *_) in actions.items():
            if number is None or number in self._before:
                continue
            deed = self.deeds.get(number)
            if deed is None or (who != deed.member and who >= 0):
                self._found("doubled", f"{place} belongs to press {number} of {who}, which was never made")
            elif deed.press is not None:
                groups[deed.same] += 1
        for (table, number), times in stored.items():
            if times > 1:
                self._found("doubled", f"press {number} has made {times} moves at {table}")
        for same, times in groups.items():
            if times > 1:
                self._found("doubled", f"{same} was applied {times} times")

    def _openings(self) -> None:
        """Check that no command or press opened two tables, however often it was delivered."""
        opening = sum(
            deed.command in OPENING if deed.press is None else deed.press.verb in OPENING
            for deed in self.deeds.values()
        )
        stored = self._tables_of_people()
        if stored - self._tables_before > opening:
            self._found("doubled", f"{opening} requests have opened {stored - self._tables_before} tables")

    def _tables_of_people(self) -> int:
        """Return how many tables people opened, apart from those of today's hand.

        By themselves open those of tournaments, of the pool and of game nights.
        """
        columns = self._store.columns()  # some are not in a database of an earlier program
        which = " AND tournament_id IS NULL" if "tournament_id" in columns["tables"] else ""
        if "night_tables" in columns:
            which += " AND NOT EXISTS (SELECT 1 FROM night_tables n WHERE n.table_id = tables.table_id)"
        [(count,)] = self._store.rows(
            f"SELECT count(*) FROM tables WHERE guild_id NOT IN ({ANYONE}, {TODAY}){which}"
        )
        return int(count)

    def nobody_erased_is_named(self) -> None:
        """Search the database for everybody who was erased."""
        for member in self.erased:
            self._look_for(member)

    def _look_for(self, member: int) -> None:
        for name, columns in self._store.columns().items():
            if member < LEAST:
                columns = [each for each in columns if each in NAMING] or ["NULL"]
            named = " OR ".join(f"{column} = ?" for column in columns)
            if rows := self._store.rows(f"SELECT * FROM {name} WHERE {named}", *[member] * len(columns)):
                self._found("lost", f"{member} was erased, but {name} has {rows[:2]}")


_ACTIONS = (
    "SELECT table_id, deal, ply, seat, CASE WHEN who < 0 THEN -1 ELSE who END, interaction_id, why, action "
    "FROM actions"
)
_ENDED = "SELECT 1 FROM tables WHERE table_id = ? AND status IN ('over', 'closed')"
_SITS = (
    "SELECT 1 FROM seats WHERE table_id = ? AND member_id = ? "
    "UNION SELECT 1 FROM tables WHERE table_id = ? AND status <> 'lobby'"
)
_RESIGNED = (
    "SELECT 1 FROM resignations r JOIN seats s ON s.table_id = r.table_id AND s.seat = r.seat "
    "WHERE r.table_id = ? AND (s.member_id = ? OR (s.member_id < 0 AND ?))"
)
_REFILLS = (
    "SELECT count(*) FROM transfers t JOIN accounts a ON a.guild_id = t.guild_id AND a.account = t.credit "
    "WHERE t.kind = 'refill' AND a.member_id = ?"
)
_NEVER: tuple[tuple[str, Kind, str], ...] = (
    (
        """SELECT guild_id, sum(balance) FROM accounts GROUP BY guild_id HAVING sum(balance) <> 0""",
        "sums",
        "the accounts of a guild do not add up to zero",
    ),
    (
        """SELECT guild_id, account, balance, moved FROM accounts JOIN (
            SELECT guild_id, account, sum(amount) AS moved FROM (
                SELECT guild_id, credit AS account, amount FROM transfers
                UNION ALL SELECT guild_id, debit, -amount FROM transfers
            ) AS entries GROUP BY 1, 2
        ) AS sums USING (guild_id, account) WHERE balance <> moved""",
        "sums",
        "an account differs from the sum of its transfers",
    ),
    (
        """SELECT table_id, deal, count(*) FROM actions
        GROUP BY table_id, deal HAVING max(ply) + 1 <> count(*)""",
        "lost",
        "a deal has a gap",
    ),
    (
        """SELECT table_id, balance, status FROM accounts JOIN tables USING (table_id)
        WHERE balance <> 0 AND status IN ('over', 'closed')""",
        "lost",
        "a match has ended, but its pot was not paid out",
    ),
    (
        """SELECT table_id FROM tables LEFT JOIN match_results m USING (table_id)
        WHERE status = 'over' AND m.table_id IS NULL""",
        "lost",
        "a match is over, but has no result",
    ),
)
"""Invariants: a query that finds violations, the kind of finding, and a description."""


def _shown(message: Json) -> Iterator[Press]:
    for part in walk(message.get("components") or ()):
        if (press := parse(part.get("custom_id"))) is not None:
            yield press


def words_of(message: Json) -> Iterator[str]:
    """Yield the texts of a message that the bot sends."""
    yield str(message.get("content") or "")
    for part in walk(message.get("components") or ()):
        yield str(part.get("content") or "")
