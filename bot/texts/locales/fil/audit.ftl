audit-table = Mesa { $table }
audit-tournament = Torneo { $tournament }
audit-transfer-of-tournament = Transfer { $transfer } (torneo { $tournament })
audit-account = Account { $account }
audit-transfer = { $table ->
        [none] Transfer { $transfer }
       *[other] Transfer { $transfer } (mesa { $table })
    }
audit-seal = { $table ->
        [none] Selyo { $seal }
       *[other] Selyo { $seal } (mesa { $table })
    }
audit-sum = { $stored } ang kabuuan ng mga account, pero dapat ay { $due }.
audit-differs = { $place }: { $what } ay { $stored }, dapat ay { $due }.
audit-derived = { $of ->
        [score] Mga score
        [ranking] Rankings
        [daily] Deal ng araw
       *[season] Mga season
    }: { $what } ay { $stored }, dapat ay { $due }.
audit-changed = { $place }: binago, dahil hindi tugma ang hash.
audit-missing = { $place }: nawawala.
audit-inserted = { $place }: isiningit, at hindi ito binibilang ng ledger.
audit-not-booked = { $table }: walang transfer para sa { $what } na { $due }.
audit-not-played = { $place }: walang ganitong bayad sa laro.
audit-reversal = { $place }: nawawala o hindi tugma ang pagbawi nito.
audit-rules = { $newest ->
        [none] { $table }: nilaro sa rules { $version } ng { $game }, at wala ang larong ito sa programang ito.
       *[other] { $table }: nilaro sa rules { $version } ng { $game }, at rules 1 hanggang { $newest } ang nasa programang ito.
    }
audit-replay = { $what ->
        [none] { $table }: hindi ito ma-replay.
       *[other] { $table }: hindi ito ma-replay lampas sa { $what }.
    }
audit-played = { $table }: hindi tugma ang { $what } sa nilaro.
audit-lost = { $table }: nawawala ang { $what }.
audit-beyond = { $table }: mayroong { $what }, pero hindi dapat.
audit-unfit = Ang database: mali ang uri ng halaga ng { $what }.
audit-play-changed = { $table }: binago ang { $what }, o hindi ito sumusunod sa kawing bago nito.
audit-play-inserted = { $table }: isiningit ang { $what }.
audit-player = { $table }: ang manlalaro sa { $what } ay hindi ang umupo roon.
audit-standing = { $table }: binago ang estado, taning, orasan o kung sino ang wala, at hindi ang bot ang gumawa.
audit-proof = { $table }: hindi tugma ang { $what } sa commitment.
audit-entry = Mga deal: hindi sumusunod ang entry { $entry } sa nauna rito, o nawawala iyon.
audit-sealed = { $place }: iba ang { $what } sa sinelyuhan.
audit-unsealed = Hindi naselyuhan: { $what }.
audit-unsealed-table = { $table }: hindi naselyuhan: { $what }.
audit-event-changed = { $tournament }: binago ang { $what }, o hindi ito sumusunod sa pangyayari bago nito.
audit-event-refused = { $tournament }: hindi maaaring mangyari noon ang { $what }.
audit-entrant = { $tournament }: hindi ang { $what } ang nagparehistro.
audit-not-due = { $place }: walang pangyayari sa torneo ang naglilipat ng mga chip na ito.
audit-time-back = { $table }: umatras ang oras nang { $ms } ms sa deal { $deal }; iniatras ang orasan ng makina, o may binagong oras.
audit-not-rated = Mga match na wala pang rating: { $matches }. Nire-rate ng bot ang mga ito pagsisimula nito.
audit-rated-again = Mga match na muling ni-rate matapos masaklaw ng selyo ang mga rating: { $matches }. Sinusuri ang mga rating sa muling pagkalkula.
audit-unchecked = Hindi nasuri ang natitira.
