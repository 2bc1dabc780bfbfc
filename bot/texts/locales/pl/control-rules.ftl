control-rules-title-1 = Karty i rozdanie
control-rules-title-2 = Twój ruch
control-rules-title-3 = Układy i karty kontrolne
control-rules-title-4 = Dokładanie
control-rules-title-5 = Stos odkryty
control-rules-title-6 = Zakończenie
control-rules-title-7 = Punktacja
control-rules-title-8 = Mecz
control-rules-title-9 = Kiedy zmieniają się karty kontrolne
control-rules-title-10 = Częste pytania
control-rules-title-11 = Przykłady
control-rules-title-12 = Szczegóły
control-rules-short-both = Dwie **karty kontrolne** mówią, co wolno wyłożyć: **GRUPA** i **KOLOR**, zawsze.
control-rules-short-control = { $mode ->
    [round] **Karta kontrolna** mówi, co wolno wyłożyć; co rundę obowiązuje inna. Jedna z nich: { $example }.
    [turn] **Karta kontrolna** mówi, co wolno wyłożyć; w każdym ruchu obowiązuje inna. Jedna z nich: { $example }.
    [deal] **Karta kontrolna** mówi, co wolno wyłożyć; obowiązuje przez całe rozdanie. Jedna z nich: { $example }.
    [held] **Karta kontrolna** mówi, co wolno wyłożyć; obowiązuje, aż ktoś zagra inną z ręki. Jedna z nich: { $example }.
   *[deck] **Karta kontrolna** mówi, co wolno wyłożyć; obowiązuje, aż w stosie zakrytym pojawi się inna. Jedna z nich: { $example }.
}
control-rules-short-turn = { $cards ->
        [one] Po { $cards } karcie. W swoim ruchu dobierz ze stosu zakrytego albo weź odkrytą kartę; wyłóż najwyżej **jeden** układ, na który pozwala karta kontrolna; dokładaj do dowolnych układów; odrzuć kartę.
        [few] Po { $cards } karty. W swoim ruchu dobierz ze stosu zakrytego albo weź odkrytą kartę; wyłóż najwyżej **jeden** układ, na który pozwala karta kontrolna; dokładaj do dowolnych układów; odrzuć kartę.
        [many] Po { $cards } kart. W swoim ruchu dobierz ze stosu zakrytego albo weź odkrytą kartę; wyłóż najwyżej **jeden** układ, na który pozwala karta kontrolna; dokładaj do dowolnych układów; odrzuć kartę.
       *[other] Po { $cards } kart. W swoim ruchu dobierz ze stosu zakrytego albo weź odkrytą kartę; wyłóż najwyżej **jeden** układ, na który pozwala karta kontrolna; dokładaj do dowolnych układów; odrzuć kartę.
    }
control-rules-short-kind = Układ zachowuje rodzaj, jako który trafił na stół: od tego zależy, co można do niego dołożyć.
control-rules-short-taken = Karty wziętej ze stosu odkrytego nie można odrzucić w tym samym ruchu.
control-rules-short-penalty = Gdy nie masz już kart, kończysz; wszyscy inni tracą punkty za karty na ręce. Przy **−{ $target }** mecz się kończy i wygrywa najwyższa suma.
control-rules-short-out = { $courts ->
    [ten] Kto nie ma już kart, kończy i dostaje punkty za układy: as 1, J, Q i K 10, pozostałe według liczby. Przy **{ $target }** mecz się kończy.
   *[number] Kto nie ma już kart, kończy i dostaje punkty za układy: as 1, J 11, Q 12, K 13, pozostałe według liczby. Przy **{ $target }** mecz się kończy.
}
control-rules-short-all = { $courts ->
    [ten] Kto nie ma już kart, kończy rozdanie; wszyscy dostają punkty za układy: as 1, J, Q i K 10, pozostałe według liczby. Przy **{ $target }** mecz się kończy.
   *[number] Kto nie ma już kart, kończy rozdanie; wszyscy dostają punkty za układy: as 1, J 11, Q 12, K 13, pozostałe według liczby. Przy **{ $target }** mecz się kończy.
}
control-rules-packs = { $packs ->
    [one] Od dwóch do sześciu graczy; jedna talia 52 kart, bez jokerów.
    [two] Od dwóch do sześciu graczy; dwie talie po 52 karty, bez jokerów.
   *[auto] Od dwóch do sześciu graczy; jedna talia 52 kart we dwoje, dwie talie przy większej liczbie, bez jokerów.
}
control-rules-dealer = Pierwszy rozdający jest losowy; potem rozdawanie przechodzi w lewo.
control-rules-deal = { $cards ->
        [one] Po { $cards } karcie. Następna zostaje odkryta i zaczyna stos odkryty; reszta to stos zakryty.
        [few] Po { $cards } karty. Następna zostaje odkryta i zaczyna stos odkryty; reszta to stos zakryty.
        [many] Po { $cards } kart. Następna zostaje odkryta i zaczyna stos odkryty; reszta to stos zakryty.
       *[other] Po { $cards } kart. Następna zostaje odkryta i zaczyna stos odkryty; reszta to stos zakryty.
    }
