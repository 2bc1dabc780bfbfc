rummy500-refusals-not-in-pile = { $cards } no está en la pila de descartes: en ella hay { $pile }, la de arriba a la derecha.
rummy500-refusals-pile-empty = La pila de descartes está vacía.
rummy500-refusals-too-deep = { $cards ->
        [one] La pila de descartes tiene solo { $cards } carta: { $pile }, la de arriba a la derecha.
       *[other] La pila de descartes tiene solo { $cards } cartas: { $pile }, la de arriba a la derecha.
    }
rummy500-refusals-top-only = En esta mesa solo se puede tomar la carta de arriba de la pila, { $top }, no hasta { $card }.
rummy500-refusals-no-use-alone = No puedes tomar { $card }: en esta mesa una carta de la pila de descartes se usa al momento, y ni forma combinación con tus cartas ni encaja en la mesa.
rummy500-refusals-no-use = { $cards ->
        [one] No puedes tomar hasta { $card }: la carta de más abajo se usa al momento, y con las tuyas y la tomada ni forma combinación ni encaja en la mesa.
       *[other] No puedes tomar hasta { $card }: la carta de más abajo se usa al momento, y con las tuyas y las { $cards } tomadas ni forma combinación ni encaja en la mesa.
    }
rummy500-refusals-depths = Puedes tomar hasta { $cards }.
rummy500-refusals-use-first = Usa primero { $card }: bájala o añádela antes de nada.
rummy500-refusals-name-meld = Di las cartas de la combinación.
rummy500-refusals-not-a-meld = { $why ->
        [short] { $cards } no es una combinación: una combinación tiene al menos tres cartas
        [run] { $cards } no es una combinación: una escalera tiene cartas seguidas
        [low-ace] { $cards } no es una combinación: una escalera tiene cartas seguidas, y en esta mesa el as es la más baja
        [corner] { $cards } no es una combinación: una escalera tiene cartas seguidas y no da la vuelta: el as va antes del 2 o después del rey
       *[neither] { $cards } no es una combinación: una combinación son tres o cuatro del mismo valor, o una escalera de un palo
    }{ $fits ->
        [no] ; tampoco encaja en la mesa.
       *[none] .
    }
rummy500-refusals-lay-off-instead = Puedes añadirla a { $melds }.
rummy500-refusals-name-cards = Di las cartas que quieres añadir.
rummy500-refusals-does-not-fit = { $count ->
        [one] { $cards } no encaja en { $meld }.
       *[other] { $cards } no encajan en { $meld }.
    }
rummy500-refusals-would-fit = Encajaría en { $melds }.
rummy500-refusals-never-joined = Las combinaciones nunca se juntan, y un grupo sigue siendo un grupo.
rummy500-refusals-no-meld = Todavía no hay ninguna combinación en la mesa a la que añadir.
rummy500-refusals-no-such-meld = { $number ->
        [0] No hay tal combinación en la mesa: van de #1 a #{ $melds }.
       *[number] No hay combinación #{ $number } en la mesa: van de #1 a #{ $melds }.
    }
rummy500-refusals-only-meld = { $number ->
        [0] No hay tal combinación en la mesa: la única es { $meld }.
       *[number] No hay combinación #{ $number } en la mesa: la única es { $meld }.
    }
rummy500-refusals-no-card-to-drop = En esta mesa la última carta se descarta: después de { $cards } no te quedaría ninguna que descartar. Guarda una.
rummy500-refusals-leaves-taken = Te quedaría solo { $card }, que no puedes descartar en este turno. Guarda otra carta que descartar.
rummy500-refusals-leaves-taken-no-fit = Te quedaría solo { $card }, que no puedes descartar en este turno y no encaja en ninguna combinación de la mesa. Guarda otra carta que descartar.
rummy500-refusals-taken-card = Tomaste { $card } sola de la pila de descartes, así que no puedes descartarla en este turno. { $use ->
        [must] Tienes que usarla.
       *[free] Puedes bajarla, añadirla o guardarla.
    }
rummy500-refusals-draw-first = Primero roba del mazo o toma de la pila de descartes.
rummy500-refusals-take-first = Primero toma una carta.
rummy500-refusals-already-took = En este turno tomaste { $cards } de la pila de descartes; solo se roba o se toma una vez por turno.
rummy500-refusals-already-drew = { $card ->
        [none] Ya robaste del mazo en este turno; solo se roba una vez por turno.
       *[card] Ya robaste del mazo ({ $card }) en este turno; solo se roba una vez por turno.
    }
rummy500-refusals-stock-empty = El mazo se acabó: toma de la pila de descartes, o pasa y la mano termina.
rummy500-refusals-stock-left = { $cards ->
        [one] No puedes pasar mientras haya mazo: le queda { $cards } carta.
       *[other] No puedes pasar mientras haya mazo: le quedan { $cards } cartas.
    }
rummy500-refusals-no-pass = En esta mesa nadie pasa: la mano termina con el mazo.
