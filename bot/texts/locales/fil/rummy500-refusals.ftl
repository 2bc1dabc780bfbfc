rummy500-refusals-not-in-pile = Wala sa tapunan ang { $cards }: ito ang laman, { $pile }, nasa kanan ang ibabaw.
rummy500-refusals-pile-empty = Walang laman ang tapunan.
rummy500-refusals-too-deep = { $cards } lang ang baraha sa tapunan: { $pile }, nasa kanan ang ibabaw.
rummy500-refusals-top-only = Sa mesang ito, ang ibabaw lang ng tapunan, { $top }, ang makukuha, hindi hanggang { $card }.
rummy500-refusals-no-use-alone = Hindi mo makukuha ang { $card }: sa mesang ito, dapat gamitin agad ang galing sa tapunan, at hindi ito makakabuo ng meld sa hawak mo ni bagay sa nasa mesa.
rummy500-refusals-no-use = Hindi ka makakakuha hanggang { $card }: dapat gamitin agad ang pinakailalim, at kasama ng hawak mo at ng { $cards } barahang kukunin, hindi ito makakabuo ng meld ni bagay sa nasa mesa.
rummy500-refusals-depths = Makakakuha ka hanggang { $cards }.
rummy500-refusals-use-first = Gamitin muna ang { $card }: i-meld o isapaw bago ang lahat.
rummy500-refusals-name-meld = Sabihin ang mga baraha ng meld.
rummy500-refusals-not-a-meld = { $why ->
        [short] Hindi meld ang { $cards }: ang meld ay may tatlong baraha o higit pa
        [run] Hindi meld ang { $cards }: magkakasunod ang mga baraha ng run
        [low-ace] Hindi meld ang { $cards }: magkakasunod ang mga baraha ng run, at mababa ang alas sa mesang ito
        [corner] Hindi meld ang { $cards }: magkakasunod ang mga baraha ng run, at walang paikot: ang alas ay nasa ilalim ng 2 o ibabaw ng king
       *[neither] Hindi meld ang { $cards }: ang meld ay tatlo o apat na magkaparehong rank, o run ng isang suit
    }{ $fits ->
        [no] ; hindi rin bagay sa meld sa mesa.
       *[none] .
    }
rummy500-refusals-lay-off-instead = Puwede mo itong isapaw sa { $melds }.
rummy500-refusals-name-cards = Sabihin ang mga barahang isasapaw.
rummy500-refusals-does-not-fit = { $count ->
        [one] Hindi bagay ang { $cards } sa { $meld }.
       *[other] Hindi bagay ang { $cards } sa { $meld }.
    }
rummy500-refusals-would-fit = Babagay ito sa { $melds }.
rummy500-refusals-never-joined = Hindi pinagdurugtong ang mga meld, at ang set ay set pa rin.
rummy500-refusals-no-meld = Wala pang meld sa mesa na masasapawan.
rummy500-refusals-no-such-meld = { $number ->
        [0] Walang ganyang meld sa mesa: #1 hanggang #{ $melds } ang mga ito.
       *[number] Walang meld #{ $number } sa mesa: #1 hanggang #{ $melds } ang mga ito.
    }
rummy500-refusals-only-meld = { $number ->
        [0] Walang ganyang meld sa mesa: { $meld } lang ang meron.
       *[number] Walang meld #{ $number } sa mesa: { $meld } lang ang meron.
    }
rummy500-refusals-no-card-to-drop = Sa mesang ito, dapat itapon ang huling baraha: pagkatapos ng { $cards }, wala ka nang maitatapon. Magtira ng isa.
rummy500-refusals-leaves-taken = { $card } na lang ang maiiwan sa iyo, na hindi mo puwedeng itapon ngayong turn. Magtira ng ibang maitatapon.
rummy500-refusals-leaves-taken-no-fit = { $card } na lang ang maiiwan sa iyo, na hindi mo puwedeng itapon ngayong turn at hindi bagay sa meld sa mesa. Magtira ng ibang maitatapon.
rummy500-refusals-taken-card = { $card } lang ang kinuha mo sa tapunan, kaya hindi mo ito puwedeng itapon ngayong turn. { $use ->
        [must] Dapat mo itong gamitin.
       *[free] Puwede mo itong i-meld, isapaw o itago.
    }
rummy500-refusals-draw-first = Bumunot muna: sa stock o sa tapunan.
rummy500-refusals-take-first = Kumuha muna ng baraha.
rummy500-refusals-already-took = Kumuha ka na ng { $cards } sa tapunan ngayong turn; isang beses lang bawat turn.
rummy500-refusals-already-drew = { $card ->
        [none] Bumunot ka na sa stock ngayong turn; isang beses lang bawat turn.
       *[card] Bumunot ka na sa stock ({ $card }) ngayong turn; isang beses lang bawat turn.
    }
rummy500-refusals-stock-empty = Ubos na ang stock: kumuha sa tapunan, o mag-pass, na tatapos sa deal.
rummy500-refusals-stock-left = Hindi ka makakapag-pass habang may stock pa: { $cards } baraha pa ang laman.
rummy500-refusals-no-pass = Walang pass sa mesang ito: natatapos ang deal kasabay ng stock.
