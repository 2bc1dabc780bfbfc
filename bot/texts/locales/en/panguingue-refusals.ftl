# Panguingue: why an action is refused. Whole sentences to the player who tried it. $card, $cards, $meld and
# $upcard are cards such as "`5♠ 6♠ 7♠`"; the variant "none" is for cards that are not known.

panguingue-refusals-declare-first = First everybody says whether they play or drop.
panguingue-refusals-already-declared = Everybody has already declared; nobody can drop later.
panguingue-refusals-answer-first = { $upcard ->
    [none] The others are still being asked whether to force the upcard.
   *[other] The others are still being asked whether to force { $upcard }.
}
panguingue-refusals-no-demand = There is nothing to force now: you can only force the player on turn to take an upcard that fits a meld of theirs, before they draw.
panguingue-refusals-dropped = You have dropped, so you are out of this deal.
panguingue-refusals-draw-first = Draw first.
panguingue-refusals-already-drew = You have already drawn this turn.
panguingue-refusals-must-take = { $upcard ->
    [none] You have been forced to take the upcard and lay it off.
   *[other] You have been forced to take { $upcard } and lay it off.
}
panguingue-refusals-no-discard = There is no upcard to take.
panguingue-refusals-not-usable = { $upcard ->
    [none] You can take the upcard only to meld it or lay it off at once, and it neither fits a meld of yours nor makes a new one.
   *[other] You can take { $upcard } only to meld it or lay it off at once, and it neither fits a meld of yours nor makes a new one.
}
panguingue-refusals-place-taken = { $card ->
    [none] You took that card from the discard pile: meld it or lay it off before any other card.
   *[other] You took { $card } from the discard pile: meld it or lay it off before any other card.
}
panguingue-refusals-lay-off-taken = { $card ->
    [none] You took that card because it fits a meld: lay it off before anything else.
   *[other] You took { $card } because it fits a meld: lay it off before anything else.
}
panguingue-refusals-place-drawn = { $card ->
    [none] At this table you must meld the drawn card or lay it off before any card from hand.
   *[other] At this table you must meld { $card } or lay it off before any card from hand.
}
panguingue-refusals-strands-taken = { $card ->
    [none] After that split you could neither meld nor lay off the card taken.
   *[other] After that split you could neither meld nor lay off { $card }.
}
panguingue-refusals-discard-drawn = { $card ->
    [none] You drew that card and have neither melded it nor laid it off, so you must discard it.
   *[other] You drew { $card } and have neither melded it nor laid it off, so you must discard it.
}
panguingue-refusals-unsafe = { $card ->
    [none] That card would let the next player, who has ten cards melded, go out, and you have a safe card.
   *[other] { $card } would let the next player, who has ten cards melded, go out, and you have a safe card.
}
panguingue-refusals-go-out-now = You have melded eleven cards: go out, or split a meld first.
# $melded: how many cards the player has melded
panguingue-refusals-not-eleven = You need eleven melded cards to go out, and you have { $melded }.

## Melds

panguingue-refusals-no-cards = That is not a meld.
panguingue-refusals-not-a-meld = { $why ->
    [short] { $cards } is not a meld: a meld has at least three cards.
    [two-suits] { $cards } is not a meld: a group is of one suit, or of three or more.
    [suit-twice] { $cards } is not a meld: it has a suit twice.
    [gap] { $cards } is not a meld: a run has consecutive cards, and the ace is low.
   *[neither] { $cards } is not a meld: a meld is a group of one rank, or a run of one suit.
}
# A part of a meld that would be split or lend cards
panguingue-refusals-part-not-a-meld = { $why ->
    [short] { $cards } is not a meld by itself: a meld has at least three cards.
    [two-suits] { $cards } is not a meld by itself: a group is of one suit, or of three or more.
    [suit-twice] { $cards } is not a meld by itself: it has a suit twice.
    [gap] { $cards } is not a meld by itself: a run has consecutive cards, and the ace is low.
   *[neither] { $cards } is not a meld by itself: a meld is a group of one rank, or a run of one suit.
}
panguingue-refusals-does-not-fit = { $card } does not fit { $meld }.
panguingue-refusals-does-not-fit-that = { $card ->
    [none] That card does not fit that meld.
   *[other] { $card } does not fit that meld.
}
panguingue-refusals-no-melds = You have no meld on the table yet.
# $melds: how many melds the player has
panguingue-refusals-number-of-melds = { $melds ->
    [one] You have no meld with that number: yours are 1 to { $melds }, from left to right.
   *[other] You have no meld with that number: yours are 1 to { $melds }, from left to right.
}
panguingue-refusals-small-to-split = { $meld ->
    [none] That meld is too small to be split: you need 6 cards or more.
   *[other] { $meld } is too small to be split: you need 6 cards or more.
}
panguingue-refusals-small-to-borrow = { $meld ->
    [none] That meld is too small to borrow from: you need 4 cards or more.
   *[other] { $meld } is too small to borrow from: you need 4 cards or more.
}
panguingue-refusals-rest = { $cards ->
    [none] Without those cards the rest would be left, which is not a meld.
   *[other] Without those cards { $cards } would be left, which is not a meld.
}
panguingue-refusals-not-on-board = { $cards ->
    [none] That card is not in your melds.
   *[other] { $cards } is not in your melds.
}
panguingue-refusals-nothing-borrowed = To borrow, take at least one card from a meld of yours; with cards from hand only, just meld.
panguingue-refusals-needs-own-card = { $cards ->
    [none] They cannot make a meld alone: at least one card must not be borrowed.
   *[other] { $cards } cannot make a meld alone: at least one card must not be borrowed.
}
panguingue-refusals-laid-off-this-turn = { $card ->
    [none] That card was laid off this turn: you can borrow it from your next turn on.
   *[other] { $card } was laid off this turn: you can borrow it from your next turn on.
}
