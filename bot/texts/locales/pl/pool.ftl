pool-command = Znajdź ludzi z dowolnego serwera do gry
pool-option-game = Która gra
pool-option-speed = Ile czasu trwa tura
pool-speed-quick = Szybko
pool-speed-normal = Normalnie
pool-speed-slow = Powoli
pool-speed = { $speed } · { $time } na turę

pool-anyone = Ktokolwiek
pool-anyone-about = Ludzie z dowolnego serwera; gracie w wiadomościach prywatnych
pool-or-anyone = Albo zagraj z ludźmi: **Ktokolwiek** szuka ich na wszystkich serwerach.

pool-introduction =
    ### Znajdź mi stół
    Sadzam cię z ludźmi z dowolnego serwera, którzy chcą tej samej gry w tym samym tempie. Jeśli przez minutę nikt nie przyjdzie, zaproponuję ci na ten czas komputer.
    - **W wiadomości prywatnej**: grasz tam, gdzie do ciebie piszę, a nie na kanale. Po meczu wszyscy, którzy w nim grali, mogą obejrzeć wszystkie karty.
    - **Jak widzą cię inni**: jako „Gracz 4F”, w każdym meczu inaczej; albo jako **{ $name }**, jeśli tak wybierzesz. Nikt nie pozna twojego serwera.
    - **Bez żetonów.** Mecze liczą się do rankingu puli, którego nie pokazuje żaden serwer.
    - **Blokowanie i zgłaszanie**: nigdy więcej nie spotkasz kogoś, kogo blokujesz. Kto często odchodzi, czeka dłużej.
    - W każdej chwili możesz opuścić pulę przez `/find`.
pool-agree = Zgadzam się
pool-seen-as = Jak widzą cię inni
pool-known-as-anonymous = Inni widzą mnie jako „Gracz 4F”
pool-known-as-name = Inni widzą moją nazwę

pool-find =
    ### Znajdź mi stół
    Wybierz grę, a potem czas na turę. Szukam ludzi o rankingu bliskim twojemu: { $rating } w { $game }.
pool-which-game = Gra
pool-stop = Nie czekaj dłużej
pool-leave = Opuść pulę
pool-blocks = { $count ->
    [one] { $count } zablokowana osoba
    [few] { $count } zablokowane osoby
    [many] { $count } zablokowanych osób
   *[other] { $count } zablokowanej osoby
}
pool-left = Nie jesteś już w puli. Rozpoczęte mecze toczą się dalej. Wrócisz przez `/find`.
pool-in-direct = Szukam ludzi i wysyłam ci wiadomość prywatną. Tymczasem możesz zająć się czymś innym.
pool-from-lobby = Szukam ludzi z dowolnego serwera i wysyłam ci wiadomość prywatną. Tam byś grał(a), według zwykłych zasad i bez żetonów. Ten stół pozostaje otwarty: gdy w jednym z tych miejsc zacznie się mecz z ludźmi, drugie się zamknie.

pool-wait-state = { $state ->
    [waiting] Szukam ludzi
    [seated] Twój stół jest gotowy
    [stopped] Już nie czekasz
   *[expired] Nikt nie przyszedł na czas
}
pool-wait-then = { $state ->
    [seated] Twoje karty są w nowej wiadomości.
    [stopped] Naciśnij przycisk, jeśli jednak chcesz zagrać.
   *[expired] Tak bywa, gdy gra mało osób. Spróbuj o innej porze albo w innym tempie.
}
pool-waits = Grasz z ludźmi o rankingu bliskim twojemu ({ $rating }). Im dłużej czekasz, tym dalej szukam.
pool-until = Szukam do { $time } ({ $left }) i piszę do ciebie tutaj.
pool-offer = **Na razie nikt nie przyszedł.** Zagraj tymczasem z komputerem: ja szukam dalej.
pool-meanwhile = Zagraj tymczasem z komputerem
pool-wait-again = Czekaj jeszcze raz
pool-meanwhile-dealt = Twoje karty są w nowej wiadomości. Szukam ludzi dalej.

