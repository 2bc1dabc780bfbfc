proofs-command = Manos que cualquiera puede verificar
proofs-command-about = Qué se garantiza sobre las cartas, y qué no
proofs-command-word = Añadir una palabra tuya a la próxima mezcla; todos la ven
proofs-command-check = Volver a calcular una mano a partir de su secreto sellado
proofs-command-card = Probar una carta que viste, sin revelar ninguna otra
proofs-command-head = La huella de todas las manos de este servidor hasta ahora
proofs-option-word = Cualquier palabra, hasta 64 caracteres; queda con la mano para siempre
proofs-option-card = Qué carta, como 10D, K♠ o joker

proofs-whole = Todos los números
proofs-check = Comprobar
proofs-file = Prueba en archivo
proofs-promise = 🔏 Baraja sellada
proofs-verify = 🔏 Verificar mano

proofs-about =
    ### Manos que cualquiera puede verificar
    { "*" }*Garantizado**
    - No puedo elegir una baraja: primero sello un secreto, y lo que aportan los jugadores viene después.
    - No puedo cambiar una mano después: el sello se muestra antes, cada mano es parte de una cadena, y quien anote la cabeza de la cadena (`/fair head`) puede probar un cambio.
    - Puedes probar cada carta que viste (`/fair card`); durante una mano, las que recibiste o robaste. Eso no revela ninguna otra.
    { "*" }*No garantizado**
    - Que yo no conozca las cartas: tengo que conocerlas para repartirlas, y quien lleva este bot podría mirar.
    - Que nadie detenga una mano. Una baraja sellada que no se usó se abre y figura como tal.
    - Que ningún jugador se ponga de acuerdo con quien lleva este bot: con el secreto y la última palabra podrían probar palabras hasta que les guste la baraja. Ni que una pulsación tenga el número que le dio Discord: solo lo digo yo. Tu propia palabra la conoces.
    - Nada sobre mesas abiertas antes de que hubiera pruebas, ni sobre una mano sin aportación de los jugadores: ahí tienes que fiarte de que no sellé varios secretos y elegí uno.
    `/help topic:fair` explica cómo funciona, sin matemáticas.
proofs-help =
    ### Reparto limpio
    Imagina que quien reparte escribe un número secreto en un papel y lo sella en un sobre antes de que nadie se siente. Después cada jugador dice un número. La baraja se mezcla según una regla fija con el número de quien reparte y los de todos. Después de la partida se abre el sobre, y cualquiera puede repetir la mezcla y ver que da las mismas cartas en el mismo orden.
    Así, quien reparte no puede elegir tus cartas: el sobre se selló antes de que se conocieran los números.
    { "*" }*Aquí** el sobre es una *huella*, como `4b1f…`: sale de mi secreto, y nadie puede encontrar otro secreto con la misma huella. La ves en la sala y, para la siguiente mano, debajo de cada resultado. Tu número es el de tu pulsación de **Unirse**, **Empezar** o **Siguiente mano**, que viene de Discord; `/fair word` añade una palabra tuya, si quieres.
    { "*" }*Verificar mano**, debajo de la mesa, abre la prueba de una mano, y `/fair check` lo calcula todo otra vez. Si después de la partida las cartas se abren, los secretos también. Si las cartas son privadas, los secretos siguen sellados, y aun así puedes probar cada carta que viste (`/fair card`); si todos los jugadores están de acuerdo, se abre todo.
    `/fair head` es la huella de todas las manos de este servidor hasta ahora. Anótala, y nadie podrá cambiar una en secreto. `/fair statistics` muestra si las personas y la máquina recibieron cartas igual de buenas.
    -# Lo que no se garantiza: `/fair about`.

proofs-no-proof = Esta partida no se puede verificar: su mesa se abrió antes de que hubiera pruebas.
proofs-no-proof-yet = Aquí no se ha repartido nada todavía.
proofs-chain-empty = En este servidor no ha terminado todavía ninguna mano verificable.
proofs-opened = Aceptas abrir las manos de esta partida. Se abren cuando acepten todos sus jugadores.
proofs-opened-all = Todos aceptan: las manos de esta partida están abiertas, con las cartas de todos.
proofs-no-other-card = Durante la partida no pruebo ninguna otra carta: su lugar en la baraja revela demasiado.
proofs-word-noted = Tu palabra para la próxima mezcla es { $word }. Todos la ven con la mano.

