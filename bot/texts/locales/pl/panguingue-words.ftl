panguingue-words-title-meld = Wyłóż …
panguingue-words-title-layoff = Dołóż …
panguingue-words-title-split = Podziel układ …
panguingue-words-title-borrow = Pożycz z układu …
panguingue-words-title-discard = Odrzuć kartę …
panguingue-words-how-to-split = Jak podzielić { $meld } …
panguingue-words-what-to-borrow = Co pożyczyć z { $melds } …
panguingue-words-mixed = { $rank ->
    [A] mieszane asy
    [J] mieszane walety
    [Q] mieszane damy
    [K] mieszane króle
   *[other] mieszane { $rank }
}
panguingue-words-suited = { $spades ->
    [yes] { $rank ->
        [A] jednokolorowe asy, piki
        [J] jednokolorowe walety, piki
        [Q] jednokolorowe damy, piki
        [K] jednokolorowe króle, piki
       *[other] jednokolorowe { $rank }, piki
    }
   *[no] { $rank ->
        [A] jednokolorowe asy
        [J] jednokolorowe walety
        [Q] jednokolorowe damy
        [K] jednokolorowe króle
       *[other] jednokolorowe { $rank }
    }
}
panguingue-words-low-run = { $spades ->
    [yes] sekwens A-2-3, piki
   *[no] sekwens A-2-3
}
panguingue-words-high-run = { $ranks ->
    [court] { $spades ->
        [yes] sekwens J-Q-K, piki
       *[no] sekwens J-Q-K
    }
   *[pip] { $spades ->
        [yes] sekwens 8-9-10, piki
       *[no] sekwens 8-9-10
    }
}
panguingue-words-collect = { $payers ->
    [one] { $chips ->
        [one] zgarnij { $chips } żeton za { $what }
        [few] zgarnij { $chips } żetony za { $what }
        [many] zgarnij { $chips } żetonów za { $what }
       *[other] zgarnij { $chips } żetonów za { $what }
    }
    [few] { $chips ->
        [one] zgarnij { $chips } żeton (po { $each } od { $payers } graczy) za { $what }
        [few] zgarnij { $chips } żetony (po { $each } od { $payers } graczy) za { $what }
        [many] zgarnij { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }
       *[other] zgarnij { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }
    }
    [many] { $chips ->
        [one] zgarnij { $chips } żeton (po { $each } od { $payers } graczy) za { $what }
        [few] zgarnij { $chips } żetony (po { $each } od { $payers } graczy) za { $what }
        [many] zgarnij { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }
       *[other] zgarnij { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }
    }
   *[other] { $chips ->
        [one] zgarnij { $chips } żeton (po { $each } od { $payers } graczy) za { $what }
        [few] zgarnij { $chips } żetony (po { $each } od { $payers } graczy) za { $what }
        [many] zgarnij { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }
       *[other] zgarnij { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }
    }
}
panguingue-words-earns-nothing = nie daje żetonów
panguingue-words-leaves = zostawia { $cards }
panguingue-words-you-collect = { $payers ->
    [one] { $chips ->
        [one] Zgarniasz { $chips } żeton za { $what }.
        [few] Zgarniasz { $chips } żetony za { $what }.
        [many] Zgarniasz { $chips } żetonów za { $what }.
       *[other] Zgarniasz { $chips } żetonów za { $what }.
    }
    [few] { $chips ->
        [one] Zgarniasz { $chips } żeton (po { $each } od { $payers } graczy) za { $what }.
        [few] Zgarniasz { $chips } żetony (po { $each } od { $payers } graczy) za { $what }.
        [many] Zgarniasz { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }.
       *[other] Zgarniasz { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }.
    }
    [many] { $chips ->
        [one] Zgarniasz { $chips } żeton (po { $each } od { $payers } graczy) za { $what }.
        [few] Zgarniasz { $chips } żetony (po { $each } od { $payers } graczy) za { $what }.
        [many] Zgarniasz { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }.
       *[other] Zgarniasz { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }.
    }
   *[other] { $chips ->
        [one] Zgarniasz { $chips } żeton (po { $each } od { $payers } graczy) za { $what }.
        [few] Zgarniasz { $chips } żetony (po { $each } od { $payers } graczy) za { $what }.
        [many] Zgarniasz { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }.
       *[other] Zgarniasz { $chips } żetonów (po { $each } od { $payers } graczy) za { $what }.
    }
}
panguingue-words-it-earns-nothing = To nie daje żetonów.
panguingue-words-play = Gram
panguingue-words-drop = Wycofaj się
panguingue-words-drop-and-pay = { $chips ->
        [one] Wycofaj się · zapłać { $chips } żeton
        [few] Wycofaj się · zapłać { $chips } żetony
        [many] Wycofaj się · zapłać { $chips } żetonów
       *[other] Wycofaj się · zapłać { $chips } żetonów
    }
