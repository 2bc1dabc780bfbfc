refusals-rule = { $game }, zasada { $rule }
refusals-deal-over = To rozdanie jest już zakończone.
refusals-not-your-turn = To nie twój ruch.
refusals-not-now = W tej chwili ruchu nie można tego zrobić.
refusals-unknown-action = Nie ma takiego ruchu w tej grze.
refusals-held = { $times ->
        [1] { $count ->
        [one] Masz { $cards } tylko raz.
        [few] Masz { $cards } tylko po jednym razie.
        [many] Masz { $cards } tylko po jednym razie.
       *[other] Masz { $cards } tylko po jednym razie.
    }
        [2] { $count ->
        [one] Masz { $cards } tylko dwa razy.
        [few] Masz { $cards } tylko po dwa razy.
        [many] Masz { $cards } tylko po dwa razy.
       *[other] Masz { $cards } tylko po dwa razy.
    }
        [few] { $count ->
        [one] Masz { $cards } tylko { $times } razy.
        [few] Masz { $cards } tylko po { $times } razy.
        [many] Masz { $cards } tylko po { $times } razy.
       *[other] Masz { $cards } tylko po { $times } razy.
    }
        [many] { $count ->
        [one] Masz { $cards } tylko { $times } razy.
        [few] Masz { $cards } tylko po { $times } razy.
        [many] Masz { $cards } tylko po { $times } razy.
       *[other] Masz { $cards } tylko po { $times } razy.
    }
       *[other] { $count ->
        [one] Masz { $cards } tylko { $times } razu.
        [few] Masz { $cards } tylko po { $times } razu.
        [many] Masz { $cards } tylko po { $times } razu.
       *[other] Masz { $cards } tylko po { $times } razu.
    }
    }
refusals-not-all-held = Nie masz wszystkich tych kart: { $cards }.
refusals-not-held = Nie masz karty { $cards }.
refusals-card-not-held = Nie masz tej karty.
refusals-not-a-meld = { $cards } to nie układ: { $why ->
        [few] układ ma co najmniej trzy karty
        [run] sekwens to kolejne karty, a as jest niski
        [set] w komplecie nie ma dwa razy tej samej karty
       *[other] układ to trzy lub cztery karty jednej wartości albo sekwens w jednym kolorze
    }.
refusals-no-meld = To nie układ.
refusals-taken-card = { $cards } to karta wzięta w tym ruchu ze stosu odkrytego, więc nie można jej odrzucić przed następnym ruchem.
refusals-taken = To karta wzięta w tym ruchu ze stosu odkrytego, więc nie można jej odrzucić przed następnym ruchem.
refusals-does-not-fit-melds = { $cards } nie można dołożyć do układów na stole: { $melds }.
refusals-does-not-fit = { $cards } nie można dołożyć do układów na stole.
refusals-that-does-not-fit-melds = To nie pasuje do układów na stole: { $melds }.
refusals-that-does-not-fit = To nie pasuje do układów na stole.
refusals-cards-twice = { $cards }: można użyć tylko raz.
refusals-card-twice = Karty można użyć tylko raz.
refusals-impossible-with = Nie można tego zrobić z { $cards }: { $reason }.
refusals-impossible = Tego nie można zrobić: { $reason }.

refusals-which-table-of = O który stół chodzi: { $tables }? Wybierz go opcją `table`.
refusals-which-table = O który stół chodzi? Wybierz go opcją `table`.
refusals-not-at-table = Nie siedzisz przy stole { $number }.
refusals-at-no-table = Nie siedzisz teraz przy żadnym stole.
refusals-tables-elsewhere = Stoły otwiera się na kanałach serwera; tutaj widać to, w co tam grasz.
refusals-no-table-number = Nie ma tu stołu { $number }. Otwórz go poleceniem `/table open`.
refusals-no-table = Nie ma tu stołu. Otwórz go poleceniem `/table open`.
refusals-gone-direct = Tego stołu już nie ma.
refusals-gone = Tego stołu już nie ma. Otwórz nowy poleceniem `/table open`.
refusals-stale = Od pokazania tego przycisku gra poszła dalej; nic się nie zmieniło. Tak wygląda stół teraz.
refusals-table-like = numer stołu, na przykład 7; wybierz jeden z podanych w opcji

