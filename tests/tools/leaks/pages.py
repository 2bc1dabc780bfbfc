"""Everything that a watcher of a world is shown, without Discord: pages, pictures and texts.

Also completions, refusals, files, and the lines of the log. Both worlds get the same requests, whatever
they answer: the requests depend on nothing that the watcher does not see.
"""

import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import orjson

from bot.manager.publishing.messages import Page
from bot.manager.results.replay import Playback, ReplayReason, ReplayRefused, Viewpoint, access_of
from bot.manager.results.shown_hints import ShownHint
from bot.manager.tables.table import BOARD, Table, TableError
from bot.pictures import Deck, Style, Theme
from bot.texts import commands, refusals
from bot.texts.fairness.proofs import cards_answer
from bot.texts.names import names_of
from bot.texts.play import events
from bot.texts.results.transcript import transcript
from bot.ui import custom_id
from bot.ui.appearance import Appearance
from bot.ui.games.panel_state import PanelState
from bot.ui.play.hand_panel import SORTS, hand, kept_result, with_hint
from bot.ui.play.move_parser import completions, parse_move, verbs_of
from bot.ui.play.presses import action_of, panel_state_at
from bot.ui.play.turn_mention import turn_mention_page
from bot.ui.proofs import deal_page
from bot.ui.results.payments import payments_page
from bot.ui.results.replay import Place, course_page, replay_page, whole_page
from bot.ui.results.reviews import (
    Question,
    Reviewed,
    answer_page,
    decisions_page,
    details_page,
    question_page,
    review_page,
)
from bot.ui.tables.board import board
from bot.ui.tables.notices import already_seated_page, hand_elsewhere_page, status_page
from bot.ui.tables.sheet import sheet_page
from bot.workers.renderer import draw
from bot.workers.replay_cache import record
from bot.workers.review_jobs import Budget, loss_of, review_deal
from data.fairness.proof_export import MatchProof, dump_proof, proofs_of_cards, proofs_of_faces, seen_cards
from data.rankings.reviews import Review
from data.settings import Cards, Throws
from data.tables.proofs import Entry, promise
from data.tables.row_types import StoredTable
from engine import GAMES
from engine.actions import Action
from engine.ai.search import DECISION_PROBLEMS, assess
from engine.cards import JOKER, Card, code
from engine.errors import CardError, IllegalAction
from engine.proofs import SECRET_BYTES, Share, Tree
from tests.engine.forged_actions import STRANGERS, forgeries, refusal_of
from tests.tools.leaks.told import Listening, Told
from tests.tools.leaks.worlds import FIRST_MEMBER, Watcher, World

CHANNELS: Final = (
    "board", "panel", "steps", "notes", "news", "pictures", "completions", "refusals", "hints", "replays",
    "reviews", "files", "proofs", "log",
)  # fmt: skip
"""The channels of a table through which people are shown something."""
FEW: Final = 24
"""Playouts for a hint: it has to be reproducible, not good."""
STEPS: Final = 30
"""The most controls that are pressed, on a panel and on the panels behind them."""
EMOJI: Final = {face: {"id": str(9_000 + face), "name": f"card_{face}"} for face in range(53)}
LOOKS: Final = (
    Appearance(),
    Appearance(cards=Cards.PICTURES, throws=Throws.MENU),
    Appearance(cards=Cards.PICTURES, style=Style(Deck.FOUR, Theme.LIGHT), emoji=EMOJI),
    Appearance(cards=Cards.EMOJI, emoji=EMOJI, throws=Throws.MENU, coached=True),
    Appearance(coached=True),
)
FACES: Final = [Card(face) for face in range(JOKER + 1)]
HASH: Final = re.compile(r"[0-9a-f]{64}|\b[0-9a-f]{4}…")
VERBS: Final = (*verbs_of(GAMES.values()), *commands.synonyms())
WORDS: Final = (None, "", "7", "♠", "J", "a")


class Asked(NamedTuple):
    """Requests to both worlds beyond what their pages offer.

    They are moves of the seats to act, actions with arbitrary fields, typed words, and the seed of all
    random choices.
    """

    actions: Sequence[Action]
    forged: Sequence[Any]
    words: Sequence[str | None]
    seed: int
    drawn: bool
    """Whether a picture is drawn, too."""


