control-refusals-draw-first = Bumunot muna: sa stock, o kunin ang upcard.
control-refusals-already-drew = Nakabunot ka na ngayong turn; mag-meld, magsapaw, at magtapon na.
control-refusals-no-upcard = Walang laman ang tapunan: walang upcard na makukuha.
control-refusals-stock-empty = { $upcard ->
    [none] Ubos na ang stock: kunin ang upcard, o baligtarin ang tapunan.
   *[other] Ubos na ang stock: kunin ang { $upcard }, o baligtarin ang tapunan.
}
control-refusals-stock-left = Binabaligtad lang ang tapunan kapag ubos na ang stock; may { $cards } baraha pa ito.
control-refusals-one-meld = Nakapag-meld ka na ngayong turn, at isang beses lang bawat turn, anuman ang control card na may bisa ({ $kinds }). Puwede ka pang magsapaw.
control-refusals-leaves-taken = { $cards ->
    [none] Ang maiiwan lang sa iyo ay ang barahang kinuha mo sa tapunan ngayong turn: hindi mo ito maitatapon o maisasapaw. Magtira ng ibang maitatapon, o gamitin ito.
   *[other] { $cards } lang ang maiiwan sa iyo, na kinuha mo sa tapunan ngayong turn: hindi mo ito maitatapon o maisasapaw. Magtira ng ibang maitatapon, o gamitin ito.
}
control-refusals-level-first = Sa mesang ito, kailangan mo ng sariling meld ng level ({ $kinds }) para mag-out, at wala ka pa: magtira ng dalawa bago magtapon.
control-refusals-too-short = { $cards ->
    [none] Masyadong maikli iyan: ang meld ay may tatlong baraha o higit pa.
   *[other] Masyadong maikli ang { $cards }: ang meld ay may tatlong baraha o higit pa.
}
control-refusals-same-card = May dalawang parehong baraha ang { $cards }, na bawal sa meld, kahit dalawang pakete.
control-refusals-not-allowed = { $count ->
    [one] Bagay ang { $cards } sa { $fits }, pero hindi ito pinapayagan ng { $kinds }.
   *[other] Bagay ang { $cards } sa { $fits }, pero hindi ito pinapayagan ng { $kinds }.
}
control-refusals-no-kind = Hindi meld ng kahit anong uri ang { $cards }.
control-refusals-in-force = May bisa: { $rules }.
control-refusals-earlier = { $count ->
    [one] May bisa ang { $kinds } kanina; ang may bisa ngayon lang ang bilang.
   *[other] May bisa ang { $kinds } kanina; ang may bisa ngayon lang ang bilang.
}
control-refusals-next = Susunod ang { $kind }.
control-refusals-nothing-fits = Wala kang meld na bagay.
control-refusals-not-that-kind = { $named ->
    [none] Hindi ganyang uri ang { $cards }. Mailalatag mo ito bilang { $kinds }.
    [other] **{ $kind }** ang { $cards }, na walang bisa ngayon. Mailalatag mo ito bilang { $kinds }.
   *[wrong] Hindi **{ $kind }** ang { $cards }. Mailalatag mo ito bilang { $kinds }.
}
control-refusals-no-melds = Hindi mo maisasapaw ang { $cards }: wala pang meld sa mesa.
control-refusals-does-not-fit = Hindi bagay ang { $cards } sa { $meld } ({ $kind }, { $takes }).
control-refusals-all-closed = Hindi mo maisasapaw ang { $cards }: sarado o puno ang bawat meld sa mesa.
control-refusals-fits-none = Walang meld sa mesa na bagay sa { $cards }: { $melds }.
control-refusals-elsewhere = Bagay ito sa { $melds }.
control-refusals-closed = { $kind } ang meld { $meld }: saktong bilang ng baraha ang kailangan, kaya sarado ito.
control-refusals-closed-unknown = Saktong bilang ng baraha ang kailangan ng meld na iyan, kaya sarado ito.
control-refusals-name-the-meld = { $melds ->
    [none] Bagay ang { $cards } sa ilang meld: sabihin kung alin, gaya ng `on #{ $number }` pagkatapos ng mga baraha.
   *[other] Bagay ang { $cards } sa { $melds }: sabihin kung alin, gaya ng `on #{ $number }` pagkatapos ng mga baraha.
}
control-refusals-no-such-meld = { $melds ->
    [0] Wala pang meld sa mesa.
    [1] Isa lang ang meld sa mesa, #1.
    [one] Walang ganyang meld: #1 hanggang #{ $melds } ang mga meld sa mesa.
   *[other] Walang ganyang meld: #1 hanggang #{ $melds } ang mga meld sa mesa.
}
control-refusals-none-held = { $mode ->
    [round] Walang hawak na control card ang mga manlalaro sa mesang ito: may binubuksang bago bawat round. May bisa: { $kinds }.
    [turn] Walang hawak na control card ang mga manlalaro sa mesang ito: may binubuksang bago bawat turn. May bisa: { $kinds }.
    [deal] Walang hawak na control card ang mga manlalaro sa mesang ito: isa ang may bisa sa buong deal. May bisa: { $kinds }.
    [deck] Walang hawak na control card ang mga manlalaro sa mesang ito: lumalabas ang mga ito sa stock. May bisa: { $kinds }.
   *[held] Walang hawak na control card ang mga manlalaro sa mesang ito: binubuksan ang mga ito. May bisa: { $kinds }.
}
control-refusals-one-control = { $held ->
    [none] Nakagamit ka na ng control card ngayong turn, at isa lang bawat turn: may bisa pa rin ang { $kinds }. Wala kang hawak para sa susunod mong turn.
   *[other] Nakagamit ka na ng control card ngayong turn, at isa lang bawat turn: may bisa pa rin ang { $kinds }. Hawak mo ang { $held } para sa susunod mong turn.
}
control-refusals-not-held = { $held ->
    [none] Hindi mo hawak ang { $kind }; wala kang hawak.
   *[other] Hindi mo hawak ang { $kind }; ang hawak mo ay { $held }.
}
control-refusals-not-held-unknown = { $held ->
    [none] Hindi mo hawak ang control card na iyan; wala kang hawak.
   *[other] Hindi mo hawak ang control card na iyan; ang hawak mo ay { $held }.
}
control-refusals-that = mga iyan
