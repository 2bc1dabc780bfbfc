hand-refusals-below-opening = Ang { $cards } ay { $total }; { $needed } ang kailangan para mag-open, sabay-sabay at walang sapaw.
hand-refusals-below-raised = Ang { $cards } ay { $total }; { $needed } ang kailangan para mag-open ({ $last } ang naunang opening), sabay-sabay at walang sapaw.
hand-refusals-not-opened = Hindi ka pa nakakapag-open: mag-meld muna ng { $needed } puntos, saka ka makakapagsapaw at makakapagpalit, na hindi bilang doon.
hand-refusals-highest-with = Ang pinakamataas mong opening ay { $points }: { $melds }.
hand-refusals-highest = Ang pinakamataas mong opening ay { $points }.
hand-refusals-no-meld-in-hand = Walang meld sa hawak mo.
hand-refusals-needs-run = Ang { $cards } ay { $total }, pero sa mesang ito, dapat may isang run man lang ang opening.
hand-refusals-not-feasible = Hindi mo makukuha ang { $card }: dapat itong pumunta agad sa bagong meld, at { $why }.
hand-refusals-not-taken = Hindi makukuha ang { $card }: { $why }.
hand-refusals-why-returned = ibinalik mo na ang { $card } ngayong turn
hand-refusals-why-not-now = hindi iyan puwede ngayon
hand-refusals-why-no-new-meld = wala kang bagong meld na may { $card } na mag-iiwan ng barahang maitatapon
hand-refusals-why-no-meld = wala kang meld na may { $card }
hand-refusals-why-too-low = kasama ang { $card } sa meld, hanggang { $points } lang ang maio-open mo; { $needed } ang kailangan
hand-refusals-why-no-discard = walang opening na may { $card } na mag-iiwan ng barahang maitatapon, gaya ng kailangan sa mesang ito
hand-refusals-must-meld = Kinuha mo ang { $card }: i-meld muna ito bago ang lahat.
hand-refusals-must-meld-or-return = Kinuha mo ang { $card }: i-meld muna ito, o ibalik, bago ang lahat.
hand-refusals-taken-card = Kinuha mo ang { $card } sa tapunan ngayong turn: i-meld ito, hindi mo ito puwedeng itapon.
hand-refusals-nothing-taken = Upcard lang na kinuha ngayong turn ang maibabalik, bago ka mag-meld.
hand-refusals-no-return = Hindi mo maibabalik ang { $card } sa mesang ito o sa puntong ito: i-meld ito.
hand-refusals-nothing-laid = Sabihin ang mga baraha ng isang meld man lang.
hand-refusals-too-short = Masyadong maikli ang { $cards }: ang meld ay may tatlong baraha o higit pa.
hand-refusals-corner = Paikot ang { $cards }: ang alas ay bago ang dos o pagkatapos ng king, hindi sa gitna.
hand-refusals-not-a-run = Hindi run ang { $cards }: dapat magkakasunod ang mga baraha, may joker sa mga puwang.
hand-refusals-not-a-meld = Hindi meld ang { $cards }: ang meld ay tatlo o apat na magkaparehong rank sa iba't ibang suit, o tatlo o higit pang magkakasunod sa isang suit.
hand-refusals-declaration = Ang { $cards } ay puwede lang na { $ways }: i-type pagkatapos ng joker ang barahang kinakatawan nito (`JK=9H`), o magdagdag ng low, high, set o run.
hand-refusals-way = { $kind ->
        [set] { $meld } (set, { $points })
       *[run] { $meld } (run, { $points })
    }
hand-refusals-wrong-end = Hindi bagay ang { $cards } sa dulong iyan ng meld; walang dulo ang set.
hand-refusals-jokers-full = May { $limit } joker na ang meld na iyan, ang pinakamarami sa isang meld.
hand-refusals-jokers = May { $jokers } joker ang { $cards }; hanggang { $limit } lang sa isang meld.
hand-refusals-naturals = { $cards }: kailangan ng meld ng { $naturals } natural na baraha man lang.
hand-refusals-twice = Dalawang beses mame-meld ang { $cards }: walang meld na may dalawang parehong baraha, at walang baraha sa dalawang meld.
hand-refusals-exchanged-twice = Dalawang beses mong sinabi ang { $cards }: iba't ibang suit ang kailangan sa palit.
hand-refusals-set-full = Buo na ang { $meld }: apat na baraha ang set, tig-isa bawat suit.
hand-refusals-set-too-long = Sobra ang { $cards }: hanggang apat na baraha ang set, tig-isa bawat suit.
hand-refusals-run-full = Buo na ang { $meld }: hanggang { $longest } baraha ang run.
hand-refusals-run-too-long = Masyadong mahaba ang { $cards }: hanggang { $longest } baraha ang run.
hand-refusals-does-not-fit = Hindi bagay ang { $cards }.
hand-refusals-does-not-fit-meld = { $fits ->
        [none] Hindi bagay ang { $cards } sa { $meld }: walang maisasapaw roon.
       *[cards] Hindi bagay ang { $cards } sa { $meld }: { $fits } lang ang maisasapaw roon.
    }
