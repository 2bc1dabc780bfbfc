control-refusals-draw-first = Najpierw dobierz: ze stosu zakrytego albo weź odkrytą kartę.
control-refusals-already-drew = W tym ruchu karta jest już dobrana; teraz wykładaj, dokładaj i odrzuć kartę.
control-refusals-no-upcard = Stos odkryty jest pusty: nie ma karty do wzięcia.
control-refusals-stock-empty = { $upcard ->
    [none] Stos zakryty jest pusty: weź odkrytą kartę albo odwróć stos odkryty.
   *[other] Stos zakryty jest pusty: weź { $upcard } albo odwróć stos odkryty.
}
control-refusals-stock-left = { $cards ->
        [one] Stos odkryty odwraca się dopiero, gdy zakryty jest pusty; ma on jeszcze { $cards } kartę.
        [few] Stos odkryty odwraca się dopiero, gdy zakryty jest pusty; ma on jeszcze { $cards } karty.
        [many] Stos odkryty odwraca się dopiero, gdy zakryty jest pusty; ma on jeszcze { $cards } kart.
       *[other] Stos odkryty odwraca się dopiero, gdy zakryty jest pusty; ma on jeszcze { $cards } kart.
    }
control-refusals-one-meld = W tym ruchu układ jest już wyłożony, a wykłada się tylko raz w ruchu, bez względu na kartę kontrolną ({ $kinds }). Możesz jeszcze dokładać.
control-refusals-leaves-taken = { $cards ->
    [none] Zostałaby ci tylko karta wzięta w tym ruchu ze stosu odkrytego: nie można jej odrzucić ani dołożyć. Zatrzymaj inną kartę do odrzucenia albo użyj tej.
   *[other] Zostałaby ci tylko { $cards }, wzięta w tym ruchu ze stosu odkrytego: nie można jej odrzucić ani dołożyć. Zatrzymaj inną kartę do odrzucenia albo użyj tej.
}
control-refusals-level-first = Przy tym stole, aby zakończyć, trzeba mieć własny układ poziomu ({ $kinds }), a ty go nie masz: przed odrzuceniem zatrzymaj dwie karty.
control-refusals-too-short = { $cards ->
    [none] To za mało: układ ma co najmniej trzy karty.
   *[other] { $cards } to za mało: układ ma co najmniej trzy karty.
}
control-refusals-same-card = { $cards } ma dwa razy tę samą kartę, czego nie może mieć żaden układ, nawet przy dwóch taliach.
control-refusals-not-allowed = { $count ->
        [one] { $cards } to { $fits }, ale { $kinds } na to nie pozwala.
        [few] { $cards } to { $fits }, ale { $kinds } na to nie pozwalają.
        [many] { $cards } to { $fits }, ale { $kinds } na to nie pozwalają.
       *[other] { $cards } to { $fits }, ale { $kinds } na to nie pozwalają.
    }
control-refusals-no-kind = { $cards } nie jest układem żadnego rodzaju.
control-refusals-in-force = Obowiązuje: { $rules }.
control-refusals-earlier = { $count ->
        [one] { $kinds }: to karta, która obowiązywała wcześniej; liczy się tylko obecna.
        [few] { $kinds }: te karty obowiązywały wcześniej; liczy się tylko obecna.
        [many] { $kinds }: te karty obowiązywały wcześniej; liczy się tylko obecna.
       *[other] { $kinds }: te karty obowiązywały wcześniej; liczy się tylko obecna.
    }
control-refusals-next = Następna to { $kind }.
control-refusals-nothing-fits = Nie masz pasującego układu.
control-refusals-not-that-kind = { $named ->
    [none] { $cards } nie jest tego rodzaju. Możesz wyłożyć to jako { $kinds }.
    [other] { $cards } to **{ $kind }**, ale ten rodzaj nie obowiązuje. Możesz wyłożyć to jako { $kinds }.
   *[wrong] { $cards } to nie **{ $kind }**. Możesz wyłożyć to jako { $kinds }.
}
control-refusals-no-melds = Nie możesz dołożyć { $cards }: na stole nie ma jeszcze układu.
control-refusals-does-not-fit = Nie możesz dołożyć { $cards } do { $meld } ({ $kind }, { $takes }).
control-refusals-all-closed = Nie możesz dołożyć { $cards }: wszystkie układy na stole są zamknięte lub pełne.
control-refusals-fits-none = Nie możesz dołożyć { $cards } do żadnego układu na stole: { $melds }.
control-refusals-elsewhere = Możesz dołożyć do { $melds }.
control-refusals-closed = Układ { $meld } to { $kind }: wymaga dokładnej liczby kart, więc jest zamknięty.
control-refusals-closed-unknown = Ten układ wymaga dokładnej liczby kart, więc jest zamknięty.
control-refusals-name-the-meld = { $melds ->
    [none] { $cards } można dołożyć do kilku układów: wskaż jeden, na przykład `on #{ $number }` po kartach.
   *[other] { $cards } można dołożyć do { $melds }: wskaż jeden, na przykład `on #{ $number }` po kartach.
}
control-refusals-no-such-meld = { $melds ->
    [0] Na stole nie ma jeszcze układu.
    [one] Na stole jest jeden układ, #1.
    [few] Nie ma takiego układu: na stole są od #1 do #{ $melds }.
    [many] Nie ma takiego układu: na stole są od #1 do #{ $melds }.
   *[other] Nie ma takiego układu: na stole są od #1 do #{ $melds }.
}
control-refusals-none-held = { $mode ->
    [round] Przy tym stole gracze nie trzymają kart kontrolnych: nową odkrywa się co rundę. Obowiązuje: { $kinds }.
    [turn] Przy tym stole gracze nie trzymają kart kontrolnych: nową odkrywa się co ruch. Obowiązuje: { $kinds }.
    [deal] Przy tym stole gracze nie trzymają kart kontrolnych: jedna obowiązuje przez całe rozdanie. Obowiązuje: { $kinds }.
    [deck] Przy tym stole gracze nie trzymają kart kontrolnych: pojawiają się w stosie zakrytym. Obowiązuje: { $kinds }.
   *[held] Przy tym stole gracze nie trzymają kart kontrolnych: są odkrywane. Obowiązuje: { $kinds }.
}
control-refusals-one-control = { $held ->
    [none] W tym ruchu karta kontrolna jest już zagrana, a zagrywa się tylko jedną w ruchu: dalej obowiązuje { $kinds }. Na następny ruch nie masz żadnej.
   *[other] W tym ruchu karta kontrolna jest już zagrana, a zagrywa się tylko jedną w ruchu: dalej obowiązuje { $kinds }. Na następny ruch masz { $held }.
}
control-refusals-not-held = { $held ->
    [none] Nie masz { $kind }; nie masz żadnej.
   *[other] Nie masz { $kind }; masz { $held }.
}
control-refusals-not-held-unknown = { $held ->
    [none] Nie masz tej karty kontrolnej; nie masz żadnej.
   *[other] Nie masz tej karty kontrolnej; masz { $held }.
}
control-refusals-that = To
