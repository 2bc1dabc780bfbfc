panguingue-lesson-stay = Se juega con fichas y con muchas barajas a la vez. Cada cual mira sus diez cartas y después **juega** o **se retira**; retirarse cuesta { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}. Tienes cincos, doses y dos diamantes seguidos.
panguingue-lesson-dropped = Con una mano sin combinaciones costaría menos que jugar. Pero la tuya es buena: cuatro cincos y tres doses ya son combinaciones, y los cincos dan fichas. No pagues { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
} por nada.

panguingue-lesson-upcard = Juegan todos. Puedes tomar { $card } si la usas al momento, o robar del mazo. La carta nunca pasa a tu mano: va a la mesa en una combinación, o es tu descarte.
panguingue-lesson-drawn = `K♦` hace escalera con `J♦ Q♦`. Una ocasión así es rara; la mayoría de las cartas del mazo no van con nada.

panguingue-lesson-condition = `J♦ Q♦ K♦` es una **condición**: una combinación que los demás te pagan al momento, y otra vez si ganas. Llevas { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}. Los treses, los cincos y los sietes también son condiciones.
panguingue-lesson-unpaid = En la mano, tus cincos no dan nada. Bájalos primero, cobra { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, y descarta después.

panguingue-lesson-flat = Cuatro cincos dan más que tres: ya llevas { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}. Tres doses también son combinación, aunque no condición. Se gana con **once** cartas bajadas.
panguingue-lesson-twos-kept = Te faltarían cuatro cartas para ganar. Con los doses en la mesa tienes diez bajadas, y una sola carta que vaya te basta para cerrar.

panguingue-lesson-out = Tienes diez cartas en la mesa y ninguna en la mano. Basil robó { $card }, no pudo usarla y tuvo que descartarla.
panguingue-lesson-five-left = `5♣` va con tus cincos: **añadida** allí da fichas, y es tu undécima carta. Con ella ganas.

panguingue-lesson-end = **Has cerrado.** Cada uno de los demás te paga por eso { $out ->
    [one] { $out } ficha
   *[other] { $out } fichas
}, y cada condición tuya por segunda vez. En total has ganado **{ $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}**. Una partida tiene { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}; gana quien tiene más fichas.