def asked(world: World, watcher: Watcher, rng: random.Random) -> Asked:
    """Return random requests."""
    deal, spec = world.table.deal, world.table.spec
    assert deal is not None
    pack = sorted(deal.cards())
    legal = [action for seat in deal.actors for action in deal.legal_actions(seat)]
    sample = rng.sample(legal, min(4, len(legal)))
    forged = [*forgeries(spec, sample, pack, rng)]
    forged = [*rng.sample(forged, min(30, len(forged))), *STRANGERS]
    cards = [code(card) for card in rng.sample(pack, 4)]
    words = [*WORDS, *cards, f"{cards[0]} {cards[1]}", " ".join(cards[:3]), "XX", "1:1:0"]
    return Asked(sample, forged, words, rng.getrandbits(32), rng.random() < 0.2)


def told(world: World, watcher: Watcher, ask: Asked) -> Iterator[Told]:
    """Yield everything that the watcher is shown in the world at its moment."""
    lines: list[str] = []
    with Listening(lines):
        for channel, what, made in _asked_for(world, watcher, ask):
            yield Told(channel, what, _bytes_of(made))
            if isinstance(made, Page) and made.picture is not None:
                yield Told("pictures", what, _described(made))
                if ask.drawn and what.endswith("look 1"):
                    yield Told("pictures", f"{what}, drawn", draw(made.picture))
                if made.instead is not None:
                    yield Told(channel, f"{what}, in text", _bytes_of(made.instead()))
    yield Told("log", "lines", "\n".join(lines).encode())


def _bytes_of(made: object) -> bytes:
    if isinstance(made, Page):
        return orjson.dumps((made.components, made.mentions, made.digest))
    return made.encode() if isinstance(made, str) else repr(made).encode()


def _described(made: Page) -> bytes:
    """Return a picture's inputs: equal inputs are drawn alike."""
    picture = made.picture
    assert picture is not None
    return repr((picture.name, picture.description, picture.drawing, picture.style, picture.plates)).encode()


_Made = Iterator[tuple[str, str, object]]


def _asked_for(world: World, watcher: Watcher, ask: Asked) -> _Made:
    table = world.table
    yield from _for_all(world, watcher)
    if watcher is not None:
        yield from _for_seat(table, watcher, ask)
    yield from _replays(world, watcher, ask)
    yield from _proofs(world.stored, watcher)


def proofs_told(world: World, watcher: Watcher) -> list[bytes]:
    """Return the proofs of all deals that the watcher is shown."""
    return [_bytes_of(made) for _, _, made in _proofs(world.stored, watcher)]


def _proofs(stored: StoredTable, watcher: Watcher) -> _Made:
    """Yield the proofs of all deals that the watcher is shown, as if dealt from the same secret.

    Hashes over unknown salts are left out.
    """
    match, told = proved(stored), []
    for proof, seen in zip(match.proofs, seen_cards(stored, watcher), strict=True):
        size, answers = len(stored.deals[proof.deal - 1].deck), []
        for face in FACES:
            found = proofs_of_faces(match, seen, proof.deal, frozenset({face}))
            answers.append(cards_answer([face], found, proof, size, ended=False))
        yield "proofs", f"/fair card, deal {proof.deal}", HASH.sub("hash", "\n".join(answers))
    for proof, cards in zip(match.proofs, proofs_of_cards(match, watcher), strict=True):
        told.append([(card.position, card.card, card.salt) for card in cards])
        for whole in (False, True):
            made = deal_page(stored, proof, None, ended=False, opened=False, seat=watcher, whole=whole)
            yield "proofs", f"deal {proof.deal}, whole {whole}", HASH.sub("hash", str(made.components))
    yield "proofs", "cards", repr(told)
    yield "proofs", "file", HASH.sub("hash", repr(dump_proof(match, watcher)))


def proved(stored: StoredTable) -> MatchProof:
    """Return a match whose proofs use the same secrets in all worlds."""
    found = []
    for deal in stored.deals:
        promised = promise(deal.deal, bytes(SECRET_BYTES))
        root = Tree.of(bytes(SECRET_BYTES), deal.deck).root
        found.append(replace(promised, shares=(Share(0, "123", "word"),), root=root))
    entries = [Entry(proof.deal, proof.deal, "0" * 64, "0" * 64) for proof in found]
    return MatchProof(stored, found, entries)


