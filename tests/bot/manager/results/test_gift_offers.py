"""Gift offers: confirmed, accepted or declined once, in time, and only by the member concerned."""

import asyncio
from collections.abc import Awaitable

import pytest

from bot.manager.results.gift_offers import GiftOffers, OfferReason, OfferRefused
from data.ledger import ledger_commands, ledger_queries
from data.ledger.gift_offers import Offer
from data.ledger.ledger import LedgerReason, LedgerRefusal, open_wallet
from tests.bot.manager.harness import ANN, BOB, CEM, GUILD, MINUTE, Harness


@pytest.fixture
async def offers(harness: Harness) -> GiftOffers:
    members = harness.manager.members
    chips = await members.change_chips(GUILD, gifts=True, gift_cap=5_000)
    for person in (ANN, BOB, CEM):
        await harness.database.write(open_wallet(GUILD, person.id, chips=chips, at=harness.clock.now()))
    return GiftOffers(harness.database, harness.clock, members)


async def made(offers: GiftOffers, amount: int = 120) -> Offer:
    """Return a confirmed offer from Ann to Bob."""
    draft = await offers.draft(GUILD, ANN.id, BOB.id, amount)
    return await offers.make(draft.id, GUILD, ANN.id)


async def refused(work: Awaitable[object]) -> OfferReason:
    with pytest.raises(OfferRefused) as refusal:
        await work
    return refusal.value.reason


async def balances(harness: Harness) -> list[int]:
    purses = [await ledger_queries.wallet(harness.database, GUILD, person.id) for person in (ANN, BOB)]
    return [purse.balance for purse in purses if purse is not None]


async def test_chips_move_when_the_giver_was_sure_and_the_taker_accepts(
    harness: Harness, offers: GiftOffers
) -> None:
    draft = await offers.draft(GUILD, ANN.id, BOB.id, 120)
    assert draft.until == harness.clock.now() + 10 * MINUTE
    assert await refused(offers.accept(draft.id, GUILD, BOB.id)) is OfferReason.NOT_YOURS
    harness.clock.advance(4 * MINUTE)
    offer = await offers.make(draft.id, GUILD, ANN.id)
    assert offer == Offer(draft.id, GUILD, ANN.id, BOB.id, 120, harness.clock.now() + 10 * MINUTE, True)
    assert await balances(harness) == [1_000, 1_000]
    assert await offers.accept(offer.id, GUILD, BOB.id) == offer
    assert await balances(harness) == [880, 1_120]
    assert await refused(offers.accept(offer.id, GUILD, BOB.id)) is OfferReason.GONE


async def test_offers_are_answered_by_whom_they_are_for_and_in_their_server(offers: GiftOffers) -> None:
    draft = await offers.draft(GUILD, ANN.id, BOB.id, 120)
    for other in (BOB, CEM):
        assert await refused(offers.make(draft.id, GUILD, other.id)) is OfferReason.NOT_YOURS
    assert await refused(offers.make(draft.id, GUILD + 1, ANN.id)) is OfferReason.GONE
    offer = await offers.make(draft.id, GUILD, ANN.id)
    assert await refused(offers.make(draft.id, GUILD, ANN.id)) is OfferReason.NOT_YOURS  # confirmed already
    for other in (ANN, CEM):
        assert await refused(offers.accept(offer.id, GUILD, other.id)) is OfferReason.NOT_YOURS
    assert await refused(offers.accept(offer.id, GUILD + 1, BOB.id)) is OfferReason.GONE
    assert await refused(offers.decline(offer.id, GUILD, CEM.id)) is OfferReason.NOT_YOURS
    assert await refused(offers.decline("nothing", GUILD, ANN.id)) is OfferReason.GONE
    assert await offers.accept(offer.id, GUILD, BOB.id) == offer


@pytest.mark.parametrize("member", [ANN.id, BOB.id])
async def test_either_side_lets_an_offer_lapse(harness: Harness, offers: GiftOffers, member: int) -> None:
    offer = await made(offers)
    assert await offers.decline(offer.id, GUILD, member) == offer
    assert await refused(offers.accept(offer.id, GUILD, BOB.id)) is OfferReason.GONE
    assert await balances(harness) == [1_000, 1_000]


async def test_an_offer_lapses_with_time_which_is_said_once(harness: Harness, offers: GiftOffers) -> None:
    draft, offer = await offers.draft(GUILD, ANN.id, BOB.id, 7), await made(offers)
    harness.clock.advance(10 * MINUTE - 1)
    assert (await offers.make(draft.id, GUILD, ANN.id)).until == harness.clock.now() + 10 * MINUTE
    harness.clock.advance(1)
    for reason in (OfferReason.LAPSED, OfferReason.GONE):
        assert await refused(offers.accept(offer.id, GUILD, BOB.id)) is reason
    assert (await offers.accept(draft.id, GUILD, BOB.id)).amount == 7  # it was confirmed later
    assert await balances(harness) == [993, 1_007]


