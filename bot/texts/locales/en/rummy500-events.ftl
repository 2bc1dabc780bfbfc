# Rummy 500: what happened, and how a deal was scored.

## What a player did, to follow the player's name: "Ada" + "passed"; several such phrases can form a list

rummy500-events-took-one = took { $card } from the discard pile

# $count: how many cards; $cards: these cards
rummy500-events-took = { $count ->
        [one] took { $count } card from the discard pile: { $cards }
       *[other] took { $count } cards from the discard pile: { $cards }
    }

rummy500-events-melded = melded { $cards } for **{ $points }**

# $meld: the cards of the meld on the table
rummy500-events-laid-off = laid off { $cards } on { $meld } for **{ $points }**

# In brackets after the two messages above: what the aces among the cards count
rummy500-events-aces = { $aces ->
        [one] ace { $each }
       *[other] aces { $each } each
    }

rummy500-events-passed = passed

## Where the cards of a turn came from, in a short line of news

rummy500-events-from-upcard = upcard { $card }

rummy500-events-from-pile = discard pile { $cards }

## The end of a deal, as the last sentence of its news. $scores: a list "Ada +45 and Ben −3"

rummy500-events-ended-out = { $player } goes out: { $scores }.

rummy500-events-ended-stock = The stock is empty: the deal is over: { $scores }.

rummy500-events-ended-stall = Nobody draws from the stock any more: the deal is over: { $scores }.

## The end of a deal, as a title

# $player goes out and has the best score
rummy500-events-title-out = { $player } goes out and scores { $points }

rummy500-events-title-out-other = { $player } goes out: { $winner } has the best score, { $points }

rummy500-events-title-out-tied = { $player } goes out: tied for the best score

rummy500-events-title-stock = The stock is empty: { $winner } has the best score, { $points }

rummy500-events-title-stock-tied = The stock is empty: tied for the best score

rummy500-events-title-stall = Nobody draws any more: { $winner } has the best score, { $points }

rummy500-events-title-stall-tied = Nobody draws any more: tied for the best score

## The scoring of a deal

# $left: what the cards left in hand count
rummy500-events-sum = **{ $player }** melded { $melded } − { $left } left in hand ={ "\u00A0" }**{ $score }**

rummy500-events-none-left = no cards left
