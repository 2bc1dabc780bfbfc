control-refusals-draw-first = Primero roba del mazo o toma la carta descubierta.
control-refusals-already-drew = Ya has robado en este turno; ahora baja, añade y descarta.
control-refusals-no-upcard = La pila de descartes está vacía: no hay ninguna carta descubierta que tomar.
control-refusals-stock-empty = { $upcard ->
    [none] El mazo se acabó: toma la carta descubierta, o da la vuelta a la pila de descartes.
   *[other] El mazo se acabó: toma { $upcard }, o da la vuelta a la pila de descartes.
}
control-refusals-stock-left = { $cards ->
    [one] Solo se da la vuelta a la pila de descartes cuando se acaba el mazo; en él queda todavía { $cards } carta.
   *[other] Solo se da la vuelta a la pila de descartes cuando se acaba el mazo; en él quedan todavía { $cards } cartas.
}
control-refusals-one-meld = Ya has bajado en este turno, y solo se baja una vez por turno, sea cual sea la carta de control en vigor ({ $kinds }). Todavía puedes añadir.
control-refusals-leaves-taken = { $cards ->
    [none] Te quedaría solo la carta que tomaste de la pila de descartes en este turno: no puedes descartarla ni añadirla. Guarda otra carta que descartar, o usa esta.
   *[other] Te quedaría solo { $cards }, que tomaste de la pila de descartes en este turno: no puedes descartarla ni añadirla. Guarda otra carta que descartar, o usa esta.
}
control-refusals-level-first = En esta mesa necesitas una combinación propia del nivel ({ $kinds }) para cerrar, y no la tienes: guarda dos cartas antes de descartar.

control-refusals-too-short = { $cards ->
    [none] Es demasiado corta: una combinación tiene al menos tres cartas.
   *[other] { $cards } es demasiado corta: una combinación tiene al menos tres cartas.
}
control-refusals-same-card = { $cards } repite una carta, y eso no vale en ninguna combinación, ni siquiera con dos barajas.
control-refusals-not-allowed = { $count ->
    [one] { $cards } es { $fits }, pero { $kinds } no lo permite.
   *[other] { $cards } es { $fits }, pero { $kinds } no lo permiten.
}
control-refusals-no-kind = { $cards } no es una combinación de ninguna clase.
control-refusals-in-force = En vigor: { $rules }.
control-refusals-earlier = { $count ->
    [one] { $kinds } estuvo en vigor antes; solo cuenta la carta en vigor ahora.
   *[other] { $kinds } estuvieron en vigor antes; solo cuenta la carta en vigor ahora.
}
control-refusals-next = La siguiente es { $kind }.
control-refusals-nothing-fits = No tienes ninguna combinación que valga.
control-refusals-not-that-kind = { $named ->
    [none] { $cards } no es de esa clase. Puedes bajarla como { $kinds }.
    [other] { $cards } es **{ $kind }**, que no está en vigor. Puedes bajarla como { $kinds }.
   *[wrong] { $cards } no es **{ $kind }**. Puedes bajarla como { $kinds }.
}

control-refusals-no-melds = No puedes añadir { $cards }: todavía no hay ninguna combinación en la mesa.
control-refusals-does-not-fit = { $cards } no encaja en { $meld } ({ $kind }, { $takes }).
control-refusals-all-closed = No puedes añadir { $cards }: todas las combinaciones de la mesa están cerradas o llenas.
control-refusals-fits-none = { $cards } no encaja en ninguna combinación de la mesa: { $melds }.
control-refusals-elsewhere = Encaja en { $melds }.
control-refusals-closed = La combinación { $meld } es { $kind }: necesita un número exacto de cartas, así que está cerrada.
control-refusals-closed-unknown = Esa combinación necesita un número exacto de cartas, así que está cerrada.
control-refusals-name-the-meld = { $melds ->
    [none] { $cards } encaja en varias combinaciones: di en cuál, por ejemplo `on #{ $number }` detrás de las cartas.
   *[other] { $cards } encaja en { $melds }: di en cuál, por ejemplo `on #{ $number }` detrás de las cartas.
}
control-refusals-no-such-meld = { $melds ->
    [0] Todavía no hay ninguna combinación en la mesa.
    [one] Hay una combinación en la mesa, #1.
   *[other] No hay tal combinación: las de la mesa van de #1 a #{ $melds }.
}

control-refusals-none-held = { $mode ->
    [round] En esta mesa los jugadores no tienen cartas de control: se descubre otra en cada vuelta. En vigor: { $kinds }.
    [turn] En esta mesa los jugadores no tienen cartas de control: se descubre otra en cada turno. En vigor: { $kinds }.
    [deal] En esta mesa los jugadores no tienen cartas de control: una sigue en vigor toda la mano. En vigor: { $kinds }.
    [deck] En esta mesa los jugadores no tienen cartas de control: salen del mazo. En vigor: { $kinds }.
   *[held] En esta mesa los jugadores no tienen cartas de control: se descubren. En vigor: { $kinds }.
}
control-refusals-one-control = { $held ->
    [none] Ya has jugado una carta de control en este turno, y solo se juega una: { $kinds } sigue en vigor. No tienes ninguna para tu próximo turno.
   *[other] Ya has jugado una carta de control en este turno, y solo se juega una: { $kinds } sigue en vigor. Tienes { $held } para tu próximo turno.
}
control-refusals-not-held = { $held ->
    [none] No tienes { $kind }; no tienes ninguna.
   *[other] No tienes { $kind }; tienes { $held }.
}
control-refusals-not-held-unknown = { $held ->
    [none] No tienes esa carta de control; no tienes ninguna.
   *[other] No tienes esa carta de control; tienes { $held }.
}
control-refusals-that = Eso