control-rules-no-deck = Nie ma talii kontrolnej: GRUPA i KOLOR obowiązują zawsze obie.
control-rules-deck = { $cards ->
        [one] Karty kontrolne ({ $kinds }) tasuje się osobno i odkrywa { $cards } z nich: ta obowiązuje.
        [few] Karty kontrolne ({ $kinds }) tasuje się osobno i odkrywa { $cards } z nich: te obowiązują.
        [many] Karty kontrolne ({ $kinds }) tasuje się osobno i odkrywa { $cards } z nich: te obowiązują.
       *[other] Karty kontrolne ({ $kinds }) tasuje się osobno i odkrywa { $cards } z nich: te obowiązują.
    }
control-rules-first = Zaczyna gracz po lewej stronie rozdającego; gra idzie zgodnie z ruchem wskazówek zegara i gra tylko ten, czyj jest ruch.
control-rules-seen = Wszyscy widzą obowiązujące karty kontrolne, odkrytą kartę, wszystkie układy z ich rodzajami oraz liczbę kart w stosie zakrytym, odkrytym i na każdej ręce.
control-rules-draw = Najpierw dobierz jedną kartę: wierzch stosu zakrytego albo odkrytą.
control-rules-meld = Potem możesz wyłożyć **jeden** nowy układ, rodzaju, który obowiązuje.
control-rules-lay-off = Możesz dołożyć dowolną liczbę kart do dowolnych układów, swoich i cudzych, nawet bez własnego układu. Karta kontrolna nie ma tu znaczenia.
control-rules-discard = Na koniec odrzuć kartę na stos odkryty, chyba że nie masz już kart.
control-rules-order = Między dobraniem a odrzuceniem możesz wykładać i dokładać w dowolnej kolejności.
control-rules-melds = Układ ma co najmniej trzy karty i nigdy dwa razy tej samej. W układach as to 1, walet 11, dama 12, król 13.
control-rules-open = { $open ->
    [closed] zamknięty
    [four] otwarty do czterech kart
    [either] otwarty jak wyłożony układ
   *[open] otwarty
}
control-rules-one-of-them = Układ musi pasować do jednej z obowiązujących kart.
control-rules-always = Oprócz odkrytej karty zawsze obowiązuje { $kinds }.
control-rules-several-kinds = Jeśli karty są układem kilku rodzajów, możesz podać, o który chodzi; inaczej jest to pierwszy z listy: sekwens, kroki, grupa, dzielniki, pierwsze, nieparzyste, parzyste, suma, iloczyn, kolor.
control-rules-takes = Układ otwartego rodzaju przyjmuje karty, jeśli pozostaje układem tego rodzaju.
control-rules-together = Można dołożyć kilka kart naraz i liczy się tylko powstały układ: { $cards } razem pasują do kroków { $meld }.
control-rules-closed = **KOLOR, SUMA i ILOCZYN są zamknięte**: wymagają dokładnej liczby kart.
control-rules-stay = Wyłożonych kart się nie przenosi ani nie cofa. Jeśli karta pasuje do dwóch układów, wskaż jeden.
control-rules-upcard = Ze stosu odkrytego można wziąć tylko odkrytą kartę i można ją po prostu zatrzymać.
control-rules-taken = Nie można jej odrzucić w ruchu, w którym się ją wzięło; kartę ze stosu zakrytego można, identyczną kartę też.
control-rules-leaves-taken = Wyłożenie lub dołożenie, po którym zostałaby tylko karta właśnie wzięta, jest odrzucane, chyba że da się ją od razu dołożyć: ruchu nie dałoby się zakończyć.
control-rules-turn-over = { $control ->
    [none] Gdy stos zakryty jest pusty, weź odkrytą kartę albo **odwróć** stos odkryty: bez tasowania staje się stosem zakrytym, z najstarszą kartą na wierzchu.
    [deck] Gdy stos zakryty jest pusty, weź odkrytą kartę albo **odwróć** stos odkryty: bez tasowania staje się stosem zakrytym, z najstarszą kartą na wierzchu. Na nim kładzie się najstarszą kartę kontrolną.
   *[played] Gdy stos zakryty jest pusty, weź odkrytą kartę albo **odwróć** stos odkryty: bez tasowania staje się stosem zakrytym, z najstarszą kartą na wierzchu. Zarazem zagrywa się następną kartę kontrolną.
}
control-rules-dead-turned = { $times ->
        [one] **Martwe rozdanie**: po { $times } odwróceniu gracz, który potrzebuje następnego, kończy rozdanie.
        [few] **Martwe rozdanie**: po { $times } odwróceniach gracz, który potrzebuje następnego, kończy rozdanie.
        [many] **Martwe rozdanie**: po { $times } odwróceniach gracz, który potrzebuje następnego, kończy rozdanie.
       *[other] **Martwe rozdanie**: po { $times } odwróceniach gracz, który potrzebuje następnego, kończy rozdanie.
    }
