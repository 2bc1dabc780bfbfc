"""What storage raises. Messages are sentences for an operator; none holds a card, a deck or a seed.

StorageError            something was not stored, or not read
├── Conflict            a constraint refused the unit: it is stored already, or refers to what is not there
├── BadRecord           a stored record cannot be read; says which
├── RecordRefused       a match cannot be written to a file, or a file is no record of a match; says why
└── DatabaseUnusable    the database cannot be opened: missing, read-only, corrupt, not ours
    ├── DatabaseTooNew  it was written by a later version of the program
    ├── DatabaseTaken   another process serves it; says which
    ├── DatabaseMoved   its house has moved elsewhere, or has not arrived there
    └── DatabaseGone    it was taken away, or another put in its place, while it was open
"""

from enum import StrEnum
from functools import partial
from typing import Any


class StorageError(Exception):
    """Whatever storage raises on purpose. Nothing of a unit was stored, or nobody knows; it says which."""


class Conflict(StorageError):
    """A constraint refused the unit: a doubled press, a second process, a record that refers to nothing."""


class BadRecord(StorageError):
    """A stored record cannot be read. ``where`` names it ("table k3x9 deal 2 ply 14"), not what it holds."""

    def __init__(self, what: str, where: str) -> None:
        super().__init__(f"The stored {what} cannot be read" + (f": {where}." if where else "."))
        self.what = what
        self.where = where

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.what, self.where)


class RecordReason(StrEnum):
    """Why a match is not written to a file, or a file is not taken for a match."""

    # Writing
    STILL_PLAYED = "still_played"  # its decks tell what is not known yet
    NOT_BEGUN = "not_begun"  # a lobby in which nobody played
    # Reading the file
    TOO_LARGE = "too_large"
    NOT_JSON = "not_json"
    NAMED_TWICE = "named_twice"  # two values under one name
    NOT_A_RECORD = "not_a_record"
    VERSION = "version"  # of the format
    GAME = "game"  # a game that is not in the house
    RULES = "rules"  # of another version of the game
    SHAPE = "shape"  # something is missing, too much, or not what stands there
    NAME = "name"  # of a player: too long, or not to be written in a line
    OPTIONS = "options"
    SEATS = "seats"  # as many players as the game cannot have, or a seat that is nobody's
    # Playing it again
    DEALER = "dealer"
    DECK = "deck"  # not the pack of the game
    ACTION = "action"  # not an action of the game, or not by its rules
    UNFINISHED = "unfinished"  # the moves do not end the deal
    RESULT = "result"
    SCORES = "scores"
    RESIGNATION = "resignation"
    OVER = "over"  # it goes on after the end of the match
    OUTCOME = "outcome"


class RecordRefused(StorageError):
    """A match that is not written, or a file that is no record of one.

    ``deal`` (from 1) and ``ply`` say where, as far as it is at one; ``where`` is the path of names to it in
    the file, which may be anything that somebody wrote; ``facts`` are numbers and names for the sentence.
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

    def __reduce__(self) -> tuple[Any, ...]:  # it comes out of worker processes
        made: Any = partial(type(self), self.reason, deal=self.deal, ply=self.ply, where=self.where)
        return partial(made, **self.facts), ()


class DatabaseUnusable(StorageError):
    """The database cannot be opened for work."""


class DatabaseTooNew(DatabaseUnusable):
    """The database was written by a later version of the program."""


class DatabaseTaken(DatabaseUnusable):
    """Another process serves the database."""


class DatabaseMoved(DatabaseUnusable):
    """The house has moved out of the database, or a move into it was not finished."""


class DatabaseGone(DatabaseUnusable):
    """The open database was removed, another put in its place, or it may not be written to any more."""
