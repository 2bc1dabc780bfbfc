control-events-control = { $occasion ->
    [held] jugó 🎴 **{ $kind }**
    [round] descubrió 🎴 **{ $kind }** para la vuelta
   *[other] descubrió 🎴 **{ $kind }**
}
control-events-took-hidden = tomó otra
control-events-took = tomó **{ $kind }** a cambio
control-events-reshuffled = { $cards ->
    [one] barajó { $cards } carta de control
   *[other] barajó { $cards } cartas de control
}
control-events-turned-over = { $cards ->
    [one] dio la vuelta a la pila de descartes ({ $cards } carta)
   *[other] dio la vuelta a la pila de descartes ({ $cards } cartas)
}
control-events-melded = bajó { $cards } ({ $kind })
control-events-laid-off = añadió { $cards } a { $meld }
control-events-dead = La mano está muerta: nadie anota.
control-events-goes-out = { $player } **cierra**.
control-events-title-dead = Mano muerta: nadie anota
control-events-title-penalty = { $player } cierra; los demás pierden puntos por sus cartas
control-events-title-out = { $player } cierra y anota { $points }
control-events-held-none = **{ $player }** cerró: **0**
control-events-held = **{ $player }** tiene { $cards } = { $sum }: **{ $points }**
control-events-no-meld = **{ $player }** sin combinaciones: **0**
control-events-scored = **{ $player }** { $melds }: **{ $points }**
control-events-not-out = **{ $player }** bajó { $melds }, pero no cerró: **0**
