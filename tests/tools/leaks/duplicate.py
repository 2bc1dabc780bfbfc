"""Tables of a round with duplicate deals, as everybody sees them while others play the same cards.

A veiled table and its twin have the same members, scores and turn, but wholly different cards, in hands and
on the table: to the players of other tables, all of them are hidden.
"""

import random
from collections.abc import Iterator
from dataclasses import replace

import orjson

from bot.manager.publishing.messages import Page
from bot.manager.results.replay import ReplayReason, ReplayRefused, access_of
from bot.manager.tables.rights import check_unveiled
from bot.manager.tables.table import Table, TableError, TableReason
from bot.ui.play.turn_mention import turn_mention_page
from bot.ui.tables.board import board
from bot.ui.tables.notices import already_seated_page, hand_elsewhere_page, status_page
from bot.ui.tables.sheet import sheet_page
from data.tables.replay import new_match
from engine import GAMES
from engine.deal import Deal
from engine.match import SEED_BYTES
from tests.engine.random_play import pick
from tests.tools.leaks.pages import LOOKS
from tests.tools.leaks.told import Told
from tests.tools.leaks.worlds import FIRST_MEMBER, LONGEST, Moment, Script, World, world_at

TRIES = 40


def veiled(world: World) -> World:
    """Return a world whose table belongs to a round that is still played."""
    world.table.deck_source = "cup:1"
    world.table.take(world.table.next(veiled=True))
    return replace(world, stored=replace(world.stored, deck_source="cup:1", veiled=True))


def other_cards(script: Script, moment: Moment, rng: random.Random) -> World | None:
    """Return the world with another deal on the table, in which the same seats are to act.

    None if no such deal was found.
    """
    world = world_at(script, moment)
    table = world.table
    for _ in range(TRIES):
        match = new_match(GAMES[script.game], script.stored)
        order = [*match.pack()]
        rng.shuffle(order)
        deal = match.deal(order, seed=rng.randbytes(SEED_BYTES))
        if _led_to(deal, table, rng):
            table.take(table.next(deal=deal, news=()))
            return world
    return None


def _led_to(deal: Deal, table: Table, rng: random.Random) -> bool:
    """Play a deal to where the same seats are to act as at a table, or to its end as there."""
    assert table.deal is not None
    ended = table.deal.result is not None
    least = rng.randrange(8)
    for ply in range(LONGEST):
        if (deal.result is not None) and ended:
            return True
        if deal.result is not None:
            return False
        if not ended and ply >= least and tuple(deal.actors) == tuple(table.deal.actors):
            return True
        deal.apply(*pick(deal, rng))
    return False


def shown(world: World) -> Iterator[Told]:
    """Yield everything about a table that is shown to people who do not sit there."""
    table = world.table
    for number, look in enumerate(LOOKS[:4]):
        yield _told("board", f"look {number}", board(table, look))
    for seat in table.actors:
        yield _told("notes", f"call of {seat}", turn_mention_page(table, seat))
    yield _told("notes", "moved", hand_elsewhere_page(table, channel=table.channel))
    yield _told("notes", "seated", already_seated_page(table, 0, table.spec.key))
    yield _told("notes", "status", status_page([table]))
    for number, look in enumerate(LOOKS[:2]):
        yield _told("notes", f"sheet, look {number}", sheet_page(table, None, look))


def _told(channel: str, what: str, page: Page) -> Told:
    """Return a page with its picture, and what is sent where that cannot be drawn."""
    parts = [page, *([page.instead()] if page.instead is not None else [])]
    said = [orjson.dumps((each.components, each.mentions, each.digest)) for each in parts]
    drawn = repr(page.picture and (page.picture.description, page.picture.drawing))
    return Told(channel, what, b"".join([*said, drawn.encode()]))


def is_refused(world: World) -> bool:
    """Return whether replays, reviews, files, proofs and payments are refused to everybody."""
    for member in (0, *range(FIRST_MEMBER, FIRST_MEMBER + world.stored.seat_count)):
        try:
            access_of(world.stored, member)
        except ReplayRefused as refused:
            if refused.reason is not ReplayReason.VEILED:
                return False
        else:
            return False
    try:
        check_unveiled(world.table)
    except TableError as refused:
        return refused.reason is TableReason.VEILED
    return False
