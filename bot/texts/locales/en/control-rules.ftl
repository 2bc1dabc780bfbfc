# The rules of Control Card Rummy. Each message is a point of a list: one or more whole sentences.
# $kinds are names of control cards (control-words-group and so on), other variables with cards are cards
# such as "`5♠ 6♠ 7♠`".

## Titles of pages

control-rules-title-1 = Cards and deal
control-rules-title-2 = Your turn
control-rules-title-3 = Melds and control cards
control-rules-title-4 = Laying off
control-rules-title-5 = The discard pile
control-rules-title-6 = Going out
control-rules-title-7 = Scoring
control-rules-title-8 = The match
control-rules-title-9 = When control cards change
control-rules-title-10 = What people ask
control-rules-title-11 = Examples
control-rules-title-12 = Fine points

## The rules in a few lines

control-rules-short-both = Two **control cards** say what may be melded: **GROUP** and **SUIT**, always.
# $example: a control card with its rule and a meld: "**GROUP** Three or four cards of one rank: `7♠ 7♦ 7♥`"
control-rules-short-control = { $mode ->
    [round] A **control card** says what may be melded; another one comes into force every round. One of them: { $example }.
    [turn] A **control card** says what may be melded; another one comes into force with every turn. One of them: { $example }.
    [deal] A **control card** says what may be melded; it stays in force for the whole deal. One of them: { $example }.
    [held] A **control card** says what may be melded; it stays in force until somebody plays another from hand. One of them: { $example }.
   *[deck] A **control card** says what may be melded; it stays in force until another comes up in the stock. One of them: { $example }.
}
control-rules-short-turn = { $cards ->
    [one] { $cards } card each. On your turn draw from the stock or take the upcard; lay at most **one** meld that the control card allows; lay off on any melds; discard a card.
   *[other] { $cards } cards each. On your turn draw from the stock or take the upcard; lay at most **one** meld that the control card allows; lay off on any melds; discard a card.
}
control-rules-short-kind = A meld keeps the kind it was laid as: that decides what may be laid off on it.
control-rules-short-taken = A card taken from the discard pile may not be discarded in the same turn.
control-rules-short-penalty = With no cards left you go out; all others lose the points of the cards they hold. At **−{ $target }** the match is over, and the highest total wins.
# $courts: what jack, queen and king count
control-rules-short-out = { $courts ->
    [ten] A player with no cards left goes out and scores for melds: ace 1, J, Q and K 10, the others their number. At **{ $target }** the match is over.
   *[number] A player with no cards left goes out and scores for melds: ace 1, J 11, Q 12, K 13, the others their number. At **{ $target }** the match is over.
}
control-rules-short-all = { $courts ->
    [ten] A player with no cards left goes out and ends the deal; everybody scores for melds: ace 1, J, Q and K 10, the others their number. At **{ $target }** the match is over.
   *[number] A player with no cards left goes out and ends the deal; everybody scores for melds: ace 1, J 11, Q 12, K 13, the others their number. At **{ $target }** the match is over.
}

## 1. Cards and deal

control-rules-packs = { $packs ->
    [one] Two to six players; one pack of 52 cards, no jokers.
    [two] Two to six players; two packs of 52 cards, no jokers.
   *[auto] Two to six players; one pack of 52 cards for two, two packs for more, no jokers.
}
control-rules-dealer = The first dealer is random; then the deal passes to the left.
control-rules-deal = { $cards ->
    [one] { $cards } card each. The next is turned up to start the discard pile; the rest is the stock.
   *[other] { $cards } cards each. The next is turned up to start the discard pile; the rest is the stock.
}
control-rules-no-deck = There is no control deck: GROUP and SUIT are both always in force.
# $kinds: "GROUP 3, SEQUENCE 3, STEPS 2": how many there are of each
control-rules-deck = { $cards ->
    [one] The control cards ({ $kinds }) are shuffled separately, and { $cards } of them is turned up: in force.
   *[other] The control cards ({ $kinds }) are shuffled separately, and { $cards } of them are turned up: in force.
}
control-rules-first = The player to the dealer's left goes first; play is clockwise, and only the player on turn acts.
control-rules-seen = Everybody sees the control cards in force, the upcard, all melds with their kinds, and how many cards there are in the stock, the discard pile and each hand.

