tables-in-server = { $number } في { $server }
tables-number = طاولة { $number }
tables-with = مع { $players }
tables-of-friends = { $players ->
    [none] { $game } مع الأصدقاء
   *[other] { $game } مع { $players }
}
