"""Matches of Rummy 500 to 100 with a clock, by presses or commands alone, with a restart."""

from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Status
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of, text_of
from bot.texts.commands import command_of
from engine import code
from engine.actions import Action, DrawStock
from engine.games.rummy500.terms import LayOff, Meld, Rummy500View, TakePile
from tests.bot.ui.games.rummy500.sample_tables import sensible
from tests.play.conftest import Harness
from tests.play.drive import Json, says, verb_of
from tests.play.sitting import Sitting, generic, seat_two

pytestmark = pytest.mark.long

FIVE, SECOND, HOUR = 300_000, 1_000, 3_600_000
PICK = "Pick cards …"


async def timed(harness: Harness, **more: str) -> Sitting:
    """Seat two people in a match to 100 with five minutes each and no time limit per turn."""
    options: dict[str, Any] = {"options": "limit=100", "turn_time": "off", "clock": "5m"} | more
    return await seat_two(harness, game="rummy500", **options)


def said(answer: Answer) -> str:
    return "\n".join([answer.text, *map(text_of, answer.followups)])


def view_of(sitting: Sitting) -> Rummy500View:
    assert sitting.table.deal is not None
    view = sitting.table.deal.view(sitting.table.deal.actors[0])
    assert isinstance(view, Rummy500View)
    return view


def lines(message: Json, title: str) -> dict[str, tuple[Json, str]]:
    """Return the options of a menu by label: the menu, and the value to choose."""
    return {
        option["label"]: (menu, option["value"])
        for menu in selects_of(message)
        if menu["placeholder"].startswith(title)
        for option in menu["options"]
    }


async def press(visitor: Visitor, message: Json, label: str) -> Answer:
    """Press the enabled button with this label."""
    [part] = [part for part in buttons_of(message, enabled=True) if part.get("label") == label]
    return await visitor.click(message, custom_id=part["custom_id"])


async def pick_and_make(sitting: Sitting, label: str) -> Answer:
    """Make the move of a menu's option by selecting its cards in one menu after another."""
    actor = sitting.actor
    await press(actor, sitting.panel(actor), PICK)
    wanted = set(label.split(" on ")[0].split(" · ")[0].split())
    for page in range(4):
        shown = sitting.panel(actor)
        [menu] = selects_of(shown)
        chosen = [option["value"] for option in menu["options"] if option["label"] in wanted]
        await actor.select(shown, *chosen, custom_id=menu["custom_id"])
        shown = sitting.panel(actor)
        tabs = [part for part in buttons_of(shown) if verb_of(part) == "step"]
        if page + 1 >= len(tabs):
            break
        await actor.click(shown, custom_id=tabs[page + 1]["custom_id"])
    return await press(actor, sitting.panel(actor), label)


async def one_press(sitting: Sitting, chance: Random, used: set[str]) -> Answer:
    """Make one move on the panel: meld and lay off what is offered, take deep, discard."""
    actor = sitting.actor
    if any(part.get("label") == "Refresh" for part in buttons_of(sitting.panel(actor))):
        await press(actor, sitting.panel(actor), "Refresh")  # an absent player is called, not shown the hand
    shown = sitting.panel(actor)
    deep, melds, added, many = (
        lines(shown, title) for title in ("Take more", "Lay a meld", "Lay off", "Discard a card")
    )
    discards = [part for part in buttons_of(shown, enabled=True) if says(part).startswith("Discard")]
    buttons = [part["label"] for part in buttons_of(shown, enabled=True) if "label" in part]
    plays = [label for label in buttons if label.startswith(("Meld", "Lay"))]
    if PICK in buttons and (melds or added) and chance.random() < 0.5:
        used.add("pick")
        return await pick_and_make(sitting, chance.choice([*melds, *added]))
    if deep and chance.random() < 0.8:
        used.add("take")
        menu, value = deep[chance.choice([*deep])]
        return await actor.select(shown, value, custom_id=menu["custom_id"])
    for name, menus in (("meld", melds), ("layoff", added)):
        if menus and chance.random() < 0.5:
            used.add(name)
            menu, value = menus[next(iter(menus))]
            return await actor.select(shown, value, custom_id=menu["custom_id"])
    if plays:
        used.add("button")
        return await press(actor, shown, plays[0])
    if many:
        used.add("discard")
        menu, value = many[chance.choice([*many])]
        return await actor.select(shown, value, custom_id=menu["custom_id"])
    if discards:
        used.add("discard")
        return await actor.click(shown, custom_id=chance.choice(discards)["custom_id"])
    label = next(label for label in buttons if label.startswith(("Draw", "Take")))
    used.add(label.split()[0])
    return await press(actor, shown, label)


async def restart_in_mid_deal(sitting: Sitting) -> None:
    """Stop the bot for an hour while a player's clock runs, and check that nothing has changed."""
    harness, before, moment = sitting.harness, sitting.table.clock, sitting.moment
    now = harness.clock.now()
    times = [before.left(seat, now) for seat in (0, 1)]
    assert before.flag_at is not None
    await harness.stop()
    harness.clock.advance(HOUR)
    await harness.start()
    sitting.table = await harness.bot.manager.tables.find(sitting.table.id)
    clock, now = sitting.table.clock, harness.clock.now()
    assert sitting.moment == moment
    assert [clock.left(seat, now) for seat in (0, 1)] == times
    assert clock.flag_at == before.flag_at + HOUR
    assert f"<t:{clock.flag_at // SECOND}:R>" in text_of(sitting.board())


