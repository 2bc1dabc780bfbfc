-hand-arabic-hand = { "\u2068" }هاند{ "\u2069" }
-hand-arabic-partnership = { "\u2068" }شراكة{ "\u2069" }
-hand-arabic-opening = { "\u2068" }نزول{ "\u2069" }
-hand-arabic-laying-off = { "\u2068" }تركيب{ "\u2069" }
-hand-arabic-exchange = { "\u2068" }تبديل الجوكر{ "\u2069" }
-hand-arabic-fire = { "\u2068" }النار{ "\u2069" }

hand-rules-short-aim = Hand ({ -hand-arabic-hand }): { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rund
    }, a punkty to kary: wygrywa najniższa suma.
hand-rules-short-setup = Dwie talie i dwa jokery, po czternaście kart. Zaczynający ma piętnaście i jedną odrzuca. Gra idzie przeciwnie do ruchu wskazówek zegara.
hand-rules-short-turn = W swoim ruchu dobierz ze stosu zakrytego albo weź odkrytą kartę, jeśli możesz ją od razu wyłożyć; potem odrzuć kartę.
hand-rules-short-melds = Układy to komplety, trzy lub cztery karty w różnych kolorach ({ $set }), i sekwensy w jednym kolorze ({ $run }). Joker zastępuje każdą kartę.
hand-rules-short-opening = Twoje pierwsze układy, wszystkie naraz, to **otwarcie** ({ -hand-arabic-opening }): warte co najmniej { $rule ->
        [beat_last] **{ $points }** i więcej niż poprzednie otwarcie w tej rundzie
       *[fixed] **{ $points }**
    }. Figury liczą się 10, as 11, przed dwójką { $ace }.
hand-rules-short-exchange = Potem wykładaj, co chcesz, **dokładaj** ({ -hand-arabic-laying-off }) do każdego układu i wymieniaj jokery w układach na karty, które zastępują ({ -hand-arabic-exchange }).
hand-rules-short-lay-off = Potem wykładaj, co chcesz, i **dokładaj** ({ -hand-arabic-laying-off }) do każdego układu.
hand-rules-short-scoring = Odrzuć ostatnią kartę, aby zakończyć: **{ $winner }**. Pozostali płacą za karty na ręce albo **{ $unopened }**, jeśli nie otworzyli. Wszystko w jednym ruchu to **Hand**: wszystko { $multiplier ->
        [2] podwójnie
       *[times] × { $multiplier }
    }.
hand-rules-short-teams = Partnerzy ({ -hand-arabic-partnership }) siedzą naprzeciw siebie i mają wspólny wynik: drużyna, która kończy, dostaje premię, druga płaci za oboje swoich graczy. { $scope ->
        [player] Otwarcie liczy się dla samego gracza.
       *[team] Otwarcie liczy się dla obojga.
    }
hand-rules-setup = Gracze, karty, rozdanie
hand-rules-setup-players = Od dwóch do pięciu graczy, każdy dla siebie.
hand-rules-setup-teams = Czterech graczy w dwóch drużynach po dwie osoby ({ -hand-arabic-partnership }): partnerzy siedzą naprzeciw siebie.
hand-rules-setup-order = Gra idzie przeciwnie do ruchu wskazówek zegara: następny gracz to ten po twojej prawej.
hand-rules-setup-pack = Dwie talie po 52 karty i dwa jokery, 106 kart.
hand-rules-setup-deal = Po czternaście kart, a piętnasta dla gracza po rozdającym, **zaczynającego**. Reszta to stos zakryty.
hand-rules-setup-pile = Stos odkryty nazywa się ogień ({ -hand-arabic-fire }); na początku jest pusty.
hand-rules-setup-dealer = Pierwszy rozdający: { $seat ->
        [0] losowy
       *[seat] miejsce { $seat }
    }; { $next ->
        [rotate] potem co rundę następny gracz.
       *[loser] potem gracz z największą liczbą punktów w rundzie.
    }
