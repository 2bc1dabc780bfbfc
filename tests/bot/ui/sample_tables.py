"""Sample tables: every stage of a match, simple play, and pages as plain text."""

import random
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from typing import Any

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import NEWS_KEPT, PlayedMove, Player, PlayerKind, Status, Table
from bot.pictures import HandPicture, ScenePicture
from bot.ui.appearance import Appearance
from bot.ui.custom_id import Press, parse
from data.settings import Throws
from data.tables.row_types import Why
from engine import GAMES
from engine.actions import Action, Discard, TakeUpcard
from engine.ai import Level
from engine.cards import Card, mask_of, parse_cards
from engine.games.gin.arrangement import deadwood, deadwood_after_discard
from engine.games.gin.deal import GinDeal
from engine.games.gin.terms import GinView, Phase
from tests.bot.dealt import instance

ANN = Player(kind=PlayerKind.PERSON, name="Ann", member=11)
BEN = Player(kind=PlayerKind.PERSON, name="Ben", member=12)
ROBIN = Player(kind=PlayerKind.COMPUTER, name="Robin", level=Level.EASY)
BY_MENU = Appearance(throws=Throws.MENU)
"""The appearance of a member who discards by the menu."""
DEADLINE = 1_790_000_000_000


def lobby(*players: Player, preset: str | None = None, **options: Any) -> Table:
    """Return a table of gin that has not begun."""
    spec = GAMES["gin"]
    return Table(
        id="k7w2m9x4qz",
        number=3,
        guild=700,
        channel=2,
        host=11,
        spec=spec,
        options=spec.options(preset=preset, **options),
        preset=preset,
        wanted=2,
        turn_ms=300_000,
        status=Status.LOBBY,
        players=players or (ANN, BEN),
        created_at=0,
        deadline=DEADLINE,
    )


def playing(*players: Player, seed: int = 1, preset: str | None = None, **options: Any) -> Table:
    """Return a table of gin at the start of its first deal; seat 0 is the dealer."""
    table = lobby(*players, preset=preset, **options)
    table.status = Status.PLAYING
    table.match = table.spec.new_match(seats=2, options=table.options, dealer=0)
    deal(table, seed)
    return table


def deal(table: Table, seed: int) -> None:
    """Begin the next deal."""
    assert table.match is not None
    order = list(table.match.pack())
    random.Random(seed).shuffle(order)
    table.deal = table.match.deal(order, seed=bytes(32))
    table.deal_no += 1
    table.ready = frozenset()


def at(table: Table, position: Mapping[str, Any]) -> Table:
    """Put a position of gin on the table; all cards not in it are the stock."""
    hands = [parse_cards(words) for words in position["hands"]]
    pile = parse_cards(position.get("pile", ""))
    placed = {*hands[0], *hands[1], *pile}
    stock = position.get("stock")
    rest = [card for card in GAMES["gin"].new_match(seats=2).pack() if card not in placed]
    table.deal = GinDeal.at(
        table.options,
        dealer=position.get("dealer", 0),
        turn=position["turn"],
        phase=Phase(position["phase"]),
        hands=hands,
        stock=rest[: len(rest) if stock is None else stock],
        pile=[*([] if stock is None else rest[stock:]), *pile],
        first_upcard=parse_cards(position.get("first", "KH"))[0],
        taken=parse_cards(position["taken"])[0] if "taken" in position else None,
    )
    return table


def act(table: Table, action: Action, seat: int | None = None, *, why: Why = Why.PLAYER) -> None:
    """Make a move as the manager would, without storing it; ``seat`` None: the first to act."""
    assert table.deal is not None
    assert table.match is not None
    who, ply = table.deal.actors[0] if seat is None else seat, table.ply
    table.deal = table.deal.clone()
    moved = PlayedMove(table.deal_no, ply, who, why, table.deal.apply(who, action))
    table.news = (*table.news, moved)[-NEWS_KEPT:]
    if table.deal.result is not None:
        table.match.close(table.deal)
        if table.match.outcome is not None:
            table.status = Status.OVER


