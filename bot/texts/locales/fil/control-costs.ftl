control-costs-broken = { $effect ->
    [shortens] babawas sa { $meld }
   *[breaks] sisira sa { $meld }
}
control-costs-broken-next = { $effect ->
    [shortens] babawas sa { $meld } (susunod ang { $kind })
   *[breaks] sisira sa { $meld } (susunod ang { $kind })
}
control-costs-holds = may hawak si { $player } na { $cards }
