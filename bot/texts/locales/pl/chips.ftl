chips-command = Wirtualne żetony: stan i skąd się wzięły
chips-command-balance = Ile żetonów ma dana osoba
chips-command-ledger = Wszystkie wpłaty i wypłaty portfela, od najnowszych
chips-command-table = Żetony stołu: wszystkie konta i kto komu zapłacił
chips-command-top = Kto ma najwięcej żetonów na tym serwerze
chips-command-give = Daj żetony innej osobie, która musi je przyjąć
chips-command-refill = Niech bank uzupełni twój portfel, gdy jest w nim mało
chips-command-export = Twoja księga jako pliki, do arkuszy i programów
chips-command-grant = Daj komuś żetony z banku (moderatorzy)
chips-command-freeze = Zamroź portfel: właściciel nie może dawać żetonów ani siadać do gry o żetony (moderatorzy)
chips-command-thaw = Odmroź zamrożony portfel (moderatorzy)
chips-command-void = Cofnij wszystkie wypłaty stołu (moderatorzy)
chips-command-audit = Wykaż, że księgi się bilansują i zgadzają z grami (moderatorzy)
chips-command-settings = Ustawienia żetonów na tym serwerze (moderatorzy)
chips-command-privacy = Co o tobie przechowuję i jak to dostać albo usunąć
chips-command-privacy-about = Co o tobie przechowuję
chips-command-privacy-export = Wszystko, co o tobie przechowuję, jako plik
chips-command-privacy-erase = Przetnij związek między tobą a wszystkim, co przechowuję

chips-option-member = Która osoba (domyślnie: ty)
chips-option-wallet = Czyj portfel
chips-option-receiver = Komu
chips-option-amount = Ile żetonów
chips-option-table = Numer stołu
chips-option-page = Która strona (1: najnowsza)
chips-option-everybody = Księgi całego serwera (moderatorzy)
chips-option-reason = Dlaczego; każdy może to przeczytać i zostaje to na zawsze
chips-option-opening = Z czym zaczyna każda osoba
chips-option-refill-floor = Stan, do którego bank uzupełnia portfel
chips-option-refill-hours = Godziny między dwoma uzupełnieniami
chips-option-gifts = Czy wolno dawać żetony innym
chips-option-gift-cap = Ile jedna osoba może najwyżej dać w ciągu dnia
chips-option-stakes-cap = Ile żetonów najwyżej może wymagać stół od dołączających
chips-option-bank-plays = Czy bank płaci za graczy komputerowych; inaczej ich stoły to trening

chips-play-chips = Wirtualne żetony: nie mają wartości pieniężnej, nie można ich kupić, sprzedać ani wymienić.
chips-no-lines = Nie ma tu jeszcze żadnych wpisów.
chips-no-more = Nie ma więcej wpisów.
chips-nobody = Nikt tu jeszcze nie ma żetonów: portfel otwiera się, gdy właściciel pierwszy raz siada do gry o żetony.
chips-moderators = To może zrobić tylko moderator (Zarządzanie kanałami).
chips-gift-gone = Ta oferta nie jest już otwarta; nic nie zostało dane.
chips-not-your-gift = Ta oferta jest dla kogoś innego.
chips-auditing = Audyt już trwa; poczekaj na jego wynik.
chips-too-big = To za dużo na plik tutaj. Może to wyeksportować właściciel bota.

chips-csv = Księga jako tabela, do arkusza
chips-json = Księga jako lista obiektów, do programów
chips-mine = Wszystko, co o tobie przechowuję, jako JSON

chips-older = Starsze
chips-newer = Nowsze
chips-payments = Wszystkie wypłaty
chips-offer = Tak, zaproponuj
chips-accept = Przyjmij
chips-decline = Nie
chips-erase-sure = Tak, usuń moje dane
chips-keep = Nie, zostaw wszystko

chips-kept = Nic nie zostało usunięte.
chips-erased =
    ### Usunięto
    Nic z tego, co przechowuję, nie prowadzi już do ciebie. W zapisach twoich dawnych gier jest teraz „były gracz”. Jeśli zagrasz znowu, zaczniesz jako nowy gracz.
