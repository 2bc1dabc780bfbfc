# Gin Rummy: the options of a table and its presets. Each option has a name, a description (.about, at most 100
# characters), and perhaps names of its values; .lasts is a warning in the lobby.
#
# .needs says what the value must be beside the other options, if it is refused: "**Option**: …, not “…”."

## Options

gin-options-variant = Variant
    .about = What sets the knock limit: always the same, the first upcard, or gin only
    .regular = regular gin
    .oklahoma = Oklahoma
    .gin_only = gin only

gin-options-knock-limit = Knock limit
    .about = Regular gin: the most deadwood you may knock with

gin-options-oklahoma-ace = Oklahoma ace
    .about = Oklahoma: the knock limit when the first upcard is an ace
    .gin_only = gin only
    .one = 1 point

gin-options-spades-double = Spades double
    .about = Oklahoma: a spade as the first upcard doubles the deal

# $points and $deals: with separators ("1,200"); $target and $count: the same as plain numbers
gin-options-target = Target
    .about = Points that win the match
    .lasts = { $target ->
        [one] To { $points } point
       *[other] To { $points } points
    } it takes about { $count ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }.

gin-options-gin-bonus = Gin bonus
    .about = Points for going gin, on top of the other hand's deadwood

gin-options-undercut-bonus = Undercut bonus
    .about = Points for an undercut, on top of the difference

gin-options-tie-rule = Equal deadwood
    .about = What happens if both have the same deadwood after a knock
    .undercut = an undercut
    .push = nobody scores

gin-options-big-gin = Big gin
    .about = With all eleven cards melded you can go out without a discard

gin-options-big-gin-bonus = Big gin bonus
    .about = Points for big gin, in place of the gin bonus

gin-options-meld-selection = Knocker's melds
    .about = The knocker can always name the melds; should all ways be listed?
    .auto = arranged automatically unless named
    .knocker = all ways listed

gin-options-layoff-mode = Defence
    .about = How the defender melds and lays off
    .joint = melds and lay-offs chosen together, automatically
    .deadwood_only = own melds first, then lay-offs, automatically
    .manual = chosen by the defender

gin-options-discard-taken-upcard = Discard the card taken
    .about = The upcard may be discarded in the turn in which it was taken

gin-options-repeat-take-draw = Repetition
    .about = Two turns in a row that take and discard the same card make the deal a draw
    .needs = no, unless discard_taken_upcard is on

# The wall: the last cards of the stock, which are never drawn
gin-options-wall-action = At the wall
    .about = What the other player may do after the last card that can be drawn
    .last_upcard = may take the last discard and knock
    .none = nothing: the deal is a draw

gin-options-stock-floor = Stock floor
    .about = Stock cards that are never drawn; with more than 20, many deals are draws
    .lasts = { $cards ->
        [one] { $cards } card is never drawn
       *[other] { $cards } cards are never drawn
    }, so many deals are draws, in which nobody scores.

gin-options-upcard-take-cap = Upcard cap
    .about = The deal is a draw after the upcard was taken this many times; 0: no cap

gin-options-first-upcard = Start
    .about = How a deal starts
    .needs = an offered upcard: Oklahoma needs one for its limit
    .offer = the upcard is offered to both
    .eleven_card_deal = eleven cards to the non-dealer, who discards first

gin-options-next-dealer = Next dealer
    .about = Who deals after a deal that somebody won
    .alternate = in turn
    .loser = the loser of the deal
    .winner = the winner of the deal

gin-options-redeal-after-draw = After a draw
    .about = Who deals after a draw
    .same = the same dealer again
    .alternate = the other player

gin-options-game-bonus = Game bonus
    .about = Points for winning the match, added at its end

gin-options-box-bonus = Box bonus
    .about = Points for each deal won, added at the end of the match

gin-options-shutout = Shut-out
    .about = What the winner gets when the loser never scored
    .none = nothing extra
    .double = total doubled

gin-options-deals = Deals
    .about = Number of deals in the match; 0: play to the target

# A usual name of this way of scoring
gin-options-hollywood = Hollywood
    .about = Three games in one, each to the target: your first win counts in one, the third in all

## Presets: a name, and a description (at most 100 characters). GameColony and OpenSpiel are names of websites.

gin-options-preset-gamecolony = GameColony
    .about = The rules of GameColony: knock with 10, gin 25, undercut 25

gin-options-preset-gamecolony-oklahoma = GameColony Oklahoma
    .about = The first upcard sets the knock limit; an ace means gin only

gin-options-preset-gamecolony-gin-only = GameColony gin only
    .about = No knocking: the deal goes to the first player with gin

gin-options-preset-openspiel = OpenSpiel
    .about = One deal; equal deadwood is a push, a taken upcard may be discarded, the knocker melds

gin-options-preset-classic = Classic
    .about = Gin 20, undercut 10, boxes 20, game 100, shut-out 100

gin-options-preset-modern = Modern
    .about = Gin, undercut and boxes 25, big gin 31, game 100, a shut-out doubles

gin-options-preset-hollywood = Hollywood
    .about = Three games in one, each with boxes 25, game 100, a shut-out doubles