control-rules-dead-stall = { $turns ->
        [one] Po { $turns } ruchu każdego z rzędu bez dobrania ze stosu zakrytego, wyłożenia lub dołożenia rozdanie jest martwe. Nikt nie dostaje punktów.
        [few] Po { $turns } ruchach każdego z rzędu bez dobrania ze stosu zakrytego, wyłożenia lub dołożenia rozdanie jest martwe. Nikt nie dostaje punktów.
        [many] Po { $turns } ruchach każdego z rzędu bez dobrania ze stosu zakrytego, wyłożenia lub dołożenia rozdanie jest martwe. Nikt nie dostaje punktów.
       *[other] Po { $turns } ruchach każdego z rzędu bez dobrania ze stosu zakrytego, wyłożenia lub dołożenia rozdanie jest martwe. Nikt nie dostaje punktów.
    }
control-rules-out = Rozdanie kończy się, gdy tylko ktoś nie ma już kart, po wyłożeniu, dołożeniu lub odrzuceniu. Potem nikt już nie wykłada.
control-rules-out-level = Co jest potrzebne, by zakończyć przy tym stole: zobacz 12.1.
control-rules-count = { $courts ->
    [ten] Wartość kart: as 1, od 2 do 10 według liczby, J, Q i K 10.
   *[number] Wartość kart: as 1, od 2 do 10 według liczby, J 11, Q 12, K 13.
}
control-rules-penalty = Wszyscy oprócz gracza, który kończy, tracą punkty za karty na ręce.
control-rules-penalty-example = Anna kończy; Jan ma { $cards } i traci 8.
control-rules-who-scores = { $scope ->
    [all] Wszyscy dostają punkty za karty w układach.
   *[out] Punkty za karty w układach dostaje tylko ten, kto kończy.
}
control-rules-credit = { $credit ->
    [layer] Karty liczą się temu, kto je kładzie.
   *[owner] Karty liczą się właścicielowi układu, nawet jeśli dołożyli je inni.
}
control-rules-example = Anna wykłada { $sevens }, a Jan dokłada do nich { $seven }; Jan wykłada { $run }, a Anna dokłada do nich { $queen }. Anna kończy: dostaje { $ann }, Jan { $ben }.
control-rules-match = Rozdania gra się, aż czyjaś suma wynosi { $target } lub więcej; wygrywa najwyższa suma.
control-rules-match-penalty = Rozdania gra się, aż czyjaś suma wynosi −{ $target } lub mniej; wtedy wygrywa najwyższa suma.
control-rules-tie = Jeśli najwyższe sumy są równe, wygrana jest wspólna.
control-rules-time = Jeśli nie zagrasz na czas, dobierasz ze stosu zakrytego i odrzucasz swoją najwyższą kartę.
control-rules-change-none = Nie ma innych kart kontrolnych niż dwie obowiązujące.
control-rules-change-round = Gdy ruch wraca do gracza, który zaczynał, zanim dobierze, zagrywa się następną kartę kontrolną: przy każdej wszyscy mają jeden ruch.
control-rules-change-turn = Przed każdym ruchem zagrywa się następną kartę kontrolną.
control-rules-change-deal = Jedna karta kontrolna obowiązuje przez całe rozdanie; następną przynosi tylko odwrócenie stosu odkrytego. KOLOR, SUMA i ILOCZYN są pominięte: nic nie dałoby się do nich dołożyć.
control-rules-change-held = { $cards ->
        [one] Każdy trzyma { $cards } tajną kartę kontrolną, którą widzi tylko właściciel. Nie należy do ręki: nikt jej nie dobiera, nie odrzuca ani nie liczy. Raz w ruchu, między dobraniem a odrzuceniem, możesz ją zagrać, nawet bez wykładania: obowiązuje od razu, dla wszystkich, aż ktoś zagra inną. Potem bierzesz nową.
        [few] Każdy trzyma { $cards } tajne karty kontrolne, które widzi tylko właściciel. Nie należą do ręki: nikt ich nie dobiera, nie odrzuca ani nie liczy. Raz w ruchu, między dobraniem a odrzuceniem, możesz jedną zagrać, nawet bez wykładania: obowiązuje od razu, dla wszystkich, aż ktoś zagra inną. Potem bierzesz nową.
        [many] Każdy trzyma { $cards } tajnych kart kontrolnych, które widzi tylko właściciel. Nie należą do ręki: nikt ich nie dobiera, nie odrzuca ani nie liczy. Raz w ruchu, między dobraniem a odrzuceniem, możesz jedną zagrać, nawet bez wykładania: obowiązuje od razu, dla wszystkich, aż ktoś zagra inną. Potem bierzesz nową.
       *[other] Każdy trzyma { $cards } tajnych kart kontrolnych, które widzi tylko właściciel. Nie należą do ręki: nikt ich nie dobiera, nie odrzuca ani nie liczy. Raz w ruchu, między dobraniem a odrzuceniem, możesz jedną zagrać, nawet bez wykładania: obowiązuje od razu, dla wszystkich, aż ktoś zagra inną. Potem bierzesz nową.
    }
