panguingue-rules-title-2 = Karty i rozdanie
panguingue-rules-title-3 = Grać czy się wycofać
panguingue-rules-title-4 = Twój ruch
panguingue-rules-title-5 = Układy
panguingue-rules-title-6 = Premie
panguingue-rules-title-7 = Dokładanie
panguingue-rules-title-8 = Dzielenie
panguingue-rules-title-9 = Pożyczanie
panguingue-rules-title-10 = Wymuszanie
panguingue-rules-title-11 = Bezpieczne odrzucanie
panguingue-rules-title-12 = Zakończenie
panguingue-rules-title-13 = Rozliczenie
panguingue-rules-title-14 = Gdy stos się wyczerpie
panguingue-rules-title-15 = Mecz
panguingue-rules-title-20 = Rzadkie przypadki
panguingue-rules-short-match = { $deals ->
        [one] { $deals } rozdanie; mecz wygrywa gracz z największą liczbą żetonów.
        [few] { $deals } rozdania; mecz wygrywa gracz z największą liczbą żetonów.
        [many] { $deals } rozdań; mecz wygrywa gracz z największą liczbą żetonów.
       *[other] { $deals } rozdań; mecz wygrywa gracz z największą liczbą żetonów.
    }
panguingue-rules-short-drop = { $chips ->
        [one] Po dziesięć kart. Najpierw wszyscy mówią, czy grają, czy się wycofują; wycofanie kosztuje { $chips } żeton dla zwycięzcy rozdania.
        [few] Po dziesięć kart. Najpierw wszyscy mówią, czy grają, czy się wycofują; wycofanie kosztuje { $chips } żetony dla zwycięzcy rozdania.
        [many] Po dziesięć kart. Najpierw wszyscy mówią, czy grają, czy się wycofują; wycofanie kosztuje { $chips } żetonów dla zwycięzcy rozdania.
       *[other] Po dziesięć kart. Najpierw wszyscy mówią, czy grają, czy się wycofują; wycofanie kosztuje { $chips } żetonów dla zwycięzcy rozdania.
    }
panguingue-rules-short-turn = { $drawn ->
    [meld_or_discard] W swoim ruchu dobierz kartę i wykładaj, co chcesz. Dobraną kartę od razu wykłada się albo odrzuca; nigdy nie idzie na rękę.
   *[to_hand] W swoim ruchu dobierz kartę i wykładaj, co chcesz. Karta ze stosu zakrytego może iść na rękę.
}
panguingue-rules-short-melds = Układy to sekwensy w kolorze ({ $run }) i grupy jednej wartości, w jednym kolorze ({ $suited }) albo w co najmniej trzech ({ $mixed }).
panguingue-rules-short-conditions = { $ranks ->
    [court] Niektóre układy to **premie** i od razu dają żetony od wszystkich: grupy trójek, piątek i siódemek, grupy w jednym kolorze, sekwensy z A-2-3 lub J-Q-K.
   *[pip] Niektóre układy to **premie** i od razu dają żetony od wszystkich: grupy trójek, piątek i siódemek, grupy w jednym kolorze, sekwensy z A-2-3 lub 8-9-10.
}
panguingue-rules-short-out = { $chips ->
        [one] Kto pierwszy wyłoży **jedenaście** kart, kończy, dostaje od wszystkich po { $chips } żetonie, jeszcze raz zapłatę za wszystkie premie i bierze pulę.
        [few] Kto pierwszy wyłoży **jedenaście** kart, kończy, dostaje od wszystkich po { $chips } żetony, jeszcze raz zapłatę za wszystkie premie i bierze pulę.
        [many] Kto pierwszy wyłoży **jedenaście** kart, kończy, dostaje od wszystkich po { $chips } żetonów, jeszcze raz zapłatę za wszystkie premie i bierze pulę.
       *[other] Kto pierwszy wyłoży **jedenaście** kart, kończy, dostaje od wszystkich po { $chips } żetonów, jeszcze raz zapłatę za wszystkie premie i bierze pulę.
    }
