# The lessons of Hand and Hand Partnership. Ada, Basil and Cleo are computer players. $card is a card such as
# `Q♥`; $points and other numbers are whole, $own and $other are formatted with their sign ("−30").

## Hand. Ada is the opponent

hand-lesson-upcard = You want to lay down all your cards. Your **first** melds, sets of a rank and runs of a suit, need { $points } points together; that is called **opening**. Ada has discarded { $card }. You may draw from the stock, or take it if you meld it at once.
hand-lesson-drawn = { $card } makes a run with `10♣ J♣`. With it you can open now; the stock may give you anything.

hand-lesson-open = A card that you took must go into a meld in this turn. You can open with { $points } points, and need { $needed }.
hand-lesson-returned = You may put it back and draw instead. But whoever has not opened when the round ends pays { $points } points, and points are bad here. Open while you can.
hand-lesson-part = This is a legal opening: it has more than { $points } points. But you can lay all four melds at once, and cards that stay in your hand count against you.

# $count: the cards in the hand
hand-lesson-discard = { $count ->
    [one] One card
   *[other] { $count } cards
} left. Every turn ends with a discard. If Ada goes out now, you pay the points of what you hold.
hand-lesson-nine = The queen costs { $most } points, the nine only { $points }. With nothing else to go by, discard the card that costs most.

hand-lesson-exchange = Ada has opened. In Ada's run a **joker** stands for `9♦`, and you hold that very card. You have drawn { $card }.
hand-lesson-not-exchanged = Put it where the joker is instead, and the joker is yours. Whoever has opened may do that on any meld.
hand-lesson-nine-kept = You would still hold `9♦`. Exchange it for the joker first: a joker fits nearly everywhere.

hand-lesson-joker = The joker is yours. You win by discarding your **last** card. A joker left in your hand would cost { $points } points.
hand-lesson-joker-discarded = You may discard a joker, but then the other card stays and you are not out. Lay the joker off on a run, and discard the other card.
hand-lesson-joker-kept = You would keep the joker, for { $points } points, if Ada goes out. It fits your run of hearts at either end.

hand-lesson-end = **You are out**: the joker went on your run, and your discard was the last card. Points are bad, so you get **{ $own }**. Ada pays for the cards left, { $other }; without opening it would be { $unopened }. After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} the lowest score wins.

## Hand Partnership. Basil is the partner, Ada and Cleo are the other team

hand-lesson-partner = Basil, across the table, is your **partner**: you win or lose together. Basil has opened, but everybody opens alone, with { $needed } points. You can have { $points }.
hand-lesson-unopened = Until you open you may not lay off, not even on Basil's melds. And if the others go out, your team pays { $points } points for you alone.
hand-lesson-fewer = This is more than { $points } points and legal. But `3♦ 4♦ 5♦` would stay in your hand, where it only costs points. Lay all three.

hand-lesson-partners-run = Now that you have opened, you may **lay off** on any meld: yours, the others', and Basil's. Basil has `8♠ 9♠ 10♠` on the table.
hand-lesson-jack-discarded = The jack fits Basil's run, and then the queen, too: two cards less in your hand.

hand-lesson-team-discard = { $count ->
    [one] One card
   *[other] { $count } cards
} left, and none fits. What do you discard?
hand-lesson-two-discarded = The two costs only { $points } points if it stays in your hand, the nine { $most }.

hand-lesson-seven = Basil has laid a run of clubs for the team. You have drawn { $card }.
hand-lesson-seven-discarded = It is the fourth seven: lay it off on your own set. Then you hold one card less after your discard.

# $count: the cards in the hand
hand-lesson-last-two = { $count ->
    [one] One card
   *[other] { $count } cards
} left. You go out by discarding your last card. Look at Basil's melds again.
hand-lesson-six-discarded = The two would stay in your hand. `6♣` fits Basil's run of clubs: lay it off, and the two is your last discard.
hand-lesson-six-kept = Then `6♣` stays in your hand. It fits Basil's run of clubs: lay it off first, and you are out in this turn.

# $count: the cards that Basil still holds
hand-lesson-team-end = **You are out**, thanks to Basil's melds. Your team gets **{ $own }**, and points are bad. Basil still holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, which do not count. The others get { $other } together: { $unopened } for each who has not opened. After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} the team with the lower score wins.
