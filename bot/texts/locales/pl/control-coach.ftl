control-coach-leaves = { $cards ->
    [0] Nie zostawia kart na ręce: kończysz.
    [one] { $scoring ->
        [penalty] Zostawia na ręce { $cards } kartę za { $points }.
       *[melds] Zostawia na ręce { $cards } kartę.
    }
    [few] { $scoring ->
        [penalty] Zostawia na ręce { $cards } karty za { $points }.
       *[melds] Zostawia na ręce { $cards } karty.
    }
    [many] { $scoring ->
        [penalty] Zostawia na ręce { $cards } kart za { $points }.
       *[melds] Zostawia na ręce { $cards } kart.
    }
   *[other] { $scoring ->
        [penalty] Zostawia na ręce { $cards } karty za { $points }.
       *[melds] Zostawia na ręce { $cards } karty.
    }
}
control-coach-leaves-with = { $cards ->
    [one] { $scoring ->
        [penalty] Zostawia na ręce { $cards } kartę za { $points }, z { $melds } na następny ruch.
       *[melds] Zostawia na ręce { $cards } kartę, z { $melds } na następny ruch.
    }
    [few] { $scoring ->
        [penalty] Zostawia na ręce { $cards } karty za { $points }, z { $melds } na następny ruch.
       *[melds] Zostawia na ręce { $cards } karty, z { $melds } na następny ruch.
    }
    [many] { $scoring ->
        [penalty] Zostawia na ręce { $cards } kart za { $points }, z { $melds } na następny ruch.
       *[melds] Zostawia na ręce { $cards } kart, z { $melds } na następny ruch.
    }
   *[other] { $scoring ->
        [penalty] Zostawia na ręce { $cards } karty za { $points }, z { $melds } na następny ruch.
       *[melds] Zostawia na ręce { $cards } karty, z { $melds } na następny ruch.
    }
}
control-coach-have = { $cards ->
    [one] { $scoring ->
        [penalty] Masz na ręce { $cards } kartę za { $points }.
       *[melds] Masz na ręce { $cards } kartę.
    }
    [few] { $scoring ->
        [penalty] Masz na ręce { $cards } karty za { $points }.
       *[melds] Masz na ręce { $cards } karty.
    }
    [many] { $scoring ->
        [penalty] Masz na ręce { $cards } kart za { $points }.
       *[melds] Masz na ręce { $cards } kart.
    }
   *[other] { $scoring ->
        [penalty] Masz na ręce { $cards } karty za { $points }.
       *[melds] Masz na ręce { $cards } karty.
    }
}
control-coach-have-with = { $cards ->
    [one] { $scoring ->
        [penalty] Masz na ręce { $cards } kartę za { $points }, z { $melds } na następny ruch.
       *[melds] Masz na ręce { $cards } kartę, z { $melds } na następny ruch.
    }
    [few] { $scoring ->
        [penalty] Masz na ręce { $cards } karty za { $points }, z { $melds } na następny ruch.
       *[melds] Masz na ręce { $cards } karty, z { $melds } na następny ruch.
    }
    [many] { $scoring ->
        [penalty] Masz na ręce { $cards } kart za { $points }, z { $melds } na następny ruch.
       *[melds] Masz na ręce { $cards } kart, z { $melds } na następny ruch.
    }
   *[other] { $scoring ->
        [penalty] Masz na ręce { $cards } karty za { $points }, z { $melds } na następny ruch.
       *[melds] Masz na ręce { $cards } karty, z { $melds } na następny ruch.
    }
}
control-coach-meld-at-once = Z nią możesz od razu wyłożyć { $melds }.
control-coach-lay-off-at-once = Możesz ją od razu dołożyć do { $meld }.
control-coach-feeds = Każdy może ją wziąć i dołożyć do { $meld }.
control-coach-then-meld = Wtedy możesz wyłożyć { $melds }.
