"""A game with its own panel, where a choice takes several presses, played on that panel."""

from pathlib import Path

import pytest

from bot.playground import BotProcess, Playground, Visitor
from bot.playground.client import text_of
from tests.play.drive import panel
from tests.play.test_seventh_game import PLAIN
from tests.playground.conformance import Conformance

pytestmark = pytest.mark.long

LISTED = """
from types import MappingProxyType
import engine, engine.games
from tests.play.threes import SPEC
engine.GAMES = engine.games.GAMES = MappingProxyType({**engine.GAMES, SPEC.key: SPEC})
from bot.ui.games import panels
from tests.play.threes_panel import PANEL
panels.PANELS = MappingProxyType({**panels.PANELS, SPEC.key: PANEL})
from bot.__main__ import main
raise SystemExit(main())
"""
"""The bot, with an additional game and its panel."""


async def _draw(visitor: Visitor) -> list[str]:
    """Draw, and return three cards of a rank as menus name them, or []."""
    await visitor.slash("move draw")
    offered = await visitor.autocomplete("move trio", "card", "")
    return next((one["name"].removeprefix("Show ").split() for one in offered if "Show" in one["name"]), [])


async def _show_by_presses(visitor: Visitor, three: list[str]) -> str:
    """Select three cards in two steps, and show them; return the text of the last panel."""
    await visitor.slash("hand")
    begun = panel(visitor)
    assert begun is not None
    assert "# " in text_of(begun)
    await visitor.click(begun, "Show three …")
    await visitor.select(begun["id"], three[0], custom_id=_menu(visitor, begun["id"]))
    await visitor.select(begun["id"], *three[1:], custom_id=_menu(visitor, begun["id"]))
    told = text_of(visitor.message(begun["id"]))
    assert f"You show {' '.join(three)}." in told
    again = visitor.prepare_click(begun["id"], f"Show {' '.join(three)}")
    await visitor.click(begun["id"], f"Show {' '.join(three)}")
    await visitor.deliver(again)  # a second delivery is stale, and shows the current table
    return text_of(visitor.message(begun["id"]))


def _menu(visitor: Visitor, message: str) -> str:
    parts = [
        part
        for row in visitor.message(message)["components"][0]["components"]
        for part in row.get("components", ())
    ]
    return str(
        next(part["custom_id"] for part in parts if ":step:" in part["custom_id"] and part["type"] == 3)
    )


async def test_a_choice_of_three_cards_is_made_by_presses_and_by_words(tmp_path: Path) -> None:
    playground = Playground(rate_limits="off")
    await playground.start()
    judge = Conformance.attach(playground)
    database = f"sqlite:///{tmp_path / 'cardroom.sqlite3'}"
    process = BotProcess(playground, database, command=("-c", LISTED), env=PLAIN)
    try:
        await process.start()
        alice, bob = Visitor(playground, "Alice"), Visitor(playground, "Bob")
        await alice.slash("table open", game="threes", seats=2, options="target=30", turn_time="off")
        await bob.slash("table join")
        await alice.slash("table start")
        shown = set()
        for _ in range(400):
            hands = {visitor: (await visitor.slash("hand")).text for visitor in (alice, bob)}
            if any("Next deal" in hand for hand in hands.values()):
                await alice.slash("table start")
                await bob.slash("table start")
                continue
            acting = next((visitor for visitor, hand in hands.items() if "Your turn" in hand), None)
            if acting is None:
                break
            three = await _draw(acting)
            if three and "presses" not in shown:
                assert "wins" in await _show_by_presses(acting, three)
                shown.add("presses")
            elif three:
                assert "wins" in (await acting.slash("move trio", card=" ".join(three))).text
                shown.add("words")
            else:
                discards = await acting.autocomplete("move discard", "card", "")
                await acting.slash("move discard", card=discards[0]["value"])
        assert shown == {"presses", "words"}
        assert not any("Traceback" in line or "level=error" in line for line in process.output)
    finally:
        await process.kill()
        await playground.stop()
    assert judge.violations == []
