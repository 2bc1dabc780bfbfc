# Reviews of a match: how good a player's decisions were.
#
# $unit: chips or points, what the game is played for. Numbers come formatted: "+3.1", "−0.4", "2.5 ± 1.0"
# (the part after ± is the 95 % confidence interval). The marks ??, ? and ?! are those that chess players write
# behind a move. $action and the like: a possible action as on its button: "Discard `K♦`".

# The description of a command, at most 100 characters
reviews-command = A review of your decisions in a finished match
# The description of its option, at most 100 characters
reviews-option-match = Which of your matches (default: your last one here)

## Buttons, at most 80 characters, and headings

reviews-button = 🎓 Review
reviews-title = 🎓 Review
reviews-details = Details
# The question above (in a menu: at most 140 characters) a position that is tried again
reviews-ask = What would you play?
reviews-next-mistake = Next mistake
reviews-try-again = Try again
reviews-back = Back to the review
reviews-review-again = Review again
reviews-replay = Replay from here
# In empty menus (at most 150 characters)
reviews-pick = Try a mistake again …
reviews-by-deal = All decisions of a deal …
# In an empty menu of players
reviews-of-seat = 🎓 Review the play of …

## Remarks

reviews-explained = -# `/help topic:review` explains the method.
reviews-earlier = -# Made by an earlier judge; today’s may prefer other moves.
reviews-final = That was the last mistake.
reviews-failed = The review failed this time. Please ask for it again.
reviews-luck-explained = Luck is what each deal was worth before the first decision in it.
reviews-how-explained = 100 % means no mistakes; `/help topic:review` explains how it is computed.

reviews-under-way = The review is still being made; `/results review` shows it once it is done.

# The first of the buttons that lead to the costliest mistakes; the others are "#2" and "#3"
reviews-biggest = Biggest mistake

# A page of help. All variables are numbers, $hint, $search and $compare with separators
reviews-help =
    ### Hints and reviews
    The judge knows only what your seat knew. It deals the unseen cards many times, in ways that fit what the others took and discarded; tries each move in every one of these simulated deals; and plays all of them on in the same way. A move's expected result is the mean: points of that deal for you against the others.
    { "*" }*±** is the 95 % confidence interval.
    { "*" }*Green** Discards are green for what the line above them measures: the lowest deadwood, or **Loosest**, which breaks no meld, fits none on the table, and goes with few of your other cards. Once a hint has named a move, that move alone is green.
    { "*" }*Hints** In gin a hint simulates { $hint } deals; a review { $search } to find the judge's choice, and { $compare } more to compare your move with it. Where moves are close, they may name different ones.
    { "*" }*Points lost** Your moves against the judge's choices, compared again in new simulated deals and balanced against a simple player's estimate, all added up. Forced moves, and moves that the computer made for you, do not count. Some decisions come out slightly in your favour, because every measurement varies.
    { "*" }*Mistakes** Decisions that lost more than their ±; all others may be as good as the best. A mistake (?) costs at least { $mistake } % of the chance to win an even deal, a blunder (??) at least { $blunder } %; less is an inaccuracy (?!). **Details** in a review says how many points that is in its game.
    { "*" }*Accuracy** The mean over your decisions: 100 % for each without a mistake, and half for every { $half } points that a mistake costs.
    { "*" }*Earlier judge** When the judge has learnt more, your older reviews stay and say so. **Review again** asks today’s judge.
    { "*" }*Luck** The expected result of each deal at your first decision in it, added up. Later draws and the opponents' play are in neither number.
    { "*" }*Winning chances** Between equal players, from the score and the expected result of the deal: the rest of the match is simulated 1,000 times (in gin it is calculated).

## While a review is made

# $others: how many other reviews come first
reviews-waiting = { $others ->
    [one] Your review is waiting for { $others } other in this server. It starts automatically.
   *[other] Your review is waiting for { $others } others in this server. It starts automatically.
}
reviews-progress = { $deals ->
    [one] Going through your decisions: **{ $done }** of { $deals } deal done.
   *[other] Going through your decisions: **{ $done }** of { $deals } deals done.
}

## The three numbers of a review

reviews-nothing = There was no decision to review in this match.
reviews-accurate = **{ $accuracy } %** accuracy
reviews-without-luck = { $unit ->
    [chips] **{ $points }** chips without luck (result { $result })
   *[points] **{ $points }** points without luck (result { $result })
}
# How many mistakes of each kind there were; a list of these three
reviews-blunders = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
reviews-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
reviews-inaccuracies = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
reviews-no-mistakes = **No** clear mistakes

## Details