hand-rules-setup-redeal = Kto dostanie cztery identyczne pary (joker tworzy parę), może przed pierwszym odrzuceniem prosić o nowe rozdanie.
hand-rules-turn = Ruch
hand-rules-turn-starter = Zaczynający nie dobiera ani nie wykłada, tylko odrzuca kartę.
hand-rules-turn-starter-melds = Zaczynający nie dobiera, ale może wykładać przed pierwszym odrzuceniem.
hand-rules-turn-play = W każdym innym ruchu dobierz jedną kartę (ze stosu zakrytego albo odkrytą według 7), potem wykładaj, dokładaj i wymieniaj, ile chcesz, i jedną odrzuć.
hand-rules-turn-keep = Każdy ruch kończy się odrzuceniem, więc zawsze zatrzymaj na to kartę.
hand-rules-turn-no-keep = Ruch kończy się odrzuceniem, ale ostatnią kartę można też wyłożyć lub dołożyć.
hand-rules-turn-discard = Możesz odrzucić każdą kartę, nawet jokera, ale nie odkrytą kartę właśnie wziętą.
hand-rules-turn-stay = Wyłożone karty zostają; tylko joker może opuścić układ, przez wymianę.
hand-rules-turn-partner = Gra tylko ten, czyj jest ruch; nikt nie gra za partnera.
hand-rules-turn-end = { $times ->
        [0] Gdy nie ma już czego dobierać, stosu odkrytego się nie tasuje.
        [one] Gdy nie ma już czego dobierać, karty stosu odkrytego pod wierzchnią tasuje się w nowy stos zakryty, najwyżej { $times } raz w rundzie.
        [few] Gdy nie ma już czego dobierać, karty stosu odkrytego pod wierzchnią tasuje się w nowy stos zakryty, najwyżej { $times } razy w rundzie.
        [many] Gdy nie ma już czego dobierać, karty stosu odkrytego pod wierzchnią tasuje się w nowy stos zakryty, najwyżej { $times } razy w rundzie.
       *[other] Gdy nie ma już czego dobierać, karty stosu odkrytego pod wierzchnią tasuje się w nowy stos zakryty, najwyżej { $times } razu w rundzie.
    } Potem można jeszcze wziąć odkrytą kartę, jeśli da się ją wyłożyć; inaczej runda kończy się bez zwycięzcy.
hand-rules-melds = Układy i jokery
hand-rules-melds-set = **Komplet** to trzy lub cztery karty jednej wartości, wszystkie w różnych kolorach: { $cards }.
hand-rules-melds-run = **Sekwens** to od trzech do { $longest } kolejnych kart jednego koloru. As stoi przed dwójką albo za królem: { $low }, { $high }, nigdy pośrodku.
hand-rules-melds-joker = **Joker** zastępuje dowolną kartę. Układ ma { $naturals ->
        [one] co najmniej { $naturals } zwykłą kartę
        [few] co najmniej { $naturals } zwykłe karty
        [many] co najmniej { $naturals } zwykłych kart
       *[other] co najmniej { $naturals } zwykłych kart
    } i { $jokers ->
        [one] najwyżej { $jokers } jokera.
        [few] najwyżej { $jokers } jokery.
        [many] najwyżej { $jokers } jokerów.
       *[other] najwyżej { $jokers } jokerów.
    }
hand-rules-melds-place = W sekwensie joker jest na stałe dokładnie kartą swojego miejsca. W komplecie z czterech jest brakującym kolorem. W komplecie z trzech ({ $cards }) jest którymś z brakujących kolorów, jeszcze nierozstrzygniętym.
hand-rules-melds-said = Kto wykłada, mówi, co to za układ. Żaden układ nie ma dwa razy tej samej karty, nawet zastąpionej.
hand-rules-melds-unsaid = Jeśli nic nie powiedziano, liczy się najwartościowsze odczytanie: { $cards } kończy się dziewiątką.
hand-rules-melds-refused = Układ to więc komplet albo sekwens zaczynający się tam, gdzie wskazał gracz; wszystko inne jest odrzucane.
hand-rules-melds-values = **Wartości** do otwarcia: od 2 do 10 według liczby, J Q K 10, as 11, przed dwójką { $ace }; joker liczy się jak karta, którą zastępuje.
hand-rules-opening = Otwarcie { -hand-arabic-opening }
hand-rules-opening-opened = Masz **otwarcie** ({ -hand-arabic-opening }), gdy w tej rundzie na stole leży twój układ. { $scope ->
        [team] Gdy otworzy jeden partner, oboje mogą swobodnie wykładać, dokładać i wymieniać.
       *[player] Każdy gracz otwiera sam, nawet partnerzy.
    }
hand-rules-opening-minimum = Otwierasz naraz: jednym lub kilkoma układami, razem wartymi co najmniej { $rule ->
        [beat_last] **{ $points }** i więcej niż poprzednie otwarcie w tej rundzie.
       *[fixed] **{ $points }**.
    }
