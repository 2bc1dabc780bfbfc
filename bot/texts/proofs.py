"""Verifiable deals in words: the commitment, what a proof shows, and what it does not."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.texts.faces import boxed
from bot.texts.names import join, plural, quoted
from data.fairness.proof_export import CardsProved
from data.tables.proofs import ChainHead, Entry, StoredProof
from engine.cards import Card
from engine.proofs import CardProof, Share

COMMAND: Final = "Deals that anybody can check"
ABOUT_COMMAND: Final = "What is promised of the cards, and what is not"
WORD_COMMAND: Final = "Bring a word of yours to the next deal; everybody is shown it"
CHECK_COMMAND: Final = "Calculate a deal again from what was promised"
CARD_COMMAND: Final = "Prove a card that you saw, and show no other"
HEAD_COMMAND: Final = "The fingerprint of all deals of this server so far"
WORD: Final = "Any word, up to 64 characters; it stays with the deal for good"
CARD: Final = "Which card, such as 10D, K♠ or joker"
WHOLE: Final = "All numbers"
CHECK: Final = "Check it"
FILE: Final = "Proof as a file"
PROMISE: Final = "🔏 Cards promised"
OPEN: Final = "Open the deals"
_DIGITS: Final = 4

ABOUT: Final = """\
### Deals that anybody can check
**Promised**
- I cannot choose a deck by myself: I seal a secret first, and what you bring comes after.
- I cannot change a deal afterwards: what I sealed is shown before, every deal stands in a chain, and \
whoever notes its head (`/fair head`) can prove a change.
- You can prove every card that you saw (`/fair card`); while a deal goes on, those that you were dealt or \
drew. Nobody learns a card from that which was not known.
**Not promised**
- That the machine which deals does not know the cards: it has to know them to deal them, and whoever \
runs it could look.
- That nobody stops a deal. A promise that was never used is opened and listed as such.
- That nobody at the table plays together with whoever runs the machine: who knows the secret and brings \
the last word could try words until they like the deck. Nor that the number of a press is the one that \
Discord gave it: I alone tell it. Your own word you know.
- Anything of tables that were opened before there were proofs, or of a deal to which nobody brought \
anything: there you have to trust that I did not seal several secrets and choose.
`/help topic:fair` says how it works, without a word of mathematics."""

HELP: Final = """\
### Honest cards
Imagine that a dealer writes a secret number on a slip of paper and seals it in an envelope, before \
anybody sits down. Then every player names a number. The cards are shuffled by a fixed rule, from the \
dealer's number and all of yours together. Afterwards the envelope is opened, and anybody can shuffle \
once more by the same rule and see that the same cards lie in the same order.
So the dealer cannot choose your cards alone: the envelope was sealed before your numbers were known.
**Here** the envelope is a *fingerprint*, such as `4b1f…`: it follows from my secret, and nobody can \
find another secret that has it. You see it in the lobby, and under every result for the next deal. Your \
number is that of your press on **Join**, **Start** or **Next deal**, which Discord makes; `/fair word` \
adds a word of yours, if you like.
**deal 4b1f… ✓** under the table leads to the proof of a deal, and `/fair check` calculates all of it \
again. Where hands are open after the match the secrets are opened then. Where they are private they \
stay sealed, and you can still prove each card that you saw (`/fair card`); if all who sat there agree, \
everything is opened.
`/fair head` is the fingerprint of all deals of this server so far. Note it down, and nobody can change \
one of them unseen. `/fair statistics` tells whether all these deals gave people and computers alike.
-# What is not promised: `/fair about`."""

NO_PROOF: Final = "This match has no proof: its table was opened before there were proofs."
NO_PROOF_YET: Final = "Nothing has been dealt here yet."
CHAIN_EMPTY: Final = "No deal of this server has ended since there are proofs."
OPENED: Final = (
    "You agree that the deals of this match are opened. They are once everybody who sat there agrees."
)
OPENED_ALL: Final = "Everybody agrees: the deals of this match are open, with all hands."


def short(hashed: str) -> str:
    """Return the beginning of a fingerprint."""
    return f"{hashed[:_DIGITS]}…"


def deal_button(root: str) -> str:
    """Return the label of the button that opens a deal's proof."""
    return f"deal {short(root)} ✓"


def lobby_line(commitment: str) -> str:
    """Return the commitment as a lobby shows it."""
    return f"-# 🔏 The cards are promised: `{short(commitment)}`"


def next_line(commitment: str) -> str:
    """Return the commitment to the next deal as a result shows it."""
    return f"-# 🔏 The next deal is promised: `{short(commitment)}`"


def promise_lines(proof: StoredProof) -> list[str]:
    """Return the commitment to a deal, at length."""
    return [
        f"I have sealed the secret of deal {proof.deal}, and this is its fingerprint:",
        f"```{proof.commitment}```",
        (
            "What you press from now on is mixed in, and a word of yours if you like (`/fair word`): so I "
            "cannot choose your cards by myself. `/help topic:fair` tells how."
        ),
    ]


def brought(shares: Sequence[Share], names: Sequence[str]) -> str:
    """Return who contributed randomness to a deal."""
    return join([names[share.seat] for share in shares])


