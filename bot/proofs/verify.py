"""Check that the cards of a match were honest, as PROOFS.md says it in words: python3 verify.py FILE
FILE is the record of a match, or the proof of a sealed one."""

import hmac
import itertools
import json
import struct
import sys
from hashlib import sha256

DEAL = "deal commitment shares size root result_hash before entry "
NO_DEAL = {"shares": [], "size": 0, "root": "", "result_hash": ""}


def need(fits, sentence):
    if not fits:
        sys.exit(f"Refused. {sentence}")


def once(pairs):
    need(len(dict(pairs)) == len(pairs), "The file names something twice in one object.")
    return dict(pairs)


def same(where, told, made):
    """Need exactly the fields that were made, each with the value that was made."""
    for name in {**made, **told}:
        fits = name in told and name in made and canonical(told[name]) == canonical(made[name])
        need(fits, f'{where}: "{name}" is not what it has to be.')


def canonical(value):  # JSON, in the one way in which it is hashed
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def hashed(*parts):
    return sha256(b"".join(parts)).digest()


def block(key, label, number):
    return hmac.digest(key, label + number.to_bytes(4, "big"), "sha256")


def lots(key, label):
    """Chance that nothing but the key decides: lots(key, label)(n) draws from 0 to n - 1, all as likely."""
    numbers = (x for at in itertools.count() for x in struct.unpack(">8I", block(key, label, at)))
    return lambda n: next(x for x in numbers if x < 2**32 - 2**32 % n) % n


def shuffled(key, pack):
    """Draw the first card from all, the second from those that are left, and so on."""
    cards, draw = list(pack), lots(key, b"order")
    for at in range(len(cards) - 1):
        drawn = at + draw(len(cards) - at)
        cards[at], cards[drawn] = cards[drawn], cards[at]
    return cards


def root_of(level):
    """Hash leaves in pairs, and pairs of those, until one hash is left; a single one goes up as it is."""
    while len(level) > 1:
        pairs = [level[at : at + 2] for at in range(0, len(level), 2)]
        level = [hashed(b"\1", *pair) if len(pair) == 2 else pair[0] for pair in pairs]
    return level[0].hex() if level else ""


def root_above(card, size):
    """Go up from one card's leaf, with the hashes that stand beside its way."""
    at, path = card["position"], [bytes.fromhex(each) for each in card["path"]]
    found = hashed(b"\0", bytes.fromhex(card["salt"]), at.to_bytes(4, "big"), card["card"].encode())
    while size > 1 and path:
        if at ^ 1 < size:
            found = hashed(b"\1", path.pop(0), found) if at % 2 else hashed(b"\1", found, path.pop(0))
        at, size = at // 2, (size + 1) // 2
    return found.hex() if size == 1 and not path else None


def pack_of(game, options, seats):
    """The pack: pack by pack, suit by suit, from the ace to the king; then the jokers."""
    ranks, packs, left_out = "A 2 3 4 5 6 7 8 9 10 J Q K".split(), 1, None
    if game == "panguingue":
        ranks = ranks[:7] + ranks[10:] if options["rank_set"] == "court" else ranks[:10]
        packs, left_out = options["packs"], options["drop_one_spade_suit"] and ("S", options["packs"] - 1)
    elif game.startswith("hand") or (game == "control" and (options["decks"], seats) != ("auto", 2)):
        packs = int(options.get("decks", "2").replace("auto", "2"))
    cards = [(rank + suit, at) for at in range(packs) for suit in "SCDH" for rank in ranks]
    cards += [("JK", 0), ("JK", 1)] if game.startswith("hand") else []
    return [f"{card}.{at + 1}" if at else card for card, at in cards if (card[-1], at) != left_out]


