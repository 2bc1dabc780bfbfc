# Hand: why a move was refused. Whole sentences; what is possible instead follows them. $cards and $card are the
# cards of the move; $meld is a meld on the table with its number, "#3 5♠ 6♠ 7♠".

## Opening

# $total: what the melds are worth, perhaps with the sum in brackets; $needed: what an opening needs
hand-refusals-below-opening = { $cards } makes { $total }; you need { $needed } to open, all at once and without lay-offs.

# The same after an opening of $last points, which the next one must beat
hand-refusals-below-raised = { $cards } makes { $total }; you need { $needed } to open (the opening before was { $last }), all at once and without lay-offs.

hand-refusals-not-opened = You have not opened: first meld { $needed } points, then you can lay off and exchange, which never count toward it.

# These three follow the messages above. $points: the highest opening of the hand; $melds: its melds
hand-refusals-highest-with = Your highest opening is { $points }: { $melds }.

hand-refusals-highest = Your highest opening is { $points }.

hand-refusals-no-meld-in-hand = Your hand has no meld.

hand-refusals-needs-run = { $cards } makes { $total }, but at this table an opening needs at least one run.

## Taking the upcard

# $why: one of the clauses below
hand-refusals-not-feasible = You cannot take { $card }: it must go into a new meld at once, and { $why }.

# A small line on the page. $why: one of the clauses below
hand-refusals-not-taken = { $card } cannot be taken: { $why }.

# Clauses after "and" or a colon, without a full stop. $card: the upcard
hand-refusals-why-returned = you have put { $card } back this turn

hand-refusals-why-not-now = that is not possible now

hand-refusals-why-no-new-meld = you have no new meld with { $card } that leaves a card to discard

hand-refusals-why-no-meld = you have no meld with { $card }

# $points: the highest opening with the card; $needed: what an opening needs
hand-refusals-why-too-low = with { $card } in a meld you could open with { $points } at most; you need { $needed }

hand-refusals-why-no-discard = no opening with { $card } leaves a card to discard, as this table requires

hand-refusals-must-meld = You took { $card }: first meld it before anything else.

hand-refusals-must-meld-or-return = You took { $card }: first meld it, or put it back, before anything else.

hand-refusals-taken-card = You took { $card } from the discard pile this turn: meld it, you cannot discard it.

hand-refusals-nothing-taken = You can put back only an upcard taken this turn, before you meld anything.

hand-refusals-no-return = You cannot put { $card } back at this table or at this point: meld it.

## Melds

hand-refusals-nothing-laid = Name the cards of at least one meld.

hand-refusals-too-short = { $cards } is too short: a meld has at least three cards.

hand-refusals-corner = { $cards } goes around the corner: an ace comes before the two or after the king, never between.

hand-refusals-not-a-run = { $cards } is not a run: its cards must be consecutive, with jokers in the gaps.

hand-refusals-not-a-meld = { $cards } is not a meld: a meld is three or four of a rank in different suits, or at least three consecutive cards of one suit.

# $ways: a list of the message below, "… or …". The words low, high, set and run are typed in English.
hand-refusals-declaration = { $cards } can only be { $ways }: type what a joker stands for after it (`JK=9H`), or add low, high, set or run.

# A way to read cards with jokers. $meld: the meld; $kind: "set" or "run"; $points: its value
hand-refusals-way = { $kind ->
        [set] { $meld } (set, { $points })
       *[run] { $meld } (run, { $points })
    }

hand-refusals-wrong-end = { $cards } does not fit that end of the meld; a set has no ends.

# A meld on the table that takes no more jokers
hand-refusals-jokers-full = { $limit ->
        [one] That meld already has { $limit } joker, the most a meld can have.
       *[other] That meld already has { $limit } jokers, the most a meld can have.
    }

hand-refusals-jokers = { $jokers ->
        [one] { $cards } has { $jokers } joker; a meld can have { $limit } at most.
       *[other] { $cards } has { $jokers } jokers; a meld can have { $limit } at most.
    }

# Natural cards: those that are not jokers
hand-refusals-naturals = { $naturals ->
        [one] { $cards }: a meld needs at least { $naturals } natural card.
       *[other] { $cards }: a meld needs at least { $naturals } natural cards.
    }

hand-refusals-twice = { $cards } would be melded twice: no meld has the same card twice, and no card is in two melds.

hand-refusals-exchanged-twice = You named { $cards } twice: an exchange takes cards of different suits.

hand-refusals-set-full = { $meld } is complete: a set has four cards, one of each suit.

hand-refusals-set-too-long = { $cards } is too many: a set has at most four cards, one of each suit.

hand-refusals-run-full = { $meld } is complete: a run has at most { $longest } cards.

