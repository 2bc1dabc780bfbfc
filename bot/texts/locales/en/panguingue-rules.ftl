# The rules of panguingue. Each message is a point of a list: one or more whole sentences.
# $ranks: "court" if jack, queen and king are in the pack, "pip" if 8, 9 and 10 are. Other variables are
# numbers, or cards such as "`5♠ 6♠ 7♠`".

## Titles of pages

panguingue-rules-title-2 = Cards and deal
panguingue-rules-title-3 = Play or drop
panguingue-rules-title-4 = Your turn
panguingue-rules-title-5 = Melds
panguingue-rules-title-6 = Conditions
panguingue-rules-title-7 = Laying off
panguingue-rules-title-8 = Splitting
panguingue-rules-title-9 = Borrowing
panguingue-rules-title-10 = Demands
panguingue-rules-title-11 = Safe discards
panguingue-rules-title-12 = Going out
panguingue-rules-title-13 = The settlement
panguingue-rules-title-14 = When the stock is used up
panguingue-rules-title-15 = The match
panguingue-rules-title-20 = Rare cases

## The rules in a few lines

panguingue-rules-short-match = { $deals ->
    [one] { $deals } deal; the player with most chips wins the match.
   *[other] { $deals } deals; the player with most chips wins the match.
}
panguingue-rules-short-drop = { $chips ->
    [one] Ten cards each. First everybody says whether they play or drop; dropping costs { $chips } chip, which go to the winner of the deal.
   *[other] Ten cards each. First everybody says whether they play or drop; dropping costs { $chips } chips, which go to the winner of the deal.
}
# $drawn: what may be done with a drawn card
panguingue-rules-short-turn = { $drawn ->
    [meld_or_discard] On your turn draw a card and meld what you like. A drawn card is melded at once or discarded; it never goes into the hand.
   *[to_hand] On your turn draw a card and meld what you like. A card from the stock may go into the hand.
}
panguingue-rules-short-melds = Melds are runs of a suit ({ $run }) and groups of a rank, all of one suit ({ $suited }) or of three or more suits ({ $mixed }).
panguingue-rules-short-conditions = { $ranks ->
    [court] Some melds are **conditions** and earn chips from everybody at once: groups of 3s, 5s and 7s, groups of one suit, runs with A-2-3 or J-Q-K.
   *[pip] Some melds are **conditions** and earn chips from everybody at once: groups of 3s, 5s and 7s, groups of one suit, runs with A-2-3 or 8-9-10.
}
panguingue-rules-short-out = { $chips ->
    [one] The first player with **eleven** melded cards goes out, gets { $chips } chip from everybody, is paid for all conditions again and takes the pot.
   *[other] The first player with **eleven** melded cards goes out, gets { $chips } chips from everybody, is paid for all conditions again and takes the pot.
}

## 2. Cards and deal

panguingue-rules-players = Two to fifteen players; six to eight make the best game.
# $cards: how many there are in all
panguingue-rules-packs = { $packs ->
    [one] { $packs } pack of forty cards: { $cards } cards, each of them several times.
   *[other] { $packs } packs of forty cards: { $cards } cards, each of them several times.
}
panguingue-rules-packs-less = { $packs ->
    [one] { $packs } pack of forty cards, without one set of spades: { $cards } cards, each of them several times.
   *[other] { $packs } packs of forty cards, without one set of spades: { $cards } cards, each of them several times.
}
panguingue-rules-ranks = { $ranks ->
    [court] Ranks from low to high: A 2 3 4 5 6 7 J Q K. The seven is next to the jack, and the ace is low only.
   *[pip] Ranks from low to high: A 2 3 4 5 6 7 8 9 10. The seven is next to the eight, and the ace is low only.
}
panguingue-rules-direction = { $direction ->
    [left] The game goes to the left: deal, declarations and turns. The boards in the picture of the table are read against the order of play.
   *[right] The game goes to the right: deal, declarations and turns. The boards in the picture of the table are read in the order of play.
}
panguingue-rules-eldest = The first dealer is random. The next player is eldest and goes first.
panguingue-rules-dealer = The winner of a deal is eldest in the next, so the player before them deals.
panguingue-rules-shuffle = { $shuffle ->
    [full] Before every deal the whole pack is shuffled.
   *[traditional] The used cards are shuffled with a batch of unused ones and go below the others.
}
# $packet: "p" and the number of cards that a player is dealt at a time
panguingue-rules-deal = { $packet ->
    [p1] Everybody gets ten cards, singly, eldest first.
    [p2] Everybody gets ten cards, by twos, eldest first.
    [p5] Everybody gets ten cards, by fives, eldest first.
   *[p10] Everybody gets ten cards, all at once, eldest first.
}
panguingue-rules-upcard = { $upcard ->
    [yes] One card is turned up to start the discard pile.
   *[no] No card is turned up: the discard pile starts with the first discard.
}
panguingue-rules-stock = The rest is the stock. Its upper half, the head, is drawn first; its lower half is the foot.