proofs-sealed = 🔏 Baraja sellada: `{ $fingerprint }`
proofs-next-sealed = 🔏 Siguiente mano sellada: `{ $fingerprint }`
proofs-promised = He sellado el secreto de la mano { $deal }, y esta es su huella:
proofs-promised-explained = Tus pulsaciones de ahora en adelante entran en la mezcla, y también una palabra tuya si quieres (`/fair word`), así que no puedo elegir tus cartas. `/help topic:fair` explica cómo.

proofs-title = 🔏 Mano { $deal }
proofs-sealed-before = Antes de que nadie pidiera esta mano sellé un secreto con la huella `{ $fingerprint }`, que se mostró.
proofs-follows = La mezcla sale de él y de lo que aportaron después { $players }, así que no pude elegir las cartas.
proofs-follows-alone = Después no hubo aportación de los jugadores, así que tienes que fiarte de que no elegí entre varios secretos.
proofs-stored-opened = La huella de toda la baraja, `{ $fingerprint }`, se guardó antes de la primera jugada, y el secreto está abierto ahora: cualquiera puede calcularlo todo otra vez.
proofs-stored-ended = La huella de toda la baraja, `{ $fingerprint }`, se guardó antes de la primera jugada: el secreto sigue sellado, y puedes probar cada carta que viste.
proofs-stored-playing = La huella de toda la baraja, `{ $fingerprint }`, se guardó antes de la primera jugada: desde entonces no puede haber cambiado ninguna carta, y puedes probar cada una que recibiste o robaste del mazo.

proofs-number-sealed = **Sellado**
proofs-number-deck = **Toda la baraja**
proofs-number-entry = **Entrada { $entry } de las manos de este servidor**
proofs-number-secret = **Secreto**
proofs-number-next-sealed = **La mano { $deal } está sellada**
proofs-number-never-dealt = **La mano { $deal } se selló y no se repartió**
proofs-number-its-secret = **Su secreto**
proofs-secret-sealed = **Secreto** sellado
proofs-share = **{ $player }** pulsación { $press }
proofs-share-word = **{ $player }** pulsación { $press }, palabra { $word }

proofs-check-commitment = El secreto tiene la huella que se mostró antes de la mano.
proofs-check-deck = La mezcla concuerda con el secreto y con lo que aportaron los jugadores.
proofs-check-seed = También todo lo demás que es azar en la mano.
proofs-check-dealer = También quién repartió primero.
proofs-check-root = La huella de toda la baraja concuerda con estas cartas.
proofs-check-entry = La mano está en la cadena de este servidor, con su resultado.
proofs-check-failed = **La mano { $deal } no concuerda con su sello.** Avisa a quien lleva este bot.
proofs-check-opened = No te fíes de mi palabra: exporta la mano con `/results replay` y compruébala tú.
proofs-check-sealed = Solo yo puedo repetir todo esto mientras el secreto esté sellado, pero puedes probar tus propias cartas.

proofs-card = { $card } fue la carta { $position } de { $size } en la mano { $deal }. Estos números prueban que está en ese lugar de la baraja `{ $fingerprint }`. Eso no revela ninguna otra carta.
proofs-card-later = Recibiste { $card } de la pila de descartes o de la mesa. Su lugar en la baraja revelaría si el jugador anterior la recibió o la robó, y cuándo. Puedes probarla cuando la mano haya terminado.
proofs-card-none = En la mano { $deal } no recibiste { $card }, que tú puedas saber.

proofs-head =
    ### Manos de este servidor
    { $deals ->
        [one] { $deals } mano hasta ahora. La huella de todas:
       *[other] { $deals } manos hasta ahora. La huella de todas:
    }
    ```{ $head }```
    Anótala donde yo no pueda alcanzarla: si más tarde se cambiara una de estas manos, la cadena ya no llegaría hasta aquí.

proofs-open-button = Abrir las manos ({ $agreed } de { $people })
proofs-file-about = La prueba de una partida de { $game }, en JSON: los sellos, y las cartas que viste.