# $lost: what the decisions lost; $unjudged: how many decisions could not be judged
reviews-accuracy = **Accuracy** { $accuracy } % ± { $interval } in { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}{ $unjudged ->
    [0] {""}
    [one] { " " }({ $unjudged } more could not be judged)
   *[other] { " " }({ $unjudged } more could not be judged)
}; { $unit ->
    [chips] chips lost { $lost }
   *[points] points lost { $lost }
}
# $rest: what later draws and the opponents' play brought
reviews-result = { $unit ->
    [chips] **Result** luck { $luck }, decisions { $decisions }, later draws and opponents { $rest }: net **{ $net }** chips
   *[points] **Result** luck { $luck }, decisions { $decisions }, later draws and opponents { $rest }: net **{ $net }** points
}
# From which loss on a decision is called a blunder or a mistake
reviews-thresholds = { $unit ->
    [chips] **Mistakes** ?? blunder: { $blunder } chips or more; ? mistake: { $mistake } or more; ?! inaccuracy: less, but more than its ±
   *[points] **Mistakes** ?? blunder: { $blunder } points or more; ? mistake: { $mistake } or more; ?! inaccuracy: less, but more than its ±
}
reviews-confidence = ±: 95 % confidence.
# $deals: simulated deals of all decisions, $each: of one decision; with separators
reviews-basis = Based on { $deals } simulated deals, about { $each } a decision, 95 % confidence. A hint simulates other deals, so it may prefer another move where two are close.

# What the cards of a match gave its members; $members: a list of the next message
reviews-luck = **Luck** { $members }
reviews-luck-of = { $unit ->
    [chips] { $member } **{ $luck }** (result { $result } chips)
   *[points] { $member } **{ $luck }** (result { $result } points)
}

# Before a list: a picture in words, the standings at the beginning of each deal
reviews-course-chances = Winning chances by deal:
reviews-course-lead = { $unit ->
    [chips] Net chips by deal:
   *[points] Net points by deal:
}
# $standing: reviews-percent, or a number
reviews-course-deal = deal { $deal } { $standing }
reviews-percent = { $number } %
reviews-course-biggest = Biggest mistake: deal { $deal }, move { $move }.
# In the picture, below the line where a deal begins (at most 10 characters)
reviews-plot-deal = deal { $number }

# A mistake in a menu: "?? Deal 3, move 12: −14.2 points" (at most 100 characters)
reviews-mistake = { $unit ->
    [chips] { $mark } Deal { $deal }, move { $move }: { $lost } chips
   *[points] { $mark } Deal { $deal }, move { $move }: { $lost } points
}
# A deal in a menu, and the title of its decisions
reviews-deal = Deal { $number }
reviews-deal-title = **All decisions in deal { $number }**
# What a decision lost; follows the words for the move
reviews-cost = { $unit ->
    [chips] **{ $mark } { $lost }** chips
   *[points] **{ $mark } { $lost }** points
}
reviews-not-listed = { $count ->
    [one] { $count } other decision not listed
   *[other] { $count } other decisions not listed
}

## A mistake, tried again

# The title; $severity: blunder, mistake, inaccuracy
reviews-question = { $severity ->
    [blunder] Try again: blunder ??
    [mistake] Try again: mistake ?
   *[inaccuracy] Try again: inaccuracy ?!
}
reviews-question-place = Deal { $deal }, move { $move } · { $number } of { $count }
# In one of several empty menus of moves; $first: the first move in it (at most 140 characters)
reviews-ask-part = What would you play? { $first } …
# In a replay
reviews-choice = 🎓 The judge's choice here: **{ $action }**

# The answer, a line each. $worth: a move and its expected result, "Discard `K♦`, **+3.1 ± 0.8**"
reviews-judge = **Judge:** { $worth }
reviews-you-now = **You now:** { $worth }
# $mark: the mark of a mistake with a blank before it, or nothing
reviews-in-match = **In the match{ $mark }:** { $worth }; it costs { $costs }
reviews-expected = { $unit ->
    [chips] Expected chips; ±: 95 % confidence
   *[points] Expected points; ±: 95 % confidence
}
reviews-same-choice = You made the same choice as in the match.
reviews-found = ✅ You found the best move.
reviews-not-compared = Your choice could not be compared this time. Please try it again.
reviews-verdict-mistake = { $severity ->
    [blunder] ❌ **Blunder ??** It costs { $unit ->
        [chips] **{ $difference }** chips.
       *[points] **{ $difference }** points.
    }
    [mistake] ❌ **Mistake ?** It costs { $unit ->
        [chips] **{ $difference }** chips.
       *[points] **{ $difference }** points.
    }
   *[inaccuracy] ❌ **Inaccuracy ?!** It costs { $unit ->
        [chips] **{ $difference }** chips.
       *[points] **{ $difference }** points.
    }
}
reviews-verdict-better = { $unit ->
    [chips] ✅ Your choice came out better than the judge's, by **{ $difference }** chips.
   *[points] ✅ Your choice came out better than the judge's, by **{ $difference }** points.
}
reviews-verdict-as-good = { $unit ->
    [chips] ✅ As good as the judge's choice: the difference is **{ $difference }** chips.
   *[points] ✅ As good as the judge's choice: the difference is **{ $difference }** points.
}

## In the statistics of a member

reviews-accuracy-in-match = **Accuracy** { $accuracy } % ± { $interval } by your review
reviews-accuracy-over-time = **Accuracy** { $accuracy } % ± { $interval } in { $matches ->
    [one] { $matches } reviewed match
   *[other] { $matches } reviewed matches
}
# Follows that line; $course: percentages, "80 → 85 → 91"
reviews-last = last: { $course }
reviews-luck-over-time = { $unit ->
    [chips] **Luck** { $luck }; result { $result }; without luck { $without } (chips, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    })
   *[points] **Luck** { $luck }; result { $result }; without luck { $without } (points, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    })
}
