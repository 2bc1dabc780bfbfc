rankings-command-leaderboard = Najlepsi gracze jednej gry na tym serwerze
rankings-command-stats = Statystyki osoby: ranking w czasie, rekordy, przeciwnicy
rankings-command-history = Mecze osoby, od najnowszych, i jak każdy zmienił ranking
rankings-command-season = Sezony rankingów
rankings-command-season-list = Wszystkie sezony tego serwera
rankings-command-season-end = Zakończ obecny sezon; klasyfikacja zostaje, zaczyna się następny (moderatorzy)

rankings-option-game = Która gra
rankings-option-game-or-last = Która gra (domyślnie: ostatnia tutaj)
rankings-option-period = Który okres (domyślnie: cały czas)
rankings-option-season = Numer sezonu (domyślnie: obecny)
rankings-option-member = Która osoba (domyślnie: ty)
rankings-option-against = Pokaż też bilans przeciw tej osobie
rankings-option-season-name = Nazwa kończącego się sezonu
rankings-option-confirm = Tak, zakończ
rankings-option-luck = Uporządkuj osoby według wyników bez szczęścia

rankings-without-luck = Bez szczęścia
rankings-with-luck = Rzeczywiste wyniki
rankings-older = Starsze
rankings-newest = Najnowsze
rankings-back = Wróć do meczów
rankings-choose-match = Wybierz mecz: zmiana rankingu i powtórka …
rankings-board = Klasyfikacja
rankings-matches = Mecze

rankings-nobody = Nikogo tu jeszcze nie ma. Do rankingu liczą się tylko mecze bez graczy komputerowych; `/table open` otwiera stół.
rankings-no-matches = Nie zakończył się jeszcze żaden mecz.
rankings-no-more-matches = Nie ma wcześniejszych meczów.
rankings-not-rated = Ten mecz nie zmienił żadnego rankingu.
rankings-computer = Komputery i boty nie mają rankingu, rekordów ani serii.
rankings-season-gone = Ktoś inny w tym czasie zakończył sezon.
rankings-oneself = Nikt nie gra sam ze sobą.
rankings-allowed-period = tylko z okresem season
rankings-allowed-season = liczba od 1 do { $last }
rankings-not-played = { $moves ->
        [one] Ten mecz się nie liczył: ktoś odszedł albo oddał grę komputerowi przed { $moves } własnym ruchem. Wszystkie żetony wróciły. `/help topic:ratings`
        [few] Ten mecz się nie liczył: ktoś odszedł albo oddał grę komputerowi przed { $moves } własnymi ruchami. Wszystkie żetony wróciły. `/help topic:ratings`
        [many] Ten mecz się nie liczył: ktoś odszedł albo oddał grę komputerowi przed { $moves } własnymi ruchami. Wszystkie żetony wróciły. `/help topic:ratings`
       *[other] Ten mecz się nie liczył: ktoś odszedł albo oddał grę komputerowi przed { $moves } własnymi ruchami. Wszystkie żetony wróciły. `/help topic:ratings`
    }
rankings-help =
    ### Rankingi
    Każda gra ma osobny ranking. Zaczynasz od 1500 ± 500. Wygrana z wyższym rankingiem daje dużo, z niższym mało; `/results history` pokazuje obliczenie dla każdego meczu. Ranking jest tymczasowy, dopóki nie policzono { $provisional ->
        [one] { $provisional } meczu
        [few] { $provisional } meczów
        [many] { $provisional } meczów
       *[other] { $provisional } meczów
    }.
    { "*" }*Co wchodzi do rankingu** Mecze bez graczy komputerowych. Sezony się kończą, rankingi trwają dalej.
    { "*" }*Przeciw komputerom** Mecz, w którym jedna osoba gra z komputerami, zmienia inny ranking, oddzielny od tego między ludźmi: pokazuje go `/results stats`, a żadna klasyfikacja. *zwykły* ma tam 1500, pozostałe poziomy tyle, ile dały ich mecze między sobą, i ich ranking się nie zmienia. Podpowiedzi są dozwolone. Taki mecz liczy się w pełni.
    { "*" }*Które mecze się liczą** Każdy musi zagrać: co najmniej { $moves ->
        [one] { $moves } własny ruch
        [few] { $moves } własne ruchy
        [many] { $moves } własnych ruchów
       *[other] { $moves } własnych ruchów
    } albo wszystkie swoje ruchy w meczu, który skończy się wcześniej. Ruchy komputera albo po upływie czasu nie są własne. Jeśli ktoś wcześniej zrezygnuje lub zniknie, mecz nie wchodzi do rankingu, wygrana ani seria się nie liczy, a wszystkie stawki i wypłaty wracają. Temu, kto zrezygnował, mecz liczy się jako niedokończony, co obniża niezawodność (`/results stats`).
    { "*" }*Ci sami przeciwnicy** W ciągu { $days ->
        [one] { $days } dnia
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dni
    } wszystkie mecze tych samych dwóch osób liczą się razem mniej niż { $most }: { $full ->
        [one] pierwszy
        [few] pierwsze { $full }
        [many] pierwszych { $full }
       *[other] pierwszych { $full }
    } w pełni, następny w połowie, kolejny w jednej czwartej i tak dalej. Starsze mecze przestają tu ciążyć. Przy większym stole decydują dwie osoby, które grały ze sobą najczęściej.
    -# Mecze sprzed danej zasady zachowują swój ranking. Model to Plackett–Luce z OpenSkill.

