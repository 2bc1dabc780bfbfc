reviews-command = Un análisis de tus decisiones en una partida terminada
reviews-option-match = Cuál de tus partidas (si no: la última de aquí)
reviews-button = 🎓 Análisis
reviews-title = 🎓 Análisis
reviews-details = Detalles
reviews-ask = ¿Qué jugarías?
reviews-next-mistake = Siguiente error
reviews-try-again = Intentar otra vez
reviews-back = Volver al análisis
reviews-review-again = Analizar otra vez
reviews-replay = Repetir desde aquí
reviews-pick = Intentar otra vez un error …
reviews-by-deal = Todas las decisiones de una mano …
reviews-of-seat = 🎓 Analizar el juego de …

reviews-explained = -# `/help topic:review` explica el método.
reviews-earlier = -# Hecho por un juez anterior; el de hoy puede preferir otras jugadas.
reviews-final = Ese fue el último error.
reviews-failed = El análisis ha fallado esta vez. Pídelo otra vez.
reviews-luck-explained = La suerte es lo que valía cada mano antes de su primera decisión.
reviews-how-explained = 100 % significa sin errores; `/help topic:review` explica cómo se calcula.
reviews-under-way = El análisis se está haciendo; `/results review` lo muestra cuando esté listo.
reviews-biggest = Mayor error

reviews-help =
    ### Pistas y análisis
    El juez sabe solo lo que sabía tu asiento. Reparte muchas veces las cartas no vistas, de maneras que encajan con lo que los demás tomaron y descartaron; prueba cada jugada en cada una de esas manos simuladas; y las sigue jugando todas del mismo modo. El resultado esperado de una jugada es la media: puntos de esa mano para ti contra los demás.
    { "*" }*±** es el intervalo de confianza del 95 %.
    { "*" }*Verde** Los descartes verdes lo son por lo que mide la línea de encima: **Menos sueltas**, o **Más suelta**, que no rompe ninguna combinación, no encaja en la mesa y va con pocas de tus otras cartas. Cuando una pista ha dicho una jugada, solo esa es verde.
    { "*" }*Pistas** En gin una pista simula { $hint } manos; un análisis, { $search } para hallar la elección del juez, y { $compare } más para compararla con tu jugada. Si hay jugadas reñidas, pueden decir distintas.
    { "*" }*Puntos perdidos** Tus jugadas contra las elecciones del juez, comparadas otra vez en nuevas manos simuladas y equilibradas con la estimación de un jugador sencillo, todo sumado. No cuentan las jugadas obligadas ni las que la máquina hizo por ti. Algunas decisiones salen un poco a tu favor, porque toda medida varía.
    { "*" }*Errores** Decisiones que perdieron más que su ±; todas las demás pueden ser tan buenas como la mejor. Un error (?) cuesta al menos el { $mistake } % de la probabilidad de ganar una mano igualada, un error grave (??) al menos el { $blunder } %; menos es una imprecisión (?!). **Detalles**, en un análisis, dice cuántos puntos son en su juego.
    { "*" }*Precisión** La media de tus decisiones: 100 % por cada una sin error, y la mitad por cada { $half } puntos que cuesta un error.
    { "*" }*Juez anterior** Cuando el juez ha aprendido más, tus análisis de antes se guardan y lo dicen. **Analizar otra vez** pregunta al juez de hoy.
    { "*" }*Suerte** El resultado esperado de cada mano en tu primera decisión, todo sumado. Lo que se robó después y el juego de los rivales no están en ninguno de los dos números.
    { "*" }*Probabilidad de ganar** Entre jugadores iguales, según los puntos y el resultado esperado de la mano: el resto de la partida se simula 1000 veces (en gin se calcula).

reviews-waiting = { $others ->
    [one] Tu análisis espera a { $others } más en este servidor. Empieza solo.
   *[other] Tu análisis espera a otros { $others } en este servidor. Empieza solo.
}
reviews-progress = { $deals ->
    [one] Repasando tus decisiones: **{ $done }** de { $deals } mano lista.
   *[other] Repasando tus decisiones: **{ $done }** de { $deals } manos listas.
}

reviews-nothing = En esta partida no hubo ninguna decisión que analizar.
reviews-accurate = **{ $accuracy } %** de precisión
reviews-without-luck = { $unit ->
    [chips] **{ $points }** fichas sin la suerte (resultado { $result })
   *[points] **{ $points }** puntos sin la suerte (resultado { $result })
}
reviews-blunders = { $count ->
    [one] { $count } error grave
   *[other] { $count } errores graves
}
reviews-mistakes = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
reviews-inaccuracies = { $count ->
    [one] { $count } imprecisión
   *[other] { $count } imprecisiones
}
reviews-no-mistakes = **Ningún** error claro

