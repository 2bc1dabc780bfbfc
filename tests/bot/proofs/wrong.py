"""False files with one clear fault each, which every verifier has to name."""

import json
from typing import Any, NamedTuple

from engine.proofs import digest
from tests.bot.proofs.made import PLAYED, VECTORS, proved

Json = dict[str, Any]


class Wrong(NamedTuple):
    """The fault, the file, and a pattern that the refusal has to match."""

    done: str
    file: Json
    named: str


def wrong_files(game: str) -> list[Wrong]:
    """Return every way to cheat that the threat model of proofs lists."""

    def opened() -> Json:
        file: Json = json.loads((VECTORS / f"{game}-opened.json").read_text("utf-8"))
        return file

    def sealed() -> Json:
        file: Json = json.loads((VECTORS / f"{game}-sealed.json").read_text("utf-8"))
        return file

    other = proved(game, 2, **PLAYED[game])
    made: list[Wrong] = []

    deck = (file := opened())["deals"][0]["deck"].split(" ")
    file["deals"][0]["deck"] = " ".join([deck[1], deck[0], *deck[2:]])
    made.append(Wrong("two cards swapped", file, "Deal 1.*deck"))

    (file := opened())["deals"][1]["deck"] = " ".join([*deck[:-1], deck[0]])
    made.append(Wrong("a card changed", file, "Deal 2.*deck"))

    (file := opened())["proof"]["deals"][1]["shares"] = [[0, "7", "foreign"]]
    made.append(Wrong("a foreign share", file, "Deal 2.*(deck|entry)"))

    (file := opened())["proof"]["deals"][0]["secret"] = other.opened["proof"]["deals"][0]["secret"]
    made.append(Wrong("a secret that does not open its commitment", file, "Deal 1.*secret does not open"))

    theirs = other.opened["proof"]["deals"][0]
    (file := opened())["proof"]["deals"][0] |= {name: theirs[name] for name in ("secret", "commitment")}
    made.append(Wrong("another secret with its commitment", file, "Deal 1.*deck"))

    (file := opened())["deals"][0]["seed"] = "0" * 64
    made.append(Wrong("another seed", file, "Deal 1.*seed"))

    (file := opened())["deals"][0]["result"] = file["deals"][1]["result"]
    made.append(Wrong("another result", file, "Deal 1.*result"))

    file = opened()
    file["first_dealer"] = (file["first_dealer"] + 1) % len(file["seats"])
    made.append(Wrong("another first dealer", file, "first dealer"))

    (file := opened())["proof"]["deals"][1]["before"] = "0" * 64
    made.append(Wrong("another place in the chain", file, "Deal 2.*entry"))

    (file := opened())["proof"]["unused"][0]["secret"] = "0" * 64
    made.append(Wrong("an unused secret that does not open", file, "nused commitment.*secret does not open"))

    (file := opened())["proof"]["deals"][2]["size"] += 1
    made.append(Wrong("a card more", file, "Deal 3.*(number of cards|size)"))

    file = opened()
    del file["deals"][0]
    made.append(Wrong("a deal that is missing", file, "deals"))

    (file := opened())["options"]["more"] = 1
    made.append(Wrong("an option more", file, "options"))

    (file := opened())["proof"]["version"] = 2
    made.append(Wrong("a proof of tomorrow", file, "version"))

    del (file := opened())["proof"]
    made.append(Wrong("no proof", file, "This match has no proof"))

    cards = (file := sealed())["proof"]["deals"][1]["cards"]
    cards[0]["path"] = file["proof"]["deals"][0]["cards"][0]["path"]
    made.append(Wrong("a path of another tree", file, f"Deal 2.*{cards[0]['card']}.*position"))

    cards = (file := sealed())["proof"]["deals"][0]["cards"]
    cards[1]["position"] ^= 1
    made.append(Wrong("a leaf with another position", file, f"Deal 1.*{cards[1]['card']}.*position"))

    cards = (file := sealed())["proof"]["deals"][0]["cards"]
    cards[0]["card"], cards[1]["card"] = cards[1]["card"], cards[0]["card"]
    made.append(Wrong("two cards swapped that are proved", file, f"Deal 1.*{cards[0]['card']}.*position"))

    cards = (file := sealed())["proof"]["deals"][0]["cards"]
    cards.append(cards[0])
    made.append(Wrong("a card that is proved twice", file, "Deal 1.*twice"))

    (file := sealed())["proof"]["deals"][0]["commitment"] = "0" * 64
    made.append(Wrong("another commitment of a sealed deal", file, "Deal 1.*entry"))

    (file := sealed())["game"] = "gin" if game != "gin" else "rummy500"
    made.append(Wrong("another game", file, "Deal 1.*(number of cards|size|entry|position)|options"))

    for done, shares in (
        ("a share of a seat that is none of the table's", [[99, "7", ""]]),
        ("a share of nobody's seat", [[-1, "7", ""]]),
        ("a share of a seat that is no number", [[True, "7", ""]]),
        ("two shares of a seat", [[0, "7", ""], [0, "8", ""]]),
        ("a press that is no number", [[0, "7a", ""]]),
        ("a press that is longer than any", [[0, "7" * 21, ""]]),
        ("a word that is longer than allowed", [[0, "7", "w" * 65]]),
    ):
        file = sealed()
        file["proof"]["deals"][0] |= {"shares": shares}
        made.append(Wrong(done, _entered(file), "[Dd]eals? 1.*shares"))
    return made


def _entered(file: Json) -> Json:
    """Replace the first deal's entry with the one derived from its other fields."""
    deal, proof = file["proof"]["deals"][0], file["proof"]
    said = [proof["table"], 1, file["game"], proof["options_hash"]]
    bound = [deal[name] for name in ("commitment", "shares", "size", "root", "result_hash")]
    deal["entry"] = digest([1, deal["before"], *said, *bound])
    return file
