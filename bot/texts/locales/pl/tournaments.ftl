## Formaty

tournaments-format-arena = Arena
    .about = Do końca czasu: kto wolny, ten gra; od trzeciej wygranej z rzędu każda liczy się podwójnie.
tournaments-format-knockout = Puchar
    .about = Kto przegra mecz, odpada, aż zostanie jedna osoba.
tournaments-format-round-robin = Każdy z każdym
    .about = Wszyscy grają ze wszystkimi, runda po rundzie.
tournaments-format-swiss = Szwajcarski
    .about = W każdej rundzie trafiasz na kogoś z podobną liczbą punktów; nikt nie odpada.
tournaments-format-league = Liga
    .about = W każdej grupie wszyscy grają ze wszystkimi; wszystkie mecze trwają jednocześnie.
tournaments-format-ladder = Ranking wyzwań
    .about = Ranking: kto pokona kogoś wyżej, awansuje o połowę odległości.

## Wiadomość

tournaments-title = { $name } · { $game } · { $format }
tournaments-title-unnamed = { $game } · { $format }
tournaments-footer = Turniej { $number } · otwiera { $player }
tournaments-numbered = Turniej { $number }
tournaments-back = Wróć do turnieju
tournaments-starts = **Początek** { $time } ({ $left })
tournaments-starts-full = **Początek**, gdy zajęte będą wszystkie miejsca ({ $places }) albo gdy zdecyduje organizator
tournaments-starts-organiser = **Początek**, gdy zdecyduje organizator
tournaments-check-in-later = **Potwierdzanie** zaczyna się { $time }: kto do początku nie potwierdzi, nie gra.
tournaments-check-in-open = **Można potwierdzać.** Naciśnij **Potwierdź**: kto do początku nie potwierdzi, nie gra.
tournaments-lasts-arena = **Trwa** { $length }
tournaments-lasts-month = **Sezon trwa** { $length }
tournaments-rounds-of = **Rundy** { $rounds }
tournaments-divisions = **Grupy** { $divisions }
tournaments-clock = **Czas na mecz** { $clock } dla każdej osoby i { $increment } więcej po każdej turze
tournaments-clock-only = **Czas na mecz** { $clock } dla każdej osoby
tournaments-turn = **Czas na turę** { $turn }; kto go przekroczy, przegrywa mecz
tournaments-deals = { $deals ->
    [one] **Mecz** to { $deals } rozdanie
    [few] **Mecz** to { $deals } rozdania
    [many] **Mecz** to { $deals } rozdań
   *[other] **Mecz** to { $deals } rozdania
}
tournaments-duplicate = **Te same karty dla wszystkich:** w każdej rundzie na wszystkich stołach są te same rozdania, a liczy się różnica do innych.
tournaments-rules = **Zasady** { $rules }
tournaments-entry = { $count ->
    [one] **Wpisowe** { $entry } żeton · **w puli** { $pot }
    [few] **Wpisowe** { $entry } żetony · **w puli** { $pot }
    [many] **Wpisowe** { $entry } żetonów · **w puli** { $pot }
   *[other] **Wpisowe** { $entry } żetonu · **w puli** { $pot }
}
tournaments-prizes = **Nagrody** { $shares } puli za pierwsze miejsca
tournaments-role = **Za wygraną** { $role }
tournaments-registered = **Zapisani** { $registered }
tournaments-registered-of = **Zapisani** { $registered } z { $places }
tournaments-checked-in = **Potwierdzili** { $ready } z { $registered }
tournaments-waiting = **Czekają na miejsce** { $waiting }
tournaments-nobody = Jeszcze nikt: zacznij.
tournaments-more-names = { $count ->
    [one] i jeszcze { $count }
    [few] i jeszcze { $count }
    [many] i jeszcze { $count }
   *[other] i jeszcze { $count }
}
tournaments-fewest = { $fewest ->
    [one] Jeśli nie zagra co najmniej { $fewest } osoba, turniej jest odwołany.
    [few] Jeśli nie zagrają co najmniej { $fewest } osoby, turniej jest odwołany.
    [many] Jeśli nie zagra co najmniej { $fewest } osób, turniej jest odwołany.
   *[other] Jeśli nie zagra co najmniej { $fewest } osoby, turniej jest odwołany.
}
tournaments-fewest-paid-back = { $fewest ->
    [one] Jeśli nie zagra co najmniej { $fewest } osoba, turniej jest odwołany i wszystko wraca.
    [few] Jeśli nie zagrają co najmniej { $fewest } osoby, turniej jest odwołany i wszystko wraca.
    [many] Jeśli nie zagra co najmniej { $fewest } osób, turniej jest odwołany i wszystko wraca.
   *[other] Jeśli nie zagra co najmniej { $fewest } osoby, turniej jest odwołany i wszystko wraca.
}
tournaments-round = Runda { $round }
tournaments-round-of = Runda { $round } z { $rounds }
tournaments-final = Finał
tournaments-for-third = Mecz o trzecie miejsce
tournaments-semifinals = Półfinały
tournaments-quarterfinals = Ćwierćfinały
tournaments-under-way = { $matches ->
    [one] Trwa { $matches } mecz
    [few] Trwają { $matches } mecze
    [many] Trwa { $matches } meczów
   *[other] Trwa { $matches } meczu
}
tournaments-next-round = Następna runda zaczyna się { $time }.
tournaments-ends = Koniec { $time }.
tournaments-last-matches = Czas minął; ostatnie mecze toczą się do końca.
tournaments-paused = **Wstrzymany przez organizatora:** dopóki nie ruszy dalej, nie zaczyna się żaden mecz.
tournaments-stalled = **Stało się coś nieoczekiwanego:** turniej na razie nie idzie dalej. Próbuję ponownie; nic nie przepadło.
tournaments-playing-now = **Teraz grają**
tournaments-resting = **Odpoczywają** { $players }
tournaments-bye = **Bez rywala w tej rundzie** { $players }
tournaments-challenges = **Wyzwania**
tournaments-challenge = { $player } wyzywa: { $other }. Termin odpowiedzi { $time }.
tournaments-division = Grupa { $division }
tournaments-review = **Wszystkie mecze są rozegrane.** Obejrzyjcie je i powiedzcie, jeśli coś się nie zgadza: nagrody są wypłacane { $time } albo gdy nikt nie ma zastrzeżeń.
tournaments-review-unpaid = **Wszystkie mecze są rozegrane.** Obejrzyjcie je i powiedzcie, jeśli coś się nie zgadza: wynik jest ostateczny { $time } albo gdy nikt nie ma zastrzeżeń.
tournaments-review-held = **Wszystkie mecze są rozegrane.** Wynik czeka na decyzję moderacji.
tournaments-content = Bez zastrzeżeń: { $content } z { $entrants }
tournaments-complaint-open = **Skarga, { $player }:** { $note }
tournaments-complaint-upheld = **Skarga, { $player }:** { $note } · uznana
tournaments-complaint-rejected = **Skarga, { $player }:** { $note } · odrzucona
tournaments-decision-reason = Powód: { $note }
tournaments-over = **Turniej się skończył.**
tournaments-won = **Wygrywa { $player }.**
tournaments-won-by-several = **Pierwsze miejsce dzielą: { $players }.**
tournaments-paid = { $count ->
    [one] { $player } dostaje { $chips } żeton
    [few] { $player } dostaje { $chips } żetony
    [many] { $player } dostaje { $chips } żetonów
   *[other] { $player } dostaje { $chips } żetonu
}
tournaments-replays = Każdy mecz można odtworzyć: naciśnij **Mecze**.
tournaments-cancelled-too-few = **Odwołany**, bo chętnych było za mało.
tournaments-cancelled-organiser = **Odwołany przez organizatora.**
tournaments-cancelled-channel = **Odwołany**, bo jego kanału już nie ma.
tournaments-paid-back = Wszystkie wpisowe są zwrócone.