panguingue-words-force-them = { $upcard ->
    [none] Wymuś wzięcie odkrytej karty
   *[other] Wymuś wzięcie { $upcard }
}
panguingue-words-force = { $upcard ->
    [none] Wymuś wzięcie odkrytej karty ({ $player })
   *[other] Wymuś wzięcie { $upcard } ({ $player })
}
panguingue-words-let-it-go = Odpuść
panguingue-words-take = { $upcard ->
    [none] Weź odkrytą kartę
   *[other] Weź { $upcard }
}
panguingue-words-forced = wymuszone
panguingue-words-meld = Wyłóż { $cards }
panguingue-words-lay-off = Dołóż { $card } do { $meld }
panguingue-words-split = Podziel: { $melds }
panguingue-words-borrow = Pożycz { $cards }
panguingue-words-borrow-for = Pożycz { $cards } do { $own }
panguingue-words-go-out = Zakończ · zgarnij { $chips }
panguingue-words-ask-drop = **Wycofać się?** Nie grasz w tym rozdaniu: już nie płacisz ani nie zgarniasz.
panguingue-words-ask-drop-and-pay = { $chips ->
        [one] **Wycofać się?** Dajesz { $chips } żeton do puli i nie grasz w tym rozdaniu: już nie płacisz ani nie zgarniasz.
        [few] **Wycofać się?** Dajesz { $chips } żetony do puli i nie grasz w tym rozdaniu: już nie płacisz ani nie zgarniasz.
        [many] **Wycofać się?** Dajesz { $chips } żetonów do puli i nie grasz w tym rozdaniu: już nie płacisz ani nie zgarniasz.
       *[other] **Wycofać się?** Dajesz { $chips } żetonów do puli i nie grasz w tym rozdaniu: już nie płacisz ani nie zgarniasz.
    }
