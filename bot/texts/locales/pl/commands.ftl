commands-table = Otwórz stół, dołącz, zacznij, odejdź; wieczory gier
commands-open = Otwórz stół na tym kanale
commands-play = Zagraj od razu z graczami komputerowymi
commands-join = Dołącz do stołu na tym kanale
commands-leave = Odejdź od stołu przed rozpoczęciem meczu
commands-start = Zacznij mecz albo następne rozdanie
commands-computer = Dodaj gracza komputerowego
commands-close = Zakończ bez wyniku: poczekalnię, mecz bez dalszej gry albo (moderatorzy) dowolny stół
commands-resign = Zrezygnuj ze swojego meczu
commands-away = Niech komputer gra za ciebie do twojego powrotu albo za nieobecnego gracza
commands-back = Wróć na swoje miejsce zamiast komputera
commands-status = Pokaż stół ponownie na końcu kanału
commands-again = Zagraj ponownie z tymi samymi graczami i zasadami
commands-hand = Pokaż twoje karty, tylko tobie
commands-sheet = Zapis punktów meczu, rozdanie po rozdaniu
commands-scores = Wygrane i punkty na tym serwerze
commands-rules = Zasady gry, takie jak się tu gra
commands-help = Jak działa Cardroom
commands-cardroom = Ustawienia gier na tym serwerze (moderatorzy)
commands-settings = Twoje własne ustawienia i dane
commands-settings-me = Twój język, wygląd kart i powiadomienia o twoim ruchu
commands-moves = Wykonaj ruch, poproś o podpowiedź, zaplanuj ruch
commands-results = Punkty, rankingi, rekordy i zakończone mecze
commands-learn = Lekcje i zasady gier
commands-challenge = Rzuć wyzwanie

commands-verb-draw = Dobierz ze stosu zakrytego
commands-verb-take = Weź odkrytą kartę albo, jeśli gra pozwala, więcej kart ze stosu odkrytego
commands-verb-discard = Odrzuć kartę
commands-verb-meld = Wyłóż nowy układ
commands-verb-layoff = Dołóż karty do układu na stole
commands-verb-pass = Pasuj

commands-play-game = Która gra (domyślnie: wybór przyciskiem)
commands-away-player = Inny gracz, którego nie ma już na serwerze albo który od dawna nie gra
commands-help-topic = Więcej na jeden temat
commands-game = Która gra
commands-preset = Zestaw zasad (domyślnie: zwykły)
commands-options = Zasady domowe, na przykład target=150 big_gin=yes
commands-turn-time = Czas na ruch
commands-clock = Czas każdego gracza na cały mecz; kto go wyczerpie, przegrywa
commands-increment = Czas dodawany do zegara gracza po każdym ruchu
commands-seats = Ilu graczy
commands-chip-value = Ile wirtualnych żetonów jest wart jeden żeton w grze; 0: gra tylko na punkty
commands-stake = Wirtualne żetony, które stawia każdy gracz, dla zwycięzcy meczu
commands-per-point = Wirtualne żetony za każdy punkt różnicy po meczu
commands-minimum = Ile wirtualnych żetonów trzeba mieć, by dołączyć (domyślnie: 100 razy wartość żetonu)
commands-level = Jak dobrze gra
commands-sure = Tak, chcę zrezygnować
commands-table-number = Numer stołu, jeśli jest ich kilka
commands-choice = Wybierz dozwolony ruch albo wpisz go, na przykład 10D lub 7H 8H 9H
commands-scores-member = Czyje wyniki (domyślnie: najlepsi na tym serwerze)
commands-scores-game = Dla której gry
commands-allow = Zezwól na stoły na tym kanale i w jego wątkach (potem tylko na dozwolonych kanałach)
commands-forbid = Kanał do usunięcia z dozwolonych
commands-everywhere = Znów zezwól na stoły na każdym kanale
commands-openers = Kto może otwierać stoły
commands-role = Tylko osoby z tą rolą mogą otwierać stoły
commands-default-turn = Czas na ruch przy nowych stołach
commands-idle-days = Po ilu dniach bez ruchu gracze mogą zakończyć mecz bez limitu czasu (domyślnie: 7)
commands-mention = Jak powiadamiać graczy o ruchu, jeśli sami nie wybiorą inaczej
commands-my-mention = Jak dostajesz powiadomienie o swoim ruchu
commands-reliability = Procent ukończonych meczów potrzebny, by dołączyć (nie dotyczy nowych graczy)
commands-hands = Czy /results replay po meczu pokazuje karty wszystkich
commands-demands = Co robisz, gdy możesz wymusić wzięcie odkrytej karty (panguingue)
commands-asking = Ile sekund na decyzję o wymuszeniu odkrytej karty (panguingue; domyślnie: 25)
commands-sort = Jak uporządkowane są twoje karty
commands-discards = Jak odrzucasz karty
commands-only = Czy wymuszone ruchy są wykonywane za ciebie
commands-my-cards = Jak wyglądają twoje karty
commands-table-cards = Jak wyglądają karty na stole dla wszystkich
commands-deck = Barwy kolorów kart na obrazkach i emoji
commands-theme = Obrazki ciemne czy jasne
commands-hand-size = Jak duże są twoje karty na obrazkach
commands-my-language = Język, w którym czytasz Cardroom
commands-language = Język stołów na tym serwerze

