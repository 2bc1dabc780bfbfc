"""Verifiable deals in words: the commitment, what a proof shows, and what it does not."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.localization import LazyMessage, join, message
from bot.texts.names import quoted
from bot.texts.tournaments import duplicate
from data.fairness.proof_export import CardsProved
from data.tables.proofs import ChainHead, Entry, StoredProof
from engine.cards import Card
from engine.proofs import CardProof, Share

COMMAND: Final = LazyMessage("proofs-command")
ABOUT_COMMAND: Final = LazyMessage("proofs-command-about")
WORD_COMMAND: Final = LazyMessage("proofs-command-word")
CHECK_COMMAND: Final = LazyMessage("proofs-command-check")
CARD_COMMAND: Final = LazyMessage("proofs-command-card")
HEAD_COMMAND: Final = LazyMessage("proofs-command-head")
WORD: Final = LazyMessage("proofs-option-word")
CARD: Final = LazyMessage("proofs-option-card")
WHOLE: Final = LazyMessage("proofs-whole")
CHECK: Final = LazyMessage("proofs-check")
FILE: Final = LazyMessage("proofs-file")
PROMISE: Final = LazyMessage("proofs-promise")
VERIFY: Final = LazyMessage("proofs-verify")
_DIGITS: Final = 4

ABOUT: Final = LazyMessage("proofs-about")

HELP: Final = LazyMessage("proofs-help")

NO_PROOF: Final = LazyMessage("proofs-no-proof")
NO_PROOF_YET: Final = LazyMessage("proofs-no-proof-yet")
CHAIN_EMPTY: Final = LazyMessage("proofs-chain-empty")
OPENED: Final = LazyMessage("proofs-opened")
OPENED_ALL: Final = LazyMessage("proofs-opened-all")


def short(hashed: str) -> str:
    """Return the beginning of a fingerprint."""
    return f"{hashed[:_DIGITS]}…"


def lobby_line(commitment: str) -> str:
    """Return the commitment as a lobby shows it."""
    return f"-# {message('proofs-sealed', fingerprint=short(commitment))}"


def next_line(commitment: str) -> str:
    """Return the commitment to the next deal as a result shows it."""
    return f"-# {message('proofs-next-sealed', fingerprint=short(commitment))}"


def promise_lines(proof: StoredProof) -> list[str]:
    """Return the commitment to a deal, at length."""
    return [
        message("proofs-promised", deal=proof.deal),
        f"```{proof.commitment}```",
        message("proofs-promised-explained"),
    ]


def title(deal: int) -> str:
    """Return the title of the page of a deal."""
    return message("proofs-title", deal=deal)


def brought(shares: Sequence[Share], names: Sequence[str]) -> str:
    """Return who contributed randomness to a deal."""
    return join([names[share.seat] for share in shares])


def deal_lines(
    proof: StoredProof, names: Sequence[str], *, ended: bool, opened: bool, duplicate_deals: bool = False
) -> list[str]:
    """Return in three sentences what the proof of a deal says."""
    shares = proof.shares or ()
    follows = (
        str(duplicate.FOLLOWS)
        if duplicate_deals
        else message("proofs-follows", players=brought(shares, names))
        if shares
        else message("proofs-follows-alone")
    )
    root = short(proof.root or "")
    if opened:
        stays = message("proofs-stored-opened", fingerprint=root)
    elif ended:
        stays = message("proofs-stored-ended", fingerprint=root)
    else:
        stays = message("proofs-stored-playing", fingerprint=root)
    before = message("proofs-sealed-before", fingerprint=short(proof.commitment))
    return [before, follows, stays]


def whole_lines(
    proof: StoredProof,
    entry: Entry | None,
    names: Sequence[str],
    *,
    opened: bool,
    duplicate_deals: bool = False,
) -> list[str]:
    """Return all numbers of a deal's proof; the secret only if it is ``opened``."""
    lines = [_numbered(message("proofs-number-sealed"), proof.commitment)]
    if duplicate_deals:
        lines += [_numbered(str(duplicate.SHARE), share.word) for share in proof.shares or ()]
    else:
        lines += [_share(share, names[share.seat]) for share in proof.shares or ()]
    lines.append(_numbered(message("proofs-number-deck"), proof.root))
    if entry is not None:
        lines.append(_numbered(message("proofs-number-entry", entry=entry.seq), entry.hash))
    if not opened:
        return [*lines, message("proofs-secret-sealed")]
    return [*lines, _numbered(message("proofs-number-secret"), proof.secret.hex())]