refusals-not-seated = Nie siedzisz przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    }. Możesz dołączyć do rozpoczęcia meczu; potem możesz patrzeć.
refusals-already-seated = Siedzisz już przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    }.
refusals-full = Wszystkie miejsca przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    } są zajęte.
refusals-kept-for = Wolne miejsca przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    } są zarezerwowane dla { $members } do { $time }; potem każdy może dołączyć.
refusals-kept = To miejsce jest zarezerwowane dla zaproszonego gracza.
refusals-no-such-level = { $game } nie ma gracza komputerowego o poziomie { $level }: wybierz { $levels }.
refusals-no-level = Nie ma tu gracza komputerowego o takim poziomie.
refusals-not-asked = Nie masz zaproszenia do gry przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    }.
refusals-sits-here = Siedzisz już przy stole { $number } na tym kanale.
refusals-being-dealt = Twoje karty są już rozdawane.
refusals-too-few-seated = Ta gra wymaga { $needed ->
        [one] { $needed } gracza
        [few] { $needed } graczy
        [many] { $needed } graczy
       *[other] { $needed } graczy
    }, a przy stole { $seated ->
        [one] jest { $seated }
        [few] są { $seated }
        [many] jest { $seated }
       *[other] jest { $seated }
    }. Dodaj gracza komputerowego albo poczekaj.
refusals-too-few = Jest jeszcze za mało graczy. Dodaj gracza komputerowego albo poczekaj na innych.
refusals-unreliable-member = Ten stół jest dla graczy, którzy ukończyli co najmniej { $percent }% ostatnich meczów. Twoje ukończone mecze: { $finished } z { $started }. Liczy się każdy mecz ukończony przy innym stole.
refusals-unreliable = Ten stół jest dla graczy, którzy ukończyli więcej swoich meczów.
refusals-no-opponent = Możesz wyzwać inną osobę z serwera, ale nie bota ani siebie.
refusals-has-left = { $player }: tej osoby nie ma już na serwerze.
refusals-somebody-has-left = Tej osoby nie ma już na serwerze.
refusals-no-partner = Wybierz innego gracza przy tym stole; partnerów wybiera się, gdy { $count ->
        [one] dołączy { $count } gracz
        [few] dołączy { $count } graczy
        [many] dołączy { $count } graczy
       *[other] dołączy { $count } graczy
    }.

refusals-not-host = To może zrobić tylko gospodarz stołu.
refusals-leave-it = Możesz odejść przyciskiem **Zrezygnuj**.
refusals-other-server = { $number ->
        [none] Ten stół
       *[other] Stół { $number }
    } jest na innym serwerze, więc stąd nie można go zmieniać.
refusals-not-direct = Tego nie można zrobić w wiadomości prywatnej. Zrób to na kanale { $number ->
        [none] stołu
       *[other] stołu { $number }
    }.
refusals-may-not-open = Na tym serwerze tylko niektóre role mogą otwierać stoły. Poproś kogoś z taką rolą albo moderatora.
refusals-only-in-channels = Stoły można otwierać tylko na { $channels }.
refusals-channels-gone = Kanałów, na których można było otwierać stoły, już nie ma. Moderator może zezwolić na inne poleceniem `/cardroom settings`.
refusals-not-in-channel = Na tym kanale nie można otwierać stołów.
refusals-too-many-tables = Na tym kanale { $count ->
        [one] jest już { $count } stół
        [few] są już { $count } stoły
        [many] jest już { $count } stołów
       *[other] jest już { $count } stołów
    }; najpierw dokończ lub zamknij jeden z nich.
refusals-enough-tables = Na tym kanale jest już dość stołów; najpierw dokończ lub zamknij jeden z nich.
refusals-locked = Ten wątek jest zablokowany, dopóki moderator go nie otworzy; potem spróbuj ponownie.
refusals-permissions = Potrzebuję na tym kanale: { $permissions }; potem spróbuj ponownie.
refusals-a-permission = Potrzebuję uprawnienia na tym kanale; potem spróbuj ponownie.

refusals-table-closed = { $number ->
        [none] Ten stół
       *[other] Stół { $number }
    } jest zamknięty. Otwórz nowy poleceniem `/table open`.
refusals-started = Mecz przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    } już się zaczął.
refusals-started-rules = Mecz przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    } już się zaczął, więc zasad nie można zmienić.
refusals-started-join = Mecz przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    } już się zaczął; możesz patrzeć i dołączyć do następnego.
refusals-started-other = To jest możliwe tylko przed rozpoczęciem meczu, a ten przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    } już się zaczął.
refusals-paused = { $number ->
        [none] Ten stół
       *[other] Stół { $number }
    } jest wstrzymany: { $reason }.
