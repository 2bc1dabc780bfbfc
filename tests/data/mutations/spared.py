"""Changes that an audit may miss: columns that say nothing about play, chips or rankings.

Each has a reason. The list is exact: a change outside of it is found, a change in it is not.
"""

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from data.tables.participation import EVERY_MATCH
from data.tables.table_chain import STAKES_COLUMNS
from data.tournaments.codec import load_event, load_settings
from engine.tournaments.duplicate import is_open
from engine.tournaments.tournament import Tournament
from tests.data.mutations.changes import COLUMNS, ROWS, Change
from tests.data.mutations.held import Held, Row


@dataclass(frozen=True, slots=True)
class Spared:
    """Columns and row changes of a table that an audit may miss; ``when`` is a condition.

    ``told`` is the name that the owners' page uses.
    """

    table: str
    columns: tuple[str, ...]
    reason: str
    told: str
    when: Callable[[Held, Change], bool] = lambda *_: True

    def covers(self, held: Held, change: Change) -> bool:
        """Return whether the audit may miss a change."""
        return self.table == change.table and change.what in self.columns and self.when(held, change)


def _all_of(table: str, reason: str, told: str) -> Spared:
    return Spared(table, (*COLUMNS[table], *ROWS), reason, told)


def _never_played_for_chips(held: Held, change: Change) -> bool:
    """Return whether a change reassigns only wallets that no table or tournament used."""
    return all(
        row["kind"] == "wallet"
        and not held.rows(
            "SELECT 1 FROM transfers t JOIN accounts a "
            "ON a.guild_id = t.guild_id AND a.account IN (t.debit, t.credit) "
            "WHERE t.guild_id = ? AND ? IN (t.debit, t.credit) "
            "AND (t.table_id IS NOT NULL OR a.tournament_id IS NOT NULL)",
            (row["guild_id"], row["account"]),
        )
        for row in change.rows
    )


def _differ_only_in(rows: Sequence[Row], columns: Collection[str]) -> bool:
    """Return whether rows agree in all other columns."""
    return len({tuple(value for name, value in row.items() if name not in columns) for row in rows}) == 1


def _may_be_shown(held: Held, change: Change) -> bool:
    """Return whether nobody plays the decks of the changed tables, which others have too."""
    after = [row["veiled"] for row in reversed(change.rows)] if len(change.rows) > 1 else None
    return change.way in ("another", "of another row", "exchanged") and all(
        _round_has_ended(held, row)
        if row["tournament_id"] is not None
        else _is_last_of_its_day(held, row, hidden=after[place] if after else 1 - row["veiled"])
        for place, row in enumerate(change.rows)
    )


def _round_has_ended(held: Held, row: Row) -> bool:
    [(text,)] = held.rows("SELECT settings FROM tournaments WHERE tournament_id = ?", (row["tournament_id"],))
    events = held.rows(
        "SELECT event, at FROM tournament_events WHERE tournament_id = ? ORDER BY seq",
        (row["tournament_id"],),
    )
    settings = load_settings(text)
    state = Tournament.of(settings, [(load_event(event), at) for event, at in events])
    rounds = {pairing.number: pairing.round for pairing in state.pairings}
    return settings.duplicate and not is_open(state, rounds[row["pairing"]])


def _is_last_of_its_day(held: Held, row: Row, *, hidden: int) -> bool:
    """Return whether all hands of a table's day have ended.

    If the table is ``hidden``, the day itself must not have ended.
    """
    days = held.rows(
        "SELECT e.ended_at, d.ended_at FROM daily_entries o JOIN daily_entries e ON e.day = o.day "
        "JOIN daily_deals d ON d.day = o.day WHERE o.table_id = ?",
        (row["table_id"],),
    )
    return bool(days) and all(played is not None and (not hidden or ended is None) for played, ended in days)


def _is_rated_again(held: Held, change: Change) -> bool:
    """Return whether a change deletes the last rated match, which changed no rating.

    The bot rates such a match again when it starts, and writes the same row.
    """
    [row] = change.rows
    [(last,)] = held.rows("SELECT max(sequence) FROM rated")
    return row["sequence"] == last and not held.rows(
        "SELECT 1 FROM match_results m WHERE m.sequence = ? AND m.table_id IN "
        "(SELECT table_id FROM rating_changes UNION SELECT table_id FROM computer_ratings)",
        (last,),
    )


def _only_an_audit_sealed(held: Held, change: Change) -> bool:
    """Return whether a change deletes a guild's last seal, which only an audit has made."""
    [row] = change.rows
    [(last,)] = held.rows("SELECT max(seq) FROM seals WHERE guild_id = ?", (row["guild_id"],))
    live = held.rows(
        "SELECT 1 FROM tables WHERE table_id = ? AND status NOT IN ('over', 'closed')", (row["subject"],)
    )
    return row["seq"] == last and (row["kind"] == "books" or (row["kind"] == "table" and bool(live)))


