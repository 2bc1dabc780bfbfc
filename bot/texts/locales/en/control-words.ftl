# Control Card Rummy: control cards, melds, actions, and the lines of the table.
# $kind and $kinds are names of control cards (control-words-group and so on), $cards, $meld and $melds are
# cards such as "5♠ 6♠ 7♠", $player is a name.

## The names of the control cards, in capital letters. Players type them in English when they lay a meld
## (`5S 6S 7S sequence`), and pictures show the name too.

# Three or four cards of one rank
control-words-group = GROUP
# Consecutive cards of one suit
control-words-sequence = SEQUENCE
# A group or a sequence
control-words-either = EITHER
# Cards in equal steps, like 2-5-8
control-words-steps = STEPS
# Four cards of one suit
control-words-suit = SUIT
# Two cards add up to the third
control-words-sum = SUM
# Two cards multiply to the third
control-words-product = PRODUCT
# Only 2 3 5 7 J K
control-words-primes = PRIMES
# All cards divide the highest
control-words-factors = FACTORS
# Only even numbers
control-words-evens = EVENS
# Only odd numbers
control-words-odds = ODDS

## What a control card allows: a phrase without a full stop, which follows the name of the control card:
## "**GROUP** Three or four cards of one rank". $suits: "one" or "any", as chosen in the options.

control-words-rule-group = Three or four cards of one rank
control-words-rule-sequence = { $ace ->
    [high] Three or more consecutive cards of one suit, also Q-K-A
   *[low] Three or more consecutive cards of one suit
}
control-words-rule-either = A group or a sequence
control-words-rule-steps = { $suits ->
    [any] Three or more in equal steps, of any suits, like 2-5-8
   *[one] Three or more of one suit in equal steps of 2 or more, like 2-5-8
}
control-words-rule-suit = Exactly four cards of one suit
control-words-rule-sum = { $suits ->
    [any] Exactly three of any suits; two add up to the third
   *[one] Exactly three of one suit; two add up to the third
}
control-words-rule-product = Exactly three, any suits, no aces; two multiply to the third
control-words-rule-primes = { $suits ->
    [any] Three or four different numbers out of 2 3 5 7 J K
   *[one] Three or four of one suit out of 2 3 5 7 J K
}
control-words-rule-factors = { $suits ->
    [any] Three or more different numbers that all divide the highest
   *[one] Three or more of one suit that all divide the highest
}
control-words-rule-evens = { $suits ->
    [any] Three or four different numbers out of 2 4 6 8 10 Q
   *[one] Three or four of one suit out of 2 4 6 8 10 Q
}
control-words-rule-odds = { $suits ->
    [any] Three or four different numbers out of A 3 5 7 9 J K
   *[one] Three or four of one suit out of A 3 5 7 9 J K
}
# One of these as a sentence
control-words-rule = { $rule }.

## The next control card: a line of parts with " · " between them, such as "Next: GROUP · Three or four cards
## of one rank · in the next round, before Ada draws · 7 control cards left". Only the first part begins with
## a capital letter.

# First part: the next control card is known
control-words-next = Next: { $kind }
# First part: the next control card is not shown
control-words-next-hidden = The next one is hidden
# When the next control card comes into force
control-words-when = { $when ->
    [round] in the next round, before { $player } draws
    [turn] before { $player } draws
   *[deal] only if the discard pile is turned over
}
# How many control cards are not played yet
control-words-left = { $cards ->
    [one] { $cards } control card left
   *[other] { $cards } control cards left
}
# Instead of all parts, when no control card is left
control-words-next-reshuffled = { $when ->
    [round] Next in the next round, before { $player } draws: the played control cards, reshuffled
    [turn] Next before { $player } draws: the played control cards, reshuffled
   *[deal] Next only if the discard pile is turned over: the played control cards, reshuffled
}
# Instead of all parts, where two control cards are in force in every deal
control-words-next-none = Both are always in force: there are no other control cards.
# Where players hold control cards: the first part, about the control card in force
control-words-played-by = Played by { $player }
# The same, if nobody has played it
control-words-turned-up = Turned up
# The part after it
control-words-until-played = in force until somebody plays another
# Instead of all parts, where the control cards are in the stock
control-words-until-drawn = { $cards ->
    [one] In force until another one comes up in the stock, which has { $cards } control card
   *[other] In force until another one comes up in the stock, which has { $cards } control cards
}

## A player's own view

# For a waiting player; a list of control cards follows
control-words-on-next-turn = { $certain ->
    [yes] On your next turn:
   *[no] On your next turn, unless the discard pile is turned over:
}
# For a waiting player who cannot know them
control-words-waiting = The table shows the control card in force; on your turn, the cards that fit it are marked here.
# Two or three control cards that the player holds: "🎴 **GROUP** and 🎴 **SUM**"
control-words-hold-playable = You hold { $kinds }; you may play one now.
# A control card that the player holds, with its rule
control-words-hold = You hold { $control }
# The same, with a meld that it would allow
control-words-hold-meld = You hold { $control }: { $meld }
# After it, if the player has played one in this turn
control-words-one-a-turn = (only one a turn)
control-words-melded = You have melded this turn.
# $kinds: "**GROUP** or **SUM**", the control cards in force
control-words-no-meld = You have no meld for { $kinds }.
# $melds: "`5♠ 6♠ 7♠` or `8♥ 8♦ 8♣`"
control-words-fits = For { $kinds }: { $melds }
# Part after it
control-words-other-ways = { $ways ->
    [one] { $ways } other way
   *[other] { $ways } other ways
}
# Melds of the hand for coming control cards
control-words-for-kinds = For { $kinds } you have { $melds }