## Wzmianki

tournaments-call-check-in = { $members }: można potwierdzać. Początek { $time }: naciśnij wcześniej **Potwierdź**, inaczej nie grasz.
tournaments-call-challenge = { $member }: wyzywa cię { $player }. Kto odmówi albo nie odpowie w terminie ({ $time }), spada o osiem miejsc.
tournaments-call-stalled = { $members }: stało się coś nieoczekiwanego i turniej na razie nie idzie dalej. Próbuję ponownie; nic nie przepadło. Jeśli nie chcesz czekać, odwołaj go: naciśnij **Prowadź**. Wtedy wszystko zostanie zwrócone.
tournaments-call-ended = { $members }: wszystkie mecze są rozegrane. Obejrzyjcie wynik i naciśnijcie **Bez zastrzeżeń** albo **Skarga**.
tournaments-call-cancelled = { $members }: turniej jest odwołany.

## Przyciski

tournaments-button-register = Zapisz się
tournaments-button-join = Dołącz
tournaments-button-withdraw = Wycofaj się
tournaments-button-check-in = Potwierdź
tournaments-button-rest = Odpocznij
tournaments-button-back = Wracam
tournaments-button-mine = Mój mecz
tournaments-button-details = Więcej …
tournaments-button-standings = Tabela
tournaments-button-rounds = Rundy
tournaments-button-matches = Mecze
tournaments-button-log = Dziennik
tournaments-button-manage = Prowadź
tournaments-button-agree = Bez zastrzeżeń
tournaments-button-complain = Skarga …
tournaments-button-accept = Przyjmij
tournaments-button-decline = Odmów
tournaments-button-start = Zacznij teraz
tournaments-button-again = Pokaż ponownie
tournaments-button-pause = Wstrzymaj
tournaments-button-resume = Wznów
tournaments-button-cancel = Odwołaj …
tournaments-button-disqualify = Wyklucz …
tournaments-button-substitute = Zastępstwo …
tournaments-button-result = Ustal wynik …
tournaments-button-decide = Rozstrzygnij …
tournaments-button-season = Następny sezon
tournaments-button-older = Starsze
tournaments-button-newer = Nowsze
tournaments-button-overview = Przegląd
tournaments-button-sure = Tak, wycofaj
tournaments-button-form = Otwórz turniej …

