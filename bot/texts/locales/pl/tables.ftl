tables-in-server = { $number } na serwerze { $server }
tables-number = Stół { $number }
tables-with = gracze: { $players }
tables-of-friends = { $players ->
    [none] { $game } ze znajomymi
   *[other] { $game } (gracze: { $players })
}
