proofs-command = Rozdania, które każdy może sprawdzić
proofs-command-about = Co jest gwarantowane w sprawie kart, a co nie
proofs-command-word = Dodaj własne słowo do następnego tasowania; widzą je wszyscy
proofs-command-check = Przelicz rozdanie z jego zapieczętowanego sekretu
proofs-command-card = Udowodnij kartę, którą widać było z twojego miejsca, nie ujawniając innych
proofs-command-head = Odcisk wszystkich dotychczasowych rozdań tego serwera
proofs-option-word = Dowolne słowo, do 64 znaków; zostaje przy rozdaniu na zawsze
proofs-option-card = Która karta, na przykład 10D, K♠ lub joker
proofs-whole = Wszystkie liczby
proofs-check = Sprawdź
proofs-file = Dowód jako plik
proofs-promise = 🔏 Zapieczętowana talia
proofs-verify = 🔏 Sprawdź rozdanie
proofs-about =
    ### Rozdania, które każdy może sprawdzić
    { "*" }*Gwarantowane**
    - Nie mogę wybrać talii: najpierw pieczętuję sekret, a wkład graczy przychodzi później.
    - Nie mogę potem zmienić rozdania: pieczęć pokazuję wcześniej, każde rozdanie jest częścią łańcucha, a kto zanotuje jego głowę (`/fair head`), może wykazać zmianę.
    - Możesz udowodnić każdą kartę, którą widzisz (`/fair card`); w trakcie rozdania te, które dostajesz lub dobierasz. Nie ujawnia to żadnej innej karty.
    { "*" }*Niegwarantowane**
    - Że maszyna, która rozdaje, nie zna kart: musi je znać, żeby rozdawać, a jej właściciel mógłby zajrzeć.
    - Że nikt nie przerwie rozdania. Zapieczętowaną talię, której nie użyto, otwiera się i jako taką wymienia.
    - Że żaden gracz nie współpracuje z właścicielem maszyny: znając sekret i mając ostatnie słowo, mogliby próbować słów, aż talia im się spodoba. Ani że kliknięcie ma numer nadany przez Discorda: mówię to tylko ja. Własne słowo znasz.
    - Niczego o stołach otwartych, zanim były dowody, ani o rozdaniu bez wkładu graczy: tam trzeba zaufać, że nie mam kilku zapieczętowanych sekretów do wyboru.
    `/help topic:fair` wyjaśnia, jak to działa, bez żadnej matematyki.
proofs-help =
    ### Uczciwe rozdania
    Wyobraź sobie, że zanim ktokolwiek usiądzie, rozdający pisze na kartce tajną liczbę i pieczętuje ją w kopercie. Potem każdy gracz podaje liczbę. Talię tasuje się według stałej reguły z liczby rozdającego i wszystkich waszych razem. Po meczu kopertę się otwiera i każdy może powtórzyć tasowanie i zobaczyć, że daje te same karty w tej samej kolejności.
    Rozdający nie może więc wybrać twoich kart: kopertę zapieczętowano, zanim znane były wasze liczby.
    { "*" }*Tutaj** kopertą jest *odcisk*, na przykład `4b1f…`: wynika z mojego sekretu i nikt nie znajdzie innego sekretu o tym samym odcisku. Widzisz go w poczekalni, a dla następnego rozdania pod każdym wynikiem. Twoja liczba to numer twojego kliknięcia **Dołącz**, **Start** lub **Następne rozdanie**, który pochodzi z Discorda; `/fair word` dodaje własne słowo, jeśli chcesz.
    { "*" }*Sprawdź rozdanie** pod stołem otwiera dowód rozdania, a `/fair check` przelicza go w całości. Jeśli karty są jawne po meczu, sekrety też. Jeśli karty są prywatne, sekrety pozostają zapieczętowane, a ty nadal możesz udowodnić każdą kartę, którą widzisz (`/fair card`); jeśli zgodzą się wszyscy gracze, otwiera się wszystko.
    `/fair head` to odcisk wszystkich dotychczasowych rozdań na tym serwerze. Zanotuj go, a nikt nie zmieni potajemnie żadnego z nich. `/fair statistics` pokazuje, czy ludzie i komputery dostają równe karty.
    -# Co nie jest gwarantowane: `/fair about`.
