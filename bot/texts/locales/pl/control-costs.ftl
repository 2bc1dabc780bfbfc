control-costs-broken = { $effect ->
    [shortens] skraca { $meld }
   *[breaks] rozbija { $meld }
}
control-costs-broken-next = { $effect ->
    [shortens] skraca { $meld } (następna { $kind })
   *[breaks] rozbija { $meld } (następna { $kind })
}
control-costs-holds = { $player } ma { $cards }
