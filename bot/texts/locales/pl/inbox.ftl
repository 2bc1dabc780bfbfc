inbox-command = Twoje gry na wszystkich serwerach: gdzie jest twój ruch i co jeszcze na ciebie czeka
inbox-next = Następna gra
inbox-next-of = Następna gra ({ $games })
inbox-refresh = Odśwież
inbox-reminders = Przypomnienia …
inbox-leave = Weź urlop …
inbox-end-leave = Zakończ urlop
inbox-earlier = Wstecz
inbox-later = Więcej
inbox-send = Wyślij mi wszystko prywatnie
inbox-open = Otwórz grę
inbox-title = Twoje gry
inbox-nothing = Nic na ciebie nie czeka. Zacznij grę przez `/play`.
inbox-group-yours = Czekają na ciebie
inbox-group-ahead = Wkrótce
inbox-group-others = Ruch innych
inbox-group-ended = Zakończone
inbox-elsewhere = { $count ->
    [one] Jeszcze { $count } gra jest gdzie indziej. Otwórz `/games` w prywatnej rozmowie ze mną, żeby ją zobaczyć.
    [few] Jeszcze { $count } gry są gdzie indziej. Otwórz `/games` w prywatnej rozmowie ze mną, żeby je zobaczyć.
    [many] Jeszcze { $count } gier jest gdzie indziej. Otwórz `/games` w prywatnej rozmowie ze mną, żeby je zobaczyć.
   *[other] Jeszcze { $count } gry jest gdzie indziej. Otwórz `/games` w prywatnej rozmowie ze mną, żeby je zobaczyć.
}
inbox-page = Strona { $page } z { $pages }
inbox-anyone = z kimkolwiek
inbox-tournament = turniej
inbox-table = Stół { $number } · { $game }
inbox-turn = **Twój ruch**, koniec { $time }
inbox-turn-free = **Twój ruch**
inbox-turn-idle = **Twój ruch**; stół zamyka się { $time }
inbox-next-deal = Gotowe na następne rozdanie?
inbox-invited = Masz zaproszenie; miejsce czeka do { $time }
inbox-lobby = Czeka na graczy
inbox-lobby-closes = Czeka na graczy; zamyka się { $time }
inbox-thinking = Ruch: { $players }
inbox-thinking-until = Ruch: { $players }, koniec { $time }
inbox-thinking-leave = { $players }: urlop do { $date }
inbox-paused = Wstrzymane
inbox-between = Między rozdaniami
inbox-check-in = **Potwierdź** udział w turnieju; początek { $time }
inbox-check-in-now = **Potwierdź** udział w turnieju
inbox-challenge = **Masz wyzwanie**; odpowiedz na kanale turnieju
inbox-tournament-starts = Początek { $time }
inbox-tournament-open = Bierzesz udział
inbox-night = Wieczór gier, { $time }
inbox-night-open = **Wieczór gier trwa**
inbox-won = 🏆 **Wygrana** { $time }
inbox-lost = Przegrana { $time }
inbox-drawn = Remis { $time }
inbox-resigned = Poddana { $time }
inbox-new = nowe
inbox-missed = { $turns ->
    [one] { $turns } przegapiony ruch, ruszył się komputer
    [few] { $turns } przegapione ruchy, grał komputer
    [many] { $turns } przegapionych ruchów, grał komputer
   *[other] { $turns } przegapionego ruchu, grał komputer
}
inbox-away = komputer gra za ciebie, aż wrócisz
inbox-at-night = koniec w twoich godzinach ciszy
inbox-on-leave = ⏸️ Twój urlop trwa do { $date }.
inbox-direct-closed = ⚠️ Discord nie pozwala mi wysyłać ci prywatnych wiadomości. Zezwól na nie w ustawieniach wspólnego serwera; do tego czasu nie mogę ci przypominać.
inbox-sent = Wiadomość prywatna wysłana.
inbox-not-sent = Discord nie pozwala mi wysyłać ci prywatnych wiadomości. Zezwól na nie w ustawieniach wspólnego serwera.
inbox-none-waits = Żadna inna gra nie czeka na twój ruch.
inbox-board-leave = ⏸️ { $players }: urlop do { $date }
inbox-digest-title = Dzień dobry! To na ciebie czeka
inbox-missed-title = Przegapione ruchy
inbox-missed-about = Komputer zagrał za ciebie. Po trzech przegapionych ruchach z rzędu gra za ciebie, aż wrócisz.
inbox-form-reminders = Przypomnienia i godziny ciszy
inbox-form-zone = Strefa czasowa
    .about = Według największego miasta, na przykład Europe/Warsaw albo America/New_York