def sensible(view: GinView, chance: random.Random) -> Action:
    """Return a move that makes progress, and sometimes any move, so that deals differ."""
    knocks = [action for action in view.legal if action.verb in ("knock", "big_gin")]
    if chance.random() < 0.1:
        return chance.choice(view.legal)
    if knocks and chance.random() < 0.4:
        return chance.choice(knocks)
    if view.phase is Phase.DISCARD:
        options = [action for action in view.legal if isinstance(action, Discard)]
        return min(options, key=lambda discard: deadwood(mask_of(view.hand) ^ 1 << discard.card))
    if view.phase in (Phase.DRAW, Phase.FIRST_UPCARD):
        upcard = view.pile[-1]
        better = deadwood_after_discard(mask_of(view.hand) | 1 << upcard, upcard) < deadwood(
            mask_of(view.hand)
        )
        return TakeUpcard() if better else view.legal[-1]
    return chance.choice(view.legal)


def moments(table: Table, seed: int, deals: int = 1) -> Iterator[Table]:
    """Play deals and yield the table at every ply."""
    return played(table, seed, sensible, deals)


def played(
    table: Table,
    seed: int,
    choose: Callable[[Any, random.Random], Action],
    deals: int,
    limit: int | None = None,
    *,
    by_lot: bool = False,
) -> Iterator[Table]:
    """Play deals by a policy and yield the table at every ply, at most ``limit`` of each deal.

    ``by_lot``: if several seats may act, one is drawn; otherwise the first acts.
    """
    chance = random.Random(seed)
    for number in range(deals):
        if number:
            deal(table, chance.randrange(1 << 30))
        assert table.deal is not None
        yield table
        for _ in count() if limit is None else range(limit):
            if not table.deal.actors:
                break
            seat = chance.choice(table.deal.actors) if by_lot else table.deal.actors[0]
            act(table, choose(table.deal.view(seat), chance), seat)
            yield table
        if table.deal.actors or table.status is Status.OVER:
            return


def rename(table: Table, *names: str) -> Table:
    """Rename the players."""
    table.players = tuple(
        replace(player, name=name) for player, name in zip(table.players, names, strict=True)
    )
    return table


def press_of(custom_id: object) -> Press:
    """Parse a custom_id that the bot has written."""
    press = parse(custom_id)
    assert press is not None
    return press


def picked(page: Page) -> frozenset[Card]:
    """Return the cards that are raised in the picture of a hand."""
    assert page.picture is not None
    drawing = page.picture.drawing
    return instance(HandPicture, drawing.below if isinstance(drawing, ScenePicture) else drawing).picked


def words(page: Page) -> str:
    """Return the words of a page, a line for each text, button and option.

    Suits are unescaped, and no-break spaces become spaces.
    """
    return "\n".join(_words(page.components)).replace("\u00a0", " ")


def _words(components: Any) -> Iterator[str]:
    for component in components:
        match component["type"]:
            case 10:
                yield re.sub(r"\\([♠♣♦♥])", r"\1", component["content"])
            case 2:
                yield f"[{component.get('label') or component['emoji']['name']}]"
            case 3:
                yield component["placeholder"]
                for option in component["options"]:
                    yield f"{option['label']} ({option.get('description', '')})"
            case 1 | 9 | 17:
                yield from _words(component["components"])
                yield from _words([component["accessory"]] if "accessory" in component else [])


def controls(page: Page) -> dict[str, Any]:
    """Return the buttons by label or emoji, and the selects by placeholder."""
    return {
        control.get("label") or control.get("placeholder") or control["emoji"]["name"]: control
        for control in _controls(page.components)
    }


def _controls(components: Any) -> Iterator[Any]:
    for component in components:
        if component["type"] in (2, 3):
            yield component
        elif "components" in component:
            yield from _controls(component["components"])


def discards(page: Page) -> dict[str, tuple[str, ...]]:
    """Return the possible discards, by buttons or by the menu: custom_id, and the value chosen."""
    found: dict[str, tuple[str, ...]] = {}
    for label, control in controls(page).items():
        card = re.sub(r"^Discard (back )?|: go out.*$", "", label)
        if control["type"] == 2 and re.fullmatch(r"Joker|[A0-9JQK]{1,2}[♠♣♦♥]", card):
            found[card] = (control["custom_id"],)
        elif label.startswith("Discard a card"):
            for option in control["options"]:
                found.setdefault(option["label"].split()[0], (control["custom_id"], option["value"]))
    return found


def discard_notes(page: Page) -> dict[str, str]:
    """Return the description of each card in the menu of discards."""
    menu = next(control for label, control in controls(page).items() if label.startswith("Discard a card"))
    return {option["label"]: option.get("description", "") for option in menu["options"]}


def custom_ids(page: Page) -> list[str]:
    """Return the custom_ids of a page."""
    return [control["custom_id"] for control in _controls(page.components)]
