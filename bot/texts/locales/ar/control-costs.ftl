control-costs-broken = { $effect ->
    [shortens] تقصّر { $meld }
   *[breaks] تكسر { $meld }
}
control-costs-broken-next = { $effect ->
    [shortens] تقصّر { $meld } ({ $kind } لاحقًا)
   *[breaks] تكسر { $meld } ({ $kind } لاحقًا)
}
control-costs-holds = عند { $player }: { $cards }
