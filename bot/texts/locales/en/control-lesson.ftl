# The lesson of Control Card Rummy. Ada is the opponent, a computer player. $card is a card such as `Q♥`;
# $kind is the name of a kind of meld, as on a control card (control-words-kind-…): GROUP, SEQUENCE and so on.

control-lesson-control = You want to get rid of your cards in melds: the one who is out first scores the points of their melds. But the **control card** says which melds may be laid now: **{ $kind }**, three or more in a row of one suit. A turn begins with a card: draw from the stock, or take { $card }.
control-lesson-drawn = `6♣` goes with `4♣ 5♣`: that is a sequence, just what the control card asks for. The stock may give you anything.

control-lesson-meld = You have a sequence of clubs, and three sevens. Under **{ $kind }** only the sequence may be laid. One meld a turn.
control-lesson-not-melded = The control card allows your sequence now, and in your next turn it may not. Lay it while you may, and discard after that.

control-lesson-next = The **next** control card lies open as well: **{ $kind }**, cards of one rank. It will be in force in your next turn. Discard a card that you will not need.
control-lesson-group-broken = You have three sevens, and the next control card is **{ $kind }**: keep them for your next turn.
control-lesson-ace-discarded = With `2♣` and `3♣` the ace could be laid off on your sequence. The king goes with nothing.

control-lesson-changed = Now **{ $kind }** is in force, and Ada had a sequence, too. You have drawn { $card }. What do you lay?
control-lesson-group-kept = Three sevens are what **{ $kind }** asks for, and the next control card will ask for something else.

# $count: the cards in the hand
control-lesson-lay-off = { $count ->
    [one] One card
   *[other] { $count } cards
} left. For **laying off** the control card does not matter: cards may go on any meld on the table, yours or Ada's, if it stays a meld of its kind.
control-lesson-not-laid-off = You would keep cards that you can be rid of now. Lay off first: `A♣ 2♣ 3♣` go on your own sequence, and count for you.

control-lesson-end = **You are out.** `Q♥` went on Ada's sequence, and the last card was your discard. You score the numbers of the cards in your melds: **{ $points } points**. Ada scores nothing. A match goes to { $target }.
