statistics-command = Statystyki wszystkich rozdań na serwerze: czy ludzie i komputery dostają równe karty?
statistics-option-game = Która gra (domyślnie: wszystkie)
statistics-picture = Każdy wynik obok tego, co daje uczciwe tasowanie; tekst powyżej mówi to samo
statistics-expected = uczciwie
statistics-title = 🔏 Karty tego serwera · { $game }
statistics-title-all-games = 🔏 Karty tego serwera · wszystkie gry
statistics-none = Nie policzono jeszcze rozdań: za mało. Statystyki zaczynają się od { $fewest }.
statistics-too-few = { $count ->
        [one] Policzono dotąd { $deals } rozdanie
        [few] Policzono dotąd { $deals } rozdania
        [many] Policzono dotąd { $deals } rozdań
       *[other] Policzono dotąd { $deals } rozdań
    }: za mało. Statystyki zaczynają się od { $fewest }.
statistics-deals = { $count ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdań
    }
statistics-expectation = { $count ->
        [one] **{ $deals } rozdanie.**
        [few] **{ $deals } rozdania.**
        [many] **{ $deals } rozdań.**
       *[other] **{ $deals } rozdań.**
    } Uczciwe tasowanie powinno dać, bez względu na to, jak kto gra: 50 ze 100 porównań i różnicę 0 we wszystkim innym.
statistics-lot = { $direction ->
    [more] Komputery rozdawały jako pierwsze częściej, niż im wypada: { $difference } na 100
   *[less] Komputery rozdawały jako pierwsze rzadziej, niż im wypada: { $difference } na 100
}
statistics-better = { $who ->
    [computers] Komputery miały lepszą pierwszą rękę niż ludzie: { $share } na 100 porównań
    [dealer] Rozdający mieli lepszą pierwszą rękę niż inni: { $share } na 100 porównań
   *[seat] Gracze na pierwszym miejscu mieli lepszą pierwszą rękę niż inni: { $share } na 100 porównań
}
statistics-deadwood = { $who ->
    [computers] Komputery dostały
    [dealer] Rozdający dostali
   *[seat] Gracze na pierwszym miejscu dostali
} { $direction ->
    [more] więcej punktów w wolnych kartach
   *[less] mniej punktów w wolnych kartach
} niż { $who ->
    [computers] ludzie
   *[others] inni
}: o { $difference }
statistics-fits = { $who ->
    [computers] Komputery dostały
    [dealer] Rozdający dostali
   *[seat] Gracze na pierwszym miejscu dostali
} { $direction ->
    [more] więcej par pasujących kart
   *[less] mniej par pasujących kart
} niż { $who ->
    [computers] ludzie
   *[others] inni
}: o { $difference }
statistics-courts = { $who ->
    [computers] Komputery dostały
    [dealer] Rozdający dostali
   *[seat] Gracze na pierwszym miejscu dostali
} { $direction ->
    [more] więcej króli, dam i waletów
   *[less] mniej króli, dam i waletów
} niż { $who ->
    [computers] ludzie
   *[others] inni
}: o { $difference }
statistics-jokers = { $who ->
    [computers] Komputery dostały
    [dealer] Rozdający dostali
   *[seat] Gracze na pierwszym miejscu dostali
} { $direction ->
    [more] więcej jokerów
   *[less] mniej jokerów
} niż { $who ->
    [computers] ludzie
   *[others] inni
}: o { $difference }
statistics-accusing = **{ $answers }. Trudno to wyjaśnić przypadkiem. Zapytaj właściciela bota.**
statistics-usual = **{ $answer }. To nic niezwykłego.**
statistics-all-usual = **Nic niezwykłego.**
statistics-wins = Wygrane zależą też od zasad i umiejętności, więc są pokazane bez oceny: wygrane rozdania na 100 ponad równy udział, rozdający, a potem kolejne miejsca: { $places }.
statistics-method = ± uwzględnia { $questions ->
        [one] { $questions } pytanie
        [few] { $questions } pytania
        [many] { $questions } pytań
       *[other] { $questions } pytań
    } naraz (Bonferroni): taka strona oskarża uczciwego rozdającego najwyżej w { $level } przypadku na 100. Pierwsze ręce porównuje się w obrębie rozdania.
statistics-counted = Liczy się każde sprawdzalne rozdanie zakończonych meczów z jawnymi kartami; prywatne są pominięte, bo sumy ujawniłyby ich karty.
statistics-label = { $what ->
    [better] lepsze ręce
    [fits] pasujące karty
    [courts] figury
    [jokers] jokery
    [lot] pierwsze rozdawanie
   *[deadwood] wolne karty
}, { $who ->
    [computers] komputery
    [dealer] rozdający
   *[seat] miejsce 1
}