rankings-period-day = Dzisiaj
rankings-period-week = Ten tydzień
rankings-period-month = Ten miesiąc
rankings-period-season = Sezon
rankings-period-all = Cały czas
rankings-button-day = Dzień
rankings-button-week = Tydzień
rankings-button-month = Miesiąc
rankings-button-season = Sezon
rankings-button-all = Wszystko
rankings-button-season-number = Sezon { $number }

rankings-outcome-won = 🏆 **Wygrana**
rankings-outcome-lost = ⚪ Przegrana
rankings-outcome-drawn = 🤝 Remis
rankings-outcome-abandoned = 🚪 Rezygnacja
rankings-rated = { $pool ->
    [computers] ranking przeciw komputerom { $change }
   *[people] ranking { $change }
}
rankings-unrated = poza rankingiem
rankings-unrated-not-played = poza rankingiem: nie wszyscy grali

rankings-asked = **Niezawodność** { $percent }% ukończonych meczów albo nowy gracz
rankings-changes = 📈 **Rankingi** { $changes }
rankings-changes-computers = 📈 **Ranking przeciw komputerom** { $changes }
rankings-provisional-legend = { $matches ->
        [one] ? tymczasowy: mniej niż { $matches } mecz w rankingu
        [few] ? tymczasowy: mniej niż { $matches } mecze w rankingu
        [many] ? tymczasowy: mniej niż { $matches } meczów w rankingu
       *[other] ? tymczasowy: mniej niż { $matches } meczów w rankingu
    }
rankings-uncounted = 📈 **Poza rankingiem**: { $players }: mniej niż { $moves ->
        [one] { $moves } własny ruch.
        [few] { $moves } własne ruchy.
        [many] { $moves } własnych ruchów.
       *[other] { $moves } własnych ruchów.
    }
rankings-uncounted-chips = Wszystkie żetony wróciły.
rankings-uncounted-help = `/help topic:ratings` wyjaśnia, które mecze się liczą

rankings-order-rating = od najwyższego rankingu, tymczasowe na końcu
rankings-order-wins = od największej liczby wygranych
rankings-utc = UTC
rankings-utc-week = od poniedziałku, UTC
rankings-won = wygrane { $won } z { $matches }
rankings-won-first = wygrane **{ $won }** z { $matches }
rankings-rating = **{ $rating }** ± { $uncertainty }
rankings-rating-provisional = **{ $rating }** ± { $uncertainty }, tymczasowy
rankings-rating-plain = { $rating } ± { $uncertainty }
rankings-rating-plain-provisional = { $rating } ± { $uncertainty }, tymczasowy
rankings-own-none = Nie ma cię jeszcze w tej klasyfikacji.
rankings-own = Ty: miejsce { $place } · { $row }
rankings-own-beyond = Ty: poza miejscem { $place } · { $row }
rankings-no-luck = { $matches ->
        [one] Nikogo tu jeszcze nie ma: potrzeba { $matches } meczu rankingowego w tym okresie ze zmierzonym szczęściem; mierzy się je automatycznie po każdym meczu.
        [few] Nikogo tu jeszcze nie ma: potrzeba { $matches } meczów rankingowych w tym okresie ze zmierzonym szczęściem; mierzy się je automatycznie po każdym meczu.
        [many] Nikogo tu jeszcze nie ma: potrzeba { $matches } meczów rankingowych w tym okresie ze zmierzonym szczęściem; mierzy się je automatycznie po każdym meczu.
       *[other] Nikogo tu jeszcze nie ma: potrzeba { $matches } meczów rankingowych w tym okresie ze zmierzonym szczęściem; mierzy się je automatycznie po każdym meczu.
    }
