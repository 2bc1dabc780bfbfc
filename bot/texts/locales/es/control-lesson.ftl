control-lesson-control = Quieres quedarte sin cartas: quien cierra primero anota los puntos de sus combinaciones. Pero la **carta de control** dice qué se puede bajar ahora: **{ $kind }**, tres o más seguidas de un palo. El turno empieza con una carta: roba del mazo o toma { $card }.
control-lesson-drawn = `6♣` va con `4♣ 5♣`: justo lo que pide la carta de control. Del mazo puede venir cualquier cosa.

control-lesson-meld = Tienes una escalera de tréboles y tres sietes. Con **{ $kind }** solo se puede bajar la escalera. Una combinación por turno.
control-lesson-not-melded = La carta de control permite ahora tu escalera, y en tu próximo turno quizá no. Bájala mientras puedas, y descarta después.

control-lesson-next = La **próxima** carta de control también está a la vista: **{ $kind }**, cartas de un mismo valor. Estará en vigor en tu próximo turno. Descarta una carta que no vayas a necesitar.
control-lesson-group-broken = Tienes tres sietes, y la próxima carta de control es **{ $kind }**: guárdalos para tu próximo turno.
control-lesson-ace-discarded = Con `2♣` y `3♣`, el as se podría añadir a tu escalera. El rey no va con nada.

control-lesson-changed = Ahora está en vigor **{ $kind }**, y Ada también tenía una escalera. Has robado { $card }. ¿Qué bajas?
control-lesson-group-kept = Tres sietes es lo que pide **{ $kind }**, y la próxima carta de control pedirá otra cosa.

control-lesson-lay-off = { $count ->
    [one] Queda una carta.
   *[other] Quedan { $count } cartas.
} Para **añadir** no importa la carta de control: las cartas pueden ir a cualquier combinación de la mesa, tuya o de Ada, si esta sigue siendo de su clase.
control-lesson-not-laid-off = Te quedarías con cartas que puedes soltar ahora. Añade primero: `A♣ 2♣ 3♣` van en tu propia escalera y cuentan para ti.

control-lesson-end = **Has cerrado.** `Q♥` fue a la escalera de Ada, y la última carta fue tu descarte. Anotas los números de las cartas de tus combinaciones: **{ $points } puntos**. Ada no anota nada. Una partida va a { $target }.
