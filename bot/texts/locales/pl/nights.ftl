nights-command = Wieczory, na których członkowie tego serwera spotykają się przy kartach
nights-command-plan = Zaplanuj wieczór gier na tym kanale (dla organizatorów)
nights-command-list = Najbliższe wieczory gier na tym serwerze
nights-command-show = Wieczór gier: kto przyjdzie i która gra prowadzi
nights-command-edit = Zmień wieczór gier i następne po nim (dla organizatorów)
nights-command-stop = Odwołaj wieczór gier i nie planuj następnych (dla organizatorów)
nights-option-night = Który wieczór gier
nights-option-reminder = Kiedy przypominam tym, którzy przyjdą
nights-before = Przed początkiem: { $time }
nights-no-reminder = Bez przypomnienia
nights-form-plan = Zaplanuj wieczór gier
nights-form-edit = Zmień ten wieczór gier
nights-form-name = Nazwa
nights-form-when = Dzień i godzina
    .about = Dzień tygodnia albo data, potem godzina: { $weekday } 20:00 albo { $date } 20:00
nights-form-zone = Strefa czasowa
    .about = Według największego miasta, na przykład Europe/Warsaw albo America/New_York
nights-form-games = Gry do wyboru
nights-form-length = Długość i jak często
nights-default-name = Wieczór gier
nights-weekly = { $time }, co tydzień
nights-once = { $time }, raz
nights-in-zone = { $time }, { $zone }
nights-coming = { $count ->
    [0] Jeszcze nikt się nie zgłosił.
    [one] **Przyjdzie { $count } osoba:** { $names }
    [few] **Przyjdą { $count } osoby:** { $names }
    [many] **Przyjdzie { $count } osób:** { $names }
   *[other] **Przyjdzie { $count } osoby:** { $names }
}
nights-not-coming = { $count ->
    [one] { $count } osoba nie może przyjść.
    [few] { $count } osoby nie mogą przyjść.
    [many] { $count } osób nie może przyjść.
   *[other] { $count } osoby nie może przyjść.
}
nights-plays = **Gramy:** { $game }.
nights-poll = W co gramy?
nights-votes = { $count ->
    [one] { $count } głos
    [few] { $count } głosy
    [many] { $count } głosów
   *[other] { $count } głosu
}
nights-leads = prowadzi
nights-yes = Przyjdę
nights-no = Raczej nie
nights-vote = Zagłosuj na grę
nights-planned-by = Planuje: { $member }
nights-begun-now = Ten wieczór już trwa.
nights-over-now = Ten wieczór się skończył.
nights-cancelled-now = Ten wieczór jest odwołany.
nights-channel-gone = Jego kanału już nie ma.
nights-reminder = ⏰ **{ $name }** zaczyna się { $start }: { $names }
nights-opening = 🎲 **{ $name }** się zaczyna. Miejsca czekają pięć minut.
nights-late = Nie było mnie, gdy wieczór miał się zacząć. Opóźnienie: { $time }.
nights-untold = 🎲 **{ $name }** już trwa, ale nie mogłem tu pisać. Opóźnienie tej wiadomości: { $time }. Miejsca już nie czekają.
nights-opened = { $table } · { $game }: { $names }
nights-refused = Nie mogę otworzyć stołu ({ $game }) dla: { $names }. Otwórzcie stół poleceniem `/table open`.
nights-summary = **{ $name }** – koniec
nights-matches = { $count ->
    [one] Rozegrano { $count } mecz.
    [few] Rozegrano { $count } mecze.
    [many] Rozegrano { $count } meczów.
   *[other] Rozegrano { $count } meczu.
}
nights-won = { $table } · { $game }: wygrywa { $names } ({ $scores })
nights-computer-won = { $table } · { $game }: wygrywa komputer ({ $scores })
nights-drawn = { $table } · { $game }: nikt nie wygrywa ({ $scores })
nights-most-wins = Najwięcej wygranych: { $names }
nights-wins = { $member } { $count }
nights-chips = Wygrane żetony: { $names }
nights-more = { $count ->
    [one] … i jeszcze { $count } mecz
    [few] … i jeszcze { $count } mecze
    [many] … i jeszcze { $count } meczów
   *[other] … i jeszcze { $count } meczu
}
nights-still-playing = { $count ->
    [one] { $count } stół jeszcze gra.
    [few] { $count } stoły jeszcze grają.
    [many] { $count } stołów jeszcze gra.
   *[other] { $count } stołu jeszcze gra.
}
nights-nobody-came = Tym razem nikt nie przyszedł.
nights-skipped = **{ $name }** się nie odbywa: nie było mnie, gdy wieczór miał się zacząć
nights-follows = Następny zaczyna się { $start }.
nights-unattended = Trzy razy z rzędu nikt nie przyszedł, więc nie planuję następnych. `/table night plan` zaczyna od nowa.
nights-none-follows = Następnych nie będzie.
nights-event = Gramy: { $games }. Napisz na kanale, czy przyjdziesz, i zagłosuj na grę.
nights-event-single = Gramy: { $game }. Napisz na kanale, czy przyjdziesz.
nights-planned = Zaplanowano: **{ $name }**, { $start }. Wiadomość o nim pojawi się na tym kanale.
nights-changed = Zmieniono: **{ $name }**, { $start }.
nights-with-event = Jest też wydarzenie na serwerze.
nights-without-event = Wydarzenia na serwerze nie ma, bo brakuje mi tu uprawnienia **Tworzenie wydarzeń**. Wszystko inne działa bez niego.
nights-too-soon-to-remind = Do początku zostało za mało czasu na przypomnienie: o tym nikomu nie przypomnę.
nights-reminds-now = Do początku zostało za mało czasu na przypomnienie: przypomnę teraz tym, którzy przyjdą, a później już nikomu.
nights-stopped = **{ $name }** się nie odbędzie i nie planuję następnych.
nights-last = **{ $name }** trwa dalej, a następnego nie będzie.
nights-none = Żaden wieczór gier nie jest zaplanowany. `/table night plan` planuje nowy.
nights-list = Wieczory gier
nights-listed = **{ $name }** · { $start } · { $channel }
nights-edit = Zmień
nights-stop = Odwołaj
nights-gone = Ten wieczór gier już się nie odbędzie. `/table night list` pokazuje najbliższe.
nights-begun = Ten wieczór już trwa. Usiądź przy stole na kanale.
nights-edited = Ktoś w tym czasie zmienił ten wieczór gier. Obejrzyj go jeszcze raz.
nights-past = To już minęło. Wybierz czas, który dopiero nadejdzie.
nights-too-far = To za ponad rok. Wybierz wcześniejszy dzień.
nights-bad-time = Nie rozumiem „{ $typed }” jako dnia i godziny. Napisz dzień tygodnia albo datę, potem godzinę: { $weekday } 20:00 albo { $date } 20:00
nights-bad-zone = Nie znam strefy czasowej „{ $typed }”. Napisz region i miasto, na przykład Europe/Warsaw.
nights-no-name = Wieczór gier musi mieć nazwę.
nights-no-games = Wybierz od jednej do { $limit } gier do głosowania.
nights-too-many = Na tym serwerze zaplanowano już { $limit } wieczorów gier. Najpierw odwołaj jeden z nich.
nights-which = Jest tu kilka wieczorów gier. Wybierz jeden opcją `night`.
nights-answer-not-stored = Twojej odpowiedzi nie zapisano.
nights-plan-not-stored = Wieczoru gier nie zapisano.
