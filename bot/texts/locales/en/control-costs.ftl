# Control Card Rummy: what discarding a card costs, as shown beside the card. Short phrases about the card,
# with " · " between them. $meld and $cards are cards.

# A meld of the hand; without the card it is still a meld ("shortens"), or is none
control-costs-broken = { $effect ->
    [shortens] shortens { $meld }
   *[breaks] breaks { $meld }
}

# The same of a meld for the player's next turn, in which the control card $kind is in force
control-costs-broken-next = { $effect ->
    [shortens] shortens { $meld } ({ $kind } next)
   *[breaks] breaks { $meld } ({ $kind } next)
}

# Cards that the next player is known to hold, and that make a meld with the card
control-costs-holds = { $player } holds { $cards }