panguingue-rules-players = Od dwóch do piętnastu graczy; najlepiej gra się w sześć do ośmiu osób.
panguingue-rules-packs = { $packs ->
        [one] { $packs } talia czterdziestu kart: razem { $cards } kart, każda kilka razy.
        [few] { $packs } talie po czterdzieści kart: razem { $cards } kart, każda kilka razy.
        [many] { $packs } talii po czterdzieści kart: razem { $cards } kart, każda kilka razy.
       *[other] { $packs } talii po czterdzieści kart: razem { $cards } kart, każda kilka razy.
    }
panguingue-rules-packs-less = { $packs ->
        [one] { $packs } talia czterdziestu kart, bez jednego pełnego koloru pik: razem { $cards } kart, każda kilka razy.
        [few] { $packs } talie po czterdzieści kart, bez jednego pełnego koloru pik: razem { $cards } kart, każda kilka razy.
        [many] { $packs } talii po czterdzieści kart, bez jednego pełnego koloru pik: razem { $cards } kart, każda kilka razy.
       *[other] { $packs } talii po czterdzieści kart, bez jednego pełnego koloru pik: razem { $cards } kart, każda kilka razy.
    }
panguingue-rules-ranks = { $ranks ->
    [court] Wartości od niskich do wysokich: A 2 3 4 5 6 7 J Q K. Siódemka sąsiaduje z waletem, a as jest tylko niski.
   *[pip] Wartości od niskich do wysokich: A 2 3 4 5 6 7 8 9 10. Siódemka sąsiaduje z ósemką, a as jest tylko niski.
}
panguingue-rules-direction = { $direction ->
    [left] Gra idzie w lewo: rozdawanie, deklaracje i ruchy. Plansze na obrazku stołu czyta się przeciwnie do kolejności gry.
   *[right] Gra idzie w prawo: rozdawanie, deklaracje i ruchy. Plansze na obrazku stołu czyta się w kolejności gry.
}
panguingue-rules-eldest = Pierwszy rozdający jest losowy. Następny gracz jest pierwszy na ręce i zaczyna.
panguingue-rules-dealer = Zwycięzca rozdania jest w następnym pierwszy na ręce, więc rozdaje gracz przed nim.
panguingue-rules-shuffle = { $shuffle ->
    [full] Przed każdym rozdaniem tasuje się całą talię.
   *[traditional] Użyte karty tasuje się z porcją nieużytych i kładzie pod resztą.
}
panguingue-rules-deal = { $packet ->
    [p1] Każdy dostaje dziesięć kart, po jednej, od pierwszego na ręce.
    [p2] Każdy dostaje dziesięć kart, po dwie, od pierwszego na ręce.
    [p5] Każdy dostaje dziesięć kart, po pięć, od pierwszego na ręce.
   *[p10] Każdy dostaje dziesięć kart, wszystkie naraz, od pierwszego na ręce.
}
panguingue-rules-upcard = { $upcard ->
    [yes] Jedna karta zostaje odkryta i zaczyna stos odkryty.
   *[no] Żadna karta nie zostaje odkryta: stos odkryty zaczyna się od pierwszej odrzuconej.
}
panguingue-rules-stock = Reszta to stos zakryty. Najpierw dobiera się z górnej połowy, głowy; dolna połowa to stopa.
panguingue-rules-declare = Zaczynając od pierwszego na ręce, każdy raz na zawsze mówi, czy gra, czy się wycofuje.
panguingue-rules-drop = { $chips ->
        [one] Kto się wycofuje, daje { $chips } żeton do puli, która leży na stopie stosu i idzie do zwycięzcy.
        [few] Kto się wycofuje, daje { $chips } żetony do puli, która leży na stopie stosu i idzie do zwycięzcy.
        [many] Kto się wycofuje, daje { $chips } żetonów do puli, która leży na stopie stosu i idzie do zwycięzcy.
       *[other] Kto się wycofuje, daje { $chips } żetonów do puli, która leży na stopie stosu i idzie do zwycięzcy.
    }
