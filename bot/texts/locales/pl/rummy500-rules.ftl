rummy500-rules-short-aim = Wygrywa, kto pierwszy zdobędzie **{ $limit }** punktów w kilku rozdaniach.
rummy500-rules-short-melds = Wykładaj komplety, trzy lub cztery karty jednej wartości ({ $set }), i sekwensy, co najmniej trzy kolejne karty w jednym kolorze ({ $run }). Każda wyłożona karta daje ci punkty.
rummy500-rules-short-turn = W swoim ruchu dobierz ze stosu zakrytego albo weź z odkrytego; potem wykładaj i dokładaj, ile chcesz, do swoich i cudzych układów; na koniec odrzuć kartę.
rummy500-rules-short-end = Rozdanie kończy się, gdy ktoś nie ma już kart, { $stock ->
        [finish_turn] albo z ruchem, w którym skończy się stos zakryty.
       *[draw_needed] albo gdy stos zakryty jest pusty i ktoś spasuje.
    }
rummy500-rules-short-scoring = Twój wynik to karty wyłożone i dołożone minus karty, które zostały ci na ręce; może być ujemny. Karty od 2 do 9 liczą się według liczby, 10 i figury dziesięć, as **15**, ale 1 na dolnym końcu sekwensu; as na ręce { $ace }.
rummy500-rules-single = Kartę wziętą pojedynczo można wyłożyć, dołożyć lub zatrzymać, ale nie odrzucić w tym samym ruchu.
rummy500-rules-single-must-use = Także karty wziętej pojedynczo trzeba od razu użyć: wyłożyć ją lub dołożyć.
rummy500-rules-depth = Z wierzchu stosu odkrytego możesz wziąć dowolną liczbę kart, jeśli **najgłębszej z nich od razu użyjesz**: wyłożysz ją lub dołożysz. Pozostałe idą na twoją rękę.
rummy500-rules-depth-top = Ze stosu odkrytego można wziąć tylko wierzchnią kartę.
rummy500-rules-ace-between = As jest niski, wysoki lub pośrodku: { $low }, { $high }, { $between }.
rummy500-rules-ace-high = As jest niski lub wysoki: { $low }, { $high }; ale { $between } to nie układ.
rummy500-rules-ace-low = As jest niski: { $low }; { $high } to nie układ.
rummy500-rules-setup = Karty i rozdanie
rummy500-rules-setup-pack = Od dwóch do czterech graczy, 52 karty, bez jokerów.
rummy500-rules-setup-dealer = Pierwszy rozdający jest losowy.
rummy500-rules-setup-deal = Dwóch graczy dostaje po 13 kart, trzech lub czterech po 7. Następna karta zostaje odkryta i zaczyna stos odkryty; reszta to stos zakryty.
rummy500-rules-setup-order = Zaczyna gracz po rozdającym; gra idzie w kolejności miejsc.
rummy500-rules-setup-open = Cały stos odkryty jest jawny i zachowuje kolejność: najstarsza karta z lewej, wierzchnia z prawej. O stosie zakrytym wiadomo tylko, ile ma kart.
rummy500-rules-turn = Twój ruch
rummy500-rules-turn-draw = Najpierw dobierz wierzchnią kartę stosu zakrytego albo weź ze stosu odkrytego (5). Nie jedno i drugie.
rummy500-rules-turn-play = Potem wykładaj i dokładaj, ile razy chcesz i w dowolnej kolejności. Nigdy nie musisz (ale zobacz 5).
rummy500-rules-turn-discard = Na koniec odrzuć kartę na stos odkryty. { $out ->
        [free] Jeśli nie masz już wtedy kart, nie musisz nic odrzucać: kończysz.
       *[must_drop] Potrzebujesz do tego karty: przy tym stole kończy się tylko odrzuceniem.
    }
