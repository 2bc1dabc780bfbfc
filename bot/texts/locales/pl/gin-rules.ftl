gin-rules-short-aim = Wygrywa, kto pierwszy zdobędzie **{ $target }** punktów w kilku rozdaniach.
gin-rules-short-aim-deals = { $deals ->
        [one] Grasz { $deals } rozdanie.
        [few] Grasz { $deals } rozdania.
        [many] Grasz { $deals } rozdań.
       *[other] Grasz { $deals } rozdań.
    }
gin-rules-short-aim-hollywood = Trzy gry w jednej, każda do **{ $target }** punktów: twoje pierwsze wygrane rozdanie liczy się w jednej, drugie w dwóch, wszystkie późniejsze w trzech.
gin-rules-short-melds = Ułóż swoje dziesięć kart: komplety, trzy lub cztery karty jednej wartości ({ $set }), i sekwensy, co najmniej trzy kolejne karty w jednym kolorze ({ $run }). Karty poza układami to **wolne karty**: as 1, figury 10, pozostałe według liczby.
gin-rules-short-turn = W swoim ruchu dobierz ze stosu zakrytego albo weź odkrytą kartę, potem odrzuć kartę.
gin-rules-short-knock = Zamiast tylko odrzucać możesz **zastukać**, jeśli wolne karty są warte { $limit ->
        [gin] zero (tylko gin)
        [upcard] najwyżej tyle, co pierwsza odkryta karta (figury 10, as: zero)
        [upcard-ace-one] najwyżej tyle, co pierwsza odkryta karta (figury 10, as: 1)
       *[points] { $points } lub mniej
    }. Bez wolnych kart to **gin**.
gin-rules-short-laying-off = Po stuknięciu drugi gracz dokłada karty pasujące do układów stukającego; po ginie nie.
gin-rules-short-scoring = Gracz z mniejszą wartością wolnych kart dostaje różnicę. Gin: **{ $gin }** więcej. Stukający, który nie ma mniej, zostaje **podcięty**: drugi gracz dostaje **{ $undercut }** i różnicę.
gin-rules-setup = Karty i rozdanie
gin-rules-setup-pack = Dwóch graczy, 52 karty, bez jokerów.
gin-rules-setup-ranks = Wartości idą od asa do króla. As jest niski: nigdy nie stoi za królem.
gin-rules-setup-values = Punkty: as 1, od dwójki do dziewiątki według liczby, dziesiątka, walet, dama i król 10.
gin-rules-setup-deal = Po dziesięć kart. Następna zostaje odkryta. Pozostałe 31 to stos zakryty.
gin-rules-setup-deal-eleven = Jedenaście kart dla nierozdającego, dziesięć dla rozdającego; pozostałe 31 to stos zakryty.
gin-rules-setup-dealer = Pierwszy rozdający jest losowy; zaczyna drugi gracz.
gin-rules-upcard = Pierwsza odkryta karta
gin-rules-upcard-none = Nie ma karty do wzięcia: nierozdający ma jedenaście kart i zaczyna odrzuceniem.
gin-rules-upcard-non-dealer = Nierozdający może wziąć odkrytą kartę albo spasować.
gin-rules-upcard-dealer = Jeśli nierozdający spasuje, może ją wziąć albo spasować rozdający.
gin-rules-upcard-no-draw = Do tego czasu nikt nie dobiera ze stosu zakrytego.
gin-rules-upcard-both-pass = Jeśli oboje spasują, nierozdający musi dobrać ze stosu zakrytego i odrzuca na odkrytą kartę.
gin-rules-upcard-taken = Kto ją weźmie, gra dalej jak w każdym ruchu: odrzuca inną kartę albo stuka.
gin-rules-turn = Twój ruch
gin-rules-turn-draw = Dobierz jedną kartę: wierzch stosu zakrytego albo odkrytą. Ze stosu odkrytego można wziąć tylko wierzchnią kartę.
gin-rules-turn-discard = Potem odrzuć kartę na stos odkryty albo zastukaj nią.
gin-rules-turn-back = Kartę wziętą ze stosu odkrytego można odrzucić w tym samym ruchu.
gin-rules-turn-not-back = Karty wziętej ze stosu odkrytego nie można odrzucić w tym samym ruchu, nawet stukając. Karty ze stosu zakrytego można.
gin-rules-turn-in-hand = Układy zostają na ręce, aż ktoś zastuka.
gin-rules-turn-wall = { $cards ->
        [one] Gdy po odrzuceniu w stosie zakrytym zostaje tylko { $cards } karta, zobacz 9.
        [few] Gdy po odrzuceniu w stosie zakrytym zostają tylko { $cards } karty, zobacz 9.
        [many] Gdy po odrzuceniu w stosie zakrytym zostaje tylko { $cards } kart, zobacz 9.
       *[other] Gdy po odrzuceniu w stosie zakrytym zostaje tylko { $cards } kart, zobacz 9.
    }
