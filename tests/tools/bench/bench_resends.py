"""How many moves upload a picture again, over whole deals of computer players, and its cost.

A message gets a new file only when its picture has another name (bot/ui/sending/delivery.py). The table's
picture is counted for every move, and so are the hands: a waiting player should not get a new one.
"""

from random import Random
from statistics import median
from time import thread_time
from typing import Final

from bot.pictures import Style, prepare
from bot.ui.games.panel import Panel
from bot.ui.games.panels import PANELS
from bot.workers.renderer import Drawing, Picture, draw
from engine import GAMES
from engine.ai import Level, choose
from engine.deal import Deal
from engine.match import SEED_BYTES
from tests.tools.bench.bench_pictures import Row

DEALS: Final = 3
SHORT, LONG = 12, 40
"""Pictures drawn per game, chosen at random."""


def run(drawn: int = SHORT) -> list[Row]:
    """Return by game the shares of moves, and processor milliseconds and KB of a picture."""
    style = Style()
    prepare(style)
    rows: list[Row] = []
    for key, spec in GAMES.items():
        seats = min(4, spec.seats[-1])
        rows += _measure(key, seats, style, drawn)
    return rows + _measure("panguingue", 15, style, drawn)


def run_long() -> list[Row]:
    """Do the same with more pictures."""
    return run(LONG)


def _measure(key: str, seats: int, style: Style, drawn: int) -> list[Row]:
    chance = Random(5)
    moves = tables = own = others = 0
    shown: dict[str, list[Picture]] = {"table": [], "hand": []}
    for _ in range(DEALS):
        match = GAMES[key].new_match(seats=seats)
        pack = match.pack()
        deal = match.deal(chance.sample(pack, len(pack)), seed=chance.randbytes(SEED_BYTES))
        table, hands = _pictures(key, deal, style)
        while deal.actors:
            seat = deal.actors[0]
            deal.apply(seat, choose(key, Level.NORMAL, deal.view(seat)))
            now, held = _pictures(key, deal, style)
            moves += 1
            if now != table and now is not None:
                tables += 1
                shown["table"].append(now)
            for other, picture in enumerate(held):
                if picture != hands[other] and picture is not None:
                    shown["hand"].append(picture)
                    own += other == seat
                    others += other != seat
            table, hands = now, held
    name = f"{GAMES[key].title}, {seats} seats"
    rows = [
        (f"{name}: moves that upload the table again", 100 * tables / moves, "%"),
        (f"{name}: moves that upload the mover's hand again", 100 * own / moves, "%"),
        (f"{name}: hands of others uploaded again per move", others / moves, ""),
    ]
    for what, pictures in shown.items():
        rows += _costs(f"{name}: a {what} in play", chance.sample(pictures, min(drawn, len(pictures))))
    return rows


def _pictures(key: str, deal: Deal, style: Style) -> tuple[Picture | None, list[Picture | None]]:
    """Return the pictures on the board and on the hand panels while the deal is played."""
    panel = PANELS.get(key, Panel())
    if deal.result is not None:
        return _picture(panel.result_view(deal.view(None)), style), [None] * len(deal.view(None).held)
    hands = [
        _picture(panel.hand_view(deal.view(seat), "melds"), style)
        for seat in range(len(deal.view(None).held))
    ]
    return _picture(panel.table_view(deal.view(None)), style), hands


def _picture(drawing: Drawing | None, style: Style) -> Picture | None:
    return None if drawing is None else Picture(drawing, style)


def _costs(name: str, pictures: list[Picture]) -> list[Row]:
    taken, sizes = [], []
    for picture in pictures:
        began = thread_time()
        sizes.append(len(draw(picture)))
        taken.append(1000 * (thread_time() - began))
    return [
        (name, median(taken), "ms"),
        (f"{name}, the slowest", max(taken), "ms"),
        (f"{name}, file", median(sizes) / 1000, "KB"),
        (f"{name}, the largest file", max(sizes) / 1000, "KB"),
    ]
