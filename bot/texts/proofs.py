"""Verifiable deals in words: the commitment, what a proof shows, and what it does not."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.names import join, plural, quoted
from data.fairness.proof_export import CardsProved
from data.tables.proofs import ChainHead, Entry, StoredProof
from engine.cards import Card
from engine.proofs import CardProof, Share

COMMAND: Final = "Deals that anybody can verify"
ABOUT_COMMAND: Final = "What is guaranteed about the cards, and what is not"
WORD_COMMAND: Final = "Add a word of your own to the next shuffle; everybody sees it"
CHECK_COMMAND: Final = "Recalculate a deal from its sealed secret"
CARD_COMMAND: Final = "Prove a card that you saw, and reveal no other"
HEAD_COMMAND: Final = "The fingerprint of all deals of this server so far"
WORD: Final = "Any word, up to 64 characters; it stays with the deal forever"
CARD: Final = "Which card, such as 10D, K♠ or joker"
WHOLE: Final = "All numbers"
CHECK: Final = "Check it"
FILE: Final = "Proof as a file"
PROMISE: Final = "🔏 Sealed deck"
VERIFY: Final = "🔏 Verify deal"
OPEN: Final = "Open the deals"
_DIGITS: Final = 4

ABOUT: Final = """\
### Deals that anybody can verify
**Guaranteed**
- I cannot choose a deck: I seal a secret first, and the players' input comes after that.
- I cannot change a deal afterwards: the seal is shown before, every deal is part of a chain, and anybody \
who notes the head of the chain (`/fair head`) can prove a change.
- You can prove every card that you saw (`/fair card`); during a deal, the cards that you were dealt or \
drew. This reveals no other card.
**Not guaranteed**
- That the machine that deals does not know the cards: it must know them to deal them, and its owner could \
look.
- That nobody stops a deal. A sealed deck that was never used is opened and listed as such.
- That no player works together with the owner of the machine: with the secret and the last word, they could \
try words until they like the deck. Nor that a press has the number that Discord gave it: only I say so. \
Your own word you know.
- Anything about tables opened before there were proofs, or about a deal without any players' input: there \
you have to trust that I did not seal several secrets and choose one.
`/help topic:fair` explains how it works, without any mathematics."""

HELP: Final = """\
### Fair deals
Imagine that a dealer writes a secret number on a slip of paper and seals it in an envelope before anybody \
sits down. Then every player names a number. The deck is shuffled by a fixed rule from the dealer's number \
and all of yours together. After the match the envelope is opened, and anybody can repeat the shuffle and \
see that it gives the same cards in the same order.
So the dealer cannot choose your cards: the envelope was sealed before your numbers were known.
**Here** the envelope is a *fingerprint*, such as `4b1f…`: it follows from my secret, and nobody can find \
another secret with the same fingerprint. You see it in the lobby and, for the next deal, under every \
result. Your number is that of your press on **Join**, **Start** or **Next deal**, which comes from Discord; \
`/fair word` adds a word of your own, if you like.
**Verify deal** under the table opens the proof of a deal, and `/fair check` recalculates all of it. If \
hands are open after the match, so are the secrets. If hands are private, the secrets stay sealed, and you \
can still prove each card that you saw (`/fair card`); if all players agree, everything is opened.
`/fair head` is the fingerprint of all deals in this server so far. Note it down, and nobody can secretly \
change one of them. `/fair statistics` shows whether people and computers got equal cards.
-# What is not guaranteed: `/fair about`."""

NO_PROOF: Final = "This match cannot be verified: its table was opened before there were proofs."
NO_PROOF_YET: Final = "Nothing has been dealt here yet."
CHAIN_EMPTY: Final = "No verifiable deal has ended in this server yet."
OPENED: Final = "You agree to open the deals of this match. They are opened when all its players agree."
OPENED_ALL: Final = "Everybody agrees: the deals of this match are open, with all hands."


def short(hashed: str) -> str:
    """Return the beginning of a fingerprint."""
    return f"{hashed[:_DIGITS]}…"


def lobby_line(commitment: str) -> str:
    """Return the commitment as a lobby shows it."""
    return f"-# 🔏 Sealed deck: `{short(commitment)}`"


def next_line(commitment: str) -> str:
    """Return the commitment to the next deal as a result shows it."""
    return f"-# 🔏 Next deal sealed: `{short(commitment)}`"


def promise_lines(proof: StoredProof) -> list[str]:
    """Return the commitment to a deal, at length."""
    return [
        f"I have sealed the secret of deal {proof.deal}, and this is its fingerprint:",
        f"```{proof.commitment}```",
        (
            "Your presses from now on go into the shuffle, and a word of your own if you like (`/fair "
            "word`), so I cannot choose your cards. `/help topic:fair` explains how."
        ),
    ]


def brought(shares: Sequence[Share], names: Sequence[str]) -> str:
    """Return who contributed randomness to a deal."""
    return join([names[share.seat] for share in shares])