gin-rules-turn-cap = Rozdanie kończy się remisem, gdy odkryta karta została wzięta { $times } { $times ->
        [one] raz
        [few] razy
        [many] razy
       *[other] razy
    }.
gin-rules-turn-repetition = Jeśli w dwóch kolejnych ruchach ktoś bierze i odrzuca tę samą kartę, rozdanie kończy się remisem.
gin-rules-melds = Układy
gin-rules-melds-set = **Komplet**: trzy lub cztery karty jednej wartości, na przykład { $cards }.
gin-rules-melds-run = **Sekwens**: co najmniej trzy kolejne karty jednego koloru, na przykład { $cards }; { $none } to nie sekwens.
gin-rules-melds-once = Karta liczy się tylko w jednym układzie.
gin-rules-melds-deadwood = **Wolne karty** to wartość wszystkich kart poza układami. Twój panel pokazuje najmniejszą możliwą.
gin-rules-knock = Stukanie i gin
gin-rules-knock-when = Stukasz w swoim ruchu, po dobraniu, kartą, którą odrzucasz.
gin-rules-knock-limit = Po odrzuceniu wolne karty muszą być warte { $limit ->
        [gin] zero (tylko gin)
        [upcard] najwyżej tyle, co pierwsza odkryta karta (figury 10, as: zero)
        [upcard-ace-one] najwyżej tyle, co pierwsza odkryta karta (figury 10, as: 1)
       *[points] { $points } lub mniej
    }. Można odrzucić każdą kartę, która to daje.
gin-rules-knock-discard = Obie strony widzą tę kartę, ale jest ona poza grą.
gin-rules-knock-gin = Brak wolnych kart to **gin**. Przy ginie też odrzuca się kartę: dużego ginu nie ma.
gin-rules-knock-big-gin = Brak wolnych kart to **gin**. **Duży gin**: gdy wszystkie jedenaście kart jest w układach, możesz zakończyć bez odrzucania, za { $bonus } i wolne karty drugiej ręki.
gin-rules-knock-never-must = Nigdy nie musisz stukać, nawet z ginem.
gin-rules-knock-shown = Po stuknięciu pokazuje się obie ręce.
gin-rules-selection = Układy stukającego
gin-rules-selection-automatic = Ręka stukającego układa się automatycznie: z najmniejszą wartością wolnych kart, a przy równych możliwościach tak, by dało się najmniej dołożyć.
gin-rules-selection-chosen = Tuż przed stuknięciem stukający może wybrać inne układy, o ile pozwalają na to wolne karty. Karty poza układami się liczą; gin jest tylko wtedy, gdy żadna nie zostaje.
gin-rules-selection-listed = Tuż przed stuknięciem stukający może wybrać inne układy, o ile pozwalają na to wolne karty. Karty poza układami się liczą; gin jest tylko wtedy, gdy żadna nie zostaje. Wszystkie możliwości są wypisane.
gin-rules-laying-off = Dokładanie
gin-rules-laying-off-who = Dokłada tylko broniący, tylko do układów stukającego i nigdy po ginie.
gin-rules-laying-off-where = Do kompletu z trzech kart można dołożyć czwartą; do sekwensu kolejne karty na obu końcach.
gin-rules-laying-off-deadwood = Do wolnych kart stukającego nie można nic dołożyć.
gin-rules-laying-off-joint = Najmniejsza wartość wolnych kart broniącego znajduje się automatycznie: nawet rozbijając układ, jeśli dołożenie jego kart daje więcej.
gin-rules-laying-off-deadwood-only = Ręka broniącego najpierw układa się jak najlepiej, potem dokłada się luźne karty.
gin-rules-laying-off-manual = Broniący wybiera, co zatrzymać, a co dołożyć; wszystkie inne karty się liczą.
gin-rules-scoring = Punktacja
gin-rules-scoring-gin = **Gin**: { $bonus } i wolne karty drugiej ręki.
gin-rules-scoring-knock = **Stuknięcie** z mniejszą wartością niż druga ręka: różnica.
gin-rules-scoring-undercut = **Podcięcie**, gdy druga ręka ma mniej: { $bonus } i różnica dla broniącego. { $tie ->
        [push] Przy równych wolnych kartach nikt nie dostaje punktów.
       *[undercut] Równe wolne karty to też podcięcie.
    }
