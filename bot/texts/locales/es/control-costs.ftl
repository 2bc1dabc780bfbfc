control-costs-broken = { $effect ->
    [shortens] acorta { $meld }
   *[breaks] rompe { $meld }
}
control-costs-broken-next = { $effect ->
    [shortens] acorta { $meld } (luego { $kind })
   *[breaks] rompe { $meld } (luego { $kind })
}
control-costs-holds = { $player } tiene { $cards }