rummy500-rules-turn-stay = Wyłożone karty zostają: niczego się nie cofa, nie przenosi, nie dzieli ani nie łączy.
rummy500-rules-melds = Układy
rummy500-rules-melds-set = **Komplet**: trzy lub cztery karty jednej wartości, na przykład { $cards }.
rummy500-rules-melds-run = **Sekwens**: co najmniej trzy kolejne karty jednego koloru, na przykład { $cards }.
rummy500-rules-melds-nobody = Karta należy tylko do jednego układu. Układy nie należą do nikogo: każdy może do nich dokładać.
rummy500-rules-laying-off = Dokładanie
rummy500-rules-laying-off-when = Po dobraniu możesz dokładać do każdego układu na stole, nawet zanim cokolwiek wyłożysz.
rummy500-rules-laying-off-kind = Stare i nowe karty razem muszą być układem tego samego rodzaju: komplet zostaje kompletem, sekwens sekwensem. Można dołożyć kilka kart naraz, także na obu końcach.
rummy500-rules-laying-off-choice = Jeśli karta pasuje do kilku układów, wybierasz jeden.
rummy500-rules-laying-off-points = Punkty za dołożoną kartę są twoje, przy każdym układzie.
rummy500-rules-pile = Branie ze stosu odkrytego
rummy500-rules-pile-use = Możesz wziąć aż do karty, która z twoją ręką i wziętymi kartami tworzy komplet lub sekwens albo pasuje do układu na stole, także razem z innymi kartami.
rummy500-rules-pile-first = Dopóki nie użyjesz najgłębszej karty, nie możesz robić nic innego. Potem grasz jak zwykle; pozostałe wzięte karty można odrzucać.
rummy500-rules-pile-last-card = Nie możesz zagrać tak, że zostanie ci tylko karta, której nie wolno odrzucić, chyba że pasuje do układu na stole.
rummy500-rules-pile-signs = Twój panel pokazuje ✓ przy każdej karcie stosu odkrytego, do której możesz teraz sięgnąć, a przy innych ✗.
rummy500-rules-end = Koniec rozdania
rummy500-rules-end-out = Rozdanie kończy się od razu, gdy ktoś pozbędzie się ostatniej karty, wykładając, dokładając lub odrzucając.
rummy500-rules-end-out-discard = Rozdanie kończy się od razu, gdy ktoś odrzuci ostatnią kartę.
rummy500-rules-end-stock = Gracz, który dobierze ostatnią kartę stosu zakrytego, kończy swój ruch; po odrzuceniu rozdanie się kończy.
rummy500-rules-end-stock-goes-on = Przy pustym stosie zakrytym gra toczy się dalej ze stosu odkrytego, aż któryś gracz nie może brać albo spasuje.
rummy500-rules-end-stall = { $turns ->
        [one] Rozdanie kończy się też po { $turns } ruchu z rzędu bez dobierania ze stosu zakrytego.
        [few] Rozdanie kończy się też po { $turns } ruchach z rzędu bez dobierania ze stosu zakrytego.
        [many] Rozdanie kończy się też po { $turns } ruchach z rzędu bez dobierania ze stosu zakrytego.
       *[other] Rozdanie kończy się też po { $turns } ruchach z rzędu bez dobierania ze stosu zakrytego.
    }
rummy500-rules-end-no-stall = Rozdanie trwa dalej, nawet jeśli długo nikt nie dobiera ze stosu zakrytego.
rummy500-rules-scoring = Punktacja
rummy500-rules-scoring-values = Karty od 2 do 9 liczą się według liczby; 10, walet, dama i król dziesięć.
rummy500-rules-scoring-ace = As liczy się 15, ale 1 jako dolny koniec sekwensu: { $set } = 45, { $low } = 6, { $high } = 35. Zachowuje wartość, z jaką trafił na stół.
rummy500-rules-scoring-hand-ace = Na ręce as liczy się { $points }.
rummy500-rules-scoring-sum = Wynik rozdania to karty wyłożone i dołożone minus karty na ręce; układy, które zostały na ręce, też liczą się przeciw tobie. Wynik może być ujemny, suma też.
rummy500-rules-scoring-example = Masz wyłożone 25 i na ręce { $cards }, gdy kończy ktoś inny: 25 − (10 + 4) = 11.
rummy500-rules-match = Mecz i zegar
rummy500-rules-match-limit = Mecz gra się do **{ $limit }** punktów.
rummy500-rules-match-winner = Po każdym rozdaniu wyniki się sumują. Gdy któraś suma osiągnie limit, wygrywa najwyższa, bez względu na to, kto zakończył.
rummy500-rules-match-tie = Jeśli najwyższe sumy są równe, gra się kolejne rozdania, aż będą różne.
rummy500-rules-match-clock = { $minutes ->
        [one] Każdy gracz ma na cały mecz { $minutes } minutę, która biegnie tylko w jego ruchach. Kto wyczerpie czas, przegrywa.
        [few] Każdy gracz ma na cały mecz { $minutes } minuty, które biegną tylko w jego ruchach. Kto wyczerpie czas, przegrywa.
        [many] Każdy gracz ma na cały mecz { $minutes } minut, które biegną tylko w jego ruchach. Kto wyczerpie czas, przegrywa.
       *[other] Każdy gracz ma na cały mecz { $minutes } minut, które biegną tylko w jego ruchach. Kto wyczerpie czas, przegrywa.
    }
