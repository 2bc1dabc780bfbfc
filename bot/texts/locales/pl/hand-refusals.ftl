hand-refusals-below-opening = { $cards } daje { $total }; do otwarcia potrzebujesz { $needed }, wszystko naraz i bez dokładania.
hand-refusals-below-raised = { $cards } daje { $total }; do otwarcia potrzebujesz { $needed } (poprzednie otwarcie: { $last }), wszystko naraz i bez dokładania.
hand-refusals-not-opened = Nie masz jeszcze otwarcia: najpierw wyłóż za { $needed }, potem możesz dokładać i wymieniać, co nigdy się do niego nie liczy.
hand-refusals-highest-with = Twoje najwyższe otwarcie to { $points }: { $melds }.
hand-refusals-highest = Twoje najwyższe otwarcie to { $points }.
hand-refusals-no-meld-in-hand = Na ręce nie masz układu.
hand-refusals-needs-run = { $cards } daje { $total }, ale przy tym stole otwarcie wymaga co najmniej jednego sekwensu.
hand-refusals-not-feasible = Nie możesz wziąć { $card }: musi od razu trafić do nowego układu, a { $why }.
hand-refusals-not-taken = { $card } nie można wziąć: { $why }.
hand-refusals-why-returned = w tym ruchu { $card } wróciła już na stos
hand-refusals-why-not-now = teraz to niemożliwe
hand-refusals-why-no-new-meld = nie masz nowego układu z { $card }, po którym zostałaby karta do odrzucenia
hand-refusals-why-no-meld = nie masz układu z { $card }
hand-refusals-why-too-low = z { $card } w układzie otwarcie da najwyżej { $points }; potrzebujesz { $needed }
hand-refusals-why-no-discard = żadne otwarcie z { $card } nie zostawia karty do odrzucenia, jak wymaga ten stół
hand-refusals-must-meld = Masz wziętą { $card }: najpierw ją wyłóż, przed wszystkim innym.
hand-refusals-must-meld-or-return = Masz wziętą { $card }: najpierw ją wyłóż albo odłóż z powrotem, przed wszystkim innym.
hand-refusals-taken-card = { $card } to karta wzięta w tym ruchu ze stosu odkrytego: wyłóż ją, nie możesz jej odrzucić.
hand-refusals-nothing-taken = Odłożyć z powrotem można tylko odkrytą kartę wziętą w tym ruchu, zanim cokolwiek wyłożysz.
hand-refusals-no-return = Przy tym stole albo w tej chwili nie możesz odłożyć { $card }: wyłóż ją.
hand-refusals-nothing-laid = Podaj karty co najmniej jednego układu.
hand-refusals-too-short = { $cards } to za mało: układ ma co najmniej trzy karty.
hand-refusals-corner = { $cards } przechodzi przez asa: as stoi przed dwójką albo za królem, nigdy pośrodku.
hand-refusals-not-a-run = { $cards } to nie sekwens: karty muszą być kolejne, z jokerami w przerwach.
hand-refusals-not-a-meld = { $cards } to nie układ: układ to trzy lub cztery karty jednej wartości w różnych kolorach albo co najmniej trzy kolejne karty jednego koloru.
hand-refusals-declaration = { $cards } może być tylko tak: { $ways }. Po jokerze wpisz, co zastępuje (`JK=9H`), albo dodaj dół, góra, komplet lub sekwens.
hand-refusals-way = { $kind ->
        [set] { $meld } (komplet, { $points })
       *[run] { $meld } (sekwens, { $points })
    }
hand-refusals-wrong-end = { $cards } nie pasuje na tym końcu układu; komplet nie ma końców.
hand-refusals-jokers-full = { $limit ->
        [one] Ten układ ma już { $limit } jokera, najwięcej, ile może mieć.
        [few] Ten układ ma już { $limit } jokery, najwięcej, ile może mieć.
        [many] Ten układ ma już { $limit } jokerów, najwięcej, ile może mieć.
       *[other] Ten układ ma już { $limit } jokerów, najwięcej, ile może mieć.
    }
hand-refusals-jokers = { $jokers ->
        [one] { $cards } ma { $jokers } jokera; układ może mieć najwyżej { $limit }.
        [few] { $cards } ma { $jokers } jokery; układ może mieć najwyżej { $limit }.
        [many] { $cards } ma { $jokers } jokerów; układ może mieć najwyżej { $limit }.
       *[other] { $cards } ma { $jokers } jokerów; układ może mieć najwyżej { $limit }.
    }
hand-refusals-naturals = { $naturals ->
        [one] { $cards }: układ wymaga co najmniej { $naturals } zwykłej karty.
        [few] { $cards }: układ wymaga co najmniej { $naturals } zwykłych kart.
        [many] { $cards }: układ wymaga co najmniej { $naturals } zwykłych kart.
       *[other] { $cards }: układ wymaga co najmniej { $naturals } zwykłych kart.
    }
hand-refusals-twice = { $cards } leżałoby w układach dwa razy: żaden układ nie ma dwa razy tej samej karty i żadna karta nie jest w dwóch układach.
hand-refusals-exchanged-twice = Karta podana dwa razy: { $cards }; wymienia się karty różnych kolorów.
hand-refusals-set-full = { $meld } jest pełny: komplet ma cztery karty, po jednej w każdym kolorze.
hand-refusals-set-too-long = { $cards } to za dużo: komplet ma najwyżej cztery karty, po jednej w każdym kolorze.
hand-refusals-run-full = { $meld } jest pełny: sekwens ma najwyżej { $longest ->
        [one] { $longest } kartę
        [few] { $longest } karty
        [many] { $longest } kart
       *[other] { $longest } karty
    }.
