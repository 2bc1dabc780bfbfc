"""Comparisons of worlds and their twins, page by page and with the whole program."""

import gc
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import Final

from engine import GAMES
from engine.cards import Card
from tests.tools.leaks import pages
from tests.tools.leaks.day import DayVisit, lived
from tests.tools.leaks.orders import with_orders
from tests.tools.leaks.program import Visit, visited
from tests.tools.leaks.rounds import RoundVisit, held
from tests.tools.leaks.told import Difference, Told, difference
from tests.tools.leaks.worlds import (
    Moment,
    Script,
    Watcher,
    World,
    choices,
    origin_twin_of,
    played,
    twin_of,
    world_at,
)

SWAPS = 10
"""Moments of a match at which its worlds are compared page by page."""
EVENING = 60
"""The most moves of the last deal that are played with the whole program."""
REPEATED = 4
"""How often a visit is repeated: network races change the order of delivery only sometimes."""
DAYS: Final = {"next day": True, "day": False}
"""Days by whether only the cards of the next one differ."""
ROUNDS: Final = {"round": False, "same cards": True}
"""Rounds by whether only what is played at one table differs."""
PLANS: Final = "plans"
"""Matches in which others have other plans for their turns."""
KINDS: Final = (*DAYS, *ROUNDS, PLANS)
_Run = Callable[[], Awaitable[list[Told]]]


@dataclass(slots=True)
class Tally:
    """The results of the comparisons.

    ``told``: what was compared, by game and channel. ``origins``: worlds in which cards that were shown had
    come from elsewhere. ``plans``: worlds in which others had planned their turns. ``untwinned``: worlds for
    which no twin was found. ``alone``: moments at which another seat had only one legal action;
    ``telling``: those of them at which it had more in the twin, so that a forced move reveals its cards.
    """

    swaps: int = 0
    origins: int = 0
    plans: int = 0
    visits: int = 0
    told: Counter[tuple[str, str]] = field(default_factory=Counter)
    untwinned: int = 0
    unsteady: int = 0
    alone: int = 0
    telling: int = 0
    found: list[tuple[str, Difference]] = field(default_factory=list)

    def add(self, game: str, where: str, ours: list[Told], theirs: list[Told]) -> None:
        """Compare what two worlds have shown."""
        for one in ours:
            self.told[game, one.channel] += one.messages
        differs = difference(ours, theirs)
        if differs is not None:
            self.found.append((where, differs))


def _script(key: str, seed: object, number: int, deals: int) -> tuple[Script, random.Random]:
    rng = random.Random(f"{seed}/{key}/{number}")
    return played(key, rng, deals=deals), rng


def _where(script: Script, number: int, moment: Moment, watcher: Watcher) -> str:
    who = "a spectator" if watcher is None else f"seat {watcher}"
    return (
        f"{script.game}, match {number}, {script.stored.seat_count} seats, deal {moment[0]}, ply {moment[1]}"
        f", as {who} sees it; {script.stored.options}"
    )


def compare_pages(tally: Tally, key: str, seed: object, number: int, swaps: int = SWAPS) -> None:
    """Compare the pages at some moments of a match; ``number`` counts the matches of a seed."""
    script, rng = _script(key, seed, number, 3)
    moments = [*script.moments()]
    # Finished deals and last moves are checked more often than their share.
    late = [moment for moment in moments if moment[1] >= len(script.moves[moment[0] - 1]) - 2]
    for at in range(swaps):
        moment = rng.choice(late if at % 3 == 0 else moments)
        watcher = rng.choice(script.watchers)
        ours = world_at(script, moment)
        if ours.table.actors and rng.random() < 0.4:
            watcher = rng.choice(ours.table.actors)
        theirs, other = twin_of(script, moment, watcher, rng), origin_twin_of(script, moment, watcher, rng)
        tally.untwinned += theirs is None
        tally.swaps += theirs is not None
        tally.origins += other is not None
        if theirs is None and other is None:
            continue
        ask = pages.asked(ours, watcher, rng)
        where = _where(script, number, moment, watcher)
        told = [*pages.told(ours, watcher, ask)]
        if theirs is not None:
            tally.add(key, where, told, [*pages.told(theirs, watcher, ask)])
            _note_choices(tally, ours, theirs, watcher)
        if other is not None:
            tally.add(key, f"{where}, by origin", told, [*pages.told(other, watcher, ask)])
        if at % 3 == 1:
            own = random.Random(f"{seed}/{key}/{number}/{at}")
            planned = with_orders(world_at(script, moment), watcher, own)
            if planned is not None:
                tally.plans += 1
                tally.add(key, f"{where}, with plans", told, [*pages.told(planned, watcher, ask)])