hand-rules-opening-run = Co najmniej jeden z układów musi być sekwensem.
hand-rules-opening-melds = Liczą się wszystkie układy, z jokerami i bez, tylko z twojej ręki.
hand-rules-opening-layoffs = Dokładanie i wymiana nigdy się do niego nie liczą i są możliwe dopiero po nim.
hand-rules-opening-after = Potem nie ma minimum, nawet w tym samym ruchu.
hand-rules-opening-keep = Musisz zatrzymać kartę do odrzucenia.
hand-rules-opening-waived = Kto kończy w tym jednym ruchu, nie potrzebuje minimum.
hand-rules-opening-not-waived = Nie ma wyjątków, nawet gdy ktoś od razu kończy.
hand-rules-opening-no-penalty = Za nieprzyjęte otwarcie nie ma kary.
hand-rules-laying-off = Dokładanie { -hand-arabic-laying-off }
hand-rules-laying-off-when = Po otwarciu możesz w swoim ruchu dokładać ({ -hand-arabic-laying-off }) do układów wszystkich graczy.
hand-rules-laying-off-run = Sekwens przyjmuje następną kartę na każdym końcu: { $run } przyjmuje { $low } lub { $high }. As zamyka swój koniec.
hand-rules-laying-off-set = Komplet z trzech przyjmuje kartę brakującego koloru. Komplet z czterech jest pełny.
hand-rules-laying-off-joker = Jokera też można dołożyć. Jeśli pasuje na obu końcach sekwensu, podaj dół lub góra.
hand-rules-laying-off-beside = Kartę można też dołożyć do kompletu z trzech kart z jokerem: dołóż { $card } do { $set }, a joker to { $joker }.
hand-rules-laying-off-not-beside = Do kompletu z trzech kart z jokerem nie można dołożyć zwykłej karty.
hand-rules-laying-off-ace = As, który pasuje na obu końcach, idzie na górny, chyba że podasz dół.
hand-rules-laying-off-one = Po jednej karcie, ile razy chcesz.
hand-rules-exchange = Wymiana jokera { -hand-arabic-exchange }
hand-rules-exchange-none = Przy tym stole nie ma wymiany jokerów.
hand-rules-exchange-when = Po otwarciu, nawet w tym samym ruchu, możesz wymienić jokera w dowolnym układzie ({ -hand-arabic-exchange }) na kartę, którą zastępuje.
hand-rules-exchange-run = W sekwensie: dokładnie karta z miejsca jokera, po jednym jokerze naraz.
hand-rules-exchange-set = Jokera w komplecie z czterech wymienia się na brakującą kartę; w komplecie z trzech tylko na wszystkie brakujące karty oprócz tych, którymi pozostają jokery: za tego w { $set } trzeba dać { $one } i { $other }.
hand-rules-exchange-set-either = Jokera w komplecie z czterech wymienia się na brakującą kartę; w komplecie z trzech na dowolną brakującą kartę.
hand-rules-exchange-naturals = Karty pochodzą z twojej ręki i nie są jokerami.
hand-rules-exchange-must-use = Jokera trzeba wyłożyć lub dołożyć w tym samym ruchu.
hand-rules-exchange-yours = Joker jest twój: wyłóż go, dołóż, zatrzymaj albo odrzuć.
hand-rules-exchange-steps = Można też w dwóch krokach: dołóż { $card } do { $set }, a joker to { $joker }; wtedy uwalnia go ta karta.
hand-rules-taking = Branie odkrytej karty { -hand-arabic-fire }
hand-rules-taking-top = Tylko wierzchnią kartę stosu odkrytego ({ -hand-arabic-fire }), zamiast dobierania.
hand-rules-taking-use = { $use ->
        [new_meld] Musi w tym samym ruchu trafić do **nowego układu** z kartami z twojej ręki: samo dołożenie nie wystarczy.
        [any_use] Trzeba jej od razu użyć: w nowym układzie albo, po otwarciu, dokładając ją lub wymieniając.
       *[any_meld] W tym samym ruchu musisz wyłożyć nowy układ, niekoniecznie z nią.
    } Przed otwarciem musi to być twoje otwarcie.
hand-rules-taking-if = Możesz ją wziąć tylko wtedy, gdy sama twoja ręka na to pozwala i zostaje karta do odrzucenia.
hand-rules-taking-first = Do tego czasu nie możesz robić nic innego.
hand-rules-taking-back = Zanim cokolwiek wyłożysz, możesz ją odłożyć; wtedy dobierz ze stosu zakrytego i nie bierz już w tym ruchu z odkrytego.
hand-rules-taking-not-back = Nie można jej odłożyć z powrotem.
hand-rules-taking-same = Jeśli masz już taką samą kartę, możesz użyć którejkolwiek z nich.
hand-rules-taking-joker = Jokera jako odkrytą kartę i kartę odrzuconą przez zaczynającego można wziąć tak samo.
hand-rules-going-out = Zakończenie i Hand { -hand-arabic-hand }
hand-rules-going-out-discard = Kończysz, odrzucając ostatnią kartę; runda od razu się kończy.
hand-rules-going-out-any = Kończysz, odrzucając, wykładając lub dokładając ostatnią kartę; runda od razu się kończy.
hand-rules-going-out-ordinary = Każde zakończenie jest zwykłe, chyba że to Hand.
hand-rules-going-out-hand = **Hand** ({ -hand-arabic-hand }): przed tym ruchem nic twojego nie leży na stole, a w nim wykładasz wszystkie karty we własnych układach i odrzucasz ostatnią, nie ruszając cudzych układów, nawet partnera. { $multiplier ->
        [2] Wtedy wszystkie punkty rundy są podwojone.
       *[times] Wtedy wszystkie punkty rundy są × { $multiplier }.
    }
