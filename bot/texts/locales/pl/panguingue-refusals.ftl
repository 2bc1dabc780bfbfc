panguingue-refusals-declare-first = Najpierw wszyscy mówią, czy grają, czy się wycofują.
panguingue-refusals-already-declared = Wszyscy już zdecydowali; później nikt nie może się wycofać.
panguingue-refusals-answer-first = { $upcard ->
    [none] Trwają jeszcze pytania, czy ktoś wymusza odkrytą kartę.
   *[other] Trwają jeszcze pytania, czy ktoś wymusza { $upcard }.
}
panguingue-refusals-no-demand = Nie ma teraz czego wymuszać: można tylko zmusić gracza w ruchu do wzięcia odkrytej karty, która pasuje do jego układu, zanim dobierze.
panguingue-refusals-dropped = To rozdanie toczy się bez ciebie, po twoim wycofaniu się.
panguingue-refusals-draw-first = Najpierw dobierz.
panguingue-refusals-already-drew = W tym ruchu karta jest już dobrana.
panguingue-refusals-must-take = { $upcard ->
    [none] Wymuszono na tobie wzięcie odkrytej karty i jej dołożenie.
   *[other] Wymuszono na tobie wzięcie { $upcard } i jej dołożenie.
}
panguingue-refusals-no-discard = Nie ma odkrytej karty do wzięcia.
panguingue-refusals-not-usable = { $upcard ->
    [none] Odkrytą kartę można wziąć tylko po to, by od razu ją wyłożyć lub dołożyć, a ta nie pasuje do twoich układów ani nie tworzy nowego.
   *[other] { $upcard } można wziąć tylko po to, by od razu ją wyłożyć lub dołożyć, a ta nie pasuje do twoich układów ani nie tworzy nowego.
}
panguingue-refusals-place-taken = { $card ->
    [none] To karta wzięta ze stosu odkrytego: wyłóż ją lub dołóż przed każdą inną.
   *[other] { $card } to karta wzięta ze stosu odkrytego: wyłóż ją lub dołóż przed każdą inną.
}
panguingue-refusals-lay-off-taken = { $card ->
    [none] To karta wzięta, bo pasuje do układu: dołóż ją przed wszystkim innym.
   *[other] { $card } to karta wzięta, bo pasuje do układu: dołóż ją przed wszystkim innym.
}
panguingue-refusals-place-drawn = { $card ->
    [none] Przy tym stole dobraną kartę trzeba wyłożyć lub dołożyć przed kartami z ręki.
   *[other] Przy tym stole { $card } trzeba wyłożyć lub dołożyć przed kartami z ręki.
}
panguingue-refusals-strands-taken = { $card ->
    [none] Po tym podziale nie da się ani wyłożyć, ani dołożyć wziętej karty.
   *[other] Po tym podziale nie da się ani wyłożyć, ani dołożyć { $card }.
}
panguingue-refusals-discard-drawn = { $card ->
    [none] Dobrana karta nie jest wyłożona ani dołożona, więc musisz ją odrzucić.
   *[other] Dobrana { $card } nie jest wyłożona ani dołożona, więc musisz ją odrzucić.
}
panguingue-refusals-unsafe = { $card ->
    [none] Z tą kartą następny gracz, który ma dziesięć wyłożonych, mógłby zakończyć, a ty masz bezpieczną kartę.
   *[other] Z { $card } następny gracz, który ma dziesięć wyłożonych kart, mógłby zakończyć, a ty masz bezpieczną kartę.
}
panguingue-refusals-go-out-now = Masz jedenaście wyłożonych kart: zakończ albo najpierw podziel układ.
panguingue-refusals-not-eleven = Do zakończenia potrzeba jedenastu wyłożonych kart, a ty masz { $melded }.
panguingue-refusals-no-cards = To nie układ.
panguingue-refusals-not-a-meld = { $why ->
    [short] { $cards } to nie układ: układ ma co najmniej trzy karty.
    [two-suits] { $cards } to nie układ: grupa jest w jednym kolorze albo w co najmniej trzech.
    [suit-twice] { $cards } to nie układ: ma jeden kolor dwa razy.
    [gap] { $cards } to nie układ: sekwens to kolejne karty, a as jest niski.
   *[neither] { $cards } to nie układ: układ to grupa jednej wartości albo sekwens w jednym kolorze.
}
panguingue-refusals-part-not-a-meld = { $why ->
    [short] { $cards } samo nie jest układem: układ ma co najmniej trzy karty.
    [two-suits] { $cards } samo nie jest układem: grupa jest w jednym kolorze albo w co najmniej trzech.
    [suit-twice] { $cards } samo nie jest układem: ma jeden kolor dwa razy.
    [gap] { $cards } samo nie jest układem: sekwens to kolejne karty, a as jest niski.
   *[neither] { $cards } samo nie jest układem: układ to grupa jednej wartości albo sekwens w jednym kolorze.
}
panguingue-refusals-does-not-fit = { $card } nie pasuje do { $meld }.
panguingue-refusals-does-not-fit-that = { $card ->
    [none] Ta karta nie pasuje do tego układu.
   *[other] { $card } nie pasuje do tego układu.
}
panguingue-refusals-no-melds = Nie masz jeszcze układu na stole.
panguingue-refusals-number-of-melds = { $melds ->
        [one] Nie masz układu o tym numerze: twoje są od 1 do { $melds }, od lewej do prawej.
        [few] Nie masz układu o tym numerze: twoje są od 1 do { $melds }, od lewej do prawej.
        [many] Nie masz układu o tym numerze: twoje są od 1 do { $melds }, od lewej do prawej.
       *[other] Nie masz układu o tym numerze: twoje są od 1 do { $melds }, od lewej do prawej.
    }
panguingue-refusals-small-to-split = { $meld ->
    [none] Ten układ jest za mały do podziału: potrzeba co najmniej 6 kart.
   *[other] { $meld } to za mało do podziału: potrzeba co najmniej 6 kart.
}
panguingue-refusals-small-to-borrow = { $meld ->
    [none] Ten układ jest za mały, by z niego pożyczać: potrzeba co najmniej 4 kart.
   *[other] { $meld } to za mało, by pożyczać: potrzeba co najmniej 4 kart.
}
panguingue-refusals-rest = { $cards ->
    [none] Bez tych kart zostałaby reszta, która nie jest układem.
   *[other] Bez tych kart zostałoby { $cards }, a to nie układ.
}
panguingue-refusals-not-on-board = { $cards ->
    [none] Tej karty nie ma w twoich układach.
   *[other] { $cards } nie ma w twoich układach.
}
panguingue-refusals-nothing-borrowed = Aby pożyczyć, weź co najmniej jedną kartę ze swojego układu; same karty z ręki po prostu wyłóż.
panguingue-refusals-needs-own-card = { $cards ->
    [none] Same nie mogą tworzyć układu: co najmniej jedna karta musi być niepożyczona.
   *[other] { $cards } same nie mogą tworzyć układu: co najmniej jedna karta musi być niepożyczona.
}
panguingue-refusals-laid-off-this-turn = { $card ->
    [none] Ta karta została dołożona w tym ruchu: pożyczyć ją można od następnego ruchu.
   *[other] { $card } to karta dołożona w tym ruchu: pożyczyć ją można od następnego ruchu.
}