## 2. Your turn

control-rules-draw = First draw one card: the top of the stock, or the upcard.
control-rules-meld = Then you may lay **one** new meld, of a kind that is in force.
control-rules-lay-off = You may lay off any number of cards on any melds, your own or others', even without a meld of your own. The control card does not matter for that.
control-rules-discard = Finally discard a card face up, unless your hand is empty.
control-rules-order = Between draw and discard you may meld and lay off in any order.

## 3. Melds and control cards

control-rules-melds = A meld has three cards or more, and never the same card twice. For melds the ace is 1, the jack 11, the queen 12, the king 13.
# Follows a control card, its rule and an example: "**GROUP** Three or four cards of one rank: `7♠ 7♦ 7♥` ·".
# Whether cards may be laid off on its melds
control-rules-open = { $open ->
    [closed] closed
    [four] open up to four cards
    [either] open like the meld laid
   *[open] open
}
control-rules-one-of-them = A meld must fit one of the cards in force.
control-rules-always = Besides the card turned up, { $kinds } is always in force.
control-rules-several-kinds = If cards are a meld of several kinds you may name the one you want; else it is the first of sequence, steps, group, factors, primes, odds, evens, sum, product, suit.

## 4. Laying off

control-rules-takes = A meld of an open kind takes cards if it stays a meld of its kind.
control-rules-together = Several cards may be laid off at once, and only the resulting meld counts: { $cards } together fit the steps { $meld }.
control-rules-closed = **SUIT, SUM and PRODUCT are closed**: they need an exact number of cards.
control-rules-stay = Melded cards are never moved or taken back. If a card fits two melds, name one.

## 5. The discard pile

control-rules-upcard = Only the upcard can be taken from the discard pile, and it may simply be kept.
control-rules-taken = It may not be discarded in the turn in which it was taken; a card from the stock may, and so may an identical card.
control-rules-leaves-taken = A meld or lay-off that would leave only the card just taken is refused, unless it can be laid off at once: the turn could not end.
# $control: what happens to the control cards
control-rules-turn-over = { $control ->
    [none] When the stock is empty, take the upcard or turn the discard pile **over**: without shuffling it becomes the stock, the oldest card on top.
    [deck] When the stock is empty, take the upcard or turn the discard pile **over**: without shuffling it becomes the stock, the oldest card on top. The oldest control card goes on top of it.
   *[played] When the stock is empty, take the upcard or turn the discard pile **over**: without shuffling it becomes the stock, the oldest card on top. At the same time the next control card is played.
}
# control-rules-dead-stall follows
control-rules-dead-turned = { $times ->
    [one] **Dead deal**: after { $times } turn-over, a player who needs another one ends the deal.
   *[other] **Dead deal**: after { $times } turn-overs, a player who needs another one ends the deal.
}
control-rules-dead-stall = { $turns ->
    [one] After { $turns } turn each in a row without a draw from the stock, a meld or a lay-off the deal is dead. Nobody scores.
   *[other] After { $turns } turns each in a row without a draw from the stock, a meld or a lay-off the deal is dead. Nobody scores.
}

## 6. Going out

control-rules-out = The deal ends as soon as somebody has no cards left, by melding, laying off or discarding. Nobody melds after that.
# 12.1 is the number of control-rules-level
control-rules-out-level = See 12.1 for what you need to go out at this table.

## 7. Scoring

control-rules-count = { $courts ->
    [ten] Cards count: ace 1, 2 to 10 their number, J, Q and K 10.
   *[number] Cards count: ace 1, 2 to 10 their number, J 11, Q 12, K 13.
}
control-rules-penalty = All but the player who went out lose the points of the cards they hold.
control-rules-penalty-example = Ann goes out; Ben holds { $cards } and loses 8.
control-rules-who-scores = { $scope ->
    [all] Everybody scores for cards in melds.
   *[out] Only who went out scores for cards in melds.
}
control-rules-credit = { $credit ->
    [layer] Cards count for the player who laid them.
   *[owner] Cards count for the owner of the meld, even if others laid them off.
}
# $sevens, $seven, $run and $queen are cards; $ann and $ben are points
control-rules-example = Ann melded { $sevens } and Ben laid off { $seven } on them; Ben melded { $run } and Ann laid off { $queen } on them. Ann goes out: she scores { $ann }, Ben { $ben }.

