control-costs-broken = { $effect ->
    [shortens] verkürzt { $meld }
   *[breaks] zerstört { $meld }
}
control-costs-broken-next = { $effect ->
    [shortens] verkürzt { $meld } (als Nächstes { $kind })
   *[breaks] zerstört { $meld } (als Nächstes { $kind })
}
control-costs-holds = { $player } hat { $cards }
