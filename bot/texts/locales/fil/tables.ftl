tables-in-server = { $number } sa { $server }
tables-number = Mesa { $number }
tables-with = kasama: { $players }
tables-of-friends = { $players ->
    [none] { $game } kasama ang mga kaibigan
   *[other] { $game } kasama: { $players }
}
