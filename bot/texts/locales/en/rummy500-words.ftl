# Rummy 500: actions, tasks, and the lines of the table.

## Actions: labels of buttons and menu lines (at most 80 characters)

# Takes cards from the discard pile, without saying which
rummy500-words-take-pile = Take from the discard pile

# Takes the top card of the discard pile
rummy500-words-take = Take { $card }

# Takes several cards from the top of the discard pile; $card is the deepest of them
rummy500-words-take-down = { $cards ->
        [one] Take { $cards } card down to { $card }
       *[other] Take { $cards } cards down to { $card }
    }

# With an empty stock
rummy500-words-pass = Pass: the deal ends

# Lays a new meld: "Meld 5♠ 6♠ 7♠ · 18 points"
rummy500-words-meld = Meld { $cards } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Lays cards off on a meld on the table. $meld: its number and cards, "#3: 5♠ 6♠ 7♠"
rummy500-words-lay-off = Lay off { $cards } on { $meld } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Opens the menu in which cards are picked one by one
rummy500-words-pick = Pick cards …

# Placeholder of that menu
rummy500-words-pick-title = Pick the cards to meld or lay off together …

# Lays all that can be laid. $plays: a list of the four messages below
rummy500-words-lay-all = Lay all ({ $plays })

# The same if no card is left then
rummy500-words-lay-all-out = Lay all ({ $plays }): you go out

# Lays off all that can be laid off, if there is no new meld
rummy500-words-lay-off-all = Lay off all ({ $plays })

# The same if no card is left then
rummy500-words-lay-off-all-out = Lay off all ({ $plays }): you go out

rummy500-words-count-melds = { $melds ->
        [one] { $melds } meld
       *[other] { $melds } melds
    }

rummy500-words-count-laid-off = { $cards ->
        [one] { $cards } card laid off
       *[other] { $cards } cards laid off
    }

# Cards in a hand, or cards that are laid off
rummy500-words-count-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

rummy500-words-count-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Notes: a smaller second line below a label

# A meld after which no card is left in the hand
rummy500-words-goes-out = goes out

# What taking the top card alone means
rummy500-words-take-free = you can meld or keep it, but not discard it this turn

# What taking from the discard pile forces. $meld: a meld with the card
rummy500-words-take-meld = you must use { $card } now, such as in { $meld }

# The same if the cards $cards can be laid off on the meld $meld on the table
rummy500-words-take-lay-off = you must use { $card } now, such as { $cards } on { $meld }

## Questions and pages of choices

# Confirms passing; $points: what the cards in hand count
rummy500-words-question-pass = **Pass?** The deal ends at once, and your hand counts { $points } against you.

# Placeholder of the menu of melds that these cards fit
rummy500-words-which-meld = Lay off { $cards } on which meld?

# The cards picked so far
rummy500-words-picked = Picked: { $cards }

rummy500-words-pick-some = Pick the cards of a new meld, or cards to lay off together.

# On the button of a suit: how many of its cards are picked
rummy500-words-picked-count = { $count } picked

## What a player may do now: infinitive phrases, which follow "Your turn to" and "Ada to"

# A card taken from the discard pile must be melded or laid off at once
rummy500-words-task-use = use { $card } first

rummy500-words-task-discard = discard a card

rummy500-words-task-play = meld, lay off, and discard a card

# The stock is empty
rummy500-words-task-take = take from the discard pile, or pass and end the deal

rummy500-words-task-draw = draw, or take from the discard pile

# The discard pile is empty
rummy500-words-task-stock = draw from the stock

## Lines of the table and of the hand

# A heading
rummy500-words-must-use = ⚠️ You must use { $card } now

# Below that heading
rummy500-words-must-use-how = Meld it or lay it off before anything else.

rummy500-words-cannot-discard = 🚫 You took { $card } alone: use it or keep it, but you cannot discard it this turn.

# The same for everybody at the table
rummy500-words-player-cannot-discard = 🚫 { $player } cannot discard { $card } this turn.

# Above the cards of the discard pile
rummy500-words-pile-empty = The discard pile is empty

rummy500-words-pile-title = **Discard pile**

# Follows the title; the cards are shown in a line
rummy500-words-pile-order = { $cards ->
        [one] { $cards } card, oldest left, top right
       *[other] { $cards } cards, oldest left, top right
    }

# Follows the line above; how many cards the stock has
rummy500-words-stock = stock { $cards }

# What the cards in hand count against the player
rummy500-words-in-hand = { $points ->
        [one] { $points } point in hand
       *[other] { $points } points in hand
    }

# The melds in the player's hand
rummy500-words-melds-worth = melds worth { $points }

# The points that the player has melded in this deal
rummy500-words-own-melded = { $points } melded

# The same after the player's name
rummy500-words-melded = melded **{ $points }**

# A player's total in the match, and the limit that ends it
rummy500-words-total = total **{ $total }**/{ $limit }

# What the aces of a meld count: "ace 1", or "ace 1 and 15" if there are several
rummy500-words-ace = ace { $values }

# After a meld: what another player laid off on it, "`8♠` 8 by Ben"
rummy500-words-added = { $cards } { $points } by { $player }

# What a tick ✓ before it means
rummy500-words-can-take = you can take down to here

# What a cross ✗ before it means
rummy500-words-cannot-take = you cannot: the card could not be used at once

rummy500-words-cannot-take-top-only = you cannot: only the top card can be taken at this table

## Small print of a deal, in one line

# How many cards the stock has
rummy500-words-facts-stock = Stock { $cards }

rummy500-words-facts-dealt = { $player } dealt

# A warning: the deal ends after $limit such turns
rummy500-words-facts-stall = { $turns ->
        [one] { $turns } of { $limit } turns without a card from the stock
       *[other] { $turns } of { $limit } turns without a card from the stock
    }

# The number of the deal
rummy500-words-deal = Deal { $deal }

# Follows it: the points that end the match
rummy500-words-to-limit = to { $limit }

## In pictures: a word above a card (at most 8 characters)

# The card must be used now
rummy500-words-sign-use = USE

# The card may not be discarded in this turn
rummy500-words-sign-keep = KEEP
