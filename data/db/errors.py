"""The errors that storage raises.

Messages are sentences for an operator; none contains a card, a deck or a seed.

StorageError            something was not stored, or could not be read
├── Conflict            a constraint refused the unit: it is stored already, or refers to a missing record
├── BadRecord           a stored record cannot be read; says which
├── RecordRefused       a match cannot be exported, or a file is not a valid match record; says why
└── DatabaseUnusable    the database cannot be opened: missing, read-only, corrupt, of another program
    ├── DatabaseTooNew  it was written by a later version of the program
    ├── DatabaseTaken   another process serves it; says which
    ├── DatabaseMoved   it was moved elsewhere, or a move into it has not finished
    └── DatabaseGone    it was removed or replaced while it was open
"""

import logging
from enum import StrEnum
from functools import partial
from typing import Any


class StorageError(Exception):
    """The base of all errors of storage.

    Nothing of the unit was stored, or it is unknown whether it was; the message says which. ``in_outage``:
    whether the database fails as a whole, of which the log tells when that begins and when it ends.
    """

    in_outage = False


class Conflict(StorageError):
    """A constraint refused the unit: a double press, a second process, a missing record."""


class BadRecord(StorageError):
    """A stored record cannot be read.

    ``where`` names it ("table k3x9 deal 2 ply 14"), and says nothing of its content.
    """

    def __init__(self, what: str, where: str) -> None:
        super().__init__(f"The stored {what} cannot be read" + (f": {where}." if where else "."))
        self.what = what
        self.where = where

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.what, self.where)


class RecordReason(StrEnum):
    """Why a match cannot be exported, or why a file is not accepted as a match record."""

    # Writing
    STILL_PLAYED = "still_played"  # its decks are still secret
    NOT_BEGUN = "not_begun"  # a lobby; nothing was played
    # Reading the file
    TOO_LARGE = "too_large"
    NOT_JSON = "not_json"
    NAMED_TWICE = "named_twice"  # two values have the same name
    NOT_A_RECORD = "not_a_record"
    VERSION = "version"  # of the format
    GAME = "game"  # a game that this program does not have
    RULES = "rules"  # of another version of the game
    SHAPE = "shape"  # a value is missing, superfluous, or of the wrong type
    NAME = "name"  # of a player: too long, or not printable on one line
    OPTIONS = "options"
    SEATS = "seats"  # a number of players that the game does not allow, or a seat without a player
    # Playing it again
    DEALER = "dealer"
    DECK = "deck"  # not the pack of the game
    ACTION = "action"  # not an action of the game, or illegal
    UNFINISHED = "unfinished"  # the moves do not end the deal
    RESULT = "result"
    SCORES = "scores"
    RESIGNATION = "resignation"
    OVER = "over"  # the record goes on after the end of the match
    OUTCOME = "outcome"


class RecordRefused(StorageError):
    """A match cannot be exported, or a file is not a valid match record.

    ``deal`` (from 1) and ``ply`` say where the error is, if it is at one. ``where`` is the path of names to
    it in the file, which is untrusted text. ``facts`` are numbers and names for the message.
    """

    def __init__(
        self,
        reason: RecordReason,
        *,
        deal: int | None = None,
        ply: int | None = None,
        where: str = "",
        **facts: object,
    ) -> None:
        place = [f"{name} {at}" for name, at in (("deal", deal), ("ply", ply)) if at is not None]
        super().__init__(" ".join(["Refused:", reason.value, *place]))
        self.reason = reason
        self.deal = deal
        self.ply = ply
        self.where = where
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:  # it is pickled by worker processes
        made: Any = partial(type(self), self.reason, deal=self.deal, ply=self.ply, where=self.where)
        return partial(made, **self.facts), ()


class DatabaseUnusable(StorageError):
    """The database cannot be opened."""


class DatabaseTooNew(DatabaseUnusable):
    """The database was written by a later version of the program."""


class DatabaseTaken(DatabaseUnusable):
    """Another process serves the database."""


class DatabaseMoved(DatabaseUnusable):
    """The database was moved elsewhere, or a move into it has not finished."""


class DatabaseGone(DatabaseUnusable):
    """The open database was removed, replaced, or made read-only."""


def log_level(error: BaseException, usual: int = logging.WARNING) -> int:
    """Return the level at which to log an error: ``usual``, or DEBUG during an outage."""
    return logging.DEBUG if isinstance(error, StorageError) and error.in_outage else usual