def other_lines(promised: StoredProof, *, ended: bool) -> list[str]:
    """Return a commitment to a deal that was not, or not yet, dealt."""
    if not ended:
        return [_numbered(message("proofs-number-next-sealed", deal=promised.deal), promised.commitment)]
    return [
        _numbered(message("proofs-number-never-dealt", deal=promised.deal), promised.commitment),
        _numbered(message("proofs-number-its-secret"), promised.secret.hex()),
    ]


def _numbered(label: str, number: str | None) -> str:
    return f"{label} ```{number}```"


def _share(share: Share, name: str) -> str:
    press = str(share.interaction or "–")
    if not share.word:
        return message("proofs-share", player=name, press=press)
    return message("proofs-share-word", player=name, press=press, word=quoted(share.word))


def checked(deal: int, found: Mapping[str, bool], *, opened: bool) -> list[str]:
    """Return which checks of a deal passed."""
    lines = [f"{'✅' if fits else '❌'} {_CHECKS[name]}" for name, fits in found.items()]
    if not all(found.values()):
        return [*lines, message("proofs-check-failed", deal=deal)]
    more = message("proofs-check-opened") if opened else message("proofs-check-sealed")
    return [*lines, f"-# {more}"]


_CHECKS: Final = {
    "commitment": LazyMessage("proofs-check-commitment"),
    "deck": LazyMessage("proofs-check-deck"),
    "seed": LazyMessage("proofs-check-seed"),
    "dealer": LazyMessage("proofs-check-dealer"),
    "root": LazyMessage("proofs-check-root"),
    "source": duplicate.CHECKED,
    "entry": LazyMessage("proofs-check-entry"),
}


def cards_answer(
    wanted: Sequence[Card], found: CardsProved, proof: StoredProof, size: int, *, ended: bool
) -> str:
    """Return the proofs of the requested cards in a deal of ``size`` cards, or why there are none.

    ``ended``: whether the match is over.
    """
    lines: list[str] = []
    for card, shown in found.proofs:
        lines += _card_lines(boxed(card), shown, size, proof.root or "", proof.deal)
    if found.later:
        lines.append(message("proofs-card-later", card=boxed(wanted)))
    if not lines:
        lines = [message("proofs-card-none", card=boxed(wanted), deal=proof.deal)]
        lines += [] if ended else [str(_OTHERS)]
    return "\n".join(lines)


_OTHERS: Final = LazyMessage("proofs-no-other-card")


def _card_lines(card: str, proof: CardProof, size: int, root: str, deal: int) -> list[str]:
    """Return the proof of one card."""
    path = "\n".join(proof.path)
    return [
        message(
            "proofs-card",
            card=card,
            position=proof.position + 1,
            size=size,
            deal=deal,
            fingerprint=short(root),
        ),
        f"```card {proof.card}\nposition {proof.position}\nsalt {proof.salt}\n{path}\nroot {root}```",
    ]


def head(found: ChainHead) -> str:
    """Return the head of a guild's chain of deals."""
    return message("proofs-head", deals=found.seq, head=f"{found.seq}-{found.hash}")


def open_button(agreed: int, people: int) -> str:
    """Return the label of the button that agrees to open a private match."""
    return message("proofs-open-button", agreed=agreed, people=people)


def file_about(title: str) -> str:
    """Return the description of a proof's file."""
    return message("proofs-file-about", game=title)


def word_noted(word: str) -> str:
    """Return that a player's word was noted."""
    return message("proofs-word-noted", word=quoted(word))
