"""Results of a deal for each seat, on which win probabilities are based.

``python -m tests.tools.bench.outcomes`` plays deals of *strong* against itself under the default options,
for every number of seats, and writes ``engine/ai/search/outcomes.json``.
"""

import json
import random
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from engine import GAMES
from engine.ai import Level, choose
from engine.ai.search import win_probability
from engine.ai.search.win_probability import outcomes_key
from engine.match import SEED_BYTES

FILE: Final = Path(str(files(win_probability.__package__))) / "outcomes.json"
_DEALS: Final = 120
_PRESETS: Final = {"control": ("standard", "penalty")}


def outcomes(game: str, seats: int, preset: str | None, deals: int) -> Iterator[list[int]]:
    """Yield the results of ``deals`` deals by seat: points, or chips where there are none."""
    spec = GAMES[game]
    options = spec.options(**(spec.presets[preset] if preset else {}))
    chosen = random.Random(f"{game} {seats} {preset}")
    while deals:
        match = spec.new_match(seats=seats, options=options, dealer=chosen.randrange(seats))
        while match.outcome is None and deals:
            pack = match.pack()
            deal = match.deal(chosen.sample(pack, len(pack)), seed=chosen.randbytes(SEED_BYTES))
            while deal.result is None:
                seat = deal.actors[0]
                deal.apply(seat, choose(game, Level.STRONG, deal.view(seat)))
            match.close(deal)
            deals -= 1
            yield [*deal.result.points]


def main() -> None:
    """Play, and write the file."""
    found: dict[str, dict[str, list[list[int]]]] = {}
    for game, spec in GAMES.items():
        for preset in _PRESETS.get(game, (None,)):
            options = spec.options(**(spec.presets[preset] if preset else {}))
            for seats in spec.seats:
                brought = [*outcomes(game, seats, preset, _DEALS)]
                found.setdefault(outcomes_key(spec, options), {})[str(seats)] = brought
                print(game, preset or "", seats, flush=True)
    FILE.write_text(_stored(found))


def _stored(found: dict[str, dict[str, list[list[int]]]]) -> str:
    """Return the contents of the file: a line for each game and number of seats."""
    games = [
        f'"{game}": {{\n' + ",\n".join(f'"{seats}": {json.dumps(of)}' for seats, of in by.items()) + "\n}"
        for game, by in found.items()
    ]
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    main()