inbox-form-digest = Codzienna wiadomość o tym, co czeka, o
    .about = Godzina, na przykład 18:00. Puste pole: bez wiadomości.
inbox-form-quiet = Godziny ciszy
    .about = Na przykład 22:00-7:00: nic cię wtedy nie powiadomi. Czas twoich ruchów biegnie dalej.
inbox-saved = Zapisane.
inbox-digest-at = Codzienna wiadomość o { $time } ({ $zone }).
inbox-no-digest = Bez codziennej wiadomości.
inbox-quiet-from = Godziny ciszy od { $begin } do { $end } ({ $zone }). Co wtedy przyjdzie, dotrze do ciebie później, jeśli będzie jeszcze aktualne. Czas twoich ruchów biegnie dalej; jeśli potrzebujesz więcej, weź urlop.
inbox-no-quiet = Bez godzin ciszy.
inbox-form-leave = Urlop
inbox-form-leave-days = Jak długo?
    .about = { $days ->
        [one] W tym roku został { $days } dzień. Powolne stoły czekają, turnieje nie.
        [few] W tym roku zostały { $days } dni. Powolne stoły czekają, turnieje nie.
        [many] W tym roku zostało { $days } dni. Powolne stoły czekają, turnieje nie.
       *[other] W tym roku zostało { $days } dnia. Powolne stoły czekają, turnieje nie.
    }
inbox-leave-for = { $days ->
    [one] { $days } dzień, do końca { $date }
    [few] { $days } dni, do końca { $date }
    [many] { $days } dni, do końca { $date }
   *[other] { $days } dnia, do końca { $date }
}
inbox-leave-begun = ⏸️ Twój urlop trwa do { $date }. Tam, gdzie ruch może trwać 12 godzin lub dłużej albo bez limitu, czas twoich ruchów stoi, a co zostało, zostanie na później. Szybkie stoły i turnieje toczą się dalej. Możesz mimo to grać.
inbox-leave-ended = Twój urlop się skończył; czas twoich ruchów znów biegnie.
inbox-leave-left = { $days ->
    [0] W tym roku nie masz już dni urlopu.
    [one] W tym roku masz jeszcze { $days } dzień urlopu.
    [few] W tym roku masz jeszcze { $days } dni urlopu.
    [many] W tym roku masz jeszcze { $days } dni urlopu.
   *[other] W tym roku masz jeszcze { $days } dnia urlopu.
}
inbox-bad-zone = Nie znam strefy czasowej „{ $typed }”. Podaj jej największe miasto, na przykład `Europe/Warsaw`.
inbox-bad-hour = Nie rozumiem godziny „{ $typed }”. Napisz ją tak: `18:00`.
inbox-bad-hours = Nie rozumiem godzin „{ $typed }”. Napisz je tak: `22:00-7:00`.
inbox-too-many-days = { $days ->
    [0] W tym roku nie masz już dni urlopu.
    [one] W tym roku masz tylko { $days } dzień urlopu.
    [few] W tym roku masz tylko { $days } dni urlopu.
    [many] W tym roku masz tylko { $days } dni urlopu.
   *[other] W tym roku masz tylko { $days } dnia urlopu.
}
inbox-no-leave = Nie masz teraz urlopu.
inbox-stale = To się zmieniło; otwórz `/games` jeszcze raz.
inbox-server-days = { $days ->
    [0] **Urlop** nie liczy się przy stołach tego serwera.
    [one] **Urlop** liczy się tu przez { $days } dzień w roku.
    [few] **Urlop** liczy się tu przez { $days } dni w roku.
    [many] **Urlop** liczy się tu przez { $days } dni w roku.
   *[other] **Urlop** liczy się tu przez { $days } dnia w roku.
}
inbox-option-days = Ile dni urlopu w roku liczy się przy powolnych stołach tego serwera (0: żaden)
inbox-not-stored = Nic się nie zmieniło, bo moja baza danych nie odpowiedziała. Spróbuj znowu za minutę.
