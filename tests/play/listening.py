"""Players who see no pictures: they decide by texts, labels, menus and descriptions alone.

They name what they press by its label. Only ``Company.judge`` uses the engine: it compares what was read with
the real state.
"""

import re
from collections.abc import Mapping, Sequence
from random import Random

from bot.manager.tables.table import Table
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of
from bot.texts.faces import SUIT_FACES
from data.settings import Cards
from engine.cards import JOKER, RANKS
from engine.deal import Deal
from tests.bot.ui import facts, heard
from tests.bot.ui.heard import Hand, Heard, hear
from tests.bot.ui.readings import READINGS, Pages
from tests.bot.ui.told import cards_told
from tests.play.conftest import Harness
from tests.play.drive import CARD, Json
from tests.play.sitting import EPHEMERAL, generic

NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin")
BEGINS = (
    *("Play ", "Exchange ", "Open with ", "Meld ", "Lay "),
    *("Take ", "Draw ", "Turn ", "Pass", "Let ", "No ", "Ask ", "Put ", "Discard "),
)
"""Beginnings of the labels of buttons that make a move, in order of preference."""
MENUS = {
    "Exchange": "Exchange ",
    "Other openings": "Open with ",
    "Lay a meld": "Meld ",
    "Lay off": "Lay off ",
    "Take more": "Take ",
    "Discard a card": "Discard ",
}
"""Beginnings of the titles of menus that make a move, with labels like their options'."""
PICKERS = {
    "Pick cards …": ("Meld ", "Lay off "),
    "Pick a meld …": ("Meld ",),
    "Lay off several …": ("Lay off ",),
    "Choose melds …": ("Open with ",),
}
"""Buttons that open a selection, with beginnings of the labels of moves made there."""
WAYS = (*PICKERS, "Choose cards …")
"""Buttons that make no move themselves."""


