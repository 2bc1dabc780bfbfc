gin-rules-short-aim = Gana quien primero llega a **{ $target }** puntos en varias manos.
gin-rules-short-aim-deals = { $deals ->
        [one] Se juega { $deals } mano.
       *[other] Se juegan { $deals } manos.
    }
gin-rules-short-aim-hollywood = Tres juegos en uno, cada uno a **{ $target }** puntos: la primera mano que ganas cuenta en uno de ellos, la segunda en dos, todas las siguientes en los tres.
gin-rules-short-melds = Combina tus diez cartas: grupos de tres o cuatro del mismo valor ({ $set }), escaleras de tres o más cartas seguidas de un palo ({ $run }). Las que no están en ninguna combinación son **cartas sueltas**: as 1, figuras 10, las demás su número.
gin-rules-short-turn = En tu turno roba del mazo o toma la carta descubierta, y después descarta una.
gin-rules-short-knock = En vez de solo descartar, puedes **cerrar** si tus cartas sueltas suman { $limit ->
        [gin] cero (solo gin)
        [upcard] como mucho el valor de la primera descubierta (figuras 10, as: nada)
        [upcard-ace-one] como mucho el valor de la primera descubierta (figuras 10, as: 1)
       *[points] { $points } o menos
    }. Sin nada suelto es **gin**.
gin-rules-short-laying-off = Después de cerrar, el otro añade las cartas que encajan en las combinaciones de quien cerró; después de gin, no.
gin-rules-short-scoring = Quien tiene menos en cartas sueltas anota la diferencia. Gin: **{ $gin }** más. Si quien cierra no tiene menos, es **undercut**: el otro recibe **{ $undercut }** y la diferencia.

gin-rules-setup = Cartas y reparto
gin-rules-setup-pack = Dos jugadores, 52 cartas, sin comodines.
gin-rules-setup-ranks = Los valores van del as al rey. El as es el más bajo: nunca va después del rey.
gin-rules-setup-values = Puntos: as 1, del dos al nueve su número, diez, jota, reina y rey 10.
gin-rules-setup-deal = Diez cartas cada uno. La siguiente se descubre: es la carta descubierta. Las otras 31 son el mazo.
gin-rules-setup-deal-eleven = Once cartas para quien no reparte, diez para quien reparte; las otras 31 son el mazo.
gin-rules-setup-dealer = La primera vez reparte uno al azar; empieza el otro.

gin-rules-upcard = La primera descubierta
gin-rules-upcard-none = No se ofrece ninguna carta: quien no reparte tiene once y descarta primero.
gin-rules-upcard-non-dealer = Quien no reparte puede tomar la carta descubierta o pasar.
gin-rules-upcard-dealer = Si pasa, quien reparte puede tomarla o pasar.
gin-rules-upcard-no-draw = Hasta entonces nadie roba del mazo.
gin-rules-upcard-both-pass = Si pasan los dos, quien no reparte tiene que robar del mazo, y descarta encima de la descubierta.
gin-rules-upcard-taken = Quien la toma sigue como en cualquier turno: descarta otra carta o cierra.

gin-rules-turn = Tu turno
gin-rules-turn-draw = Roba una carta del mazo o toma la descubierta. De la pila de descartes solo se puede tomar la de arriba.
gin-rules-turn-discard = Después descarta una carta boca arriba, o cierra con ella.
gin-rules-turn-back = Una carta tomada de la pila de descartes se puede descartar en el mismo turno.
gin-rules-turn-not-back = Una carta tomada de la pila de descartes no se puede descartar en el mismo turno, ni siquiera para cerrar. Una del mazo, sí.
gin-rules-turn-in-hand = Las combinaciones se guardan en la mano hasta que alguien cierra.
gin-rules-turn-wall = { $cards ->
        [one] Cuando después de un descarte solo queda { $cards } carta en el mazo, mira el apartado 9.
       *[other] Cuando después de un descarte solo quedan { $cards } cartas en el mazo, mira el apartado 9.
    }
gin-rules-turn-cap = Cuando se ha tomado la descubierta { $times } veces, la mano queda en tablas.
gin-rules-turn-repetition = Si en dos turnos seguidos se toma y se descarta la misma carta, la mano queda en tablas.

gin-rules-melds = Combinaciones
gin-rules-melds-set = **Grupo**: tres o cuatro cartas del mismo valor, como { $cards }.
gin-rules-melds-run = **Escalera**: tres o más cartas seguidas de un palo, como { $cards }; { $none } no es una escalera.
gin-rules-melds-once = Una carta cuenta en una sola combinación.
gin-rules-melds-deadwood = Las **cartas sueltas** son las que no están en ninguna combinación; cuenta su valor. Con tus cartas se muestra lo mínimo que puedes tener.

gin-rules-knock = Cerrar y gin
gin-rules-knock-when = Cierras en tu turno, después de robar, con la carta que descartas.
gin-rules-knock-limit = Tus cartas sueltas después del descarte tienen que sumar { $limit ->
        [gin] cero (solo gin)
        [upcard] como mucho el valor de la primera descubierta (figuras 10, as: nada)
        [upcard-ace-one] como mucho el valor de la primera descubierta (figuras 10, as: 1)
       *[points] { $points } o menos
    }. Vale cualquier descarte con que llegues a eso.
