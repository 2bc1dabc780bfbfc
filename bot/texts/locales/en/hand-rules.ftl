# Hand and Hand Partnership: the rules, one message a point. A number such as 7 in a point refers to the section with
# that number.

## Arabic names of the game's terms, in brackets or after a title. They are surrounded by direction isolates (U+2068
## and U+2069), so that they do not reorder the cards beside them. In Arabic they are not needed.

-hand-arabic-hand = { "\u2068" }هاند{ "\u2069" }
-hand-arabic-partnership = { "\u2068" }شراكة{ "\u2069" }
-hand-arabic-opening = { "\u2068" }نزول{ "\u2069" }
-hand-arabic-laying-off = { "\u2068" }تركيب{ "\u2069" }
-hand-arabic-exchange = { "\u2068" }تبديل الجوكر{ "\u2069" }
-hand-arabic-fire = { "\u2068" }النار{ "\u2069" }

## The rules in a few lines

hand-rules-short-aim = Hand ({ -hand-arabic-hand }): { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, and points are penalties: the lowest total wins.

hand-rules-short-setup = Two packs and two jokers, fourteen cards each. The starter has fifteen and discards one. Play goes counter-clockwise.

hand-rules-short-turn = On your turn draw from the stock, or take the upcard if you can meld it at once; then discard a card.

# $set and $run: examples
hand-rules-short-melds = Melds are sets of three or four in different suits ({ $set }) and runs of one suit ({ $run }). A joker stands for any card.

# $rule: "fixed" or "beat_last"; $ace: what an ace before a two counts
hand-rules-short-opening = Your first melds, all at once, are your **opening** ({ -hand-arabic-opening }): worth at least { $rule ->
        [beat_last] **{ $points }**, and more than the opening before it in this round
       *[fixed] **{ $points }**
    }. Court cards count 10, the ace 11, before a two { $ace }.

hand-rules-short-exchange = Then meld what you like, **lay off** ({ -hand-arabic-laying-off }) on any meld, and exchange jokers in melds for the cards they stand for ({ -hand-arabic-exchange }).

# The same without an exchange of jokers
hand-rules-short-lay-off = Then meld what you like and **lay off** ({ -hand-arabic-laying-off }) on any meld.

# $winner and $unopened: points
hand-rules-short-scoring = Discard your last card to go out: **{ $winner }**. The others pay for the cards they hold, or **{ $unopened }** if they never opened. All in one turn is a **Hand**: everything { $multiplier ->
        [2] doubled
       *[times] × { $multiplier }
    }.

# $scope: for whom an opening counts, "player" or "team"
hand-rules-short-teams = Partners ({ -hand-arabic-partnership }) face each other and share one score: the team that goes out gets its bonus, the other team pays for both its players. { $scope ->
        [player] Openings count for each player.
       *[team] Openings count for both.
    }

## 1. Players, cards, deal

hand-rules-setup = Players, cards, deal

hand-rules-setup-players = Two to five players, each alone.

hand-rules-setup-teams = Four players in two teams of two ({ -hand-arabic-partnership }): partners face each other.

hand-rules-setup-order = Play goes counter-clockwise: the next player is the one on your right.

hand-rules-setup-pack = Two packs of 52 cards and two jokers, 106 cards.

hand-rules-setup-deal = Fourteen cards each, and a fifteenth to the player after the dealer, the **starter**. The rest is the stock.

hand-rules-setup-pile = The discard pile is called fire ({ -hand-arabic-fire }); it starts empty.

# $seat: the first dealer's seat, 0: random; $next: who deals then, "rotate" or "loser"
hand-rules-setup-dealer = The first dealer: { $seat ->
        [0] random
       *[seat] seat { $seat }
    }; { $next ->
        [rotate] then the next player each round.
       *[loser] then the player with most points in the round.
    }

hand-rules-setup-redeal = A player dealt four identical pairs (a joker makes one) may ask for a redeal before the first discard.

## 2. The turn

hand-rules-turn = The turn

hand-rules-turn-starter = The starter does not draw or meld, and only discards a card.

hand-rules-turn-starter-melds = The starter does not draw, but may meld before the first discard.

hand-rules-turn-play = On every other turn draw one card (from the stock, or the upcard by 7), then meld, lay off and exchange as you like, then discard one.

hand-rules-turn-keep = Every turn ends with a discard, so always keep a card for it.

hand-rules-turn-no-keep = A turn ends with a discard, but the last card may also be melded or laid off.

hand-rules-turn-discard = You may discard any card, even a joker, but not the upcard you have just taken.

hand-rules-turn-stay = Melded cards stay; only a joker can leave a meld, by exchange.

hand-rules-turn-partner = Only the player on turn acts; nobody plays for a partner.

# $times: how often the discard pile is reshuffled
hand-rules-turn-end = { $times ->
        [0] When no card is left to draw, the discard pile is not reshuffled.
        [one] When no card is left to draw, the discard pile below its top card is shuffled into a new stock, at most { $times } time a round.
       *[other] When no card is left to draw, the discard pile below its top card is shuffled into a new stock, at most { $times } times a round.
    } Then you may still take the upcard if you can meld it; otherwise the round ends without a winner.

## 3. Melds and jokers

hand-rules-melds = Melds and jokers

hand-rules-melds-set = A **set** is three or four cards of a rank, all in different suits: { $cards }.

# $low and $high: examples
hand-rules-melds-run = A **run** is three to { $longest } consecutive cards of a suit. The ace comes before the two or after the king: { $low }, { $high }, never around the corner.

# Natural cards: those that are not jokers
hand-rules-melds-joker = A **joker** stands for any one card. A meld has { $naturals ->
        [one] at least { $naturals } natural
       *[other] at least { $naturals } naturals
    } and { $jokers ->
        [one] at most { $jokers } joker.
       *[other] at most { $jokers } jokers.
    }

hand-rules-melds-place = In a run a joker is exactly the card of its place, for good. In a set of four it is the missing suit. In a set of three ({ $cards }) it is any missing suit, not yet decided.

hand-rules-melds-said = The player who melds says what the meld is. No meld has, or stands for, the same card twice.

hand-rules-melds-unsaid = If nothing is said, the most valuable reading counts: { $cards } ends with the nine.

hand-rules-melds-refused = So a meld is a set, or a run that starts where the player said; anything else is refused.

# $ace: what an ace before a two counts
hand-rules-melds-values = **Values** for the opening: 2 to 10 their number, J Q K 10, ace 11, before a two { $ace }; a joker counts what it stands for.

## 4. Opening

hand-rules-opening = Opening { -hand-arabic-opening }

# $scope: for whom an opening counts, "player" or "team"
hand-rules-opening-opened = You have **opened** ({ -hand-arabic-opening }) once you have a meld on the table in this round. { $scope ->
        [team] Once one partner has opened, both may meld, lay off and exchange freely.
       *[player] Every player opens alone, even partners.
    }

# $rule: "fixed" or "beat_last"
hand-rules-opening-minimum = You open all at once: with one meld or several, worth at least { $rule ->
        [beat_last] **{ $points }**, and more than the opening before it in this round together.
       *[fixed] **{ $points }** together.
    }

# Follows the message above
hand-rules-opening-run = At least one of the melds must be a run.

hand-rules-opening-melds = All melds count, with or without jokers, from your hand only.

hand-rules-opening-layoffs = Lay-offs and exchanges never count toward it, and come only after it.

hand-rules-opening-after = After that there is no minimum, even in the same turn.

hand-rules-opening-keep = You must keep a card to discard.

hand-rules-opening-waived = A player who goes out in this one turn needs no minimum.

hand-rules-opening-not-waived = There is no exception, not even for going out at once.

hand-rules-opening-no-penalty = There is no penalty for a refused opening.

## 5. Laying off

hand-rules-laying-off = Laying off { -hand-arabic-laying-off }

hand-rules-laying-off-when = Once you have opened you may lay off ({ -hand-arabic-laying-off }) on your turn, on anybody's melds.

# $run, $low and $high: examples
hand-rules-laying-off-run = A run takes the next card at either end: { $run } takes { $low } or { $high }. An ace closes its end.

hand-rules-laying-off-set = A set of three takes a card of a missing suit. A set of four is complete.

hand-rules-laying-off-joker = A joker can be laid off too. If it fits both ends of a run, say low or high.

# $card, $set and $joker: an example
hand-rules-laying-off-beside = A card may also be laid off on a set of three with a joker: lay { $card } off on { $set }, and the joker is { $joker }.

hand-rules-laying-off-not-beside = On a set of three with a joker no natural card may be laid off.

hand-rules-laying-off-ace = An ace that fits both ends goes to the high one unless you say low.

hand-rules-laying-off-one = One card at a time, as many as you like.

## 6. Joker exchange

hand-rules-exchange = Joker exchange { -hand-arabic-exchange }

hand-rules-exchange-none = There is no joker exchange at this table.

hand-rules-exchange-when = Once you have opened, even in the same turn, you may exchange a joker in any meld ({ -hand-arabic-exchange }) for the card it stands for.

hand-rules-exchange-run = In a run: exactly the card of the joker's place, one joker at a time.

# $set, $one and $other: an example
hand-rules-exchange-set = The joker of a set of four is exchanged for the missing card; that of a set of three only for all missing cards but those that stay jokers: the one in { $set } takes both { $one } and { $other }.

hand-rules-exchange-set-either = The joker of a set of four is exchanged for the missing card; that of a set of three for any missing card.

hand-rules-exchange-naturals = The cards come from your hand, and are not jokers.

hand-rules-exchange-must-use = The joker must be melded or laid off in the same turn.

hand-rules-exchange-yours = The joker is yours: meld it, lay it off, keep it or discard it.

# $card, $set and $joker: an example
hand-rules-exchange-steps = It also works in two steps: lay { $card } off on { $set }, and the joker is { $joker }; that card then frees it.

## 7. Taking the upcard

hand-rules-taking = Taking the upcard { -hand-arabic-fire }

hand-rules-taking-top = Only the top card of the discard pile ({ -hand-arabic-fire }), instead of drawing.

# $use: "new_meld", "any_use" or "any_meld"
hand-rules-taking-use = { $use ->
        [new_meld] It must go into a **new meld** with cards of your hand in the same turn: laying it off is not enough.
        [any_use] It must be used at once: in a new meld or, once you have opened, laid off or exchanged.
       *[any_meld] You must make a new meld in the same turn, not necessarily with it.
    } Until you have opened, that must be your opening.

hand-rules-taking-if = You can take it only if your hand alone can do that and you keep a card to discard.

hand-rules-taking-first = Until then you may do nothing else.

hand-rules-taking-back = Until you meld you may put it back; then draw from the stock, and do not take from the discard pile this turn.

hand-rules-taking-not-back = It cannot be put back.

hand-rules-taking-same = If you already hold the same card, you may use either of them.

hand-rules-taking-joker = A joker as the upcard, and the starter's discard, can be taken in the same way.

## 8. Going out, and the Hand

hand-rules-going-out = Going out, and the Hand { -hand-arabic-hand }

hand-rules-going-out-discard = You go out by discarding your last card; the round ends at once.

hand-rules-going-out-any = You go out by discarding, melding or laying off your last card; the round ends at once.

hand-rules-going-out-ordinary = Every way of going out is ordinary, unless it is a Hand.

hand-rules-going-out-hand = A **Hand** ({ -hand-arabic-hand }): you had melded nothing before this turn, and in it you meld all your cards in melds of your own and discard the last one, without touching anybody else's meld, not even your partner's. { $multiplier ->
        [2] Then all points of the round are doubled.
       *[times] Then all points of the round are × { $multiplier }.
    }

hand-rules-going-out-soon = You can go out from the second turn of the round on.

hand-rules-going-out-not-first = Nobody goes out on their own first turn: keep two cards.

hand-rules-going-out-gulf = Gulf bonus for a Hand: a joker as the last card discarded × 2, all naturals melded in one colour × 2, in one suit × 4.

## 9. Scoring

hand-rules-scoring = Scoring

hand-rules-scoring-left = Cards left: 2 to 10 their number, J Q K 10, ace { $ace }, joker { $joker }.

# Points: $winner for going out, $winner_hand the same after a Hand; $unopened and $unopened_hand: for not opening
hand-rules-scoring-out = The player who went out gets **{ $winner }**, after a Hand **{ $winner_hand }**. A player who never opened pays **{ $unopened }**, after a Hand **{ $unopened_hand }**, whatever the hand.

hand-rules-scoring-opened = A player who has opened pays for the cards left in hand.

hand-rules-scoring-alone = Everybody plays alone; there are no partners in this game.

# $partner: "counted" or "ignored"
hand-rules-scoring-team = { $partner ->
        [counted] The team that went out gets the score for it; the cards left in the partner's hand count, not doubled.
       *[ignored] The team that went out gets the score for it; the cards left in the partner's hand do not count.
    } The other team pays for both its players.

hand-rules-scoring-hand = { $multiplier ->
        [2] After a Hand everything is doubled, the winner's score too.
       *[times] After a Hand everything is × { $multiplier }, the winner's score too.
    }

# $counts: "scored", "void_counted" or "replay"
hand-rules-scoring-no-winner = { $counts ->
        [scored] A round without a winner: everybody pays as above, and nothing is doubled.
        [void_counted] A round without a winner: it counts zero for everybody.
       *[replay] A round without a winner: it is dealt again by the same dealer, at most three times in a row.
    }

## 10. The match

hand-rules-match = The match

hand-rules-match-rounds = { $rounds ->
        [one] { $rounds } round; the points add up.
       *[other] { $rounds } rounds; the points add up.
    }

hand-rules-match-winner = The player with the lowest total wins.

hand-rules-match-winner-team = The team with the lowest total wins.

hand-rules-match-tie = If the lowest total is tied, the win is shared.

hand-rules-match-tie-rounds = If the lowest total is tied, up to three more rounds are played.

hand-rules-match-no-target = Nobody drops out, and there is no target.

hand-rules-match-time = When your time runs out, the card you drew (or your most expensive card) is discarded for you, and a taken upcard is put back; nothing is melded.

## 11. At this table

hand-rules-table = At this table

hand-rules-table-run = An opening needs at least one run.

hand-rules-table-no-run = An opening may be sets only.

hand-rules-table-exchange = Jokers may be exchanged.

hand-rules-table-no-exchange = There is no joker exchange.

hand-rules-table-joker-used = A joker from an exchange must be melded or laid off before the discard.

hand-rules-table-joker-kept = A joker from an exchange may be kept.

hand-rules-table-redeal = First everybody is asked whether they want a redeal, which takes four identical pairs.

hand-rules-table-no-redeal = Nobody may ask for a redeal.

hand-rules-table-options = All options are listed in the last topics.

## 13. Clarifications

hand-rules-clarified = Clarifications

hand-rules-clarified-finish = A play that would leave you unable to finish your turn is refused.

hand-rules-clarified-end = If you name an end of a run that the card does not fit, the play is refused.

hand-rules-clarified-joker = A joker that must be used at once needs a place that nothing else takes first.

hand-rules-clarified-upcard = With no card left to draw you may take the upcard if you can meld it, or pass and end the round.
