costs-loosest = الأقل ارتباطًا
costs-lowest = الأقل كلفة
costs-own-meld = #{ $meld }
costs-meld-of = #{ $meld } عند { $player }
costs-fits = تركب على { $melds }
