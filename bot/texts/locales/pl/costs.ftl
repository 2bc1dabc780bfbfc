costs-loosest = Najmniej potrzebne
costs-lowest = Najniższy koszt
costs-own-meld = #{ $meld }
costs-meld-of = #{ $meld } ({ $player })
costs-fits = można dołożyć do { $melds }
