tables-in-server = { $number } en { $server }
tables-number = Mesa { $number }
tables-with = con { $players }
tables-of-friends = { $players ->
    [none] { $game } con amigos
   *[other] { $game } con { $players }
}