async def wait(harness: Harness, seconds: int) -> None:
    harness.clock.advance(seconds * SECOND)
    await harness.quiet()


def check_the_end(sitting: Sitting) -> None:
    """Check that the match was won by score and shows its totals."""
    table = sitting.table
    assert table.status is Status.OVER
    assert table.outcome is not None
    assert table.outcome.ending == "target"
    assert max(table.outcome.scores) >= 100
    shown = text_of(sitting.board())
    assert "wins the match" in shown
    assert f"**{table.outcome.scores[0]} : {table.outcome.scores[1]}**" in shown
    assert "left in hand =" in shown
    assert all(0 < seat.left < FIVE for seat in table.clock.seats)


@pytest.mark.long
async def test_a_match_by_presses_alone(harness: Harness) -> None:
    sitting = await timed(harness)
    chance, used, restarted = Random(6), set[str](), False
    assert "Deal 1 · to 100" in text_of(sitting.board())
    while sitting.playing:
        if sitting.table.between_deals:
            await sitting.next_deal()
            continue
        await wait(harness, 1)
        if sitting.table.ply > 12 and not restarted:
            restarted = True
            await restart_in_mid_deal(sitting)
        moment = sitting.moment
        answer = await one_press(sitting, chance, used)
        await harness.quiet()
        assert not generic(answer), said(answer)
        assert sitting.moment != moment, said(answer)
    check_the_end(sitting)
    assert restarted
    assert {"pick", "discard", "Draw", "take"} <= used
    assert used & {"button", "meld", "layoff"}


def words_for(action: Action, view: Rummy500View) -> str:
    """Return the typed argument for an action's command."""
    match action:
        case TakePile(count):
            return code(view.pile[-count])
        case LayOff(cards, meld):
            return f"{code(cards).lower()} on {meld + 1}"
        case Meld(cards):
            return code(cards)
        case _:
            return code(action.card)  # type: ignore[attr-defined]


@pytest.mark.long
async def test_a_match_by_commands_alone(harness: Harness) -> None:
    sitting = await timed(harness, options="limit=100 clock=5", clock="5m")
    chance, used, restarted, typed = Random(8), set[str](), False, False
    while sitting.playing:
        if sitting.table.between_deals:
            for visitor in sitting.people:
                await visitor.slash("table start")
            await harness.quiet()
            continue
        await wait(harness, 1)
        if sitting.table.ply > 9 and not restarted:
            restarted = True
            await restart_in_mid_deal(sitting)
        actor, view, moment = sitting.actor, view_of(sitting), sitting.moment
        action = sensible(view, chance)
        typed = not typed
        if isinstance(action, DrawStock):
            answer = await actor.slash("move draw")
        elif typed:
            answer = await actor.slash(command_of(action.verb), card=words_for(action, view))
        else:
            wanted = words_for(action, view).lower()
            offered = await actor.autocomplete(
                command_of(action.verb),
                "card",
                wanted.split(" on ")[0] if "on" in wanted else wanted.rsplit(" ", 1)[0],
            )
            assert offered, (action.verb, wanted)
            answer = await actor.slash(command_of(action.verb), card=offered[0]["value"])
        used.add(f"{action.verb} {typed}" if action.verb != "draw" else "draw")
        await harness.quiet()
        assert not generic(answer), said(answer)
        assert answer.ephemeral
        assert sitting.moment != moment, said(answer)
    check_the_end(sitting)
    assert restarted
    assert {"draw", "discard True", "discard False"} <= used
    assert {word.split()[0] for word in used} >= {"take", "meld", "layoff"}


async def test_what_cannot_be_done_is_refused_with_rule_cards_and_what_is_possible(harness: Harness) -> None:
    sitting = await timed(harness)
    actor = sitting.actor
    view = view_of(sitting)
    top, held = code(view.pile[-1]), code(view.hand[0])
    for verb, words, named in (
        ("take", "2", ("The discard pile has only 1 card", "rule 5")),
        ("take", held, ("is not in the discard pile", "rule 5")),
        ("meld", code(view.hand[:2]), ("Draw first: from the stock or from the discard pile", "rule 2")),
        (
            "discard",
            held,
            ("Draw first: from the stock or from the discard pile", "**Draw from the stock**", "rule 2"),
        ),
    ):
        answer = await actor.slash(command_of(verb), card=words)
        assert not generic(answer)
        assert all(word in said(answer) for word in named), said(answer)
    assert sitting.moment == (1, 0)
    await actor.slash("move take", card="1")
    await harness.quiet()
    for verb, words, named in (
        ("discard", top, ("alone from the discard pile", "You can", "rule 5")),
        ("meld", code(view.hand[:2]), ("is not a meld: a meld has at least three cards", "rule 3")),
        ("layoff", held, ("There is no meld on the table to lay off on yet", "rule 4")),
        ("take", "1", ("you draw only once a turn", "rule 2")),
    ):
        answer = await actor.slash(command_of(verb), card=words)
        assert not generic(answer)
        assert all(word in said(answer) for word in named), said(answer)
    assert sitting.moment == (1, 1)
    answer = await sitting.other.slash("move draw")
    assert "It is not your turn" in said(answer)