chips-stored =
    ### Co o tobie przechowuję
    - **Przy stołach**: twój identyfikator Discorda, nazwę wyświetlaną i nazwę użytkownika z chwili dołączenia, miejsce, ruchy i ich czas, pozostały czas, wygrane i przegrane; gdzie w wiadomościach prywatnych pokazane są twoje karty; twój udział w tasowaniu, by można było je sprawdzić.
    - **Wyniki** według serwera i gry.
    - **Rankingi** według serwera i gry: twój ranking po każdym meczu z ludźmi i miejsce w klasyfikacjach. Każdy na serwerze może je czytać, a także listę twoich meczów (`/results stats`, `/results history`).
    - **Żetony** według serwera: twój portfel i każdy wpis księgi. Każdy na serwerze może je czytać.
    - **Wieczory gier**: które planujesz, czy przyjdziesz i twój głos.
    - **Ustawienia**: powiadomienia o ruchu, porządek kart, zgoda na wiadomości prywatne.
    - Nie przechowuję: wiadomości, adresów e-mail ani niczego o osobach, które nigdy mnie nie używały; tylko przyznanie żetonów lub zamrożenie przez moderatora otwiera portfel komuś takiemu.
chips-stored-erasure = `/settings privacy export` daje ci wszystko jako plik. `/settings privacy erase` przecina związek między tobą a tymi zapisami: twoja nazwa, identyfikator i ustawienia zostają usunięte; mecze pozostają jako mecze „byłego gracza”, żeby wyniki i księgi innych się zgadzały. Słowo wpisane do tasowania też zostaje: bez niego inni nie mogliby sprawdzić swoich kart. Nie zachowuję niczego, po czym dałoby się ciebie rozpoznać, nawet skrótu identyfikatora: po powrocie zaczynasz z żetonami nowego gracza. Nie mają wartości pieniężnej, a wszystko, co dał bank, jest w księdze.
chips-exported-everything =
    ### Wszystko, co o tobie przechowuję
    Według tabel bazy danych; czasy to milisekundy UTC. `ledger` zawiera wpisy twoich portfeli według serwera.
chips-erasing = Usunąć wszystko, co prowadzi do ciebie?
chips-erasing-seats = { $tables ->
        [one] Siedzisz przy { $tables } stole: najpierw zwalniasz to miejsce.
        [few] Siedzisz przy { $tables } stołach: najpierw zwalniasz te miejsca.
        [many] Siedzisz przy { $tables } stołach: najpierw zwalniasz te miejsca.
       *[other] Siedzisz przy { $tables } stołach: najpierw zwalniasz te miejsca.
    }
chips-erasing-everything = Twoja nazwa, identyfikator i ustawienia zostaną usunięte ze wszystkiego, co przechowuję; wyniki i żetony zostają przy „byłym graczu” i tracisz je. Wiadomości, które są już na kanałach, pozostają. Tego nie można cofnąć. Aby mieć kopię, użyj najpierw `/settings privacy export`.

chips-amount = { $count ->
        [one] { $chips } żeton
        [few] { $chips } żetony
        [many] { $chips } żetonów
       *[other] { $chips } żetonów
    }
chips-total = Razem: { $won }
chips-former-player = były gracz
chips-bank = bank
chips-pot = pula
chips-escrow = pula turnieju { $number }

chips-has = Stan konta { $member }: **{ $chips } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonów
    }**.
chips-has-no-wallet = { $member } nie ma jeszcze portfela; otworzy się przy pierwszym stole z żetonami: **{ $chips } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonów
    }**.
chips-is-frozen = 🧊 **Zamrożony**: właściciel nie może dawać żetonów ani siadać do gry o żetony.
chips-below-zero = Poniżej zera: bez nowych rozdań aż do uzupełnienia.
chips-can-refill = `/chips refill` uzupełnia do stanu { $chips } { $count ->
        [one] żetonu
        [few] żetonów
        [many] żetonów
       *[other] żetonów
    }.
