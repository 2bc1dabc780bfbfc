# Control Card Rummy: what happened, and the end of a deal.
# $cards are cards such as "`5♠ 6♠ 7♠`", $kind is the name of a control card (control-words-group and so on).

## What a player did: a predicate that follows the player's name

# A control card came into force: "held": the player held it and played it; "round": it was turned up
# for a whole round; else it was turned up
control-events-control = { $occasion ->
    [held] played 🎴 **{ $kind }**
    [round] turned up 🎴 **{ $kind }** for the round
   *[other] turned up 🎴 **{ $kind }**
}
# After a player has played a control card: a new one, which others do not see
control-events-took-hidden = took a new one
# The same, as its owner sees it
control-events-took = took **{ $kind }** for it
control-events-reshuffled = { $cards ->
    [one] reshuffled { $cards } control card
   *[other] reshuffled { $cards } control cards
}
control-events-turned-over = { $cards ->
    [one] turned over the discard pile ({ $cards } card)
   *[other] turned over the discard pile ({ $cards } cards)
}
control-events-melded = melded { $cards } ({ $kind })
# $meld: the meld before
control-events-laid-off = laid off { $cards } on { $meld }

## The end of a deal: whole sentences

control-events-dead = The deal is dead: nobody scores.
control-events-goes-out = { $player } **goes out**.

## The end of a deal as a title: no full stop

control-events-title-dead = A dead deal: nobody scores
control-events-title-penalty = { $player } goes out; the others lose points for their cards
control-events-title-out = { $player } goes out and scores { $points }

## How the points were computed: a line for each player. $points: with sign, such as "+12" or "−8"

control-events-held-none = **{ $player }** went out: **0**
# $sum: the points of the cards
control-events-held = **{ $player }** holds { $cards } = { $sum }: **{ $points }**
control-events-no-meld = **{ $player }** no meld: **0**
# $melds: a sum: "`5♠ 6♠ 7♠` 18 + `8♥ 8♦ 8♣` 24 = 42"
control-events-scored = **{ $player }** { $melds }: **{ $points }**
control-events-not-out = **{ $player }** { $melds } melded, but did not go out: **0**
