"""What an audit may not find: the columns that say nothing about play, chips or rank, each with the reason.

The list is neither too short nor too long: what is not in it is found when it is changed, what is in it is
not.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from data.links import PLAYED_FOR
from tests.data.mutations.changes import COLUMNS, ROWS, Change
from tests.data.mutations.held import Held

__all__ = ["SPARED", "Spared", "spared"]


@dataclass(frozen=True, slots=True)
class Spared:
    """Columns of a table, and changes of its rows, that an audit may not find; ``when``: not always."""

    table: str
    columns: tuple[str, ...]
    reason: str
    when: Callable[[Held, Change], bool] = lambda *_: True

    def covers(self, held: Held, change: Change) -> bool:
        """Say whether a change need not be found."""
        return self.table == change.table and change.what in self.columns and self.when(held, change)


def _all_of(table: str, reason: str) -> Spared:
    return Spared(table, (*COLUMNS[table], *ROWS), reason)


def _never_played_for_chips(held: Held, change: Change) -> bool:
    """Say whether a change gives wallets to others that have never paid or been paid at a table."""
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
    ),
    Spared("tables", ("message_digest", "shown"), "what messages show"),
    Spared("tables", ("due_at", "put_off_ms", "version", "counted"), "what the program remembers for itself"),
    Spared("tables", ("pub_until", "pub_by", "pub_told"), "which process publishes, and what it must know"),
    Spared("tables", ("hints",), "whether advice may be asked for; no result follows from it"),
    Spared("tables", ("host_id",), "who opened the lobby; the match has no host"),
    Spared(
        "seats", ("dm_channel_id", "hand_message_id", "hand_digest"), "where messages are, what they show"
    ),
    Spared("seats", ("ready_after",), "who has pressed for the next deal: they press again"),
    Spared("seats", ("pressed", "word"), "what people bring to a deal to come; its proof will say it"),
    Spared("seats", ("consents",), "who agrees that a match is opened; nothing that was played follows"),
    Spared(
        "seats",
        ("username",),
        "tells two of one name apart; the id, of which there is a mark, says who sat there",
    ),
    Spared(
        "accounts",
        ("member_id",),
        "whose a wallet is that was never played with: erasure has to change it, and no game tells",
        lambda held, change: change.way != "emptied" and _never_played_for_chips(held, change),
    ),
    Spared("accounts", ("opened_at",), "since when there is an account: nothing follows from it"),
    Spared(
        "stakes",
        ("deleted",),
        "without a row a table is played for nothing, as it says",
        lambda _, change: not any(change.rows[0][name] for name in PLAYED_FOR),
    ),
    _all_of("kept_seats", "of lobbies: nothing has been played there"),
    _all_of("reviews", "what the judge thinks of a match; made anew when it is asked for again"),
    _all_of("luck", "what the judge thinks of the cards"),
    _all_of("deal_sums", "sums over deals; `scores recompute` counts them anew"),
    _all_of("offers", "of gifts: nothing has moved yet"),
    _all_of("guild_settings", "what a server chooses for tables to come"),
    _all_of("member_settings", "how a member likes to be shown things"),
    _all_of("remembered_options", "what a game was last opened with in a channel"),
    _all_of("presses", "by what panels can be edited for a while"),
    _all_of("limits", "how often Discord is asked"),
    _all_of("house", "when the program last ran, and what commands Discord has"),
    _all_of("heartbeat", "what house was before; nothing reads it"),
)


def spared(held: Held, change: Change) -> Spared | None:
    """Return why a change need not be found; None: it must be."""
    return next((each for each in SPARED if each.covers(held, change)), None)
