tables-in-server = { $number } في { $server }
tables-number = طاولة { $number }
tables-with = مع { $players }