rankings-luck-period = { $unit ->
    [chips] **{ $when }** · żetony na rozdanie bez szczęścia, od najlepszych
   *[points] **{ $when }** · punkty na rozdanie bez szczęścia, od najlepszych
}
rankings-luck-row = **{ $earned }** · szczęście { $luck } · { $matches ->
        [one] { $matches } mecz
        [few] { $matches } mecze
        [many] { $matches } meczów
       *[other] { $matches } meczów
    }
rankings-luck-legend = ±: przedział ufności 95%; osoby, których przedziały się pokrywają, mogą być równie dobre. `/help topic:review` wyjaśnia szczęście.

rankings-none = Jeszcze bez rankingu wśród ludzi: potrzeba do tego meczu bez graczy komputerowych.
rankings-matches-rated = { $matches ->
        [one] { $matches } mecz w rankingu
        [few] { $matches } mecze w rankingu
        [many] { $matches } meczów w rankingu
       *[other] { $matches } meczów w rankingu
    }
rankings-matches-provisional = { $matches ->
        [one] Tymczasowy: { $matches } mecz w rankingu z { $enough }
        [few] Tymczasowy: { $matches } mecze w rankingu z { $enough }
        [many] Tymczasowy: { $matches } meczów w rankingu z { $enough }
       *[other] Tymczasowy: { $matches } meczów w rankingu z { $enough }
    }
rankings-against-computers = **Ranking przeciw komputerom** { $rating } ± { $uncertainty } ({ $matches ->
        [one] { $matches } mecz
        [few] { $matches } mecze
        [many] { $matches } meczów
       *[other] { $matches } meczów
    })
rankings-against-computers-provisional = **Ranking przeciw komputerom** { $rating } ± { $uncertainty } (tymczasowy, { $matches ->
        [one] { $matches } mecz
        [few] { $matches } mecze
        [many] { $matches } meczów
       *[other] { $matches } meczów
    })
rankings-story-none = Żaden mecz nie wszedł jeszcze do rankingu.
rankings-story-one = { $game }: jeden mecz w rankingu, { $day }; ranking to { $now }.
rankings-story-all = { $game }, ranking po każdym z { $matches ->
        [one] { $matches } meczu
        [few] { $matches } meczów
        [many] { $matches } meczów
       *[other] { $matches } meczów
    }, { $days }.
rankings-story-last = { $game }, ranking po ostatnich { $shown } z { $matches ->
        [one] { $matches } meczu
        [few] { $matches } meczów
        [many] { $matches } meczów
       *[other] { $matches } meczów
    }, { $days }.
rankings-story-days = od { $first } do { $last }
rankings-story-from = Od { $before } do { $now }.
rankings-story-best = Najwyższy { $best } ({ $best_day }), najniższy { $worst } ({ $worst_day }).
rankings-story-changes = Ostatnie zmiany: { $changes }.
rankings-story-provisional = Rankingi przed meczem { $enough } są tymczasowe.

rankings-records = **Rekordy** { $records }
rankings-record-rating = ranking { $rating }
rankings-record-streak = { $wins ->
        [one] { $wins } wygrana z rzędu
        [few] { $wins } wygrane z rzędu
        [many] { $wins } wygranych z rzędu
       *[other] { $wins } wygranych z rzędu
    }
