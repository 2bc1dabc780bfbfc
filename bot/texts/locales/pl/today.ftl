today-command = Jedno rozdanie dziennie, takie samo dla całego świata, i zagadka
today-name = Rozdanie dnia · { $day }
today-puzzle-title = Zagadka · { $day }
today-about = Jedno rozdanie gina przeciw komputerowi na poziomie *ekspert*. Cały świat dostaje te same karty i tego samego przeciwnika. Nie ma zegara ani podpowiedzi.
today-ends = Dzień kończy się { $time }.
today-in-play = Twoje karty czekają.
today-over = Dzień { $day } minął; to wynik końcowy.
today-finished = { $players ->
    [0] Nikt jeszcze nie skończył.
    [one] Skończyła { $players } osoba.
    [few] Skończyły { $players } osoby.
    [many] Skończyło { $players } osób.
   *[other] Skończyło { $players } osoby.
}
today-play = Graj
today-continue = Graj dalej
today-puzzle = Zagadka
today-share = Udostępnij
today-fair = Jak to jest rozdane
today-back = Rozdanie dnia
today-ending = { $ending ->
    [gin-won] gin
    [gin-lost] przegrana z ginem
    [big_gin-won] duży gin
    [big_gin-lost] przegrana z dużym ginem
    [knock-won] wygrana po zastukaniu
    [knock-lost] przegrana po zastukaniu
    [undercut-won] wygrana przez podcięcie
    [undercut-lost] przegrana przez podcięcie
    [resigned] poddanie
    [unfinished] nieskończone
   *[other] bez punktów
}
today-turns = { $turns ->
    [one] { $turns } ruch
    [few] { $turns } ruchy
    [many] { $turns } ruchów
   *[other] { $turns } ruchu
}
today-better = lepiej niż { $percent } %
today-streak = { $days ->
    [one] seria { $days }
    [few] seria { $days }
    [many] seria { $days }
   *[other] seria { $days }
}
today-first = Kończysz jako pierwsza osoba.
today-so-far = Wśród tych, którzy już skończyli. Ostateczne będzie po końcu dnia.
today-server = **Najlepsi na tym serwerze**
today-everybody = **Najlepsi ze wszystkich**
today-anonymous = anonimowo
today-names = -# Inne serwery widzą imię tylko wtedy, gdy tego chcesz: `/settings me known_as`.
today-fair-title = Jak rozdawane jest rozdanie dnia
today-fair-about = Karty wynikają z jednego sekretu na dzień i z niczego więcej. Jego odcisk jest zapisywany przed początkiem dnia, żeby nikt nie mógł potem wybrać kart. Po końcu dnia sekret jest pokazywany, a dowód twojego rozdania można sprawdzić jak każdy inny: `/results replay` i **Eksport**.
today-fair-commitment = Odcisk na dzień { $day }: { $commitment }
today-fair-sealed = Zapisano { $time }.
today-fair-late = Zapisano go już po początku dnia, bo bot wcześniej nie działał.
today-fair-secret = Sekret z dnia { $day }: { $secret }
today-fair-year = Wszystkie dni roku { $year } w jednym haszu: { $digest }
today-fair-list = Wszystkie odciski
today-fair-file = Odciski wszystkich dni roku { $year }. Hasz tej listy jest na poprzedniej stronie.
today-puzzle-ask = { $game }: grasz jako { $player } i to twój ruch. Jaką kartę odrzucasz?
today-puzzle-late = -# Powstała już po początku dnia, bo żadna nie była gotowa.
today-puzzle-menu = Wybierz kartę do odrzucenia
today-puzzle-best = { $card } to najlepsza karta do odrzucenia. To twój wybór.
today-puzzle-cost = { $card }: koszt { $cost } { $unit ->
    [chips] żetonu
   *[points] punktu
}. Najlepiej odrzucić { $best }.
today-puzzle-chosen = { $players ->
    [0] nikt
    [one] { $players } osoba
    [few] { $players } osoby
    [many] { $players } osób
   *[other] { $players } osoby
}
today-puzzle-first = najlepiej
today-puzzle-judge = -# Wyszukiwanie rozgrywa każdy wybór wiele razy z tym, co może być zakryte. Koszty to średnie, z ufnością 95 %.
today-player = Gracz { $number }
today-not-stored = Tego nie zapisano: naciśnij za chwilę jeszcze raz.
today-clocks = Dzień właśnie się zmienił albo zegar bota źle chodzi. Spróbuj za chwilę jeszcze raz.
today-no-secret = Nie można rozdać rozdania dnia: klucz bota nie jest tym, którym zapieczętowano dzień. Właściciel przeczyta więcej w dzienniku.
today-erased = Rozdanie dnia już za tobą; dane o tobie zostały usunięte.
today-no-puzzle = Na ten dzień nie ma zagadki.
today-puzzle-over = Ta zagadka minęła: `/today` ma nową.
today-no-choice = Tej karty nie można wybrać. Naciśnij jeszcze raz **Zagadka**.
today-not-over = Nie masz jeszcze czego udostępnić: najpierw skończ rozdanie.
today-known-as = Na listach wszystkich serwerów
    .anonymous = Bez mojego imienia
    .name = Z moim imieniem
today-known-as-option = Jak nazywają cię listy wszystkich serwerów
