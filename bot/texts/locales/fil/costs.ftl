costs-loosest = Pinakamaluwag
costs-lowest = Pinakamura
costs-own-meld = #{ $meld }
costs-meld-of = #{ $meld } ni { $player }
costs-fits = bagay sa { $melds }
