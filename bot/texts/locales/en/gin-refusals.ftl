# Gin Rummy: why a move was refused. Whole sentences; what is possible instead follows them.

# The hand has too much deadwood for a knock. $cards: the cards to be discarded, or "none";
# $deadwood: the points that would be left; $limit: the most that is allowed, 0: only gin
gin-refusals-too-much-deadwood = { $cards ->
        [none] You cannot knock: that leaves { $deadwood } deadwood
       *[cards] You cannot knock by discarding { $cards }: that leaves { $deadwood } deadwood
    }; { $limit ->
        [0] you need gin, no deadwood at all.
       *[points] you need { $limit } or less.
    }

# Follows the sentence above; $deadwood: the least that is possible
gin-refusals-better-discard = Discarding { $card } would leave { $deadwood }.

gin-refusals-first-offer = The first upcard { $upcard } is still on offer: nobody draws from the stock until both have passed.

gin-refusals-must-draw-stock = You both passed, so you must draw from the stock.

gin-refusals-draw-first = Draw first.

gin-refusals-already-drew = You have already drawn this turn; now discard a card, or knock.

gin-refusals-at-the-wall = No card of the stock can be drawn any more: take the upcard and knock at once, or pass.

gin-refusals-no-big-gin = There is no big gin at this table: discard a card and go gin.

gin-refusals-not-all-melded = For big gin all eleven cards must be melded; { $deadwood } deadwood would be left.

gin-refusals-defend-first = Your opponent has knocked: lay off first.