def _orderable(event: str, *, by_nobody: bool) -> bool:
    """Return whether an event may be ordered by anybody, or ``by_nobody``."""
    name = json.loads(event)
    own = name["event"] in ("CheckedIn", "Resting", "NoComplaint", "Complained", "Challenged", "Answered")
    clock = name["event"] in (
        "CheckInOpened",
        "RoundBegan",
        "Paired",
        "Delayed",
        "SetBack",
        "Stalled",
        "Recovered",
        "PlayEnded",
        "Closed",
    )
    if name["event"] in ("Registered", "Withdrawn"):
        return by_nobody
    return not own and not clock and name.get("source", "organiser") == "organiser"


def _ordered_by_others(_: Held, change: Change) -> bool:
    """Return whether all events may be ordered by those who order them after a change."""
    # Exchanged rows have the other's value.
    nobody = [row["who"] is None for row in reversed(change.rows)] if len(change.rows) > 1 else [False]
    return all(
        _orderable(row["event"], by_nobody=change.way == "emptied" or each)
        for row, each in zip(change.rows, nobody, strict=True)
    )


SPARED: Final = (
    Spared(
        "tables",
        ("channel_id", "message_id", "mention_channel_id", "mention_message_id", "mention_member_id"),
        "where messages are",
        "messages",
    ),
    Spared("tables", ("message_digest", "shown"), "what messages show", "messages"),
    Spared(
        "tables",
        ("due_at", "put_off_ms", "version", "counted", "acting", "held_until"),
        "the program's own state",
        "pending work",
    ),
    Spared(
        "tables",
        ("pub_until", "pub_by", "pub_told"),
        "publish leases and their state",
        "pending work",
    ),
    Spared(
        "tables",
        ("hints",),
        "whether hints are allowed; no result depends on it",
        "whether hints were allowed",
    ),
    Spared(
        "tables",
        ("veiled",),
        "cards are shown a little after nobody plays them any more",
        "whether cards that nobody plays any more are shown already",
        _may_be_shown,
    ),
    Spared("tables", ("host_id",), "who opened the lobby; the match has no host", "who opened a lobby"),
    Spared(
        "seats",
        ("dm_channel_id", "hand_message_id", "hand_digest"),
        "where messages are, and what they show",
        "messages",
    ),
    Spared(
        "seats",
        ("ready_after",),
        "who has asked for the next deal; they can ask again",
        "pending work",
    ),
    Spared(
        "seats",
        ("pressed", "word"),
        "contributions to a later deal; its proof will contain them",
        "what players bring to a deal that is not dealt yet",
    ),
    Spared(
        "seats",
        ("consents",),
        "who agrees to publish a match; no move depends on it",
        "who agreed to open a private match",
    ),
    Spared(
        "seats",
        ("username",),
        "it only distinguishes equal names; the mark of the id identifies the player",
        "names of accounts",
    ),
    Spared(
        "accounts",
        ("member_id",),
        "the owner of a wallet without such transfers: erasure changes it, and no match depends on it",
        "the owner of a wallet that was never used at a table or in a tournament",
        lambda held, change: change.way != "emptied" and _never_played_for_chips(held, change),
    ),
    Spared(
        "accounts",
        ("exchanged",),
        "two wallets that differ only in the owner, as above, and in their age",
        "the owner of a wallet that was never used at a table or in a tournament",
        lambda held, change: (
            _never_played_for_chips(held, change)
            and _differ_only_in(change.rows, {"rowid", "account", "member_id", "opened_at"})
        ),
    ),
    Spared(
        "accounts",
        ("opened_at",),
        "when an account was opened; nothing depends on it",
        "the age of an account",
    ),
    Spared(
        "stakes",
        ("deleted",),
        "without a row a table has no stakes, as with this one",
        "that a table was played for no chips",
        lambda _, change: (
            # The rules of participation are covered by the first link of the table.
            change.rows[0]["rules"] <= EVERY_MATCH
            and not any(change.rows[0][name] for name in STAKES_COLUMNS)
        ),
    ),
    Spared(
        "rated",
        ("deleted",),
        "the last match, which changed no rating, looks as if it were not rated yet",
        "whether the last match that counts for no rating was looked at",
        _is_rated_again,
    ),
    Spared(
        "seals",
        ("deleted",),
        "the last seal, which an audit has made of a table in play or of the ledger",
        "seals that an audit has made at the end of the chain",
        _only_an_audit_sealed,
    ),
    Spared("tournaments", ("channel_id", "message_id"), "where messages are", "messages"),
    Spared("tournaments", ("shown", "shown_at", "called"), "what messages show", "messages"),
    Spared(
        "tournaments", ("version", "due_at", "down_ms", "woken"), "the program's own state", "pending work"
    ),
    Spared("tournaments", ("organiser_id",), "erasure changes it", "who organises a tournament"),
    Spared("entrants", ("username",), "it only distinguishes equal names", "names of accounts"),
    Spared(
        "entrants",
        ("interaction_id",),
        "contributions to later deals; their proofs will contain them",
        "what players bring to a deal that is not dealt yet",
    ),
    Spared(
        "tournament_events",
        ("who",),
        "an organiser's or moderator's order, of which the right is not stored",
        "which organiser or moderator ordered something",
        _ordered_by_others,
    ),
    _all_of("kept_seats", "seats of lobbies, where nothing was played", "lobbies"),
    _all_of(
        "reviews",
        "the evaluation of a match, computed again on request",
        "what the search thinks of a match and its luck",
    ),
    Spared(
        "daily_deals",
        (
            *(each for each in COLUMNS["daily_deals"] if each not in ("commitment", "secret", "begun_at")),
            *ROWS,
        ),
        "a day that nobody has opened",
        "days of today's hand that nobody has opened",
        lambda _, change: (
            all(row["begun_at"] is None for row in change.rows)
            or change.what in ("ended_at", "due_at")
            or (change.what == "sealed_at" and change.way != "huge")
        ),
    ),
    Spared(
        "daily_deals",
        ("commitment", "secret"),
        "a day whose secret is not shown, or that nobody has opened",
        "days of today's hand that nobody has opened",
        lambda _, change: (
            change.way == "emptied"
            if change.what == "secret"
            else all(row["secret"] is None and row["begun_at"] is None for row in change.rows)
        ),
    ),
    Spared(
        "daily_entries",
        ("player", "guild_id", "exchanged"),
        "by what a member is known again, and in which server's table they stand",
        "from which server somebody played today's hand, and by what they are known again",
        # Exchanged rows of one day have exchanged ``player``.
        lambda _, change: change.what != "exchanged" or len({row["day"] for row in change.rows}) == 1,
    ),
    _all_of("daily_key", "the key of days to come", "days of today's hand that nobody has opened"),
    _all_of("luck", "the evaluation of the cards", "what the search thinks of a match and its luck"),
    _all_of(
        "deal_sums",
        "sums over deals; `scores recompute` computes them again",
        "the sums of the fairness statistics",
    ),
    _all_of("offers", "offered gifts; no chips have moved yet", "offered gifts"),
    _all_of(
        "guild_settings",
        "settings for later tables",
        "settings",
    ),
    _all_of(
        "member_settings",
        "display settings of a member",
        "settings",
    ),
    _all_of(
        "remembered_options",
        "the last options of a game in a channel",
        "settings",
    ),
    _all_of("presses", "interaction tokens for editing panels", "messages"),
    _all_of("welcomes", "which guilds the bot has greeted", "messages"),
    _all_of("limits", "the shared rate limit", "pending work"),
    _all_of("house", "the last heartbeat, and the registered commands", "when the program ran"),
    _all_of("heartbeat", "the former table of the heartbeat; nothing reads it", "when the program ran"),
)


