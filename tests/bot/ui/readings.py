"""Compare the texts of a table's pages, besides pictures, with the engine's state."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.texts.faces import SUIT_FACES
from engine.cards import FACE, JOKER, RANK, RANKS
from engine.deal import Deal
from engine.games.control.deck import ControlMode
from engine.games.control.terms import ControlView
from engine.games.hand.terms import HandView
from engine.games.rummy500.terms import Rummy500View
from engine.views import View
from tests.bot.ui import facts
from tests.bot.ui.heard import Hand, Heard
from tests.bot.ui.told import cards_told

_OWNER = re.compile(r"(?:🔵 Blue |🔴 Red )?\*\*(\w+)\*\*(?= · |$| #?\d+ `)")
_MELD = re.compile(r"(?:\*\*)?#?(\d+)\.?(?:\*\*)? `(.*?)`((?:(?! \*{0,2}#?\d+\.?\*{0,2} `).)*)")
_NEWS = re.compile(r" (?:drew|took|laid off|exchanged) | → ")
"""News lines, which name melds as they were then."""


@dataclass(frozen=True, slots=True)
class Pages:
    """The board and every seat's panel of a deal, parsed."""

    names: Sequence[str]
    board: Heard
    panels: Sequence[Heard]
    deal: Deal

    @property
    def acting(self) -> Heard:
        """The panel of the player to act."""
        return self.panels[self.deal.actors[0]]


def _boxed(words: str) -> list[tuple[int, ...]]:
    """Return the cards of every code span, in order; a joker that represents a card is a joker."""
    return [cards_told(re.sub(r"=\w+.| \(.*\)", "", box)) for box in re.findall(r"`(.*?)`", words)]


def melds_told(lines: Sequence[str], names: Sequence[str]) -> dict[int, tuple[str, tuple[int, ...], str]]:
    """Return the melds in the lines: by number the owner, the cards, and the rest."""
    told, owner = {}, ""
    for line in lines:
        begin = _OWNER.match(line)
        owner = begin[1] if begin is not None and begin[1] in names else owner
        for number, cards, more in [] if _NEWS.search(line) else _MELD.findall(line):
            told[int(number)] = owner, _boxed(f"`{cards}`")[0], more.strip()
    return told


def _melds(pages: Pages, view: View, told: Mapping[int, tuple[str, tuple[int, ...], str]]) -> None:
    """Compare the melds on the table by owner and number."""
    assert [told[number][:2] for number in sorted(told)] == [
        (pages.names[meld.owner], tuple(FACE[card] for card in meld.cards)) for meld in view.melds
    ]
    assert sorted(told) == [*range(1, len(view.melds) + 1)]


def _board_in_text(pages: Pages, view: View) -> None:
    """Check a board without a picture: melds, and the upcard in large text."""
    if not pages.board.descriptions:
        _melds(pages, view, melds_told(pages.board.lines, pages.names))
        large = [cards_told(line) for line in pages.board.lines if line.startswith("# ")]
        assert [cards for cards in large if cards] == [(FACE[card],) for card in view.pile[-1:]]


# --- Rummy 500


def rummy500(pages: Pages) -> None:
    """Check points laid, piles, takes, melds with their values, and the final sums."""
    view = pages.deal.view(None)
    assert isinstance(view, Rummy500View)
    if view.result is not None:
        for page in (pages.board, *pages.panels):
            for seat, name in enumerate(pages.names):
                sums = page.line(f"**{name}** melded ").replace("−", "-")
                found = re.search(r"melded (\d+) - (\d+) left in hand = \*\*\+?(-?\d+)\*\*", sums)
                assert found is not None
                melded, against, points = map(int, found.groups())
                assert melded - against == points == view.result.points[seat]
                assert (melded, against) == (view.result.melded[seat], view.result.against[seat])
        return
    board, own = pages.board, pages.acting
    assert f"Stock {view.stock} · {pages.names[view.dealer]} dealt" in board.text
    _board_in_text(pages, view)
    laid = re.findall(r"melded \*\*(-?\d+)\*\*", board.text)
    assert [*map(int, laid)] == [*view.melded]
    mine = pages.deal.view(view.turn)
    assert isinstance(mine, Rummy500View)
    if own.table is not None:
        assert own.table == facts.shown(mine)
        assert re.findall(r"melded \*\*(-?\d+)\*\*", own.text) == [*map(str, view.melded)]
        assert bool(mine.takes) is ("✓ you can take down to here" in own.text)
    else:
        _rummy500_in_text(pages, view, mine)
    must = [line for line in own.lines if line.startswith("### ⚠️ You must use ")]
    assert [cards_told(line) for line in must] == (
        [(FACE[view.pending],)] if view.pending in mine.hand else []
    )
    assert ("🚫" in own.text) is (view.banned is not None and view.banned in mine.hand)


