gin-lesson-upcard = Una **combinación** son tres o cuatro cartas del mismo valor, o tres o más seguidas de un palo. Las demás son **cartas sueltas**: tienes { $points } puntos sueltos, y quieres los menos posibles. { $card } está a la vista: puedes tomarla o pasar. ¿Qué haces?
gin-lesson-upcard-passed = { $card } completa `7♠ 8♠ 9♠`, y puedes bajar a { $points } puntos. Una carta que hace combinación siempre conviene.

gin-lesson-discard = Ahora tienes once cartas y { $points } puntos sueltos. Cada turno termina con un **descarte**: tira lo que cuesta más y no va con nada.
gin-lesson-low-discarded = Las cartas bajas cuestan poco, y `3♦ 4♦` puede ser una escalera. Te quedarían { $points } puntos en vez de { $best }.
gin-lesson-set-broken = Rompes tu grupo de reinas, y todas quedan sueltas: { $points } puntos en vez de { $best }.

gin-lesson-useless = Un turno nuevo: toma { $card }, que está a la vista, o **roba** una carta desconocida del mazo.
gin-lesson-useless-taken = { $card } no va con nada de lo tuyo: son { $points } puntos sueltos más, Ada ve lo que tienes, y en este turno no puedes descartarla.

gin-lesson-fits = El rey no servía. Tienes { $points } puntos sueltos, y Ada ha descartado { $card }.
gin-lesson-fits-ignored = { $card } completa `3♦ 4♦ 5♦`. Podrías bajar a { $points } puntos, y con { $limit } o menos puedes terminar la mano. Del mazo puede venir cualquier cosa.

gin-lesson-knock = Si tras el descarte te quedan { $limit } puntos sueltos o menos, puedes **cerrar**: la mano termina, se muestran las cartas, y quien tiene menos anota la diferencia. Tú puedes tener { $points }; Ada tiene { $other }.
gin-lesson-waited = Esperarías el **gin**, sin nada suelto, que vale { $bonus } puntos más. Pero pocas cartas te ayudarían, y la mano de Ada mejora en cada turno. Cierra mientras vas por delante.
gin-lesson-knocked-high = Puedes, pero te quedarían { $points } puntos en vez de { $best }. Si Ada no tuviera más que tú después de añadir, sería un **undercut**: anotaría Ada, y { $bonus } puntos más.

gin-lesson-end = **Has cerrado con { $own }.** Antes, Ada pudo **añadir** { $card } a tu escalera y se quedó con { $other }. Anotas la diferencia: **{ $points } puntos**. Sin nada suelto sería gin: { $bonus } puntos más, y nadie puede añadir. Una partida va a { $target } puntos.
