# Hand and Hand Partnership: the options of a table and its presets. Each option has a name, a description (.about,
# at most 100 characters), and perhaps names of its values.
#
# .needs says what the value must be beside the other options, if it is refused: "**Option**: …, not “…”."

## Options

hand-options-rounds = Rounds
    .about = Number of rounds in the match

hand-options-opening-min = Opening
    .about = Points that a player's first melds must be worth together

hand-options-opening-rule = Later openings
    .about = What a player needs to open after somebody else has opened
    .fixed = the same for everybody
    .beat_last = more than the opening before

hand-options-opening-needs-run = Run to open
    .about = An opening must include at least one run

hand-options-hand-waives-opening = Hand without minimum
    .about = A player who goes out in one turn needs no minimum to open

hand-options-ace-low-value = Low ace
    .about = What an ace before a two counts toward the opening
    .needs = 1 or 11

hand-options-max-jokers-per-meld = Jokers in a meld
    .about = How many jokers a meld may have

hand-options-min-naturals-per-meld = Naturals in a meld
    .about = How many natural cards a meld must have

hand-options-run-max = Longest run
    .about = How many cards a run may have

hand-options-discard-use = Taken upcard
    .about = What must be done at once with a taken upcard
    .new_meld = it must go into a new meld
    .any_use = melded, laid off or exchanged
    .any_meld = the player must make any new meld

hand-options-allow-return-discard = Putting back
    .about = A taken upcard may be put back, to draw from the stock instead

hand-options-joker-exchange = Joker exchange
    .about = Jokers in melds may be exchanged for the cards they stand for

hand-options-exchange-set3 = Joker of a set of three
    .about = What frees the joker of a set of three
    .both_missing = both missing cards
    .either_missing = either missing card

hand-options-layoff-on-joker-set3 = Laying off beside a joker
    .about = A card may be laid off on a set of three that has a joker

hand-options-taken-joker-must-be-used = Joker used at once
    .about = A joker from an exchange must be melded or laid off before the discard

# The starter begins a round with one card more than the others
hand-options-starter-first-turn = Starter's first turn
    .about = What the starter may do before the first discard
    .discard_only = only discard
    .may_meld = meld as in any turn

hand-options-go-out-first-turn = Out on the first turn
    .about = A player may go out on their own first turn

hand-options-final-discard = Last discard
    .about = Players need a last discard to go out; if not, they may meld all cards

hand-options-stock-end = Empty stock
    .about = What happens when no card is left to draw
    .reshuffle = the discard pile is reshuffled
    .end = the round ends

hand-options-max-reshuffles = Reshuffles
    .about = How often the discard pile may be reshuffled in a round

hand-options-no-winner-round = Round without winner
    .about = What happens to a round in which nobody goes out
    .scored = everybody pays
    .void_counted = it counts as zero
    .replay = it is dealt again

hand-options-winner-score = Going out
    .about = The score of the player who goes out

hand-options-hand-multiplier = Hand multiplies by
    .about = A Hand multiplies all points of the round by this

hand-options-unopened-penalty = Not opened
    .about = The points of a player who never opened

hand-options-joker-penalty = Joker left
    .about = The points of a joker left in hand

hand-options-ace-penalty = Ace left
    .about = The points of an ace left in hand

hand-options-gulf-bonus = Gulf bonus
    .about = A Hand in one colour, in one suit, or with a joker as last discard doubles again

hand-options-pairs-redeal = Four pairs
    .about = A player dealt four identical pairs may ask for a redeal

hand-options-first-dealer = First dealer
    .about = Who deals first: a random player, or a seat from 0
    .needs = random, or the seat of a player
    .random = random

hand-options-dealer-rule = Next dealer
    .about = Who deals the next round
    .rotate = the next player
    .loser = the player with most points

hand-options-tie-rule = Equal totals
    .about = What happens if the lowest total is tied after the last round
    .shared = the win is shared
    .extra_rounds = up to three more rounds

## Options of Hand Partnership alone

hand-options-opening-scope = Opening counts for
    .about = Who may play freely after an opening
    .player = the player alone
    .team = both partners

hand-options-partner-of-winner = Winner's partner
    .about = Whether the cards left in the hand of the winner's partner count
    .ignored = cards not counted
    .counted = cards counted

## Presets: a name, and a description (at most 100 characters)

hand-options-preset-hand = Hand
    .about = Five rounds, 51 to open, two jokers, the lowest total wins

hand-options-preset-saudi = Saudi Hand
    .about = Every opening must beat the one before it

hand-options-preset-levantine = Levantine
    .about = Seven rounds, one joker in a meld, the loser deals, no minimum for a Hand

hand-options-preset-hand-partnership = Hand Partnership
    .about = Two teams of two over five rounds, 51 to open