## 3. Play or drop

panguingue-rules-declare = Starting with eldest, everybody says once and for all whether they play or drop.
panguingue-rules-drop = { $chips ->
    [one] A player who drops puts { $chips } chip in the pot, which lies on the foot of the stock and goes to the winner.
   *[other] A player who drops puts { $chips } chips in the pot, which lies on the foot of the stock and goes to the winner.
}
panguingue-rules-dropped = A player who has dropped no longer pays, collects or makes demands in this deal.
panguingue-rules-last = If all but one drop, the last player takes the pot, and the deal is over.
panguingue-rules-ante = { $chips ->
    [one] Everybody puts { $chips } chip in the pot before the deal; the winner takes it.
   *[other] Everybody puts { $chips } chips in the pot before the deal; the winner takes it.
}
panguingue-rules-no-ante = There is no ante.
panguingue-rules-not-later = Nobody can drop later.

## 4. Your turn. 10 and 4.4 are numbers of rules.

panguingue-rules-forced = If the upcard fits a meld of yours, the others may force you to take it before you draw: see 10.
panguingue-rules-draw = Draw one card: the top of the stock, or the upcard.
# Second sentence of the same point; $take: what the upcard may be taken for
panguingue-rules-take = { $take ->
    [any] You may take the upcard if you can meld it or lay it off at once, even after a split or with borrowed cards.
    [stock_drawn_only] You may take the upcard to lay it off; for a new meld only if it was drawn from the stock and passed on.
    [none] You may take the upcard only to lay it off.
    [keep-passed] You may take the upcard to lay it off; if it was drawn from the stock and passed on, you may also keep it.
   *[keep] You may take the upcard and keep it.
}
# Third sentence
panguingue-rules-drawn = { $drawn ->
    [meld_or_discard] A drawn card is shown to all and never goes into the hand: meld it, lay it off or discard it.
   *[to_hand] A card from the stock goes into the hand unseen.
}
panguingue-rules-place = { $drawn ->
    [first] Meld, lay off, split and borrow as often as you like, in any order; you never have to. The drawn card comes first.
   *[any] Meld, lay off, split and borrow as often as you like, in any order; you never have to.
}
# Second part of the same point
panguingue-rules-place-taken = { $taken ->
    [place] A taken upcard is melded or laid off before any other card; a forced one is laid off.
   *[keep] A forced upcard is laid off before anything else.
}
panguingue-rules-discard = { $drawn ->
    [meld_or_discard] Then discard one card: the drawn one if it was not melded or laid off, else any card of your hand. With eleven cards melded you go out instead.
   *[to_hand] Then discard any card of your hand. With eleven cards melded you go out instead.
}

## 5. Melds

# $wrong: cards that are no run
panguingue-rules-run-court = A **run**: three or more consecutive cards of a suit, such as { $run }; not { $wrong }.
panguingue-rules-run = A **run**: three or more consecutive cards of a suit, such as { $run }.
panguingue-rules-suited = A **group of one suit**: three or more identical cards, such as { $cards }.
panguingue-rules-mixed = { $suits ->
    [three_plus] A **mixed group**: a rank in three suits or more, with repeats once it has three suits, such as { $cards }. Exactly two suits are never a group.
   *[strict] A **mixed group**: a rank in three suits or more, no suit twice, such as { $cards }. Exactly two suits are never a group.
}
panguingue-rules-any-suits = { $ranks ->
    [court] Aces and kings make a group in any suits.
   *[pip] Aces and 10s make a group in any suits.
}
panguingue-rules-own = Your melds are yours alone: nobody else lays off on them or takes from them.

## 6. Conditions: what they earn. $spades: "double" if spades earn double