## Kolumny

tournaments-column-points = Punkty
tournaments-column-played = Mecze
tournaments-column-wins = Wygrane
tournaments-column-buchholz = Buchholz
tournaments-column-sonneborn-berger = S.-Berger
tournaments-column-direct-encounter = Bezpośr.
tournaments-column-best-round = Najl. runda
tournaments-column-rounds = Rundy
tournaments-picture-standings = Tabela: { $standings }
tournaments-picture-bracket = Drabinka pucharowa: { $matches }
tournaments-picture-meeting = { $player } i { $other }
tournaments-picture-meeting-won = { $player } i { $other }: wygrywa { $winner }
tournaments-free = bez rywala

## Strony

tournaments-list = Turnieje
tournaments-list-none = Nie ma jeszcze żadnego turnieju. `/tournament open` otwiera nowy.
tournaments-list-line = **{ $number }** { $title }
tournaments-stage-registration = zapisy otwarte
tournaments-stage-running = trwa
tournaments-stage-review = wszystkie mecze rozegrane
tournaments-stage-over = zakończony
tournaments-stage-cancelled = odwołany
tournaments-choose = Wybierz turniej
tournaments-own-not-in = Nie bierzesz udziału.
tournaments-own-registered = Masz miejsce w turnieju.
tournaments-own-checked-in = Masz miejsce w turnieju, udział potwierdzony.
tournaments-own-waiting = Czekasz na miejsce; pozycja w kolejce: { $place }.
tournaments-own-playing = Grasz przeciwko: { $players }. { $table }
tournaments-own-being-opened = Grasz przeciwko: { $players }. Stół właśnie się otwiera.
tournaments-own-free = Nie masz teraz meczu.
tournaments-own-resting = Odpoczywasz. Naciśnij **Wracam**, żeby grać dalej.
tournaments-own-place = Twoje miejsce: { $place } z { $entrants }. { $points }
tournaments-own-withdrawn = Nie grasz już w tym turnieju.
tournaments-own-disqualified = Wykluczono cię.
tournaments-own-replaced = { $player } gra dalej za ciebie.
tournaments-own-challenged = { $player } cię wyzywa. Kto nie odpowie, spada o osiem miejsc.
tournaments-standings = Tabela
tournaments-standings-none = Nie ma jeszcze tabeli.
tournaments-rounds = Rundy
tournaments-rounds-none = Nie ma jeszcze żadnych par.
tournaments-matches = Mecze
tournaments-choose-match = Obejrzyj mecz
tournaments-choose-rival = Wyzwij kogoś wyżej
tournaments-page = Strona { $page } z { $pages }
tournaments-match-result = { $players } · **{ $score }**
tournaments-match-won-by = { $players } · **{ $score }** · wygrywa { $winners }
tournaments-match-set = { $players } · **{ $score }** · wynik ustala organizator
tournaments-match-forfeit = { $players } · nierozegrany: wygrywa { $winners }
tournaments-match-nobody = { $players } · nierozegrany
tournaments-match-lot = { $players } · **{ $score }** · los rozstrzyga: { $winners }
tournaments-match-playing = { $players } · { $table }
tournaments-match-opening = { $players } · stół właśnie się otwiera
tournaments-match = Mecz { $number }
tournaments-match-won = Wygrywa: { $players }.
tournaments-match-draw = Nikt nie wygrywa.
tournaments-match-gone = Poddanie, koniec czasu albo nieobecność: { $players }.
tournaments-table = Stół { $number }
tournaments-with-same-cards = Z tymi samymi kartami, w porównaniu z innymi stołami
tournaments-difference = { $player }: **{ $difference }**

