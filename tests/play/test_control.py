"""Short matches of Control Card Rummy, by presses or commands alone, with a restart."""

from random import Random

import pytest

from bot.manager.tables.table import Status
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of, text_of
from bot.texts.commands import command_of
from engine import code
from engine.actions import Discard
from engine.cards import Card, pack
from engine.games.control.control_cards import ControlKind
from engine.games.control.terms import ControlView, LayOff, Meld, Phase, PlayControl, TurnOver
from tests.play.conftest import Harness
from tests.play.drive import Json, choices, verb_of
from tests.play.sitting import Sitting, generic, seat_two

pytestmark = pytest.mark.long

MODES = {
    "round": "target=100 number_suit=any",
    "held": "control_mode=held held_controls=2 target=100 number_suit=any",
}
"""Options for short matches: with mixed suits there is always something to meld."""
LIMIT = 2_000
"""A match with more moves is a fault."""
Deed = tuple[str, Json, str | None]
"""The label, the button or menu, and the value in it."""


async def table_of(harness: Harness, mode: str) -> Sitting:
    return await seat_two(harness, game="control", options=MODES[mode])


def view_of(sitting: Sitting, seat: int | None = None) -> ControlView:
    """Return the view of a seat; default: the seat to act."""
    deal = sitting.table.deal
    assert deal is not None
    view = deal.view(deal.actors[0] if seat is None else seat)
    assert isinstance(view, ControlView)
    return view


def deeds(message: Json) -> list[Deed]:
    """Return all moves on a panel, by label."""
    found = []
    for part, value in choices(message):
        lines = {line["value"]: line["label"] for line in part.get("options", ())}
        found.append((lines[value] if value is not None else part["label"], part, value))
    return found


def sensible(offered: list[Deed], chance: Random) -> Deed:
    """Return a move: sometimes a control card, then melds and lay-offs, else draw and discard."""
    for begin, often in (
        ("Play ", 0.4),
        ("Meld ", 0.9),
        ("Lay ", 0.9),
        ("Yes", 1.0),
        ("Turn ", 0.5),
        ("Take ", 0.4),
    ):
        found = [deed for deed in offered if deed[0].startswith(begin)]
        if found and chance.random() < often:
            return chance.choice(found)
    last = [deed for deed in offered if not deed[0].startswith(("Play ", "Meld ", "Lay ", "Take "))]
    menus = [deed for deed in last if deed[2] is not None]
    return (menus or last or offered)[0]  # always the first loose suit, so the rest goes together


async def do(visitor: Visitor, message: Json, part: Json, *values: str) -> Answer:
    if values:
        return await visitor.select(message, *values, custom_id=part["custom_id"])
    return await visitor.click(message, custom_id=part["custom_id"])


def step_menu(message: Json) -> Json:
    [menu] = [part for part in selects_of(message) if verb_of(part) == "step"]
    return menu


async def pick(sitting: Sitting, action: Meld | LayOff) -> Answer:
    """Select the cards of a meld or lay-off in a menu, check them, and lay them."""
    actor, view = sitting.actor, view_of(sitting)
    label = "Pick a meld …" if isinstance(action, Meld) else "Lay off several …"
    await actor.click(sitting.panel(actor), label)
    shown = sitting.panel(actor)
    values = [str(view.hand.index(card)) for card in action.cards]
    await do(actor, shown, step_menu(shown), *values)
    shown = sitting.panel(actor)
    told = text_of(shown)
    wanted = (
        f"is **{action.kind.upper()}**" if isinstance(action, Meld) and action.kind is not None else "point"
    )
    assert wanted in told
    made = [part for part in buttons_of(shown) if verb_of(part) == "make"]
    assert made
    return await do(actor, shown, made[0])


async def one_press(sitting: Sitting, chance: Random, used: set[str]) -> None:
    """Make one move on the panel of the player to act."""
    actor, view = sitting.actor, view_of(sitting)
    if not choices(sitting.panel(actor)):  # a player who was away is called, and not shown the hand
        await actor.click(sitting.panel(actor), "Refresh")
    look(sitting)
    layoffs = [action for action in view.legal if isinstance(action, LayOff)]
    picks: list[Meld | LayOff] = [action for action in view.legal if isinstance(action, Meld)]
    picks += layoffs if len(layoffs) > 1 else []  # a single one is a button
    if picks and chance.random() < 0.5:
        picked = chance.choice(picks)
        used.add(f"pick {picked.verb}")
        answer = await pick(sitting, picked)
    else:
        shown = sitting.panel(actor)
        label, part, value = sensible(deeds(shown), chance)
        used.add(label.split()[0])
        answer = await do(actor, shown, part, *([value] if value is not None else []))
    assert not generic(answer), answer
    await sitting.harness.quiet()