rummy500-rules-match-no-clock = Można grać z zegarem: każdy gracz ma stały czas na cały mecz, a kto go wyczerpie, przegrywa.
rummy500-rules-match-resigns = Kto rezygnuje, przegrywa; przy trzech lub czterech graczach dalej gra komputer.
rummy500-rules-match-dealer = Następne rozdanie rozdaje kolejny gracz.
rummy500-rules-match-dealer-loser = Następne rozdanie rozdaje gracz z najmniejszym wynikiem; jeśli jest ich kilku, kolejny gracz.
rummy500-rules-table = Przy tym stole
rummy500-rules-table-depth = Ze stosu odkrytego można wziąć dowolną liczbę kart.
rummy500-rules-table-depth-top = Można wziąć tylko wierzchnią kartę.
rummy500-rules-table-out = Ostatnią kartę można wyłożyć, dołożyć lub odrzucić.
rummy500-rules-table-out-discard = Ostatnią kartę trzeba odrzucić.
rummy500-rules-table-stock = Rozdanie kończy się wraz ze stosem zakrytym.
rummy500-rules-table-stock-goes-on = Rozdanie trwa bez stosu zakrytego, dopóki gracze biorą ze stosu odkrytego.
rummy500-rules-questions = Pytania
rummy500-rules-questions-first = Czy pierwszy gracz może wziąć kartę odkrytą na początku? Tak, jak każdą inną.
rummy500-rules-questions-whole-pile = Czy można wziąć cały stos odkryty? Tak, jeśli użyje się najgłębszej karty.
rummy500-rules-questions-single = Czy trzeba użyć karty wziętej pojedynczo? Nie, ale nie można jej od razu odrzucić.
rummy500-rules-questions-single-must-use = Czy trzeba użyć karty wziętej pojedynczo? Tak, przy tym stole.
rummy500-rules-questions-later = Czy kartę wziętą pojedynczo można odrzucić w późniejszym ruchu? Tak.
rummy500-rules-questions-others = Czy pozostałe wzięte karty można od razu odrzucić? Tak; użyć trzeba tylko najgłębszej.
rummy500-rules-questions-deepest = Czy najgłębszą kartę można dołożyć do układu innego gracza? Tak.
rummy500-rules-questions-before = Czy wcześniej można wyłożyć inne układy? Nie, ale nic się przez to nie traci.
rummy500-rules-questions-together = Czy można jej użyć z kartami wziętymi razem z nią? Tak.
rummy500-rules-questions-several = Czy w jednym ruchu można wyłożyć kilka układów? Tak.
rummy500-rules-questions-must-meld = Czy trzeba wykładać? Nie.
rummy500-rules-questions-bonus = Czy jest premia za zakończenie? Nie.
rummy500-rules-questions-out = Czy do zakończenia trzeba odrzucić ostatnią kartę? Nie.
rummy500-rules-questions-out-discard = Czy do zakończenia trzeba odrzucić ostatnią kartę? Tak, przy tym stole.
rummy500-rules-questions-last = A jeśli karta wzięta pojedynczo byłaby ostatnią? Nie można zagrać tak, by została tylko ona, chyba że da się ją dołożyć: nie można by jej ani odrzucić, ani zatrzymać.
rummy500-rules-questions-points = Kto dostaje punkty za dołożoną kartę? Gracz, który ją dokłada.
rummy500-rules-questions-share = Czy dwa układy mogą mieć wspólną kartę? Nie.
rummy500-rules-questions-joined = Czy dwa sekwensy łączą się, gdy wypełni się przerwę? Nie; kartę dokłada się do jednego z nich.
rummy500-rules-clarified = Bez ślepych zaułków
rummy500-rules-clarified-refused = Zagranie, po którym nie dałoby się dokończyć ruchu, jest od razu odrzucane.
rummy500-rules-clarified-tie = Po remisie przy limicie mecz trwa, aż jeden gracz prowadzi z limitem lub więcej.
rummy500-rules-clarified-pass = Kto przy pustym stosie zakrytym nie chce brać ze stosu odkrytego, pasuje, co kończy rozdanie.
rummy500-rules-clarified-no-pass = Nikt nie pasuje: zawsze jest co dobrać.
