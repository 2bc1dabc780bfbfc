# Panguingue: what happened, payments, and the settlement.
# $player and $players are names, $cards, $card and $meld are cards such as "`5♠ 6♠ 7♠`".

## What a player did: predicates that follow the player's name

panguingue-events-plays = plays
panguingue-events-dropped = dropped
panguingue-events-forced = forced { $card }: it must be taken and laid off
panguingue-events-let-it-go = let it go
panguingue-events-drew = drew { $card }
panguingue-events-drew-and-discarded = drew and discarded { $card }
panguingue-events-melded = melded { $cards }
panguingue-events-laid-off = laid off { $card } on { $meld }
# "it": the card drawn or taken just before: "took `5♠` and laid it off on `2♠ 3♠ 4♠`"
panguingue-events-laid-it-off = laid it off on { $meld }
# $melds: "`A♦ 2♦ 3♦` and `4♦ 5♦ 6♦`"
panguingue-events-split = split a meld into { $melds }
# $borrowed: taken from melds, of which $left stays; $cards: the new meld
panguingue-events-borrowed = borrowed { $borrowed } and melded { $cards }, leaving { $left }
panguingue-events-turned-over = { $cards ->
    [one] turned over the discard pile ({ $cards } card)
   *[other] turned over the discard pile ({ $cards } cards)
}
panguingue-events-shuffled = { $cards ->
    [one] shuffled the discard pile ({ $cards } card)
   *[other] shuffled the discard pile ({ $cards } cards)
}
panguingue-events-went-out = **went out**
panguingue-events-put-in-pot = { $chips ->
    [one] put { $chips } chip in the pot
   *[other] put { $chips } chips in the pot
}
panguingue-events-took-from-pot = { $chips ->
    [one] took { $chips } chip from the pot
   *[other] took { $chips } chips from the pot
}
# $payments: panguingue-events-from or -from-each, or a list of them; $what: a condition (panguingue-words-suited
# and so on) or one of the other reasons below
panguingue-events-collected = collected **{ $payments }** for { $what }
# What is collected, and from whom
panguingue-events-from = { $chips ->
    [one] { $chips } chip from { $players }
   *[other] { $chips } chips from { $players }
}
panguingue-events-from-each = { $chips ->
    [one] { $chips } chip from each of { $payers }
   *[other] { $chips } chips from each of { $payers }
}

## Whole lines

# $predicates: a list of the predicates above
panguingue-events-line = { $players } { $predicates }.
# Instead of it, if several players did the same one after the other
panguingue-events-play = { $count ->
    [one] { $players } plays.
   *[other] { $players } play.
}
panguingue-events-let-go = { $count ->
    [one] { $players } let it go.
   *[other] { $players } let it go.
}
# After a line: the computer moved because the player's time was up
panguingue-events-time-up = ⏰ *Time was up.*
panguingue-events-antes = { $chips ->
    [one] Everybody put { $chips } chip in the pot.
   *[other] Everybody put { $chips } chips in the pot.
}
panguingue-events-won = { $player } wins the deal.
panguingue-events-won-dropped = Everybody else dropped: { $player } wins the deal.
panguingue-events-void = No card is left to draw: the deal is void, and the pot stays for the next winner.

## What is paid for, besides conditions: noun phrases that follow "for", or begin a part of a line

panguingue-events-ante = the ante
panguingue-events-forfeit = dropping
panguingue-events-out = going out
panguingue-events-foot = the pot, from players who dropped
panguingue-events-pot = the pot, from the antes

## When a condition is paid; follows its name: "suited 5s (one card more)"

panguingue-events-when-laid-off = (one card more)
panguingue-events-when-split = (by the split)
panguingue-events-when-left = (left by borrowing)
panguingue-events-when-settled = (again at the end)

## A payment in a line: parts with " · " between them, after a name and the chips: "Ada **+10** · suited 5s
## `5♠ 5♠ 5♠` · rule 6.2 · 2 from each of the 5 others"

# Instead of names
panguingue-events-everybody = Everybody
# The number of a rule: "6.2"
panguingue-events-rule = rule { $rule }
panguingue-events-each-other = { $others ->
    [one] { $chips } from each of the { $others } others
   *[other] { $chips } from each of the { $others } others
}
# $chips from each of them
panguingue-events-chips-from = { $chips } from { $players }

## The end of a deal

# $players: a list of names and chips: "Ada **+3** · Ben **−3**"
panguingue-events-score = Chips: { $players }
# Titles without a full stop
panguingue-events-title-out = { $player } goes out and wins the deal
panguingue-events-title-dropped = Everybody else dropped: { $player } wins the deal
panguingue-events-title-void = { $chips ->
    [one] No card is left to draw: nobody wins, and { $chips } chip of this deal stays in the pot
   *[other] No card is left to draw: nobody wins, and { $chips } chips of this deal stay in the pot
}
# A condition of the winner; $letter: its column in the table below; $chips: what each has paid for it before,
# $more: what each pays now
panguingue-events-condition = { $chips ->
    [one] **{ $letter }** { $cards } { $condition }: { $chips } chip each during play, **{ $more } more** now
   *[other] **{ $letter }** { $cards } { $condition }: { $chips } chips each during play, **{ $more } more** now
}

## The table of the settlement, for narrow screens. The headings have at most 5 letters.

# Above the names of the players: the table shows chips
panguingue-events-head-names = chips
# Paid during play
panguingue-events-head-play = play
# For going out
panguingue-events-head-out = out
# From the pot
panguingue-events-head-pot = pot
# The sum of the deal
panguingue-events-head-deal = deal
# A row below the players (at most 7 letters)
panguingue-events-row-pot = the pot
## The headings explained: parts of a line with " · " between them
panguingue-events-legend-play = **play**: paid during play
panguingue-events-legend-out = **out**: for going out
# $letters: "a, b"
panguingue-events-legend-conditions = **{ $letters }**: for the conditions above
panguingue-events-legend-pot = **pot**: from the pot
panguingue-events-legend-deal = **deal**: in all
