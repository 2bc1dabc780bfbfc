# Descriptions of pictures, for those who do not see them, and a legend of the signs in pictures.

## The legend of the signs, a line each. The bold words name the sign

pictures-sign-tick = **✓** on a card: you can take or play it now. Beside a seat: that player has opened
pictures-sign-bracket = **A bracket** over cards, or a tray under them: a meld. Cards beside them are in no meld
pictures-sign-frame = **A bright frame**: the card just drawn, the control card in force; around a seat: whose turn it is
pictures-sign-raised = **A raised card**: picked for a play
pictures-sign-faded = **Faded cards**: left in hand when the deal ended. A faded control card: it comes next
pictures-sign-seats = **Two cards in a disc**: dealer. **★** winner. **×** out of this deal
pictures-sign-computer = **A face with an aerial**: a computer
pictures-sign-letter = **A small letter on a card**: who laid it off. **A dark card**: a joker that stands for it
pictures-sign-partners = **A blue disc, a red diamond**: partners share a colour and a shape
pictures-sign-suits = ♠ spades, ♣ clubs, ♦ diamonds, ♥ hearts: the same signs everywhere

## Cards. Descriptions are at most 1,024 characters long, so these are short

# $ranks: ranks, "4 5 queen"; $suit: the name of a suit, "spades"
pictures-of-suit = { $ranks } of { $suit }
# $rank: a rank, "queen"; $suits: the names of suits, "spades, hearts"
pictures-of-rank = { $rank } of { $suits }
pictures-face-down-card = a card face down
pictures-face-down = { $cards ->
    [one] { $cards } face down
   *[other] { $cards } face down
}
# Behind the cards of a meld, in parentheses. $cards: what a joker stands for, "4 of spades or 8 of spades"
pictures-joker = joker as { $cards }
pictures-laid-off = { $cards } laid off by { $player }

## A hand: sentences about it. $cards: cards; $groups: groups of cards, with "; " between them

pictures-hand = Your hand
pictures-hand-empty = Your hand is empty
pictures-melded = Melded: { $groups }
pictures-in-no-meld = In no meld: { $groups }
pictures-cards = Cards: { $groups }
pictures-just-taken = Just taken: { $cards }
pictures-picked = Picked: { $cards }
pictures-ticked = Ticked: { $cards }

## A table: first what lies in the middle, a list with ", " between them

# The first part of the list: one of these
pictures-discards = Discard pile, oldest first: { $cards }
pictures-upcard = Upcard { $card }
pictures-no-upcard = The discard pile is empty
# The others
pictures-stock = stock { $count }
pictures-table-ticked = ticked: { $cards }
# $kinds: names of control cards (control-words.ftl), with ", " between them
pictures-control = control card { $kinds }
pictures-control-next = next { $kind }
# How much of the time to move is left, in eighths
pictures-clock = { $eighths ->
    [one] { $eighths } eighth of the time left
   *[other] { $eighths } eighths of the time left
}

## A seat: facts behind the player's name, a list with ", " between them

pictures-to-play = to play
pictures-dealer = dealer
# Out of this deal
pictures-out = out
pictures-count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
pictures-count-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
# $count: the number of points without its sign
pictures-count-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
# The player has laid down the first melds
pictures-opened = has opened
pictures-won = won
pictures-computer = a computer

# Then cards: $groups, with " | " between them
pictures-in-hand = in hand { $groups }
pictures-melds = melds { $groups }
pictures-left-in-hand = left in hand { $groups }

# Before the hands of all players
pictures-hands = Hands:

## A score sheet. $totals, $points: a list of numbers with names or marks

# The totals of several simultaneous games; $winners: a list of names
pictures-games = All games { $totals }.
pictures-games-won = All games { $totals }, won by { $winners }.
# Before each of them
pictures-game = Game { $number }:
pictures-totals = Totals { $totals }
pictures-won-by = won by { $winners }
pictures-at-end = of which at the end { $points }
pictures-deal = deal { $number }: { $points }
# A player's points in a deal, with the total after it
pictures-total-after = { $points } (total { $total })
# Between the totals and the deals, whose numbers are in the same order of players
pictures-in-this-order = In this order,
