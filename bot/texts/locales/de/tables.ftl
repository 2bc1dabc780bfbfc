tables-in-server = { $number } in { $server }
tables-number = Tisch { $number }
tables-with = mit { $players }