proofs-no-proof = Tego meczu nie można sprawdzić: jego stół otwarto, zanim były dowody.
proofs-no-proof-yet = Niczego tu jeszcze nie rozdano.
proofs-chain-empty = Na tym serwerze nie zakończyło się jeszcze żadne sprawdzalne rozdanie.
proofs-opened = Twoja zgoda na otwarcie rozdań tego meczu jest zapisana. Otworzą się, gdy zgodzą się wszyscy gracze.
proofs-opened-all = Wszyscy się zgadzają: rozdania tego meczu są otwarte, ze wszystkimi kartami.
proofs-no-other-card = W trakcie meczu nie dowodzę żadnej innej karty: jej miejsce w talii ujawnia za dużo.
proofs-word-noted = Twoje słowo do następnego tasowania to { $word }. Wszyscy zobaczą je przy rozdaniu.
proofs-sealed = 🔏 Zapieczętowana talia: `{ $fingerprint }`
proofs-next-sealed = 🔏 Następne rozdanie zapieczętowane: `{ $fingerprint }`
proofs-promised = Sekret rozdania { $deal } jest zapieczętowany, a oto jego odcisk:
proofs-promised-explained = Od teraz wasze kliknięcia wchodzą do tasowania, a jeśli chcesz, także własne słowo (`/fair word`), więc nie mogę wybrać waszych kart. `/help topic:fair` wyjaśnia, jak.
proofs-title = 🔏 Rozdanie { $deal }
proofs-sealed-before = Zanim ktokolwiek poprosił o to rozdanie, zapieczętowałem sekret o odcisku `{ $fingerprint }`, który był widoczny.
proofs-follows = Tasowanie wynika z niego i z późniejszego wkładu graczy: { $players }, więc nie mogłem wybrać kart.
proofs-follows-alone = Potem nie było wkładu graczy, więc trzeba zaufać, że nie wybrałem spośród kilku sekretów.
proofs-stored-opened = Odcisk całej talii, `{ $fingerprint }`, zapisano przed pierwszym ruchem, a sekret jest teraz jawny: każdy może wszystko przeliczyć.
proofs-stored-ended = Odcisk całej talii, `{ $fingerprint }`, zapisano przed pierwszym ruchem: sekret pozostaje zapieczętowany, a ty możesz udowodnić każdą kartę, którą widzisz.
proofs-stored-playing = Odcisk całej talii, `{ $fingerprint }`, zapisano przed pierwszym ruchem: od tego czasu nie można było zmienić żadnej karty, a ty możesz udowodnić każdą, którą dostajesz lub dobierasz ze stosu zakrytego.
proofs-number-sealed = **Pieczęć**
proofs-number-deck = **Cała talia**
proofs-number-entry = **Wpis { $entry } rozdań tego serwera**
proofs-number-secret = **Sekret**
proofs-number-next-sealed = **Rozdanie { $deal } jest zapieczętowane**
proofs-number-never-dealt = **Rozdanie { $deal } zapieczętowano i nigdy nie rozdano**
proofs-number-its-secret = **Jego sekret**
proofs-secret-sealed = **Sekret** zapieczętowany
proofs-share = **{ $player }** kliknięcie { $press }
proofs-share-word = **{ $player }** kliknięcie { $press }, słowo { $word }
proofs-check-commitment = Sekret ma odcisk pokazany przed rozdaniem.
proofs-check-deck = Tasowanie zgadza się z sekretem i wkładem graczy.
proofs-check-seed = Podobnie wszystko inne, co w rozdaniu losowe.
proofs-check-dealer = Podobnie pierwszy rozdający.
proofs-check-root = Odcisk całej talii zgadza się z tymi kartami.
proofs-check-entry = Rozdanie jest w łańcuchu tego serwera, razem z wynikiem.
proofs-check-failed = **Rozdanie { $deal } nie zgadza się z pieczęcią.** Powiedz właścicielowi bota.
proofs-check-opened = Nie musisz mi wierzyć na słowo: wyeksportuj rozdanie poleceniem `/results replay` i sprawdź samodzielnie.
proofs-check-sealed = Dopóki sekret jest zapieczętowany, powtórzyć to wszystko mogę tylko ja, ale własne karty możesz udowodnić.
proofs-card = { $card } to karta { $position } z { $size } w rozdaniu { $deal }. Te liczby dowodzą, że należy do talii `{ $fingerprint }` na tym miejscu. Nie ujawnia to żadnej innej karty.
proofs-card-later = { $card } pochodzi ze stosu odkrytego albo ze stołu. Jej miejsce w talii ujawniłoby, czy i kiedy dostał ją lub dobrał gracz przed tobą. Możesz ją udowodnić po zakończeniu rozdania.
proofs-card-none = O ile możesz wiedzieć, { $card } nie trafiła do ciebie w rozdaniu { $deal }.
proofs-head =
    ### Rozdania tego serwera
    { $deals ->
        [one] Dotąd { $deals } rozdanie. Odcisk wszystkich:
        [few] Dotąd { $deals } rozdania. Odcisk wszystkich:
        [many] Dotąd { $deals } rozdań. Odcisk wszystkich:
       *[other] Dotąd { $deals } rozdania. Odcisk wszystkich:
    }
    ```{ $head }```
    Zanotuj go tam, gdzie nie sięgam: gdyby później zmieniono któreś z tych rozdań, łańcuch już by tu nie prowadził.
proofs-open-button = Otwórz rozdania ({ $agreed } z { $people })
proofs-file-about = Dowód meczu { $game }, jako JSON: pieczęcie i karty, które widać z twojego miejsca.