pool-player = Gracz { $code }
pool-own-name = -# Grasz jako { $name }.
pool-again = Zagraj z nimi jeszcze raz
pool-others = Znajdź innych
pool-people = Zablokuj lub zgłoś
pool-block = Zablokuj
pool-report = Zgłoś
pool-again-noted = Zapisane. Następny mecz zacznie się, gdy wszyscy zechcą zagrać jeszcze raz.
pool-again-begins = Twoje karty są w nowej wiadomości.
pool-wants-again = { $player } chce znów z tobą zagrać, po meczu { $table }.
pool-no-people = Nikt inny tu nie siedzi.
pool-blocked = Nie spotkasz już gracza { $player }.

pool-report-title = Zgłoś gracza
pool-report-reason = Co się stało?
    .about = Przeczyta to operator Cardroom, razem z meczem.
pool-reported = Dziękuję. Operator to przeczyta. Żeby nigdy więcej nie spotkać tej osoby, naciśnij **Zablokuj**.

pool-no-blocks = Nikogo nie blokujesz.
pool-blocks-heading = { $count ->
    [one] ### Zablokowane osoby
    [few] ### Zablokowane osoby: { $shown } z { $count }
    [many] ### Zablokowane osoby: { $shown } z { $count }
   *[other] ### Zablokowane osoby: { $shown } z { $count }
}
pool-block-line = { $number }. Osoba z dnia { $date }, na miejscu { $seat }
pool-unblock = Odblokuj { $number }

pool-not-at-table = Tego nie można zrobić przy stole puli. Możesz tam grać, poddać się, blokować i zgłaszać.
pool-refused = { $reason ->
    [not_here] Ten serwer nie bierze udziału w puli. Możesz użyć `/find` w wiadomości prywatnej do mnie.
    [not_agreed] Nie jesteś w puli. `/find` pokazuje, co ona oznacza, i pozwala się zgodzić.
    [direct_closed] Nie mogę wysyłać ci wiadomości prywatnych, a to w nich toczy się gra. Zezwól na nie w ustawieniach prywatności wspólnego serwera i znów użyj `/find`.
    [direct_later] Discord nie pozwala mi teraz do ciebie pisać. Spróbuj za kilka minut.
    [too_often] Liczba twoich oczekiwań w ciągu dziesięciu minut: { $limit }. Spróbuj trochę później.
    [too_many] Liczba meczów puli, które grasz: { $limit }. Najpierw dokończ jeden z nich.
    [not_waiting] Nie czekasz. `/find` znów poszuka ludzi.
    [not_pool] Nie ma tu kogo zablokować ani zgłosić.
    [still_playing] Mecz się jeszcze nie skończył.
    [alone] Grasz tu tylko z komputerami. `/find` znajdzie ludzi.
    [reported_often] Liczba twoich zgłoszeń dzisiaj: { $limit }. Spróbuj jutro.
    [no_reason] Napisz w kilku słowach, co się stało.
   *[blocked_many] Liczba osób, które blokujesz: { $limit }. Więcej się nie da. Najpierw kogoś odblokuj.
}

pool-server = **Pula graczy** { $pool ->
    [yes] członkowie mogą szukać ludzi z innych serwerów przez `/find`
   *[no] na tym serwerze nie można używać `/find`
}
pool-server-option = Czy członkowie mogą tu szukać ludzi z innych serwerów (/find)

pool-wait-not-stored = Oczekiwania nie udało się zapisać. Jest tak jak przedtem.
pool-choice-not-stored = Tego nie udało się zapisać. W puli nic się nie zmieniło.
pool-stop-not-stored = Tego nie udało się zapisać, więc nadal czekasz.
pool-report-not-stored = Zgłoszenia nie udało się zapisać. Wyślij je jeszcze raz.
