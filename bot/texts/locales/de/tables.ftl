tables-in-server = { $number } in { $server }
tables-number = Tisch { $number }
tables-with = mit { $players }
tables-of-friends = { $players ->
    [none] { $game } mit Freunden
   *[other] { $game } mit { $players }
}