chips-freeze-entry = { $did ->
    [frozen] { $by ->
        [member] { $when } zamrożenie ({ $actor }): { $note }
       *[nobody] { $when } zamrożenie: { $note }
    }
   *[thawed] { $by ->
        [member] { $when } odmrożenie ({ $actor }): { $note }
       *[nobody] { $when } odmrożenie: { $note }
    }
}

chips-heading = Żetony
chips-ledger = Księga
chips-audit = Audyt
chips-table = Stół { $number }
chips-table-deal = { $table }, rozdanie { $deal }
chips-entry = { $direction ->
    [in] { $when } **{ $change }** ← { $party } · stan { $balance }
   *[out] { $when } **{ $change }** → { $party } · stan { $balance }
}
chips-seats = { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsc
    }
chips-entry-between = { $when } { $payers } → { $payee } **{ $chips }**
chips-entry-between-each = { $when } { $payers } → { $payee } **{ $chips }** (po { $each })

chips-for-opening = stan początkowy
chips-for-refill = uzupełnienie
chips-for-gift = prezent
chips-for-grant = { $by ->
    [member] przyznane ({ $actor })
   *[nobody] przyznane
}
chips-for-stake = stawka za mecz
chips-for-points = różnica punktów
chips-for-won = wygrane stawki meczu
chips-for-returned = zwrot z puli
chips-for-tournament = { $moved ->
        [stake] wpisowe do turnieju { $number }
        [won] nagroda w turnieju { $number }
       *[returned] zwrot wpisowego do turnieju { $number }
    }
chips-for-void = { $by ->
    [member] cofnięcie #{ $entry } ({ $actor })
   *[nobody] cofnięcie #{ $entry }
}
chips-for-unplayed = zwrot: mecz się nie liczy
chips-for-rule = { $purpose }, zasada { $rule }

chips-matrix = Wiersze płacą, kolumny dostają.
chips-voided-table = ⚠️ Ten stół unieważniono: { $note }. Wszystkie tutejsze wypłaty cofnięto nowymi wpisami.

chips-giving = **Dać { $receiver } { $chips } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonów
    }?** Masz teraz { $has }.
chips-offered = { $receiver }, { $giver } chce dać ci **{ $chips } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonów
    }**. Oferta wygasa { $when }.
chips-offer-made = Oferta dla { $receiver } jest wysłana. Żetony zmienią właściciela po jej przyjęciu.
chips-given = { $giver } → { $receiver }: **{ $chips } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonów
    }** w prezencie.
chips-declined = { $giver } zatrzymuje { $chips } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonów
    }: oferta dla { $receiver } odrzucona.
chips-refilled = Bank uzupełnił twój portfel: masz **{ $chips } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonów
    }**.
chips-granted = { $receiver } dostaje z banku **{ $chips } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonów
    }**. Powód jest w księdze.
chips-frozen = Portfel { $member } jest zamrożony. Powód jest w `/chips balance`.
chips-thawed = Portfel { $member } jest odmrożony. Powód jest w `/chips balance`.
chips-voided = { $entries ->
        [one] Stół { $table } jest unieważniony: { $entries } wpis cofnięto nowym. Powód jest w księdze.
        [few] Stół { $table } jest unieważniony: { $entries } wpisy cofnięto nowymi. Powód jest w księdze.
        [many] Stół { $table } jest unieważniony: { $entries } wpisów cofnięto nowymi. Powód jest w księdze.
       *[other] Stół { $table } jest unieważniony: { $entries } wpisów cofnięto nowymi. Powód jest w księdze.
    }
chips-exported =
    ### Księga
    { $entries ->
        [one] { $entries } wpis, od najstarszego.
        [few] { $entries } wpisy, od najstarszego.
        [many] { $entries } wpisów, od najstarszego.
       *[other] { $entries } wpisu, od najstarszego.
    } Kolumny: `seq` numer wpisu, `at` milisekundy UTC, `kind` za co, `amount`, płacący i odbiorca z ich stanem po wpisie, `reason`, `rule` i `cards` wypłaty w grze, stół, rozdanie i ruch, kto to zlecił i dlaczego (`note`), który wpis cofa (`reverses`), oraz `hash`, który obejmuje też wpis poprzedni.

