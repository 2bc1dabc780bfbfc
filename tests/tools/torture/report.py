"""The results of a torture test: counted per bot, added up, and printed as a table."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

KINDS = {
    "lost": "acknowledged and lost",
    "doubled": "done twice, or never requested",
    "ahead": "shown before it was stored",
    "stuck": "tables that did not go on",
    "sums": "sums that are not zero",
    "audit": "faults in the audit",
    "damaged": "damaged databases and backups",
    "broke": "bots that ended or failed to start by themselves",
    "traceback": "lives with tracebacks in the log",
}
"""Kinds of findings; their counts must be zero."""
COUNTS = {
    "presses": "presses",
    "commands": "commands",
    "doubled": "of these sent twice",
    "reordered": "delivered out of order",
    "stale": "outdated presses",
    "answered": "answered by the bot",
    "proved": "acknowledged as done, and checked after every death",
    "refused": "moves refused with a message",
    "erased": "members erased",
    "starts": "lives",
    "lives with another clock": "of these with a wrong clock",
    "starts refused": "failed starts during a fault",
}
"""The counters that are printed first, with their labels."""


@dataclass
class Tally:
    """The results.

    ``kills`` are counted by moment, ``faults`` by name, ``count`` has all other counters; ``found`` has
    kind and description of each finding, and the folder with the evidence.
    """

    kills: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    count: Counter[str] = field(default_factory=Counter)
    found: list[tuple[str, str, str]] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add the results of another bot."""
        self.kills += other.kills
        self.faults += other.faults
        self.count += other.count
        self.found += other.found


def table(tally: Tally) -> Iterator[str]:
    """Yield the lines of the table."""
    yield from _part("kill −9", tally.kills)
    yield from _part("faults besides", tally.faults)
    yield "what people did, and the results"
    for name, words in COUNTS.items():
        yield _line(words, tally.count[name])
    for name in sorted(tally.count.keys() - COUNTS.keys()):
        yield _line(name, tally.count[name])
    yield "what must be zero"
    kinds = Counter(kind for kind, _, _ in tally.found)
    for kind, words in KINDS.items():
        yield _line(words, kinds[kind])


def _part(title: str, counts: Counter[str]) -> Iterator[str]:
    yield title
    for name, count in sorted(counts.items(), key=lambda each: (-each[1], each[0])):
        yield _line(name, count)
    yield _line("all", counts.total())


def _line(name: str, count: int) -> str:
    return f"  {name:56}{count:>10,}"
