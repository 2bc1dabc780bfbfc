orders-command = Zaplanuj swój następny ruch w wolnej grze; widzisz to tylko ty
orders-plan = Zaplanuj mój ruch …
orders-undo = Usuń ostatnią regułę
orders-cancel = Anuluj plan
orders-title = ### Plan na mój następny ruch
orders-about = Widzisz to tylko ty. Gdy przyjdzie twój ruch, pierwsza pasująca reguła zostanie zagrana za ciebie; to, co zostawi otwarte, czeka na ciebie. Reguł może być najwyżej { $most }.
orders-nothing = -# Nie ma jeszcze reguł. Co ma się stać w twoim ruchu?
orders-rule-if = { $occasion ->
    [asked] Gdy pytanie dotyczy { $cards }: { $then }.
   *[turn] Gdy odkryta karta to { $cards }: { $then }.
}
orders-rule = { $occasion ->
    [asked-always] Przy każdym pytaniu: { $then }.
    [asked-otherwise] Przy każdym innym pytaniu: { $then }.
    [declare-always] Przy deklaracji: { $then }.
    [declare-otherwise] Przy deklaracji: { $then }.
    [turn-otherwise] W przeciwnym razie: { $then }.
   *[turn-always] Bez względu na odkrytą kartę: { $then }.
}
orders-any = dowolna { $what }
orders-then = { $first }, a potem odrzucić { $cards }
orders-melds = Przed odrzuceniem karty są wykładane i dokładane tak, jak zrobiłby to komputer.
orders-ends = { $game ->
    [gin] { $most ->
        [0] Zamiast tego gin, jeśli to możliwe.
       *[points] Zamiast tego zastukać, jeśli zostaje { $most } lub mniej.
    }
   *[other] Zamiast tego zakończyć, jeśli to możliwe.
}
orders-drawn = dobraną kartę
orders-take = wziąć ją
    .button = Weź odkrytą kartę …
orders-draw = dobrać ze stosu
    .button = Dobierz …
orders-unknown = coś innego
orders-any-label = Gdy odkryta karta to dowolna …
orders-cards-label = … albo jedna z tych kart
orders-cards-example = 7D 8H (oba pola puste: każda karta)
orders-before-label = Przed odrzuceniem
orders-melds-option = Wykładaj i dokładaj, jak zrobiłby to komputer
orders-ends-option = { $game ->
    [gin] { $most ->
        [0] Gin, jeśli to możliwe
       *[points] Zastukaj, jeśli zostaje { $most } lub mniej
    }
   *[other] Zakończ, jeśli to możliwe
}
orders-discard-label = Potem odrzuć
orders-discard-second = Jeśli to niemożliwe
orders-drawn-label = Dobrana karta
orders-waiting = **Twój plan**
orders-played = **Twój plan został zagrany.**
orders-unfinished = **Twój plan zaczął twój ruch**; nic więcej z niego nie jest możliwe. Reszta należy do ciebie.
orders-stopped = **Twój plan zatrzymał się przed odrzuceniem**: być może możesz teraz zakończyć rozdanie. Reszta należy do ciebie.
orders-unfit = **Twój plan nie pasował**: żadna reguła nie jest teraz możliwa. Twój ruch.
orders-skipped = { $count ->
    [one] Reguła { $numbers } nie była możliwa.
    [few] Reguły { $numbers } nie były możliwe.
    [many] Reguły { $numbers } nie były możliwe.
   *[other] Reguły { $numbers } nie były możliwe.
}
orders-refused-none = Ruch można zaplanować tylko tam, gdzie pozwala na to gra, a na ruch jest godzina lub więcej albo nie ma limitu.
orders-refused-now = Plan robi się, gdy ruszają się inni. Teraz jest twój ruch albo gra za ciebie komputer.
orders-refused-rules = Taki plan nie jest tu możliwy. Plan ma najwyżej { $most } reguł, a reguła wymienia najwyżej { $cards } kart.
orders-refused-cards = { $how ->
    [held] Nie masz na ręce: { $cards }. Nie można zaplanować odrzucenia.
   *[upcard] Odkrytą kartą nie może być { $cards }.
}
orders-refused-words = To nie są karty: { $words }. Wpisz kody takie jak 7D 10H QS.
orders-not-stored = Twój plan się nie zmienił: nie można było go zapisać.
orders-inbox = { $state ->
    [waiting] twój ruch jest zaplanowany
    [unfit] twój plan nie pasował
   *[other] twój plan zaczął twój ruch
}
