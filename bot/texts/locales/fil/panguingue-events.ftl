panguingue-events-plays = maglalaro
panguingue-events-dropped = nag-drop
panguingue-events-forced = ipinilit ang { $card }: dapat itong kunin at isapaw
panguingue-events-let-it-go = nagpalampas
panguingue-events-drew = bumunot ng { $card }
panguingue-events-drew-and-discarded = bumunot at nagtapon ng { $card }
panguingue-events-melded = nag-meld ng { $cards }
panguingue-events-laid-off = nagsapaw ng { $card } sa { $meld }
panguingue-events-laid-it-off = isinapaw ito sa { $meld }
panguingue-events-split = hinati ang meld sa { $melds }
panguingue-events-borrowed = humiram ng { $borrowed } at nag-meld ng { $cards }, naiwan ang { $left }
panguingue-events-turned-over = binaligtad ang tapunan ({ $cards } baraha)
panguingue-events-shuffled = binalasa ang tapunan ({ $cards } baraha)
panguingue-events-went-out = **nag-out**
panguingue-events-put-in-pot = naglagay ng { $chips } chip sa pot
panguingue-events-took-from-pot = kumuha ng { $chips } chip sa pot
panguingue-events-collected = nakasingil ng **{ $payments }** para sa { $what }
panguingue-events-from = { $chips } chip (mula: { $players })
panguingue-events-from-each = tig-{ $chips } chip mula sa { $payers } manlalaro
panguingue-events-play = { $count ->
    [one] { $players }: maglalaro.
   *[other] { $players }: maglalaro.
}
panguingue-events-let-go = { $count ->
    [one] { $players }: nagpalampas.
   *[other] { $players }: nagpalampas.
}
panguingue-events-antes = Naglagay ang bawat isa ng { $chips } chip sa pot.
panguingue-events-won = Panalo sa deal si { $player }.
panguingue-events-won-dropped = Nag-drop ang lahat ng iba: panalo sa deal si { $player }.
panguingue-events-void = Wala nang mabubunot: walang bisa ang deal, at maiiwan ang pot sa susunod na panalo.
panguingue-events-ante = ante
panguingue-events-forfeit = pag-drop
panguingue-events-out = pag-out
panguingue-events-foot = pot, mula sa mga nag-drop
panguingue-events-pot = pot, mula sa mga ante
panguingue-events-when-laid-off = (isa pang baraha)
panguingue-events-when-split = (dahil sa paghati)
panguingue-events-when-left = (naiwan ng paghiram)
panguingue-events-when-settled = (ulit sa dulo)
panguingue-events-everybody = Bawat isa
panguingue-events-rule = rule { $rule }
panguingue-events-each-other = tig-{ $chips } mula sa { $others } pang iba
panguingue-events-chips-from = { $chips } (mula: { $players })
panguingue-events-score = Chips: { $players }
panguingue-events-title-out = Nag-out si { $player } at panalo sa deal
panguingue-events-title-dropped = Nag-drop ang lahat ng iba: panalo sa deal si { $player }
panguingue-events-title-void = Wala nang mabubunot: walang panalo, at maiiwan sa pot ang { $chips } chip ng deal na ito
panguingue-events-condition = **{ $letter }** { $cards } { $condition }: tig-{ $chips } chip habang naglalaro, **tig-{ $more } pa** ngayon
panguingue-events-head-names = chips
panguingue-events-head-play = laro
panguingue-events-head-out = out
panguingue-events-head-pot = pot
panguingue-events-head-deal = deal
panguingue-events-row-pot = ang pot
panguingue-events-legend-play = **laro**: binayaran habang naglalaro
panguingue-events-legend-out = **out**: para sa pag-out
panguingue-events-legend-conditions = **{ $letters }**: para sa mga condition sa itaas
panguingue-events-legend-pot = **pot**: mula sa pot
panguingue-events-legend-deal = **deal**: kabuuan