panguingue-words-ask-split = **Podzielić?** Z { $meld } powstaje { $melds }.
panguingue-words-ask-borrow = { $own ->
    [none] **Pożyczyć?** Z { $cards } powstaje { $meld }; zostaje { $rest }.
   *[other] **Pożyczyć?** Z { $cards } i z { $own } na ręce powstaje { $meld }; zostaje { $rest }.
}
panguingue-words-your-turn = **Twój ruch**: wymusić wzięcie { $upcard } ({ $player })?
panguingue-words-may-force = ▶ **{ $players }**: można wymusić wzięcie { $upcard } ({ $player })
panguingue-words-turn = ▶ **{ $players }**: { $task }
panguingue-words-task-declare = grać albo się wycofać
panguingue-words-task-demand = { $upcard ->
    [none] wymusić odkrytą kartę albo odpuścić
   *[other] wymusić { $upcard } albo odpuścić
}
panguingue-words-task-forced = { $upcard ->
    [none] wziąć odkrytą kartę i ją dołożyć: wymuszone
   *[other] wziąć { $upcard } i ją dołożyć: wymuszone
}
panguingue-words-task-draw = dobrać
panguingue-words-task-draw-only = dobrać: { $upcard } nigdzie nie pasuje
panguingue-words-task-draw-or-take = dobrać albo wziąć { $upcard }
panguingue-words-task-draw-or-meld = dobrać albo wziąć { $upcard } i od razu wyłożyć
panguingue-words-task-place = { $card ->
    [none] wyłożyć lub dołożyć wziętą kartę
   *[other] wyłożyć lub dołożyć { $card }
}
panguingue-words-task-lay-off = { $card ->
    [none] dołożyć wziętą kartę
   *[other] dołożyć { $card }
}
panguingue-words-task-go-out = zakończyć
panguingue-words-task-discard = { $card ->
    [none] odrzucić kartę
   *[other] odrzucić { $card }
}
panguingue-words-task-meld-or-discard = { $card ->
    [none] wykładać, potem odrzucić kartę
   *[other] wykładać albo odrzucić { $card }
}
panguingue-words-drawn-lay-off = { $source ->
    [pile] Wzięta karta: { $card }. Teraz ją dołóż.
   *[stock] Dobrana karta: { $card }. Teraz ją dołóż.
}
panguingue-words-drawn-place = { $source ->
    [pile] Wzięta karta: { $card }. Wyłóż ją lub dołóż przed każdą inną.
   *[stock] Dobrana karta: { $card }. Wyłóż ją lub dołóż przed każdą inną.
}
panguingue-words-drawn = { $source ->
    [pile] Wzięta karta: { $card }.
   *[stock] Dobrana karta: { $card }.
}
panguingue-words-drawn-use = { $source ->
    [pile] Wzięta karta: { $card }. Wyłóż ją, dołóż albo odrzuć. Nie możesz jej zatrzymać.
   *[stock] Dobrana karta: { $card }. Wyłóż ją, dołóż albo odrzuć. Nie możesz jej zatrzymać.
}
panguingue-words-drawn-useless = { $source ->
    [pile] Wzięta karta: { $card }. Nigdzie nie pasuje, więc musisz ją odrzucić.
   *[stock] Dobrana karta: { $card }. Nigdzie nie pasuje, więc musisz ją odrzucić.
}
panguingue-words-demand = { $end ->
    [out] Jeśli ktoś wymusi wzięcie { $upcard }, { $player } musi dołożyć ją do { $melds } i zakończyć.
   *[discard] Jeśli ktoś wymusi wzięcie { $upcard }, { $player } musi dołożyć ją do { $melds } i odrzucić kartę z ręki.
}
panguingue-words-demand-paid = { $end ->
    [out] { $chips ->
        [one] Jeśli ktoś wymusi wzięcie { $upcard }, { $player } musi dołożyć ją do { $melds }, zgarnąć po { $chips } żetonie od { $payers } { $payers ->
            [one] gracza
            [few] graczy
            [many] graczy
           *[other] graczy
        } i zakończyć.
        [few] Jeśli ktoś wymusi wzięcie { $upcard }, { $player } musi dołożyć ją do { $melds }, zgarnąć po { $chips } żetony od { $payers } { $payers ->
            [one] gracza
            [few] graczy
            [many] graczy
           *[other] graczy
        } i zakończyć.
        [many] Jeśli ktoś wymusi wzięcie { $upcard }, { $player } musi dołożyć ją do { $melds }, zgarnąć po { $chips } żetonów od { $payers } { $payers ->
            [one] gracza
            [few] graczy
            [many] graczy
           *[other] graczy
        } i zakończyć.
       *[other] Jeśli ktoś wymusi wzięcie { $upcard }, { $player } musi dołożyć ją do { $melds }, zgarnąć po { $chips } żetonów od { $payers } { $payers ->
            [one] gracza
            [few] graczy
            [many] graczy
           *[other] graczy
        } i zakończyć.
    }
   *[discard] { $chips ->
        [one] Jeśli ktoś wymusi wzięcie { $upcard }, { $player } musi dołożyć ją do { $melds }, zgarnąć po { $chips } żetonie od { $payers } { $payers ->
            [one] gracza
            [few] graczy
            [many] graczy
           *[other] graczy
        } i odrzucić kartę z ręki.
        [few] Jeśli ktoś wymusi wzięcie { $upcard }, { $player } musi dołożyć ją do { $melds }, zgarnąć po { $chips } żetony od { $payers } { $payers ->
            [one] gracza
            [few] graczy
            [many] graczy
           *[other] graczy
        } i odrzucić kartę z ręki.
        [many] Jeśli ktoś wymusi wzięcie { $upcard }, { $player } musi dołożyć ją do { $melds }, zgarnąć po { $chips } żetonów od { $payers } { $payers ->
            [one] gracza
            [few] graczy
            [many] graczy
           *[other] graczy
        } i odrzucić kartę z ręki.
       *[other] Jeśli ktoś wymusi wzięcie { $upcard }, { $player } musi dołożyć ją do { $melds }, zgarnąć po { $chips } żetonów od { $payers } { $payers ->
            [one] gracza
            [few] graczy
            [many] graczy
           *[other] graczy
        } i odrzucić kartę z ręki.
    }
}
panguingue-words-dropped = Poza rozdaniem: { $players }
panguingue-words-you-dropped = Nie grasz w tym rozdaniu.
panguingue-words-unsafe = ⚠️ { $player } ma dziesięć wyłożonych kart i zakończy z { $cards }: nie wolno ci tego odrzucić (zasada 11).
panguingue-words-one-more = Do zakończenia brakuje ci jednej pasującej karty.
panguingue-words-legend = ★ premia: daje żetony
panguingue-words-you = Ty
panguingue-words-and-others = { $count ->
        [one] { $players } i jeszcze { $count }
        [few] { $players } i jeszcze { $count }
        [many] { $players } i jeszcze { $count }
       *[other] { $players } i jeszcze { $count }
    }
