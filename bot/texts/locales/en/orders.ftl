# Plans (conditional orders): what a player of a slow game has decided for the next turn. Only the player sees it.

## Commands, at most 100 characters

orders-command = Plan your next turn in a slow game; only you can see it

## Buttons, at most 40 characters

orders-plan = Plan my turn …
orders-undo = Remove the last rule
orders-cancel = Cancel the plan

## The page on which a plan is made

orders-title = ### Plan for my next turn
orders-about = Only you can see this. When your turn comes, the first rule that fits is played for you; whatever it leaves open waits for you. At most { $most } rules.
orders-nothing = -# No rules yet. What should happen on your turn?

## Rules. $then: one of the phrases below, with discards

# $cards: a list such as "`7♦`, any `Q` or any `♥`". occasion: turn = the player's own turn; asked = another player
# may take the discard, and this player is asked whether to demand that
orders-rule-if = { $occasion ->
    [asked] If you are asked about { $cards }: { $then }.
   *[turn] If the upcard is { $cards }: { $then }.
}
# "otherwise" follows other rules for the same occasion. declare: before the first turn, players say whether they play
orders-rule = { $occasion ->
    [asked-always] Whenever you are asked: { $then }.
    [asked-otherwise] Whenever you are asked otherwise: { $then }.
    [declare-always] When you declare: { $then }.
    [declare-otherwise] When you declare: { $then }.
    [turn-otherwise] Otherwise: { $then }.
   *[turn-always] Whatever the upcard is: { $then }.
}
# $what: a rank or the sign of a suit
orders-any = any { $what }
# $first: what is done first; $cards: a list in order of preference, such as "`K♠`, `Q♥` or the card drawn"
orders-then = { $first }, then discard { $cards }
# Sentences that may follow a rule: what is tried before the discard
orders-melds = Before the discard, meld and lay off as a computer player would.
# How the deal may be ended. $most: the most points of deadwood that may be left; 0 means gin
orders-ends = { $game ->
    [gin] { $most ->
        [0] Go gin instead, if you can.
       *[points] Knock instead, if that leaves { $most } or less.
    }
   *[other] Go out instead, if you can.
}
# In a list of cards to discard
orders-drawn = the card drawn

## What can be done first: a phrase in a rule (an infinitive or imperative), and a button (at most 40 characters)

orders-take = take it
    .button = Take the upcard …
orders-draw = draw from the stock
    .button = Draw …
# A plan that this program does not know
orders-unknown = something else

## The form of a rule: labels of at most 45 characters

orders-any-label = If the upcard is any …
orders-cards-label = … or one of these cards
# What to type, at most 100 characters. The codes stay
orders-cards-example = 7D 8H (leave both empty: whatever it is)
orders-before-label = Before the discard
# Options of a menu, at most 100 characters
orders-melds-option = Meld and lay off, as a computer player would
orders-ends-option = { $game ->
    [gin] { $most ->
        [0] Go gin, if I can
       *[points] Knock, if that leaves { $most } or less
    }
   *[other] Go out, if I can
}
orders-discard-label = Then discard
orders-discard-second = If that is not possible
# An option of a menu
orders-drawn-label = The card drawn

## What became of a plan, on the player's own hand

orders-waiting = **Your plan**
orders-played = **Your plan was played.**
orders-unfinished = **Your plan has begun your turn**; nothing more of it is possible. The rest is yours.
orders-stopped = **Your plan stopped before the discard**: you may be able to end the hand now. The rest is yours.
orders-unfit = **Your plan did not fit**: no rule is possible now. The turn is yours.
# $numbers: a list of numbers of rules; $count: how many
orders-skipped = { $count ->
    [one] Rule { $numbers } was not possible.
   *[other] Rules { $numbers } were not possible.
}

## Refusals

orders-refused-none = Turns can be planned only where the game allows it, and where a turn lasts an hour or more, or has no limit.
orders-refused-now = A plan is made while the others move. Now it is your turn, or the computer plays for you.
orders-refused-rules = This plan is not possible here. A plan has at most { $most } rules, and a rule names at most { $cards } cards.
# how: held = the player does not hold the cards; upcard = they cannot become the upcard
orders-refused-cards = { $how ->
    [held] You do not hold { $cards }, so you cannot plan to discard that.
   *[upcard] The upcard cannot become { $cards }.
}
orders-refused-words = These are not cards: { $words }. Type codes such as 7D 10H QS.
orders-not-stored = Your plan has not changed: it could not be stored.

## In the member's inbox, beside a table

orders-inbox = { $state ->
    [waiting] your turn is planned
    [unfit] your plan did not fit
   *[other] your plan has begun your turn
}
