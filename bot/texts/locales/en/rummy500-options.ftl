# Rummy 500: the options of a table and its presets. Each option has a name, a description (.about, at most 100
# characters), and perhaps names of its values.
#
# .needs says what the value must be beside the other options, if it is refused: "**Option**: …, not “…”."

## Options

rummy500-options-limit = Limit
    .about = Points that end the match: 100, 200 or 500
    .needs = 100, 200 or 500

# The time of each player for the match
rummy500-options-clock = Clock
    .about = Minutes that each player has for the whole match; a player who runs out of time loses
    .needs = off, or 5, 10, 15 or 30 minutes
    .off = off
    .minutes-5 = 5 minutes
    .minutes-10 = 10 minutes
    .minutes-15 = 15 minutes
    .minutes-30 = 30 minutes

rummy500-options-single-take = Top card alone
    .about = What must be done with a card that is taken alone from the discard pile
    .free = not discarded in the same turn
    .must_use = must be used at once

rummy500-options-take-depth = Depth
    .about = How deep players may take from the discard pile
    .any = any number of cards
    .top = the top card only

rummy500-options-ace-high = High ace
    .about = The ace may follow the king: Q-K-A

rummy500-options-ace-wrap = Around the corner
    .about = Runs may go on past the ace: K-A-2 (needs the high ace)
    .needs = no, unless ace_high is on

rummy500-options-hand-ace = Ace in hand
    .about = What an ace left in hand counts against a player
    .needs = 15 or 1

rummy500-options-go-out = Going out
    .about = How the last card may be played
    .free = by a meld, a lay-off or a discard
    .must_drop = by a discard only

rummy500-options-stock-end = Empty stock
    .about = What happens once the stock is empty
    .finish_turn = the deal ends with that turn
    .draw_needed = play goes on from the discard pile until somebody passes

rummy500-options-next-dealer = Next dealer
    .about = Who deals next
    .alternate = the next player
    .loser = the player who scored least

rummy500-options-stall-limit = Stall limit
    .about = The deal ends after this many turns in a row without a draw from the stock; off: no limit
    .off = off

## Presets: a name, and a description (at most 100 characters). GameDesire is the name of a website.

rummy500-options-preset-gamedesire = GameDesire
    .about = The rules of GameDesire: to 500, the top card may be taken and kept

rummy500-options-preset-quick = Quick
    .about = As at GameDesire, to 100 points: a deal or two

# The rules as in books
rummy500-options-preset-books = Books
    .about = Every card taken must be used at once; an empty stock does not end the deal

rummy500-options-preset-round-table = Round table
    .about = To 200, an empty stock does not end the deal, the loser deals
