gin-refusals-too-much-deadwood = { $cards ->
        [none] No puedes cerrar: quedan { $deadwood } en cartas sueltas
       *[cards] No puedes cerrar descartando { $cards }: quedan { $deadwood } en cartas sueltas
    }; { $limit ->
        [0] hace falta gin, nada suelto.
       *[points] hacen falta { $limit } o menos.
    }
gin-refusals-better-discard = Si descartas { $card }, quedarían { $deadwood }.
gin-refusals-first-offer = La primera descubierta, { $upcard }, sigue ofrecida: nadie roba del mazo hasta que pasen los dos.
gin-refusals-must-draw-stock = Pasaron los dos, así que tienes que robar del mazo.
gin-refusals-draw-first = Primero roba.
gin-refusals-already-drew = Ya has robado en este turno; ahora descarta una carta o cierra.
gin-refusals-at-the-wall = Ya no se puede robar del mazo: toma la descubierta y cierra al momento, o pasa.
gin-refusals-no-big-gin = En esta mesa no hay gran gin: descarta una carta y haz gin.
gin-refusals-not-all-melded = Para el gran gin hay que combinar las once cartas; quedarían { $deadwood } en cartas sueltas.
gin-refusals-defend-first = Tu rival ha cerrado: primero añade.
