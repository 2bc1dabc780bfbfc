"""Erasure: the link between a member and their records is cut, the records stay.

So old tables replay, and the scores of the others add up.

A name stands only in ``seats.name``; everything else knows members by their id. The pseudonym that takes the
id's place is a random negative number: it cannot be traced back, and is the same in every record of one
erasure.
"""
# ruff: noqa: S608 - names of our own columns are put into the texts; values are parameters

import secrets

from data.database import Statement

__all__ = ["FORMER_PLAYER", "erase_member", "new_pseudonym"]

FORMER_PLAYER = "former player"

_LINKS = (
    ("tables", "host_id"),
    ("actions", "who"),
    ("result_seats", "member_id"),
    ("match_seats", "member_id"),
    ("scores", "member_id"),
    ("tallies", "member_id"),
    ("accounts", "member_id"),
)


def new_pseudonym() -> int:
    """Return a negative number that nobody else has."""
    return -1 - secrets.randbits(62)


def erase_member(member_id: int, pseudonym: int) -> list[Statement]:
    """Put the pseudonym in the member's place everywhere, and drop name, message references and settings.

    Seats in play must have been resigned before. The unit is safe to repeat.
    """
    links: list[Statement] = [
        (f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (pseudonym, member_id))
        for table, column in _LINKS
    ]
    return [
        *links,
        (
            (
                "UPDATE seats SET member_id = ?, name = ?, dm_channel_id = NULL, hand_message_id = NULL "
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
        ("DELETE FROM member_settings WHERE member_id = ?", (member_id,)),
    ]
