"""Simulates the bot: ``python -m tests.tools.simulate --seed 1``; ``--help`` names the options.

The same seed gives the same run, hash for hash. A failure is printed with the command that repeats it. The
exit code is 1 if anything was found.
"""

import argparse
import gc
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from random import Random

from tests.tools.simulate import planted
from tests.tools.simulate.errands import ERRANDS
from tests.tools.simulate.faults import FAULTS
from tests.tools.simulate.shrinker import Shrinker
from tests.tools.simulate.simulation import Outcome, Plan, Total
from tests.tools.torture.people import GAMES

now = time.monotonic


def main(arguments: Sequence[str]) -> int:
    """Run as the arguments say."""
    chosen = _parser().parse_args(arguments)
    if chosen.planted == "all" or "," in chosen.planted:
        names = list(planted.PLANTED) if chosen.planted == "all" else chosen.planted.split(",")
        return planted.table(names, chosen.most, _plan(chosen, 0), lambda line: print(line, flush=True))
    patched = planted.PLANTED[chosen.planted].patch() if chosen.planted else nullcontext()
    with patched:
        return _run(chosen)


def _run(chosen: argparse.Namespace) -> int:
    gc.collect()
    gc.freeze()  # what is loaded need not be looked through after each run
    total = Total()
    for seed in _seeds(chosen):
        recorded = json.loads(chosen.choices.read_text()) if chosen.choices else None
        outcome = total.run(_plan(chosen, seed), recorded, talk=chosen.talk)
        print(_line(outcome), flush=True)
        if outcome.found:
            _report(outcome, chosen)
            if not chosen.go_on:
                break
    print(total)
    return 1 if total.failures else 0


def _seeds(chosen: argparse.Namespace) -> Iterator[int]:
    if chosen.minutes:
        end, seed = now() + 60 * chosen.minutes, chosen.seed
        while now() < end:
            yield seed
            seed += 1
        return
    first, _, last = (chosen.seeds or str(chosen.seed)).partition("..")
    yield from range(int(first), int(last or first) + 1)


def _plan(chosen: argparse.Namespace, seed: int) -> Plan:
    plan = Plan(
        seed,
        steps=chosen.steps,
        people=chosen.people,
        tables=chosen.tables,
        workers=chosen.workers,
        games=chosen.games,
        likes=chosen.likes,
        faults=chosen.faults,
    )
    if chosen.planted in planted.PLANTED:
        return replace(plan, **planted.PLANTED[chosen.planted].needs)
    return varied(plan) if chosen.varied else plan


def varied(plan: Plan) -> Plan:
    """Return a plan with other workers, people, tables and errands for each seed."""
    chance = Random(plan.seed)
    return replace(
        plan,
        workers=chance.randint(1, 4),
        people=chance.randint(6, 12),
        tables=chance.randint(2, 5),
        likes=tuple(chance.sample(sorted(ERRANDS), chance.choice((0, 1, 2)))),
    )


def command(plan: Plan, choices: Path | None = None) -> str:
    """Return the command that repeats a run."""
    usual = Plan(plan.seed)
    words = [f"python -m tests.tools.simulate --seed {plan.seed} --steps {plan.steps}"]
    for name in ("people", "tables", "workers"):
        if getattr(plan, name) != getattr(usual, name):
            words.append(f"--{name} {getattr(plan, name)}")
    if plan.games != usual.games:
        words.append(f"--games {','.join(plan.games)}")
    if plan.likes:
        words.append(f"--likes {','.join(plan.likes)}")
    if plan.faults != tuple(FAULTS):
        words.append(f'--faults "{",".join(plan.faults)}"')
    if choices is not None:
        words.append(f"--choices {choices}")
    return " ".join(words)


def _line(outcome: Outcome) -> str:
    return (
        f"seed {outcome.plan.seed}: {outcome.trace} {outcome.steps:,} steps, {outcome.seconds:,.0f} s, "
        f"{outcome.count['presses']} presses, {outcome.count['moves']} moves, {outcome.cpu:.1f} s of CPU"
    )


def _report(outcome: Outcome, chosen: argparse.Namespace) -> None:
    for kind, what in outcome.found:
        print(f"{kind}: {what}")
    planted_too = f' --planted "{chosen.planted}"' if chosen.planted else ""
    print(command(outcome.plan) + planted_too)
    if not chosen.shrink:
        return
    shrinker = Shrinker(outcome, chosen.shrink, lambda line: print(f"  fails with {line}", flush=True))
    best = shrinker.shrink()
    file = None
    if shrinker.recorded is not None:
        file = Path(f"choices-{best.plan.seed}.json")
        file.write_text(json.dumps(shrinker.recorded))
    print(f"shortest: {best.found[0]}\n{command(best.plan, file)}{planted_too}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.simulate", description=__doc__)
    add = parser.add_argument
    add("--seed", type=int, default=1, help="the seed, or with --minutes the first one (default: 1)")
    add("--seeds", help="several seeds, such as 1..100")
    add("--minutes", type=float, default=0.0, help="run one seed after the other for so long")
    add(
        "--steps",
        type=int,
        default=20_000,
        help="steps of play before all is repaired (default: %(default)s)",
    )
    add("--people", type=int, default=8, help="default: %(default)s")
    add("--tables", type=int, default=3, help="tables that people keep open (default: %(default)s)")
    add("--workers", type=int, default=1, help="workers of the bot, 1 to 4 (default: %(default)s)")
    add("--games", type=_names_of(GAMES), default=tuple(GAMES), help="default: all")
    add("--likes", type=_names_of(ERRANDS), default=(), help="errands that people run more often")
    add("--faults", type=_names_of(FAULTS), default=tuple(FAULTS), help="default: all; empty: none")
    add("--varied", action="store_true", help="draw workers, people, tables and likes from the seed")
    add("--go-on", action="store_true", help="go on after a failure")
    add("--shrink", type=int, default=0, metavar="TRIES", help="shrink a failure with so many runs")
    add("--choices", type=Path, help="a file of choices that --shrink has written")
    add("--planted", default="", metavar="NAME", help="with a planted fault; several, or all: the table")
    add("--most", type=int, default=20, help="seeds for each planted fault (default: %(default)s)")
    add("--talk", action="store_true", help="print what happens")
    return parser


def _names_of(known: Iterable[str]) -> Callable[[str], tuple[str, ...]]:
    """Return a reader of names with commas between them."""

    def read(text: str) -> tuple[str, ...]:
        names = tuple(filter(None, text.split(",")))
        if unknown := {*names} - {*known}:
            raise argparse.ArgumentTypeError(f"no such thing: {', '.join(sorted(unknown))}")
        return names

    return read


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
