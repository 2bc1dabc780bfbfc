"""How many requests a move costs, beside the answer to the press itself (DESIGN.md section 6)."""

from random import Random

from bot.playground.client import buttons_of
from bot.table import Status
from tests.play.conftest import House
from tests.play.drive import may_play, sensibly, turn, verb_of


async def test_a_move_costs_at_most_two_requests_and_one_and_a_half_on_average(house: House) -> None:
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    await alice.slash("table open", game="gin", options="target=50")
    await house.quiet()
    board = next(
        message for message in alice.messages() if any(verb_of(b) == "join" for b in buttons_of(message))
    )
    await bob.click(board, "Join")
    await alice.click(board, "Start")
    await house.quiet()
    [table] = await house.bot.manager.in_channel(int(alice.channel.id))
    choose = sensibly(Random(3))
    costs = []
    while table.status is Status.PLAYING:
        if table.between_deals:
            await alice.click(alice.message(board), "Next deal")
            await house.quiet()
            await bob.click(bob.message(board), "Next deal")
            await house.quiet()
            continue
        actor = alice if may_play(alice) else bob
        ply = (table.deal_no, table.ply)
        house.playground.calls.reset()
        answer = await turn(actor, choose)
        assert answer.error is None, answer
        await house.quiet()
        if (table.deal_no, table.ply) != ply:
            costs.append(len(house.playground.calls.bot))
        house.clock.advance(4_000)
        await house.quiet()

    assert len(costs) > 20
    assert max(costs) <= 2
    assert sum(costs) / len(costs) <= 1.5