panguingue-words-chips-deal = { $count ->
        [one] to rozdanie **{ $deal }** żeton
        [few] to rozdanie **{ $deal }** żetony
        [many] to rozdanie **{ $deal }** żetonów
       *[other] to rozdanie **{ $deal }** żetonów
    }
panguingue-words-chips-match = { $count ->
        [one] mecz **{ $match }** żeton
        [few] mecz **{ $match }** żetony
        [many] mecz **{ $match }** żetonów
       *[other] mecz **{ $match }** żetonów
    }
panguingue-words-chips-both = { $count ->
        [one] to rozdanie **{ $deal }**, mecz **{ $match }** żeton
        [few] to rozdanie **{ $deal }**, mecz **{ $match }** żetony
        [many] to rozdanie **{ $deal }**, mecz **{ $match }** żetonów
       *[other] to rozdanie **{ $deal }**, mecz **{ $match }** żetonów
    }
panguingue-words-in-hand = { $cards ->
        [one] na ręce { $cards }
        [few] na ręce { $cards }
        [many] na ręce { $cards }
       *[other] na ręce { $cards }
    }
panguingue-words-none-in-hand = na ręce nic
panguingue-words-one-from-out = **jedna karta do końca**
panguingue-words-nothing-melded = Jeszcze bez układów: { $players }
panguingue-words-stock = Stos zakryty { $cards }
panguingue-words-upcard-and-stock = Odkryta { $upcard } · stos zakryty { $cards }
panguingue-words-turned-over = { $times ->
        [one] stos odkryty odwrócony { $times } raz
        [few] stos odkryty odwrócony { $times } razy
        [many] stos odkryty odwrócony { $times } razy
       *[other] stos odkryty odwrócony { $times } razy
    }
panguingue-words-in-pot = { $chips ->
        [one] w puli { $chips } żeton
        [few] w puli { $chips } żetony
        [many] w puli { $chips } żetonów
       *[other] w puli { $chips } żetonów
    }
panguingue-words-dealt = rozdaje { $player }
