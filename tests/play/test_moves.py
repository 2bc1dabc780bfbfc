"""Every move that only one game has, made by its command as members type it."""

from collections.abc import Callable
from random import Random

import pytest

from bot.manager.tables.table import Person
from bot.texts.commands import verb_of_command
from engine import GAMES, proofs
from engine.ai import Level, choose
from engine.cards import Card
from tests.play.conftest import Harness
from tests.play.sitting import Sitting, generic, seat_two

MOST = 1_500
"""The number of moves in which all commands of a game must occur."""
GIN = ["move draw", "move take", "move pass", "move discard", "move knock", "move defend"]
PANGUINGUE = [
    "move stay",
    "move drop",
    "move demand",
    "move nodemand",
    "move split",
    "move borrow",
    "move goout",
]
RUMMY500 = ["move draw", "move take", "move meld", "move layoff", "move discard"]
CONTROL = ["move draw", "move take", "move meld", "move layoff", "move control", "move turn-over"]
HAND = [
    "move draw",
    "move take",
    "move meld",
    "move layoff",
    "move open",
    "move return",
    "move exchange",
]


def _verb(command: str, game: str) -> str | None:
    """Return the verb that a command means in a game."""
    return verb_of_command(command.removeprefix("move ").replace("-", "_"), game)


async def by_command(sitting: Sitting, command: str) -> bool:
    """Make a move by a command with its first completion; return whether it was offered."""
    seat = _seat(sitting)
    visitor, before, chosen = sitting.people[seat], sitting.moment, {}
    known = {each.qualified_name: each for each in sitting.harness.bot.tree.walk_commands()}
    if any(each.display_name == "card" for each in known[command].parameters):  # type: ignore[union-attr]
        offered = await visitor.autocomplete(command, "card", "")
        if not offered:
            return False
        chosen = {"card": offered[0]["value"]}
    answer = await visitor.slash(command, **chosen)
    await sitting.harness.quiet()
    assert not generic(answer), answer.text
    assert sitting.moment != before, (command, chosen, answer.text)
    return True


def _seat(sitting: Sitting) -> int:
    assert sitting.table.deal is not None
    return sitting.table.deal.actors[0]


async def by_itself(sitting: Sitting, chance: Random) -> None:
    """Make a move directly: as an easy computer player, or at random."""
    table, seat = sitting.table, _seat(sitting)
    assert table.deal is not None
    view = table.deal.view(seat)
    wild = chance.random() < 0.2
    action = chance.choice(view.legal) if wild else choose(table.spec.key, Level.EASY, view)
    player = table.players[seat]
    await sitting.harness.bot.manager.act(
        table.id, Person(player.member or 0, player.name), action, deal=table.deal_no, ply=table.ply
    )


async def play(sitting: Sitting, commands: list[str]) -> None:
    """Play on until each of the commands has made a move."""
    chance, left = Random(1), list(commands)
    for _ in range(MOST):
        if not left or not sitting.playing:
            break
        if sitting.table.between_deals:
            for visitor in sitting.people:
                await visitor.slash("table start")
            await sitting.harness.quiet()
            continue
        assert sitting.table.deal is not None
        verbs = {action.verb for action in sitting.table.deal.legal_actions(_seat(sitting))}
        for command in left:
            if _verb(command, sitting.table.spec.key) in verbs and await by_command(sitting, command):
                left.remove(command)
                break
        else:
            await by_itself(sitting, chance)
    assert not left


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "options", "commands"),
    [
        ("gin", "layoff_mode=manual target=1000", GIN),
        ("panguingue", "deals=100", PANGUINGUE),
        ("rummy500", "limit=500", RUMMY500),
        ("control", "control_mode=held target=1000", CONTROL),
        ("hand", "rounds=100", HAND),
    ],
)
async def test_every_move_of_a_game_is_made_by_its_command(
    harness: Harness, game: str, options: str, commands: list[str]
) -> None:
    sitting = await seat_two(harness, game=game, options=options, turn_time="off")
    await play(sitting, commands)


def _eleven_melded() -> list[Card]:
    """Return a deck that deals eleven spades in a row to the player who does not deal."""
    pack = list(GAMES["gin"].new_match(seats=2).pack())
    return [*pack[:10], *pack[11:21], pack[10], *pack[21:]]


def _four_pairs() -> list[Card]:
    """Return a deck that deals four pairs to the first player of a round of Hand."""
    spec = GAMES["hand"]
    for seed in range(5_000):
        match = spec.new_match(seats=2, options=spec.options(pairs_redeal=True))
        order = Random(seed).sample(match.pack(), len(match.pack()))
        deal = match.deal(order, seed=bytes(32))
        if any(action.verb == "redeal" for action in deal.legal_actions(deal.actors[0])):
            return order
    raise AssertionError


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "options", "deck", "command"),
    [
        ("gin", "big_gin=yes first_upcard=eleven_card_deal", _eleven_melded, "move big-gin"),
        ("hand", "pairs_redeal=yes", _four_pairs, "move redeal"),
    ],
)
async def test_what_hardly_ever_comes_up_is_done_by_its_command(
    harness: Harness,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    options: str,
    deck: Callable[[], list[Card]],
    command: str,
) -> None:
    order = tuple(deck())
    monkeypatch.setattr(proofs, "order", lambda _key, _pack: order)
    sitting = await seat_two(harness, game=game, options=options)
    await play(sitting, [command])