commands-own-language = Język
    .discord = Jak w Discordzie
commands-own-cards = Karty
    .pictures = Obrazki
    .emoji = Emoji
    .text = Tekst
commands-own-deck = Kolory
    .two = Dwie barwy
    .four = Cztery barwy
    .safe = Cztery barwy, czytelne dla daltonistów
commands-own-theme = Obrazki
    .dark = Ciemne
    .light = Jasne
commands-own-hand-size = Wielkość kart
    .usual = Zwykła
    .large = Duża: dwa rzędy, około dwa razy większe (tylko obrazki)
commands-own-sort = Karty na ręce
commands-own-discards = Odrzucanie
    .buttons = Przycisk dla każdej karty
    .menu = Jedno menu
commands-own-only-moves = Wymuszone ruchy
    .yes = Automatycznie
    .no = Samodzielnie
commands-own-mention = Powiadomienia o ruchu
    .server = Jak na serwerze
    .channel = Wzmianka na kanale
    .dm = Wiadomość prywatna
    .off = Brak
commands-own-when-asked = Wymuszanie odkrytej karty (panguingue)
    .ask = Pytaj za każdym razem
    .always = Zawsze wymuszaj
    .never = Zawsze odpuszczaj

commands-own-title = Twoje ustawienia
commands-own-preview = Podgląd:
commands-own-no-direct = Nie mogę wysyłać ci wiadomości prywatnych; **Moje karty** przy stole i tak działa.
commands-standing = -# **Zawsze …** odpowiada też na wszystkie późniejsze pytania; zmienisz to w `/settings me`.

commands-server-title = Ustawienia gier na serwerze
commands-server-channels = **Stoły można otwierać na** { $channels }
commands-server-everywhere = **Stoły można otwierać na** wszystkich kanałach
commands-server-channel-gone = { $id } (brak)
commands-openers-everyone = Wszyscy
commands-openers-moderators = Moderatorzy (Zarządzanie kanałami)
commands-server-openers = **Kto otwiera** { $openers }
commands-server-role = **Kto otwiera** { $role } i moderatorzy
commands-server-role-gone = **Kto otwiera** { $id } (rola, której brak) i moderatorzy
commands-server-turn = **Czas na ruch** { $time }
commands-server-idle = { $days ->
        [one] **Bez limitu czasu** gracze mogą zakończyć mecz po { $days } dniu bez ruchu; sam kończy się po { $end }
        [few] **Bez limitu czasu** gracze mogą zakończyć mecz po { $days } dniach bez ruchu; sam kończy się po { $end }
        [many] **Bez limitu czasu** gracze mogą zakończyć mecz po { $days } dniach bez ruchu; sam kończy się po { $end }
       *[other] **Bez limitu czasu** gracze mogą zakończyć mecz po { $days } dniach bez ruchu; sam kończy się po { $end }
    }