def deal_lines(proof: StoredProof, names: Sequence[str], *, ended: bool, opened: bool) -> list[str]:
    """Return in three sentences what the proof of a deal says."""
    shares = proof.shares or ()
    follows = (
        f"The shuffle follows from it and from the later input of {brought(shares, names)}, so I could "
        "not choose the cards."
        if shares
        else (
            "There was no players' input after that, so you have to trust that I did not choose among "
            "several secrets."
        )
    )
    stays = (
        f"The fingerprint of the whole deck, `{short(proof.root or '')}`, was stored before the first play"
    )
    if opened:
        last = f"{stays}, and the secret is open now: anybody can recalculate everything."
    elif ended:
        last = f"{stays}: the secret stays sealed, and you can prove each card that you saw."
    else:
        last = (
            f"{stays}: no card can have been changed since, and you can prove each card that you were "
            "dealt or drew from the stock."
        )
    return [
        (
            "Before anybody asked for this deal I sealed a secret with the fingerprint "
            f"`{short(proof.commitment)}`, which was shown."
        ),
        follows,
        last,
    ]


def whole_lines(proof: StoredProof, entry: Entry | None, names: Sequence[str], *, opened: bool) -> list[str]:
    """Return all numbers of a deal's proof; the secret only if it is ``opened``."""
    lines = [f"**Sealed** ```{proof.commitment}```"]
    lines += [_share(share, names[share.seat]) for share in proof.shares or ()]
    lines.append(f"**Whole deck** ```{proof.root}```")
    if entry is not None:
        lines.append(f"**Entry {entry.seq} of this server's deals** ```{entry.hash}```")
    lines.append(f"**Secret** ```{proof.secret.hex()}```" if opened else "**Secret** sealed")
    return lines


def other_lines(promised: StoredProof, *, ended: bool) -> list[str]:
    """Return a commitment to a deal that was not, or not yet, dealt."""
    if not ended:
        return [f"**Deal {promised.deal} is sealed** ```{promised.commitment}```"]
    return [
        f"**Deal {promised.deal} was sealed and never dealt** ```{promised.commitment}```",
        f"**Its secret** ```{promised.secret.hex()}```",
    ]


def _share(share: Share, name: str) -> str:
    word = f", word {quoted(share.word)}" if share.word else ""
    return f"**{name}** press {share.interaction or '–'}{word}"


def checked(deal: int, found: Mapping[str, bool], *, opened: bool) -> list[str]:
    """Return which checks of a deal passed."""
    lines = [f"{'✅' if fits else '❌'} {_CHECKS[name]}" for name, fits in found.items()]
    if not all(found.values()):
        return [*lines, f"**Deal {deal} does not match its seal.** Tell the owner of this bot."]
    more = (
        "Don't take my word for it: export the deal with `/replay` and check it yourself."
        if opened
        else "Only I can repeat all of this while the secret is sealed, but you can prove your own cards."
    )
    return [*lines, f"-# {more}"]


_CHECKS: Final = {
    "commitment": "The secret has the fingerprint that was shown before the deal.",
    "deck": "The shuffle matches the secret and the players' input.",
    "seed": "So does everything else that is random in the deal.",
    "dealer": "So does the first dealer.",
    "root": "The fingerprint of the whole deck matches these cards.",
    "entry": "The deal is in the chain of this server, with its result.",
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
        lines.append(_LATER.format(card=boxed(wanted)))
    if not lines:
        lines = [f"You did not get {boxed(wanted)} in deal {proof.deal}, as far as you can know."]
        lines += [] if ended else [_OTHERS]
    return "\n".join(lines)


_LATER: Final = (
    "You got {card} from the discard pile or the table. Its place in the deck would reveal whether the "
    "player before you was dealt it or drew it, and when. You can prove it once the deal is over."
)
_OTHERS: Final = "During the match I prove no other card: its place in the deck reveals too much."


def _card_lines(card: str, proof: CardProof, size: int, root: str, deal: int) -> list[str]:
    """Return the proof of one card."""
    path = "\n".join(proof.path)
    return [
        (
            f"{card} was card {proof.position + 1} of {size} in deal {deal}. These numbers prove that it "
            f"belongs to the deck `{short(root)}` in that place. This reveals no other card."
        ),
        f"```card {proof.card}\nposition {proof.position}\nsalt {proof.salt}\n{path}\nroot {root}```",
    ]


def head(found: ChainHead) -> str:
    """Return the head of a guild's chain of deals."""
    return (
        f"### Deals of this server\n{plural(found.seq, 'deal')} so far. The fingerprint of all of them:\n"
        f"```{found.seq}-{found.hash}```\nNote it down where I cannot reach it: if one of these deals were "
        "changed later, the chain would no longer lead here."
    )


def open_button(agreed: int, people: int) -> str:
    """Return the label of the button that agrees to open a private match."""
    return f"{OPEN} ({agreed} of {people})"


def file_about(title: str) -> str:
    """Return the description of a proof's file."""
    return f"The proof of a match of {title}, as JSON: the seals, and the cards that you saw."


def word_noted(word: str) -> str:
    """Return that a player's word was noted."""
    return f"Your word for the next shuffle is {quoted(word)}. Everybody sees it with the deal."
