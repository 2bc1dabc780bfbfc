# Gin Rummy: actions, tasks, and the lines of the table.

## Actions: labels of buttons and menu lines (at most 80 characters)

# Declines the first upcard
gin-words-pass = Pass

# Declines the last upcard, so that the deal ends as a draw
gin-words-pass-wall = Pass: the deal is a draw

# Knocks by discarding $card; $left: the points of the deadwood that is left
gin-words-knock = Knock with { $card } ({ $left })

# Goes gin by discarding $card
gin-words-gin = Gin! Discard { $card }

# Takes the last upcard and knocks at once by discarding $card; $left: the points of the deadwood that is left
gin-words-wall-knock = Take { $upcard }, knock with { $card } ({ $left })

# Takes the last upcard and goes gin at once by discarding $card
gin-words-wall-gin = Take { $upcard }, gin! Discard { $card }

# Goes out with all eleven cards melded
gin-words-big-gin = Big gin! All eleven cards

# The same with the last upcard
gin-words-wall-big-gin = Take { $upcard }: big gin!

# Lays off cards after the opponent's knock. $cards: these cards, or "none"; $left: the points that are left
gin-words-lay-off = { $cards ->
        [none] Lay off nothing, leaves { $left }
       *[cards] Lay off { $cards }, leaves { $left }
    }

# Opens the menu of all ways to knock; also its placeholder
gin-words-otherwise = Knock with another card …

# Opens the menu of cards that can be laid off; also its placeholder
gin-words-pick = Choose cards to lay off …

# Above the menu of all ways to knock
gin-words-shows-both = A knock ends the deal and shows both hands.

## Notes: a smaller second line below a label

# A knock whose melds are arranged by the computer
gin-words-arranged = melds arranged for you

# A knock with these melds: "5♠ 6♠ 7♠ | 8♠ 8♦ 8♥"
gin-words-melds = melds { $melds }

# A defence that keeps these melds in hand
gin-words-keep = keep { $melds }

# A defence that keeps no meld
gin-words-keep-none = keep no meld

## Confirmation

# $left: the points of the deadwood that is left
gin-words-question = **Knock?** Discard { $card } and knock with { $left }.

# The same with the last upcard
gin-words-question-wall = **Knock?** Take { $upcard }, discard { $card } and knock with { $left }.

## What a player may do now: infinitive phrases, which follow "Your turn to" and "Ada to"

# The first upcard is offered
gin-words-task-first-upcard = take the upcard or pass

# Both passed on the first upcard
gin-words-task-forced-stock = draw from the stock

gin-words-task-draw = draw, or take the upcard

gin-words-task-discard = discard a card

gin-words-task-discard-or-knock = discard a card, or knock

# No card of the stock can be drawn any more
gin-words-task-wall = take the last upcard and knock, or pass

# The opponent has knocked
gin-words-task-defence = lay off on the knocker's melds

## Lines of the table and of the hand

# The lowest deadwood of the hand, in points
gin-words-deadwood = **{ $points }** deadwood

# The same with eleven cards, of which one is to be discarded
gin-words-deadwood-after = At least **{ $points }** deadwood after your discard

# The knock limit, below the player's own hand. $limit: the points; 0: one can only go gin
gin-words-may-knock = { $limit ->
        [0] gin only
       *[points] you can knock with { $limit } or less
    }

# The knock limit, in the small print of the table
gin-words-knock-limit = { $limit ->
        [0] gin only
       *[points] knock limit { $limit }
    }

# Follows one of the two messages above, where the first upcard sets the limit
gin-words-by-upcard = (first upcard { $card })

# Follows the limit, as a separate remark
gin-words-double = this deal counts double

# The target of a match of three games in one: "three games to 100"
gin-words-goal-hollywood = three games to{ "\u00A0" }{ $target }

# The score of one of the three games: "game 1 50 : 20"
gin-words-game = game{ "\u00A0" }{ $game } **{ $scores }**

# The same after the game was won by $winner
gin-words-game-won = game{ "\u00A0" }{ $game } **{ $scores }** ({ $winner })

# A knock that waits for the reader's defence. $cards: the knocker's melds, and perhaps "+ deadwood = points"
gin-words-knocked = { $player } knocked: { $cards }
