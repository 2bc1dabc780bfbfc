# Hints of the coach: what to play, and why.
#
# $action and the like: a possible action as on its button, in the infinitive or imperative: "Discard `K♦`".
# $unit: chips or points, what the game is played for. Numbers come formatted: "+3.1", "−0.4", "2.5 ± 1.0"
# (the part after ± is the 95 % confidence interval).

# The description of a command, at most 100 characters
coach-command = A hint for your turn, against computers only or where hints are on
# The description of an option of /table open, and its values, at most 100 characters
coach-option = Allow hints at a table with other people (never where only people play)
coach-option-on = On
coach-option-off = Against computers only

coach-too-long = With the options of this table, this takes too long to work out.
# In the lobby of a table
coach-allowed = Everybody here can ask for hints, unless only people play.
# A button that asks for a hint (at most 20 characters)
coach-button = 🎓 Hint
# The same button after a first hint, which did not name the action: show all of it
coach-button-whole = 🎓 Show me
# In a menu of actions, beside the one that a hint names
coach-best = best

## The first hint: where to look, followed by whether it matters

coach-look-expensive = Look at your most expensive card.
coach-look-single = Look for a card that goes with no other.
# $suit: spades, clubs, diamonds, hearts
coach-look-suit = { $suit ->
    [spades] Look at your spades: one of them is the least useful.
    [clubs] Look at your clubs: one of them is the least useful.
    [diamonds] Look at your diamonds: one of them is the least useful.
   *[hearts] Look at your hearts: one of them is the least useful.
}
coach-look-upcard = The upcard is better for you than it looks.
coach-look-not-upcard = The upcard is not as good as it looks.
coach-look-stock = The stock is better for you than the discard pile.
coach-look-pile = The discard pile is better for you than the stock.
coach-look-more = You can do more than draw and discard.
coach-matters-little = It is close: another move is about as good.
coach-matters = { $unit ->
    [chips] This one matters: the next-best move costs { $costs } chips.
   *[points] This one matters: the next-best move costs { $costs } points.
}

## The whole hint: what to do, and why

coach-hint-only = 🎓 **{ $action }**.
# $exact: yes if the number is exact, not an estimate
coach-hint = { $unit ->
    [chips] 🎓 **{ $action }**, expected result **{ $value }** chips{ $exact ->
        [yes] { " " }(exact)
       *[no] {""}
    }.
   *[points] 🎓 **{ $action }**, expected result **{ $value }** points{ $exact ->
        [yes] { " " }(exact)
       *[no] {""}
    }.
}
coach-no-other = No other move comes close.
coach-as-good = { $unit ->
    [chips] { $action } may be just as good: the difference is { $difference } chips.
   *[points] { $action } may be just as good: the difference is { $difference } points.
}
coach-next-best = { $unit ->
    [chips] Next best: { $action }, { $difference } chips less.
   *[points] Next best: { $action }, { $difference } points less.
}
# $deals: a number with separators, $count the same for the plural form
coach-basis = { $count ->
    [one] Based on { $deals } simulated deal, 95 % confidence
   *[other] Based on { $deals } simulated deals, 95 % confidence
}
