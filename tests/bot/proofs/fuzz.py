"""Compare the verdicts of the three verifiers on random files.

Of 100 files about 15 are true, 35 are lies whose other fields were made consistent again, 10 have a stacked
deck, 15 are plain lies, and 25 are odd JSON. The seed and the file's number determine the file.
"""

import argparse
import json
import sys
import time
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tests.bot.proofs.generator import Made, lie, match_of, mend, places_of, stack
from tests.bot.proofs.odd_json import odd, written
from tests.bot.proofs.verifiers import TRUE, Verdicts

KINDS: Final = {"true": 15, "mended lie": 35, "stacked deck": 10, "lie": 15, "odd json": 25}
BATCH: Final = 200
ENOUGH: Final = 10
"""Stop after a batch with this many differences."""
SHRINKING: Final = 3_000
"""The number of files tried, at most, to find a shorter one with the same difference."""


class Difference(NamedTuple):
    """A file on which the verifiers disagree, or that all of them judge wrongly."""

    number: int
    kind: str
    said: tuple[str, str, str]
    file: bytes


class Fuzzed(NamedTuple):
    """Number of files by kind and verdict, and the files on which the verifiers disagree."""

    kinds: Counter[str]
    verdicts: Counter[str]
    differences: list[Difference]


def generated(seed: object, number: int) -> tuple[str, bytes]:
    """Return the kind of a file, and the file."""
    rng = Random(f"{seed}/{number}")
    [kind] = rng.choices([*KINDS], [*KINDS.values()])
    made = match_of(rng)
    if kind != "stacked deck":
        mend(made)
    match kind:
        case "mended lie" | "lie":
            for _ in range(rng.choice((1, 1, 1, 2))):
                with suppress(LookupError, TypeError, AttributeError):  # nothing is left to change
                    lie(made, rng, mended=kind == "mended lie")
        case "stacked deck":
            stack(made, rng)
        case "odd json":
            if rng.random() < 0.1:
                lie(made, rng, mended=True)
            return kind, odd(made.file, rng)
    return kind, written(made.file, rng).encode(errors="surrogatepass")


def fuzz(
    seed: object,
    files: int,
    first: int = 0,
    *,
    enough: int = ENOUGH,
    until: float = inf,
    said: Callable[[int], object] = lambda _: None,
) -> Fuzzed:
    """Compare verdicts until ``enough`` differ, or ``time.monotonic`` is past ``until``.

    ``said`` is called with the number of files compared so far.
    """
    found = Fuzzed(Counter(), Counter(), [])
    numbers = iter(range(first, first + files))
    with Verdicts() as verdicts:
        while batch := [(number, *generated(seed, number)) for number in islice(numbers, BATCH)]:
            files_of_batch = [file for _, _, file in batch]
            for (number, kind, file), three in zip(batch, verdicts.of(files_of_batch), strict=True):
                found.kinds[kind] += 1
                found.verdicts[three[0]] += 1
                wrong = three[0].startswith("crashed") or (kind == "true" and three[0] != TRUE)
                if wrong or len({*three}) > 1:
                    found.differences.append(Difference(number, kind, three, file))
            said(found.kinds.total())
            if len(found.differences) >= enough or time.monotonic() > until:
                break
    return found


# --- a shorter file


def shrunk(different: Difference) -> bytes:
    """Return a shorter file with the same verdicts, or the same file if none is found."""
    file, tries = different.file, SHRINKING
    with Verdicts() as verdicts:
        going = True
        while going:
            going = False
            for shorter in _shorter(file):
                tries -= 1
                if tries < 0:
                    return file
                if len(shorter) < len(file) and [*verdicts.of([shorter])] == [different.said]:
                    file, going = shorter, True
                    break
    return file


def _shorter(file: bytes) -> Iterator[bytes]:
    """Yield the file without one part: a field, a list entry, or some of its bytes."""
    mark = BOM_UTF8 if file.startswith(BOM_UTF8) else b""
    with suppress(ValueError, RecursionError):
        plain: Any = json.loads(file)
        for at, _ in enumerate(places_of(plain)):
            less = json.loads(file)
            where, step = next(islice(places_of(less), at, None))
            del where[step]
            yield mark + json.dumps(less, separators=(",", ":")).encode()
            with suppress(Exception):  # consistent first: the verifiers may disagree on consistent files only
                mend(Made(less, ()))
                yield mark + json.dumps(less, separators=(",", ":")).encode()
    size = len(file) // 2
    while size:
        for at in range(0, len(file), size):
            yield file[:at] + file[at + size :]
        size //= 4


# --- the command


def main(arguments: Sequence[str]) -> int:
    """Compare and print; the exit code is 1 if the verifiers disagree on a file."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.proofs fuzz", description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--files", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first file")
    parser.add_argument("--seconds", type=float, default=inf, help="stop after this many seconds")
    parser.add_argument("--out", type=Path, default=Path(), help="folder for files with a disagreement")
    wanted = parser.parse_args(arguments)
    began = time.monotonic()
    until = began + wanted.seconds

    def progress(count: int) -> None:
        print(f"\r{count:,} files …", end="", file=sys.stderr, flush=True)

    found = fuzz(wanted.seed, wanted.files, wanted.first, until=until, said=progress)
    print(file=sys.stderr)
    print(f"seed {wanted.seed}, {found.kinds.total():,} files in {time.monotonic() - began:.0f} s")
    for counts in (found.kinds, found.verdicts):
        print("  " + ", ".join(f"{name} {count:,}" for name, count in counts.most_common()))
    accepted = found.verdicts[TRUE]
    malformed = found.verdicts["malformed"]
    false = found.verdicts.total() - accepted - malformed
    print(f"  accepted {accepted:,}, malformed {malformed:,}, false {false:,}")
    for each in found.differences:
        path = wanted.out / f"differs-{wanted.seed}-{each.number}.json"
        path.write_bytes(each.file)
        path.with_suffix(".short.json").write_bytes(shrunk(each))
        print(f"{each.kind} {each.number}: program, one file, page say {each.said}: {path}")
    print(f"differences: {len(found.differences)}")
    return int(bool(found.differences))