refusals-paused-ends = Jeśli nic się nie zmieni, gra zakończy się bez wyniku { $time }, a stawki wrócą.
refusals-not-playing = Przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    } nikt teraz nie gra.
refusals-still-playing = Mecz przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    } jeszcze trwa. Możesz odejść przyciskiem **Zrezygnuj**.
refusals-broken = Zapisu { $number ->
        [none] tego stołu
       *[other] stołu { $number }
    } nie da się już odczytać; moderator może go zamknąć.
refusals-newer-rules = { $number ->
        [none] Ten stół
       *[other] Stół { $number }
    } używa nowszych zasad niż ta część bota: trwa aktualizacja. Kliknij ponownie albo chwilę poczekaj.
refusals-not-stored = Twojego ruchu nie udało się zapisać, więc nie został wykonany. Spróbuj ponownie.
refusals-no-computer = W tej grze nie ma gracza komputerowego.
refusals-not-away = Twoje miejsce jest nadal twoje.
refusals-stands-in = { $player }: za tę osobę już gra komputer.
refusals-resigned = To mecz po twojej rezygnacji; komputer gra za ciebie.
refusals-tournament-seats = { $number ->
        [none] Ten stół
       *[other] Stół { $number }
    } należy do turnieju; to turniej decyduje, kto tu gra i według jakich zasad.
refusals-tournament-absence = W turnieju nikt nie gra za ciebie pod twoją nieobecność: decyduje zegar.
refusals-tournament-end = Mecz turnieju kończy się po rozegraniu, gdy komuś skończy się czas, albo przyciskiem **Zrezygnuj**; moderator może go zamknąć.
refusals-tournament-rematch = O tym, kto z kim zagra następny mecz, decyduje turniej. `/table open` otwiera twój własny stół.
refusals-tournament-broken = Zapisu tego turnieju nie da się już odczytać, więc turniej stoi. Organizator albo moderator może go odwołać; wtedy to, co jest w puli, zostanie zwrócone. Powiadom osobę, która prowadzi bota.
refusals-word-later = Następna talia zostanie zapieczętowana po tym rozdaniu. Dodaj słowo wtedy: wcześniej rozdający mógłby je znać przy pieczętowaniu talii.
refusals-no-proof = Rozdań przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    } nie można sprawdzić, więc nie można dodać słowa.
refusals-between-deals = To rozdanie jest zakończone. Kliknij **Następne rozdanie**, aby grać dalej.

refusals-can-leave = { $number ->
        [none] Od tego stołu
       *[other] Od stołu { $number }
    } możesz odejść przyciskiem **Zrezygnuj**, a moderator może go zamknąć.
refusals-your-turn = Teraz twój ruch.
refusals-nobody-moves = Jeśli nikt nie zagra, mecz zakończy się bez wyniku { $time }.
refusals-can-end = Mogą jeszcze zagrać: { $players }; jeśli nikt tego nie zrobi, możesz zakończyć mecz { $time }.
refusals-waiting = Mecz czeka i zakończy się bez wyniku { $time }.
refusals-can-move = Mogą jeszcze zagrać: { $players }. { $number ->
        [none] Ten stół
       *[other] Stół { $number }
    } ma limit czasu: za gracza, który nie zagra na czas, gra komputer.
refusals-goes-on = Mecz trwa dalej.

refusals-hint-rated = Przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    } nie ma podpowiedzi: grają tu sami ludzie, więc mecz liczy się do rankingu. Po meczu **Analiza** omówi twoje decyzje.
refusals-hint-people = Przy { $number ->
        [none] tym stole
       *[other] stole { $number }
    } nie ma podpowiedzi, bo grasz z ludźmi. Przy stole z `hints: on` i graczem komputerowym każdy może o nie prosić.
refusals-hint-game = Do tej gry nie mam jeszcze podpowiedzi.
refusals-hint-later = Nie masz teraz nic do rozstrzygnięcia. Poproś o podpowiedź w swoim ruchu.
refusals-hint-only = Masz tylko jeden możliwy ruch.

refusals-no-game = Nie ma gry o nazwie { $given }: { $games }.
refusals-setup-not = **{ $option }**: { $accepted }, a nie { $given }.
refusals-setup = **{ $option }**: { $accepted }.
refusals-options = Opcje
refusals-seats = { $game }: { $players }, a nie { $given }.
refusals-players-from-to = od { $low } do { $high ->
        [one] { $high } gracza
        [few] { $high } graczy
        [many] { $high } graczy
       *[other] { $high } graczy
    }
