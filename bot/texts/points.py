"""A rule in words, as the pages of the rules are made of them."""

from typing import NamedTuple


class Point(NamedTuple):
    """A rule in words, and the options on which it depends."""

    words: str
    options: tuple[str, ...] = ()
