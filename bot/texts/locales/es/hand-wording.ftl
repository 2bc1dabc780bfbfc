hand-wording-about = De dos a cinco abren con 51, añaden y cambian comodines; gana el total más bajo
hand-wording-about-teams = Dos equipos de dos abren con 51, añaden y cambian comodines; gana el total más bajo
hand-wording-beginner = abre tarde, roba del mazo por costumbre, olvida bajar y añadir, y nunca cambia por un comodín
hand-wording-coach-opening = Primero abres, con combinaciones que juntas valgan lo bastante. La cuenta se muestra con tus cartas.
hand-wording-coach-turn = En cada turno roba del mazo, o toma la carta descubierta si puedes bajarla; después descarta una.
hand-wording-coach-end = Cuando has abierto, baja y añade a las combinaciones de cualquiera; sin cartas, cierras.
hand-wording-command-open = Abrir: 7H 8H 9H, QS QD QC; comodín JK=8H, o low, high, set, run
hand-wording-command-meld = Bajar, con comas entre combinaciones; comodín: JK=8H, o añade low, high, set o run
hand-wording-command-exchange = Cambiar cartas por su comodín: 8S 8D, u 8S 8D #3 en la combinación #3
hand-wording-command-return = Devolver la descubierta que tomaste a la pila de descartes
hand-wording-command-redeal = Pedir otro reparto si recibiste cuatro parejas
hand-wording-title-meld = Bajar una combinación …
hand-wording-title-lay-off = Añadir una carta …
hand-wording-title-exchange = Cambiar por un comodín …
hand-wording-lay-off = añadir
hand-wording-outs = cierres
hand-wording-hands = Hands
hand-wording-exhausted = rondas sin ganador
hand-wording-redeals = repartos repetidos
hand-wording-first-hand = Hand
hand-wording-first-out = cerrar una ronda