## Melds on the table

# A meld that takes no more cards because of its kind; follows "#2 `5♠ 6♠ 7♠` SUM ·", or in a list "#2"
control-words-closed = closed
# A meld that no card fits any more
control-words-full = full
# What can be added to a meld
control-words-takes = takes { $cards }
# Cards of the hand and the number of the meld that they fit; in the list of control-words-to-lay-off
control-words-on-meld = { $cards } on #{ $meld }
control-words-to-lay-off = To lay off: { $cards }

## Points and cards

control-words-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What a play leaves in the hand; after " · " or in control-words-lay-all
control-words-after = { $cards ->
    [0] you go out
    [one] { $cards } card left
   *[other] { $cards } cards left
}

## Buttons and menus (labels of at most 80 characters)

control-words-meld = Meld { $cards }
control-words-lay-off = Lay off { $cards } on #{ $number }: { $meld }
# $rule: what the control card allows, a sentence
control-words-play = Play { $kind }: { $rule }
control-words-pass = Pass: the deal is dead
control-words-turn-over = Turn the discard pile over
# A lay-off in a menu: the kind of the meld and whose it is
control-words-whose = { $owner ->
    [own] { $kind }, yours
   *[other] { $kind }, an opponent's
}
# Lays a meld and all cards that can be laid off. $after: control-words-after
control-words-lay-all = { $cards ->
    [one] Lay all (1 meld, { $cards } card laid off): { $after }
   *[other] Lay all (1 meld, { $cards } cards laid off): { $after }
}
# Lays off all cards that can be laid off
control-words-lay-off-all = { $cards ->
    [one] Lay off all ({ $cards } card): { $after }
   *[other] Lay off all ({ $cards } cards): { $after }
}

## Questions before the discard pile is turned over

control-words-dead-pass = { $times ->
    [one] **End the deal?** You pass on { $upcard }, and the discard pile has been turned over { $times } time: the deal is dead and nobody scores.
   *[other] **End the deal?** You pass on { $upcard }, and the discard pile has been turned over { $times } times: the deal is dead and nobody scores.
}
control-words-dead-empty = **End the deal?** You have no upcard to take, and no card is left to draw: the deal is dead and nobody scores.
# $control: whether the next control card is played too; "shown": its name is $kind
control-words-turn-over-question = { $control ->
    [none] { $cards ->
        [one] **Turn the discard pile over?** You pass on { $upcard }: its { $cards } card becomes the stock, the oldest on top, and you draw the top card.
       *[other] **Turn the discard pile over?** You pass on { $upcard }: its { $cards } cards become the stock, the oldest on top, and you draw the top card.
    }
    [hidden] { $cards ->
        [one] **Turn the discard pile over?** You pass on { $upcard }: its { $cards } card becomes the stock, the oldest on top, the next control card is played, and you draw the top card.
       *[other] **Turn the discard pile over?** You pass on { $upcard }: its { $cards } cards become the stock, the oldest on top, the next control card is played, and you draw the top card.
    }
   *[shown] { $cards ->
        [one] **Turn the discard pile over?** You pass on { $upcard }: its { $cards } card becomes the stock, the oldest on top, the next control card ({ $kind }) is played, and you draw the top card.
       *[other] **Turn the discard pile over?** You pass on { $upcard }: its { $cards } cards become the stock, the oldest on top, the next control card ({ $kind }) is played, and you draw the top card.
    }
}
# A second sentence
control-words-turn-over-times = { $limit ->
    [one] It can be turned over { $limit } time in a deal; this is number { $number }.
   *[other] It can be turned over { $limit } times in a deal; this is number { $number }.
}

## What the player on turn may do: an infinitive phrase that follows "Your turn to" or "Ada to"

control-words-task-draw = draw
control-words-task-draw-or-take = draw, or take { $upcard }
control-words-task-turn-over = { $upcard ->
    [none] turn the discard pile over
   *[other] take { $upcard }, or turn the discard pile over
}
control-words-task-pass = { $upcard ->
    [none] pass and end the deal
   *[other] take { $upcard }, or pass and end the deal
}
control-words-task-discard = discard a card
control-words-task-meld = meld, lay off, and discard
control-words-task-lay-off = lay off and discard

## The table

# Explains a mark: the card came from the discard pile
control-words-taken = { $card } is from the discard pile: you cannot discard it this turn
# Parts of a line: "Upcard `Q♥` · stock 12"
control-words-upcard = Upcard { $card }
control-words-no-upcard = No upcard
control-words-stock = { $turned ->
    [yes] stock { $cards } (turned over)
   *[no] stock { $cards }
}
# Parts of a line after others: the number of cards in the discard pile
control-words-discard-pile = discard pile { $cards }
# How often the discard pile has been turned over; $limit: how often it can be, "none": no limit
control-words-turned-over = { $limit ->
    [none] turned over { $times }
   *[other] turned over { $times } of { $limit }
}
control-words-near-dead = { $turns ->
    [one] ⚠️ the deal is dead in { $turns } turn without a draw from the stock, meld or lay-off
   *[other] ⚠️ the deal is dead in { $turns } turns without a draw from the stock, meld or lay-off
}