def _for_all(world: World, watcher: Watcher) -> _Made:
    table = world.table
    assert table.deal is not None
    for number, look in enumerate(LOOKS[:4]):
        yield "board", f"board, look {number}", board(table, look)
    names = names_of(table)
    yield "news", "all moves", "\n".join(events.news(world.moved, names, watcher, table.spec.key))
    one_by_one = [[event.seen_by(watcher) for event in moved.events] for moved in world.moved[-12:]]
    yield "news", "the last moves", repr(one_by_one)
    for seat in table.actors:
        for closed in (False, True):
            yield "notes", f"call of {seat}", turn_mention_page(table, seat, closed=closed)
    yield "notes", "moved", hand_elsewhere_page(table, channel=table.channel)
    yield "notes", "seated", already_seated_page(table, 0, table.spec.key)
    yield "notes", "status", status_page([table])
    for number, look in enumerate(LOOKS[:2]):
        yield "notes", f"sheet, look {number}", sheet_page(table, None, look)
    for page in range(2):
        yield "notes", f"payments {page}", payments_page(table, page)
        yield "notes", f"all payments {page}", payments_page(table, page, world.moved)
    yield "notes", "place of a deadline", repr((table.asking, table.actors, table.offered_at, BOARD))


# A seat


def _for_seat(table: Table, seat: int, ask: Asked) -> _Made:
    deal = table.deal
    assert deal is not None
    rng = random.Random(ask.seed)
    for number, look in enumerate(LOOKS):
        sort = SORTS[(ask.seed + number) % len(SORTS)]
        page = hand(table, seat, sort=sort, look=look)
        yield "panel", f"hand by {sort}, look {number}", page
        if deal.result is not None:
            yield "panel", f"kept, look {number}", kept_result(table, seat, look=look)
    yield "panel", "resigning", hand(table, seat, stage=PanelState(resigning=True))
    yield from _steps(table, seat, rng)
    yield from _hints(table, seat)
    verbs = {kind.verb for kind in table.spec.actions}
    offered = [name for name in VERBS if commands.verb_of_command(name, table.spec.key) in verbs]
    for name in [*offered, "knock"]:
        for words in ask.words:
            yield "completions", f"/{name} {words}", repr(completions(table, seat, name, words or ""))
            answer = _answer(table, seat, lambda: parse_move(table, seat, name, words))  # noqa: B023
            yield "refusals", f"/{name} {words}", answer
    for number, action in enumerate(ask.actions):
        yield "refusals", f"move {number}", _answer(table, seat, lambda: action)  # noqa: B023
    for number, action in enumerate(ask.forged):
        yield "refusals", f"forged move {number}", repr(refusal_of(lambda: deal.check(seat, action)))  # noqa: B023


def _hints(table: Table, seat: int) -> _Made:
    """Yield the results of the search, as a hint contains them."""
    assert table.deal is not None
    view = table.deal.view(seat)
    if type(view) not in DECISION_PROBLEMS or len(view.legal) < 2:
        return
    found = assess(view, FEW, 1)
    yield "hints", "result of the search", repr(found)
    for whole in (False, True):
        shown = ShownHint(found, whole=whole)
        yield "hints", f"whole {whole}", hand(table, seat, stage=with_hint(PanelState(), table, seat, shown))
        for verb in {action.verb for action in view.legal}:
            yield "hints", f"/{verb}, {whole}", repr(completions(table, seat, verb, "", shown.ranking))


def _answer(table: Table, seat: int, means: Callable[[], Action | PanelState]) -> object:
    """Return the answer to a requested move, which is not made."""
    assert table.deal is not None
    action = None
    try:
        meant = means()
        if isinstance(meant, PanelState):
            return hand(table, seat, stage=meant)
        action = meant
        table.deal.check(seat, action)
    except IllegalAction as error:
        return refusals.refusal(error, table.deal.view(seat), table.spec, action)
    except (CardError, TableError) as error:
        return repr((error, vars(error)))
    return f"done: {action}"


def _controls(components: Sequence[Any]) -> Iterator[Any]:
    for part in components:
        if part["type"] in (2, 3):
            yield part
        yield from _controls(part.get("components", ()))


