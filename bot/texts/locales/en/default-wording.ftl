# Words that are the same in every game, and those of a game without its own words.

## Values of options

default-wording-yes = yes
default-wording-no = no
default-wording-no-limit = no limit

# A bonus of a fixed number of points
default-wording-extra = { $points ->
        [one] { $points } extra point
       *[other] { $points } extra points
    }

## Actions, as labels of buttons and lines of menus (at most 80 characters)

default-wording-draw = Draw from the stock

# $card: the upcard, such as 10♦, or default-wording-upcard
default-wording-take = Take { $card }

# In place of a card: the top card of the discard pile, if it is not known
default-wording-upcard = the upcard

default-wording-discard = Discard { $card }

## What a player did: predicates that follow the player's name, also in lists
## ("Ada drew from the stock, melded `5♠ 6♠ 7♠` and discarded `10♦`.")

default-wording-drew = drew from the stock
default-wording-drew-card = drew { $card } from the stock
default-wording-took = took { $card }
default-wording-discarded = discarded { $card }

# $chips: how many, $payer: who paid them, $purpose: for what, a noun and maybe cards
default-wording-paid = { $chips ->
        [one] got { $chips } chip from { $payer } for { $purpose }
       *[other] got { $chips } chips from { $payer } for { $purpose }
    }

## A turn in short: "Ada: stock · melded `5♠ 6♠ 7♠` → `10♦`"

# $plays: how the turn went, separated by dots; $discard: the card discarded at the end
default-wording-finished-turn = { $player }: { $plays } → { $discard }

# Where the card of the turn came from
default-wording-from-stock = stock
default-wording-card-from-stock = stock { $card }
default-wording-from-pile = upcard { $card }

# Follows a move that was made automatically because no other one was possible
default-wording-only-move = (only move)

## The state of a deal, in lists whose parts are separated by dots

# How many cards are in the stock, as the first part of a list
default-wording-stock = Stock { $count }

# The upcard and the number of cards in the stock
default-wording-upcard-stock = Upcard { $card } · stock { $count }

# The same below a large upcard
default-wording-upcard-and-stock = Upcard{ "\u00A0" }· stock { $count }

# How many cards every player holds
default-wording-each = { $cards ->
        [one] { $cards } card each
       *[other] { $cards } cards each
    }

# How many cards a player holds
default-wording-held = { $cards ->
        [one] { $player }{ "\u00A0" }{ $cards }{ "\u00A0" }card
       *[other] { $player }{ "\u00A0" }{ $cards }{ "\u00A0" }cards
    }

# Who dealt
default-wording-dealt = { $player }{ "\u00A0" }dealt

## The end of a deal

# $ending: how it ended, a heading such as "All gone"
default-wording-won = { $ending }: { $player } wins the deal

# What a player gained. $gain: with its sign, such as "+5"; $count: the same without its sign
default-wording-gained-points = { $count ->
        [one] { $player }: **{ $gain }** point
       *[other] { $player }: **{ $gain }** points
    }

default-wording-gained-chips = { $count ->
        [one] { $player }: **{ $gain }** chip
       *[other] { $player }: **{ $gain }** chips
    }

# What it is called to win a match in which nobody else wins a deal; follows "first" (a milestone of a player)
default-wording-sweep = match without losing a deal