panguingue-rules-dropped = Kto się wycofał, w tym rozdaniu już nie płaci, nie zgarnia i nie wymusza.
panguingue-rules-last = Jeśli wycofają się wszyscy oprócz jednej osoby, bierze ona pulę i rozdanie się kończy.
panguingue-rules-ante = { $chips ->
        [one] Przed rozdaniem każdy daje { $chips } żeton do puli; bierze ją zwycięzca.
        [few] Przed rozdaniem każdy daje { $chips } żetony do puli; bierze ją zwycięzca.
        [many] Przed rozdaniem każdy daje { $chips } żetonów do puli; bierze ją zwycięzca.
       *[other] Przed rozdaniem każdy daje { $chips } żetonów do puli; bierze ją zwycięzca.
    }
panguingue-rules-no-ante = Nie ma wpisowego.
panguingue-rules-not-later = Później nikt nie może się wycofać.
panguingue-rules-forced = Jeśli odkryta karta pasuje do twojego układu, inni mogą zmusić cię, by ją wziąć, zanim dobierzesz: zobacz 10.
panguingue-rules-draw = Dobierz jedną kartę: wierzch stosu zakrytego albo odkrytą.
panguingue-rules-take = { $take ->
    [any] Odkrytą kartę możesz wziąć, jeśli od razu ją wyłożysz lub dołożysz, nawet po podziale albo z pożyczonymi kartami.
    [stock_drawn_only] Odkrytą kartę możesz wziąć, by ją dołożyć; do nowego układu tylko wtedy, gdy ktoś dobrał ją ze stosu i puścił dalej.
    [none] Odkrytą kartę możesz wziąć tylko po to, by ją dołożyć.
    [keep-passed] Odkrytą kartę możesz wziąć, by ją dołożyć; jeśli ktoś dobrał ją ze stosu i puścił dalej, możesz ją też zatrzymać.
   *[keep] Odkrytą kartę możesz wziąć i zatrzymać.
}
panguingue-rules-drawn = { $drawn ->
    [meld_or_discard] Dobraną kartę widzą wszyscy i nigdy nie idzie ona na rękę: wyłóż ją, dołóż albo odrzuć.
   *[to_hand] Karta ze stosu zakrytego idzie na rękę i nikt jej nie widzi.
}
panguingue-rules-place = { $drawn ->
    [first] Wykładaj, dokładaj, dziel i pożyczaj, ile chcesz i w dowolnej kolejności; nigdy nie musisz. Dobrana karta jest pierwsza.
   *[any] Wykładaj, dokładaj, dziel i pożyczaj, ile chcesz i w dowolnej kolejności; nigdy nie musisz.
}
panguingue-rules-place-taken = { $taken ->
    [place] Wziętą odkrytą kartę wykłada się lub dokłada przed każdą inną; wymuszoną się dokłada.
   *[keep] Wymuszoną odkrytą kartę dokłada się przed wszystkim innym.
}
panguingue-rules-discard = { $drawn ->
    [meld_or_discard] Potem odrzuć jedną kartę: dobraną, jeśli nie jest wyłożona ani dołożona, inaczej dowolną z ręki. Z jedenastoma wyłożonymi kartami zamiast tego kończysz.
   *[to_hand] Potem odrzuć dowolną kartę z ręki. Z jedenastoma wyłożonymi kartami zamiast tego kończysz.
}
panguingue-rules-run-court = **Sekwens**: co najmniej trzy kolejne karty jednego koloru, na przykład { $run }; nie { $wrong }.
panguingue-rules-run = **Sekwens**: co najmniej trzy kolejne karty jednego koloru, na przykład { $run }.
panguingue-rules-suited = **Grupa w jednym kolorze**: co najmniej trzy identyczne karty, na przykład { $cards }.
panguingue-rules-mixed = { $suits ->
    [three_plus] **Grupa mieszana**: jedna wartość w co najmniej trzech kolorach, z powtórkami, gdy ma już trzy kolory, na przykład { $cards }. Dokładnie dwa kolory nigdy nie są grupą.
   *[strict] **Grupa mieszana**: jedna wartość w co najmniej trzech kolorach, żaden dwa razy, na przykład { $cards }. Dokładnie dwa kolory nigdy nie są grupą.
}
panguingue-rules-any-suits = { $ranks ->
    [court] Asy i króle tworzą grupę w dowolnych kolorach.
   *[pip] Asy i dziesiątki tworzą grupę w dowolnych kolorach.
}
panguingue-rules-own = Twoje układy są tylko twoje: nikt inny do nich nie dokłada ani z nich nie bierze.
panguingue-rules-mixed-earn = Trójki, piątki i siódemki w kilku kolorach: 1 od każdego.
panguingue-rules-suited-earn = { $spades ->
    [double] Trójki, piątki lub siódemki w jednym kolorze: 2 od każdego, w pikach 4.
   *[same] Trójki, piątki lub siódemki w jednym kolorze: 2 od każdego.
}
panguingue-rules-other-earn = { $spades ->
    [double] Każda inna grupa w jednym kolorze: 1 od każdego, w pikach 2.
   *[same] Każda inna grupa w jednym kolorze: 1 od każdego.
}
panguingue-rules-low-earn = { $spades ->
    [double] Sekwens z A-2-3: 1 od każdego, w pikach 2.
   *[same] Sekwens z A-2-3: 1 od każdego.
}
panguingue-rules-high-earn = { $ranks ->
    [court] { $spades ->
        [double] Sekwens z J-Q-K: 1 od każdego, w pikach 2.
       *[same] Sekwens z J-Q-K: 1 od każdego.
    }
   *[pip] { $spades ->
        [double] Sekwens z 8-9-10: 1 od każdego, w pikach 2.
       *[same] Sekwens z 8-9-10: 1 od każdego.
    }
}
panguingue-rules-laid-off-earn = { $spades ->
    [double] Każda karta dołożona do premii znów daje żetony: po 2, jeśli to pik, inaczej po 1.
   *[same] Każda karta dołożona do premii znów daje żetony: po 1.
}
panguingue-rules-laid-off-earn-nothing = Karty dołożone do premii nic nie dają.
panguingue-rules-extra = { $extra ->
    [earn] Karty ponad trzy wyłożone naraz dają tyle, co dołożone.
   *[nothing] Karty ponad trzy wyłożone naraz nie dają nic dodatkowo.
}
panguingue-rules-completed = { $ranks ->
    [court] Dołożenie karty, która dopełnia A-2-3 lub J-Q-K, tworzy premię.
   *[pip] Dołożenie karty, która dopełnia A-2-3 lub 8-9-10, tworzy premię.
}
panguingue-rules-not-completed = Dołożona karta nigdy nie tworzy premii z układu, który nią nie był; podział może.
panguingue-rules-three-of = { $ranks ->
    [court] Trzy asy lub króle jednego koloru są premią nawet wśród innych; liczy się tylko ten kolor.
   *[pip] Trzy asy lub dziesiątki jednego koloru są premią nawet wśród innych; liczy się tylko ten kolor.
}
panguingue-rules-on-credit = Każdy inny gracz, który gra w tym rozdaniu, płaci od razu, w razie potrzeby na kredyt.
panguingue-rules-lay-off = W swoim ruchu, po dobraniu: karta z ręki albo dobrana, do twojego układu.
panguingue-rules-lay-off-run = Sekwens przyjmuje następną kartę na każdym końcu.
panguingue-rules-lay-off-group = { $groups ->
    [any] Grupa przyjmuje każdą kartę swojej wartości; żetony daje tylko, dopóki pozostaje w swojej klasie.
    [strict] Grupa w jednym kolorze przyjmuje tylko ten kolor; mieszana kolor, którego nie ma.
   *[three_plus] Grupa w jednym kolorze przyjmuje tylko ten kolor; mieszana każdą kartę swojej wartości.
}
panguingue-rules-lay-off-any = { $ranks ->
    [court] Grupa asów lub króli przyjmuje każdego z nich.
   *[pip] Grupa asów lub dziesiątek przyjmuje każdą z nich.
}
panguingue-rules-split = Układ z co najmniej sześciu kart można podzielić na dwa.
panguingue-rules-split-example = Na przykład { $meld }: { $first } i { $second }. Nowe A-2-3 daje tyle, co sekwens z A-2-3.
panguingue-rules-split-condition = Premia, którą układ już był, zostaje przy jednej połowie i nie jest płacona ponownie.
panguingue-rules-borrow = Weź karty z układów mających więcej niż trzy do nowego układu, jeśli to, co zostaje, nadal jest układem.
panguingue-rules-borrow-example = { $ranks ->
    [court] Z { $meld }: waleta, czwórkę albo czwórkę i piątkę; nie samą szóstkę.
   *[pip] Z { $meld }: ósemkę, czwórkę albo obie; nie samą szóstkę.
}
panguingue-rules-borrow-own = { $own ->
    [yes] Co najmniej jedna karta nowego układu nie jest pożyczona.
   *[no] Nowy układ może być w całości z pożyczonych kart.
}
panguingue-rules-borrow-when = { $when ->
    [same_turn] Pożyczyć można nawet kartę dołożoną w tym samym ruchu.
   *[later_turn] Kartę dołożoną w tym ruchu można pożyczyć od następnego ruchu.
}
panguingue-rules-borrow-earns = { $left ->
    [earn] Nowy układ daje tyle, co każdy inny. Jeśli pozostałe karty stają się przez to premią, też dają żetony.
   *[nothing] Nowy układ daje tyle, co każdy inny. Pozostałe karty nic przez to nie dają.
}
panguingue-rules-borrow-stay = Pożyczonych kart nie dokłada się gdzie indziej i nie wracają na rękę.
panguingue-rules-no-demands = Nikogo nie można zmusić do wzięcia odkrytej karty.
panguingue-rules-always-forced = Odkrytą kartę, która pasuje do układu gracza w ruchu, trzeba wziąć i dołożyć.
panguingue-rules-always-paid = Dostaje się za to tyle, co za każdą inną dołożoną kartę.
panguingue-rules-demand = Jeśli odkryta karta pasuje do leżącego układu gracza w ruchu, zanim on dobierze, wszyscy inni dostają naraz pytanie, czy ją wymusić.
panguingue-rules-demand-one = Wystarczy jedno wymuszenie: gracz musi wziąć kartę i ją dołożyć.
panguingue-rules-demand-paid = Dostaje za nią tyle, co za każdą inną, może dalej wykładać i odrzuca kartę z ręki.
panguingue-rules-demand-not = Karty właśnie dobranej ze stosu zakrytego nie można wymusić, a po dobraniu żadnej.
panguingue-rules-any-discard = Możesz odrzucić każdą kartę, nawet jeśli pomaga innemu graczowi.
panguingue-rules-safe = { $scope ->
    [any_way] Jeśli następny gracz jest **z pustą ręką** (dziesięć kart wyłożonych, żadnej na ręce), nie możesz odrzucić karty, z którą mógłby zakończyć, dokładając, po podziałach albo w układzie z pożyczonych kart.
   *[layoff] Jeśli następny gracz jest **z pustą ręką** (dziesięć kart wyłożonych, żadnej na ręce), nie możesz odrzucić karty, z którą mógłby zakończyć, dokładając do leżących układów.
}
panguingue-rules-all-unsafe = Jeśli wszystkie karty, które możesz odrzucić, są takie, możesz odrzucić każdą z nich.
panguingue-rules-safe-no-meld = Nigdy nie musisz wykładać karty po to, by móc odrzucić bezpieczną.
panguingue-rules-safe-drawn = { $drawn ->
    [meld_or_discard] Kartę dobraną ze stosu zakrytego, a niewyłożoną i niedołożoną, trzeba odrzucić (4.4). Może więc pozwolić graczowi z pustą ręką zakończyć, choć masz bezpieczną kartę.
   *[to_hand] Dobrana karta idzie na rękę: jeśli jest niebezpieczna, odrzuć zamiast niej bezpieczną z ręki.
}
panguingue-rules-eleven = Do zakończenia potrzeba jedenastu wyłożonych kart i żadnego odrzucenia.
panguingue-rules-nine = Z dziewięcioma wyłożonymi i jedną na ręce jedna pasująca karta zostawia cię z pustą ręką; do zakończenia potrzebujesz dwóch.
panguingue-rules-flat = Gracz z pustą ręką nadal dobiera kartę w każdym ruchu i odrzuca ją, jeśli nie pasuje.
panguingue-rules-before-out = Po jedenastej karcie możesz jeszcze dzielić układy i zgarniać, zanim zakończysz.
panguingue-rules-out = { $chips ->
        [one] Zwycięzca dostaje po { $chips } żetonie od każdego gracza, który gra w tym rozdaniu.
        [few] Zwycięzca dostaje po { $chips } żetony od każdego gracza, który gra w tym rozdaniu.
        [many] Zwycięzca dostaje po { $chips } żetonów od każdego gracza, który gra w tym rozdaniu.
       *[other] Zwycięzca dostaje po { $chips } żetonów od każdego gracza, który gra w tym rozdaniu.
    }
