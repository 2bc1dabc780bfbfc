rummy500-refusals-not-in-pile = { $cards } nie ma w stosie odkrytym: oto on, wierzchnia karta z prawej: { $pile }.
rummy500-refusals-pile-empty = Stos odkryty jest pusty.
rummy500-refusals-too-deep = { $cards ->
        [one] Stos odkryty ma tylko { $cards } kartę: { $pile }, wierzchnia z prawej.
        [few] Stos odkryty ma tylko { $cards } karty: { $pile }, wierzchnia z prawej.
        [many] Stos odkryty ma tylko { $cards } kart: { $pile }, wierzchnia z prawej.
       *[other] Stos odkryty ma tylko { $cards } kart: { $pile }, wierzchnia z prawej.
    }
rummy500-refusals-top-only = Przy tym stole można wziąć tylko wierzchnią kartę stosu odkrytego { $top }, a nie wszystkie aż do { $card }.
rummy500-refusals-no-use-alone = Nie możesz wziąć { $card }: przy tym stole karty ze stosu odkrytego trzeba od razu użyć, a ta nie tworzy układu z twoją ręką i nie pasuje do żadnego na stole.
rummy500-refusals-no-use = { $cards ->
        [one] Nie możesz wziąć kart aż do { $card }: najgłębszej trzeba od razu użyć, a z twoją ręką i { $cards } wziętą kartą nie tworzy układu i nie pasuje do żadnego na stole.
        [few] Nie możesz wziąć kart aż do { $card }: najgłębszej trzeba od razu użyć, a z twoją ręką i { $cards } wziętymi kartami nie tworzy układu i nie pasuje do żadnego na stole.
        [many] Nie możesz wziąć kart aż do { $card }: najgłębszej trzeba od razu użyć, a z twoją ręką i { $cards } wziętymi kartami nie tworzy układu i nie pasuje do żadnego na stole.
       *[other] Nie możesz wziąć kart aż do { $card }: najgłębszej trzeba od razu użyć, a z twoją ręką i { $cards } wziętymi kartami nie tworzy układu i nie pasuje do żadnego na stole.
    }
rummy500-refusals-depths = Możesz wziąć aż do { $cards }.
rummy500-refusals-use-first = Najpierw użyj { $card }: przed innymi zagraniami wyłóż ją albo dołóż.
rummy500-refusals-name-meld = Podaj karty układu.
rummy500-refusals-not-a-meld = { $why ->
        [short] { $cards } to nie układ: układ ma co najmniej trzy karty
        [run] { $cards } to nie układ: sekwens to kolejne karty
        [low-ace] { $cards } to nie układ: sekwens to kolejne karty, a as jest przy tym stole niski
        [corner] { $cards } to nie układ: sekwens to kolejne karty i nie przechodzi przez asa: as stoi pod dwójką albo nad królem
       *[neither] { $cards } to nie układ: układ to trzy lub cztery karty jednej wartości albo sekwens w jednym kolorze
    }{ $fits ->
        [no] ; nie pasuje też do układów na stole.
       *[none] .
    }
rummy500-refusals-lay-off-instead = Możesz dołożyć do { $melds }.
rummy500-refusals-name-cards = Podaj karty do dołożenia.
rummy500-refusals-does-not-fit = { $count ->
        [one] { $cards } nie pasuje do { $meld }.
        [few] { $cards } nie pasują do { $meld }.
        [many] { $cards } nie pasują do { $meld }.
       *[other] { $cards } nie pasują do { $meld }.
    }
rummy500-refusals-would-fit = Możesz dołożyć do { $melds }.
rummy500-refusals-never-joined = Układów nigdy się nie łączy, a komplet zostaje kompletem.
rummy500-refusals-no-meld = Na stole nie ma jeszcze układu, do którego można dołożyć.
rummy500-refusals-no-such-meld = { $number ->
        [0] Nie ma takiego układu na stole: są od #1 do #{ $melds }.
       *[number] Nie ma na stole układu #{ $number }: są od #1 do #{ $melds }.
    }
rummy500-refusals-only-meld = { $number ->
        [0] Nie ma takiego układu na stole: jedyny to { $meld }.
       *[number] Nie ma na stole układu #{ $number }: jedyny to { $meld }.
    }
rummy500-refusals-no-card-to-drop = Przy tym stole ostatnią kartę trzeba odrzucić: po { $cards } nie będzie czego odrzucić. Zatrzymaj jedną.
rummy500-refusals-leaves-taken = Zostałaby ci tylko { $card }, której nie możesz odrzucić w tym ruchu. Zatrzymaj inną kartę do odrzucenia.
rummy500-refusals-leaves-taken-no-fit = Zostałaby ci tylko { $card }, której nie możesz odrzucić w tym ruchu i która nie pasuje do żadnego układu na stole. Zatrzymaj inną kartę do odrzucenia.
rummy500-refusals-taken-card = { $card } to karta wzięta pojedynczo ze stosu odkrytego, więc nie możesz jej odrzucić w tym ruchu. { $use ->
        [must] Musisz jej użyć.
       *[free] Możesz ją wyłożyć, dołożyć lub zatrzymać.
    }
rummy500-refusals-draw-first = Najpierw dobierz: ze stosu zakrytego lub odkrytego.
rummy500-refusals-take-first = Najpierw weź kartę.
rummy500-refusals-already-took = W tym ruchu są już wzięte ze stosu odkrytego { $cards }; dobiera się tylko raz w ruchu.
rummy500-refusals-already-drew = { $card ->
        [none] W tym ruchu karta ze stosu zakrytego jest już dobrana; dobiera się tylko raz w ruchu.
       *[card] W tym ruchu karta ze stosu zakrytego ({ $card }) jest już dobrana; dobiera się tylko raz w ruchu.
    }
rummy500-refusals-stock-empty = Stos zakryty jest pusty: weź ze stosu odkrytego albo spasuj, co kończy rozdanie.
rummy500-refusals-stock-left = { $cards ->
        [one] Nie można pasować, dopóki jest z czego dobierać: stos zakryty ma { $cards } kartę.
        [few] Nie można pasować, dopóki jest z czego dobierać: stos zakryty ma { $cards } karty.
        [many] Nie można pasować, dopóki jest z czego dobierać: stos zakryty ma { $cards } kart.
       *[other] Nie można pasować, dopóki jest z czego dobierać: stos zakryty ma { $cards } kart.
    }
rummy500-refusals-no-pass = Przy tym stole się nie pasuje: rozdanie kończy się wraz ze stosem zakrytym.
