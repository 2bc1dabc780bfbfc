-hand-arabic-hand = { "\u2068" }هاند{ "\u2069" }
-hand-arabic-partnership = { "\u2068" }شراكة{ "\u2069" }
-hand-arabic-opening = { "\u2068" }نزول{ "\u2069" }
-hand-arabic-laying-off = { "\u2068" }تركيب{ "\u2069" }
-hand-arabic-exchange = { "\u2068" }تبديل الجوكر{ "\u2069" }
-hand-arabic-fire = { "\u2068" }النار{ "\u2069" }

hand-rules-short-aim = Hand ({ -hand-arabic-hand }): { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, y los puntos son en contra: gana el total más bajo.
hand-rules-short-setup = Dos barajas y dos comodines, catorce cartas cada uno. Quien empieza tiene quince y descarta una. Se juega en sentido contrario a las agujas del reloj.
hand-rules-short-turn = En tu turno roba del mazo, o toma la carta descubierta si puedes bajarla al momento; después descarta una.
hand-rules-short-melds = Las combinaciones son grupos de tres o cuatro de distinto palo ({ $set }) y escaleras de un palo ({ $run }). Un comodín representa cualquier carta.
hand-rules-short-opening = Tus primeras combinaciones, todas de una vez, son tu **apertura** ({ -hand-arabic-opening }): valen al menos { $rule ->
        [beat_last] **{ $points }**, y más que la apertura anterior de esta ronda
       *[fixed] **{ $points }**
    }. Las figuras cuentan 10, el as 11, antes de un dos { $ace }.
hand-rules-short-exchange = Después baja lo que quieras, **añade** ({ -hand-arabic-laying-off }) a cualquier combinación, y cambia los comodines bajados por las cartas que representan ({ -hand-arabic-exchange }).
hand-rules-short-lay-off = Después baja lo que quieras y **añade** ({ -hand-arabic-laying-off }) a cualquier combinación.
hand-rules-short-scoring = Descarta tu última carta para cerrar: **{ $winner }**. Los demás pagan por las cartas que tienen, o **{ $unopened }** si no han abierto. Todo en un solo turno es un **Hand**: todo { $multiplier ->
        [2] doble
       *[times] × { $multiplier }
    }.
hand-rules-short-teams = Las parejas ({ -hand-arabic-partnership }) se sientan frente a frente y comparten los puntos: el equipo que cierra recibe su premio, el otro paga por sus dos jugadores. { $scope ->
        [player] Cada jugador abre por su cuenta.
       *[team] Una apertura vale para los dos.
    }

hand-rules-setup = Jugadores, cartas, reparto
hand-rules-setup-players = De dos a cinco jugadores, cada uno por su cuenta.
hand-rules-setup-teams = Cuatro jugadores en dos equipos de dos ({ -hand-arabic-partnership }): las parejas se sientan frente a frente.
hand-rules-setup-order = Se juega en sentido contrario a las agujas del reloj: el siguiente jugador es el de tu derecha.
hand-rules-setup-pack = Dos barajas de 52 cartas y dos comodines, 106 cartas.
hand-rules-setup-deal = Catorce cartas cada uno; quince para quien sigue a quien reparte, que es quien **empieza**. El resto es el mazo.
hand-rules-setup-pile = La pila de descartes se llama fuego ({ -hand-arabic-fire }); al principio está vacía.
hand-rules-setup-dealer = Reparte primero: { $seat ->
        [0] alguien al azar
       *[seat] el asiento { $seat }
    }; { $next ->
        [rotate] después, el siguiente jugador en cada ronda.
       *[loser] después, quien hizo más puntos en la ronda.
    }
hand-rules-setup-redeal = Quien recibe cuatro parejas idénticas (un comodín hace una) puede pedir otro reparto antes del primer descarte.

hand-rules-turn = El turno
hand-rules-turn-starter = Quien empieza no roba ni baja; solo descarta una carta.
hand-rules-turn-starter-melds = Quien empieza no roba, pero puede bajar antes del primer descarte.
hand-rules-turn-play = En los demás turnos roba una carta (del mazo, o la descubierta según el apartado 7); después baja, añade y cambia lo que quieras; después descarta una.
hand-rules-turn-keep = Cada turno termina con un descarte, así que guarda siempre una carta para eso.
hand-rules-turn-no-keep = Un turno termina con un descarte, pero la última carta también se puede bajar o añadir.
hand-rules-turn-discard = Puedes descartar cualquier carta, hasta un comodín, pero no la descubierta que acabas de tomar.
hand-rules-turn-stay = Lo bajado se queda; solo un comodín puede salir de una combinación, por cambio.
hand-rules-turn-partner = Solo juega quien tiene el turno; nadie juega por su pareja.
hand-rules-turn-end = { $times ->
        [0] Cuando no queda ninguna carta que robar, la pila de descartes no se baraja.
        [one] Cuando no queda ninguna carta que robar, se baraja la pila de descartes menos la de arriba y es el nuevo mazo, como mucho { $times } vez por ronda.
       *[other] Cuando no queda ninguna carta que robar, se baraja la pila de descartes menos la de arriba y es el nuevo mazo, como mucho { $times } veces por ronda.
    } Después aún puedes tomar la descubierta si puedes bajarla; si no, la ronda termina sin ganador.

hand-rules-melds = Combinaciones y comodines
hand-rules-melds-set = Un **grupo** tiene tres o cuatro cartas del mismo valor, todas de distinto palo: { $cards }.
hand-rules-melds-run = Una **escalera** tiene de tres a { $longest } cartas seguidas de un palo. El as va antes del dos o después del rey: { $low }, { $high }, nunca da la vuelta.
hand-rules-melds-joker = Un **comodín** representa cualquier carta. Una combinación tiene { $naturals ->
        [one] al menos { $naturals } carta natural
       *[other] al menos { $naturals } cartas naturales
    } y { $jokers ->
        [one] como mucho { $jokers } comodín.
       *[other] como mucho { $jokers } comodines.
    }
hand-rules-melds-place = En una escalera, un comodín es exactamente la carta de su lugar, para siempre. En un grupo de cuatro es el palo que falta. En un grupo de tres ({ $cards }) es cualquier palo que falte, sin decidir todavía.
hand-rules-melds-said = Quien baja dice qué combinación es. Ninguna combinación tiene ni representa dos veces la misma carta.
hand-rules-melds-unsaid = Si no se dice nada, cuenta la lectura que más vale: { $cards } termina en el nueve.
hand-rules-melds-refused = Así que una combinación es un grupo, o una escalera que empieza donde se dijo; todo lo demás se rechaza.
hand-rules-melds-values = **Valores** para abrir: del 2 al 10 su número, J Q K 10, as 11, antes de un dos { $ace }; un comodín cuenta lo que representa.

hand-rules-opening = Abrir { -hand-arabic-opening }
hand-rules-opening-opened = Has **abierto** ({ -hand-arabic-opening }) cuando tienes una combinación en la mesa en esta ronda. { $scope ->
        [team] Cuando uno de la pareja ha abierto, los dos pueden bajar, añadir y cambiar con libertad.
       *[player] Cada jugador abre por su cuenta, también en pareja.
    }
hand-rules-opening-minimum = Se abre de una vez: con una o varias combinaciones, que valen al menos { $rule ->
        [beat_last] **{ $points }** juntas, y más que la apertura anterior de esta ronda.
       *[fixed] **{ $points }** juntas.
    }
hand-rules-opening-run = Al menos una de ellas tiene que ser una escalera.
hand-rules-opening-melds = Cuentan todas, con o sin comodines, solo de tu mano.
hand-rules-opening-layoffs = Lo añadido y los cambios nunca cuentan para abrir, y solo vienen después.
hand-rules-opening-after = Después ya no hay mínimo, ni siquiera en el mismo turno.
hand-rules-opening-keep = Tienes que guardar una carta que descartar.
hand-rules-opening-waived = Quien cierra en ese mismo turno no necesita un mínimo.
hand-rules-opening-not-waived = No hay excepción, ni siquiera para cerrar de una vez.
hand-rules-opening-no-penalty = Una apertura rechazada no se castiga.

hand-rules-laying-off = Añadir { -hand-arabic-laying-off }
hand-rules-laying-off-when = Cuando has abierto puedes añadir ({ -hand-arabic-laying-off }) en tu turno, a las combinaciones de cualquiera.
hand-rules-laying-off-run = Una escalera acepta la carta siguiente en cualquiera de sus extremos: { $run } acepta { $low } o { $high }. Un as cierra su extremo.
hand-rules-laying-off-set = Un grupo de tres acepta una carta de un palo que falte. Un grupo de cuatro está completo.
hand-rules-laying-off-joker = También se puede añadir un comodín. Si encaja en los dos extremos de una escalera, escribe bajo o alto.
hand-rules-laying-off-beside = También se puede añadir una carta a un grupo de tres con comodín: añade { $card } a { $set }, y el comodín es { $joker }.
hand-rules-laying-off-not-beside = A un grupo de tres con comodín no se le puede añadir ninguna carta natural.
hand-rules-laying-off-ace = Un as que encaja en los dos extremos va al alto, salvo que escribas bajo.
hand-rules-laying-off-one = De una en una, cuantas quieras.

hand-rules-exchange = Cambio de comodín { -hand-arabic-exchange }
hand-rules-exchange-none = En esta mesa no se cambian comodines.
hand-rules-exchange-when = Cuando has abierto, incluso en el mismo turno, puedes cambiar un comodín de cualquier combinación ({ -hand-arabic-exchange }) por la carta que representa.
hand-rules-exchange-run = En una escalera: exactamente la carta del lugar del comodín, un comodín cada vez.
hand-rules-exchange-set = El comodín de un grupo de cuatro se cambia por la carta que falta; el de un grupo de tres, solo por todas las que faltan menos las que siguen siendo comodín: el de { $set } pide { $one } y { $other }.
hand-rules-exchange-set-either = El comodín de un grupo de cuatro se cambia por la carta que falta; el de un grupo de tres, por cualquiera de las que faltan.
hand-rules-exchange-naturals = Las cartas salen de tu mano y no son comodines.
hand-rules-exchange-must-use = El comodín se baja o se añade en el mismo turno.
hand-rules-exchange-yours = El comodín es tuyo: bájalo, añádelo, guárdalo o descártalo.
hand-rules-exchange-steps = También vale en dos pasos: añade { $card } a { $set }, y el comodín es { $joker }; después esa carta lo libera.

hand-rules-taking = Tomar la descubierta { -hand-arabic-fire }
hand-rules-taking-top = Solo la carta de arriba de la pila de descartes ({ -hand-arabic-fire }), en vez de robar.
hand-rules-taking-use = { $use ->
        [new_meld] Tiene que ir en una **combinación nueva** con cartas de tu mano en el mismo turno: añadirla no basta.
        [any_use] Hay que usarla al momento: en una combinación nueva o, cuando has abierto, añadida o cambiada.
       *[any_meld] Tienes que bajar una combinación nueva en el mismo turno, no necesariamente con ella.
    } Si no has abierto, tiene que ser tu apertura.
hand-rules-taking-if = Puedes tomarla solo si tus cartas bastan para eso y te queda una que descartar.
hand-rules-taking-first = Hasta entonces no puedes hacer nada más.
hand-rules-taking-back = Mientras no bajes puedes devolverla; entonces roba del mazo, y no tomes de la pila de descartes en este turno.
hand-rules-taking-not-back = No se puede devolver.
hand-rules-taking-same = Si ya tienes la misma carta, puedes usar cualquiera de las dos.
hand-rules-taking-joker = Un comodín descubierto, y el descarte de quien empieza, se toman de la misma manera.

hand-rules-going-out = Cerrar, y el Hand { -hand-arabic-hand }
hand-rules-going-out-discard = Cierras descartando tu última carta; la ronda termina al momento.
hand-rules-going-out-any = Cierras descartando, bajando o añadiendo tu última carta; la ronda termina al momento.
hand-rules-going-out-ordinary = Toda manera de cerrar es normal, salvo que sea un Hand.
hand-rules-going-out-hand = **Hand** ({ -hand-arabic-hand }): no habías bajado nada antes de este turno, y en él bajas todas tus cartas en combinaciones propias y descartas la última, sin tocar las combinaciones de nadie, ni siquiera las de tu pareja. { $multiplier ->
        [2] Entonces todos los puntos de la ronda se doblan.
       *[times] Entonces todos los puntos de la ronda son × { $multiplier }.
    }
hand-rules-going-out-soon = Puedes cerrar desde el segundo turno de la ronda.
hand-rules-going-out-not-first = Nadie cierra en su primer turno: guarda dos cartas.
hand-rules-going-out-gulf = Premio del Golfo para un Hand: un comodín como último descarte × 2, todas las naturales bajadas de un color × 2, de un palo × 4.

hand-rules-scoring = Puntos
hand-rules-scoring-left = Cartas que quedan: del 2 al 10 su número, J Q K 10, as { $ace }, comodín { $joker }.
hand-rules-scoring-out = Quien cierra recibe **{ $winner }**, con Hand **{ $winner_hand }**. Quien no ha abierto paga **{ $unopened }**, con Hand **{ $unopened_hand }**, tenga lo que tenga.
hand-rules-scoring-opened = Quien ha abierto paga por las cartas que le quedan.
hand-rules-scoring-alone = Cada uno juega por su cuenta; en este juego no hay parejas.
hand-rules-scoring-team = { $partner ->
        [counted] El equipo que cierra recibe los puntos por ello; cuentan las cartas que le quedan a la pareja, sin doblar.
       *[ignored] El equipo que cierra recibe los puntos por ello; las cartas que le quedan a la pareja no cuentan.
    } El otro equipo paga por sus dos jugadores.
hand-rules-scoring-hand = { $multiplier ->
        [2] Con Hand se dobla todo, también lo de quien cierra.
       *[times] Con Hand todo es × { $multiplier }, también lo de quien cierra.
    }
hand-rules-scoring-no-winner = { $counts ->
        [scored] Ronda sin ganador: todos pagan como arriba, y nada se dobla.
        [void_counted] Ronda sin ganador: cuenta cero para todos.
       *[replay] Ronda sin ganador: reparte otra vez el mismo, como mucho tres veces seguidas.
    }

hand-rules-match = La partida
hand-rules-match-rounds = { $rounds ->
        [one] { $rounds } ronda; los puntos se suman.
       *[other] { $rounds } rondas; los puntos se suman.
    }
hand-rules-match-winner = Gana quien tiene el total más bajo.
hand-rules-match-winner-team = Gana el equipo con el total más bajo.
hand-rules-match-tie = Si el total más bajo está empatado, se comparte la victoria.
hand-rules-match-tie-rounds = Si el total más bajo está empatado, se juegan hasta tres rondas más.
hand-rules-match-no-target = Nadie queda fuera, y no hay meta.
hand-rules-match-time = Si se acaba tu tiempo, se descarta por ti la carta que robaste (o la más cara), y una descubierta tomada se devuelve; no se baja nada.

hand-rules-table = En esta mesa
hand-rules-table-run = Una apertura necesita al menos una escalera.
hand-rules-table-no-run = Una apertura puede ser solo de grupos.
hand-rules-table-exchange = Los comodines se pueden cambiar.
hand-rules-table-no-exchange = Los comodines no se cambian.
hand-rules-table-joker-used = Un comodín cambiado se baja o se añade antes del descarte.
hand-rules-table-joker-kept = Un comodín cambiado se puede guardar.
hand-rules-table-redeal = Primero se pregunta a todos si quieren otro reparto, para el que hacen falta cuatro parejas idénticas.
hand-rules-table-no-redeal = Nadie puede pedir otro reparto.
hand-rules-table-options = Todas las opciones están en los últimos temas.

hand-rules-clarified = Aclaraciones
hand-rules-clarified-finish = Se rechaza una jugada con la que no podrías terminar tu turno.
hand-rules-clarified-end = Si dices un extremo de la escalera en que la carta no encaja, la jugada se rechaza.
hand-rules-clarified-joker = Un comodín que hay que usar al momento necesita un sitio que nada ocupe antes.
hand-rules-clarified-upcard = Sin cartas que robar, puedes tomar la descubierta si puedes bajarla, o pasar y terminar la ronda.
