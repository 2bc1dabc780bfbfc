"""``python -m engine.ai.training gin --minutes 60 --out folder`` makes the network of a game."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from engine.ai.training.card import Result, write_card
from engine.ai.training.contract import Decks, NewTrainer, share
from engine.ai.training.control import ControlTrainer
from engine.ai.training.gin import GinTrainer
from engine.ai.training.gin.beliefs import GinBeliefTrainer
from engine.ai.training.hand import HandTrainer
from engine.ai.training.panguingue import PanguingueTrainer
from engine.ai.training.rummy500 import Rummy500Trainer
from engine.ai.training.run import Budget, Run, Unfit

TRAINERS: Final[Mapping[str, NewTrainer]] = MappingProxyType(
    {
        "gin": GinTrainer,
        "panguingue": PanguingueTrainer,
        "rummy500": Rummy500Trainer,
        "control": ControlTrainer,
        "hand": HandTrainer,
    }
)
"""The trainer of each game, by its key."""
BELIEFS: Final[Mapping[str, NewTrainer]] = MappingProxyType({"gin": GinBeliefTrainer})
"""The trainers of networks that say where unseen cards lie."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Train, measure, and write network, card and curve; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.ai.training",
        description="Make the value network of a game from nothing. A run that was killed goes on.",
    )
    parser.add_argument("game", choices=[*TRAINERS])
    parser.add_argument("--beliefs", action="store_true", help="the network that says where cards lie")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0, help="how many minutes of a processor to train")
    parser.add_argument(
        "--positions", type=int, default=0, help="how many: the same seed makes the same network"
    )
    parser.add_argument(
        "--out", type=Path, required=True, help="folder of checkpoint, network, card and curve"
    )
    parser.add_argument("--every", type=float, default=30, help="minutes between matches for the curve")
    parser.add_argument("--pairs", type=int, default=1_000, help="pairs of matches for the card")
    parser.add_argument("--workers", type=int, choices=(1, 2), default=1, help="processes that play")
    parser.add_argument(
        "--against",
        default="",
        help="a frozen opponent to learn to beat: shipped, a file, or a name of the trainer",
    )
    asked: Any = parser.parse_args(arguments)
    if asked.minutes <= 0 and asked.positions <= 0:
        parser.error("say --minutes or --positions")
    if asked.seed < 0 or asked.pairs < 1:
        parser.error("--seed must not be negative, and --pairs must be positive")
    if asked.beliefs and asked.game not in BELIEFS:
        parser.error(f"{asked.game} has no network that says where cards lie")
    new_trainer = (BELIEFS if asked.beliefs else TRAINERS)[asked.game]
    try:
        run = Run(new_trainer(against=asked.against), asked.seed, asked.out, workers=asked.workers)
    except (Unfit, OSError, ValueError) as refusal:
        parser.error(str(refusal))
    budget = Budget(minutes=asked.minutes, examples=asked.positions)
    run.go_on(budget, _say, measured=60 * asked.every, saved=20)
    data = run.export()
    results = []
    for number, opponent in enumerate(run.trainer.measured_against):
        won, half = share(run.matches(opponent, asked.pairs, Decks.REPORTING, number))
        results.append(Result(opponent, 2 * asked.pairs, round(won, 4), round(half, 4)))
        _say(f"{opponent}: {100 * won:.1f} ± {100 * half:.1f} % of {2 * asked.pairs} matches")
    limit = f"--positions {asked.positions}" if asked.positions else f"--minutes {asked.minutes:g}"
    command = f"python -m engine.ai.training {asked.game} --seed {asked.seed} {limit} --out folder"
    if asked.beliefs:
        command += " --beliefs"
    if asked.against:
        command += f" --against {asked.against}"
    _say(str(write_card(run, data, command, results)))
    return 0


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
