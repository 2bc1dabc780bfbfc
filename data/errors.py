"""What storage raises. Messages are sentences for an operator; none holds a card, a deck or a seed.

StorageError            something was not stored, or not read
├── Conflict            a constraint refused the unit: it is stored already, or refers to what is not there
├── BadRecord           a stored record cannot be read; says which
└── DatabaseUnusable    the database cannot be opened: missing, read-only, corrupt, not ours
    └── DatabaseTooNew  it was written by a later version of the program
"""

__all__ = ["BadRecord", "Conflict", "DatabaseTooNew", "DatabaseUnusable", "StorageError"]


class StorageError(Exception):
    """Whatever storage raises on purpose. Nothing of the unit was stored."""


class Conflict(StorageError):
    """A constraint refused the unit: a doubled press, a second process, a record that refers to nothing."""


class BadRecord(StorageError):
    """A stored record cannot be read. ``where`` names it ("table k3x9 deal 2 ply 14"), not what it holds."""

    def __init__(self, what: str, where: str) -> None:
        super().__init__(f"The stored {what} cannot be read" + (f": {where}." if where else "."))
        self.what = what
        self.where = where


class DatabaseUnusable(StorageError):
    """The database cannot be opened for work."""


class DatabaseTooNew(DatabaseUnusable):
    """The database was written by a later version of the program."""
