words-hand = Moje karty
words-rules = Zasady
words-resign = Zrezygnuj
words-resign-sure = Tak, rezygnuję
words-back = Wstecz
words-payments = Wypłaty
words-rules-menus = Zasady …
words-decline = Odmów
words-by-lot = 🎲 Losuj partnerów
words-sheet = Zapis punktów
words-away = Już jestem
words-refresh = Odśwież
words-join = Dołącz
words-leave = Odejdź
words-start = Start
words-close = Zamknij
words-again = Zagraj ponownie
words-next = Następne rozdanie
words-next-ready = Następne rozdanie (gotowi: { $ready } z { $people })
words-scores = Wyniki
words-practice = Trening z komputerem
words-sort-melds = Według układów
words-sort-suit = Według kolorów
words-sort-rank = Według wartości

words-add-computers = 🤖 Dodaj komputery albo poszukaj kogokolwiek …
words-choose-rule = Wszystkie inne zasady …
words-choose-rule-of = Wszystkie inne zasady … ({ $menu } z { $menus })
words-partner = Wybierz partnera …
words-topics = Wybierz temat …
words-add-computer = Jeden komputer: { $level }
words-fill = { $free ->
        [one] { $free } komputer
        [few] { $free } komputery
        [many] { $free } komputerów
       *[other] { $free } komputerów
    }: { $level }
words-other-value = { $option }: inna wartość …
words-signs = Znaki na obrazkach
words-short = Gra w skrócie

words-all-rules = zasady
words-rules-about = Gospodarz może je zmieniać do rozpoczęcia meczu; wszyscy przy stole dostają powiadomienie.
words-free = *wolne*
words-kept = *zarezerwowane dla* { $member } *do* { $time }
words-player-computer = { $player } · komputer
words-player-level = { $player } · komputer, { $level }
words-player-host = { $player } · gospodarz
words-lobby = W poczekalni: { $players } · { $free ->
        [0] można zaczynać
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    }
words-lobby-closes = Czekamy na graczy · zamknięcie { $time }
words-lobby-rules = **Zasady** { $rules }
words-lobby-turn = **Czas na ruch** { $time }
words-played-for = **Wirtualne żetony** { $stakes } · aby usiąść do stołu: { $minimum }
words-stakes-chip = żeton w grze jest wart { $worth }
words-stakes-pot = każdy gracz stawia { $chips } dla zwycięzcy
words-stakes-point = { $chips } za każdy punkt różnicy
words-seat = miejsce { $seat }

words-level-easy = łatwy
words-level-normal = zwykły
words-level-strong = mocny
words-level-expert = ekspert
words-level-rated = { $level } ({ $rating })
words-level-players = { $players }: { $level }
words-level-rating = ranking { $rating }, { $game }
words-level-faults = { $level } { $faults }.

words-help-people = **Z ludźmi** `/table open` otwiera stół: inni klikają **Dołącz**, zasady wybierasz pod **Zasady …** i klikasz **Start**. Możesz też rzucić wyzwanie: otwórz menu użytkownika, potem Aplikacje.
words-help-cards = **Twoje karty** przychodzą w wiadomości prywatnej, czasem w prośbach o wiadomość; **Moje karty** pod stołem pokazuje je tylko tobie.
words-help-suits = Kolory: `♠` pik, `♣` trefl, `♦` karo, `♥` kier; kartę można wpisać jako `10D`, `10♦` lub `td`.
words-help-time = Jeśli nie zagrasz na czas, komputer gra za ciebie, aż klikniesz **Już jestem**.
words-help-chips = Wirtualne żetony: nie mają wartości pieniężnej, nie można ich kupić, sprzedać ani wymienić.
words-help-direct =
    ### Cardroom
    Gry z rodziny remika, rozdawane na kanałach serwera. Tam otwiera się stoły; tutaj przychodzą twoje karty, a grasz przyciskami pod nimi.
