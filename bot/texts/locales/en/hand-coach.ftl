# Hand: what a move leaves, for hints and reviews. Whole sentences.

# The first melds of a player in a round; another sentence follows
hand-coach-open = You open with { $points }.

# $points: what the cards left in hand count against the player
hand-coach-leaves = { $cards ->
        [0] It leaves no cards in your hand: you go out.
        [one] It leaves { $cards } card that counts { $points } in your hand.
       *[other] It leaves { $cards } cards that count { $points } in your hand.
    }

# Before a draw
hand-coach-has = { $cards ->
        [0] You have no cards in your hand: you go out.
        [one] You have { $cards } card that counts { $points } in your hand.
       *[other] You have { $cards } cards that count { $points } in your hand.
    }

# How near the hand is to an opening. $enough: "yes" or "no"
hand-coach-leaves-toward = { $enough ->
        [yes] It leaves melds worth { $total }, enough to open with { $needed }.
       *[no] It leaves melds worth { $total } ({ $needed } needed to open).
    }

# The same before a draw
hand-coach-has-toward = { $enough ->
        [yes] You have melds worth { $total }, enough to open with { $needed }.
       *[no] You have melds worth { $total } ({ $needed } needed to open).
    }

# Taking the upcard
hand-coach-take = With it you can open with { $points }.

# Follows a sentence about a discard; $meld: the cards of a meld
hand-coach-feeds = It fits { $meld } on the table.