## Dziennik

tournaments-log = Dziennik
tournaments-log-none = Nic się jeszcze nie wydarzyło.
tournaments-log-registered = { $player }: zapis.
tournaments-log-withdrawn = { $player }: wycofanie się.
tournaments-log-check-in-opened = Otwarto potwierdzanie.
tournaments-log-checked-in = { $player }: potwierdzenie udziału.
tournaments-log-started = { $count ->
    [one] Turniej się zaczął: gra { $count } osoba.
    [few] Turniej się zaczął: grają { $count } osoby.
    [many] Turniej się zaczął: gra { $count } osób.
   *[other] Turniej się zaczął: gra { $count } osoby.
}
tournaments-log-round = { $matches ->
    [one] Runda { $round } zaczęła się: { $matches } mecz.
    [few] Runda { $round } zaczęła się: { $matches } mecze.
    [many] Runda { $round } zaczęła się: { $matches } meczów.
   *[other] Runda { $round } zaczęła się: { $matches } meczu.
}
tournaments-log-bye = Bez rywala: { $players }.
tournaments-log-paired = Mecz { $number } zaczął się: { $players }.
tournaments-log-finished = Mecz { $number }, { $players }: { $score }.
tournaments-log-won = Mecz { $number }, { $players }: { $score }; wygrywa { $winners }.
tournaments-log-set = Ustalono wynik meczu { $number }, { $players }: { $score }.
tournaments-log-forfeit = Mecz { $number }, { $players }, nierozegrany; wygrywa { $winners }.
tournaments-log-not-played = Mecz { $number }, { $players }, nierozegrany; nikt nie wygrywa.
tournaments-log-lot = Mecz { $number }, { $players }, znów na remis; los rozstrzyga: { $winners }.
tournaments-log-resting = { $player } odpoczywa.
tournaments-log-back = { $player } znów gra.
tournaments-log-substituted = { $other } gra dalej na miejscu: { $player }.
tournaments-log-disqualified = { $player }: wykluczenie.
tournaments-log-challenged = { $player } wyzywa: { $other }.
tournaments-log-accepted = { $player } przyjmuje wyzwanie.
tournaments-log-declined = { $player } odrzuca wyzwanie i spada o osiem miejsc.
tournaments-log-lapsed = { $player } nie odpowiada w terminie i spada o osiem miejsc.
tournaments-log-paused = Turniej wstrzymano.
tournaments-log-resumed = Turniej wznowiono.
tournaments-log-stalled = Stało się coś nieoczekiwanego: turniej stanął.
tournaments-log-recovered = Turniej idzie dalej po zakłóceniu.
tournaments-log-delayed = Nie było mnie: wszystko przesuwa się o { $time }.
tournaments-log-set-back = Mój zegar został cofnięty: wszystkie dotychczasowe godziny są o { $time } wcześniejsze.
tournaments-log-play-ended = Rozegrano wszystkie mecze.
tournaments-log-agreed = { $player } nie ma zastrzeżeń.
tournaments-log-complained = { $player } składa skargę.
tournaments-log-upheld = Skargę uznano: { $player }.
tournaments-log-rejected = Skargę odrzucono: { $player }.
tournaments-log-taken-back = { $player } wycofuje skargę.
tournaments-log-closed = Turniej się skończył.
tournaments-log-closed-paid = Turniej się skończył i wypłacono nagrody: { $prizes }.
tournaments-log-cancelled-too-few = Chętnych było za mało: turniej odwołano.
tournaments-log-cancelled-organiser = Turniej odwołano.
tournaments-log-cancelled-channel = Kanał usunięto: turniej odwołano.
tournaments-log-by = Decyzja: { $member }
tournaments-log-why = Powód: { $note }

## Organizator

