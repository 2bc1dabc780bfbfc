tables-in-server = { $number } en { $server }
tables-number = Mesa { $number }
tables-with = con { $players }