def look(sitting: Sitting) -> None:
    """Check that the card in force is on board and panel, and held cards on the own panel only."""
    shown = text_of(sitting.board())
    view = view_of(sitting)
    for kind in view.in_force:
        assert f"# 🎴 {kind.upper()}" in shown
        assert f"🎴 **{kind.upper()}**" in text_of(sitting.panel(sitting.actor))
    if view.preview is not None:
        assert f"Next: {view.preview.upper()}" in shown
    assert "You hold" not in shown
    for seat, visitor in enumerate(sitting.people):
        own, told = view_of(sitting, seat).own_controls, text_of(sitting.panel(visitor))
        assert ("You hold" in told) is bool(own)
        assert all(f"🎴 **{kind.upper()}**" in told for kind in own)


def check_the_end(sitting: Sitting) -> None:
    table = sitting.table
    assert table.status is Status.OVER
    assert table.outcome is not None
    assert table.outcome.ending == "target"
    assert max(table.outcome.scores) >= 100
    shown = text_of(sitting.board())
    assert "wins the match" in shown
    assert f"**{table.outcome.scores[0]} : {table.outcome.scores[1]}**" in shown
    assert "goes out and scores" in shown


async def restart(sitting: Sitting) -> None:
    """Restart the bot in mid-deal and check that nothing has changed."""
    moment, views = sitting.moment, [view_of(sitting, seat) for seat in (0, 1)]
    await sitting.restart()
    assert sitting.moment == moment
    assert [view_of(sitting, seat) for seat in (0, 1)] == views


@pytest.mark.parametrize("mode", MODES)
async def test_a_match_by_presses_alone(harness: Harness, mode: str) -> None:
    sitting = await table_of(harness, mode)
    chance, used, count, restarted = Random(4), set[str](), 0, False
    while sitting.playing:
        count += 1
        assert count < LIMIT
        if sitting.table.between_deals:
            await sitting.next_deal()
            continue
        await one_press(sitting, chance, used)
        if not restarted and sitting.playing and len(view_of(sitting).melds) > 1:
            await restart(sitting)
            restarted = True
    check_the_end(sitting)
    assert restarted
    assert {"pick meld", "pick layoff", "Draw", "Meld", "Lay"} <= used
    assert ("Play" in used) is (mode == "held")


async def command(sitting: Sitting, chance: Random, used: set[str]) -> Answer:
    """Make one move by a command: draw or take, play a control card, meld, lay off, discard."""
    actor, view = sitting.actor, view_of(sitting)
    if view.phase is Phase.DRAW:
        taken = bool(view.pile) and chance.random() < 0.3
        name = "take" if taken else "draw" if view.stock else "turn-over"
        used.add(name)
        return await actor.slash(f"move {name}")
    for kind in (PlayControl, Meld, LayOff):
        found = [action for action in view.legal if isinstance(action, kind)]
        if found and chance.random() < 0.8:
            action = chance.choice(found)
            used.add(action.verb)
            return await actor.slash(command_of(action.verb), card=await typed(actor, action, chance))
    discard = next(action for action in view.legal if isinstance(action, Discard))
    used.add(discard.verb)
    return await actor.slash(command_of(discard.verb), card=code(discard.card))


async def typed(actor: Visitor, action: PlayControl | Meld | LayOff, chance: Random) -> str:
    """Return the argument for an action: typed, or a completion for its cards."""
    match action:
        case PlayControl(kind):
            return kind.value
        case Meld(cards, kind) if chance.random() < 0.5:
            return f"{code(cards)} {kind}"
        case LayOff(cards, int(number)) if chance.random() < 0.5:
            return f"{code(cards)} on {number + 1}"
        case _:
            offered = await actor.autocomplete(command_of(action.verb), "card", code(action.cards))
            assert offered, action
            return str(offered[0]["value"])


