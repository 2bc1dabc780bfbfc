gin-coach-discard = Deja { $deadwood } en cartas sueltas; { $outs }.
gin-coach-draw = Tienes { $deadwood } en cartas sueltas; { $outs }.
gin-coach-take = Tus cartas sueltas pasan de { $before } a { $after } con el mejor descarte.
gin-coach-leaves = Deja { $deadwood } en cartas sueltas.
gin-coach-outs = { $outs ->
        [one] { $outs } de { $unseen } cartas no vistas completa una combinación
       *[other] { $outs } de { $unseen } cartas no vistas completan una combinación
    }{ $cards ->
        [none] { "" }
       *[cards] : { $cards }
    }
gin-coach-feeds = Va con { $cards }, que tomó tu rival.
