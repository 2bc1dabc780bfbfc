"""Verify the proof that the cards of a match were dealt fairly.

Usage: python3 verify.py FILE, where FILE is an exported match or the proof of a sealed one. PROOFS.md defines
the format.
"""

import hmac
import itertools
import json
import re
import struct
import sys
from hashlib import sha256

# The form of a value is a regular expression for a text, a range for a number, a type, or a set of forms of
# which one must fit. A dict is the form of an object with these names ("*": and any others). A tuple is the
# form of a list (minimum length, maximum length, form of each item); a list is the form of a fixed list.
HASH, DEAL, PLACE, ANY, NONE = "[0-9a-f]{64}", range(1, 10_000), range(441), object, type(None)
GAME = "gin|rummy500|hand|hand_partnership|control|panguingue"
OPTIONS = {"*": {NONE, bool, int, ".{0,1000}"}}
PACKS = {"packs": range(5, 12), "rank_set": "court|pip", "drop_one_spade_suit": bool}
OPTIONS_OF = {"control": {"decks": "auto|1|2", **OPTIONS}, "panguingue": {**PACKS, **OPTIONS}}
SEATS = (2, 15, {"kind": "person|computer", "name": ".{0,100}", "level": {NONE, ".{0,20}"}})
SHARES = (0, 15, [range(15), "[0-9]{0,20}", ".{0,64}"])
UNUSED = {"deal": DEAL, "commitment": HASH, "secret": HASH, "before": HASH, "entry": HASH}
PROVED = {**UNUSED, "shares": SHARES, "size": PLACE, "root": HASH, "result_hash": f"({HASH})?"}
CARDS = (0, 440, {"position": PLACE, "card": ".{0,10}", "salt": HASH, "path": (0, 9, HASH)})
PLAYED = {"deal": DEAL, "deck": ".{0,4000}", "seed": HASH, "result": {"*": ANY}, "*": ANY}
PROOF = {"version": range(1, 2), "table": ".{1,80}", "options_hash": HASH, "unused": (0, 9_999, UNUSED)}
SOURCE = {"name": "[0-9a-z]{1,60}:[1-9][0-9]{0,2}", "commitment": HASH}
SOURCE = {**SOURCE, "entrants": (0, 128, [range(1, 10_000), "[0-9]{0,20}"])}
NO_DEAL = {"shares": [], "size": 0, "root": "", "result_hash": ""}


def form_of(file):
    """Return the form that a file must have, by its kind and game."""
    opened = file["format"] == "cardroom record"
    sealed = {name: form for name, form in PROVED.items() if name != "secret"} | {"cards": CARDS}
    form = {"format": "cardroom (record|proof)", "version": range(1, 2), "game": GAME, "seats": SEATS}
    form["options"] = OPTIONS_OF.get(str(file.get("game")), OPTIONS)
    form["proof"] = {**PROOF, "deals": (1, 9_999, PROVED if opened else sealed)}
    if type(file.get("proof")) is dict and "source" in file["proof"]:  # duplicate deals
        form["proof"]["source"] = SOURCE
    return {**form, "first_dealer": range(15), "deals": (0, 9_999, PLAYED), "*": ANY} if opened else form


def misfits(where, value, form):
    """Yield the name of every place that does not have its form."""
    fits, parts = form is ANY or type(value) is form, []
    if type(form) is dict and type(value) is dict:
        fits = form.keys() - {"*"} <= value.keys() and ("*" in form or value.keys() <= form.keys())
        parts = [(f"{where}, {name}", value[name], form.get(name, form.get("*"))) for name in value if fits]
    elif type(form) is tuple and type(value) is list:
        fits = form[0] <= len(value) <= form[1]
        parts = [(f"{where} {at}", each, form[2]) for at, each in enumerate(value, 1) if fits]
    elif type(form) is list and type(value) is list:
        fits = len(form) == len(value)
        parts = [(where, *pair) for pair in zip(value, form, strict=False)]
    elif type(form) is set:
        fits = any(not [*misfits(where, value, each)] for each in form)
    elif type(form) is range:
        fits = type(value) is int and value in form
    elif type(form) is str:
        fits = type(value) is str and re.fullmatch(form, value, re.DOTALL)
    yield from [] if fits else [where]
    for part in parts:
        yield from misfits(*part)


def need(fits, reason, sentence):
    if not fits:
        sys.exit(f"Refused ({reason}). {sentence}")


def depth(value):
    parts = value.values() if type(value) is dict else value if type(value) is list else None
    return 0 if parts is None else 1 + max(map(depth, parts), default=0)