hand-rules-going-out-soon = Zakończyć można od drugiego ruchu rundy.
hand-rules-going-out-not-first = Nikt nie kończy w swoim pierwszym ruchu: zatrzymaj dwie karty.
hand-rules-going-out-gulf = Premia Zatoki za Hand: joker jako ostatnia odrzucona karta × 2, wszystkie zwykłe karty jednej barwy × 2, jednego koloru × 4.
hand-rules-scoring = Punktacja
hand-rules-scoring-left = Karty na ręce: od 2 do 10 według liczby, J Q K 10, as { $ace }, joker { $joker }.
hand-rules-scoring-out = Gracz, który kończy, dostaje **{ $winner }**, z Hand **{ $winner_hand }**. Kto nie otworzył, płaci **{ $unopened }**, po Hand **{ $unopened_hand }**, bez względu na karty.
hand-rules-scoring-opened = Kto otworzył, płaci za karty, które zostały na ręce.
hand-rules-scoring-alone = Każdy gra dla siebie; w tej grze nie ma partnerów.
hand-rules-scoring-team = { $partner ->
        [counted] Drużyna, która kończy, dostaje za to wynik; karty na ręce partnera liczą się, bez podwojenia.
       *[ignored] Drużyna, która kończy, dostaje za to wynik; karty na ręce partnera się nie liczą.
    } Druga drużyna płaci za oboje swoich graczy.
hand-rules-scoring-hand = { $multiplier ->
        [2] Po Hand wszystko jest podwojone, także wynik zwycięzcy.
       *[times] Po Hand wszystko jest × { $multiplier }, także wynik zwycięzcy.
    }
hand-rules-scoring-no-winner = { $counts ->
        [scored] Runda bez zwycięzcy: wszyscy płacą jak wyżej i nic się nie podwaja.
        [void_counted] Runda bez zwycięzcy: wszystkim liczy się zero.
       *[replay] Runda bez zwycięzcy: ten sam gracz rozdaje ją od nowa, najwyżej trzy razy z rzędu.
    }
hand-rules-match = Mecz
hand-rules-match-rounds = { $rounds ->
        [one] { $rounds } runda; punkty się sumują.
        [few] { $rounds } rundy; punkty się sumują.
        [many] { $rounds } rund; punkty się sumują.
       *[other] { $rounds } rund; punkty się sumują.
    }
hand-rules-match-winner = Wygrywa gracz z najniższą sumą.
hand-rules-match-winner-team = Wygrywa drużyna z najniższą sumą.
hand-rules-match-tie = Jeśli najniższe sumy są równe, wygrana jest wspólna.
hand-rules-match-tie-rounds = Jeśli najniższe sumy są równe, gra się do trzech dodatkowych rund.
hand-rules-match-no-target = Nikt nie odpada i nie ma celu punktowego.
hand-rules-match-time = Gdy minie twój czas, odrzucana jest karta dobrana (albo twoja najdroższa), a wzięta odkryta karta wraca na stos; nic się nie wykłada.
hand-rules-table = Przy tym stole
hand-rules-table-run = Otwarcie wymaga co najmniej jednego sekwensu.
hand-rules-table-no-run = Otwarcie może składać się z samych kompletów.
hand-rules-table-exchange = Jokery można wymieniać.
hand-rules-table-no-exchange = Nie ma wymiany jokerów.
hand-rules-table-joker-used = Jokera z wymiany trzeba wyłożyć lub dołożyć przed odrzuceniem.
hand-rules-table-joker-kept = Jokera z wymiany można zatrzymać.
hand-rules-table-redeal = Najpierw każdy odpowiada, czy chce nowego rozdania; trzeba do tego czterech identycznych par.
hand-rules-table-no-redeal = Nikt nie może prosić o nowe rozdanie.
hand-rules-table-options = Wszystkie opcje są wymienione w ostatnich tematach.
hand-rules-clarified = Wyjaśnienia
hand-rules-clarified-finish = Zagranie, po którym nie da się dokończyć ruchu, jest odrzucane.
hand-rules-clarified-end = Jeśli podasz koniec sekwensu, do którego karta nie pasuje, zagranie jest odrzucane.
hand-rules-clarified-joker = Joker, którego trzeba od razu użyć, potrzebuje miejsca, którego nic innego wcześniej nie zajmie.
hand-rules-clarified-upcard = Gdy nie ma już czego dobierać, możesz wziąć odkrytą kartę, jeśli da się ją wyłożyć, albo spasować i zakończyć rundę.