rankings-record-margin = { $unit ->
    [chips] wygrana o { $count ->
        [one] { $points } żeton
        [few] { $points } żetony
        [many] { $points } żetonów
       *[other] { $points } żetonów
    }
   *[points] wygrana o { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
}
rankings-record-deal = { $unit ->
    [chips] { $count ->
        [one] { $points } żeton
        [few] { $points } żetony
        [many] { $points } żetonów
       *[other] { $points } żetonów
    } w rozdaniu
   *[points] { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } w rozdaniu
}
rankings-firsts = **Po raz pierwszy** { $firsts }
rankings-matches-ended = **Mecze** { $counts }
rankings-count-won = wygrane { $matches }
rankings-count-lost = przegrane { $matches }
rankings-count-drawn = remisy { $matches }
rankings-count-resigned = rezygnacje { $matches }
rankings-between = { $level ->
    [0] { $ahead } : { $behind }
    [one] { $ahead } : { $behind }, na równi { $level }
    [few] { $ahead } : { $behind }, na równi { $level }
    [many] { $ahead } : { $behind }, na równi { $level }
   *[other] { $ahead } : { $behind }, na równi { $level }
}
rankings-opponents = **Najczęstsi przeciwnicy** (wyżej : niżej)
rankings-opponent = { $member } { $record } w { $matches ->
        [one] { $matches } meczu
        [few] { $matches } meczach
        [many] { $matches } meczach
       *[other] { $matches } meczach
    }
rankings-against = **Przeciw { $member }** { $record } w { $matches ->
        [one] { $matches } meczu
        [few] { $matches } meczach
        [many] { $matches } meczach
       *[other] { $matches } meczach
    } (wyżej : niżej)
rankings-against-none = **Przeciw { $member }** w tej grze nie ma jeszcze meczu
rankings-reliability = **Niezawodność** ukończone { $finished } z { $matches ->
        [one] { $matches } meczu
        [few] { $matches } meczów
        [many] { $matches } meczów
       *[other] { $matches } meczów
    } ({ $percent }%), we wszystkich grach
rankings-reliability-none = **Niezawodność** nie ma jeszcze meczu z innymi ludźmi

rankings-table = Stół { $number }
rankings-table-in = Stół { $number } na { $channel }
rankings-score-against = **{ $score }**, przeciwnicy: { $others }
rankings-score-with = **{ $score }**, partner: { $partners }, przeciwnicy: { $others }
rankings-more-players = jeszcze { $count }
rankings-a-computer = 🤖 komputer
rankings-place = miejsce { $place }
rankings-place-of = miejsce { $place } z { $sides }

rankings-step-before = **Przed** meczem ranking wynosił { $rating } ± { $uncertainty }.
rankings-step-partners = Rankingi partnerów się sumuje.
rankings-step-chance = { $tied ->
    [1] **Szansa na wygraną**, ze wszystkich rankingów: { $chance }%. Oczekiwane miejsce: { $expected } z { $sides }. Rzeczywiste miejsce: **{ $place }**.
    [few] **Szansa na wygraną**, ze wszystkich rankingów: { $chance }%. Oczekiwane miejsce: { $expected } z { $sides }. Rzeczywiste miejsce: **{ $place }**, wspólne dla { $tied }.
    [many] **Szansa na wygraną**, ze wszystkich rankingów: { $chance }%. Oczekiwane miejsce: { $expected } z { $sides }. Rzeczywiste miejsce: **{ $place }**, wspólne dla { $tied }.
   *[other] **Szansa na wygraną**, ze wszystkich rankingów: { $chance }%. Oczekiwane miejsce: { $expected } z { $sides }. Rzeczywiste miejsce: **{ $place }**, wspólne dla { $tied }.
}
rankings-step-surprise = **Zaskoczenie**: { $due } za pierwsze miejsce wśród pozostałych, minus szanse na pierwsze miejsce na każdym szczeblu aż do rzeczywistego: { $due } − { $chances } = **{ $surprise }**
rankings-step-weight = **Waga**: własna niepewność do kwadratu, podzielona przez niepewność całego stołu: { $formula }
rankings-step-change = **Zmiana**: { $formula }
rankings-step-change-share = **Zmiana**: { $formula }, z czego liczy się **{ $share }%**: dwoje z was często grało ze sobą w ciągu { $days ->
        [one] { $days } dnia
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dni
    } (`/help topic:ratings`)
rankings-step-after = **Po** meczu ranking wynosi { $rating } ± { $uncertainty }. To mecz rankingowy numer { $number }.
rankings-step-after-provisional = **Po** meczu ranking wynosi { $rating } ± { $uncertainty }. To mecz rankingowy numer { $number }, więc ranking jest tymczasowy do meczu { $enough }.
rankings-result = { $pool ->
    [computers] { $member } **{ $before } → { $after }** ({ $change }) przeciw komputerom
   *[people] { $member } **{ $before } → { $after }** ({ $change })
}
rankings-result-other = { $member }, miejsce { $place }: { $before } → { $after } ({ $change })
rankings-result-computer = 🤖 komputer ({ $level }), miejsce { $place }: { $rating }, bez zmian

rankings-seasons = Sezony
rankings-season-number = Sezon { $number }
rankings-season-named = Sezon { $number } { $name }
rankings-span-since = od { $begun }
rankings-span-from-first = od pierwszego meczu
rankings-span-from-to = od { $begun } do { $ended }
rankings-ending =
    ### Zakończyć sezon { $number }?
    Trwa { $span } i będzie nosił nazwę { $name }. Jego klasyfikacja zostaje, a następny sezon zaczyna się od razu; rankingi trwają dalej. Tego nie można cofnąć. Aby go zakończyć, użyj polecenia ponownie z `confirm` True.
rankings-ended = **{ $season }** zakończony. Jego klasyfikacja zostaje: `/results leaderboard period:season season:{ $number }`. Zaczął się sezon { $next }.
rankings-ended-at = **{ $season }** zakończony ({ $when }). Jego klasyfikacja zostaje: `/results leaderboard period:season season:{ $number }`. Zaczął się sezon { $next }.

rankings-here = Ten serwer
rankings-in-pool = Pula
rankings-with-friends = Znajomi
