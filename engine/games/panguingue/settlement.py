"""Who pays whom in panguingue (docs/rules/panguingue.md 6, 13)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from engine.events import TABLE, Paid
from engine.games.panguingue.melds import Earning, base_value, worth
from engine.games.panguingue.terms import Occasion, PanMeld, PanOptions, Payment, Settlement, reason_of

_RULES: Final = {
    Occasion.FORMED: "6",
    Occasion.LAID_OFF: "6",
    Occasion.SPLIT: "8",
    Occasion.LEFT: "9",
    Occasion.SETTLED: "13",
}


@dataclass(frozen=True, slots=True)
class Settled:
    """A settlement: the winner's conditions, their values, and all payments.

    ``flat`` is what each seat pays for the going out.
    """

    standing: tuple[PanMeld, ...]
    values: tuple[int, ...]
    flat: tuple[int, ...]
    paid: tuple[Paid, ...]


def payments(payee: int, payers: Iterable[int], earnings: Sequence[Earning]) -> tuple[Paid, ...]:
    """Return each payer's payments for conditions.

    For a lay-off, the cards of a payment are the card itself, then the meld.
    """
    if not earnings:
        return ()
    lines = [(reason_of(found.condition, found.occasion), found) for found in earnings]
    return tuple(
        Paid(payee, payer, found.amount, reason, _RULES[found.occasion], found.cards)
        for reason, found in lines
        for payer in payers
    )


def value_at_the_end(meld: PanMeld, options: PanOptions) -> int:
    """Return what each other active player pays for one of the winner's melds at the end.

    See docs/rules/panguingue.md 13.
    """
    if meld.recognised is None:
        return 0
    match options.settlement_conditions:
        case Settlement.BASE:
            return base_value(meld.recognised, meld.suit, options)
        case Settlement.AS_IT_LIES:
            return worth(meld.cards, meld.recognised, meld.suit, options)
        case Settlement.LEDGER:
            return meld.collected
        case _:
            assert_never(options.settlement_conditions)


def settle(
    winner: int,
    losers: Iterable[int],
    boards: Sequence[Sequence[PanMeld]],
    foot: int,
    pot: int,
    options: PanOptions,
    *,
    went_out: bool,
) -> Settled:
    """Return what the winner receives.

    From each loser for going out and for every condition, then the foot and the pot; from no loser if all
    others dropped (``went_out`` is False).
    """
    standing = tuple(meld for meld in boards[winner] if meld.recognised is not None) if went_out else ()
    values = tuple(value_at_the_end(meld, options) for meld in standing)
    flat = [0] * len(boards)
    paid = []
    for loser in losers if went_out else ():
        doubled = options.double_for_unmelded and not boards[loser]
        flat[loser] = options.out_chips * (2 if doubled else 1)
        if flat[loser]:
            paid.append(Paid(winner, loser, flat[loser], Payment.OUT, "13"))
        for meld, value in zip(standing, values, strict=True):
            if meld.recognised is not None and value:
                reason = reason_of(meld.recognised, Occasion.SETTLED)
                paid.append(Paid(winner, loser, value, reason, "13", meld.cards))
    if foot:
        paid.append(Paid(winner, TABLE, foot, Payment.FOOT, "13"))
    if pot:
        paid.append(Paid(winner, TABLE, pot, Payment.POT, "13"))
    return Settled(standing, values, tuple(flat), tuple(paid))


def chips_of(paid: Iterable[Paid], seat: int) -> int:
    """Return the chips a seat gains by these payments."""
    return sum(line.amount * ((line.seat == seat) - (line.payer == seat)) for line in paid)