def _rummy500_in_text(pages: Pages, view: Rummy500View, mine: Rummy500View) -> None:
    own = pages.acting
    at = next(
        place
        for place, line in enumerate(own.lines)
        if re.match(r"\*\*Discard pile\*\*|The discard pile is empty", line)
    )
    assert own.lines[at].endswith(f" · stock {view.stock}")
    if view.pile:
        spread = own.lines[at + 1]
        assert cards_told(spread) == tuple(FACE[card] for card in view.pile)
        assert re.findall("[✓✗]", spread) == ["✓" if take.legal else "✗" for take in mine.takes]
    told = melds_told(own.lines[at:], pages.names)
    _melds(pages, view, told)
    for number, (_, _, more) in told.items():
        meld = view.melds[number - 1]
        assert int(re.match(r"\d+", more)[0]) == sum(meld.values)  # type: ignore[index]
        for seat in {*meld.by} - {meld.owner}:
            added = [value for value, by in zip(meld.values, meld.by, strict=True) if by == seat]
            assert f"{sum(added)} by {pages.names[seat]}" in more
    for name, held, points in zip(pages.names, view.held, view.melded, strict=True):
        if name != pages.names[view.turn]:
            own.line(f"**{name}** · {held} card", f" · melded **{points}**")


# --- Control Card Rummy


def control(pages: Pages) -> None:
    """Check control cards, piles, melds' extensions, what fits, and the final sums."""
    view = pages.deal.view(None)
    assert isinstance(view, ControlView)
    if view.result is not None:
        _control_ended(pages, view)
        return
    board, own = pages.board, pages.acting
    _board_in_text(pages, view)
    kinds = [kind.upper() for kind in dict.fromkeys(view.in_force)]
    ruling = re.compile(r"(?:#+ 🎴 |🎴 \*\*)([A-Z]+)(?:$|\*\* )")
    assert [found[1] for line in board.lines if (found := ruling.match(line))] == kinds
    assert [found[1] for line in own.lines if (found := ruling.match(line))] == kinds
    coming = [] if view.preview is None else [view.preview.upper()]
    after = re.compile(r"(?:### |-# \*\*)Next: ([A-Z]+)")
    for page in (board, own):
        assert [found[1] for line in page.lines if (found := after.match(line))] == coming
    assert board.number(r"(?i)\bstock (\d+)") == own.number(r"(?i)\bstock (\d+)") == view.stock
    assert board.number(r"discard pile (\d+)") == len(view.pile)
    if own.table is not None:
        assert facts.is_shown(own.table, view, own.text)
    else:
        upcard = [cards_told(line.split(" · ")[0]) for line in own.lines if line.startswith("Upcard ")]
        assert upcard == ([(FACE[view.pile[-1]],)] if view.pile else [])
        told = melds_told(own.lines, pages.names)
        _melds(pages, view, told)
        assert all(view.melds[number - 1].kind.upper() in more for number, (*_, more) in told.items() if more)
    for seat, panel in enumerate(pages.panels):
        mine = pages.deal.view(seat)
        assert isinstance(mine, ControlView)
        held = [line for line in panel.lines if line.startswith("You hold 🎴")]
        named = [kind for line in held for kind in re.findall(r"🎴 \*\*([A-Z]+)\*\*", line)]
        assert named == [kind.upper() for kind in dict.fromkeys(mine.own_controls)]
        assert bool(named) is (mine.options.control_mode is ControlMode.HELD and bool(mine.own_controls))
        if seat in view.actors and panel.descriptions:
            fits = {
                (meld.kind.upper(), tuple(sorted(FACE[card] for card in meld.cards))) for meld in mine.fitting
            }
            bracketed = Hand.of(panel.description("Your hand")).melds
            assert {(group.label, group.cards) for group in bracketed} <= fits
            sorted_ = "By melds" not in panel.buttons
            assert bool(bracketed) is (sorted_ and bool(fits) and view.phase in ("draw", "play"))


