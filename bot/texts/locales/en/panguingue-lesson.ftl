# The lesson of Panguingue. Ada and Basil are the other players, computer players. $card is a card such as
# `Q♥`; $chips are whole numbers of chips.

panguingue-lesson-stay = You play for chips, with many packs at once. Everybody looks at ten cards and then **plays** or **drops**; dropping costs { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}. You hold fives, twos, and two diamonds in a row.
panguingue-lesson-dropped = With a hand without melds that would be cheaper than playing. But yours is good: four fives and three twos are melds already, and the fives earn chips. Do not pay { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} for nothing.

panguingue-lesson-upcard = Everybody plays. You may take { $card } if you can use it at once, or draw from the stock. A card never goes into your hand: it goes on the table in a meld, or it is your discard.
panguingue-lesson-drawn = `K♦` makes a run with `J♦ Q♦`. Such a chance is rare; most cards of the stock fit nothing.

panguingue-lesson-condition = `J♦ Q♦ K♦` is a **condition**: a meld for which the others pay at once, and again if you win. You have { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} so far. Threes, fives and sevens are conditions, too.
panguingue-lesson-unpaid = Your fives earn nothing in your hand. Meld them first and collect { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}, then discard.

panguingue-lesson-flat = Four fives earn more than three: { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} by now. Three twos are a meld as well, though no condition. You win by melding **eleven** cards.
panguingue-lesson-twos-kept = You would need four more cards to win. With the twos on the table you have ten melded, and a single fitting card puts you out.

panguingue-lesson-out = You have ten cards on the table and none in your hand. Basil drew { $card }, could not use it and had to discard it.
panguingue-lesson-five-left = `5♣` fits your fives: **laid off** there, it earns chips, and it is your eleventh card. With it you win.

# $out: the chips that each pays for going out, $deals: the deals of a match
panguingue-lesson-end = **You are out.** Each of the others pays { $out ->
    [one] { $out } chip
   *[other] { $out } chips
}, and every condition of yours a second time. In all you have won **{ $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}**. A match has { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; the one with the most chips wins.