hand-refusals-fits-others = Bagay ang { $cards } sa { $melds }.
hand-refusals-fits-no-other = Walang ibang meld sa mesa na bagay sa { $cards }.
hand-refusals-not-freed = { $fits ->
        [none] Hindi { $cards } ang kinakatawan ng joker sa { $meld }: walang magpapalaya rito.
       *[cards] Hindi { $cards } ang kinakatawan ng joker sa { $meld }: { $fits } lang ang magpapalaya rito.
    }
hand-refusals-joker-only = Sa mesang ito, joker lang ang maisasapaw sa set na tatlo na may joker: { $meld }.
hand-refusals-needs-both = { $jokers ->
        [0] Hindi sapat ang { $cards } para mapalaya ang joker ng { $meld }: sa set na tatlo, puwede itong alinmang kulang na suit, kaya kailangan mo ng { $fits }.
       *[more] Hindi sapat ang { $cards } para mapalaya ang joker ng { $meld }: sa set na tatlo, puwede itong alinmang kulang na suit, kaya kailangan mo ng { $fits } (lahat maliban sa isa, na mananatiling joker).
    }
hand-refusals-no-exchange = Walang palit ng joker sa mesang ito.
hand-refusals-no-joker = Walang joker na mapapalitan sa { $meld }.
hand-refusals-jokers-in = May joker sa { $melds }.
hand-refusals-joker-in = { $meld } kapalit ng { $cards }
hand-refusals-no-joker-anywhere = Walang joker sa mesa.
hand-refusals-natural-for-joker = Natural na baraha mula sa kamay ang ipapalit sa joker, hindi kapwa joker.
hand-refusals-one-at-a-time = Sa run, isang baraha lang ang ipinapalit sa bawat beses: { $fits }.
hand-refusals-more-than-jokers = Mas marami ang { $cards } kaysa sa joker ng { $meld }.
hand-refusals-must-use-joker = Sa mesang ito, dapat i-meld o isapaw sa parehong turn ang joker mula sa palit: may { $jokers } joker ka pang ilalatag, at wala nang paglalagyan pagkatapos nito.
hand-refusals-end-needed = Bagay ang joker sa magkabilang dulo ng { $meld }: sabihin kung low o high, para sa { $fits }.
hand-refusals-no-meld = Wala pang meld sa mesa.
hand-refusals-no-such-meld = Walang ganyang meld: #1 hanggang #{ $melds } ang mga meld sa mesa.
hand-refusals-keep-another = Dapat kang magtira ng maitatapon, at hindi ang { $card } na kakakuha mo lang. Magtira ng iba.
hand-refusals-keep-lay-off = Kung isasapaw mo iyan, wala ka nang maitatapon, at sa tapon natatapos ang bawat turn: magtira ng isa.
hand-refusals-keep-meld = Kung ime-meld mo iyan, wala ka nang maitatapon, at sa tapon natatapos ang bawat turn: magtira ng isa.
hand-refusals-stock-empty = Wala nang mabubunot, at hindi na babalasahin ulit ang tapunan: mag-pass, at tapos ang round.
hand-refusals-stock-empty-take = Wala nang mabubunot, at hindi na babalasahin ulit ang tapunan: kunin ang { $card }, o mag-pass at tapusin ang round.
hand-refusals-stock-left = May mabubunot pa, kaya tuloy ang round.
hand-refusals-partners-turn = Turn ng kakampi mo, at hindi ka puwedeng tumira para sa kanya: hintayin ang sa iyo.
hand-refusals-answer-first = Sasabihin muna ng lahat kung gusto nila ng redeal.
hand-refusals-no-four-pairs = { $cards ->
        [none] Ang nabigyan lang ng apat na magkaparehong pares ang puwedeng humingi ng redeal, bago ang unang tapon.
       *[cards] Ang nabigyan lang ng apat na magkaparehong pares ang puwedeng humingi ng redeal, bago ang unang tapon; ang sa iyo ay { $cards }.
    }
hand-refusals-starter-discards = Sa unang turn ng round, magtapon ka lang: labinlima ang baraha mo, kaya magtapon ng isa.
hand-refusals-draw-first = Bumunot muna sa stock, o kunin ang upcard.
hand-refusals-already-drew = Nakabunot ka na ngayong turn.
hand-refusals-no-discard = Walang laman ang tapunan: bumunot sa stock.
hand-refusals-returned = Kinuha mo ang { $card } at ibinalik, kaya bumunot na sa stock.
hand-refusals-not-on-first-turn = Sa mesang ito, walang nag-a-out sa unang turn: magtira ng dalawa, isang itatapon at isang hahawakan.