panguingue-rules-mixed-earn = 3s, 5s and 7s in several suits: 1 from each.
panguingue-rules-suited-earn = { $spades ->
    [double] 3s, 5s or 7s in one suit: 2 from each, 4 in spades.
   *[same] 3s, 5s or 7s in one suit: 2 from each.
}
panguingue-rules-other-earn = { $spades ->
    [double] Any other group in one suit: 1 from each, 2 in spades.
   *[same] Any other group in one suit: 1 from each.
}
panguingue-rules-low-earn = { $spades ->
    [double] A run with A-2-3: 1 from each, 2 in spades.
   *[same] A run with A-2-3: 1 from each.
}
panguingue-rules-high-earn = { $ranks ->
    [court] { $spades ->
        [double] A run with J-Q-K: 1 from each, 2 in spades.
       *[same] A run with J-Q-K: 1 from each.
    }
   *[pip] { $spades ->
        [double] A run with 8-9-10: 1 from each, 2 in spades.
       *[same] A run with 8-9-10: 1 from each.
    }
}
panguingue-rules-laid-off-earn = { $spades ->
    [double] Each card laid off on a condition earns again: 2 if it is in spades, else 1.
   *[same] Each card laid off on a condition earns again: 1.
}
panguingue-rules-laid-off-earn-nothing = Cards laid off on a condition earn nothing.
# Second sentence of the same point
panguingue-rules-extra = { $extra ->
    [earn] Cards beyond three melded at once earn as if laid off.
   *[nothing] Cards beyond three melded at once earn nothing extra.
}
panguingue-rules-completed = { $ranks ->
    [court] Laying off the card that completes A-2-3 or J-Q-K makes a condition.
   *[pip] Laying off the card that completes A-2-3 or 8-9-10 makes a condition.
}
panguingue-rules-not-completed = A card laid off never makes a condition of a meld that was none; a split can.
panguingue-rules-three-of = { $ranks ->
    [court] Three aces or kings of one suit are a condition even among others; only that suit counts.
   *[pip] Three aces or 10s of one suit are a condition even among others; only that suit counts.
}
panguingue-rules-on-credit = Every other player still in the deal pays at once, on credit if necessary.

## 7. Laying off

panguingue-rules-lay-off = On your turn, after drawing: a card of your hand, or the one drawn, on a meld of yours.
panguingue-rules-lay-off-run = A run takes the next card at either end.
panguingue-rules-lay-off-group = { $groups ->
    [any] A group takes any card of its rank; it earns only while it stays in its class.
    [strict] A group of one suit takes that suit only; a mixed one a suit that it lacks.
   *[three_plus] A group of one suit takes that suit only; a mixed one any card of its rank.
}
panguingue-rules-lay-off-any = { $ranks ->
    [court] A group of aces or kings takes any of them.
   *[pip] A group of aces or 10s takes any of them.
}

## 8. Splitting

panguingue-rules-split = A meld of six or more cards may be split into two melds.
panguingue-rules-split-example = Such as { $meld }: { $first } and { $second }. The new A-2-3 earns what a run with A-2-3 earns.
panguingue-rules-split-condition = A condition that the meld already was stays with one half, and is not paid again.

## 9. Borrowing

panguingue-rules-borrow = Take cards out of melds of more than three cards for a new meld, if the cards left are still melds.
panguingue-rules-borrow-example = { $ranks ->
    [court] From { $meld }: the jack, the four, or four and five; not the six alone.
   *[pip] From { $meld }: the eight, the four, or both; not the six alone.
}
panguingue-rules-borrow-own = { $own ->
    [yes] At least one card of the new meld is not borrowed.
   *[no] A new meld may be all of borrowed cards.
}
panguingue-rules-borrow-when = { $when ->
    [same_turn] Even a card laid off in the same turn may be borrowed.
   *[later_turn] A card laid off this turn may be borrowed from the next turn on.
}
panguingue-rules-borrow-earns = { $left ->
    [earn] The new meld earns like any other. If the cards left become a condition by that, they earn too.
   *[nothing] The new meld earns like any other. The cards left behind earn nothing by that.
}
panguingue-rules-borrow-stay = Borrowed cards are never laid off elsewhere and never go back to the hand.

## 10. Demands

