# Gin Rummy: the rules, one message a point. A number such as 9 in a point refers to the section with that number.

## The rules in a few lines

gin-rules-short-aim = Be the first to reach **{ $target }** points over several deals.

gin-rules-short-aim-deals = { $deals ->
        [one] Play { $deals } deal.
       *[other] Play { $deals } deals.
    }

gin-rules-short-aim-hollywood = Three games in one, each to **{ $target }** points: the first deal you win counts in one of them, the second in two, all later ones in all three.

# $set and $run: examples
gin-rules-short-melds = Meld your ten cards: sets of three or four of a rank ({ $set }), runs of three or more consecutive cards of one suit ({ $run }). Cards in no meld are **deadwood**: ace 1, court cards 10, the others their number.

gin-rules-short-turn = On your turn draw from the stock or take the upcard, then discard a card.

# $limit: "points" ($points or less), "gin" (gin only), "upcard" and "upcard-ace-one" (set by the first upcard)
gin-rules-short-knock = Instead of just discarding you can **knock** if your deadwood is { $limit ->
        [gin] none at all (gin only)
        [upcard] no more than the value of the first upcard (court cards 10, ace: none at all)
        [upcard-ace-one] no more than the value of the first upcard (court cards 10, ace: 1)
       *[points] { $points } or less
    }. With no deadwood at all it is **gin**.

gin-rules-short-laying-off = After a knock the other player lays off cards that fit the knocker's melds; not after gin.

gin-rules-short-scoring = The player with less deadwood scores the difference. Gin: **{ $gin }** more. A knocker who does not have less is **undercut**: the other player gets **{ $undercut }** and the difference.

## 1. Cards and deal

gin-rules-setup = Cards and deal

gin-rules-setup-pack = Two players, 52 cards, no jokers.

gin-rules-setup-ranks = Ranks go from ace to king. The ace is low: it never comes after the king.

gin-rules-setup-values = Values: ace 1, two to nine their number, ten, jack, queen and king 10.

gin-rules-setup-deal = Ten cards each. The next card is turned up: the upcard. The other 31 are the stock.

gin-rules-setup-deal-eleven = Eleven cards to the non-dealer, ten to the dealer; the other 31 are the stock.

gin-rules-setup-dealer = The first dealer is random; the other player goes first.

## 2. The first upcard

gin-rules-upcard = The first upcard

gin-rules-upcard-none = No card is offered: the non-dealer has eleven cards and discards first.

gin-rules-upcard-non-dealer = The non-dealer may take the upcard or pass.

gin-rules-upcard-dealer = If the non-dealer passes, the dealer may take it or pass.

gin-rules-upcard-no-draw = Nobody draws from the stock until then.

gin-rules-upcard-both-pass = If both pass, the non-dealer must draw from the stock, and discards on top of the upcard.

gin-rules-upcard-taken = The player who takes it then plays as in any turn: discard another card, or knock.

## 3. Your turn

gin-rules-turn = Your turn

gin-rules-turn-draw = Draw one card: the top of the stock, or the upcard. Only the top card of the discard pile can be taken.

gin-rules-turn-discard = Then discard a card face up, or knock with it.

gin-rules-turn-back = A card taken from the discard pile may be discarded in the same turn.

gin-rules-turn-not-back = A card taken from the discard pile may not be discarded in the same turn, not even to knock. A card from the stock may.

gin-rules-turn-in-hand = Melds stay in your hand until somebody knocks.

gin-rules-turn-wall = { $cards ->
        [one] When only { $cards } card of the stock are left after a discard, see 9.
       *[other] When only { $cards } cards of the stock are left after a discard, see 9.
    }

gin-rules-turn-cap = When the upcard has been taken { $times } times, the deal is a draw.

gin-rules-turn-repetition = If the same card is taken and discarded in two turns in a row, the deal is a draw.

## 4. Melds

gin-rules-melds = Melds

gin-rules-melds-set = A **set**: three or four cards of a rank, such as { $cards }.

gin-rules-melds-run = A **run**: three or more consecutive cards of a suit, such as { $cards }; { $none } is not a run.

gin-rules-melds-once = A card counts in one meld only.

gin-rules-melds-deadwood = **Deadwood** is the value of all cards in no meld. Your panel shows the least you can have.

## 5. Knocking and gin

gin-rules-knock = Knocking and gin

gin-rules-knock-when = You knock on your turn, after drawing, with the card you discard.

# $limit as in gin-rules-short-knock
gin-rules-knock-limit = Your deadwood after the discard must be { $limit ->
        [gin] none at all (gin only)
        [upcard] no more than the value of the first upcard (court cards 10, ace: none at all)
        [upcard-ace-one] no more than the value of the first upcard (court cards 10, ace: 1)
       *[points] { $points } or less
    }. Any discard that gets you there will do.

gin-rules-knock-discard = Both players see that discard, but it is out of play.

gin-rules-knock-gin = No deadwood is **gin**. Gin also takes a discard: there is no big gin.

gin-rules-knock-big-gin = No deadwood is **gin**. **Big gin**: with all eleven cards melded you can go out without a discard, for { $bonus } and the other hand's deadwood.

