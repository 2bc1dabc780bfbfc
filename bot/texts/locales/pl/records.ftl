records-about-record = Zapis meczu { $game }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdań
    }: gracze, talie, ruchy i wyniki jako JSON, który /results replay może odtworzyć.
records-about-transcript = Mecz { $game }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdań
    }, ruch po ruchu słowami, z wynikami i punktacją.
records-refused-deal = Rozdanie { $deal }: { $reason }
records-refused-move = Rozdanie { $deal }, ruch { $move }: { $reason }
records-refused-only-move = Ruch { $move }: { $reason }
records-still-played = Mecz jeszcze trwa. Zapis dostaniesz, gdy się skończy.
records-not-begun = Przy tym stole nic nie rozegrano, więc nie ma zapisu.
records-too-large = Plik jest za duży.
records-too-large-limit = Plik jest za duży: limit to { $most } MB.
records-not-json = Plik nie jest poprawnym JSON-em.
records-named-twice = W pliku ta sama nazwa występuje dwa razy.
records-not-a-record = Plik nie jest zapisem meczu z Cardroom.
records-version = Zapis ma format, którego ta wersja Cardroom nie potrafi odczytać.
records-game = To zapis gry, w którą się tu nie gra.
records-rules = Mecz rozegrano według zasad gry { $game }, które nie są tu znane.
records-shape = Czegoś brakuje, coś jest zbędne albo nie na swoim miejscu.
records-shape-at = W { $where } czegoś brakuje, coś jest zbędne albo nie na swoim miejscu.
records-name = Nazwa gracza { $seat } jest za długa (ponad { $most } znaków) albo ma niedozwolone znaki.
records-options = Opcje nie należą do tej gry albo niektórych brakuje.
records-seats = { $players ->
        [one] { $game } nie jest grą dla { $players } gracza.
        [few] { $game } nie jest grą dla { $players } graczy.
        [many] { $game } nie jest grą dla { $players } graczy.
       *[other] { $game } nie jest grą dla { $players } graczy.
    }
records-dealer = Rozdaje niewłaściwy gracz.
records-deck = Talia nie jest talią tej gry z każdą kartą raz.
records-action = Ten ruch jest sprzeczny z zasadami.
records-unfinished = Ruchy kończą się przed końcem rozdania.
records-result = Wynik nie zgadza się z ruchami.
records-scores = Punkty się nie sumują.
records-resignation = Ktoś zrezygnował, choć nie mógł, albo w niemożliwej chwili.
records-over = Zapis trwa dalej po zakończeniu meczu.
records-outcome = Mecz nie skończył się tak, jak mówi zapis.
