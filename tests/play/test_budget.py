"""The number of requests that a move costs, besides the answer to the press itself."""

from random import Random

import pytest

from bot.manager.publishing.message_sender import UNSEEN_MS
from bot.manager.tables.table import Status
from bot.playground.client import buttons_of, text_of
from bot.texts.commands import command_of
from tests.play.conftest import Harness
from tests.play.drive import may_play, sensibly, turn, verb_of

pytestmark = pytest.mark.long


async def test_a_move_costs_at_most_two_requests_and_one_and_a_half_on_average(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await alice.slash("table open", game="gin", options="target=50")
    await harness.quiet()
    board = next(
        message for message in alice.messages() if any(verb_of(b) == "join" for b in buttons_of(message))
    )
    await bob.click(board, "Join")
    await alice.click(board, "Start")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    choose = sensibly(Random(3))
    costs = []
    while table.status is Status.PLAYING:
        if table.between_deals:
            await alice.click(alice.message(board), "Next deal")
            await harness.quiet()
            await bob.click(bob.message(board), "Next deal")
            await harness.quiet()
            continue
        actor = alice if may_play(alice) else bob
        ply = (table.deal_no, table.ply)
        harness.playground.calls.reset()
        answer = await turn(actor, choose)
        assert answer.error is None, answer
        await harness.quiet()
        if (table.deal_no, table.ply) != ply:
            costs.append(len(harness.playground.calls.bot))
        harness.clock.advance(4_000)
        await harness.quiet()

    assert len(costs) > 20
    assert max(costs) <= 2
    assert sum(costs) / len(costs) <= 1.5


@pytest.mark.parametrize("thinking", [1_000, 4_000, 30_000])
async def test_a_command_costs_one_request_and_every_hand_is_right(harness: Harness, thinking: int) -> None:
    """Regression: after an own command, the hand in direct messages stayed outdated.

    At tables of four it did so for good. ``thinking``: the time that everybody takes for a move, in ms.
    """
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await alice.slash("table open", game="hand_partnership", options="rounds=2", turn_time="off")
    for _ in range(2):
        await alice.slash("table computer", level="easy")
    await bob.slash("table join")
    await alice.slash("table start")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    people = {seat: bob if table.players[seat].name == "Bob" else alice for seat in table.people}
    plies, begun, costs, following = 0, harness.clock.now(), [], []
    for _ in range(200):
        if not (table.deal and table.deal.actors):
            break
        actor = people[table.deal.actors[0]]
        verb = table.deal.legal_actions(table.deal.actors[0])[0].verb
        offered = [] if verb == "draw" else await actor.autocomplete(command_of(verb), "card", "")
        harness.playground.calls.reset()
        ply = table.ply
        answer = await actor.slash(command_of(verb), **({"card": offered[0]["value"]} if offered else {}))
        assert answer.error is None, answer
        await harness.quiet()
        plies += table.ply - ply
        costs.append(len(harness.playground.calls.bot))
        harness.clock.advance(thinking)
        await harness.quiet()
        following.append(len(harness.playground.calls.bot) - costs[-1])
    assert plies > 60
    # Until its member has played, a hand is edited with the moves: when their turn begins and when it ends.
    assert sum(costs) <= plies + 2 * len(people)
    # The direct messages of members who play elsewhere are not read; before that, they are updated at once.
    assert sum(following) <= len(people) + (harness.clock.now() - begun) / UNSEEN_MS
    assert sum(costs) + sum(following) <= 2 * plies
    for _ in range(2):
        harness.clock.advance(UNSEEN_MS)
        await harness.quiet()
    for visitor in people.values():
        assert text_of(visitor.dm()[-1]) == text_of((await visitor.slash("hand")).message or {})