UNDERIVED: Final = (
    Spared(
        "stakes",
        ("deleted",),
        "only the first link of the table has the rules by which it counts",
        "that a table was played for no chips",
        lambda _, change: not any(change.rows[0][name] for name in STAKES_COLUMNS),
    ),
    Spared(
        "stakes",
        ("minimum",),
        "nothing was paid for it",
        "the chips needed to sit down",
    ),
    Spared(
        "stakes",
        ("rules",),
        "the match counts by the former rules, too, or has not ended",
        "by which rules it counts",
        lambda _, change: change.way == "another",
    ),
    Spared(
        "transfers",
        ("deleted",),
        "a deal without a result does not say what was paid in it",
        "what was paid in an unfinished deal",
        lambda held, change: all(
            row["deal"] is not None
            and not held.rows(
                "SELECT 1 FROM results WHERE table_id = ? AND deal = ?", (row["table_id"], row["deal"])
            )
            for row in change.rows
        ),
    ),
    Spared(
        "transfers",
        ("seq", "reason", "rule", "cards", "exchanged"),
        "it depends on the former rules",
        "for which melds, and in what order",
    ),
    Spared(
        "transfers",
        ("at",),
        "a stake is taken at the start, which has no move",
        "when stakes were taken",
        lambda _, change: all(row["kind"] == "stake" for row in change.rows),
    ),
    Spared(
        "transfers",
        (*COLUMNS["transfers"], *ROWS),
        "no match pays them",
        "gifts, grants and refills",
        lambda _, change: any(row["table_id"] is None for row in change.rows),
    ),
    Spared(
        "entries",
        ("seq", "exchanged"),
        "each deal still has its entry",
        "the order in which deals of different tables ended",
    ),
)
"""What an audit without rules and saved head may miss once all hashes are recomputed.

Nothing else depends on it. A saved head reveals it.
"""


def underived(held: Held, change: Change) -> Spared | None:
    """Return why no other stored value depends on the changed one; None if one does."""
    return next((each for each in UNDERIVED if each.covers(held, change)), None)


def spared(held: Held, change: Change) -> Spared | None:
    """Return why the audit may miss a change; None if it must find it."""
    return next((each for each in SPARED if each.covers(held, change)), None)
