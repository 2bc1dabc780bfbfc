control-coach-leaves = { $cards ->
    [0] No te deja cartas en la mano: cierras.
    [one] { $scoring ->
        [penalty] Te deja { $cards } carta en la mano, que cuenta { $points }.
       *[melds] Te deja { $cards } carta en la mano.
    }
   *[other] { $scoring ->
        [penalty] Te deja { $cards } cartas en la mano, que cuentan { $points }.
       *[melds] Te deja { $cards } cartas en la mano.
    }
}
control-coach-leaves-with = { $cards ->
    [one] { $scoring ->
        [penalty] Te deja { $cards } carta en la mano, que cuenta { $points }, con { $melds } para tu próximo turno.
       *[melds] Te deja { $cards } carta en la mano, con { $melds } para tu próximo turno.
    }
   *[other] { $scoring ->
        [penalty] Te deja { $cards } cartas en la mano, que cuentan { $points }, con { $melds } para tu próximo turno.
       *[melds] Te deja { $cards } cartas en la mano, con { $melds } para tu próximo turno.
    }
}
control-coach-have = { $cards ->
    [one] { $scoring ->
        [penalty] Tienes { $cards } carta en la mano, que cuenta { $points }.
       *[melds] Tienes { $cards } carta en la mano.
    }
   *[other] { $scoring ->
        [penalty] Tienes { $cards } cartas en la mano, que cuentan { $points }.
       *[melds] Tienes { $cards } cartas en la mano.
    }
}
control-coach-have-with = { $cards ->
    [one] { $scoring ->
        [penalty] Tienes { $cards } carta en la mano, que cuenta { $points }, con { $melds } para tu próximo turno.
       *[melds] Tienes { $cards } carta en la mano, con { $melds } para tu próximo turno.
    }
   *[other] { $scoring ->
        [penalty] Tienes { $cards } cartas en la mano, que cuentan { $points }, con { $melds } para tu próximo turno.
       *[melds] Tienes { $cards } cartas en la mano, con { $melds } para tu próximo turno.
    }
}
control-coach-meld-at-once = Con ella puedes bajar { $melds } al momento.
control-coach-lay-off-at-once = Puedes añadirla a { $meld } al momento.
control-coach-feeds = Cualquiera puede tomarla y añadirla a { $meld }.
control-coach-then-meld = Después puedes bajar { $melds }.