panguingue-rules-out-double = Kto nic nie wyłożył, płaci podwójnie.
panguingue-rules-second = { $worth ->
    [base] Każdy płaci drugi raz za każdą premię zwycięzcy: tyle, ile dają jej trzy karty.
    [as_it_lies] Każdy płaci drugi raz za każdą premię zwycięzcy: wszystko, co daje tak, jak leży, z każdą kartą.
   *[ledger] Każdy płaci drugi raz za każdą premię zwycięzcy: wszystko, co dała w grze.
}
panguingue-rules-pot = Zwycięzca bierze pulę: żetony wycofanych graczy i wpisowe.
panguingue-rules-stay-paid = Żetony zapłacone w grze pozostają zapłacone. Karty na ręce nie mają znaczenia.
panguingue-rules-head = Najpierw dobiera się głowę, potem stopę.
panguingue-rules-exhausted = { $end ->
    [draw] Gdy nie ma już czego dobierać, rozdanie jest nieważne.
    [turn_over] Gdy nie ma już czego dobierać, stos odkryty odwraca się tak, jak leży, najstarsza karta na wierzchu, i staje się stosem zakrytym.
   *[shuffle] Gdy nie ma już czego dobierać, stos odkryty tasuje się i staje się stosem zakrytym.
}
panguingue-rules-turnovers = { $times ->
        [one] Można to zrobić { $times } raz, potem rozdanie jest nieważne.
        [few] Można to zrobić { $times } razy, potem rozdanie jest nieważne.
        [many] Można to zrobić { $times } razy, potem rozdanie jest nieważne.
       *[other] Można to zrobić { $times } razy, potem rozdanie jest nieważne.
    }
