# Rummy 500: what a move leaves, for hints and reviews. Whole sentences.

# $points: what the meld or lay-off scores; $left: the points that are left in hand
rummy500-coach-play = { $points ->
        [one] It scores { $points } point
       *[other] It scores { $points } points
    } and { $left ->
        [one] leaves { $left } point in your hand.
       *[other] leaves { $left } points in your hand.
    }

# Taking cards from the discard pile
rummy500-coach-take = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } against you { $cards ->
        [one] while you hold it.
       *[other] while you hold them.
    }

rummy500-coach-discard = { $left ->
        [one] It leaves { $left } point in your hand.
       *[other] It leaves { $left } points in your hand.
    }

# Follows the message above; $meld: the cards of a meld on the table
rummy500-coach-feeds = Anybody can take it and lay it off on { $meld }.

# Before a draw
rummy500-coach-draw = Your hand counts { $points } against you.
