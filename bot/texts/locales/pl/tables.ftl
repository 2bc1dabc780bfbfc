tables-in-server = { $number } na serwerze { $server }
tables-number = Stół { $number }
tables-with = gracze: { $players }
