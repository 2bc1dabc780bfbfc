"""Several members are asked at once: an answer of one leaves the others' buttons valid."""

from copy import deepcopy
from random import Random

import pytest

from bot.manager.tables.table import Person, Table
from bot.playground import Visitor
from bot.playground.client import buttons_of, text_of
from data.settings import WhenAsked
from engine.games.panguingue.terms import Demand, NoDemand
from tests.play.conftest import Harness
from tests.play.drive import Json, panel

pytestmark = pytest.mark.long

NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin")


async def asked_for_a_demand(harness: Harness, *, command: bool) -> tuple[Table, dict[int, Visitor]]:
    """Play panguingue until players may demand; return those who are asked, by seat.

    ``command``: everybody has an ephemeral panel from ``/hand``, not only the direct message.
    """
    people = [harness.visitor(name) for name in NAMES]
    await people[0].slash(
        "table open", game="panguingue", seats=5, options="forcing=on_request", turn_time="off"
    )
    for visitor in people[1:]:
        await visitor.slash("table join")
    await people[0].slash("table start")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(people[0].channel.id))
    chance, manager = Random(4), harness.bot.manager
    while True:
        if table.between_deals:
            for player in list(table.players):
                if table.between_deals:
                    await manager.ready(table.id, Person(player.member or 0, player.name))
        deal = table.deal
        assert deal is not None
        if deal.asking and len(deal.actors) >= 4:
            break
        seat, player = deal.actors[0], table.players[deal.actors[0]]
        legal = deal.legal_actions(seat)
        laying = [action for action in legal if action.verb in ("stay", "meld", "layoff", "take", "nodemand")]
        await manager.act(
            table.id,
            Person(player.member or 0, player.name),
            chance.choice(laying or legal),
            deal=table.deal_no,
            ply=table.ply,
        )
    await harness.quiet()
    asked = {seat: people[seat] for seat in deal.actors}
    for visitor in asked.values():
        if command:
            await visitor.slash("hand")
        else:
            await visitor.click(visitor.dm()[-1], "By suit")
    await harness.quiet()
    return table, asked


def _labels(message: Json) -> list[str]:
    return [part["label"] for part in buttons_of(message)]


def shown_to(visitor: Visitor) -> Json:
    found = panel(visitor)
    assert found is not None
    return found


@pytest.mark.parametrize("command", [False, True])
async def test_an_answer_leaves_the_buttons_of_the_others_good(harness: Harness, command: bool) -> None:
    """Regression: with fifteen seats, every answer made all other panels stale.

    The next press was only answered with an updated panel.
    """
    table, asked = await asked_for_a_demand(harness, command=command)
    panels = {seat: deepcopy(shown_to(visitor)) for seat, visitor in asked.items()}
    begun = table.ply
    first, second, third, last = [*asked][:4]
    for answered, seat in enumerate((first, second)):
        assert table.ply == begun + answered
        assert buttons_of(shown_to(asked[seat])) == buttons_of(panels[seat])
        press = asked[seat].prepare_click(panels[seat], "Let it go")
        twice = asked[seat].again(press)
        other = asked[seat].prepare_click(panels[seat], "Force ")
        await asked[seat].deliver(press)
        await harness.quiet()
        for late in (twice, other):  # members who have answered cannot answer again
            shown = await asked[seat].deliver(late)
            assert shown.error is None
            assert "Force " not in " ".join(_labels(shown_to(asked[seat])))
        await harness.quiet()
        assert table.ply == begun + answered + 1
        assert table.deal is not None
        assert seat not in table.deal.actors
    late = asked[last].prepare_click(panels[last], "Let it go")
    await asked[third].click(panels[third], "Force ")
    await harness.quiet()
    told = [type(moved.events[0]).__name__ for moved in table.news]
    assert told[: told.index("Demanded") + 1][-3:] == ["DemandDeclined", "DemandDeclined", "Demanded"]
    ended = table.ply
    await asked[last].deliver(late)
    await harness.quiet()
    assert table.ply == ended
    assert "Waiting for your turn" in text_of(shown_to(asked[last]))


async def test_an_answer_can_be_given_once_and_for_all(harness: Harness) -> None:
    table, asked = await asked_for_a_demand(harness, command=False)
    assert table.asking_ms == 25_000  # enough for somebody who is in another app
    (no, never), (yes, always), *_ = asked.items()
    await never.click(shown_to(never), "Always let it go")
    await harness.quiet()
    assert no not in table.actors
    await always.click(shown_to(always), "Always force")
    await harness.quiet()
    kept = [harness.bot.members.known(table.players[seat].member or 0).when_asked for seat in (no, yes)]
    assert kept == [WhenAsked.NEVER, WhenAsked.ALWAYS]
    assert [type(moved.events[0]).__name__ for moved in table.news[-2:]] == ["DemandDeclined", "Demanded"]


async def test_what_was_offered_in_one_question_is_not_done_in_another(harness: Harness) -> None:
    table, asked = await asked_for_a_demand(harness, command=False)
    seat, visitor = next(iter(asked.items()))
    old = visitor.prepare_click(shown_to(visitor), "Let it go")
    manager, begun = harness.bot.manager, table.offered_at
    while not (table.offered_at > begun and table.deal and table.deal.asking and seat in table.deal.actors):
        assert table.deal is not None
        actor = table.deal.actors[-1]
        legal = table.deal.legal_actions(actor)
        player = table.players[actor]
        action = next((action for action in legal if isinstance(action, NoDemand)), legal[-1])
        await manager.act(
            table.id, Person(player.member or 0, player.name), action, deal=table.deal_no, ply=table.ply
        )
    await harness.quiet()
    ply = table.ply
    await visitor.deliver(old)
    await harness.quiet()
    assert table.ply == ply
    assert Demand() in table.deal.legal_actions(seat)
