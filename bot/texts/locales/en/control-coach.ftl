# Control Card Rummy: what an action leaves, in hints and reviews. Whole sentences.

# After a meld, lay-off or discard: the cards in the player's hand. $scoring: "penalty" if cards left in hand
# cost points ($points); "melds" if only melds score
control-coach-leaves = { $cards ->
    [0] It leaves no cards in your hand: you go out.
    [one] { $scoring ->
        [penalty] It leaves { $cards } card that counts { $points } in your hand.
       *[melds] It leaves { $cards } card in your hand.
    }
   *[other] { $scoring ->
        [penalty] It leaves { $cards } cards that count { $points } in your hand.
       *[melds] It leaves { $cards } cards in your hand.
    }
}

# The same, with melds that the player can lay in the next turn: "`5♠ 6♠ 7♠` and `8♥ 8♦ 8♣`"
control-coach-leaves-with = { $cards ->
    [one] { $scoring ->
        [penalty] It leaves { $cards } card that counts { $points } in your hand, with { $melds } for your next turn.
       *[melds] It leaves { $cards } card in your hand, with { $melds } for your next turn.
    }
   *[other] { $scoring ->
        [penalty] It leaves { $cards } cards that count { $points } in your hand, with { $melds } for your next turn.
       *[melds] It leaves { $cards } cards in your hand, with { $melds } for your next turn.
    }
}

# Before a draw: the cards in the player's hand, as above
control-coach-have = { $cards ->
    [one] { $scoring ->
        [penalty] You have { $cards } card that counts { $points } in your hand.
       *[melds] You have { $cards } card in your hand.
    }
   *[other] { $scoring ->
        [penalty] You have { $cards } cards that count { $points } in your hand.
       *[melds] You have { $cards } cards in your hand.
    }
}

control-coach-have-with = { $cards ->
    [one] { $scoring ->
        [penalty] You have { $cards } card that counts { $points } in your hand, with { $melds } for your next turn.
       *[melds] You have { $cards } card in your hand, with { $melds } for your next turn.
    }
   *[other] { $scoring ->
        [penalty] You have { $cards } cards that count { $points } in your hand, with { $melds } for your next turn.
       *[melds] You have { $cards } cards in your hand, with { $melds } for your next turn.
    }
}

# After the upcard was taken: "it" is that card
control-coach-meld-at-once = With it you can meld { $melds } at once.
# $meld: a meld on the table
control-coach-lay-off-at-once = You can lay it off on { $meld } at once.
# After a discard: what it gives to others. $meld: a meld on the table
control-coach-feeds = Anybody can take it and lay it off on { $meld }.
# After a control card was played
control-coach-then-meld = Then you can meld { $melds }.