async def refused(sitting: Sitting, name: str, words: str, card: str | None = None) -> None:
    """Send a command that is refused with this text and changes nothing."""
    moment = sitting.moment
    answer = await sitting.actor.slash(command_of(name), **({"card": card} if card is not None else {}))
    await sitting.harness.quiet()
    assert words in answer.text, answer.text
    assert answer.ephemeral
    assert "Control Card Rummy, rule" in answer.text
    assert sitting.moment == moment


async def refusals(sitting: Sitting, told: set[str]) -> None:
    """Try moves that are illegal now, each kind once."""
    view = view_of(sitting)
    if view.phase is Phase.DRAW:
        if "first" not in told:
            told.add("first")
            await refused(
                sitting, "discard", "Draw first: from the stock, or take the upcard", code(view.hand[0])
            )
            await refused(sitting, "turn-over", "only when the stock is empty")
        return
    if view.taken is not None and "taken" not in told and len(view.hand) > 2:
        told.add("taken")
        await refused(sitting, "discard", "so you cannot discard it", code(view.taken))
    if view.phase is Phase.PLAY and len(view.hand) > 3 and "meld" not in told:
        told.add("meld")
        await refused(sitting, "meld", "In force: **", code(view.hand[:2]))
        await refused(sitting, "draw", "You have already drawn this turn;")
        absent = next(card for card in pack() if card not in view.hand)
        await refused(sitting, "layoff", "You do not hold", code(Card(absent)))
    if view.phase is Phase.MELDED and "second" not in told and len(view.hand) > 3:
        told.add("second")
        await refused(sitting, "meld", "you meld only once a turn", code(view.hand[:3]))
    if view.control_played and "control" not in told:
        told.add("control")
        await refused(sitting, "control", "you play only one a turn", view.own_controls[0])
    if not view.own_controls and "none" not in told:
        told.add("none")
        await refused(sitting, "control", "Players hold no control cards", ControlKind.SUM)
        await refused(sitting, "control", "Players hold no control cards", "whatever")


@pytest.mark.parametrize("mode", MODES)
async def test_a_match_by_commands_alone_with_what_is_refused(harness: Harness, mode: str) -> None:
    sitting = await table_of(harness, mode)
    chance, used, told, restarted = Random(9), set[str](), set[str](), False
    for _ in range(LIMIT):
        if not sitting.playing:
            break
        if sitting.table.between_deals:
            for visitor in sitting.people:
                await visitor.slash("table start")
                await harness.quiet()
            continue
        await refusals(sitting, told)
        moment = sitting.moment
        answer = await command(sitting, chance, used)
        await harness.quiet()
        assert not generic(answer), answer
        assert sitting.moment != moment, answer.text
        if not restarted and sitting.playing and not sitting.table.between_deals and view_of(sitting).melds:
            await restart(sitting)
            restarted = True
    check_the_end(sitting)
    assert restarted
    assert {"draw", "take", "meld", "layoff", "discard"} <= used
    assert {"first", "taken", "meld", "second"} <= told
    assert ("control" in used) is (mode == "held")
    assert ("control" if mode == "held" else "none") in told


async def test_turning_the_pile_over_is_asked_and_done(harness: Harness) -> None:
    """Two players who only draw and discard reach the end of the stock."""
    sitting = await seat_two(harness, game="control", options="control_mode=deal hand_size=13 stall=0")
    while view_of(sitting).stock:
        await sitting.actor.slash("move draw")
        await harness.quiet()
        discards = [action for action in view_of(sitting).legal if isinstance(action, Discard)]
        await sitting.actor.slash("move discard", card=code(discards[0].card))
        await harness.quiet()
    assert any(isinstance(action, TurnOver) for action in view_of(sitting).legal)
    actor = sitting.actor
    await actor.slash("hand")
    await actor.click(sitting.panel(actor), "Turn the discard pile over")
    assert "Turn the discard pile over?" in text_of(sitting.panel(actor))
    await actor.click(sitting.panel(actor), "Yes")
    await harness.quiet()
    assert view_of(sitting).turnovers == 1
    assert "turned over the discard pile (26 cards), turned up 🎴 " in text_of(sitting.board())