words-help-direct-cards = **Twoje karty** `/hand` pokazuje je ponownie · **Zapis punktów** `/results sheet`
words-help-direct-commands = **Zasady** `/learn rules` · **Uczciwe rozdania** `/fair about` · **Ty** `/settings me`, `/settings privacy about`
words-play-now =
    ### Zagraj teraz
    Jedno kliknięcie otwiera stół, dosadza graczy komputerowych i rozdaje karty.
words-topic-commands = Wszystkie polecenia
words-topic-moves = Polecenia ruchów; przyciski robią to samo
words-topic-results = Polecenia wyników i żetonów
words-topic-tournaments = Polecenia turniejów
words-topic-computers = Gracze komputerowi i ich poziom gry
words-topic-review = Podpowiedzi i analizy: jak działają
words-topic-fair = Uczciwe rozdania i jak każdy może je sprawdzić
words-topic-ratings = Rankingi i które mecze się liczą
words-help-computers = Gracze komputerowi
words-help-levels = **łatwy** popełnia błędy początkujących · **zwykły** gra solidnie · **mocny** liczy karty przy najważniejszych decyzjach · **ekspert** liczy przy każdej decyzji, z wielu rozdań wie, ile warta jest ręka, a bliskie decyzje rozgrywa na symulowanych rozdaniach zgodnych z tym, co widzi, nawet na setkach. Żaden z nich nie wie więcej niż gracz na jego miejscu.
words-help-ratings = Liczby to rankingi przeciw komputerom, takie jak twój w `/results stats`. Nowy gracz ma 1500, zwykły też. Kto ma o 200 punktów więcej, wygrywa 64 mecze na 100; kto o 400 więcej, 76. Poziomy zmierzono w meczach między nimi, tymi samymi taliami i ze zmianą miejsc.

words-no-sheet = Nie zakończyło się jeszcze żadne rozdanie.
words-so-far = małe liczby: suma narastająco
words-no-payments = Nikt jeszcze nic nie zapłacił.
words-ready = ✅ Gotowość zapisana. Następne rozdanie zacznie się, gdy wszyscy będą gotowi.
words-no-message = Nie ma wiadomości? Zajrzyj do próśb o wiadomość albo kliknij **Moje karty**.
words-next-hand = ✅ Następne karty przyjdą w nowej wiadomości.
words-while-away = **Podczas twojej nieobecności:**
words-no-hand = Nie rozdano tu żadnych kart.
words-empty-hand = *Nie masz kart.*
words-resigned = To mecz po twojej rezygnacji; komputer gra za ciebie.
words-played-for-you = 💤 Komputer gra za ciebie.
words-waited-for = ⏸️ Nikogo nie ma; stół czeka.
words-unusual = różni się od zwykłych zasad
words-no-tables = Nikt tu teraz nie gra. `/table open` otwiera stół.

