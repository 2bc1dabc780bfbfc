ranks-command = Dar un rol por el rating o por el puesto en la última temporada
ranks-option-role = El rol; el mío debe estar por encima. Sin él, los ves todos.
ranks-option-game = El juego cuya clasificación cuenta
ranks-option-rating = Desde este rating
ranks-option-below = Por debajo de este rating
ranks-option-places = Para tantos primeros puestos de la última temporada
ranks-option-remove = Sí: no darlo ya por ningún rango, y quitarlo
ranks-title = Roles por rango
ranks-none = Aquí no se da ningún rol por rango.
ranks-season = { $role } · { $game } · { $places ->
    [one] primer puesto de la última temporada
   *[other] puestos 1 a { $places } de la última temporada
}
ranks-rating-from = { $role } · { $game } · rating de { $rating } o más
ranks-rating = { $role } · { $game } · rating desde { $rating }, menos de { $below }
ranks-about = Miro cada minuto, doy el rol a quien tiene el rango y lo quito cuando lo pierde. Un rating provisional no da rol. El rol que dio otra persona se queda.
ranks-refused-what = Elige un juego, y `rating` o bien `places` (de 1 a { $places }).
ranks-refused-order = `below` debe ser mayor que `rating`.
ranks-refused-many = Un servidor puede tener { $most } roles por rango. Quita antes uno con `remove: Yes`.
ranks-refused-unknown = Ese rol no se da por ningún rango.