def read(data):
    """Parse the JSON of a file, and check the form of every value."""
    need(len(data) <= 4_000_000, "malformed", "The file is longer than 4,000,000 bytes.")
    try:
        numbers = {"parse_int": whole, "parse_float": whole, "parse_constant": whole}
        file = json.loads(data.decode(), object_pairs_hook=once, **numbers)
        json.dumps(file, ensure_ascii=False).encode()  # fails for half a surrogate pair
        right = depth(file) <= 32
    except (ValueError, RecursionError):
        right = False
    need(right, "malformed", "The file is not JSON as PROOFS.md asks for.")
    kind = file.get("format") if type(file) is dict else None
    need(kind in ("cardroom record", "cardroom proof"), "malformed", "The file is no record and no proof.")
    need(file.get("proof") is not None, "malformed", "This match has no proof.")
    for where in misfits("The file", file, form_of(file)):
        need(False, "malformed", f"{where}: this is not as PROOFS.md says.")
    return file


def once(pairs):
    if len(dict(pairs)) < len(pairs):
        raise ValueError("named twice")
    return dict(pairs)


def whole(digits):
    if not re.fullmatch("0|-?[1-9][0-9]{0,14}", digits):
        raise ValueError("no number of a proof")
    return int(digits)


def canonical(value):  # JSON in the form in which it is hashed
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def hashed(*parts):
    return sha256(b"".join(parts)).digest()


def digest(value):
    return hashed(canonical(value)).hex()


def block(key, label, number):
    return hmac.digest(key, label + number.to_bytes(4, "big"), "sha256")


def lots(key, label):
    """Return a random generator seeded by the key: lots(key, label)(n) draws 0 to n - 1 evenly."""
    numbers = (x for at in itertools.count() for x in struct.unpack(">8I", block(key, label, at)))
    return lambda n: next(x for x in numbers if x < 2**32 - 2**32 % n) % n


def shuffled(key, pack):
    """Shuffle: draw the first card from all, the second from the remaining ones, and so on."""
    cards, draw = list(pack), lots(key, b"order")
    for at in range(len(cards) - 1):
        drawn = at + draw(len(cards) - at)
        cards[at], cards[drawn] = cards[drawn], cards[at]
    return cards


def leaf(salt, at, card):
    return hashed(b"\0", salt, at.to_bytes(4, "big"), card.encode())


def root_of(level):
    """Hash the leaves in pairs, level by level; an unpaired hash moves up unchanged."""
    while len(level) > 1:
        pairs = [level[at : at + 2] for at in range(0, len(level), 2)]
        level = [hashed(b"\1", *pair) if len(pair) == 2 else pair[0] for pair in pairs]
    return level[0].hex()


def root_above(card, size):
    """Return the root computed from one card's leaf and the hashes beside its path."""
    at, path = card["position"], [bytes.fromhex(each) for each in card["path"]]
    found = leaf(bytes.fromhex(card["salt"]), at, card["card"])
    while size > 1 and path:
        if at ^ 1 < size:
            found = hashed(b"\1", path.pop(0), found) if at % 2 else hashed(b"\1", found, path.pop(0))
        at, size = at // 2, (size + 1) // 2
    return found.hex() if size == 1 and not path else None


def pack_of(game, options, seats):
    """Return the pack: by pack, suit and rank from ace to king; then the jokers."""
    ranks, packs, left_out = "A 2 3 4 5 6 7 8 9 10 J Q K".split(), 1, None
    if game == "panguingue":
        ranks = ranks[:7] + ranks[10:] if options["rank_set"] == "court" else ranks[:10]
        packs, left_out = options["packs"], options["drop_one_spade_suit"] and ("S", options["packs"] - 1)
    elif game.startswith("hand") or (game == "control" and (options["decks"], seats) != ("auto", 2)):
        packs = int(options["decks"].replace("auto", "2")) if game == "control" else 2
    cards = [(rank + suit, at) for at in range(packs) for suit in "SCDH" for rank in ranks]
    cards += [("JK", 0), ("JK", 1)] if game.startswith("hand") else []
    return [f"{card}.{at + 1}" if at else card for card, at in cards if (card[-1], at) != left_out]


