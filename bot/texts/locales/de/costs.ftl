costs-loosest = Entbehrlich
costs-lowest = Kostet am wenigsten
costs-own-meld = #{ $meld }
costs-meld-of = #{ $meld } von { $player }
costs-fits = passt an { $melds }
