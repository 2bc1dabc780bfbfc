tables-in-server = { $number } sa { $server }
tables-number = Mesa { $number }
tables-with = kasama: { $players }
