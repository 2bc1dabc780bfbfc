hand-coach-open = Otwierasz za { $points }.
hand-coach-leaves = { $cards ->
        [0] Nie zostawia kart na ręce: kończysz.
        [one] Zostawia na ręce { $cards } kartę za { $points }.
        [few] Zostawia na ręce { $cards } karty za { $points }.
        [many] Zostawia na ręce { $cards } kart za { $points }.
       *[other] Zostawia na ręce { $cards } karty za { $points }.
    }
hand-coach-has = { $cards ->
        [0] Nie masz kart na ręce: kończysz.
        [one] Masz na ręce { $cards } kartę za { $points }.
        [few] Masz na ręce { $cards } karty za { $points }.
        [many] Masz na ręce { $cards } kart za { $points }.
       *[other] Masz na ręce { $cards } karty za { $points }.
    }
hand-coach-leaves-toward = { $enough ->
        [yes] Zostawia układy warte { $total }, co wystarcza do otwarcia za { $needed }.
       *[no] Zostawia układy warte { $total } (do otwarcia potrzeba { $needed }).
    }
hand-coach-has-toward = { $enough ->
        [yes] Masz układy warte { $total }, co wystarcza do otwarcia za { $needed }.
       *[no] Masz układy warte { $total } (do otwarcia potrzeba { $needed }).
    }
hand-coach-take = Z nią możesz otworzyć za { $points }.
hand-coach-feeds = Pasuje do { $meld } na stole.
