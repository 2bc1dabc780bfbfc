# The lesson of Rummy 500. Ada and Basil are the opponents, computer players. $card and the like are cards
# such as `Q♥`; points are whole numbers.

# $pile: the cards of the discard pile, $count how many
rummy500-lesson-pile = You score the points of the cards that you lay on the table: sets of a rank, and runs of a suit. All { $count } cards of the discard pile lie open: { $pile }. In your turn you **draw** from the stock, or **take** from the pile: the top card, or several, if you use the deepest of them at once.
rummy500-lesson-drawn = The stock gives you an unknown card. The pile has two cards here that make melds with your hand.
rummy500-lesson-top-taken = That makes `4♣ 5♣ 6♣`, but you can have more: { $card } below it goes with your two eights. If you take down to it and meld it, you get all the cards above it as well.

rummy500-lesson-meld = The deepest card had to be used: `8♠ 8♦ 8♥` lie on the table and earn { $points } points. The other cards are yours. You may meld as often as you like in a turn.
rummy500-lesson-not-melded = `4♣ 5♣ 6♣` are still in your hand. When somebody goes out, the cards in your hand count **against** you. On the table they count for you.

rummy500-lesson-keep = You have melded { $points } points. At the end of your turn you discard a card. Which one costs most and goes with nothing?
rummy500-lesson-cheap = It costs only { $points } points if it stays in your hand, and may fit a run of diamonds later. The king costs { $most } and fits nothing.
rummy500-lesson-pair-broken = Two queens need only one more for a set. The king goes with nothing.

rummy500-lesson-queens = Basil has **laid off** `7♣` on your run: everybody may do that, and the points go to who lays the card. Now { $card } is on top of the pile.
rummy500-lesson-queen-left = It makes a set with your two queens: { $points } points. The stock may give you anything.

# $count: the cards left in the hand
rummy500-lesson-last = Three queens! You have { $points } points on the table and { $count ->
    [one] one card
   *[other] { $count } cards
} left: { $card }. Without cards you are **out**, and the deal ends. Ada has laid a run of diamonds.
rummy500-lesson-discarded = You would be out, but the card would earn nothing. It fits Ada's run: lay it off, and its points are yours, too.

rummy500-lesson-end = **You are out.** You score **{ $points } points**, all for cards that you laid. The cards in their hands count against the others: Ada comes to { $first }, Basil to { $second }. Deals follow until somebody has { $limit }.
