orders-command = Planear tu próximo turno en una partida lenta; solo tú lo ves
orders-plan = Planear mi turno …
orders-undo = Quitar la última regla
orders-cancel = Anular el plan
orders-title = ### Plan para mi próximo turno
orders-about = Solo tú ves esto. Cuando te toque, se juega por ti la primera regla que encaje; lo que deje abierto te espera. Como mucho { $most } reglas.
orders-nothing = -# Aún no hay reglas. ¿Qué debe pasar en tu turno?
orders-rule-if = { $occasion ->
    [asked] Si te preguntan por { $cards }: { $then }.
   *[turn] Si la carta descubierta es { $cards }: { $then }.
}
orders-rule = { $occasion ->
    [asked-always] Siempre que te pregunten: { $then }.
    [asked-otherwise] Si te preguntan por otra carta: { $then }.
    [declare-always] Cuando declares: { $then }.
    [declare-otherwise] Cuando declares: { $then }.
    [turn-otherwise] Si no: { $then }.
   *[turn-always] Sea cual sea la carta descubierta: { $then }.
}
orders-any = cualquier { $what }
orders-then = { $first } y luego descartar { $cards }
orders-melds = Antes del descarte se baja y se añade como lo haría la máquina.
orders-ends = { $game ->
    [gin] { $most ->
        [0] En su lugar, gin si es posible.
       *[points] En su lugar, cerrar si queda { $most } o menos.
    }
   *[other] En su lugar, cerrar si es posible.
}
orders-drawn = la carta robada
orders-take = tomarla
    .button = Tomar la descubierta …
orders-draw = robar del mazo
    .button = Robar …
orders-unknown = otra cosa
orders-any-label = Si la carta descubierta es cualquier …
orders-cards-label = … o una de estas cartas
orders-cards-example = 7D 8H (todo vacío: sea cual sea)
orders-before-label = Antes del descarte
orders-melds-option = Bajar y añadir, como lo haría la máquina
orders-ends-option = { $game ->
    [gin] { $most ->
        [0] Gin, si es posible
       *[points] Cerrar, si queda { $most } o menos
    }
   *[other] Cerrar, si es posible
}
orders-discard-label = Luego descartar
orders-discard-second = Si eso no es posible
orders-drawn-label = La carta robada
orders-waiting = **Tu plan**
orders-played = **Tu plan se ha jugado.**
orders-unfinished = **Tu plan ha empezado tu turno**; nada más de él es posible. El resto es tuyo.
orders-stopped = **Tu plan se ha detenido antes del descarte**: quizá puedas cerrar la mano ahora. El resto es tuyo.
orders-unfit = **Tu plan no encajaba**: ninguna regla es posible ahora. Te toca.
orders-skipped = { $count ->
    [one] La regla { $numbers } no era posible.
   *[other] Las reglas { $numbers } no eran posibles.
}
orders-refused-none = Solo se puede planear un turno donde el juego lo permite y un turno dura una hora o más, o no tiene límite.
orders-refused-now = Un plan se hace mientras juegan los demás. Ahora te toca, o el ordenador juega por ti.
orders-refused-rules = Este plan no es posible aquí. Un plan tiene como mucho { $most } reglas, y una regla nombra como mucho { $cards } cartas.
orders-refused-cards = { $how ->
    [held] No tienes { $cards } en la mano, así que no puedes planear ese descarte.
   *[upcard] La carta descubierta no puede ser { $cards }.
}
orders-refused-words = Esto no son cartas: { $words }. Escribe códigos como 7D 10H QS.
orders-not-stored = Tu plan no ha cambiado: no se pudo guardar.
orders-inbox = { $state ->
    [waiting] tu turno está planeado
    [unfit] tu plan no encajaba
   *[other] tu plan ha empezado tu turno
}
