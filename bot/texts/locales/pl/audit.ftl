audit-table = Stół { $table }
audit-tournament = Turniej { $tournament }
audit-transfer-of-tournament = Przelew { $transfer } (turniej { $tournament })
audit-account = Konto { $account }
audit-transfer = { $table ->
        [none] Przelew { $transfer }
       *[other] Przelew { $transfer } (stół { $table })
    }
audit-seal = { $table ->
        [none] Pieczęć { $seal }
       *[other] Pieczęć { $seal } (stół { $table })
    }
audit-sum = Suma kont to { $stored }, a nie { $due }.
audit-differs = { $place }: { $what } = { $stored }, a powinno być { $due }.
audit-derived = { $of ->
        [score] Wyniki
        [ranking] Rankingi
        [daily] Rozdanie dnia
       *[season] Sezony
    }: { $what } = { $stored }, a powinno być { $due }.
audit-changed = { $place }: treść zmieniono, bo skrót się nie zgadza.
audit-missing = { $place }: brak zapisu.
audit-inserted = { $place }: zapis wstawiono, księga go nie liczy.
audit-not-booked = { $table }: nie ma przelewu { $what } na kwotę { $due }.
audit-not-played = { $place }: w grze nie było takiej wypłaty.
audit-reversal = { $place }: przelew zwrotny nie istnieje albo się nie zgadza.
audit-rules = { $newest ->
        [none] { $table }: zasady { $version } gry { $game }, a ten program nie zna takiej gry.
       *[other] { $table }: zasady { $version } gry { $game }, a ten program zna zasady od 1 do { $newest }.
    }
audit-replay = { $what ->
        [none] { $table }: nie da się odtworzyć.
       *[other] { $table }: da się odtworzyć tylko do miejsca { $what }.
    }
audit-played = { $table }: { $what } nie zgadza się z przebiegiem gry.
audit-lost = { $table }: brakuje zapisu { $what }.
audit-beyond = { $table }: jest zapis { $what }, a nie powinno go być.
audit-unfit = Baza danych: { $what } ma wartość złego typu.
audit-play-changed = { $table }: zapis { $what } zmieniono albo nie wynika on z poprzedniego ogniwa.
audit-play-inserted = { $table }: zapis { $what } wstawiono.
audit-player = { $table }: gracz na miejscu { $what } nie jest tym, kto je zajął.
audit-standing = { $table }: zmieniono stan, termin, zegar albo listę nieobecnych, i nie zrobił tego bot.
audit-proof = { $table }: { $what } nie wynika ze zobowiązania.
audit-entry = Rozdania: wpis { $entry } nie wynika z poprzedniego albo poprzedniego brakuje.
audit-sealed = { $place }: { $what } różni się od tego, co zapieczętowano.
audit-unsealed = Bez pieczęci: { $what }.
audit-unsealed-table = { $table }: bez pieczęci: { $what }.
audit-event-changed = { $tournament }: zapis { $what } zmieniono albo nie wynika on z poprzedniego zdarzenia.
audit-event-refused = { $tournament }: zdarzenie { $what } nie było wtedy możliwe.
audit-entrant = { $tournament }: { $what } to nie ten, kto się zapisał.
audit-not-due = { $place }: żadne zdarzenie turnieju nie przesuwa tych żetonów.
audit-time-back = { $table }: czas cofa się o { $ms } ms w rozdaniu { $deal }; cofnięto zegar komputera albo zmieniono czas.
audit-not-rated = Mecze jeszcze bez rankingu: { $matches }. Bot oceni je przy starcie.
audit-rated-again = Mecze ocenione ponownie, choć ich rankingi miały już pieczęć: { $matches }. Same rankingi sprawdza ponowne obliczenie.
audit-unchecked = Reszty nie dało się sprawdzić.