def written(face: int) -> str:
    """Return a card as labels write it."""
    return SUIT_FACES[4] if face == JOKER else RANKS[face % 13] + SUIT_FACES[face // 13]


def faces_of(words: str) -> tuple[int, ...]:
    """Return the cards in a text, sorted."""
    return tuple(sorted(cards_told(words)))


def _plain(label: str) -> str:
    return label.replace("\u00a0", " ")


def _put_down(label: str) -> tuple[int, ...]:
    """Return the cards that a move puts down: ``"Lay off 7♠ on #2: 7♣ 7♦ 7♥ · 7 points"``."""
    return faces_of(re.split(" · | on | as ", label)[0])


def loosest(cards: Sequence[int]) -> int:
    """Return the card that could be melded with the fewest others; the highest of equals."""

    def near(at: int) -> int:
        rank, suit = cards[at] % 13, cards[at] // 13
        others = [divmod(card, 13) for place, card in enumerate(cards) if place != at]
        kin = sum(its == rank or (of == suit and abs(its - rank) < 3) for of, its in others)
        return len(cards) if cards[at] == JOKER else kin

    return cards[min(range(len(cards)), key=lambda at: (near(at), -(cards[at] % 13)))]


class Listener:
    """A player. ``habits``: probability (0 to 1) of moves by label; all others are always made.

    ``done``: the first words of the labels pressed.
    """

    def __init__(self, visitor: Visitor, chance: Random, habits: Mapping[str, float]) -> None:
        self.visitor, self.chance, self.habits = visitor, chance, habits
        self.done: set[str] = set()
        self.company: Sequence[str] = ()
        """The names of all players, by seat."""

    # --- what they read

    def _newest(self, messages: Sequence[Json]) -> Json:
        last = sorted(messages, key=lambda message: int(message["id"]), reverse=True)
        return next(message for message in last if hear(message["components"]).text.startswith("### "))

    def _board(self) -> Json:
        shown = [message for message in self.visitor.messages() if not message["flags"] & EPHEMERAL]
        return self._newest(shown)

    def _panel(self) -> Json:
        return self._newest([*self.visitor.dm(), *self.visitor.ephemerals()])

    @property
    def board(self) -> Heard:
        """The table's message in the channel."""
        return hear(self._board()["components"], self.company)

    @property
    def panel(self) -> Heard:
        """The player's newest message with a hand."""
        return hear(self._panel()["components"], self.company)

    @property
    def hand(self) -> Hand:
        """The hand in the player's message."""
        panel = self.panel
        if "*Your hand is empty.*" in panel.lines:
            return Hand()
        return Hand.of(panel.description("Your hand")) if panel.descriptions else Hand.written(panel.lines)

    # --- what they do

    async def say(self, label: str, *, board: bool = False) -> None:
        """Press the button whose label has this beginning."""
        message = self._board() if board else self._panel()
        part = next(
            part for part in buttons_of(message, enabled=True) if _plain(part["label"]).startswith(label)
        )
        self._hear(await self.visitor.click(message, custom_id=part["custom_id"]), label)

    async def choose(self, title: str, *labels: str) -> None:
        """Choose the options of a menu by label."""
        message = self._panel()
        menu = next(part for part in selects_of(message) if part["placeholder"].startswith(title))
        left, values = [*labels], []
        for line in menu["options"]:
            if line["label"] in left:
                left.remove(line["label"])
                values.append(line["value"])
        assert left == [], (title, labels)
        self._hear(await self.visitor.select(message, *values, custom_id=menu["custom_id"]), title)

    def _hear(self, answer: Answer, what: str) -> None:
        assert not generic(answer), (what, answer)
        self.done.add(what.split()[0])

    async def move(self) -> None:
        """Make one of the offered moves, and confirm it if asked."""
        if self.chance.random() < 0.1:
            await self._sort()
        await self._do_one_thing()
        if any(label.startswith("Yes") for label in self.panel.buttons):
            await self.say("Yes")

    async def _do_one_thing(self) -> None:
        panel = self.panel
        buttons = [label for label in panel.buttons if label.startswith(BEGINS) and label not in WAYS]
        menus = [menu for menu in panel.menus if menu.title.startswith(tuple(MENUS))]
        discards = ["Discard"] if any(map(CARD.fullmatch, panel.buttons)) else []
        deeds = sorted([*buttons, *(menu.title for menu in menus), *discards], key=self._rank)
        wanted = [deed for deed in deeds if self.chance.random() < self._habit(deed)]
        deed = (wanted or deeds or ["Discard"])[0]
        if deed.startswith("Discard"):
            await self.discard()
        elif deed not in buttons:
            lines = next(menu.lines for menu in menus if menu.title == deed)
            deepest = deed.startswith("Take more")
            await self.choose(deed, (lines[-1] if deepest else self.chance.choice(lines[:3]))[0])
        elif self.chance.random() > 0.3 or not await self._piece_by_piece(deed):
            same = [label for label in buttons if label.startswith("Play ")]
            await self.say(self.chance.choice(same) if deed in same else deed)

    async def _sort(self) -> None:
        """Sort the hand in another way; the cards stay the same."""
        before = self.hand.cards
        await self.say(self.chance.choice([label for label in self.panel.buttons if label.startswith("By ")]))
        assert self.hand.cards == before

    async def _piece_by_piece(self, deed: str) -> bool:
        """Make a button's move by selecting its cards; return False if that is impossible."""
        ways = [
            way for way, begins in PICKERS.items() if way in self.panel.buttons and deed.startswith(begins)
        ]
        if not ways or deed.endswith("…") or " all (" in deed or " and lay the rest" in deed:
            return False
        if not CARD.search(deed):  # an opening that is bracketed in the hand
            return False
        await self.say(ways[0])
        if ways == ["Choose melds …"]:
            for meld in deed.partition(": ")[2].split(" | "):
                await self.choose("Add a meld", meld)
            await self.say(deed.partition(":")[0])
            return True
        cards = _put_down(deed)
        by_suit = "(" in self.panel.menus[0].title
        for suit in SUIT_FACES[:4] if by_suit else ("",):
            picked = [written(card) for card in cards if written(card).endswith(suit)]
            if picked:
                await self._turn_to("Pick the cards", picked[0])
                await self.choose("Pick the cards", *picked)
        verb = deed.split()[0]
        made = [label for label in self.panel.buttons if label.startswith(f"{verb} ")]
        await self.say(next(label for label in made if _put_down(label) == cards))
        return True

    async def _turn_to(self, title: str, card: str) -> None:
        """Turn a menu to the page of a card: long menus have a page for every suit."""
        menu = self.panel.menu(title)
        assert menu is not None, (title, self.panel)
        if card not in dict(menu.lines):
            await self.say(card[-1])

    @staticmethod
    def _rank(deed: str) -> int:
        """Return the priority of a move: first those that lay cards, then draws, then discards."""
        begin = next((begin for title, begin in MENUS.items() if deed.startswith(title)), deed)
        return next(at for at, word in enumerate(BEGINS) if begin.startswith(word.rstrip()))

    def _habit(self, deed: str) -> float:
        return next((often for begin, often in self.habits.items() if deed.startswith(begin)), 1.0)

    async def discard(self) -> None:
        """Discard the card that fits the others least, of those that may be discarded."""
        panel, hand = self.panel, self.hand
        loose = [card for group in (*hand.loose, *hand.deadwood) for card in group.cards]
        may_not = [*hand.under("KEEP")]
        for line in panel.lines:
            if "you cannot discard it this turn" in line or line.startswith("🚫"):
                may_not += cards_told(line)[:1]
        free, others = ([card for card in cards if card not in may_not] for cards in (loose, hand.cards))
        card = written(loosest(free or others))
        alone = [label for label in panel.buttons if re.match(rf"(Discard (back )?)?{card}", label)]
        if alone:
            await self.say(alone[0])
            self.done.add("Discard")
            return
        await self._turn_to("Discard a card", card)
        await self.choose("Discard a card", card)


# --- all players


class Company:
    """The players at a table, and what they have read."""

    def __init__(self, harness: Harness, people: Sequence[Listener], table: Table) -> None:
        self.harness, self.people, self._table = harness, people, table
        for listener in people:
            listener.company = self.names
        self.totals = dict.fromkeys(self.names, 0)
        self.moves = self.deals = 0

    @property
    def names(self) -> list[str]:
        """Their names, by seat."""
        return [listener.visitor.name for listener in self.people]

    @property
    def board(self) -> Heard:
        """The board, which is equal for all."""
        return self.people[0].board

    def named(self, name: str) -> Listener:
        """Return the player with this name."""
        return self.people[self.names.index(name)]

    async def play(self, *, deals: int = 100, most: int = 900) -> None:
        """Play until the match or this number of deals is over; fail after ``most`` moves."""
        while "🏆" not in self.board.text:
            if any(label.startswith("Next deal") for label in self.board.buttons):
                self.reckon()
                if self.deals == deals:
                    return
                for listener in self.people:
                    await listener.say("Next deal", board=True)
                    await self.harness.quiet()
                continue
            await self.next_move()
            self.moves += 1
            assert self.moves < most
        self.reckon()

    async def next_move(self) -> None:
        """Let the player whose turn is announced make a move, and check all texts."""
        await self.named(self.in_turn()).move()
        await self.harness.quiet()
        self.judge()

    def in_turn(self) -> str:
        """Return the name of the player to act; all texts must agree."""
        board = self.board
        said = board.line("▶ ").partition("**")[2].partition("**")[0].split(" and ")[0].split(", ")[0]
        called = [name for name in self.names if "**Your turn**" in self.named(name).panel.text]
        assert said in called
        if board.descriptions:
            told = heard.Table.of(board.description())
            marked = [self.names[at] for at, seat in enumerate(told.seats) if seat.turn]
            assert marked == called
        return said

    # --- comparison with the engine

    def judge(self) -> None:
        """Compare what every player reads with the engine's state."""
        deal = self._table.deal
        assert deal is not None
        if deal.result is not None:
            return
        board = self.board
        for description in board.descriptions:
            assert heard.Table.of(description) == facts.shown(deal.view(None))
        for seat, listener in enumerate(self.people):
            assert listener.hand.cards == facts.held(deal.view(seat))
        self._read(deal)

    def reckon(self) -> None:
        """Compare the result of a deal with the engine's: cards, sums, and the new totals."""
        self.deals += 1
        deal, match = self._table.deal, self._table.match
        assert deal is not None
        assert deal.result is not None
        assert match is not None
        for page in (self.board, *(listener.panel for listener in self.people)):
            for description in page.descriptions:
                assert heard.Result.of(description) == facts.gained(deal.view(None))
            assert page.descriptions or deal.result.winner is None or self.harness.cards is Cards.TEXT
        self._read(deal)
        totals = self.scores()
        assert [totals[name] for name in self.names] == [*match.scores]
        gains = [totals[name] - self.totals[name] for name in self.names]
        assert gains == [*deal.result.points]
        self.totals = totals

    def _read(self, deal: Deal) -> None:
        pages = Pages(self.names, self.board, [listener.panel for listener in self.people], deal)
        READINGS[self._table.spec.key](pages)

    def scores(self) -> dict[str, int]:
        """Return the totals on the board."""
        text = self.board.text.replace("−", "-")
        two = re.search(rf"{self.names[0]} \*\*(-?\d+) : (-?\d+)\*\* {self.names[1]}", text)
        if two is not None and len(self.names) == 2:
            return {name: int(points) for name, points in zip(self.names, two.groups(), strict=True)}
        found = {name: re.search(rf"\b{name}(?: & \w+)? \*\*(-?\d+)\*\*", text) for name in self.names}
        assert all(found.values()), text
        return {name: int(points[1]) for name, points in found.items() if points is not None}


async def sit_down(
    harness: Harness,
    game: str,
    seats: int,
    options: str,
    *,
    seed: int = 1,
    habits: Mapping[str, float] | None = None,
) -> Company:
    """Let people open a table, join and start it."""
    chance = Random(seed)
    people = [Listener(harness.visitor(name), chance, habits or {}) for name in NAMES[:seats]]
    host = people[0].visitor
    opened = await host.slash("table open", game=game, seats=seats, options=options, turn_time="off")
    assert opened.error is None
    await harness.quiet()
    for listener in people[1:]:
        await listener.say("Join", board=True)
        await harness.quiet()
    await people[0].say("Start", board=True)
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(host.channel.id))
    return Company(harness, people, table)