async def test_two_acceptances_at_once_give_once(harness: Harness, offers: GiftOffers) -> None:
    offer = await made(offers)
    answers = await asyncio.gather(
        *(offers.accept(offer.id, GUILD, BOB.id) for _ in range(2)), return_exceptions=True
    )
    assert [isinstance(answer, OfferRefused) for answer in answers] == [False, True]
    assert await balances(harness) == [880, 1_120]


async def test_an_offer_that_is_declined_as_it_is_accepted_is_only_one_of_both(
    harness: Harness, offers: GiftOffers
) -> None:
    """Regression: the giver read that the gift was declined, the taker that it was accepted."""
    offer = await made(offers)
    accepted, declined = await asyncio.gather(
        offers.accept(offer.id, GUILD, BOB.id),
        offers.decline(offer.id, GUILD, ANN.id),
        return_exceptions=True,
    )
    assert accepted == offer
    assert isinstance(declined, OfferRefused)
    assert await balances(harness) == [880, 1_120]


async def test_an_offer_stands_while_its_giver_has_too_little(harness: Harness, offers: GiftOffers) -> None:
    offer, chips = await made(offers, 700), (await harness.manager.members.guild(GUILD)).chips
    now = harness.clock.now()
    await ledger_commands.give(harness.database, GUILD, ANN.id, CEM.id, 400, chips=chips, key="1", at=now)
    with pytest.raises(LedgerRefusal) as short:
        await offers.accept(offer.id, GUILD, BOB.id)
    assert short.value.reason is LedgerReason.NOT_ENOUGH
    assert await balances(harness) == [600, 1_000]
    await ledger_commands.give(harness.database, GUILD, CEM.id, ANN.id, 400, chips=chips, key="2", at=now)
    await offers.accept(offer.id, GUILD, BOB.id)
    assert await balances(harness) == [300, 1_700]


@pytest.mark.long
@pytest.mark.parametrize("member", [ANN.id, BOB.id])
async def test_offers_of_somebody_erased_lapse_and_others_stay(
    harness: Harness, offers: GiftOffers, member: int
) -> None:
    draft, offer = await offers.draft(GUILD, ANN.id, BOB.id, 5), await made(offers)
    other = await offers.draft(GUILD, CEM.id, next(p.id for p in (ANN, BOB) if p.id != member), 5)
    await offers.forget(member)
    assert await refused(offers.make(draft.id, GUILD, ANN.id)) is OfferReason.GONE
    assert await refused(offers.accept(offer.id, GUILD, BOB.id)) is OfferReason.GONE
    assert (await offers.make(other.id, GUILD, CEM.id)).id == other.id
    assert await balances(harness) == [1_000, 1_000]


async def test_an_erasure_waits_for_a_gift_under_way(harness: Harness, offers: GiftOffers) -> None:
    """Otherwise the gift would be booked for a member who has just been erased."""
    offer = await made(offers)
    order: list[str] = []

    async def noted(work: Awaitable[object], word: str) -> None:
        await work
        order.append(word)

    await asyncio.gather(
        noted(offers.accept(offer.id, GUILD, BOB.id), "given"), noted(offers.forget(ANN.id), "forgotten")
    )
    assert order == ["given", "forgotten"]


async def test_what_cannot_be_given_is_not_offered(harness: Harness, offers: GiftOffers) -> None:
    for taker, amount, reason in (
        (None, 5, LedgerReason.COMPUTER),
        (ANN.id, 5, LedgerReason.SELF),
        (BOB.id, 0, LedgerReason.AMOUNT),
        (BOB.id, 1_001, LedgerReason.NOT_ENOUGH),
    ):
        with pytest.raises(LedgerRefusal) as refusal:
            await offers.draft(GUILD, ANN.id, taker, amount)
        assert refusal.value.reason is reason
    await harness.manager.members.change_chips(GUILD, gifts=False)
    with pytest.raises(LedgerRefusal) as off:
        await offers.draft(GUILD, ANN.id, None, 5)
    assert off.value.reason is LedgerReason.GIFTS_OFF


async def test_offers_outlive_the_program_and_lapsed_ones_make_room(
    harness: Harness, offers: GiftOffers
) -> None:
    first = await made(offers)
    again = GiftOffers(harness.database, harness.clock, harness.manager.members)
    assert await again.accept(first.id, GUILD, BOB.id) == first
    await made(offers)
    harness.clock.advance(10 * MINUTE)
    last = await again.draft(GUILD, ANN.id, BOB.id, 1)
    assert await harness.rows("SELECT id FROM offers") == [(last.id,)]