def _presses(page: Page) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what can be pressed on a page: custom_ids, and chosen values."""
    for part in _controls(page.components):
        lines = [line["value"] for line in part.get("options", ())]
        if part["type"] == 2:
            yield part["custom_id"], ()
            continue
        for value in lines[:3]:
            yield part["custom_id"], (value,)
        if part.get("max_values", 1) > 1 and len(lines) > 2:
            yield part["custom_id"], tuple(lines[: part["max_values"]][:3])


def _steps(table: Table, seat: int, rng: random.Random) -> _Made:
    """Press what is offered, and what is offered after that."""
    look = rng.choice(LOOKS)
    pages = [hand(table, seat, look=look)]
    seen: set[tuple[str, tuple[str, ...]]] = set()
    while pages and len(seen) < STEPS:
        for pressed in _presses(pages.pop(0)):
            if pressed in seen or len(seen) >= STEPS:
                continue
            seen.add(pressed)
            press = custom_id.parse(pressed[0])
            assert press is not None
            if press.verb in ("act", "make", "run"):
                action = action_of(table, seat, press, pressed[1])
                yield "steps", f"{pressed}", _answer(table, seat, lambda: action or PanelState())  # noqa: B023
            elif press.ply_bound:
                page = hand(table, seat, stage=panel_state_at(table, seat, press, pressed[1]), look=look)
                pages.append(page)
                yield "steps", f"{pressed}", page


# Finished deals


def _replays(world: World, watcher: Watcher, ask: Asked) -> _Made:
    stored, rng = world.stored, random.Random(ask.seed)
    ended = [deal for deal in stored.deals if deal.result is not None]
    if not ended or rng.random() < 0.5:
        return
    sight = access_of(stored, FIRST_MEMBER + watcher if watcher is not None else 0)
    if sight.hands is None:
        sight = replace(sight, hands=ReplayReason.PRIVATE)  # its hands are open to all once it has ended
    number = rng.choice(ended).deal
    playback = Playback(stored, record(stored, number))
    for eyes in Viewpoint:
        if eyes is Viewpoint.OWN and watcher is None:
            continue
        for ply in {0, rng.randrange(playback.length + 1), playback.length}:
            place, look = Place(number, ply, eyes), rng.choice(LOOKS)
            for page in (replay_page, whole_page, course_page):
                made = _seen(lambda: page(playback, place, sight, look=look))  # noqa: B023
                yield "replays", f"{page.__name__} of deal {number} at {ply}, {eyes.name}", made
    yield from _reviews(stored, playback, watcher)
    yield "files", "transcript", transcript(stored, watcher)
    yield "files", "transcript of a spectator", transcript(stored, None)


def _reviews(stored: StoredTable, playback: Playback, watcher: Watcher) -> _Made:
    """Yield a review of a deal, as if the match had ended with it."""
    if watcher is None or GAMES[stored.game].view not in DECISION_PROBLEMS:
        return
    budget = Budget(FEW, FEW)
    made = review_deal(stored, playback.deal, watcher, budget)
    review = Review(
        decisions=made.decisions,
        deals=() if made.luck is None else (made.luck,),
        chances=made.chances,
        playouts=made.playouts,
    )
    yield "reviews", "result of the search", repr(review)
    reviewed = Reviewed(stored, review, access_of(stored, FIRST_MEMBER + watcher))
    yield "reviews", "review", review_page(reviewed, pictured=True)
    yield "reviews", "details", details_page(reviewed)
    yield "reviews", "decisions of a deal", decisions_page(reviewed, playback)
    for number in range(min(2, len(review.mistakes))):
        question = Question(reviewed, playback, number)
        yield "reviews", f"question {number}", question_page(question)
        for choice in dict.fromkeys((question.choices[0], question.played, question.choices[-1])):
            lost, error = 0.0, 0.0
            if choice != question.best:
                lost, error = loss_of(question.view, question.best, choice, question.decision.ply, budget)
            tried = replace(question.decision, lost=lost, lost_error=error)
            yield "reviews", f"answer {number}, {choice}", answer_page(question, choice, tried)


def _seen(made: Callable[[], Page]) -> object:
    try:
        return made()
    except ReplayRefused as refused:
        return repr((refused.reason, refused.facts))