def _note_choices(tally: Tally, ours: World, theirs: World, watcher: Watcher) -> None:
    deals = [world.table.deal for world in (ours, theirs)]
    counts = [
        len(deal.legal_actions(deal.actors[0]))
        for deal in deals
        if deal is not None and len(deal.actors) == 1 and not deal.asking and deal.actors[0] != watcher
    ]
    tally.alone += 1 in counts
    tally.telling += counts.count(1) == 1


async def compare_visit(tally: Tally, key: str, seed: object, number: int) -> None:
    """Compare everything that is sent during a match of the whole program."""
    script, rng = _script(key, f"{seed}/visit", number, 2)
    watcher, until = rng.choice(script.watchers), [*script.moments()][-1]
    if until[1] > EVENING:
        until = until[0], rng.randint(1, EVENING)
    ours, theirs = world_at(script, until), twin_of(script, until, watcher, rng)
    if theirs is None:
        tally.untwinned += 1
        return
    found = choices(script, [ours, theirs])
    over = all(deal.result is not None for deal in ours.stored.deals)
    others = [seat for seat in range(1, script.stored.seat_count) if seat != watcher]
    visit = Visit(
        script,
        watcher,
        until,
        found.listed,
        seed=rng.getrandbits(32),
        only_moves=over and found.alike and rng.random() < 0.5,
        # Computers play by themselves, and where several seats may act, in another order than the script.
        computers=frozenset(seat for seat in others if over and not found.together and rng.random() < 0.3),
        # Where all hands are open once the match has ended, they may differ then.
        open_hands=script.stored.open_hands and ours.table.outcome is None,
    )
    where = _where(script, number, until, watcher)
    runs = partial(visited, visit, _decks(ours)), partial(visited, visit, _decks(theirs))
    await _compare(tally, key, where, *runs)


async def compare_plans(tally: Tally, key: str, seed: object, number: int, most: int = EVENING) -> None:
    """Compare everything that is sent during a match of the whole program in which others plan.

    ``most``: so many moves are played at most.
    """
    script, rng = _script(key, f"{seed}/plans", number, 1)
    watcher, until = rng.choice(script.watchers), (1, min(most, len(script.moves[0])))
    world = world_at(script, until)
    visit = Visit(
        script,
        watcher,
        until,
        choices(script, [world]).listed,
        seed=rng.getrandbits(32),
        only_moves=False,
        computers=frozenset(),
        open_hands=False,
    )
    runs = [partial(visited, visit, _decks(world), plans) for plans in ("ours", "theirs")]
    await _compare(tally, PLANS, _where(script, number, until, watcher), *runs)


async def compare_passed(tally: Tally, kind: str, seed: object, number: int) -> None:
    """Compare what people are told while something is hidden from them, for each of ``KINDS``."""
    if kind == PLANS:
        await compare_plans(tally, [*GAMES][number % len(GAMES)], seed, number)
        return
    rng = random.Random(f"{seed}/{kind}/{number}")
    chosen = rng.getrandbits(32)

    async def told(world: int) -> list[Told]:
        if kind in DAYS:
            return (await lived(DayVisit(DAYS[kind], chosen), world)).before
        return (await held(RoundVisit(ROUNDS[kind], chosen), world)).before

    await _compare(tally, kind, f"{kind} {number}", partial(told, 0), partial(told, 1))


async def _compare(tally: Tally, key: str, where: str, ours: _Run, theirs: _Run) -> None:
    # A race changes what is sent within one world, too. Only what differs in every pair of visits counts.
    here: list[list[Told]] = []
    there: list[list[Told]] = []
    alike = None
    while alike is None and len(here) < REPEATED:
        for told, run in ((here, ours), (there, theirs)):
            told.append(await run())
            gc.collect()  # the bot and the playground of a visit are in cycles, of 10 MB
        alike = next((pair for pair in product(here, there) if difference(*pair) is None), None)
    tally.unsteady += alike is not None and len(here) > 1
    tally.visits += 1
    tally.add(key, where, *(alike or (here[0], there[0])))


def _decks(world: World) -> list[tuple[Sequence[Card], bytes]]:
    return [(deal.deck, deal.seed) for deal in world.stored.deals]