tournaments-manage = Prowadzenie turnieju
tournaments-manage-about = Wszystko, co tu robisz, jest w dzienniku z twoim imieniem i powodem; każdy może to przeczytać.
tournaments-manage-registration = **Zacznij teraz** zaczyna ze wszystkimi zapisanymi, a jeśli trwa potwierdzanie, z tymi, którzy potwierdzili.
tournaments-manage-running = **Wstrzymaj**: nie zaczyna się żaden mecz. **Zastępstwo**: inna osoba gra dalej z punktami kogoś, kto nie ma teraz meczu. **Ustal wynik** kończy mecz albo zmienia jego wynik.
tournaments-manage-review = **Rozstrzygnij** jest dla moderacji: turniej kończy się, gdy rozstrzygnięte są wszystkie skargi.

## Formularze

tournaments-form = Otwórz turniej
tournaments-form-game = Gra
tournaments-form-format = Format
tournaments-form-start = Początek
    .about = „za 30 min”, „20:30” (UTC), „2026-12-24 18:00” (UTC) albo „komplet”: gdy nie ma wolnych miejsc
tournaments-form-clock = Czas dla każdej osoby
tournaments-form-more = Więcej (opcjonalnie)
    .about = name, places, entry, prizes, deals, duplicate, rounds, length, check_in, role albo zasady gry
    .example = name=Piątkowy puchar, places=16, entry=100, prizes=50/30/20
tournaments-form-clock-match = { $minutes } min + { $seconds } s
tournaments-form-clock-day = Bez zegara: dzień na każdą turę
tournaments-form-reason = Powód
    .about = Każdy może go przeczytać w dzienniku.
tournaments-form-cancel = Odwołaj turniej
tournaments-form-disqualify = Wyklucz kogoś
tournaments-form-substitute = Wyznacz zastępstwo
tournaments-form-result = Ustal wynik meczu
tournaments-form-decide = Rozstrzygnij skargę
tournaments-form-complain = Złóż skargę
tournaments-form-complaint = Co się nie zgadza?
    .about = Każdy może to przeczytać. Decyduje moderacja.
tournaments-form-entrant = Kto gra
tournaments-form-substitute-member = Kto gra dalej na tym miejscu
tournaments-form-match = Mecz
tournaments-form-scores = Punkty każdej osoby, w kolejności imion
    .about = Na przykład „120 85”; więcej znaczy lepiej
tournaments-form-which = Czyja skarga
tournaments-form-decision = Decyzja
tournaments-form-upheld = Uznaj
tournaments-form-rejected = Odrzuć
tournaments-typed-in = za po
tournaments-typed-minutes = m min minuta minutę minuty minut
tournaments-typed-hours = h g godz godzina godzinę godziny godzin
tournaments-typed-days = d dzień dni dzien
tournaments-typed-full = komplet
tournaments-typed-usual = za 30 min

## Polecenia