gin-rules-knock-never-must = You never have to knock, not even with gin.

gin-rules-knock-shown = After a knock both hands are shown.

## 6. The knocker's melds

gin-rules-selection = The knocker's melds

gin-rules-selection-automatic = The knocker's hand is arranged automatically: with the least deadwood and, of equal ways, the one on which least can be laid off.

gin-rules-selection-chosen = The knocker may choose other melds, just before the knock, as long as the deadwood allows it. Unmelded cards count; it is gin only if none are left.

# The same where the game lists all ways to meld
gin-rules-selection-listed = The knocker may choose other melds, just before the knock, as long as the deadwood allows it. Unmelded cards count; it is gin only if none are left. All ways are listed.

## 7. Laying off

gin-rules-laying-off = Laying off

gin-rules-laying-off-who = Only the defender lays off, only on the knocker's melds, and never against gin.

gin-rules-laying-off-where = A set of three takes the fourth card; a run takes consecutive cards at both ends.

gin-rules-laying-off-deadwood = Nothing can be laid off on the knocker's deadwood.

gin-rules-laying-off-joint = The defender's lowest deadwood is found automatically: it may even break up a meld if laying off its cards saves more.

gin-rules-laying-off-deadwood-only = The defender's hand is melded first as well as possible, then loose cards are laid off.

gin-rules-laying-off-manual = The defender chooses what to keep and what to lay off; all other cards count.

## 8. Scoring

gin-rules-scoring = Scoring

gin-rules-scoring-gin = **Gin**: { $bonus } and the other hand's deadwood.

gin-rules-scoring-knock = **Knock** with less than the other hand: the difference.

# $tie: "undercut" or "push", what happens with equal deadwood
gin-rules-scoring-undercut = **Undercut**, if the other hand has less: { $bonus } and the difference to the defender. { $tie ->
        [push] With equal deadwood nobody scores.
       *[undercut] Equal deadwood is an undercut too.
    }

gin-rules-scoring-draw = A draw: nobody scores.

gin-rules-scoring-spade = If the first upcard is a spade, everything in the deal counts double.

## 9. The wall

gin-rules-wall = The wall

gin-rules-wall-floor = { $cards ->
        [2] The last two cards of the stock are never drawn: that is the wall.
        [one] The last { $cards } card of the stock are never drawn: that is the wall.
       *[other] The last { $cards } cards of the stock are never drawn: that is the wall.
    }

gin-rules-wall-knock = The player who draws the last card before them may still knock as usual.

gin-rules-wall-draw = Otherwise the deal is a draw after the discard.

gin-rules-wall-discard = Otherwise that player discards a card.

gin-rules-wall-take = The other player may take it **and** knock at once, or pass.

gin-rules-wall-pass = If that player passes, the deal is a draw and nobody scores.

## 10. The match

gin-rules-match = The match

gin-rules-match-target = The match ends as soon as somebody has { $target } points or more.

# $boxes: "yes" or "no", whether each deal won has a bonus
gin-rules-match-deals = { $deals ->
        [one] The match has { $deals } deal; the higher total wins
       *[other] The match has { $deals } deals; the higher total wins
    }{ $boxes ->
        [yes] , the bonus for each deal won included.
       *[no] .
    }

# $dealer: "alternate", "loser" or "winner"; $redeal: who deals after a draw, "same" or "alternate"
gin-rules-match-dealer = { $dealer ->
        [loser] The loser of a deal deals the next.
        [winner] The winner of a deal deals the next.
       *[alternate] The players take turns dealing.
    } { $redeal ->
        [same] After a draw the same player deals again.
       *[alternate] After a draw the other player deals.
    }

# $bonuses: some of the messages below, with semicolons between them
gin-rules-match-added = Added at the end: { $bonuses }.

gin-rules-match-added-to-games = Added at the end of each game: { $bonuses }.

gin-rules-match-nothing-added = Nothing is added at the end.

gin-rules-match-nothing-added-to-games = Nothing is added at the end of each game.

# $of: "game" or "match"
gin-rules-match-game-bonus = { $of ->
        [game] { $points } for the game
       *[match] { $points } for the match
    }

gin-rules-match-box-bonus = { $points } for each deal won

gin-rules-match-shut-out = if the loser never scored: { $points } extra points

gin-rules-match-shut-out-doubles = if the loser never scored: total doubled

## Three games in one

gin-rules-hollywood-games = **Hollywood**: three games in one. The first deal you win counts in game 1, the second in games 1 and 2, the third and all later ones in all three.

gin-rules-hollywood-target = A game ends as soon as somebody has { $target } points or more in it, and takes no more points. A player shut out of it starts in the next game, with the next deal won.

gin-rules-hollywood-end = The match ends with the third game; the higher sum of the three games wins.

gin-rules-hollywood-end-deals = { $deals ->
        [one] The match ends with the third game, or after { $deals } deal; the higher sum of the three games wins.
       *[other] The match ends with the third game, or after { $deals } deals; the higher sum of the three games wins.
    }
