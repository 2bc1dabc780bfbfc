ranks-command = Nadawaj rolę za ranking albo za miejsce w ostatnim sezonie
ranks-option-role = Rola; moja musi być wyżej. Bez niej zobaczysz wszystkie.
ranks-option-game = Gra, której ranking się liczy
ranks-option-rating = Od tego rankingu
ranks-option-below = Poniżej tego rankingu
ranks-option-places = Za tyle pierwszych miejsc ostatniego sezonu
ranks-option-remove = Tak: nie nadawaj jej już za ranking i odbierz ją
ranks-title = Role za ranking
ranks-none = Za ranking nie nadaje się tu żadnej roli.
ranks-season = { $role } · { $game } · { $places ->
    [one] pierwsze miejsce ostatniego sezonu
    [few] miejsca od 1 do { $places } ostatniego sezonu
    [many] miejsca od 1 do { $places } ostatniego sezonu
   *[other] miejsca od 1 do { $places } ostatniego sezonu
}
ranks-rating-from = { $role } · { $game } · ranking od { $rating }
ranks-rating = { $role } · { $game } · ranking od { $rating }, poniżej { $below }
ranks-about = Sprawdzam co minutę: nadaję rolę za osiągnięty ranking i odbieram ją, gdy go już nie ma. Tymczasowy ranking nie daje roli. Rola nadana przez kogoś innego zostaje.
ranks-refused-what = Wybierz grę oraz albo `rating`, albo `places` (od 1 do { $places }).
ranks-refused-order = `below` musi być większe niż `rating`.
ranks-refused-many = Serwer może mieć { $most } ról za ranking. Najpierw usuń jedną przez `remove: Yes`.
ranks-refused-unknown = Tej roli nie nadaje się za ranking.
