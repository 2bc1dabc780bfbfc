"""The three verifiers asked about files that nobody thought of: they have to say the same of each.

Of 100 files about 15 are true, 35 are lies of which the rest was made true again, 10 have a stacked deck, 15
are lies alone, and 25 are odd JSON. Which file it is follows from the seed and its number.
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
"""After a batch with so many differences no more are looked for."""
SHRINKING: Final = 3_000
"""So many files are tried at most to find a shorter one that differs, too."""


class Difference(NamedTuple):
    """A file of which the verifiers do not say the same, or all of them what is wrong."""

    number: int
    kind: str
    said: tuple[str, str, str]
    file: bytes


class Fuzzed(NamedTuple):
    """How many files of each kind had which verdict, and where the verifiers differ."""

    kinds: Counter[str]
    verdicts: Counter[str]
    differences: list[Difference]


def generated(seed: object, number: int) -> tuple[str, bytes]:
    """Make one file; return its kind, too."""
    rng = Random(f"{seed}/{number}")
    [kind] = rng.choices([*KINDS], [*KINDS.values()])
    made = match_of(rng)
    if kind != "stacked deck":
        mend(made)
    match kind:
        case "mended lie" | "lie":
            for _ in range(rng.choice((1, 1, 1, 2))):
                with suppress(LookupError, TypeError, AttributeError):  # nothing is left to lie about
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
    """Ask the verifiers about files until ``enough`` differ, or ``time.monotonic`` is past ``until``.

    ``said`` hears how many have been compared.
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
    """Return a file that is shorter, if one is found, and of which the verifiers say the same as of this."""
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
    """Yield the file without a part: a field or an entry of a list, or else some of its bytes."""
    mark = BOM_UTF8 if file.startswith(BOM_UTF8) else b""
    with suppress(ValueError, RecursionError):
        plain: Any = json.loads(file)
        for at, _ in enumerate(places_of(plain)):
            less = json.loads(file)
            where, step = next(islice(places_of(less), at, None))
            del where[step]
            yield mark + json.dumps(less, separators=(",", ":")).encode()
            with suppress(
                Exception
            ):  # what follows from the rest may have to follow for the verifiers to differ
                mend(Made(less, ()))
                yield mark + json.dumps(less, separators=(",", ":")).encode()
    size = len(file) // 2
    while size:
        for at in range(0, len(file), size):
            yield file[:at] + file[at + size :]
        size //= 4


# --- the command


def main(arguments: Sequence[str]) -> int:
    """Compare and print; the exit code says whether the verifiers differ anywhere."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.proofs fuzz", description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--files", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first file")
    parser.add_argument("--seconds", type=float, default=inf, help="stop after so long, whatever is left")
    parser.add_argument("--out", type=Path, default=Path(), help="where files are saved that differ")
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
