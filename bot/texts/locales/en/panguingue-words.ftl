# Panguingue: conditions, earnings, actions, tasks, and the lines of the table.
# $player and $players are names, $cards, $meld, $upcard and so on are cards such as "5♠ 6♠ 7♠", $chips is a
# number of chips. "none" as a variant is for cards that are not known or do not exist.

## Menus (placeholders)

panguingue-words-title-meld = Meld …
panguingue-words-title-layoff = Lay off …
panguingue-words-title-split = Split a meld …
panguingue-words-title-borrow = Borrow from a meld …
panguingue-words-title-discard = Discard a card …
# Above the ways to split a meld, or to borrow from melds
panguingue-words-how-to-split = How to split { $meld } …
panguingue-words-what-to-borrow = What to borrow from { $melds } …

## The conditions: melds that earn chips. Noun phrases that follow "for" in sentences such as "collected 2 chips
## from Ada for suited 5s", and begin a part of a line. $spades: "yes" if all cards are spades.

# A group of one rank in several suits; $rank: A, J, Q, K or a number
panguingue-words-mixed = { $rank ->
    [A] mixed aces
    [J] mixed jacks
    [Q] mixed queens
    [K] mixed kings
   *[other] mixed { $rank }s
}
# A group of one rank in one suit
panguingue-words-suited = { $spades ->
    [yes] { $rank ->
        [A] suited aces, spades
        [J] suited jacks, spades
        [Q] suited queens, spades
        [K] suited kings, spades
       *[other] suited { $rank }s, spades
    }
   *[no] { $rank ->
        [A] suited aces
        [J] suited jacks
        [Q] suited queens
        [K] suited kings
       *[other] suited { $rank }s
    }
}
panguingue-words-low-run = { $spades ->
    [yes] an A-2-3 run, spades
   *[no] an A-2-3 run
}
# "court" if the pack has jack, queen and king
panguingue-words-high-run = { $ranks ->
    [court] { $spades ->
        [yes] a J-Q-K run, spades
       *[no] a J-Q-K run
    }
   *[pip] { $spades ->
        [yes] an 8-9-10 run, spades
       *[no] an 8-9-10 run
    }
}

## What a choice earns. $what: a list of conditions ("suited 5s and a J-Q-K run"); $each: the chips of one payer

# In a menu: begins a line, like "earns no chips"
panguingue-words-collect = { $payers ->
    [one] { $chips ->
        [one] collect { $chips } chip for { $what }
       *[other] collect { $chips } chips for { $what }
    }
   *[other] { $chips ->
        [one] collect { $chips } chip ({ $each } from each of { $payers }) for { $what }
       *[other] collect { $chips } chips ({ $each } from each of { $payers }) for { $what }
    }
}
panguingue-words-earns-nothing = earns no chips
# Part of such a line: the cards that borrowing leaves
panguingue-words-leaves = leaves { $cards }
# The same in sentences
panguingue-words-you-collect = { $payers ->
    [one] { $chips ->
        [one] You collect { $chips } chip for { $what }.
       *[other] You collect { $chips } chips for { $what }.
    }
   *[other] { $chips ->
        [one] You collect { $chips } chip ({ $each } from each of { $payers }) for { $what }.
       *[other] You collect { $chips } chips ({ $each } from each of { $payers }) for { $what }.
    }
}
panguingue-words-it-earns-nothing = It earns no chips.

## Buttons and menus (labels of at most 80 characters)

# Plays this deal, or drops out of it and pays
panguingue-words-play = Play
panguingue-words-drop = Drop
panguingue-words-drop-and-pay = { $chips ->
    [one] Drop · pay { $chips } chip
   *[other] Drop · pay { $chips } chips
}
# Makes the player on turn take the upcard
panguingue-words-force-them = { $upcard ->
    [none] Force them to take the upcard
   *[other] Force them to take { $upcard }
}
panguingue-words-force = { $upcard ->
    [none] Force { $player } to take the upcard
   *[other] Force { $player } to take { $upcard }
}
# Does not
panguingue-words-let-it-go = Let it go
panguingue-words-take = { $upcard ->
    [none] Take the upcard
   *[other] Take { $upcard }
}
# Follows it and " · "
panguingue-words-forced = forced
panguingue-words-meld = Meld { $cards }
panguingue-words-lay-off = Lay off { $card } on { $meld }
# $melds: "A♦ 2♦ 3♦ | 4♦ 5♦ 6♦"
panguingue-words-split = Split: { $melds }
panguingue-words-borrow = Borrow { $cards }
# $own: cards of the hand, which make a meld with those borrowed
panguingue-words-borrow-for = Borrow { $cards } for { $own }
panguingue-words-go-out = Go out · collect { $chips }

## Questions

panguingue-words-ask-drop = **Drop?** You are out of this deal: you no longer pay or collect.
panguingue-words-ask-drop-and-pay = { $chips ->
    [one] **Drop?** You put { $chips } chip in the pot and are out of this deal: you no longer pay or collect.
   *[other] **Drop?** You put { $chips } chips in the pot and are out of this deal: you no longer pay or collect.
}
# $melds: "`A♦ 2♦ 3♦` and `4♦ 5♦ 6♦`"
panguingue-words-ask-split = **Split?** { $meld } becomes { $melds }.
# $own: cards of the hand; $rest: the cards that stay where they were
panguingue-words-ask-borrow = { $own ->
    [none] **Borrow?** { $cards } make { $meld }; { $rest } stays.
   *[other] **Borrow?** { $cards } and your { $own } make { $meld }; { $rest } stays.
}

## Whose turn it is