reviews-accuracy = **Precisión** { $accuracy } % ± { $interval } en { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}{ $unjudged ->
    [0] {""}
    [one] { " " }({ $unjudged } más no se pudo juzgar)
   *[other] { " " }({ $unjudged } más no se pudieron juzgar)
}; { $unit ->
    [chips] fichas perdidas { $lost }
   *[points] puntos perdidos { $lost }
}
reviews-result = { $unit ->
    [chips] **Resultado** suerte { $luck }, decisiones { $decisions }, lo robado después y los rivales { $rest }: neto **{ $net }** fichas
   *[points] **Resultado** suerte { $luck }, decisiones { $decisions }, lo robado después y los rivales { $rest }: neto **{ $net }** puntos
}
reviews-thresholds = { $unit ->
    [chips] **Errores** ?? error grave: { $blunder } fichas o más; ? error: { $mistake } o más; ?! imprecisión: menos, pero más que su ±
   *[points] **Errores** ?? error grave: { $blunder } puntos o más; ? error: { $mistake } o más; ?! imprecisión: menos, pero más que su ±
}
reviews-confidence = ±: confianza del 95 %.
reviews-basis = Según { $deals } manos simuladas, unas { $each } por decisión, confianza del 95 %. Una pista simula otras manos, así que puede preferir otra jugada donde dos están reñidas.

reviews-luck = **Suerte** { $members }
reviews-luck-of = { $unit ->
    [chips] { $member } **{ $luck }** (resultado { $result } fichas)
   *[points] { $member } **{ $luck }** (resultado { $result } puntos)
}
reviews-course-chances = Probabilidad de ganar por manos:
reviews-course-lead = { $unit ->
    [chips] Fichas netas por manos:
   *[points] Puntos netos por manos:
}
reviews-course-deal = mano { $deal } { $standing }
reviews-percent = { $number } %
reviews-course-biggest = Mayor error: mano { $deal }, jugada { $move }.
reviews-plot-deal = mano { $number }

reviews-mistake = { $unit ->
    [chips] { $mark } Mano { $deal }, jugada { $move }: { $lost } fichas
   *[points] { $mark } Mano { $deal }, jugada { $move }: { $lost } puntos
}
reviews-deal = Mano { $number }
reviews-deal-title = **Todas las decisiones de la mano { $number }**
reviews-cost = { $unit ->
    [chips] **{ $mark } { $lost }** fichas
   *[points] **{ $mark } { $lost }** puntos
}
reviews-not-listed = { $count ->
    [one] { $count } decisión más no está en la lista
   *[other] { $count } decisiones más no están en la lista
}

reviews-question = { $severity ->
    [blunder] Otra vez: error grave ??
    [mistake] Otra vez: error ?
   *[inaccuracy] Otra vez: imprecisión ?!
}
reviews-question-place = Mano { $deal }, jugada { $move } · { $number } de { $count }
reviews-ask-part = ¿Qué jugarías? { $first } …
reviews-choice = 🎓 La elección del juez aquí: **{ $action }**

reviews-judge = **Juez:** { $worth }
reviews-you-now = **Tú ahora:** { $worth }
reviews-in-match = **En la partida{ $mark }:** { $worth }; cuesta { $costs }
reviews-expected = { $unit ->
    [chips] Fichas esperadas; ±: confianza del 95 %
   *[points] Puntos esperados; ±: confianza del 95 %
}
reviews-same-choice = Has elegido lo mismo que en la partida.
reviews-found = ✅ Has encontrado la mejor jugada.
reviews-not-compared = Tu elección no se pudo comparar esta vez. Inténtalo otra vez.
reviews-verdict-mistake = { $severity ->
    [blunder] ❌ **Error grave ??** Cuesta { $unit ->
        [chips] **{ $difference }** fichas.
       *[points] **{ $difference }** puntos.
    }
    [mistake] ❌ **Error ?** Cuesta { $unit ->
        [chips] **{ $difference }** fichas.
       *[points] **{ $difference }** puntos.
    }
   *[inaccuracy] ❌ **Imprecisión ?!** Cuesta { $unit ->
        [chips] **{ $difference }** fichas.
       *[points] **{ $difference }** puntos.
    }
}
reviews-verdict-better = { $unit ->
    [chips] ✅ Tu elección salió mejor que la del juez, por **{ $difference }** fichas.
   *[points] ✅ Tu elección salió mejor que la del juez, por **{ $difference }** puntos.
}
reviews-verdict-as-good = { $unit ->
    [chips] ✅ Tan buena como la elección del juez: la diferencia es de **{ $difference }** fichas.
   *[points] ✅ Tan buena como la elección del juez: la diferencia es de **{ $difference }** puntos.
}

reviews-accuracy-in-match = **Precisión** { $accuracy } % ± { $interval } según tu análisis
reviews-accuracy-over-time = **Precisión** { $accuracy } % ± { $interval } en { $matches ->
    [one] { $matches } partida analizada
   *[other] { $matches } partidas analizadas
}
reviews-last = últimas: { $course }
reviews-luck-over-time = { $unit ->
    [chips] **Suerte** { $luck }; resultado { $result }; sin la suerte { $without } (fichas, { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    })
   *[points] **Suerte** { $luck }; resultado { $result }; sin la suerte { $without } (puntos, { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    })
}
