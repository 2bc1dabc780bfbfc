# Hand: the page with a player's cards.

## Below the hand, in one line

# The hand has no meld with which it could open
hand-panel-no-opening = No meld to open with yet

# The points of the highest opening
hand-panel-highest = { $points ->
        [one] **{ $points }** point for your highest opening
       *[other] **{ $points }** points for your highest opening
    }

# The same, and the points that an opening needs
hand-panel-enough = { $points ->
        [one] ✅ **{ $points }** point: enough to open ({ $needed } needed)
       *[other] ✅ **{ $points }** points: enough to open ({ $needed } needed)
    }

# $short: how many points are missing
hand-panel-short = { $points ->
        [one] **{ $points }** point: { $short } short of opening ({ $needed } needed)
       *[other] **{ $points }** points: { $short } short of opening ({ $needed } needed)
    }

# The points that are left in hand. $how: "discard" (after a discard), "melds-and-discard" (after the melds that are
# bracketed in the hand, and a discard), "melds" (after these melds) or "held" (now)
hand-panel-left = { $how ->
        [melds-and-discard] Your melds and a discard leave **{ $points ->
            [one] { $points } point
           *[other] { $points } points
        }**
        [discard] A discard leaves **{ $points ->
            [one] { $points } point
           *[other] { $points } points
        }**
        [melds] Your melds leave **{ $points ->
            [one] { $points } point
           *[other] { $points } points
        }**
       *[held] You hold **{ $points ->
            [one] { $points } point
           *[other] { $points } points
        }**
    }

## What a player must not overlook

# The upcard was taken
hand-panel-must-meld = ⚠️ You must meld { $card } now.

hand-panel-must-meld-or-return = ⚠️ You must meld { $card } now, or put it back.

hand-panel-joker-due = ⚠️ Meld the joker you took or lay it off before you discard.

hand-panel-hand-now = 🏁 Discard { $card }: **you go out with a Hand**, everything doubled.

# $cards: a list of the possible last discards, "5♠ or 9♠"
hand-panel-hand = 🏁 **You can go out with a Hand**: meld everything but { $cards }, then discard it.

## Buttons and menus

# Leads to the page on which melds are chosen
hand-panel-choose-melds = Choose melds …

# The same for a player who has opened
hand-panel-choose-cards = Choose cards …

# Placeholders
hand-panel-other-openings = Other openings …

hand-panel-whole-openings = Whole openings …

## The table

# The number of the round
hand-panel-round = Round { $round } of { $rounds }

# Instead of the top card of the discard pile
hand-panel-no-upcard = *No upcard.*
