# The lesson of Gin Rummy. Ada is the opponent, a computer player. $card is a card such as `Q♥`;
# points are of deadwood unless it says otherwise, always whole numbers.

gin-lesson-upcard = A **meld** is three or four cards of one rank, or three or more in a row of one suit. All other cards are **deadwood**: you have { $points } points of it, and you want as little as possible. { $card } lies open: you may take it or pass. What do you do?
gin-lesson-upcard-passed = { $card } makes `7♠ 8♠ 9♠`, and you can come down to { $points } points. A card that makes a meld is always worth taking.

gin-lesson-discard = Now you hold eleven cards, with { $points } points of deadwood. Every turn ends with a **discard**: choose a card that costs much and goes with nothing.
gin-lesson-low-discarded = Low cards cost little, and `3♦ 4♦` can become a run. This leaves you { $points } points instead of { $best }.
gin-lesson-set-broken = That breaks your meld of queens, and all of it becomes deadwood: { $points } points instead of { $best }.

gin-lesson-useless = A new turn: take the open { $card }, or **draw** an unknown card from the stock.
gin-lesson-useless-taken = { $card } fits nothing in your hand: it is { $points } more points of deadwood, shows Ada what you hold, and may not be discarded in this turn.

gin-lesson-fits = The king was no use. You have { $points } points of deadwood, and Ada has discarded { $card }.
gin-lesson-fits-ignored = { $card } makes `3♦ 4♦ 5♦`. You could come down to { $points } points, and with { $limit } or less you may end the deal. The stock may give you anything.

gin-lesson-knock = With { $limit } points of deadwood or less after your discard you may **knock**: the deal ends, both show their cards, and the one with less deadwood scores the difference. You can have { $points }; Ada has { $other }.
gin-lesson-waited = You would wait for **gin**, no deadwood at all, which earns { $bonus } points more. But few cards would help you, while Ada's hand gets better every turn. Knock as long as you are ahead.
gin-lesson-knocked-high = You may, but you would keep { $points } points instead of { $best }. If Ada had no more than you after laying off, that would be an **undercut**: Ada would score, and { $bonus } points extra.

gin-lesson-end = **You knocked with { $own }.** Ada could first **lay off** { $card } on your run, and was left with { $other }. The difference is your score: **{ $points } points**. Without any deadwood it would be gin: { $bonus } points more, and nobody may lay off. A match goes to { $target } points.
