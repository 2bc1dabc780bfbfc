# Control Card Rummy: why an action is refused. Whole sentences to the player who tried it.
# $cards are cards such as "`5♠ 6♠ 7♠`"; $kind and $kinds names of control cards ("**GROUP** and **SUM**",
# control-words-group and so on); $meld and $melds melds on the table by their numbers
# ("#1 `5♠ 6♠ 7♠` or #3 `8♥ 8♦ 8♣`"). The variant "none" is for what is not known or does not exist.

## The turn

control-refusals-draw-first = Draw first: from the stock, or take the upcard.
control-refusals-already-drew = You have already drawn this turn; now meld, lay off, and discard.
control-refusals-no-upcard = The discard pile is empty: there is no upcard to take.
control-refusals-stock-empty = { $upcard ->
    [none] The stock is empty: take the upcard, or turn the discard pile over.
   *[other] The stock is empty: take { $upcard }, or turn the discard pile over.
}
control-refusals-stock-left = { $cards ->
    [one] The discard pile is turned over only when the stock is empty; it still has { $cards } card.
   *[other] The discard pile is turned over only when the stock is empty; it still has { $cards } cards.
}
control-refusals-one-meld = You have melded this turn, and you meld only once a turn, whatever control card is in force ({ $kinds }). You can still lay off.
control-refusals-leaves-taken = { $cards ->
    [none] That would leave you with only the card which you took from the discard pile this turn: you cannot discard it or lay it off. Keep another card to discard, or use this one.
   *[other] That would leave you with only { $cards }, which you took from the discard pile this turn: you cannot discard it or lay it off. Keep another card to discard, or use this one.
}
# The level is one of NUMO; its kinds of meld are $kinds, without stars
control-refusals-level-first = At this table you need a meld of the level ({ $kinds }) of your own to go out, and you have none: keep two cards before you discard.

## Melds: one of the reasons, then what is in force, then further sentences

control-refusals-too-short = { $cards ->
    [none] That is too short: a meld has at least three cards.
   *[other] { $cards } is too short: a meld has at least three cards.
}
control-refusals-same-card = { $cards } has the same card twice, which no meld may have, even with two packs.
# $fits: what the cards are; $kinds: what is in force, $count of them
control-refusals-not-allowed = { $count ->
    [one] { $cards } fits { $fits }, but { $kinds } does not allow it.
   *[other] { $cards } fits { $fits }, but { $kinds } do not allow it.
}
control-refusals-no-kind = { $cards } is not a meld of any kind.
# $rules: "**GROUP** Three or four cards of one rank; **SUM** Exactly three of one suit; two add up to the third"
control-refusals-in-force = In force: { $rules }.
# Control cards that would have allowed the meld; $count of them
control-refusals-earlier = { $count ->
    [one] { $kinds } was in force earlier; only the card in force now counts.
   *[other] { $kinds } were in force earlier; only the card in force now counts.
}
control-refusals-next = { $kind } comes next.
control-refusals-nothing-fits = You have no meld that fits.

# The player named a kind of meld for the cards. $named: "wrong": they are no such meld; "other": they are, but
# that kind is not in force; "none": no kind is known
control-refusals-not-that-kind = { $named ->
    [none] { $cards } is not of that kind. You can lay it as { $kinds }.
    [other] { $cards } is **{ $kind }**, which is not in force. You can lay it as { $kinds }.
   *[wrong] { $cards } is not **{ $kind }**. You can lay it as { $kinds }.
}

## Lay-offs

control-refusals-no-melds = You cannot lay off { $cards }: there is no meld on the table yet.
# $takes: control-words-closed, -full or -takes
control-refusals-does-not-fit = { $cards } does not fit { $meld } ({ $kind }, { $takes }).
control-refusals-all-closed = You cannot lay off { $cards }: every meld on the table is closed or full.
# $melds: "#1 takes `4♠` `8♠`; #3 takes `8♣`"
control-refusals-fits-none = { $cards } fits no meld on the table: { $melds }.
# A second sentence
control-refusals-elsewhere = It fits { $melds }.
control-refusals-closed = Meld { $meld } is a { $kind }: it needs an exact number of cards, so it is closed.
control-refusals-closed-unknown = That meld needs an exact number of cards, so it is closed.
# $number: the number of the first meld
control-refusals-name-the-meld = { $melds ->
    [none] { $cards } fits several melds: name one, such as `on #{ $number }` after the cards.
   *[other] { $cards } fits { $melds }: name one, such as `on #{ $number }` after the cards.
}
# $melds: how many there are
control-refusals-no-such-meld = { $melds ->
    [0] There is no meld on the table yet.
    [one] There is one meld on the table, #1.
   *[other] There is no such meld: the melds on the table are #1 to #{ $melds }.
}

## Control cards that players hold

# $mode: when control cards change at this table
control-refusals-none-held = { $mode ->
    [round] Players hold no control cards at this table: a new one is turned up every round. In force: { $kinds }.
    [turn] Players hold no control cards at this table: a new one is turned up every turn. In force: { $kinds }.
    [deal] Players hold no control cards at this table: one stays in force for the deal. In force: { $kinds }.
    [deck] Players hold no control cards at this table: they come up in the stock. In force: { $kinds }.
   *[held] Players hold no control cards at this table: they are turned up. In force: { $kinds }.
}
# $held: control cards in the player's hand
control-refusals-one-control = { $held ->
    [none] You have played a control card this turn, and you play only one a turn: { $kinds } stays in force. You hold none for your next turn.
   *[other] You have played a control card this turn, and you play only one a turn: { $kinds } stays in force. You hold { $held } for your next turn.
}
control-refusals-not-held = { $held ->
    [none] You do not hold { $kind }; you hold none.
   *[other] You do not hold { $kind }; you hold { $held }.
}
# The same, if no control card is known
control-refusals-not-held-unknown = { $held ->
    [none] You do not hold that control card; you hold none.
   *[other] You do not hold that control card; you hold { $held }.
}
# In place of $cards, where they are not known: begins a sentence
control-refusals-that = That