words-state-lobby = Czekamy na graczy.
words-state-playing = Między rozdaniami.
words-state-paused = ⏸️ Wstrzymany.
words-state-over = Mecz zakończony.
words-state-closed = Zamknięty.
words-state-broken = ⚠️ Nie można kontynuować.
words-record-broken = ⚠️ Zapisu tego meczu nie da się już odczytać. Moderator może zamknąć stół poleceniem `/table close`.
words-shuffling = Trwa tasowanie kart.
words-put-off = Przerwa w działaniu bota: { $unit ->
        [day] { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
        [hour] { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
        [minute] { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
       *[second] { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
    }; na ten czas zatrzymano wszystkie zegary.
words-next-by-itself = Następne rozdanie { $time }
words-more = … i jeszcze { $count }.
words-deals = { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }
words-goal = do{ "\u00A0" }{ $points }
words-deal-number = rozdanie{ "\u00A0" }{ $deal }
words-paused = ⏸️ Stół wstrzymany: { $reason }. Zegary stoją.
words-paused-simply = ⏸️ Stół wstrzymany. Zegary stoją.
words-paused-ends = Jeśli nic się nie zmieni, mecz zakończy się bez wyniku { $time }.
words-closed = { $why ->
        [moderator] { $by } (moderator) zamyka ten stół; nikt nie wygrywa.
        [player] { $by } kończy ten mecz, bo nie dało się go kontynuować; nikt nie wygrywa.
        [idle] Mecz zakończony, bo długo nikt nie grał; nikt nie wygrywa.
        [paused] Mecz zakończony, bo był zbyt długo wstrzymany; nikt nie wygrywa.
        [tournament] Mecz zakończył się przed czasem; o wyniku decyduje turniej.
       *[other] Stół jest zamknięty; nikt nie wygrywa.
    }
words-stakes-back = Stawki zostały zwrócone.
words-closed-lobby = Ten stół jest zamknięty.
words-idle = Bez limitu czasu; jeśli nikt nie zagra, mecz zakończy się bez wyniku { $time }.
words-everybody-away = ⏸️ Nikogo nie ma: stół czeka, aż ktoś kliknie **Już jestem**.
words-everybody-away-until = ⏸️ Nikogo nie ma: stół czeka, aż ktoś kliknie **Już jestem**, a zamknie się { $time }.
words-late = { $count ->
        [one] ⌛ Koniec czasu: { $players }; dalej gra komputer.
        [few] ⌛ Koniec czasu: { $players }; dalej grają komputery.
        [many] ⌛ Koniec czasu: { $players }; dalej grają komputery.
       *[other] ⌛ Koniec czasu: { $players }; dalej grają komputery.
    }
words-have-resigned = { $count ->
        [one] 💤 { $players } rezygnuje; dalej gra komputer.
        [few] 💤 { $players } rezygnują; dalej grają komputery.
        [many] 💤 { $players } rezygnują; dalej grają komputery.
       *[other] 💤 { $players } rezygnują; dalej grają komputery.
    }
words-are-away = { $count ->
        [one] 💤 Nie ma przy stole: { $players }; gra komputer.
        [few] 💤 Nie ma przy stole: { $players }; grają komputery.
        [many] 💤 Nie ma przy stole: { $players }; grają komputery.
       *[other] 💤 Nie ma przy stole: { $players }; grają komputery.
    }

words-your-turn = { $player } — twój ruch: { $table }
words-somebody = Ktoś
words-no-direct-messages = Nie mogę wysyłać ci wiadomości prywatnych. To nic: **Moje karty** pokazuje je tylko tobie.
words-waiting-for = Teraz gra { $player }.
words-waiting = Czekaj na swój ruch. Stół jest na kanale { $channel }.
words-resigning = **Rezygnujesz?** { $effect ->
        [short] Mecz jest za krótki, żeby się liczyć: nie wpłynie na ranking, a wszystkie żetony wracają. Tobie liczy się jako niedokończony, co obniża niezawodność (`/results stats`).
        [ends] Mecz zakończy się bez wyniku.
        [computer] Komputer zagra za ciebie, a meczu nie możesz już wygrać. Liczy się jako niedokończony, co obniża niezawodność (`/results stats`).
        [tournament] Komputer dogra za ciebie to rozdanie. Potem mecz się skończy, a ty zajmiesz ostatnie miejsce. Liczy się jako niedokończony, co obniża niezawodność (`/results stats`).
       *[loses] Przegrasz mecz.
    }
words-own-turn = **Twój ruch**: { $task }
words-own-turn-play = **Twój ruch**
words-turn = ▶ **{ $players }**: { $task }
words-turn-play = ▶ Ruch: **{ $players }**

words-payments-of = Wypłaty w rozdaniu { $deal }
words-page-of = strona { $page } z { $pages }
words-last-moves = { $count ->
        [one] tylko ostatni { $count } ruch
        [few] tylko ostatnie { $count } ruchy
        [many] tylko ostatnie { $count } ruchów
       *[other] tylko ostatnie { $count } ruchów
    }
words-melds-in-channel = { $count ->
        [one] jeszcze { $count } układ na kanale
        [few] jeszcze { $count } układy na kanale
        [many] jeszcze { $count } układów na kanale
       *[other] jeszcze { $count } układów na kanale
    }
words-ways = możliwości: { $count }
words-menu-page = { $title } ({ $page } z { $pages })
