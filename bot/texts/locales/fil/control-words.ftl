control-words-group = GROUP
control-words-sequence = SEQUENCE
control-words-either = EITHER
control-words-steps = STEPS
control-words-suit = SUIT
control-words-sum = SUM
control-words-product = PRODUCT
control-words-primes = PRIMES
control-words-factors = FACTORS
control-words-evens = EVENS
control-words-odds = ODDS
control-words-rule-group = Tatlo o apat na magkaparehong rank
control-words-rule-sequence = { $ace ->
    [high] Tatlo o higit pang magkakasunod sa isang suit, pati Q-K-A
   *[low] Tatlo o higit pang magkakasunod sa isang suit
}
control-words-rule-either = Group o sequence
control-words-rule-steps = { $suits ->
    [any] Tatlo o higit pa na pantay ang agwat, kahit anong suit, gaya ng 2-5-8
   *[one] Tatlo o higit pa sa isang suit na pantay ang agwat na 2 o higit pa, gaya ng 2-5-8
}
control-words-rule-suit = Saktong apat sa isang suit
control-words-rule-sum = { $suits ->
    [any] Saktong tatlo, kahit anong suit; ang suma ng dalawa ay ang ikatlo
   *[one] Saktong tatlo sa isang suit; ang suma ng dalawa ay ang ikatlo
}
control-words-rule-product = Saktong tatlo, kahit anong suit, walang alas; ang product ng dalawa ay ang ikatlo
control-words-rule-primes = { $suits ->
    [any] Tatlo o apat na magkakaibang numero mula sa 2 3 5 7 J K
   *[one] Tatlo o apat sa isang suit mula sa 2 3 5 7 J K
}
control-words-rule-factors = { $suits ->
    [any] Tatlo o higit pang magkakaibang numero na lahat ay factor ng pinakamataas
   *[one] Tatlo o higit pa sa isang suit na lahat ay factor ng pinakamataas
}
control-words-rule-evens = { $suits ->
    [any] Tatlo o apat na magkakaibang numero mula sa 2 4 6 8 10 Q
   *[one] Tatlo o apat sa isang suit mula sa 2 4 6 8 10 Q
}
control-words-rule-odds = { $suits ->
    [any] Tatlo o apat na magkakaibang numero mula sa A 3 5 7 9 J K
   *[one] Tatlo o apat sa isang suit mula sa A 3 5 7 9 J K
}
control-words-rule = { $rule }.
control-words-next = Susunod: { $kind }
control-words-next-hidden = Nakatago ang susunod
control-words-when = { $when ->
    [round] sa susunod na round, bago bumunot si { $player }
    [turn] bago bumunot si { $player }
   *[deal] kung babaligtarin lang ang tapunan
}
control-words-left = { $cards } control card pa ang natitira
control-words-next-reshuffled = { $when ->
    [round] Sa susunod na round, bago bumunot si { $player }: ang mga nagamit na control card, binalasa ulit
    [turn] Bago bumunot si { $player }: ang mga nagamit na control card, binalasa ulit
   *[deal] Kung babaligtarin lang ang tapunan: ang mga nagamit na control card, binalasa ulit
}
control-words-next-none = Laging may bisa ang dalawa: walang ibang control card.
control-words-played-by = Ginamit ni { $player }
control-words-turned-up = Binuksan
control-words-until-played = may bisa hanggang may gumamit ng iba
control-words-until-drawn = May bisa hanggang may lumabas na iba sa stock, na may { $cards } control card
control-words-on-next-turn = { $certain ->
    [yes] Sa susunod mong turn:
   *[no] Sa susunod mong turn, maliban kung babaligtarin ang tapunan:
}
control-words-waiting = Ipinapakita ng mesa ang control card na may bisa; sa turn mo, mamarkahan dito ang mga barahang bagay rito.
control-words-hold-playable = Hawak mo ang { $kinds }; puwede kang gumamit ng isa ngayon.
control-words-hold = Hawak mo ang { $control }
control-words-hold-meld = Hawak mo ang { $control }: { $meld }
control-words-one-a-turn = (isa lang bawat turn)
control-words-melded = Nakapag-meld ka na ngayong turn.
control-words-no-meld = Wala kang meld para sa { $kinds }.
control-words-fits = Para sa { $kinds }: { $melds }
control-words-other-ways = { $ways } pang paraan
control-words-for-kinds = Para sa { $kinds }, may { $melds } ka
control-words-closed = sarado
control-words-full = puno
control-words-takes = tumatanggap ng { $cards }
control-words-on-meld = { $cards } sa #{ $meld }
control-words-to-lay-off = Maisasapaw: { $cards }
control-words-points = { $points } puntos
control-words-after = { $cards ->
    [0] out ka na
    [one] { $cards } baraha ang matitira
   *[other] { $cards } baraha ang matitira
}
control-words-meld = I-meld ang { $cards }
control-words-lay-off = Isapaw ang { $cards } sa #{ $number }: { $meld }
control-words-play = Gamitin ang { $kind }: { $rule }
control-words-pass = Mag-pass: patay ang deal
control-words-turn-over = Baligtarin ang tapunan
control-words-whose = { $owner ->
    [own] { $kind }, sa iyo
   *[other] { $kind }, sa kalaban
}
control-words-lay-all = Ilatag lahat (1 meld, { $cards } sapaw): { $after }
control-words-lay-off-all = Isapaw lahat ({ $cards } baraha): { $after }
control-words-dead-pass = **Tapusin ang deal?** Magpa-pass ka sa { $upcard }, at { $times } beses nang binaligtad ang tapunan: patay ang deal at walang puntos.
control-words-dead-empty = **Tapusin ang deal?** Wala kang upcard na makukuha, at wala nang mabubunot: patay ang deal at walang puntos.
control-words-turn-over-question = { $control ->
    [none] **Baligtarin ang tapunan?** Magpa-pass ka sa { $upcard }: magiging stock ang { $cards } baraha nito, pinakaluma sa ibabaw, at bubunutin mo ang nasa ibabaw.
    [hidden] **Baligtarin ang tapunan?** Magpa-pass ka sa { $upcard }: magiging stock ang { $cards } baraha nito, pinakaluma sa ibabaw, bubuksan ang susunod na control card, at bubunutin mo ang nasa ibabaw.
   *[shown] **Baligtarin ang tapunan?** Magpa-pass ka sa { $upcard }: magiging stock ang { $cards } baraha nito, pinakaluma sa ibabaw, bubuksan ang susunod na control card ({ $kind }), at bubunutin mo ang nasa ibabaw.
}
control-words-turn-over-times = Hanggang { $limit } beses itong mababaligtad sa isang deal; ito ang ika-{ $number }.
control-words-task-draw = bumunot
control-words-task-draw-or-take = bumunot, o kunin ang { $upcard }
control-words-task-turn-over = { $upcard ->
    [none] baligtarin ang tapunan
   *[other] kunin ang { $upcard }, o baligtarin ang tapunan
}
control-words-task-pass = { $upcard ->
    [none] mag-pass at tapusin ang deal
   *[other] kunin ang { $upcard }, o mag-pass at tapusin ang deal
}
control-words-task-discard = magtapon ng baraha
control-words-task-meld = mag-meld, magsapaw, at magtapon
control-words-task-lay-off = magsapaw at magtapon
control-words-taken = { $card } mula sa tapunan: hindi mo ito puwedeng itapon ngayong turn
control-words-upcard = Upcard { $card }
control-words-no-upcard = Walang upcard
control-words-stock = { $turned ->
    [yes] stock { $cards } (binaligtad)
   *[no] stock { $cards }
}
control-words-discard-pile = tapunan { $cards }
control-words-turned-over = { $limit ->
    [none] nabaligtad { $times }
   *[other] nabaligtad { $times } sa { $limit }
}
control-words-near-dead = ⚠️ mamamatay ang deal pagkatapos ng { $turns } turn na walang bunot sa stock, meld o sapaw
