panguingue-refusals-declare-first = Sasabihin muna ng lahat kung maglalaro o magda-drop.
panguingue-refusals-already-declared = Nakapagsabi na ang lahat; wala nang puwedeng mag-drop.
panguingue-refusals-answer-first = { $upcard ->
    [none] Tinatanong pa ang iba kung ipipilit ang upcard.
   *[other] Tinatanong pa ang iba kung ipipilit ang { $upcard }.
}
panguingue-refusals-no-demand = Wala kang maipipilit ngayon: puwede mo lang pilitin ang may turn na kunin ang upcard na bagay sa meld niya, bago siya bumunot.
panguingue-refusals-dropped = Nag-drop ka na, kaya wala ka na sa deal na ito.
panguingue-refusals-draw-first = Bumunot muna.
panguingue-refusals-already-drew = Nakabunot ka na ngayong turn.
panguingue-refusals-must-take = { $upcard ->
    [none] Pinilit kang kunin ang upcard at isapaw ito.
   *[other] Pinilit kang kunin ang { $upcard } at isapaw ito.
}
panguingue-refusals-no-discard = Walang upcard na makukuha.
panguingue-refusals-not-usable = { $upcard ->
    [none] Makukuha mo lang ang upcard kung ime-meld o isasapaw agad, at hindi ito bagay sa meld mo ni makakabuo ng bago.
   *[other] Makukuha mo lang ang { $upcard } kung ime-meld o isasapaw agad, at hindi ito bagay sa meld mo ni makakabuo ng bago.
}
panguingue-refusals-place-taken = { $card ->
    [none] Kinuha mo ang barahang iyan sa tapunan: i-meld o isapaw muna ito bago ang iba.
   *[other] Kinuha mo ang { $card } sa tapunan: i-meld o isapaw muna ito bago ang iba.
}
panguingue-refusals-lay-off-taken = { $card ->
    [none] Kinuha mo ang barahang iyan dahil bagay sa meld: isapaw muna ito bago ang lahat.
   *[other] Kinuha mo ang { $card } dahil bagay sa meld: isapaw muna ito bago ang lahat.
}
panguingue-refusals-place-drawn = { $card ->
    [none] Sa mesang ito, i-meld o isapaw muna ang nabunot bago ang mga baraha sa kamay.
   *[other] Sa mesang ito, i-meld o isapaw muna ang { $card } bago ang mga baraha sa kamay.
}
panguingue-refusals-strands-taken = { $card ->
    [none] Kapag hinati iyan, hindi mo na mame-meld o maisasapaw ang kinuhang baraha.
   *[other] Kapag hinati iyan, hindi mo na mame-meld o maisasapaw ang { $card }.
}
panguingue-refusals-discard-drawn = { $card ->
    [none] Binunot mo ang barahang iyan at hindi mo na-meld o naisapaw, kaya dapat mo itong itapon.
   *[other] Binunot mo ang { $card } at hindi mo na-meld o naisapaw, kaya dapat mo itong itapon.
}
panguingue-refusals-unsafe = { $card ->
    [none] Makakapag-out sa barahang iyan ang susunod na manlalaro, na may sampung naka-meld, at may ligtas kang baraha.
   *[other] Makakapag-out sa { $card } ang susunod na manlalaro, na may sampung naka-meld, at may ligtas kang baraha.
}
panguingue-refusals-go-out-now = Labing-isa na ang naka-meld mo: mag-out, o maghati muna ng meld.
panguingue-refusals-not-eleven = Labing-isang naka-meld ang kailangan para mag-out, at { $melded } ang sa iyo.
panguingue-refusals-no-cards = Hindi iyan meld.
panguingue-refusals-not-a-meld = { $why ->
    [short] Hindi meld ang { $cards }: ang meld ay may tatlong baraha o higit pa.
    [two-suits] Hindi meld ang { $cards }: ang grupo ay may iisang suit, o tatlong suit o higit pa.
    [suit-twice] Hindi meld ang { $cards }: may naulit na suit.
    [gap] Hindi meld ang { $cards }: magkakasunod ang mga baraha ng run, at mababa ang alas.
   *[neither] Hindi meld ang { $cards }: ang meld ay grupo ng isang rank, o run ng isang suit.
}
panguingue-refusals-part-not-a-meld = { $why ->
    [short] Hindi meld ang { $cards } kung mag-isa: ang meld ay may tatlong baraha o higit pa.
    [two-suits] Hindi meld ang { $cards } kung mag-isa: ang grupo ay may iisang suit, o tatlong suit o higit pa.
    [suit-twice] Hindi meld ang { $cards } kung mag-isa: may naulit na suit.
    [gap] Hindi meld ang { $cards } kung mag-isa: magkakasunod ang mga baraha ng run, at mababa ang alas.
   *[neither] Hindi meld ang { $cards } kung mag-isa: ang meld ay grupo ng isang rank, o run ng isang suit.
}
panguingue-refusals-does-not-fit = Hindi bagay ang { $card } sa { $meld }.
panguingue-refusals-does-not-fit-that = { $card ->
    [none] Hindi bagay ang barahang iyan sa meld na iyan.
   *[other] Hindi bagay ang { $card } sa meld na iyan.
}
panguingue-refusals-no-melds = Wala ka pang meld sa mesa.
panguingue-refusals-number-of-melds = Wala kang meld na may ganyang numero: ang sa iyo ay 1 hanggang { $melds }, mula kaliwa pakanan.
panguingue-refusals-small-to-split = { $meld ->
    [none] Masyadong maliit ang meld na iyan para hatiin: anim na baraha o higit pa ang kailangan.
   *[other] Masyadong maliit ang { $meld } para hatiin: anim na baraha o higit pa ang kailangan.
}
panguingue-refusals-small-to-borrow = { $meld ->
    [none] Masyadong maliit ang meld na iyan para hiraman: apat na baraha o higit pa ang kailangan.
   *[other] Masyadong maliit ang { $meld } para hiraman: apat na baraha o higit pa ang kailangan.
}
panguingue-refusals-rest = { $cards ->
    [none] Kapag inalis ang mga iyan, hindi na meld ang maiiwan.
   *[other] Kapag inalis ang mga iyan, maiiwan ang { $cards }, na hindi meld.
}
panguingue-refusals-not-on-board = { $cards ->
    [none] Wala sa mga meld mo ang barahang iyan.
   *[other] Wala sa mga meld mo ang { $cards }.
}
panguingue-refusals-nothing-borrowed = Para humiram, kumuha ng isa man lang mula sa meld mo; kung galing lang sa kamay, mag-meld na lang.
panguingue-refusals-needs-own-card = { $cards ->
    [none] Hindi sila puwedeng maging meld kung puro hiram: dapat may isang hindi hiniram.
   *[other] Hindi puwedeng maging meld ang { $cards } kung puro hiram: dapat may isang hindi hiniram.
}
panguingue-refusals-laid-off-this-turn = { $card ->
    [none] Isinapaw lang ang barahang iyan ngayong turn: mahihiram mo ito mula sa susunod mong turn.
   *[other] Isinapaw lang ang { $card } ngayong turn: mahihiram mo ito mula sa susunod mong turn.
}
