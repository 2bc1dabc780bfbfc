# Gin Rummy: what happened, and how a deal was scored.

## What a player did, to follow the player's name: "Ada" + "passed"; several such phrases can form a list

gin-events-passed = passed

# Knocked by discarding $card. $left: the points of the deadwood;
# $taken: the upcard that the player took just before, or "none"
gin-events-knocked = { $taken ->
        [none] discarded { $card }: **knocks with { $left }**
       *[card] took { $taken } and discarded { $card }: **knocks with { $left }**
    }

# Went gin by discarding $card; $taken as above
gin-events-gin = { $taken ->
        [none] discarded { $card }: **gin**
       *[card] took { $taken } and discarded { $card }: **gin**
    }

# Went out with all eleven cards melded; $taken as above
gin-events-big-gin = { $taken ->
        [none] has **big gin**
       *[card] took { $taken } and has **big gin**
    }

# The defence after a knock. $cards: the cards laid off, or "none"; $left: the points that are left
gin-events-defended = { $cards ->
        [none] has { $left } deadwood
       *[cards] laid off { $cards } and has { $left } deadwood
    }

## The end of a deal, as the last sentence of its news

gin-events-ended-push = Nobody scores.

gin-events-ended-draw = The deal is a draw.

gin-events-ended = { $player } scores **{ $points }**.

## The end of a deal, as a title

gin-events-title-draw = A draw: nobody scores

gin-events-title-push = Equal deadwood: nobody scores

gin-events-title-gin = Gin! { $player } scores { $points }

gin-events-title-big-gin = Big gin! { $player } scores { $points }

gin-events-title-knock = { $player } knocks and scores { $points }

# The other player had no more deadwood than the one who knocked
gin-events-title-undercut = Undercut! { $player } scores { $points }

## The scoring of a deal

# Follows the name of the player who knocked: "Ada · discarded K♦"
gin-events-discarded = discarded { $card }

# Follows the name of the other player: "Ben · laid off 6♠ 7♠"
gin-events-laid-off = laid off { $cards }

# The melds of a hand without deadwood
gin-events-no-deadwood = { $melds } = no deadwood

# Both hands had the same deadwood
gin-events-sum-push = { $high } − { $low } = 0: nobody scores

# The difference of the two hands after a knock. $multiplier: the deal counts so many times because of a spade
# (1: as usual), $points: what it counts then
gin-events-sum-knock = **{ $high } − { $low } = { $difference }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } for the spade = { $points }
    }** for { $player }

# The knocker has no deadwood: the other hand's deadwood and a bonus. $kind: "gin", "big-gin" or "undercut"
gin-events-sum-gin = **{ $deadwood } deadwood + { $bonus } { $kind ->
       *[gin] gin
        [big-gin] big gin
        [undercut] undercut
    } = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } for the spade = { $points }
    }** for { $player }

# The difference of the two hands, and a bonus for an undercut
gin-events-sum-undercut = **{ $high } − { $low } = { $difference }, + { $bonus } undercut = { $sum }{ $multiplier ->
        [1] { "" }
       *[more] , × { $multiplier } for the spade = { $points }
    }** for { $player }

## The score sheet

# What the end of the match added. $bonuses: a list of the messages below
gin-events-added = + at the end: { $bonuses }

# The same where three games are played in one
gin-events-added-to-game = + at the end of a game: { $bonuses }

gin-events-box-bonus = { $points } for each deal won

# $of: "game" or "match", which was won
gin-events-game-bonus = { $of ->
        [game] { $points } for the game
       *[match] { $points } for the match
    }

# The loser never scored
gin-events-shut-out = { $points } for a shut-out

gin-events-shut-out-doubles = a shut-out doubles the total
