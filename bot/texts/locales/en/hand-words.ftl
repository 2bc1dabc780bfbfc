# Hand and Hand Partnership: actions, tasks, and the lines of the table. "Hand" with a capital is the name of the
# game, and of going out in one turn.

## Actions: labels of buttons and menu lines (at most 80 characters)

# $melds: one meld or several, "5♠ 6♠ 7♠ | 8♠ 8♦ 8♥"
hand-words-meld = Meld { $melds }

# The first melds of a player in a round; $points: what they are worth together
hand-words-open = Open with { $points }

# The same with the melds
hand-words-open-with = Open with { $points }: { $melds }

# Lays a card off on a meld. $meld: its number and cards, "#3 5♠ 6♠ 7♠"; $joker: what a joker stands for, or
# "none"; $end: "low" or "high", the end of a run if there is a choice, or "none"
hand-words-lay-off = { $joker ->
        [none] { $end ->
            [low] Lay off { $card } at the low end on { $meld }
            [high] Lay off { $card } at the high end on { $meld }
           *[none] Lay off { $card } on { $meld }
        }
       *[card] { $end ->
            [low] Lay off { $card } as { $joker } low end on { $meld }
            [high] Lay off { $card } as { $joker } high end on { $meld }
           *[none] Lay off { $card } as { $joker } on { $meld }
        }
    }

# Exchanges cards for the joker that stands for them
hand-words-exchange = Exchange { $cards } for the Joker in { $meld }

# Puts the upcard that was taken back on the discard pile
hand-words-put-back = Put { $card } back

hand-words-put-it-back = Put it back

# A player who was dealt four pairs wants new cards
hand-words-ask-redeal = Ask for a redeal

hand-words-no-redeal = No redeal

hand-words-discard-out = Discard { $card }: go out

hand-words-discard-hand = Discard { $card }: go out with a Hand!

hand-words-pass = Pass: the round ends

# Lays all that can be laid (best at most 40 characters)
hand-words-lay-all = Lay all

# The same with the melds and cards
hand-words-lay-all-cards = Lay all: { $cards }

# Opens, and then lays all that can be laid (best at most 40 characters)
hand-words-open-all = Open with { $points } and lay the rest

hand-words-open-all-cards = Open with { $points } and lay the rest: { $cards }

# Follow the labels above: what happens after laying all
hand-words-then-out = then { $card } goes out

hand-words-then-hand = then { $card } goes out with a Hand

hand-words-out = you go out

hand-words-out-hand = you go out with a Hand

## Notes: a smaller second line below a label

# After this meld the last card can be discarded
hand-words-note-hand = then discard { $card }: a Hand, everything doubled

# The cards that a meld leaves in hand
hand-words-note-leaves = leaves { $cards }

# After this play it is not possible any more to go out with a Hand
hand-words-note-no-hand = then it is not a Hand any more

hand-words-note-goes-out = goes out

hand-words-note-goes-out-hand = goes out with a Hand, everything doubled

## What a player may do now: infinitive phrases, which follow "Your turn to" and "Ada to"

hand-words-task-redeal = ask for a redeal or not

# The first turn of a round
hand-words-task-starter = make the first discard

hand-words-task-draw = draw

hand-words-task-pass = pass: no card is left to draw

hand-words-task-draw-or-take = draw, or take { $card }

hand-words-task-pass-or-take = pass, or take { $card }

# The upcard was taken and must be melded
hand-words-task-meld-card = meld { $card }

hand-words-task-open = open with { $points }, or discard a card

## The same in a list: "meld, lay off or discard a card"

hand-words-task-meld = meld

hand-words-task-lay-off = lay off

hand-words-task-exchange = exchange

hand-words-task-discard = discard a card

## Lines of the table

# The top card of the discard pile
hand-words-upcard = Upcard { $card }

hand-words-no-upcard = No upcard

# How many cards there are, in a list
hand-words-pile = discard pile { $cards }

hand-words-stock = stock { $cards }

# The same at the beginning of a line
hand-words-pile-first = Discard pile { $cards }

hand-words-stock-first = Stock { $cards }

# How often the discard pile was reshuffled
hand-words-reshuffled = { $times ->
        [one] reshuffled { $times } time
       *[other] reshuffled { $times } times
    }

hand-words-dealt = { $player } dealt

# The points that an opening needs
hand-words-to-open = { $points } to open

# The same after an opening of $last points, which the next one must beat
hand-words-to-open-raised = { $points } to open (last opening { $last })

# The order of play
hand-words-order = counter-clockwise{ "\u00A0" }↺

# The meaning of a sign
hand-words-has-opened = ✅{ "\u00A0" }has{ "\u00A0" }opened

# The length of a match
hand-words-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

# After the totals of a match
hand-words-lowest-wins = (lowest{ "\u00A0" }wins)
