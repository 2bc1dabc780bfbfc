gin-options-variant = Odmiana
    .about = Co wyznacza limit stukania: zawsze taki sam, pierwsza odkryta karta albo tylko gin
    .regular = zwykły gin
    .oklahoma = Oklahoma
    .gin_only = tylko gin
gin-options-knock-limit = Limit stukania
    .about = Zwykły gin: z iloma punktami w wolnych kartach można jeszcze zastukać
gin-options-oklahoma-ace = As w Oklahomie
    .about = Oklahoma: limit stukania, gdy pierwszą odkrytą kartą jest as
    .gin_only = tylko gin
    .one = 1 punkt
gin-options-spades-double = Piki podwójnie
    .about = Oklahoma: pik jako pierwsza odkryta karta podwaja rozdanie
gin-options-target = Cel
    .about = Punkty, które wygrywają mecz
    .lasts = { $target ->
        [one] Do { $points } punktu
        [few] Do { $points } punktów
        [many] Do { $points } punktów
       *[other] Do { $points } punktów
    } potrzeba około { $count ->
        [one] { $deals } rozdania.
        [few] { $deals } rozdań.
        [many] { $deals } rozdań.
       *[other] { $deals } rozdań.
    }
gin-options-gin-bonus = Premia za gin
    .about = Punkty za gin, oprócz wolnych kart drugiej ręki
gin-options-undercut-bonus = Premia za podcięcie
    .about = Punkty za podcięcie, oprócz różnicy
gin-options-tie-rule = Równe wolne karty
    .about = Co się dzieje, gdy po stuknięciu oboje mają tyle samo w wolnych kartach
    .undercut = podcięcie
    .push = nikt nie dostaje punktów
gin-options-big-gin = Duży gin
    .about = Gdy wszystkie jedenaście kart jest w układach, można zakończyć bez odrzucania
gin-options-big-gin-bonus = Premia za duży gin
    .about = Punkty za duży gin, zamiast premii za gin
gin-options-meld-selection = Układy stukającego
    .about = Stukający zawsze może podać układy; czy wypisać wszystkie możliwości?
    .auto = ułożone automatycznie, jeśli nie podane
    .knocker = wypisane wszystkie możliwości
gin-options-layoff-mode = Obrona
    .about = Jak broniący układa i dokłada
    .joint = układy i dokładanie wybrane razem, automatycznie
    .deadwood_only = najpierw własne układy, potem dokładanie, automatycznie
    .manual = wybiera broniący
gin-options-discard-taken-upcard = Odrzucanie wziętej karty
    .about = Odkrytą kartę można odrzucić w tym samym ruchu, w którym się ją wzięło
gin-options-repeat-take-draw = Powtórzenie
    .about = Dwa kolejne ruchy z wzięciem i odrzuceniem tej samej karty dają remis
    .needs = nie, chyba że discard_taken_upcard jest włączone
gin-options-wall-action = Przy ścianie
    .about = Co może drugi gracz po ostatniej karcie, którą można dobrać
    .last_upcard = może wziąć ostatnią odrzuconą i zastukać
    .none = nic: rozdanie kończy się remisem
gin-options-stock-floor = Dno stosu
    .about = Karty stosu, których się nie dobiera; przy ponad 20 wiele rozdań to remisy
    .lasts = { $cards ->
        [one] { $cards } karty nigdy się nie dobiera
        [few] { $cards } kart nigdy się nie dobiera
        [many] { $cards } kart nigdy się nie dobiera
       *[other] { $cards } kart nigdy się nie dobiera
    }, więc wiele rozdań kończy się remisem, bez punktów.
gin-options-upcard-take-cap = Limit brań odkrytej
    .about = Rozdanie kończy się remisem po tylu wzięciach odkrytej karty; 0: bez limitu
gin-options-first-upcard = Początek
    .about = Jak zaczyna się rozdanie
    .needs = proponowana odkryta karta: Oklahoma potrzebuje jej do limitu
    .offer = odkrytą kartę proponuje się obu graczom
    .eleven_card_deal = jedenaście kart dla nierozdającego, który zaczyna odrzuceniem
gin-options-next-dealer = Następny rozdający
    .about = Kto rozdaje po rozdaniu, które ktoś wygrał
    .alternate = na zmianę
    .loser = przegrany rozdania
    .winner = zwycięzca rozdania
gin-options-redeal-after-draw = Po remisie
    .about = Kto rozdaje po remisie
    .same = znów ten sam rozdający
    .alternate = drugi gracz
gin-options-game-bonus = Premia za grę
    .about = Punkty za wygranie meczu, dodawane na koniec
gin-options-box-bonus = Premia za rozdania
    .about = Punkty za każde wygrane rozdanie, dodawane na koniec meczu
gin-options-shutout = Do zera
    .about = Co dostaje zwycięzca, gdy przegrany nie zdobył ani punktu
    .none = nic dodatkowo
    .double = podwojona suma
gin-options-deals = Rozdania
    .about = Liczba rozdań w meczu; 0: gra do celu
gin-options-hollywood = Hollywood
    .about = Trzy gry w jednej, każda do celu: pierwsza wygrana liczy się w jednej, trzecia we wszystkich
gin-options-preset-gamecolony = GameColony
    .about = Zasady GameColony: stukanie od 10, gin 25, podcięcie 25
gin-options-preset-gamecolony-oklahoma = GameColony Oklahoma
    .about = Pierwsza odkryta karta wyznacza limit stukania; as oznacza tylko gin
gin-options-preset-gamecolony-gin-only = GameColony tylko gin
    .about = Bez stukania: rozdanie wygrywa pierwszy gracz z ginem
gin-options-preset-openspiel = OpenSpiel
    .about = Jedno rozdanie; równe wolne karty bez punktów, wziętą można odrzucić, układa stukający
gin-options-preset-classic = Klasyczny
    .about = Gin 20, podcięcie 10, rozdania 20, gra 100, do zera 100
gin-options-preset-modern = Nowoczesny
    .about = Gin, podcięcie i rozdania 25, duży gin 31, gra 100, do zera podwaja
gin-options-preset-hollywood = Hollywood
    .about = Trzy gry w jednej, każda z rozdaniami po 25, gra 100, do zera podwaja
