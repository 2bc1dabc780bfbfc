"""Erasure: the link between a member and their records is removed, the records stay.

Old tables can still be replayed, and the scores of other members stay correct.

Names are stored in seats and entrants only; everything else has the member's id, except the chains of tables
(data/tables/table_chain.py) and tournaments (data/tournaments/store.py), which have marks: they stay, and
without the salt they identify nobody. The notes that the member wrote in a tournament are deleted. A member's
contribution to a shuffle, a number and a word that everybody was shown, stays with the proof, by seat. The
pseudonym that replaces the id is a random negative number: it cannot be traced back, and is the same in all
records of one erasure.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

import secrets
from collections.abc import Collection
from typing import Any, Final

from data.db.database import Database, Statement
from data.db.locks import lock_installation
from data.inbox.inbox import forget_member
from data.ledger.gift_offers import delete_offers
from data.ledger.ledger_queries import every_line, freezes, record_of
from data.nights.nights import forget_guest
from data.pool.members import forget_in_pool

FORMER_PLAYER = "former player"

_LINKS = (
    ("tables", "host_id"),
    ("actions", "who"),
    ("result_seats", "member_id"),
    ("match_seats", "member_id"),
    ("scores", "member_id"),
    ("tallies", "member_id"),
    ("rating_changes", "member_id"),
    ("computer_ratings", "member_id"),
    ("accounts", "member_id"),
    ("tournaments", "organiser_id"),
    ("tournament_events", "who"),
    ("nights", "organiser_id"),
    ("daily_entries", "member_id"),
    ("daily_answers", "member_id"),
    ("pool_seats", "member_id"),
    ("pool_reports", "reporter_member_id"),
    ("pool_reports", "reported_member_id"),
)


NAMED: Final = (
    *_LINKS,
    *(("seats", "member_id"), ("tables", "mention_member_id"), ("boards", "member_id")),
    *(("kept_seats", "member_id"), ("reviews", "member_id"), ("luck", "member_id")),
    ("entrants", "member_id"),
    *(("offers", "from_member_id"), ("offers", "to_member_id"), ("member_settings", "member_id")),
    *(("night_guests", "member_id"), ("orders", "member_id")),
    ("rank_holders", "member_id"),
    *(("pool_members", "member_id"), ("pool_waits", "member_id"), ("pool_again", "member_id")),
    *(("pool_blocks", "blocker_member_id"), ("pool_blocks", "blocked_member_id")),
    *(("leaves", "member_id"), ("errands", "member_id"), ("inboxes", "member_id")),
)
"""The columns that contain member ids."""


async def is_named(db: Database, member_id: int) -> bool:
    """Return whether any record has the id of a member."""
    found = await db.read_together(
        [(f"SELECT 1 FROM {table} WHERE {column} = ? LIMIT 1", (member_id,)) for table, column in NAMED]
    )
    return any(found)


def new_pseudonym() -> int:
    """Return a random negative number."""
    return -1 - secrets.randbits(62)


def erase_member(member_id: int, pseudonym: int) -> list[Statement]:
    """Replace the member by the pseudonym, and delete names, message references and settings.

    Seats of live tables must have been resigned before (``refuse_live_seats``). The unit may be repeated.
    """
    links: list[Statement] = [
        (f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (pseudonym, member_id))
        for table, column in _LINKS
    ]
    return [
        (
            (
                "DELETE FROM presses WHERE seat < 0 OR EXISTS (SELECT 1 FROM seats s "
                "WHERE s.table_id = presses.table_id AND s.seat = presses.seat AND s.member_id = ?)"
            ),
            (member_id,),
        ),
        # Every process must reload these tables. The messages of those that have ended are left as they are.
        (
            (
                "UPDATE tables SET version = version + 1, "
                "shown = CASE WHEN status IN ('lobby', 'playing', 'paused') THEN shown ELSE shown + 1 END "
                "WHERE host_id = ? OR table_id IN (SELECT s.table_id FROM seats s WHERE s.member_id = ?) "
                "OR table_id IN (SELECT k.table_id FROM kept_seats k WHERE k.member_id = ?)"
            ),
            (member_id, member_id, member_id),
        ),
        (
            (
                "UPDATE tournaments SET version = version + 1, "
                "shown = CASE WHEN stage IN ('over', 'cancelled') THEN shown + 1 ELSE shown END "
                "WHERE organiser_id = ? OR tournament_id IN "
                "(SELECT n.tournament_id FROM entrants n WHERE n.member_id = ?) OR tournament_id IN "
                "(SELECT v.tournament_id FROM tournament_events v WHERE v.who = ?)"
            ),
            (member_id, member_id, member_id),
        ),
        *forget_guest(member_id),
        # A concurrent rating has stored the member's id by now, or will read the pseudonym. The lock is
        # here and not first because tables come before it in the order of locks. It is a plain statement,
        # not a ``LockingStatement``.
        (*lock_installation(),),
        (
            "UPDATE tournament_events SET note = '', note_salt = NULL WHERE who = ? AND note <> ''",
            (member_id,),
        ),
        # The fingerprint stays until the day ends, so that nobody plays it twice (data/daily/hands.py).
        (
            (
                "UPDATE daily_answers SET player = CAST(? AS TEXT) WHERE member_id = ? AND day IN "
                "(SELECT d.day FROM daily_deals d WHERE d.ended_at IS NOT NULL)"
            ),
            (pseudonym, member_id),
        ),
        *forget_in_pool(member_id),
        *links,
        (
            (
                "UPDATE entrants SET member_id = ?, name = ?, username = '', interaction_id = NULL, "
                "salt = NULL WHERE member_id = ?"
            ),
            (pseudonym, FORMER_PLAYER, member_id),
        ),
        (
            (
                "UPDATE seats SET member_id = ?, name = ?, dm_channel_id = NULL, hand_message_id = NULL, "
                "hand_digest = NULL, salt = NULL, pressed = NULL, word = '', username = '' "
                "WHERE member_id = ?"
            ),
            (pseudonym, FORMER_PLAYER, member_id),
        ),
        (
            (
                "UPDATE tables SET mention_channel_id = NULL, mention_message_id = NULL, "
                "mention_member_id = NULL WHERE mention_member_id = ?"
            ),
            (member_id,),
        ),
        ("DELETE FROM boards WHERE member_id = ?", (member_id,)),  # erased members are on no leaderboard
        ("DELETE FROM kept_seats WHERE member_id = ?", (member_id,)),
        ("DELETE FROM orders WHERE member_id = ?", (member_id,)),
        ("DELETE FROM reviews WHERE member_id = ?", (member_id,)),
        ("DELETE FROM luck WHERE member_id = ?", (member_id,)),
        ("DELETE FROM rank_holders WHERE member_id = ?", (member_id,)),
        *delete_offers(member_id),
        *forget_member(member_id),
        ("DELETE FROM member_settings WHERE member_id = ?", (member_id,)),
    ]


def refuse_live_seats(pseudonym: int, *, unreadable: Collection[str] = ()) -> list[Statement]:
    """Refuse an erasure (Conflict) of a member who has taken a seat at a live table meanwhile.

    Nobody could play that seat. It comes after ``erase_member``, so that it sees each seat that was renamed.
    ``unreadable``: the tables at which nobody can play in any case.
    """
    but = f" AND table_id NOT IN ({', '.join('?' * len(unreadable))})" if unreadable else ""
    return [
        # NULL is refused.
        (
            (
                "UPDATE tables SET status = NULL WHERE status IN ('lobby', 'playing', 'paused') "
                "AND table_id IN (SELECT s.table_id FROM seats s WHERE s.member_id = ? "
                f"AND s.resigned_at IS NULL){but}"
            ),
            (pseudonym, *unreadable),
        )
    ]


_OWN: Final = {
    "tables": (
        "host_id",
        (
            "table_id guild_id channel_id number game options preset turn_ms clock_ms increment_ms "
            "open_hands hints created_at started_at ended_at"
        ),
    ),
    "seats": (
        "member_id",
        (
            "table_id seat name away misses dm_channel_id hand_message_id joined_at resigned_at left_ms "
            "running_since in_turn warned pressed word consents username"
        ),
    ),
    "kept_seats": ("member_id", "table_id kept_until"),
    "actions": ("who", "table_id deal ply seat action why interaction_id at"),
    "result_seats": ("member_id", "table_id deal seat team points chips"),
    "match_seats": ("member_id", "guild_id game sequence table_id seat team score place margin outcome"),
    "reviews": (
        "member_id",
        "guild_id game table_id seat edition at decisions accuracy accuracy_error lost lost_error review",
    ),
    "luck": ("member_id", "guild_id game table_id seat edition at deals points luck luck_error"),
    "rating_changes": (
        "member_id",
        "guild_id game number table_id seat mu_before sigma_before mu_after sigma_after at",
    ),
    "computer_ratings": (
        "member_id",
        "guild_id game number table_id seat mu_before sigma_before mu_after sigma_after at",
    ),
    "boards": ("member_id", "guild_id game period matches wins rating uncertainty settled"),
    "scores": (
        "member_id",
        (
            "guild_id game practice matches matches_won matches_lost matches_drawn matches_abandoned deals "
            "deals_won deals_lost deals_drawn points_for points_against best_deal streak best_streak"
        ),
    ),
    "tallies": ("member_id", "guild_id game practice ending made suffered"),
    "accounts": ("member_id", "guild_id account balance frozen opened_at"),
    "offers": ("from_member_id", "guild_id amount until_at"),
    "tournaments": ("organiser_id", "tournament_id guild_id channel_id number name created_at ended_at"),
    "entrants": ("member_id", "tournament_id entrant name username interaction_id"),
    "tournament_events": ("who", "tournament_id seq event note at"),
    "nights": (
        "organiser_id",
        "series_id evening guild_id channel_id name games zone local_start length_ms stage created_at",
    ),
    "night_guests": ("member_id", "series_id evening coming game slot answered_at"),
    "rank_holders": ("member_id", "guild_id role_id held at"),
    "daily_entries": ("member_id", "day table_id guild_id opened_at ended_at ending points turns"),
    "daily_answers": ("member_id", "day choice answered_at"),
    "pool_members": ("member_id", "agreed_at"),
    "pool_waits": (
        "member_id",
        "wait_id name game speed rating deviation trust since expires_at state channel_id message_id",
    ),
    "pool_seats": ("member_id", "wait_id table_id seat at"),
    "pool_again": ("member_id", "table_id at"),
    "pool_blocks": ("blocker_member_id", "table_id seat at"),
    "pool_reports": ("reporter_member_id", "table_id seat reason at read_at"),
    "leaves": ("member_id", "number zone starts_at ends_at"),
    "errands": ("member_id", "kind table_id due_at"),
    "inboxes": ("member_id", "seen_at missed_at digest_at channel_id message_id"),
    "orders": ("member_id", "table_id seat deal rules state skipped placed_at"),
    "member_settings": ("member_id", "settings"),
}
"""By table: the column with the member's id, and the columns of the member's data.

