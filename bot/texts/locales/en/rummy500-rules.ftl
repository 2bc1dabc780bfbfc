# Rummy 500: the rules, one message a point. A number such as (5) refers to the section with that number.

## The rules in a few lines

rummy500-rules-short-aim = Be the first to reach **{ $limit }** points over several deals.

# $set and $run: examples
rummy500-rules-short-melds = Meld sets of three or four of a rank ({ $set }) and runs of three or more consecutive cards of one suit ({ $run }). Every card that you meld scores for you.

rummy500-rules-short-turn = On your turn draw from the stock or take from the discard pile; then meld and lay off as much as you like, on your melds and those of others; then discard a card.

# $stock: "finish_turn" (the deal ends with the turn in which the stock runs out) or "draw_needed"
rummy500-rules-short-end = The deal ends when somebody has no cards left, { $stock ->
        [finish_turn] or with the turn in which the stock runs out.
       *[draw_needed] or when the stock is empty and somebody passes.
    }

# $ace: what an ace left in hand counts
rummy500-rules-short-scoring = Your score is what you melded and laid off, minus the cards left in your hand; it may be negative. 2 to 9 count their number, 10 and court cards ten, an ace **15**, but 1 at the low end of a run; an ace in hand { $ace }.

## Points that several pages have

# What may be done with the top card of the discard pile, taken alone
rummy500-rules-single = A card taken alone may be melded, laid off or kept, but not discarded in the same turn.

rummy500-rules-single-must-use = A card taken alone must be used at once too: melded or laid off.

rummy500-rules-depth = You may take any number of cards from the top of the discard pile if you can **use the deepest of them at once**: meld it or lay it off. The others go to your hand.

rummy500-rules-depth-top = Of the discard pile only the top card can be taken.

# $low, $high and $between: examples
rummy500-rules-ace-between = The ace is low, high, or between: { $low }, { $high }, { $between }.

rummy500-rules-ace-high = The ace is low or high: { $low }, { $high }; but { $between } is no meld.

rummy500-rules-ace-low = The ace is low: { $low }; { $high } is no meld.

## 1. Cards and deal

rummy500-rules-setup = Cards and deal

rummy500-rules-setup-pack = Two to four players, 52 cards, no jokers.

rummy500-rules-setup-dealer = The first dealer is random.

rummy500-rules-setup-deal = Two players get 13 cards each, three or four get 7. The next card is turned up to start the discard pile; the rest is the stock.

rummy500-rules-setup-order = The player after the dealer goes first; play follows the order of the seats.

rummy500-rules-setup-open = The whole discard pile is open and stays in order: oldest left, top right. Of the stock only the number of cards is known.

## 2. Your turn

rummy500-rules-turn = Your turn

rummy500-rules-turn-draw = First draw the top card of the stock, or take from the discard pile (5). Not both.

rummy500-rules-turn-play = Then meld and lay off, as often as you like and in any order. You never have to (but see 5).

# $out: "free" (one goes out without a discard, too) or "must_drop" (only by a discard)
rummy500-rules-turn-discard = Finally discard a card face up. { $out ->
        [free] If your hand is empty by then, you need no discard: you go out.
       *[must_drop] You need a card for that: at this table you go out by a discard only.
    }

rummy500-rules-turn-stay = Melded cards stay: nothing is taken back, moved, split or joined.

## 3. Melds

rummy500-rules-melds = Melds

rummy500-rules-melds-set = A **set**: three or four cards of a rank, such as { $cards }.

rummy500-rules-melds-run = A **run**: three or more consecutive cards of a suit, such as { $cards }.

rummy500-rules-melds-nobody = A card is in one meld only. Melds belong to nobody: everybody may lay off on them.

## 4. Laying off

rummy500-rules-laying-off = Laying off

rummy500-rules-laying-off-when = After drawing you may lay off on any meld on the table, even before you have melded.

rummy500-rules-laying-off-kind = Old and new cards together must be a meld of the same kind: a set stays a set, a run a run. Several cards may be laid off at once, also at both ends.

rummy500-rules-laying-off-choice = If a card fits several melds, you choose one.

rummy500-rules-laying-off-points = The points of a card that you lay off are yours, on any meld.

## 5. Taking from the discard pile

rummy500-rules-pile = Taking from the discard pile

rummy500-rules-pile-use = You can take down to a card if it makes a set or a run with your hand and the cards taken, or fits a meld on the table, also together with other cards.

rummy500-rules-pile-first = Until the deepest card is used you can do nothing else. Then you play as usual; the other cards taken may be discarded.

rummy500-rules-pile-last-card = You cannot make a play that leaves you with only the card you may not discard, unless it fits a meld on the table.

rummy500-rules-pile-signs = Your panel shows ✓ beside every card of the discard pile that you can take down to now, else ✗.

## 6. The end of a deal

rummy500-rules-end = The end of a deal

rummy500-rules-end-out = A deal ends at once when somebody goes out, by a meld, a lay-off or a discard.