panguingue-words-your-turn = **Your turn**: force { $player } to take { $upcard }?
# $players may force $player
panguingue-words-may-force = ▶ **{ $players }** may force { $player } to take { $upcard }
# $task: one of the phrases below
panguingue-words-turn = ▶ **{ $players }** to { $task }

## What a player may do: infinitive phrases that follow "Your turn to" or "Ada to"

panguingue-words-task-declare = play or drop
panguingue-words-task-demand = { $upcard ->
    [none] force the upcard or let it go
   *[other] force { $upcard } or let it go
}
panguingue-words-task-forced = { $upcard ->
    [none] take the upcard and lay it off: you are forced to
   *[other] take { $upcard } and lay it off: you are forced to
}
panguingue-words-task-draw = draw
panguingue-words-task-draw-only = draw: { $upcard } fits nothing
panguingue-words-task-draw-or-take = draw, or take { $upcard }
panguingue-words-task-draw-or-meld = draw, or take { $upcard } and meld it at once
panguingue-words-task-place = { $card ->
    [none] meld the card taken or lay it off
   *[other] meld { $card } or lay it off
}
panguingue-words-task-lay-off = { $card ->
    [none] lay off the card taken
   *[other] lay off { $card }
}
panguingue-words-task-go-out = go out
panguingue-words-task-discard = { $card ->
    [none] discard a card
   *[other] discard { $card }
}
panguingue-words-task-meld-or-discard = { $card ->
    [none] meld, then discard a card
   *[other] meld, or discard { $card }
}

## The card drawn or taken in this turn. $source: "pile" if it is from the discard pile

panguingue-words-drawn-lay-off = { $source ->
    [pile] You took { $card }: lay it off now.
   *[stock] You drew { $card }: lay it off now.
}
panguingue-words-drawn-place = { $source ->
    [pile] You took { $card }: meld it or lay it off before any other card.
   *[stock] You drew { $card }: meld it or lay it off before any other card.
}
panguingue-words-drawn = { $source ->
    [pile] You took { $card }.
   *[stock] You drew { $card }.
}
panguingue-words-drawn-use = { $source ->
    [pile] You took { $card }: meld it, lay it off or discard it. You cannot keep it.
   *[stock] You drew { $card }: meld it, lay it off or discard it. You cannot keep it.
}
panguingue-words-drawn-useless = { $source ->
    [pile] You took { $card }. It fits nothing, so you must discard it.
   *[stock] You drew { $card }. It fits nothing, so you must discard it.
}

## The table

# What happens if somebody forces $player to take the upcard. $melds: the melds that it fits ("`4♠ 4♠ 4♠` or …");
# $chips: what each payer pays; $end: "out" if the player then goes out
panguingue-words-demand = { $end ->
    [out] If anybody forces { $player } to take { $upcard }, they must lay it off on { $melds } and go out.
   *[discard] If anybody forces { $player } to take { $upcard }, they must lay it off on { $melds } and discard a card from hand.
}
panguingue-words-demand-paid = { $end ->
    [out] { $chips ->
        [one] If anybody forces { $player } to take { $upcard }, they must lay it off on { $melds }, collect { $chips } chip from each of { $payers } and go out.
       *[other] If anybody forces { $player } to take { $upcard }, they must lay it off on { $melds }, collect { $chips } chips from each of { $payers } and go out.
    }
   *[discard] { $chips ->
        [one] If anybody forces { $player } to take { $upcard }, they must lay it off on { $melds }, collect { $chips } chip from each of { $payers } and discard a card from hand.
       *[other] If anybody forces { $player } to take { $upcard }, they must lay it off on { $melds }, collect { $chips } chips from each of { $payers } and discard a card from hand.
    }
}
panguingue-words-dropped = Dropped: { $players }
panguingue-words-you-dropped = You have dropped out of this deal.
# 11 is the number of a page of the rules
panguingue-words-unsafe = ⚠️ { $player } has ten cards melded and would go out with { $cards }: you may not discard that (rule 11).
panguingue-words-one-more = You need one more card that fits to go out.
# Explains the mark behind a meld
panguingue-words-legend = ★ a condition: it earns chips
# The reader, in a list of players
panguingue-words-you = You
# Further players than those named
panguingue-words-and-others = { $count ->
    [one] { $players } and { $count } other
   *[other] { $players } and { $count } others
}

## A line about a player: parts with " · " between them

# Chips won or lost in this deal, with sign ("−3"), and in the match
panguingue-words-chips-deal = { $count ->
    [one] this deal **{ $deal }** chip
   *[other] this deal **{ $deal }** chips
}
panguingue-words-chips-match = { $count ->
    [one] match **{ $match }** chip
   *[other] match **{ $match }** chips
}
# $count: the chips of the match without sign
panguingue-words-chips-both = { $count ->
    [one] this deal **{ $deal }**, match **{ $match }** chip
   *[other] this deal **{ $deal }**, match **{ $match }** chips
}
# The number of cards
panguingue-words-in-hand = { $cards ->
    [one] { $cards } in hand
   *[other] { $cards } in hand
}
panguingue-words-none-in-hand = none in hand
panguingue-words-one-from-out = **one card from going out**
# A list of all players without melds
panguingue-words-nothing-melded = Nothing melded yet: { $players }

## The small print: parts with " · " between them

# First part: the number of cards in the stock
panguingue-words-stock = Stock { $cards }
# The same, with the upcard before it
panguingue-words-upcard-and-stock = Upcard { $upcard } · stock { $cards }
panguingue-words-turned-over = { $times ->
    [one] discard pile turned over { $times } time
   *[other] discard pile turned over { $times } times
}
panguingue-words-in-pot = { $chips ->
    [one] { $chips } chip in the pot
   *[other] { $chips } chips in the pot
}
panguingue-words-dealt = { $player } dealt