def _control_ended(pages: Pages, view: ControlView) -> None:
    end = view.result
    assert end is not None
    if end.winner is None:
        assert "A dead deal: nobody scores" in pages.board.text
        return
    title = pages.board.line("### ", f"{pages.names[end.winner]} goes out")
    if not end.left:
        assert title.endswith(f"scores {end.points[end.winner]}")


# --- Hand


def hand(pages: Pages) -> None:
    """Check piles, opening requirements, who has opened, melds with jokers, and final sums."""
    view = pages.deal.view(None)
    assert isinstance(view, HandView)
    if view.result is not None:
        if view.result.counts:
            for page in (pages.board, *pages.panels):
                _penalties(pages, view, page)
        return
    board, own = pages.board, pages.acting
    assert board.number(r"(?i)\bstock (\d+)") == own.number(r"(?i)\bstock (\d+)") == view.stock
    _board_in_text(pages, view)
    assert board.number(r"(\d+) to open") == view.needed
    if view.pile_size:
        assert board.number(r"Discard pile (\d+)") == own.number(r"(?i)\bpile (\d+)") == view.pile_size
    if own.table is not None:
        assert facts.is_shown(own.table, view, own.text)
    else:
        _hand_in_text(pages, view)
    mine = pages.deal.view(view.turn)
    assert isinstance(mine, HandView)
    if not view.free[view.turn] and mine.hand and own.descriptions:
        best = 0
        if "No meld to open with yet" not in own.lines:
            best = own.number(r"\*\*(\d+)\*\* points: (?:enough to open|\d+ short of opening)")
        assert best == (mine.best_opening.total if mine.best_opening is not None else 0)
        if "By melds" not in own.buttons:  # it is sorted like that now
            assert best == sum(int(group.label) for group in Hand.of(own.description("Your hand")).melds)


def _hand_in_text(pages: Pages, view: HandView) -> None:
    own = pages.acting
    at = next(place for place, line in enumerate(own.lines) if line.startswith("↺ "))
    around = [(view.turn + step) % len(pages.names) for step in range(len(pages.names))]
    said = [re.search(r"(\w+)(?:\*\*)? (\d+)( ✅)?$", part) for part in own.lines[at].split(" → ")]
    assert [(found[1], int(found[2]), found[3] is not None) for found in said if found is not None] == [
        (pages.names[seat], view.held[seat], view.opened[seat]) for seat in around
    ]
    _melds(pages, view, melds_told(own.lines[at:], pages.names))
    told = "\n".join(own.lines[at:])
    for meld in view.melds:
        for card, means in zip(meld.cards, meld.stands_for, strict=True):
            assert FACE[card] != JOKER or means is None or f"Joker={_written(means)}" in told
    for team, colour in zip(view.teams, ("Blue", "Red"), strict=False):
        assert all(re.search(rf"{colour} \W*{pages.names[seat]}", own.lines[at]) for seat in team)


def _written(card: int) -> str:
    return RANKS[RANK[card]] + SUIT_FACES[FACE[card] // 13]


def _penalties(pages: Pages, view: HandView, page: Heard) -> None:
    """Check each seat's contribution to its side, with a correct sum."""
    end = view.result
    assert end is not None
    for seat, name in enumerate(pages.names):
        lines = [line for line in page.lines if re.match(rf"(?:- )?(?:🏁 )?\*\*{name}\*\*(?! ·)", line)]
        assert len(lines) == 1, (name, lines)
        line = lines[0].replace("−", "-")
        assert ("never opened" in line) is not (end.opened[seat] or seat == end.winner)
        cards = tuple(sorted(cards_told(line)))
        if cards or not page.descriptions:  # the picture's description contains them
            assert cards == tuple(sorted(FACE[card] for card in end.left[seat] if seat != end.winner))
        if "not counted" in line:
            assert end.penalties[seat] == 0
            continue
        assert re.findall(r"-?\d+", line)[-1] == str(end.penalties[seat])
        sums = line.rpartition(": ")[2].replace("*", "")
        if sum_ := re.match(r"([\d +]+) = (\d+)", sums):
            assert sum(map(int, sum_[1].split(" + "))) == int(sum_[2])


READINGS: dict[str, Callable[[Pages], None]] = {
    "rummy500": rummy500,
    "control": control,
    "hand": hand,
    "hand_partnership": hand,
}
"""By the key of the game."""