chips-audit-faults = { $faults ->
        [one] { $faults } błąd
        [few] { $faults } błędy
        [many] { $faults } błędów
       *[other] { $faults } błędów
    }
chips-audit-passed = ✅ Księgi się bilansują, żadnego wpisu nie zmieniono, wyniki i wypłaty zgadzają się z grami, a punkty, rankingi i klasyfikacje z wynikami.
chips-audit-more = … i jeszcze { $count }.
chips-audit-entries = { $entries ->
        [one] przeczytano { $entries } wpis
        [few] przeczytano { $entries } wpisy
        [many] przeczytano { $entries } wpisów
       *[other] przeczytano { $entries } wpisów
    }
chips-audit-played = rozegrano ponownie { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołów
    } i { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchów
    }, { $by_hashes ->
        [one] { $by_hashes } stół
        [few] { $by_hashes } stoły
        [many] { $by_hashes } stołów
       *[other] { $by_hashes } stołów
    } o starszych zasadach sprawdzono tylko skrótami, { $by_neither ->
        [one] { $by_neither } stołu
        [few] { $by_neither } stołów
        [many] { $by_neither } stołów
       *[other] { $by_neither } stołów
    } nie sprawdzono w żaden sposób
chips-audit-earlier = { $tables ->
        [one] { $tables } stół rozegrano, zanim były pieczęcie; pokazują one stan z { $day }
        [few] { $tables } stoły rozegrano, zanim były pieczęcie; pokazują one stan z { $day }
        [many] { $tables } stołów rozegrano, zanim były pieczęcie; pokazują one stan z { $day }
       *[other] { $tables } stołów rozegrano, zanim były pieczęcie; pokazują one stan z { $day }
    }
chips-audit-later = { $tables ->
        [one] { $tables } stół zakończono, zanim pieczęcie objęły wyniki i wypłaty; pieczęć pokazuje stan z { $day }
        [few] { $tables } stoły zakończono, zanim pieczęcie objęły wyniki i wypłaty; pieczęć pokazuje stan z { $day }
        [many] { $tables } stołów zakończono, zanim pieczęcie objęły wyniki i wypłaty; pieczęć pokazuje stan z { $day }
       *[other] { $tables } stołów zakończono, zanim pieczęcie objęły wyniki i wypłaty; pieczęć pokazuje stan z { $day }
    }
chips-audit-open = { $tables ->
        [one] wyniki i wypłaty { $tables } stołu nie są zapieczętowane
        [few] wyniki i wypłaty { $tables } stołów nie są zapieczętowane
        [many] wyniki i wypłaty { $tables } stołów nie są zapieczętowane
       *[other] wyniki i wypłaty { $tables } stołów nie są zapieczętowane
    }
chips-audit-unsealed = trwających meczów nie dało się zapieczętować
chips-audit-head = Głowa: `{ $sealed }`. Zachowaj ją: dzięki niej właściciel może później wykazać, że nic nie zmieniono (`audit --since`).