refusals-players = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } graczy
    }
refusals-players-teams = { $players }, drużyny: { $teams }, w każdej { $members }
refusals-players-at-least = { $players }, co najmniej tylu, ilu tu siedzi
refusals-accepts-boolean = tak lub nie
refusals-accepts-user = osoba z tego serwera
refusals-accepts-channel = kanał tego serwera, na którym mogą być stoły
refusals-accepts-role = rola na tym serwerze
refusals-accepts-attachment = plik załączony do polecenia
refusals-accepts-number = niezbyt duża liczba całkowita
refusals-accepts-from = liczba całkowita od { $low }
refusals-accepts-to = liczba całkowita do { $high }
refusals-accepts-from-to = liczba całkowita od { $low } do { $high }
refusals-accepts-characters = tekst od { $low } do { $high } znaków
refusals-accepts-text = tekst
refusals-beside-clock = tylko przy zegarze: wybierz go opcją `clock`
refusals-no-chips = brak: { $game } nie wypłaca żetonów; użyj stake lub per_point
refusals-known-options = opcje gry { $game } to { $options }
refusals-unresolved = To nie jest (już) { $kind ->
        [boolean] tak lub nie
        [user] osoba z tego serwera
        [channel] kanał tego serwera, na którym mogą być stoły
        [role] rola na tym serwerze
        [attachment] plik załączony do polecenia
       *[other] to, czego wymaga to polecenie
    }.

refusals-try-again = Spróbuj ponownie.
refusals-no-database = Moja baza danych jest teraz niedostępna, więc nic się nie zmieniło.
refusals-no-move = Twojego ruchu nie udało się zapisać, więc nie został wykonany.
refusals-no-moves = Twoich ruchów nie udało się zapisać, więc żaden nie został wykonany.
refusals-table-not-stored = Stołu nie udało się zapisać, więc nie został otwarty.
refusals-rule-not-stored = Zasady nie udało się zapisać, więc jest taka jak przedtem.
refusals-gift-not-stored = Prezentu nie udało się zapisać, więc żadne żetony nie zmieniły właściciela.
refusals-settings-not-stored = Ustawień nie udało się zapisać, więc są takie jak przedtem.
refusals-join-not-stored = Twojego miejsca nie udało się zapisać, więc jeszcze nie siedzisz przy stole.
refusals-leave-not-stored = Twojego odejścia nie udało się zapisać, więc miejsce nadal jest twoje.
refusals-computer-not-stored = Miejsca komputera nie udało się zapisać, więc nadal jest wolne.
refusals-start-not-stored = Rozpoczęcia nie udało się zapisać, więc nie rozdano kart.
refusals-answer-not-stored = Twojej odpowiedzi nie udało się zapisać, więc pytanie jest nadal otwarte.
refusals-computers-not-stored = Miejsc komputerów nie udało się zapisać, więc nadal są wolne.
refusals-decline-not-stored = Twojej odpowiedzi nie udało się zapisać, więc miejsce nadal na ciebie czeka.
refusals-ready-not-stored = Następnego rozdania nie udało się zapisać, więc nie rozdano kart.
refusals-close-not-stored = Końca gry nie udało się zapisać, więc trwa ona dalej.
refusals-resign-not-stored = Twojej rezygnacji nie udało się zapisać, więc nadal grasz.
refusals-away-not-stored = Twojej nieobecności nie udało się zapisać, więc twój zegar nadal idzie.
refusals-back-not-stored = Twojego powrotu nie udało się zapisać, więc nadal gra za ciebie komputer.
refusals-seats-not-stored = Miejsc nie udało się zapisać, więc wszyscy siedzą jak przedtem.
refusals-grant-not-stored = Przyznania nie udało się zapisać, więc żadne żetony nie zmieniły właściciela.
refusals-refill-not-stored = Uzupełnienia nie udało się zapisać, więc żadne żetony nie zmieniły właściciela.
refusals-freeze-not-stored = Zamrożenia nie udało się zapisać, więc portfel nie jest zamrożony.
refusals-thaw-not-stored = Odmrożenia nie udało się zapisać, więc portfel jest taki jak przedtem.
refusals-void-not-stored = Unieważnienia nie udało się zapisać, więc wszystkie wypłaty stołu pozostają.
refusals-season-not-stored = Końca sezonu nie udało się zapisać, więc trwa on dalej.
refusals-erasure-not-stored = Twoich danych nie udało się jeszcze usunąć. Niektóre twoje miejsca mogły zostać zwolnione.
