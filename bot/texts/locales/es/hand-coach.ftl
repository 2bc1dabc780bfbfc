hand-coach-open = Abres con { $points }.
hand-coach-leaves = { $cards ->
        [0] No te deja cartas en la mano: cierras.
        [one] Te deja { $cards } carta en la mano, que cuenta { $points }.
       *[other] Te deja { $cards } cartas en la mano, que cuentan { $points }.
    }
hand-coach-has = { $cards ->
        [0] No tienes cartas en la mano: cierras.
        [one] Tienes { $cards } carta en la mano, que cuenta { $points }.
       *[other] Tienes { $cards } cartas en la mano, que cuentan { $points }.
    }
hand-coach-leaves-toward = { $enough ->
        [yes] Te deja combinaciones por { $total }, bastantes para abrir con { $needed }.
       *[no] Te deja combinaciones por { $total } (hacen falta { $needed } para abrir).
    }
hand-coach-has-toward = { $enough ->
        [yes] Tienes combinaciones por { $total }, bastantes para abrir con { $needed }.
       *[no] Tienes combinaciones por { $total } (hacen falta { $needed } para abrir).
    }
hand-coach-take = Con ella puedes abrir con { $points }.
hand-coach-feeds = Encaja en { $meld } de la mesa.