panguingue-rules-no-demands = Nobody can be forced to take the upcard.
panguingue-rules-always-forced = An upcard that fits a meld of the player on turn must be taken and laid off.
panguingue-rules-always-paid = They are paid for it as for any other card laid off.
panguingue-rules-demand = If the upcard fits a meld of the player on turn as it lies, all the others are asked at once, before that player draws, whether to force it.
panguingue-rules-demand-one = One demand is enough: the player must take the card and lay it off.
panguingue-rules-demand-paid = They are paid for it as for any other, may go on melding, and discard a card from hand.
panguingue-rules-demand-not = A card just drawn from the stock cannot be forced, nor can any card after the draw.

## 11. Safe discards. 4.4 is the number of a rule.

panguingue-rules-any-discard = You may discard any card, even if it helps another player.
panguingue-rules-safe = { $scope ->
    [any_way] If the next player is **flat** (ten cards melded, none in hand), you may not discard a card with which they could go out, laid off, after splits, or in a meld of borrowed cards.
   *[layoff] If the next player is **flat** (ten cards melded, none in hand), you may not discard a card with which they could go out, laid off as the melds lie.
}
panguingue-rules-all-unsafe = If all cards you could discard are like that, you may discard any of them.
panguingue-rules-safe-no-meld = You never have to meld a card so that you can discard a safe one.
panguingue-rules-safe-drawn = { $drawn ->
    [meld_or_discard] A card drawn from the stock and not melded or laid off must be discarded (4.4). So it can let a flat player go out although you hold a safe card.
   *[to_hand] A drawn card goes into the hand: if it is unsafe, discard a safe card from hand instead.
}

## 12. Going out

panguingue-rules-eleven = You need eleven melded cards to go out, and no discard.
panguingue-rules-nine = With nine melded and one in hand, one card that fits makes you flat; you need two to go out.
panguingue-rules-flat = A flat player still draws a card every turn, and discards it if it does not fit.
panguingue-rules-before-out = After the eleventh card you may still split melds, and collect, before you go out.

## 13. The settlement

panguingue-rules-out = { $chips ->
    [one] The winner gets { $chips } chip from every player still in the deal.
   *[other] The winner gets { $chips } chips from every player still in the deal.
}
# Second sentence of the same point
panguingue-rules-out-double = A player who has melded nothing pays double.
panguingue-rules-second = { $worth ->
    [base] Each pays a second time for every condition of the winner: what three cards of it earn.
    [as_it_lies] Each pays a second time for every condition of the winner: all that it earns as it lies, every card counted.
   *[ledger] Each pays a second time for every condition of the winner: all that it has earned in play.
}
panguingue-rules-pot = The winner takes the pot: the chips of those who dropped, and the antes.
panguingue-rules-stay-paid = Chips paid during play stay paid. Cards left in hand do not matter.

## 14. When the stock is used up

panguingue-rules-head = First the head is drawn, then the foot.
panguingue-rules-exhausted = { $end ->
    [draw] When no card is left to draw, the deal is void.
    [turn_over] When no card is left to draw, the discard pile is turned over as it lies, the oldest on top, and becomes the stock.
   *[shuffle] When no card is left to draw, the discard pile is shuffled and becomes the stock.
}
# Second sentence of the same point
panguingue-rules-turnovers = { $times ->
    [one] After { $times } time the deal is void.
   *[other] After { $times } times the deal is void.
}
panguingue-rules-void = A void deal has no settlement; the pot stays for the next winner.

## 15. The match

panguingue-rules-match = { $deals ->
    [one] The match has { $deals } deal; the score is the chips.
   *[other] The match has { $deals } deals; the score is the chips.
}
panguingue-rules-next-eldest = The winner of a deal is eldest in the next. After a void deal eldest stays the same.
panguingue-rules-match-void = If the match ends after a void deal, all players take their own chips back from the pot.

## 20. Rare cases

panguingue-rules-most = One play never earns more than 16 chips from one player.
panguingue-rules-always-a-card = Cards that nobody holds or has melded are in the stock and the discard pile, so there is always a card to draw.
panguingue-rules-two-suits = Aces or the highest rank with three cards in two suits count in the suit with more of them, then in spades.
panguingue-rules-no-turnover = If the discard pile may not be turned over any more, the draw that would need it makes the deal void.
panguingue-rules-eldest-drops = If eldest drops, the next player who plays goes first.
panguingue-rules-class = A group that is no longer in its class is not a condition any more; nothing is paid back.
panguingue-rules-unfinished = A play after which the turn could not be finished is refused.