commands-server-language = **Język** { $language }
commands-server-languages-discord = jak w Discordzie
commands-server-mention = **Powiadomienia o ruchu** { $mention ->
        [channel] wzmianka na kanale
        [dm] wiadomość prywatna
       *[off] brak
    }
commands-server-cards = **Karty** { $cards ->
        [pictures] obrazki
        [emoji] emoji
       *[text] tekst
    } · { $deck ->
        [four] cztery barwy
        [safe] cztery barwy, czytelne dla daltonistów
       *[two] dwie barwy
    }
commands-gone = Brak: usunięte albo dla mnie niewidoczne.
commands-all-gone = Nie został żaden dozwolony kanał, więc nikt nie może otworzyć stołu. Zezwól na inny (`allow`) albo na wszystkie (`everywhere`).
commands-take-out = Usuń brakujące

commands-not-resigned = Nie ma rezygnacji. Aby zrezygnować, ustaw `sure` na True.
commands-bad-setting = To ustawienie nie może mieć takiej wartości; nic się nie zmieniło.
commands-card-like = jedna karta, na przykład 10D, 10♦ lub td
commands-our-fault = Coś poszło nie tak po naszej stronie; nic się nie zmieniło. Spróbuj ponownie, a jeśli to się powtarza, powiedz właścicielowi bota.
commands-done = Gotowe.
commands-outdated = To polecenie się zmieniło, a Discord pokazuje jeszcze starą wersję; nic nie zrobiono. Przeładuj Discorda albo spróbuj za godzinę; wszystkie przyciski działają.
commands-discord-out = Discord miał przez chwilę problem i nie mogłem odpowiedzieć. Nic nie przepadło: twój ruch liczy się, jeśli stół go pokazuje.

commands-as-last-time = Jak ostatnio tutaj: { $options }
commands-opened = { $table }: stół otwarty. Inni mogą kliknąć **Dołącz** albo dodaj graczy komputerowych; potem kliknij **Start**.
commands-resign-and-deal = Zrezygnuj i rozdaj
commands-leave-and-deal = Odejdź i rozdaj
commands-seated-lobby = Siedzisz już przy stole na tym kanale ({ $table }): najpierw od niego odejdź.
commands-seated-match = Siedzisz już przy stole na tym kanale ({ $table }): najpierw dokończ tamten mecz albo zrezygnuj.
commands-seated-practice = Twój mecz z komputerem jeszcze trwa ({ $table }). Rezygnacja { $cost ->
        [match] oznacza przegraną
        [stakes] oznacza przegraną i utratę stawki
       *[nothing] kończy go bez wyniku
    }.
commands-joined = { $table }: zajęte miejsca: { $taken } z { $seats }.
commands-reseated = { $table }: miejsca się zmieniły.
commands-left = { $table }: nie siedzisz już przy tym stole.
commands-begun = { $table }: mecz się zaczął. **Moje karty** pokazuje twoje karty.
commands-closed = { $table }: stół zamknięty.
commands-noted = { $table }: zanotowane.
commands-next-deal = { $table }: następne rozdanie się zaczęło, karty przychodzą w wiadomości prywatnej.
commands-moved-message = { $table }: twoje karty są gdzie indziej, [tutaj]({ $link }).
commands-moved-channel = { $table }: twoje karty są teraz na { $channel }.
commands-moved = { $table }: twoje karty są teraz gdzie indziej.
commands-out-of-date = { $table }: gra poszła dalej; nic się nie zmieniło.
commands-resigned = { $table }: rezygnacja przyjęta.
commands-away-now = { $table }: komputer gra za ciebie, aż użyjesz `/table back` albo klikniesz **Już jestem**.
commands-back-now = { $table }: miło cię znów widzieć, miejsce jest z powrotem twoje.
commands-shown-again = { $table }: stół widać znów na końcu kanału.

