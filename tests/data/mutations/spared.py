"""Changes that an audit may miss: columns that say nothing about play, chips or rankings.

Each has a reason. The list is exact: a change outside of it is found, a change in it is not.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from data.tables.table_chain import STAKES_COLUMNS
from tests.data.mutations.changes import COLUMNS, ROWS, Change
from tests.data.mutations.held import Held


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
    """Return whether a change reassigns only wallets that have no transfers of a table."""
    return all(
        row["kind"] == "wallet"
        and not held.rows(
            "SELECT 1 FROM transfers WHERE guild_id = ? AND ? IN (debit, credit) AND table_id IS NOT NULL",
            (row["guild_id"], row["account"]),
        )
        for row in change.rows
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
        ("due_at", "put_off_ms", "version", "counted"),
        "what the program remembers for itself",
        "work of the program that waits",
    ),
    Spared(
        "tables",
        ("pub_until", "pub_by", "pub_told"),
        "which process publishes, and what it must know",
        "work of the program that waits",
    ),
    Spared(
        "tables",
        ("hints",),
        "whether advice may be asked for; no result follows from it",
        "whether hints were allowed",
    ),
    Spared("tables", ("host_id",), "who opened the lobby; the match has no host", "who opened a lobby"),
    Spared(
        "seats",
        ("dm_channel_id", "hand_message_id", "hand_digest"),
        "where messages are, what they show",
        "messages",
    ),
    Spared(
        "seats",
        ("ready_after",),
        "who has pressed for the next deal: they press again",
        "work of the program that waits",
    ),
    Spared(
        "seats",
        ("pressed", "word"),
        "what people bring to a deal to come; its proof will say it",
        "what players bring to a deal that is not dealt yet",
    ),
    Spared(
        "seats",
        ("consents",),
        "who agrees that a match is opened; nothing that was played follows",
        "who agreed that a private match is opened",
    ),
    Spared(
        "seats",
        ("username",),
        "tells two of one name apart; the id, of which there is a mark, says who sat there",
        "the names of accounts",
    ),
    Spared(
        "accounts",
        ("member_id",),
        "whose a wallet is that was never played with: erasure has to change it, and no game tells",
        "whose a wallet is that was never used at a table",
        lambda held, change: change.way != "emptied" and _never_played_for_chips(held, change),
    ),
    Spared(
        "accounts",
        ("opened_at",),
        "since when there is an account: nothing follows from it",
        "since when there is an account",
    ),
    Spared(
        "stakes",
        ("deleted",),
        "without a row a table is played for nothing, as it says",
        "that a table was played for no chips",
        lambda _, change: not any(change.rows[0][name] for name in STAKES_COLUMNS),
    ),
    _all_of("kept_seats", "of lobbies: nothing has been played there", "lobbies"),
    _all_of(
        "reviews",
        "what the judge thinks of a match; made anew when it is asked for again",
        "what the judge thinks of a match and of its luck",
    ),
    _all_of("luck", "what the judge thinks of the cards", "what the judge thinks of a match and of its luck"),
    _all_of(
        "deal_sums",
        "sums over deals; `scores recompute` counts them anew",
        "the sums of the fairness statistics",
    ),
    _all_of("offers", "of gifts: nothing has moved yet", "gifts that are offered"),
    _all_of(
        "guild_settings",
        "what a server chooses for tables to come",
        "settings of servers, channels and members",
    ),
    _all_of(
        "member_settings",
        "how a member likes to be shown things",
        "settings of servers, channels and members",
    ),
    _all_of(
        "remembered_options",
        "what a game was last opened with in a channel",
        "settings of servers, channels and members",
    ),
    _all_of("presses", "by what panels can be edited for a while", "messages"),
    _all_of("limits", "how often Discord is asked", "work of the program that waits"),
    _all_of("house", "when the program last ran, and what commands Discord has", "when the program ran"),
    _all_of("heartbeat", "what house was before; nothing reads it", "when the program ran"),
)


UNDERIVED: Final = (
    Spared(
        "stakes",
        ("minimum",),
        "nothing was paid for it",
        "how many chips it took to sit down",
    ),
    Spared(
        "stakes",
        ("rules",),
        "the match counts by the rules of before, too, or has not ended",
        "by which rules a match was to count that counts by all",
        lambda _, change: change.way == "another",
    ),
    Spared(
        "transfers",
        ("deleted",),
        "a deal without a result does not say what was paid in it",
        "what was paid in a deal that has not ended",
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
        "the rules are gone that would say it",
        "for what melds a move paid, and in what order",
    ),
    Spared(
        "transfers",
        (*COLUMNS["transfers"], *ROWS),
        "nothing that was played pays them",
        "gifts, grants and refills",
        lambda _, change: any(row["table_id"] is None for row in change.rows),
    ),
    Spared(
        "entries",
        ("seq", "exchanged"),
        "each deal still has its entry",
        "in what order the deals of different tables ended",
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
