# Rummy 500: why a move was refused. Whole sentences.

## Taking from the discard pile

# $pile: the top cards of the discard pile
rummy500-refusals-not-in-pile = { $cards } is not in the discard pile: it is { $pile }, top card on the right.

rummy500-refusals-pile-empty = The discard pile is empty.

# More cards were asked for than the pile has. $cards: how many it has
rummy500-refusals-too-deep = { $cards ->
        [one] The discard pile has only { $cards } card: it is { $pile }, top card on the right.
       *[other] The discard pile has only { $cards } cards: it is { $pile }, top card on the right.
    }

# $top: the top card; $card: the card that was asked for
rummy500-refusals-top-only = At this table only the top card of the discard pile { $top } can be taken, not down to { $card }.

rummy500-refusals-no-use-alone = You cannot take { $card }: at this table a card from the discard pile must be used at once, and it makes no meld with your hand and fits none on the table.

# $cards: how many cards would be taken
rummy500-refusals-no-use = { $cards ->
        [one] You cannot take down to { $card }: the deepest card must be used at once, and with your hand and the { $cards } card taken it makes no meld and fits none on the table.
       *[other] You cannot take down to { $card }: the deepest card must be used at once, and with your hand and the { $cards } cards taken it makes no meld and fits none on the table.
    }

# Follows the message above. $cards: a list "7♠, 8♦ or K♥"
rummy500-refusals-depths = You can take down to { $cards }.

rummy500-refusals-use-first = Use { $card } first: meld it or lay it off before anything else.

## Melding and laying off

rummy500-refusals-name-meld = Name the cards of the meld.

# $why: "short" (fewer than three cards), "run" (a gap), "low-ace" and "corner" (a run with an ace in the wrong
# place) or "neither" (no set and no run); $fits: "no" if they fit none of the melds on the table,
# "none" in all other cases
rummy500-refusals-not-a-meld = { $why ->
        [short] { $cards } is not a meld: a meld has at least three cards
        [run] { $cards } is not a meld: a run has consecutive cards
        [low-ace] { $cards } is not a meld: a run has consecutive cards, and the ace is low at this table
        [corner] { $cards } is not a meld: a run has consecutive cards, and none goes around the corner: the ace is below the 2 or above the king
       *[neither] { $cards } is not a meld: a meld is three or four of a rank, or a run of one suit
    }{ $fits ->
        [no] ; nor does it fit a meld on the table.
       *[none] .
    }

# Follows the message above. $melds: a list "#1 5♠ 6♠ 7♠ or #2 …"
rummy500-refusals-lay-off-instead = You can lay it off on { $melds }.

rummy500-refusals-name-cards = Name the cards to lay off.

# $count: how many cards $cards are; $meld: the number and the cards of a meld on the table
rummy500-refusals-does-not-fit = { $count ->
        [one] { $cards } does not fit { $meld }.
       *[other] { $cards } do not fit { $meld }.
    }

# Follows the message above. $melds: a list as above
rummy500-refusals-would-fit = It would fit { $melds }.

rummy500-refusals-never-joined = Melds are never joined, and a set stays a set.

rummy500-refusals-no-meld = There is no meld on the table to lay off on yet.

# $number: the meld that was named, or 0 for none; $melds: how many there are
rummy500-refusals-no-such-meld = { $number ->
        [0] There is no such meld on the table: they are #1 to #{ $melds }.
       *[number] There is no meld #{ $number } on the table: they are #1 to #{ $melds }.
    }

# The same if there is only one meld, $meld
rummy500-refusals-only-meld = { $number ->
        [0] There is no such meld on the table: the only one is { $meld }.
       *[number] There is no meld #{ $number } on the table: the only one is { $meld }.
    }

## The end of a turn

rummy500-refusals-no-card-to-drop = At this table the last card must be discarded: after { $cards } you would have no card left to discard. Keep one.

rummy500-refusals-leaves-taken = That would leave you with only { $card }, which you cannot discard this turn. Keep another card to discard.

rummy500-refusals-leaves-taken-no-fit = That would leave you with only { $card }, which you cannot discard this turn and which fits no meld on the table. Keep another card to discard.

# $use: "free" (the card may be kept) or "must" (it must be used)
rummy500-refusals-taken-card = You took { $card } alone from the discard pile, so you cannot discard it this turn. { $use ->
        [must] You must use it.
       *[free] You can meld it, lay it off or keep it.
    }

## Drawing and passing

rummy500-refusals-draw-first = Draw first: from the stock or from the discard pile.

# The stock is empty
rummy500-refusals-take-first = Take a card first.

rummy500-refusals-already-took = You took { $cards } from the discard pile this turn; you draw only once a turn.

# $card: the card drawn, or "none" if the reader cannot see it
rummy500-refusals-already-drew = { $card ->
        [none] You drew from the stock this turn; you draw only once a turn.
       *[card] You drew from the stock ({ $card }) this turn; you draw only once a turn.
    }

rummy500-refusals-stock-empty = The stock is empty: take from the discard pile, or pass, which ends the deal.

# $cards: how many cards the stock has
rummy500-refusals-stock-left = { $cards ->
        [one] You cannot pass while there is a stock to draw from: it has { $cards } card.
       *[other] You cannot pass while there is a stock to draw from: it has { $cards } cards.
    }

rummy500-refusals-no-pass = Nobody passes at this table: the deal ends with the stock.