control-rules-change-deck = Pozostałe karty kontrolne są wtasowane w stos zakryty. Gdy jakaś się pojawi, zagrywa się ją od razu, a gracz, który ją dobrał, dobiera ponownie; po ostatniej karcie stosu wybiera ponownie.
control-rules-next = { $preview ->
    [shown] Następna karta kontrolna jest jawna.
   *[hidden] Następna karta kontrolna jest ukryta.
}
control-rules-in-force = Ostatnio zagrane karty kontrolne obowiązują razem; jest ich { $cards }.
control-rules-reshuffled = Gdy talia kontrolna jest pusta, tasuje się ponownie zagrane karty kontrolne.
control-rules-ask-lay-offs = Karta kontrolna ma znaczenie tylko dla nowych układów; dokładanie zależy od rodzaju układu.
control-rules-ask-earlier = Układ do wcześniejszej karty kontrolnej jest odrzucany: liczy się tylko obowiązująca.
control-rules-ask-stays = Układ na stole zostaje, bez względu na następną kartę kontrolną.
control-rules-ask-nobody = Nikt nie musi wykładać ani brać odkrytej karty.
control-rules-ask-two = Dwa układy w jednym ruchu nigdy nie są dozwolone, cokolwiek obowiązuje.
control-rules-ask-first = Pierwszy gracz może wziąć pierwszą odkrytą kartę.
control-rules-ask-without = Możesz dokładać bez własnego układu i zanim cokolwiek wyłożysz.
control-rules-ask-one-card = Z jedną kartą możesz zakończyć tylko, dokładając ją albo kartę dobraną.
control-rules-ask-twice = Ta sama karta kontrolna może pojawić się dwa razy z rzędu.
control-rules-example-sum = SUMA: na przykład { $cards }, bo 1 + 2 = 3.
control-rules-example-product = ILOCZYN: na przykład { $cards }, bo 3 × 4 = 12. Nigdy z asem.
control-rules-example-factors = DZIELNIKI: { $cards } nie przyjmuje { $card }: 12 nie jest wielokrotnością 8.
control-rules-example-steps = { $suits ->
    [any] KROKI: { $cards } rośnie co cztery; kroki co jeden to sekwens.
   *[one] KROKI: { $cards } rośnie co cztery; kroki co jeden w jednym kolorze to sekwens.
}
control-rules-example-group = GRUPA: bez identycznych kart, nawet przy dwóch taliach: { $cards } jest pełna.
control-rules-example-sequence = SEKWENS: { $cards } tutaj nim jest.
control-rules-level = Aby zakończyć, trzeba mieć własny układ poziomu ({ $kinds }); bez niego zatrzymaj dwie karty przed odrzuceniem.
control-rules-no-level = Można zakończyć bez własnego układu, ale wtedy nie ma za co dostać punktów.
control-rules-mid-round = Odwrócenie stosu odkrytego przynosi następną kartę kontrolną w środku rundy; rundy się nie zmieniają.
control-rules-numbers-once = W układach pierwsze, dzielniki, parzyste, nieparzyste i kroki każda liczba występuje tylko raz, bez względu na kolory; suma i iloczyn mogą mieć jedną wartość dwa razy.