hand-refusals-run-too-long = { $cards } to za dużo: sekwens ma najwyżej { $longest ->
        [one] { $longest } kartę
        [few] { $longest } karty
        [many] { $longest } kart
       *[other] { $longest } karty
    }.
hand-refusals-does-not-fit = { $cards } nie pasuje.
hand-refusals-does-not-fit-meld = { $fits ->
        [none] { $cards } nie pasuje do { $meld }: nic nie można tam dołożyć.
       *[cards] { $cards } nie pasuje do { $meld }: można tam dołożyć tylko { $fits }.
    }
hand-refusals-fits-others = { $cards } pasuje do { $melds }.
hand-refusals-fits-no-other = { $cards } nie pasuje do żadnego innego układu na stole.
hand-refusals-not-freed = { $fits ->
        [none] { $cards } to nie to, co zastępuje joker w { $meld }: nic go nie uwolni.
       *[cards] { $cards } to nie to, co zastępuje joker w { $meld }: uwolni go tylko { $fits }.
    }
hand-refusals-joker-only = Przy tym stole do kompletu z trzech kart z jokerem można dołożyć tylko jokera: { $meld }.
hand-refusals-needs-both = { $jokers ->
        [0] Sama { $cards } nie uwalnia jokera w { $meld }: w komplecie z trzech może on być każdym brakującym kolorem, więc potrzebujesz { $fits }.
       *[more] Sama { $cards } nie uwalnia jokera w { $meld }: w komplecie z trzech może on być każdym brakującym kolorem, więc potrzebujesz { $fits } (bez tej, którą pozostaje joker).
    }
hand-refusals-no-exchange = Przy tym stole nie ma wymiany jokerów.
hand-refusals-no-joker = { $meld } nie ma jokera do wymiany.
hand-refusals-jokers-in = Jokery są w { $melds }.
hand-refusals-joker-in = { $meld } za { $cards }
hand-refusals-no-joker-anywhere = Na stole nie ma żadnego.
hand-refusals-natural-for-joker = Jokera wymienia się na zwykłe karty z ręki, nigdy na jokera.
hand-refusals-one-at-a-time = W sekwensie wymienia się po jednej karcie: { $fits }.
hand-refusals-more-than-jokers = { $cards } to więcej kart niż jokerów w { $meld }.
hand-refusals-must-use-joker = { $jokers ->
        [one] Przy tym stole jokera z wymiany trzeba wyłożyć lub dołożyć w tym samym ruchu: masz jeszcze { $jokers } jokera, a to nie zostawiłoby dla niego miejsca.
        [few] Przy tym stole jokera z wymiany trzeba wyłożyć lub dołożyć w tym samym ruchu: masz jeszcze { $jokers } jokery, a to nie zostawiłoby dla nich miejsca.
        [many] Przy tym stole jokera z wymiany trzeba wyłożyć lub dołożyć w tym samym ruchu: masz jeszcze { $jokers } jokerów, a to nie zostawiłoby dla nich miejsca.
       *[other] Przy tym stole jokera z wymiany trzeba wyłożyć lub dołożyć w tym samym ruchu: masz jeszcze { $jokers } jokerów, a to nie zostawiłoby dla nich miejsca.
    }
hand-refusals-end-needed = Joker pasuje na obu końcach { $meld }: podaj dół lub góra, odpowiednio do { $fits }.
hand-refusals-no-meld = Na stole nie ma jeszcze układu.
hand-refusals-no-such-meld = Nie ma takiego układu: na stole są od #1 do #{ $melds }.
hand-refusals-keep-another = Musisz zatrzymać kartę do odrzucenia, i to nie { $card }, właśnie wziętą. Zatrzymaj inną.
hand-refusals-keep-lay-off = Jeśli to dołożysz, nie będzie czego odrzucić, a każdy ruch kończy się odrzuceniem: zatrzymaj jedną kartę.
hand-refusals-keep-meld = Jeśli to wyłożysz, nie będzie czego odrzucić, a każdy ruch kończy się odrzuceniem: zatrzymaj jedną kartę.
hand-refusals-stock-empty = Nie ma już czego dobierać, a stosu odkrytego już się nie tasuje: spasuj, a runda się skończy.
hand-refusals-stock-empty-take = Nie ma już czego dobierać, a stosu odkrytego już się nie tasuje: weź { $card } albo spasuj i zakończ rundę.
hand-refusals-stock-left = Jest jeszcze co dobierać, więc runda trwa.
hand-refusals-partners-turn = To ruch twojego partnera, a za partnera nie możesz grać: poczekaj na swój.
hand-refusals-answer-first = Najpierw wszyscy mówią, czy chcą nowego rozdania.
hand-refusals-no-four-pairs = { $cards ->
        [none] O nowe rozdanie może prosić tylko gracz z czterema identycznymi parami, przed pierwszym odrzuceniem.
       *[cards] O nowe rozdanie może prosić tylko gracz z czterema identycznymi parami, przed pierwszym odrzuceniem; masz { $cards }.
    }
hand-refusals-starter-discards = W pierwszym ruchu rundy tylko się odrzuca: masz piętnaście kart, więc odrzuć jedną.
hand-refusals-draw-first = Najpierw dobierz ze stosu zakrytego albo weź odkrytą kartę.
hand-refusals-already-drew = W tym ruchu karta jest już dobrana.
hand-refusals-no-discard = Stos odkryty jest pusty: dobierz ze stosu zakrytego.
hand-refusals-returned = { $card } wróciła w tym ruchu na stos odkryty, więc teraz dobierz ze stosu zakrytego.
hand-refusals-not-on-first-turn = Przy tym stole nikt nie kończy w swoim pierwszym ruchu: zatrzymaj dwie karty, jedną do odrzucenia i jedną na ręce.
