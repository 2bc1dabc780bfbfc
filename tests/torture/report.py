"""What a torture came to: counted by each house, added up, and told in a table."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

__all__ = ["KINDS", "Tally", "table"]

KINDS = {
    "lost": "acknowledged and lost",
    "doubled": "done twice, or never asked for",
    "ahead": "shown before it was stored",
    "stuck": "tables that did not go on",
    "sums": "sums that are not zero",
    "audit": "faults of the audit",
    "damaged": "damaged databases and backups",
    "broke": "bots that ended or failed to start by themselves",
    "traceback": "lives with tracebacks in the log",
}
"""What may be found, and is zero in a sound house."""


@dataclass
class Tally:
    """Counts: ``kills`` by moment, ``faults`` by name, ``count`` of all else; ``found``: kind and sentence of
    what is wrong, and the folder with the evidence.
    """

    kills: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    count: Counter[str] = field(default_factory=Counter)
    found: list[tuple[str, str, str]] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add what another house has come to."""
        self.kills += other.kills
        self.faults += other.faults
        self.count += other.count
        self.found += other.found


def table(tally: Tally) -> Iterator[str]:
    """Yield the lines of the table."""
    yield from _part("kill −9", tally.kills, total="all")
    yield from _part("faults besides", tally.faults, total="all")
    yield from _part("what people did, and what came of it", tally.count)
    yield "what must be zero"
    kinds = Counter(kind for kind, _, _ in tally.found)
    for kind, words in KINDS.items():
        yield _line(words, kinds[kind])


def _part(title: str, counts: Counter[str], *, total: str = "") -> Iterator[str]:
    yield title
    for name, count in sorted(counts.items(), key=lambda each: (-each[1], each[0])):
        yield _line(name, count)
    if total:
        yield _line(total, counts.total())


def _line(name: str, count: int) -> str:
    return f"  {name:44}{count:>10,}"