rummy500-rules-end-out-discard = A deal ends at once when somebody discards the last card.

rummy500-rules-end-stock = The player who draws the last card of the stock finishes the turn; after the discard the deal ends.

rummy500-rules-end-stock-goes-on = With an empty stock play goes on from the discard pile, until a player cannot take or passes.

rummy500-rules-end-stall = { $turns ->
        [one] The deal also ends after { $turns } turn in a row without a draw from the stock.
       *[other] The deal also ends after { $turns } turns in a row without a draw from the stock.
    }

rummy500-rules-end-no-stall = The deal goes on even if nobody draws from the stock for a long time.

## 7. Scoring

rummy500-rules-scoring = Scoring

rummy500-rules-scoring-values = 2 to 9 count their number; 10, jack, queen and king ten.

# $set, $low and $high: examples
rummy500-rules-scoring-ace = An ace counts 15, but 1 as the low end of a run: { $set } = 45, { $low } = 6, { $high } = 35. It keeps the value with which it was melded.

rummy500-rules-scoring-hand-ace = In the hand an ace counts { $points }.

rummy500-rules-scoring-sum = The score of a deal is what you melded and laid off, minus the cards in your hand; melds still in hand count against you too. It may be negative, and so may a total.

rummy500-rules-scoring-example = You have melded 25 and hold { $cards } when another player goes out: 25 − (10 + 4) = 11.

## 8. The match and the clock

rummy500-rules-match = The match and the clock

rummy500-rules-match-limit = The match is played to **{ $limit }** points.

rummy500-rules-match-winner = After each deal the scores are added up. Once a total has reached the limit, the highest total wins, no matter who went out.

rummy500-rules-match-tie = If the highest totals are tied, more deals are played until they differ.

rummy500-rules-match-clock = { $minutes ->
        [one] Each player has { $minutes } minute for the whole match, which run only on their own turns. A player who runs out of time loses.
       *[other] Each player has { $minutes } minutes for the whole match, which run only on their own turns. A player who runs out of time loses.
    }

rummy500-rules-match-no-clock = A table may be played with a clock: each player has a fixed time for the whole match, and a player who runs out of time loses.

rummy500-rules-match-resigns = A player who resigns loses; with three or four players the computer plays for them.

rummy500-rules-match-dealer = The next player deals next.

rummy500-rules-match-dealer-loser = The player who scored least in a deal deals the next; if several did, the next player deals.

## 9. At this table

rummy500-rules-table = At this table

rummy500-rules-table-depth = You may take any number of cards from the discard pile.

rummy500-rules-table-depth-top = Only the top card can be taken.

rummy500-rules-table-out = The last card may be melded, laid off or discarded.

rummy500-rules-table-out-discard = The last card must be discarded.

rummy500-rules-table-stock = The deal ends with the stock.

rummy500-rules-table-stock-goes-on = The deal goes on without a stock as long as players take from the discard pile.

## 10. Questions

rummy500-rules-questions = Questions

rummy500-rules-questions-first = May the first player take the card turned up? Yes, like any other.

rummy500-rules-questions-whole-pile = Can the whole discard pile be taken? Yes, if its deepest card is used.

rummy500-rules-questions-single = Must a card taken alone be used? No, but it may not be discarded at once.

rummy500-rules-questions-single-must-use = Must a card taken alone be used? Yes, at this table.

rummy500-rules-questions-later = May a card taken alone be discarded in a later turn? Yes.

rummy500-rules-questions-others = May the other cards taken be discarded at once? Yes; only the deepest must be used.

rummy500-rules-questions-deepest = May the deepest card be laid off on a meld of another player? Yes.

rummy500-rules-questions-before = May you lay other melds before it is used? No, but nothing is lost by that.

rummy500-rules-questions-together = May you use it with cards taken together with it? Yes.

rummy500-rules-questions-several = May you lay more than one meld in a turn? Yes.

rummy500-rules-questions-must-meld = Must you meld? No.

rummy500-rules-questions-bonus = Is there a bonus for going out? No.

rummy500-rules-questions-out = Do you need a last discard to go out? No.

rummy500-rules-questions-out-discard = Do you need a last discard to go out? Yes, at this table.

rummy500-rules-questions-last = What if the card taken alone would be the last? You cannot make a play that leaves only it, unless it can be laid off: you could neither discard nor keep it.

rummy500-rules-questions-points = Who gets the points of a card laid off? The player who lays it off.

rummy500-rules-questions-share = Can two melds share a card? No.

rummy500-rules-questions-joined = Are two runs joined when the gap is filled? No; the card is laid off on one of them.

## 11. No dead ends

rummy500-rules-clarified = No dead ends

rummy500-rules-clarified-refused = A play after which the turn could not be finished is refused at once.

rummy500-rules-clarified-tie = After a tie at the limit the match goes on until one player leads with the limit or more.

rummy500-rules-clarified-pass = A player who does not want to take from the discard pile once the stock is empty passes, which ends the deal.

rummy500-rules-clarified-no-pass = Nobody passes: there is always a card to draw.