tournaments-command = Turnieje: otwórz, weź udział, obejrzyj tabelę
tournaments-command-open = Otwórz turniej na tym kanale; bez opcji otwiera się formularz
tournaments-command-list = Wszystkie turnieje na tym serwerze
tournaments-command-show = Jeden turniej i co możesz w nim zrobić
tournaments-command-standings = Tabela turnieju
tournaments-command-rounds = Kto z kim grał, runda po rundzie
tournaments-command-matches = Mecze turnieju, z odtwarzaniem
tournaments-command-log = Wszystko, co wydarzyło się w turnieju
tournaments-command-register = Zapisz się na turniej
tournaments-command-withdraw = Wycofaj się z turnieju
tournaments-command-checkin = Potwierdź udział przed początkiem
tournaments-command-rest = Arena: odpocznij albo graj dalej
tournaments-command-challenge = Ranking wyzwań: wyzwij kogoś wyżej
tournaments-command-answer = Ranking wyzwań: przyjmij wyzwanie albo odmów
tournaments-command-agree = Powiedz, że nie masz zastrzeżeń do wyniku
tournaments-command-complain = Złóż skargę na wynik; decyduje moderacja
tournaments-command-manage = Organizator: zacznij, wstrzymaj, odwołaj i więcej
tournaments-command-start = Organizator: zacznij teraz
tournaments-command-pause = Organizator: wstrzymaj albo wznów
tournaments-command-cancel = Organizator: odwołaj turniej; wszystko wraca
tournaments-command-disqualify = Organizator: wyklucz kogoś
tournaments-command-substitute = Organizator: niech inna osoba gra dalej na czyimś miejscu
tournaments-command-result = Organizator: ustal wynik meczu
tournaments-command-decide = Moderacja: rozstrzygnij skargę
tournaments-command-season = Organizator: otwórz następny sezon ligi albo rankingu wyzwań
tournaments-option-number = Numer turnieju (domyślnie ten z tego kanału)
tournaments-option-name = Nazwa turnieju
tournaments-option-format = Kto z kim gra (domyślnie arena)
tournaments-option-start = „za 30 min” (domyślnie), „20:30” UTC, „2026-12-24 18:00” UTC albo „komplet”
tournaments-option-places = Ile osób gra najwyżej; inni czekają (domyślnie bez limitu)
tournaments-option-rounds = Rundy turnieju szwajcarskiego (domyślnie tyle co zwykle)
tournaments-option-length = Minuty areny (domyślnie 60); dni rankingu wyzwań (domyślnie 30)
tournaments-option-clock = Minuty każdej osoby na mecz; 0: liczą się tylko tury
tournaments-option-increment = Sekundy dodawane po każdej turze
tournaments-option-turn = Czas na turę; kto go przekroczy, przegrywa mecz
tournaments-option-entry = Żetony, które każdy wpłaca do puli
tournaments-option-prizes = Procenty puli za pierwsze miejsca, na przykład 50/30/20
tournaments-option-duplicate = Wszystkie stoły rundy dostają te same karty (szwajcarski, każdy z każdym)
tournaments-option-deals = Rozdania w meczu (domyślnie według zasad gry)
tournaments-option-third-place = Puchar: czy jest mecz o trzecie miejsce
tournaments-option-divisions = Liga: liczba grup
tournaments-option-check-in = Minuty na potwierdzenie przed początkiem; 0: bez potwierdzania
tournaments-option-role = Rola za wygraną, aż wygra ktoś inny
tournaments-option-threads = Czy każdy mecz ma wątek, gdzie mogę go utworzyć
tournaments-option-seats = Osoby przy stole
tournaments-option-rests = True: odpocznij; False: graj dalej
tournaments-option-member = Kto
tournaments-option-substitute = Kto gra dalej na tym miejscu
tournaments-option-accepts = True: przyjmij; False: odmów
tournaments-option-complaint = Co się nie zgadza; każdy może to przeczytać
tournaments-option-reason = Dlaczego; każdy może to przeczytać
tournaments-option-match = Numer meczu
tournaments-option-scores = Punkty każdej osoby w kolejności imion, na przykład 120 85
tournaments-option-upheld = True: uznaj skargę; False: odrzuć
tournaments-option-pauses = True: wstrzymaj; False: wznów

## Odpowiedzi

tournaments-opened = Turniej jest otwarty: za chwilę pojawi się na kanale.
tournaments-done-registered = Masz miejsce w turnieju.
tournaments-done-waiting = Wszystkie miejsca są zajęte: czekasz na wolne.
tournaments-done-withdrawn = Nie grasz już w tym turnieju.
tournaments-done-withdrawn-paid = Nie grasz już w tym turnieju, wpisowe wraca do ciebie.
tournaments-done-checked-in = Udział potwierdzony.
tournaments-done-resting = Odpoczywasz.
tournaments-done-back = Znów grasz.
tournaments-done-challenged = Wyzwanie wysłane: { $player } ma 48 godzin na odpowiedź.
tournaments-done-accepted = Wyzwanie przyjęte: stół właśnie się otwiera.
tournaments-done-declined = Wyzwanie odrzucone: spadasz o osiem miejsc.
tournaments-done-agreed = Zanotowano: nie masz zastrzeżeń.
tournaments-done-complained = Skarga jest zanotowana. Decyduje moderacja, a powód może przeczytać każdy.
tournaments-done-started = Turniej się zaczął.
tournaments-done-paused = Turniej jest wstrzymany.
tournaments-done-resumed = Turniej toczy się dalej.
tournaments-done-cancelled = Turniej jest odwołany.
tournaments-done-unread = Turniej jest odwołany, a to, co było w puli, zostało zwrócone. Jego zapisu nie da się już odczytać.
tournaments-done-disqualified = { $player }: wykluczenie z turnieju.
tournaments-done-substituted = { $other } gra dalej na miejscu: { $player }.
tournaments-done-set = Wynik jest ustalony.
tournaments-done-decided = Skarga jest rozstrzygnięta.
tournaments-done-again = Wiadomość jest teraz na końcu kanału.
tournaments-done-season = Następny sezon jest otwarty: za chwilę pojawi się na kanale. Wszyscy muszą zapisać się na nowo.
tournaments-withdraw-sure = Wycofać się z turnieju? Powrotu nie ma.
tournaments-withdraw-sure-match = Wycofać się z turnieju? Przegrasz mecz, który teraz grasz, a powrotu nie ma.