hand-refusals-run-too-long = { $cards } is too long: a run has at most { $longest } cards.

## Laying off and exchanging

hand-refusals-does-not-fit = { $cards } does not fit.

# $fits: a list of the cards that fit, "5♠ or 9♠", or "none"
hand-refusals-does-not-fit-meld = { $fits ->
        [none] { $cards } does not fit { $meld }: nothing can be laid off there.
       *[cards] { $cards } does not fit { $meld }: only { $fits } can be laid off there.
    }

# Follows the message above. $melds: a list of other melds, "#1 5♠ 6♠ 7♠ and #2 …"
hand-refusals-fits-others = { $cards } fits { $melds }.

hand-refusals-fits-no-other = { $cards } fits no other meld on the table.

# $fits as above
hand-refusals-not-freed = { $fits ->
        [none] { $cards } is not what the joker in { $meld } stands for: nothing would free it.
       *[cards] { $cards } is not what the joker in { $meld } stands for: only { $fits } would free it.
    }

hand-refusals-joker-only = At this table only a joker can be laid off on a set of three with a joker: { $meld }.

# $fits: a list of cards, "8♠ and 8♦"; $jokers: how many of these stay jokers, 0 or 1
hand-refusals-needs-both = { $jokers ->
        [0] { $cards } alone does not free the joker of { $meld }: in a set of three it may be any missing suit, so you need { $fits }.
       *[more] { $cards } alone does not free the joker of { $meld }: in a set of three it may be any missing suit, so you need { $fits } (all but one stays a joker).
    }

hand-refusals-no-exchange = There is no joker exchange at this table.

hand-refusals-no-joker = { $meld } has no joker to exchange.

# Follows the message above. $melds: the melds with jokers and the cards that free these, with semicolons
hand-refusals-jokers-in = There are jokers in { $melds }.

# A meld with a joker, and the cards that free it; in the list above
hand-refusals-joker-in = { $meld } for { $cards }

hand-refusals-no-joker-anywhere = There is none on the table.

hand-refusals-natural-for-joker = A joker is exchanged for natural cards from your hand, never for a joker.

# $fits: a list of cards, "5♠ or 9♠"
hand-refusals-one-at-a-time = In a run you exchange one card at a time: { $fits }.

hand-refusals-more-than-jokers = { $cards } are more cards than { $meld } has jokers for.

# $jokers: how many jokers are still to be laid
hand-refusals-must-use-joker = { $jokers ->
        [one] At this table a joker from an exchange must be melded or laid off in the same turn: you still have { $jokers } joker to place, and this would leave no place for it.
       *[other] At this table a joker from an exchange must be melded or laid off in the same turn: you still have { $jokers } jokers to place, and this would leave no place for it.
    }

# $fits: the cards at both ends, "5♠ or 9♠"
hand-refusals-end-needed = The joker fits both ends of { $meld }: say low or high, for { $fits }.

hand-refusals-no-meld = There is no meld on the table yet.

hand-refusals-no-such-meld = There is no such meld: the melds on the table are #1 to #{ $melds }.

## The turn

hand-refusals-keep-another = You must keep a card to discard, and not { $card }, which you have just taken. Keep another one.

hand-refusals-keep-lay-off = If you lay that off, you have no card left to discard, and every turn ends with a discard: keep one.

hand-refusals-keep-meld = If you meld that, you have no card left to discard, and every turn ends with a discard: keep one.

hand-refusals-stock-empty = No card is left to draw, and the discard pile is not reshuffled any more: pass, and the round ends.

hand-refusals-stock-empty-take = No card is left to draw, and the discard pile is not reshuffled any more: take { $card }, or pass and end the round.

hand-refusals-stock-left = There are still cards to draw, so the round goes on.

hand-refusals-partners-turn = It is your partner's turn, and you cannot play for your partner: wait for yours.

hand-refusals-answer-first = First everybody says whether they want a redeal.

# $cards: the pairs that the player has, or "none"
hand-refusals-no-four-pairs = { $cards ->
        [none] Only a player dealt four identical pairs can ask for a redeal, before the first discard.
       *[cards] Only a player dealt four identical pairs can ask for a redeal, before the first discard; you have { $cards }.
    }

hand-refusals-starter-discards = In the first turn of the round you only discard: you have fifteen cards, so discard one.

hand-refusals-draw-first = First draw from the stock, or take the upcard.

hand-refusals-already-drew = You have already drawn this turn.

hand-refusals-no-discard = The discard pile is empty: draw from the stock.

hand-refusals-returned = You took { $card } and put it back, so now draw from the stock.

hand-refusals-not-on-first-turn = At this table nobody goes out on their first turn: keep two cards, one to discard and one to hold.
