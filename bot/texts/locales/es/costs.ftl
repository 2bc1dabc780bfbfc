costs-loosest = Más suelta
costs-lowest = Menor coste
costs-own-meld = #{ $meld }
costs-meld-of = #{ $meld } de { $player }
costs-fits = encaja en { $melds }