commands-challenged = { $count ->
        [one] { $members }, { $challenger } chce zagrać z tobą w { $game } ({ $table }): miejsce czeka na ciebie do { $time }.
        [few] { $members }, { $challenger } chce zagrać z wami w { $game } ({ $table }): miejsca czekają na was do { $time }.
        [many] { $members }, { $challenger } chce zagrać z wami w { $game } ({ $table }): miejsca czekają na was do { $time }.
       *[other] { $members }, { $challenger } chce zagrać z wami w { $game } ({ $table }): miejsca czekają na was do { $time }.
    }
commands-rematch = { $count ->
        [one] { $members }, { $challenger } chce rewanżu ({ $table }): miejsce czeka na ciebie do { $time }.
        [few] { $members }, { $challenger } chce rewanżu ({ $table }): miejsca czekają na was do { $time }.
        [many] { $members }, { $challenger } chce rewanżu ({ $table }): miejsca czekają na was do { $time }.
       *[other] { $members }, { $challenger } chce rewanżu ({ $table }): miejsca czekają na was do { $time }.
    }
commands-accepted = { $table }: { $player } gra.
commands-declined = { $table }: { $player } odmawia gry.
commands-asked = { $count ->
        [one] { $table }: stół otwarty. Zaproszenie ma { $members }; miejsce czeka do { $time }, a mecz zacznie się, gdy wszystkie miejsca będą zajęte.
        [few] { $table }: stół otwarty. Zaproszenia mają { $members }; miejsca czekają do { $time }, a mecz zacznie się, gdy wszystkie będą zajęte.
        [many] { $table }: stół otwarty. Zaproszenia mają { $members }; miejsca czekają do { $time }, a mecz zacznie się, gdy wszystkie będą zajęte.
       *[other] { $table }: stół otwarty. Zaproszenia mają { $members }; miejsca czekają do { $time }, a mecz zacznie się, gdy wszystkie będą zajęte.
    }
commands-not-asked = { $count ->
        [one] { $table }: stół otwarty, a miejsce dla { $members } czeka do { $time }. Nie mogę teraz pisać na tym kanale, więc zaproszenie przekaż samodzielnie.
        [few] { $table }: stół otwarty, a miejsca dla { $members } czekają do { $time }. Nie mogę teraz pisać na tym kanale, więc zaproszenia przekaż samodzielnie.
        [many] { $table }: stół otwarty, a miejsca dla { $members } czekają do { $time }. Nie mogę teraz pisać na tym kanale, więc zaproszenia przekaż samodzielnie.
       *[other] { $table }: stół otwarty, a miejsca dla { $members } czekają do { $time }. Nie mogę teraz pisać na tym kanale, więc zaproszenia przekaż samodzielnie.
    }
commands-left-out = { $count ->
        [one] { $players }: tej osoby nie ma już na serwerze, więc miejsce nie jest zarezerwowane. Każdy może dołączyć.
        [few] { $players }: tych osób nie ma już na serwerze, więc miejsca nie są zarezerwowane. Każdy może dołączyć.
        [many] { $players }: tych osób nie ma już na serwerze, więc miejsca nie są zarezerwowane. Każdy może dołączyć.
       *[other] { $players }: tych osób nie ma już na serwerze, więc miejsca nie są zarezerwowane. Każdy może dołączyć.
    }
commands-substituted = { $table }: { $player } wróci, a na razie gra komputer.
commands-organisers = Kto może organizować turnieje
commands-organiser-role = Turnieje mogą organizować tylko osoby z tą rolą i moderacja
commands-server-organisers = **Turnieje** { $organisers }
commands-server-organisers-role = **Turnieje** { $role } i moderacja
commands-server-organisers-gone = **Turnieje** { $id } (brakująca rola) i moderacja
commands-form-again = Wypełnij ponownie
