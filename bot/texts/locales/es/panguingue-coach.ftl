panguingue-coach-drop = { $chips ->
    [one] Cuesta { $chips } ficha, y no puedes perder más.
   *[other] Cuesta { $chips } fichas, y no puedes perder más.
}
panguingue-coach-stay = { $chips ->
    [one] { $chips } ficha en el bote para quien gane.
   *[other] { $chips } fichas en el bote para quien gane.
}
panguingue-coach-feeds = El siguiente jugador puede añadirla a { $meld }.
panguingue-coach-missing = { $cards ->
    [one] Te falta bajar { $cards } carta más para cerrar.
   *[other] Te falta bajar { $cards } cartas más para cerrar.
}
panguingue-coach-out = Entonces puedes cerrar.
