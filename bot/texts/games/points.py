"""A rule in words, of which the rules pages are made."""

from typing import NamedTuple


class Point(NamedTuple):
    """A rule in words, and the options on which it depends."""

    words: str
    options: tuple[str, ...] = ()