gin-rules-scoring-draw = Remis: nikt nie dostaje punktów.
gin-rules-scoring-spade = Jeśli pierwszą odkrytą kartą jest pik, w rozdaniu wszystko liczy się podwójnie.
gin-rules-wall = Ściana
gin-rules-wall-floor = { $cards ->
        [2] Ostatnich dwóch kart stosu zakrytego nigdy się nie dobiera: to ściana.
        [one] Ostatniej { $cards } karty stosu zakrytego nigdy się nie dobiera: to ściana.
        [few] Ostatnich { $cards } kart stosu zakrytego nigdy się nie dobiera: to ściana.
        [many] Ostatnich { $cards } kart stosu zakrytego nigdy się nie dobiera: to ściana.
       *[other] Ostatnich { $cards } kart stosu zakrytego nigdy się nie dobiera: to ściana.
    }
gin-rules-wall-knock = Kto dobierze ostatnią kartę przed nimi, może jeszcze zastukać jak zwykle.
gin-rules-wall-draw = W przeciwnym razie rozdanie po odrzuceniu kończy się remisem.
gin-rules-wall-discard = W przeciwnym razie odrzuca kartę.
gin-rules-wall-take = Drugi gracz może ją wziąć **i** od razu zastukać albo spasować.
gin-rules-wall-pass = Jeśli spasuje, rozdanie kończy się remisem i nikt nie dostaje punktów.
gin-rules-match = Mecz
gin-rules-match-target = Mecz kończy się, gdy tylko ktoś ma { $target } punktów lub więcej.
gin-rules-match-deals = { $deals ->
        [one] Mecz ma { $deals } rozdanie; wygrywa wyższa suma
        [few] Mecz ma { $deals } rozdania; wygrywa wyższa suma
        [many] Mecz ma { $deals } rozdań; wygrywa wyższa suma
       *[other] Mecz ma { $deals } rozdań; wygrywa wyższa suma
    }{ $boxes ->
        [yes] , razem z premią za każde wygrane rozdanie.
       *[no] .
    }
gin-rules-match-dealer = { $dealer ->
        [loser] Następne rozdanie rozdaje przegrany.
        [winner] Następne rozdanie rozdaje zwycięzca.
       *[alternate] Gracze rozdają na zmianę.
    } { $redeal ->
        [same] Po remisie rozdaje znów ten sam gracz.
       *[alternate] Po remisie rozdaje drugi gracz.
    }
gin-rules-match-added = Na koniec dodaje się: { $bonuses }.
gin-rules-match-added-to-games = Na koniec każdej gry dodaje się: { $bonuses }.
gin-rules-match-nothing-added = Na koniec nic się nie dodaje.
gin-rules-match-nothing-added-to-games = Na koniec każdej gry nic się nie dodaje.
gin-rules-match-game-bonus = { $of ->
        [game] { $points } za grę
       *[match] { $points } za mecz
    }
gin-rules-match-box-bonus = { $points } za każde wygrane rozdanie
gin-rules-match-shut-out = { $points } { $points ->
        [one] dodatkowy punkt
        [few] dodatkowe punkty
        [many] dodatkowych punktów
       *[other] dodatkowych punktów
    }, jeśli przegrany nie zdobył ani punktu
gin-rules-match-shut-out-doubles = podwojona suma, jeśli przegrany nie zdobył ani punktu
gin-rules-hollywood-games = **Hollywood**: trzy gry w jednej. Twoje pierwsze wygrane rozdanie liczy się w grze 1, drugie w grach 1 i 2, trzecie i wszystkie późniejsze we wszystkich trzech.
gin-rules-hollywood-target = Gra kończy się, gdy tylko ktoś ma w niej { $target } punktów lub więcej, i nie przyjmuje już punktów. Kto nie zdobył w niej ani punktu, zaczyna od następnej gry, następnym wygranym rozdaniem.
gin-rules-hollywood-end = Mecz kończy się z trzecią grą; wygrywa wyższa suma z trzech gier.
gin-rules-hollywood-end-deals = { $deals ->
        [one] Mecz kończy się z trzecią grą albo po { $deals } rozdaniu; wygrywa wyższa suma z trzech gier.
        [few] Mecz kończy się z trzecią grą albo po { $deals } rozdaniach; wygrywa wyższa suma z trzech gier.
        [many] Mecz kończy się z trzecią grą albo po { $deals } rozdaniach; wygrywa wyższa suma z trzech gier.
       *[other] Mecz kończy się z trzecią grą albo po { $deals } rozdaniach; wygrywa wyższa suma z trzech gier.
    }