def check_opened(file, where, deal, pack, played):
    """Repeat the shuffle of an opened deal; `played` is the deal in the record, or None."""
    decks = file["proof"].get("source", {}).get("name", file["proof"]["table"])
    head = [decks, deal["deal"], file["game"], file["proof"]["options_hash"]]
    key = hmac.digest(bytes.fromhex(deal["secret"]), canonical([1, *head, deal["shares"]]), "sha256")
    cards, salts = shuffled(key, pack), [block(key, b"salt", at) for at in range(len(pack))]
    right = played is None or played["deck"] == " ".join(cards)
    need(right, "deck", f"{where}: the deck is not what secret and shares decide.")
    right = played is None or played["seed"] == block(key, b"seed", 0).hex()
    need(right, "seed", f"{where}: the seed is not what secret and shares decide.")
    root = root_of([leaf(salt, at, card) for at, (salt, card) in enumerate(zip(salts, cards, strict=True))])
    need(deal["root"] == root, "root", f"{where}: the root is not that of the deck.")
    right = deal["deal"] > 1 or file["first_dealer"] == lots(key, b"dealer")(len(file["seats"]))
    need(right, "dealer", f"{where}: the first dealer is not the one that was drawn.")
    result = digest(played["result"]) if played else ""
    need(deal["result_hash"] == result, "result", f"{where}: the result is another one.")


def check_cards(where, deal, pack):
    """Check that each card of a sealed deal was at its position, and occurs once."""
    for at, card in enumerate(deal["cards"]):
        name, place, before = card["card"], card["position"], deal["cards"][:at]
        right = name in pack and not any(name == each["card"] or place == each["position"] for each in before)
        right = right and place < len(pack) and root_above(card, len(pack)) == deal["root"]
        need(right, "card", f"{where}: {name} did not lie at position {place}, or is there twice.")


def check_source(proof):
    """Check that commitments and share follow from the tournament and its entrants."""
    source, shares = proof["source"], [[0, "", digest(proof["source"]["entrants"])]]
    for at, part in enumerate([*proof["deals"], *proof["unused"]]):
        where = f"Deal {at + 1}" if part in proof["deals"] else f"Unused commitment for deal {part['deal']}"
        found = bytes.fromhex(part["commitment"])
        for _ in range(int(source["name"].split(":")[1]) - 1):
            found = hashed(b"cardroom fair 1 secret", found)
        right = found.hex() == source["commitment"]
        need(right, "source", f"{where}: its commitment does not follow from the tournament's.")
        right = part.get("shares", shares) == shares
        need(right, "source", f"{where}: its share is not that of the tournament's entrants.")
    print(f"Decks of {source['name']}: commitment of the tournament {source['commitment']}")


def check_secret(where, deal):
    right = deal["commitment"] == hashed(b"cardroom fair 1 secret", bytes.fromhex(deal["secret"])).hex()
    need(right, "secret", f"{where}: the secret does not open the commitment.")


def check_entry(file, where, deal):
    """Check the chain entry; an unused commitment has no deal."""
    head = [file["proof"]["table"], deal["deal"], file["game"], file["proof"]["options_hash"]]
    bound = [deal[name] for name in ("commitment", "shares", "size", "root", "result_hash")]
    right = deal["entry"] == digest([1, deal["before"], *head, *bound])
    need(right, "entry", f"{where}: the entry is not that of the rest.")
    print(f"{where}: commitment {deal['commitment']}, entry {deal['entry']}")


def check(file):
    proof, seats, opened = file["proof"], len(file["seats"]), "deals" in file
    right = proof["options_hash"] == digest(file["options"])
    need(right, "options", "The options do not have the hash that the proof names.")
    pack, deals = pack_of(file["game"], file["options"], seats), proof["deals"]
    right = not opened or len(deals) - len(file["deals"]) in (0, 1)
    need(right, "deals", "The record has other deals than the proof.")
    if "source" in proof:
        check_source(proof)
    for at, deal in enumerate(deals):
        where, played = f"Deal {at + 1}", (file["deals"][at : at + 1] if opened else []) or [None]
        right = {deal["deal"], played[0]["deal"] if played[0] else at + 1} == {at + 1}
        need(right, "number", f"{where} has the number of another one.")
        brought = [share[0] for share in deal["shares"]]
        right = brought == sorted({*brought} & {*range(seats)})
        need(right, "shares", f"{where}: the shares are not one for a seat, by seat.")
        need(deal["size"] == len(pack), "size", f"{where}: the size is not the pack's number of cards.")
        if opened:
            check_secret(where, deal)
            check_opened(file, where, deal, pack, played[0])
        else:
            right = deal["result_hash"] != "" or deal is deals[-1]
            need(right, "result", f"{where} has no result, and is not the last.")
            check_cards(where, deal, pack)
        check_entry(file, where, deal)
    for at, unused in enumerate(proof["unused"]):
        where = f"Unused commitment {at + 1}"
        check_secret(where, unused)
        check_entry(file, where, {**NO_DEAL, **unused})
    print("The proof is true, if these are the commitments that were shown before the deals.")


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as opened:
        check(read(opened.read(4_000_001)))