gin-rules-knock-discard = Los dos ven ese descarte, pero queda fuera de juego.
gin-rules-knock-gin = Sin nada suelto es **gin**. También con gin se descarta: no hay gran gin.
gin-rules-knock-big-gin = Sin nada suelto es **gin**. **Gran gin**: con las once cartas combinadas puedes cerrar sin descartar, por { $bonus } y las cartas sueltas del otro.
gin-rules-knock-never-must = Nunca tienes que cerrar, ni siquiera con gin.
gin-rules-knock-shown = Después de cerrar se muestran las cartas de los dos.

gin-rules-selection = Las combinaciones de quien cierra
gin-rules-selection-automatic = Las cartas de quien cierra se ordenan solas: con lo mínimo suelto y, entre maneras iguales, aquella a la que menos se puede añadir.
gin-rules-selection-chosen = Quien cierra puede elegir otras combinaciones, justo antes de cerrar, si lo suelto lo permite. Las cartas no combinadas cuentan; es gin solo si no queda ninguna.
gin-rules-selection-listed = Quien cierra puede elegir otras combinaciones, justo antes de cerrar, si lo suelto lo permite. Las cartas no combinadas cuentan; es gin solo si no queda ninguna. Se muestran todas las maneras.

gin-rules-laying-off = Añadir
gin-rules-laying-off-who = Solo añade quien se defiende, solo a las combinaciones de quien cierra, y nunca contra gin.
gin-rules-laying-off-where = Un grupo de tres acepta la cuarta carta; una escalera, cartas seguidas en los dos extremos.
gin-rules-laying-off-deadwood = A las cartas sueltas de quien cierra no se puede añadir nada.
gin-rules-laying-off-joint = Lo mínimo suelto de quien se defiende se busca solo: hasta puede romper una combinación si añadir sus cartas ahorra más.
gin-rules-laying-off-deadwood-only = Las cartas de quien se defiende se combinan primero lo mejor posible; después se añaden las sueltas.
gin-rules-laying-off-manual = Quien se defiende elige qué guarda y qué añade; todas las demás cartas cuentan.

gin-rules-scoring = Puntos
gin-rules-scoring-gin = **Gin**: { $bonus } y las cartas sueltas del otro.
gin-rules-scoring-knock = **Cerrar** con menos que el otro: la diferencia.
gin-rules-scoring-undercut = **Undercut**, si el otro tiene menos: { $bonus } y la diferencia para quien se defiende. { $tie ->
        [push] Con lo mismo suelto nadie anota.
       *[undercut] Con lo mismo suelto también es undercut.
    }
gin-rules-scoring-draw = Tablas: nadie anota.
gin-rules-scoring-spade = Si la primera descubierta es de picas, en esa mano todo vale doble.

gin-rules-wall = El muro
gin-rules-wall-floor = { $cards ->
        [2] Las dos últimas cartas del mazo nunca se roban: son el muro.
        [one] La última carta del mazo ({ $cards }) nunca se roba: es el muro.
       *[other] Las últimas { $cards } cartas del mazo nunca se roban: son el muro.
    }
gin-rules-wall-knock = Quien roba la última carta antes del muro puede cerrar como siempre.
gin-rules-wall-draw = Si no, la mano queda en tablas después del descarte.
gin-rules-wall-discard = Si no, descarta una carta.
gin-rules-wall-take = El otro puede tomarla **y** cerrar al momento, o pasar.
gin-rules-wall-pass = Si pasa, la mano queda en tablas y nadie anota.

gin-rules-match = La partida
gin-rules-match-target = La partida termina en cuanto alguien tiene { $target } puntos o más.
gin-rules-match-deals = { $deals ->
        [one] La partida tiene { $deals } mano; gana el total más alto
       *[other] La partida tiene { $deals } manos; gana el total más alto
    }{ $boxes ->
        [yes] , con el premio por cada mano ganada.
       *[no] .
    }
gin-rules-match-dealer = { $dealer ->
        [loser] Quien pierde una mano reparte la siguiente.
        [winner] Quien gana una mano reparte la siguiente.
       *[alternate] Los jugadores reparten por turno.
    } { $redeal ->
        [same] Después de unas tablas reparte el mismo otra vez.
       *[alternate] Después de unas tablas reparte el otro.
    }
gin-rules-match-added = Se añade al final: { $bonuses }.
gin-rules-match-added-to-games = Se añade al final de cada juego: { $bonuses }.
gin-rules-match-nothing-added = Al final no se añade nada.
gin-rules-match-nothing-added-to-games = Al final de cada juego no se añade nada.
gin-rules-match-game-bonus = { $of ->
        [game] { $points } por el juego
       *[match] { $points } por la partida
    }
gin-rules-match-box-bonus = { $points } por cada mano ganada
gin-rules-match-shut-out = si quien pierde no anotó nunca: { $points } puntos más
gin-rules-match-shut-out-doubles = si quien pierde no anotó nunca: el total doblado

gin-rules-hollywood-games = **Hollywood**: tres juegos en uno. La primera mano que ganas cuenta en el juego 1, la segunda en los juegos 1 y 2, la tercera y las siguientes en los tres.
gin-rules-hollywood-target = Un juego termina en cuanto alguien tiene en él { $target } puntos o más, y ya no admite puntos. A quien se queda a cero en un juego, la próxima mano que gane le cuenta en el juego siguiente.
gin-rules-hollywood-end = La partida termina con el tercer juego; gana la suma más alta de los tres.
gin-rules-hollywood-end-deals = { $deals ->
        [one] La partida termina con el tercer juego, o tras { $deals } mano; gana la suma más alta de los tres.
       *[other] La partida termina con el tercer juego, o tras { $deals } manos; gana la suma más alta de los tres.
    }