## 8. The match

control-rules-match = Deals are played until a total is { $target } or more; the highest total wins.
control-rules-match-penalty = Deals are played until a total is −{ $target } or less; then the highest total wins.
control-rules-tie = If the highest total is tied, the win is shared.
control-rules-time = If you do not move in time, you draw from the stock and discard your highest card.

## 9. When control cards change

control-rules-change-none = There are no control cards but the two in force.
control-rules-change-round = When the turn comes back to the player who went first, the next control card is played, before that player draws: everybody has one turn under each.
control-rules-change-turn = Before every turn the next control card is played.
control-rules-change-deal = One control card stays in force for the deal; only turning the discard pile over brings the next. SUIT, SUM and PRODUCT are left out: nothing could be laid off on them.
control-rules-change-held = { $cards ->
    [one] Everybody holds { $cards } secret control card, which only the holder sees. They are not part of the hand: nobody draws, discards or counts them. Once a turn, between draw and discard, you may play one, even without melding: it is in force at once, for everybody, until another is played. Then you take a new one.
   *[other] Everybody holds { $cards } secret control cards, which only the holder sees. They are not part of the hand: nobody draws, discards or counts them. Once a turn, between draw and discard, you may play one, even without melding: it is in force at once, for everybody, until another is played. Then you take a new one.
}
control-rules-change-deck = The other control cards are shuffled into the stock. One that comes up is played at once, and the player who drew it draws again; after the last card of the stock they choose again.
control-rules-next = { $preview ->
    [shown] The next control card is shown.
   *[hidden] The next control card is hidden.
}
control-rules-in-force = The { $cards } control cards played last are in force together.
control-rules-reshuffled = When the control deck is empty, the control cards played before are reshuffled.

## 10. What people ask

control-rules-ask-lay-offs = The control card matters for new melds only; lay-offs depend on the kind of each meld.
control-rules-ask-earlier = A meld for an earlier control card is refused: only the one in force counts.
control-rules-ask-stays = A meld on the table stays, whatever control card comes next.
control-rules-ask-nobody = Nobody has to meld, or to take the upcard.
control-rules-ask-two = Two melds in one turn are never allowed, whatever is in force.
control-rules-ask-first = The first player may take the first upcard.
control-rules-ask-without = You may lay off without a meld of your own, and before you meld.
control-rules-ask-one-card = With one card left you can go out only by laying it off, or the card you draw.
control-rules-ask-twice = The same control card may come twice in a row.

## 11. Examples

control-rules-example-sum = SUM: { $cards } is one, because 1 + 2 = 3.
control-rules-example-product = PRODUCT: { $cards } is one, because 3 × 4 = 12. None has an ace.
control-rules-example-factors = FACTORS: { $cards } does not take { $card }: 12 is not a multiple of 8.
control-rules-example-steps = { $suits ->
    [any] STEPS: { $cards } goes up in fours; steps of one are a sequence.
   *[one] STEPS: { $cards } goes up in fours; steps of one of one suit are a sequence.
}
control-rules-example-group = GROUP: no identical cards, even with two packs: { $cards } is full.
control-rules-example-sequence = SEQUENCE: { $cards } is one here.

## 12. Fine points

# $kinds: names of control cards: "SUM or PRODUCT"
control-rules-level = You need a meld of the level ({ $kinds }) of your own to go out; without one, keep two cards before you discard.
control-rules-no-level = You may go out without a meld of your own, but then you have nothing to score.
control-rules-mid-round = Turning the discard pile over brings the next control card in mid-round; the rounds do not change.
control-rules-numbers-once = In primes, factors, evens, odds and steps a meld has every number only once, whatever the suits; sums and products may have a rank twice.