## Odmowy

tournaments-no-not-open = Zapisy są zamknięte: do tego turnieju nikt już nie dołącza.
tournaments-no-not-open-over = Ten turniej się skończył. `/tournament list` pokazuje inne.
tournaments-no-not-open-started = Ten turniej już się zaczął.
tournaments-no-already-in = Ta osoba już bierze udział.
tournaments-no-already-in-own = Już bierzesz udział. `/tournament show` mówi, co możesz zrobić.
tournaments-no-not-in = Ta osoba nie bierze udziału w tym turnieju.
tournaments-no-not-in-own = Nie bierzesz udziału w tym turnieju. Naciśnij **Zapisz się**, jeśli jeszcze można.
tournaments-no-out = Nie jesteś już w tym turnieju: po wycofaniu albo wykluczeniu nie ma powrotu.
tournaments-no-out-other = Tej osoby już nie ma w tym turnieju.
tournaments-no-not-yet = Potwierdzanie jeszcze się nie zaczęło: otwiera się { $time }.
tournaments-no-no-check-in = W tym turnieju nie ma potwierdzania: kto się zapisze, ten gra.
tournaments-no-not-running-yet = Ten turniej jeszcze się nie zaczął.
tournaments-no-not-running-over = Ten turniej się skończył: nic już nie można zmienić.
tournaments-no-not-running = To możliwe tylko, dopóki trwają mecze.
tournaments-no-not-in-review = Skargi można składać po rozegraniu wszystkich meczów, dopóki wynik nie jest ostateczny.
tournaments-no-too-few = { $needed ->
    [one] Może grać { $registered }, a potrzeba { $needed }. Poczekaj na więcej osób albo odwołaj turniej.
    [few] Może grać { $registered }, a potrzeba { $needed }. Poczekaj na więcej osób albo odwołaj turniej.
    [many] Może grać { $registered }, a potrzeba { $needed }. Poczekaj na więcej osób albo odwołaj turniej.
   *[other] Może grać { $registered }, a potrzeba { $needed }. Poczekaj na więcej osób albo odwołaj turniej.
}
tournaments-no-too-few-there = Liczą się tylko ci, którzy potwierdzili.
tournaments-no-paused = Turniej jest wstrzymany. Ruszy dalej, gdy zdecyduje organizator.
tournaments-no-not-paused = Turniej nie jest wstrzymany.
tournaments-no-still-playing = Ta osoba gra mecz { $number }. Poczekaj na jego koniec albo najpierw ustal jego wynik.
tournaments-no-match = Nie ma takiego meczu. `/tournament matches` pokazuje wszystkie z numerami.
tournaments-no-scores = { $seats ->
    [one] Mecz { $number } wymaga { $seats } liczby: punktów.
    [few] Mecz { $number } wymaga { $seats } liczb: punktów każdej osoby w kolejności imion.
    [many] Mecz { $number } wymaga { $seats } liczb: punktów każdej osoby w kolejności imion.
   *[other] Mecz { $number } wymaga { $seats } liczby: punktów każdej osoby w kolejności imion.
}
tournaments-no-complaint = Ta osoba nie ma skargi do rozstrzygnięcia.
tournaments-no-arena = Tylko arena stale daje nowych rywali: tam można odpocząć. Gdzie indziej zagraj swój mecz albo się wycofaj.
tournaments-no-ladder = To możliwe tylko w rankingu wyzwań, gdzie można się wyzywać.
tournaments-no-challenge = Nie ma wyzwania, na które możesz odpowiedzieć.
tournaments-no-challenged = Jedno z was ma już wyzwanie albo mecz. Najpierw zakończcie to.
tournaments-no-too-often = W tym sezonie ta osoba dostała już od ciebie trzy wyzwania. Wyzwij kogoś innego.
tournaments-no-not-above = Wyzwać można tylko kogoś wyżej.
tournaments-no-settled = Z tego wyniku wynika następna runda, więc nie można go już zmienić.
tournaments-no-seasons = Ten format nie ma następnego sezonu: sezony mają tylko ligi i rankingi wyzwań. Otwórz nowy turniej.
tournaments-no-season-yet = Ten sezon jeszcze trwa. Następny można otworzyć po jego końcu.
tournaments-no-tied = W pucharze ktoś musi wygrać: daj jednej stronie więcej punktów.
tournaments-no-full = { $most ->
    [one] Jedyne miejsce jest zajęte.
    [few] Wszystkie miejsca ({ $most }) są zajęte. Spróbuj, gdy ktoś odejdzie.
    [many] Wszystkie miejsca ({ $most }) są zajęte. Spróbuj, gdy ktoś odejdzie.
   *[other] Wszystkie miejsca ({ $most }) są zajęte. Spróbuj, gdy ktoś odejdzie.
}
tournaments-needs-format = **format**: stół dla więcej niż dwóch osób wymaga areny albo systemu szwajcarskiego.
tournaments-needs-places = **places**: { $given } jest niemożliwe. Najwyżej { $most } i co najmniej jeden pełny stół.
tournaments-needs-clock = **clock**: mecz musi mieć czas: podaj `clock` albo `turn`.
tournaments-needs-increment = **increment**: te sekundy dolicza się do zegara, a zegara nie ma. Podaj też `clock` albo pomiń `increment`.
tournaments-needs-turn = **turn**: jeden ruch nie może trwać dłużej niż `clock`, czas gracza na cały mecz. Podaj krótszy `turn` albo tylko jedno z dwojga.
tournaments-needs-check-in = **check_in**: { $given } min to więcej, niż zostało do początku. Podaj mniej minut, 0, jeśli ma nie być potwierdzania, albo późniejszy początek.
tournaments-needs-check-in-full = **check_in**: potwierdzanie zaczyna się na jakiś czas przed początkiem, a „komplet” to nie godzina. Podaj godzinę początku albo pomiń `check_in`.
tournaments-needs-duplicate = **duplicate**: te same karty dla wszystkich wymagają rund: wybierz szwajcarski albo każdy z każdym.
tournaments-needs-deals = **deals**: przy tych samych kartach dla wszystkich mecz musi mieć liczbę rozdań, na przykład `deals=3`.
tournaments-needs-entry = **entry**: { $given } to nie liczba żetonów.
tournaments-needs-prizes = **prizes**: { $given } jest niemożliwe. Podaj procenty, które razem dają 100, od najwyższego, na przykład 50/30/20.
tournaments-needs-start = **start**: { $given } to nie przyszły czas. Napisz „za 30 min”, „20:30” albo „2026-12-24 18:00” (oba UTC), albo „komplet”.
tournaments-needs-start-far = **start**: { $given } to za daleko. Najwyżej 60 dni.
tournaments-needs-start-full = **start**: „komplet” wymaga liczby miejsc, na przykład `places=16`.
tournaments-needs-number = **{ $option }**: { $given } jest niemożliwe. Możliwa jest liczba od { $low } do { $high }.
tournaments-needs-yes-no = **{ $option }**: { $given } jest niemożliwe. Możliwe jest yes albo no.
tournaments-needs-role = **role**: { $given } to nie rola tego serwera. Napisz jej nazwę albo ją oznacz.
tournaments-needs-role-low = **role**: nie mogę nadać { $role }. Potrzebuję uprawnienia **Zarządzanie rolami**, a moja rola musi być wyżej.
tournaments-needs-role-yours = **role**: nie możesz nadać { $role }. Potrzebujesz **Zarządzania rolami** i wyższej roli.
tournaments-needs-threads = Mecze nie mają tu własnych wątków: brakuje mi { $permissions }. Gra się na tym kanale.
tournaments-none-here = Nie ma tu turnieju. `/tournament list` pokazuje wszystkie, `/tournament open` otwiera nowy.
tournaments-none-numbered = Na tym serwerze nie ma turnieju { $number }. `/tournament list` pokazuje wszystkie.
tournaments-may-not-organise = Mogą to tu robić tylko organizatorzy. Moderacja wyznacza ich przez `/cardroom settings organisers`.
tournaments-not-organiser = To może zrobić tylko organizator tego turnieju. Poproś go albo moderację.
tournaments-too-many = { $limit ->
    [one] Na tym serwerze trwa już { $limit } turniej. Poczekaj na koniec albo go odwołaj.
    [few] Na tym serwerze trwają już { $limit } turnieje. Poczekaj na koniec jednego albo któryś odwołaj.
    [many] Na tym serwerze trwa już { $limit } turniejów. Poczekaj na koniec jednego albo któryś odwołaj.
   *[other] Na tym serwerze trwa już { $limit } turnieju. Poczekaj na koniec jednego albo któryś odwołaj.
}
tournaments-not-stored = Turnieju nie udało się zmienić: nic nie zapisano.
tournaments-not-stored-open = Turnieju nie udało się zapisać, więc nie jest otwarty.