No decks, since they hold the cards of others.
"""
_BUT: Final = {"actions": " AND table_id NOT IN (SELECT table_id FROM tables WHERE veiled = 1)"}
"""What is left out for now: cards that other tables still play."""
MOST_FREEZES: Final = 10_000
_IDS: Final = frozenset(
    {"table_id", "guild_id", "channel_id", "dm_channel_id", "hand_message_id", "interaction_id", "pressed"}
    | {"tournament_id", "role_id", "message_id"}
)


async def member_records(db: Database, member_id: int) -> dict[str, Any]:
    """Return all that is stored of a member, for JSON: rows by table, and the ledger by guild.

    Ids are text, since JavaScript would round them; times are milliseconds UTC.
    """
    found = await db.read_together(
        [
            (
                f"SELECT {', '.join(names.split())} FROM {table} WHERE {column} = ?{_BUT.get(table, '')}",
                (member_id,),
            )
            for table, (column, names) in _OWN.items()
        ]
    )
    records: dict[str, Any] = {"member": str(member_id)}
    for (table, (_, names)), rows in zip(_OWN.items(), found, strict=True):
        records[table] = [
            {
                name: str(value) if name in _IDS and value is not None else value
                for name, value in zip(names.split(), row, strict=True)
            }
            for row in rows
        ]
    records["ledger"] = {
        account["guild_id"]: [
            record_of(line) for line in await every_line(db, int(account["guild_id"]), member_id=member_id)
        ]
        for account in records["accounts"]
    }
    records["freezes"] = {
        account["guild_id"]: [
            {"at": entry.at, "frozen": entry.frozen, "note": entry.note}
            for entry in await freezes(db, int(account["guild_id"]), member_id, limit=MOST_FREEZES)
        ]
        for account in records["accounts"]
    }
    return records
