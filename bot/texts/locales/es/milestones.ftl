milestones-more = `/results stats` muestra todos los récords y primeras veces
milestones-against-computers = { $player } contra la máquina
milestones-own-against-computers = Contra la máquina: { $reached }
milestones-meeting = { $level ->
    [0] { $player } **{ $ahead } : { $behind }** { $other } en { $game }
    [one] { $player } **{ $ahead } : { $behind }** { $other } en { $game }, { $level } empate
   *[other] { $player } **{ $ahead } : { $behind }** { $other } en { $game }, { $level } empates
}
milestones-level = { $at ->
    [line] Primera victoria contra *{ $level }*
   *[name] primera victoria contra *{ $level }*
}
milestones-first = { $at ->
    [line] Primera vez: { $ending }
   *[name] primera vez: { $ending }
}
milestones-win = { $at ->
    [line] Primera victoria
   *[name] primera victoria
}
milestones-margin = { $at ->
    [line] Mayor victoria hasta ahora
   *[name] mayor victoria hasta ahora
}, { $unit ->
    [chips] { $count ->
        [one] { $points } ficha
       *[other] { $points } fichas
    }
   *[points] { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
milestones-deal = { $at ->
    [line] Mejor mano hasta ahora
   *[name] mejor mano hasta ahora
}, { $unit ->
    [chips] { $count ->
        [one] { $points } ficha
       *[other] { $points } fichas
    }
   *[points] { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
milestones-fastest = { $at ->
    [line] Victoria más rápida hasta ahora
   *[name] victoria más rápida hasta ahora
}, { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}
milestones-streak = { $most ->
    [yes] { $wins } victorias seguidas, más que nunca
   *[no] { $wins } victorias seguidas
}