chips-refused-not-enough = { $whose ->
    [you] Masz { $have }, a potrzebujesz { $need }.
    [member] { $member } ma { $have }, a potrzebuje { $need }.
   *[wallet] W portfelu jest { $have }, a potrzeba { $need }.
}
chips-refused-negative = { $whose ->
    [you] Masz { $have }: nikt nie zaczyna rozdania poniżej zera. Pomoże `/chips refill`.
    [member] { $member } ma { $have }: nikt nie zaczyna rozdania poniżej zera. Pomoże `/chips refill`.
   *[wallet] W portfelu jest { $have }: nikt nie zaczyna rozdania poniżej zera. Pomoże `/chips refill`.
}
chips-refused-frozen = { $whose ->
    [you] Twój portfel jest zamrożony.
    [member] Portfel { $member } jest zamrożony.
   *[wallet] Portfel jest zamrożony.
}
chips-refused-frozen-because = { $whose ->
    [you] Twój portfel jest zamrożony: { $note }.
    [member] Portfel { $member } jest zamrożony: { $note }.
   *[wallet] Portfel jest zamrożony: { $note }.
}
chips-refused-self = Nie możesz dać żetonów sobie.
chips-refused-computer = Komputery i boty nie mają portfela.
chips-refused-amount = Podaj liczbę całkowitą od 1 do { $most }, nie { $amount }.
chips-refused-gifts-off = Na tym serwerze nie wolno dawać sobie żetonów; moderator może na to zezwolić poleceniem `/cardroom chips gifts:True`.
chips-refused-gift-cap = W ciągu dnia można dać najwyżej { $cap }, a dziś rozdane już jest { $given }.
chips-refused-stakes-cap = Stół może tu wymagać od dołączających najwyżej { $cap }; ten wymagałby { $need }.
chips-refused-too-soon = Bank już uzupełnił twój portfel; może to zrobić znowu { $when }.
chips-refused-too-soon-later = Bank już uzupełnił twój portfel; może to zrobić znowu później.
chips-refused-above-floor = Bank uzupełnia portfele, w których jest mniej niż { $floor }; masz { $have }.
chips-refused-note = Podaj powód, najwyżej { $most } znaków, bez niczyjego identyfikatora.
chips-refused-already-done = To już zrobiono.
chips-refused-already-frozen = { $whose ->
    [you] Twój portfel jest już zamrożony.
    [member] Portfel { $member } jest już zamrożony.
   *[wallet] Portfel jest już zamrożony.
}
chips-refused-not-frozen = { $whose ->
    [you] Twój portfel nie jest zamrożony.
    [member] Portfel { $member } nie jest zamrożony.
   *[wallet] Portfel nie jest zamrożony.
}
chips-refused-no-wallet = { $whose ->
    [you] Nie masz jeszcze portfela.
    [member] { $member } nie ma jeszcze portfela.
   *[wallet] Takiego portfela jeszcze nie ma.
}
chips-refused-no-chips = Przy tym stole nie płacono żetonami.
chips-refused-still-playing = Mecz przy tym stole jeszcze trwa. Zakończ go poleceniem `/table close{ $option }`, które zwraca stawki; potem unieważnij resztę wypłat.
chips-refused-already-void = Ten stół jest już unieważniony.

chips-settings = Ustawienia żetonów
chips-setting-opening = **Portfel zaczyna z** { $chips } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonów
    }
chips-setting-refill = { $hours ->
    [1] **Uzupełnienie** do { $chips } { $count ->
        [one] żetonu
        [few] żetonów
        [many] żetonów
       *[other] żetonów
    }, raz na godzinę
    [few] **Uzupełnienie** do { $chips } { $count ->
        [one] żetonu
        [few] żetonów
        [many] żetonów
       *[other] żetonów
    }, raz na { $hours } godziny
    [many] **Uzupełnienie** do { $chips } { $count ->
        [one] żetonu
        [few] żetonów
        [many] żetonów
       *[other] żetonów
    }, raz na { $hours } godzin
   *[other] **Uzupełnienie** do { $chips } { $count ->
        [one] żetonu
        [few] żetonów
        [many] żetonów
       *[other] żetonów
    }, raz na { $hours } godziny
}
chips-setting-gifts = **Prezenty** do { $chips } { $count ->
        [one] żetonu
        [few] żetonów
        [many] żetonów
       *[other] żetonów
    } dziennie
chips-setting-no-gifts = **Prezenty** niedozwolone
chips-setting-stakes-cap = **Stół może wymagać** od dołączających najwyżej { $chips } { $count ->
        [one] żetonu
        [few] żetonów
        [many] żetonów
       *[other] żetonów
    }
chips-setting-bank-plays = **Gracze komputerowi** płaci za nich bank
chips-setting-practice = **Gracze komputerowi** trening: ich stoły nie liczą się w księgach