def check_deal(file, where, told, names, pack, **made):
    """Make once more what follows from the rest, and compare. A commitment that was not used has no pack."""
    made = {**{name: told[name] for name in names.split()}, **made}
    said = [file["proof"]["table"], made["deal"], file["game"], file["proof"]["options_hash"]]
    shares, digits = made["shares"], {*"0123456789"}
    kept = {seat: (f"{press}"[:20], f"{word}"[:64]) for seat, press, word in shares if digits >= {*press}}
    right = [[seat, *kept[seat]] for seat in range(len(file["seats"])) if seat in kept]
    need(canonical(shares) == canonical(right), f"{where}: the shares are wrong.")
    if "secret" in made:
        secret = bytes.fromhex(made["secret"])
        made.update(secret=secret.hex(), commitment=hashed(b"cardroom fair 1 secret", secret).hex())
        need(made["commitment"] == told["commitment"], f"{where}: the secret does not open the commitment.")
        key = hmac.digest(secret, canonical([1, *said, shares]), "sha256")
        cards = shuffled(key, pack)
        salts = [block(key, b"salt", at) + at.to_bytes(4, "big") for at in range(len(cards))]
        made["root"] = root_of([hashed(b"\0", salts[at], card.encode()) for at, card in enumerate(cards)])
        dealt = {"deck": " ".join(cards), "seed": block(key, b"seed", 0).hex()}
        for played in file["deals"][made["deal"] - 1 :][:1] if pack else []:
            same(f"{where} of the record", {**played, **dealt, "deal": made["deal"]}, played)
        dealer = lots(key, b"dealer")(len(file["seats"])) if pack and made["deal"] == 1 else None
        need(repr(dealer) in ("None", repr(file.get("first_dealer"))), "The first dealer was not drawn.")
    for card in [] + made.get("cards", []):
        name, at = card["card"], card["position"]
        salt, *path = [bytes.fromhex(each).hex() for each in (card["salt"], *card["path"])]
        same(where, card, {"position": at, "card": name, "salt": salt, "path": path})
        fits = name in pack and type(at) is int and root_above(card, made["size"]) == made["root"]
        need(fits, f"{where}: {name} did not lie at position {at}, or is there twice.")
        pack = [other for other in pack if other != name]
    bound = [made[name] for name in ("commitment", "shares", "size", "root", "result_hash")]
    made["entry"] = hashed(canonical([1, made["before"], *said, *bound])).hex()
    same(where, told, {name: made[name] for name in names.split()})
    print(f"{where}: commitment {made['commitment']}, entry {made['entry']}")


def check(file):
    need(file.get("proof") is not None, "This match has no proof.")
    opened, proof, played = "deals" in file, file["proof"], file.get("deals", [])
    made = {each: file[each] for each in (file if opened else "game options seats proof".split())}
    same("The file", file, {**made, "format": f"cardroom {'record' if opened else 'proof'}", "version": 1})
    need(isinstance(file["seats"], list) and len(file["seats"]) > 1, "The file has not the seats of a table.")
    options = hashed(canonical(file["options"])).hex()
    made = {"version": 1, "table": str(proof["table"]), "options_hash": options}
    same("The proof", proof, {**made, "deals": list(proof["deals"]), "unused": list(proof["unused"])})
    pack = pack_of(file["game"], file["options"], len(file["seats"]))
    need(len(proof["deals"]) - len(played) in (0, 1) or not opened, "The record has other deals than proved.")
    for at, deal in enumerate(proof["deals"]):
        result = hashed(canonical(played[at]["result"])).hex() if played[at:] else ""
        made = {"deal": at + 1, "size": len(pack), "result_hash": result if opened else deal["result_hash"]}
        check_deal(file, f"Deal {at + 1}", deal, DEAL + ("secret" if opened else "cards"), pack, **made)
    for unused in proof["unused"]:
        check_deal(file, "An unused commitment", unused, "deal commitment secret before entry", [], **NO_DEAL)
    print("The proof is true, if these are the commitments that were shown before the deals.")


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8-sig") as opened:
            check(json.load(opened, object_pairs_hook=once))
    except Exception as error:
        sys.exit(f"Refused. The file is not as a proof is: {error!r}.")
