# Hand: what happened, and how a round was scored.

## What a player did, to follow the player's name: "Ada" + "opened with 54"; several such phrases can form a list

hand-events-opened = opened with **{ $points }**

hand-events-melded = melded { $meld }

# $meld: the number and the cards of the meld, "#3 5♠ 6♠ 7♠", which $owner had laid
hand-events-laid-off = laid off { $card } on { $owner }'s { $meld }

# The same on a meld of the player's own
hand-events-laid-off-own = laid off { $card } on their own { $meld }

# $jokers: how many jokers; $meld and $owner as above
hand-events-exchanged = { $jokers ->
        [one] exchanged { $cards } for the Joker in { $owner }'s { $meld }
       *[other] exchanged { $cards } for { $jokers } Jokers in { $owner }'s { $meld }
    }

# The same in a meld of the player's own
hand-events-exchanged-own = { $jokers ->
        [one] exchanged { $cards } for the Joker in their own { $meld }
       *[other] exchanged { $cards } for { $jokers } Jokers in their own { $meld }
    }

# The upcard that was taken
hand-events-returned = put { $card } back on the discard pile

hand-events-no-redeal = wants no redeal

hand-events-asked-redeal = was dealt four pairs, { $cards }, and asked for a redeal

hand-events-passed = could not draw and passed

## What else happened, whole sentences

hand-events-shuffled = { $cards ->
        [one] The stock was empty: the { $cards } card below the upcard was shuffled into a new stock.
       *[other] The stock was empty: the { $cards } cards below the upcard were shuffled into a new stock.
    }

hand-events-ended-hand = **Hand!** { $player } goes out in one turn: everything counts double.

hand-events-ended-out = { $player } goes out.

hand-events-ended-redeal = The cards are dealt again.

hand-events-ended-exhausted = No card is left to draw: the round ends without a winner.

## The end of a round, as a title

hand-events-title-hand = Hand! { $player } goes out in one turn, and all points are × { $multiplier }

hand-events-title-out = { $player } goes out

hand-events-title-exhausted = No card is left to draw: nobody goes out

hand-events-title-exhausted-again = No card is left to draw: nobody goes out, and the round is dealt again

hand-events-title-redeal = Four pairs: the cards are dealt again

## The scoring of a round; after these lines come cards and sums

hand-events-went-out = 🏁{ "\u00A0" }**{ $player }** went out

hand-events-never-opened = **{ $player }** never opened

hand-events-no-cards = **{ $player }** no cards left

# The points of the winner's partner
hand-events-not-doubled = **{ $points }**, not doubled

hand-events-not-counted = not counted, partner went out
