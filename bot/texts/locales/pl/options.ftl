options-preset = Zestaw
    .about = Zestaw zasad; zastępuje wszystkie inne opcje
options-turn = Czas na ruch
    .about = Gdy minie, ruch wykonuje komputer
options-clock = Zegar
    .about = Czas każdego gracza na cały mecz; kto go wyczerpie, przegrywa
options-increment = Dodatek
    .about = Czas dodawany do zegara po każdym ruchu gracza
options-seats = Miejsca
    .about = Ilu graczy
options-one-of = jedna z wartości: { $values }
options-quoted = „{ $value }”
options-yes-or-no = tak lub nie
options-from-to = liczba całkowita od { $low } do { $high }
options-from = liczba całkowita od { $low } w górę
options-from-to-off = liczba całkowita od { $low } do { $high } albo off
options-from-off = liczba całkowita od { $low } w górę albo off
options-standard-about = Zwykłe zasady
options-standard = zwykłe zasady
options-unusual = Tutejsze zasady: { $rules }
options-more = jeszcze { $count }
options-lengthy = ⏳ **Ten mecz może trwać bardzo długo.** { $reasons }
options-changed = ✏️ { $player } zmienia: { $changes }
options-no-limit = bez limitu
options-no-clock = bez zegara
options-no-increment = nic
options-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
options-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
options-hours = { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
options-days = { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
