scores-nobody = Wala pang nakatapos ng deal dito. `/table open` para magbukas ng mesa.
scores-practice = practice kontra computer
scores-matches = **{ $won }** sa { $matches } match
scores-deals = { $won } sa { $deals } deal
scores-chips = { $count ->
    [one] { $chips } chip
   *[other] { $chips } chip
}
scores-points = { $own } : { $others } puntos
scores-of-matches = Mga match: { $counts }
scores-of-deals = Mga deal: { $counts }
scores-won = { $count } panalo
scores-lost = { $count } talo
scores-drawn = { $count } tabla
scores-resigned = { $count } sinukuan
scores-streak = streak { $now }, pinakamahaba { $best }
scores-ending = { $ending }: { $made }, ng mga kalaban { $suffered }
scores-of-chips = Chips: { $chips }
scores-of-penalties = { $opponents ->
    [team] Puntos na multa: { $own } nakuha, { $others } ng kabilang team
   *[players] Puntos na multa: { $own } nakuha, { $others } ng mga kalaban
}
scores-of-points = { $opponents ->
    [team] Puntos: { $own } nakuha, { $others } ng kabilang team
   *[players] Puntos: { $own } nakuha, { $others } ng mga kalaban
}
scores-best-deal = pinakamagandang deal { $points }
