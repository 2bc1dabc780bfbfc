control-events-control = { $occasion ->
    [held] gumamit ng 🎴 **{ $kind }**
    [round] nagbukas ng 🎴 **{ $kind }** para sa round
   *[other] nagbukas ng 🎴 **{ $kind }**
}
control-events-took-hidden = kumuha ng bago
control-events-took = kumuha ng **{ $kind }** kapalit
control-events-reshuffled = nagbalasa ulit ng { $cards } control card
control-events-turned-over = binaligtad ang tapunan ({ $cards } baraha)
control-events-melded = nag-meld ng { $cards } ({ $kind })
control-events-laid-off = nagsapaw ng { $cards } sa { $meld }
control-events-dead = Patay ang deal: walang puntos.
control-events-goes-out = **Nag-out** si { $player }.
control-events-title-dead = Patay na deal: walang puntos
control-events-title-penalty = Nag-out si { $player }; bawas ang puntos ng iba sa hawak nila
control-events-title-out = Nag-out si { $player }, { $points } puntos
control-events-held-none = **{ $player }** nag-out: **0**
control-events-held = **{ $player }** hawak { $cards } = { $sum }: **{ $points }**
control-events-no-meld = **{ $player }** walang meld: **0**
control-events-scored = **{ $player }** { $melds }: **{ $points }**
control-events-not-out = **{ $player }** { $melds } na-meld, pero hindi nag-out: **0**