panguingue-rules-void = Nieważne rozdanie nie ma rozliczenia; pula czeka na następnego zwycięzcę.
panguingue-rules-match = { $deals ->
        [one] Mecz ma { $deals } rozdanie; wynikiem są żetony.
        [few] Mecz ma { $deals } rozdania; wynikiem są żetony.
        [many] Mecz ma { $deals } rozdań; wynikiem są żetony.
       *[other] Mecz ma { $deals } rozdań; wynikiem są żetony.
    }
panguingue-rules-next-eldest = Zwycięzca rozdania jest w następnym pierwszy na ręce. Po nieważnym rozdaniu pierwszy na ręce jest ten sam gracz.
panguingue-rules-match-void = Jeśli mecz kończy się po nieważnym rozdaniu, wszyscy gracze odbierają z puli swoje żetony.
panguingue-rules-most = Jedno zagranie nigdy nie daje więcej niż 16 żetonów od jednego gracza.
panguingue-rules-always-a-card = Karty, których nikt nie ma na ręce ani nie wyłożył, są w stosie zakrytym i odkrytym, więc zawsze jest co dobrać.
panguingue-rules-two-suits = Asy lub najwyższa wartość z trzema kartami w dwóch kolorach liczą się w kolorze, którego jest więcej, potem w pikach.
panguingue-rules-no-turnover = Jeśli stosu odkrytego nie można już odwrócić, dobranie, które by tego wymagało, unieważnia rozdanie.
panguingue-rules-eldest-drops = Jeśli pierwszy na ręce się wycofa, zaczyna następny gracz, który gra.
panguingue-rules-class = Grupa, która nie jest już w swojej klasie, przestaje być premią; niczego się nie zwraca.
panguingue-rules-unfinished = Zagranie, po którym nie dałoby się dokończyć ruchu, jest odrzucane.