def deal_lines(proof: StoredProof, names: Sequence[str], *, ended: bool, opened: bool) -> list[str]:
    """Return in three sentences what the proof of a deal says."""
    shares = proof.shares or ()
    follows = (
        f"The cards follow from it and from what {brought(shares, names)} brought after that, so I "
        "could not choose them by myself."
        if shares
        else "Nobody brought anything after that, so you have to trust that I did not choose among several "
        "secrets."
    )
    stays = (
        f"The fingerprint of the whole deck, `{short(proof.root or '')}`, was stored before the first play"
    )
    if opened:
        last = f"{stays}, and the secret is open now: anybody can calculate all of it again."
    elif ended:
        last = f"{stays}: the secret stays sealed, and each card that you saw can be proved."
    else:
        last = (
            f"{stays}: no card can be exchanged since, and each that you were dealt or drew from the stock "
            "can be proved."
        )
    return [
        (
            "Before anybody asked for this deal I had sealed a secret with the fingerprint "
            f"`{short(proof.commitment)}`, which was shown."
        ),
        follows,
        last,
    ]


def whole_lines(proof: StoredProof, entry: Entry | None, names: Sequence[str], *, opened: bool) -> list[str]:
    """Return all numbers of a deal's proof; the secret only if it is ``opened``."""
    lines = [f"**Promised** ```{proof.commitment}```"]
    lines += [_share(share, names[share.seat]) for share in proof.shares or ()]
    lines.append(f"**Whole deck** ```{proof.root}```")
    if entry is not None:
        lines.append(f"**Entry {entry.seq} of this server's deals** ```{entry.hash}```")
    lines.append(f"**Secret** ```{proof.secret.hex()}```" if opened else "**Secret** sealed")
    return lines


def other_lines(promised: StoredProof, *, ended: bool) -> list[str]:
    """Return a commitment to a deal that was not, or not yet, dealt."""
    if not ended:
        return [f"**Deal {promised.deal} is promised** ```{promised.commitment}```"]
    return [
        f"**Deal {promised.deal} was promised and never dealt** ```{promised.commitment}```",
        f"**Its secret** ```{promised.secret.hex()}```",
    ]


def _share(share: Share, name: str) -> str:
    word = f", word {quoted(share.word)}" if share.word else ""
    return f"**{name}** press {share.interaction or '–'}{word}"


def checked(deal: int, found: Mapping[str, bool], *, opened: bool) -> list[str]:
    """Return which checks of a deal passed."""
    lines = [f"{'✅' if fits else '❌'} {_CHECKS[name]}" for name, fits in found.items()]
    if not all(found.values()):
        return [*lines, f"**Deal {deal} is not what was promised.** Tell whoever runs this bot."]
    more = (
        "You need not believe me: the record of `/replay` has all of it, and so has anybody's own computer."
        if opened
        else "Nobody but me can repeat all of this while the secret is sealed; your own cards you can prove."
    )
    return [*lines, f"-# {more}"]


_CHECKS: Final = {
    "commitment": "The secret is the one whose fingerprint was shown before.",
    "deck": "The order of the cards follows from it and from what was brought.",
    "seed": "So does whatever else chance decides in the deal.",
    "dealer": "So does who dealt first.",
    "root": "The fingerprint of the whole deck is that of these cards.",
    "entry": "The deal stands in the chain of this server, with its result.",
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
        lines = [f"{boxed(wanted)} did not come to your hand in deal {proof.deal}, as far as you may know."]
        lines += [] if ended else [_OTHERS]
    return "\n".join(lines)


_LATER: Final = (
    "{card} came to your hand from the pile or the table. Where it lay in the deck tells whether the "
    "player who had it before was dealt it or drew it, and when. You can prove it once the deal is over."
)
_OTHERS: Final = "While the match goes on I prove no other card: where it lay tells too much."


def _card_lines(card: str, proof: CardProof, size: int, root: str, deal: int) -> list[str]:
    """Return the proof of one card."""
    path = "\n".join(proof.path)
    return [
        (
            f"{card} was card {proof.position + 1} of {size} in deal {deal}. With these numbers anybody can "
            f"see that it belongs to the deck `{short(root)}` there, and learns nothing of any other card."
        ),
        f"```card {proof.card}\nposition {proof.position}\nsalt {proof.salt}\n{path}\nroot {root}```",
    ]


def head(found: ChainHead) -> str:
    """Return the head of a guild's chain of deals."""
    return (
        f"### Deals of this server\n{plural(found.seq, 'deal')} so far. The fingerprint of all of them:\n"
        f"```{found.seq}-{found.hash}```\nNote it down where I cannot reach it: if one of these deals were "
        "changed later, the chain would not lead here any more."
    )


def open_button(agreed: int, people: int) -> str:
    """Return the label of the button that agrees to open a private match."""
    return f"{OPEN} ({agreed} of {people})"


def file_about(title: str) -> str:
    """Return the description of a proof's file."""
    return f"The proof of a match of {title}, as JSON: what was promised, and the cards that you saw."


def word_noted(word: str) -> str:
    """Return that a player's word was noted."""
    return f"Your word for the next deal is {quoted(word)}. Everybody is shown it with the deal."
