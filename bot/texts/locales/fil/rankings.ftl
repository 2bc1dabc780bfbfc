rankings-command-leaderboard = Ang pinakamagagaling sa isang laro sa server na ito
rankings-command-stats = Statistics ng miyembro: rating sa paglipas ng panahon, mga record, mga kalaban
rankings-command-history = Mga match ng miyembro, pinakabago muna, at paano nito binago ang rating
rankings-command-season = Mga season ng rankings
rankings-command-season-list = Lahat ng season ng server na ito
rankings-command-season-end = Tapusin ang season: itatago ang board nito, magsisimula ang susunod (moderator)
rankings-option-game = Aling laro
rankings-option-game-or-last = Aling laro (default: ang huli rito)
rankings-option-period = Aling panahon (default: mula't mula)
rankings-option-season = Numero ng season (default: ang kasalukuyan)
rankings-option-member = Aling miyembro (default: ikaw)
rankings-option-against = Ipakita rin ang record laban sa miyembrong ito
rankings-option-season-name = Pangalan para sa season na matatapos
rankings-option-confirm = Oo, tapusin
rankings-option-luck = I-rank ang mga miyembro nang inalis ang suwerte
rankings-without-luck = Inalis ang suwerte
rankings-with-luck = Tunay na resulta
rankings-older = Mas luma
rankings-newest = Pinakabago
rankings-back = Balik sa mga match
rankings-choose-match = Pumili ng match: pagbabago sa rating at replay …
rankings-board = Leaderboard
rankings-matches = Mga match
rankings-nobody = Wala pang tao sa board na ito. May rating lang ang mga match na walang computer; `/table open` para magbukas ng mesa.
rankings-no-matches = Wala pang natapos na match.
rankings-no-more-matches = Wala nang mas naunang match.
rankings-not-rated = Walang binagong rating ang match na iyon.
rankings-computer = Walang rating, record o streak ang mga computer at bot.
rankings-season-gone = May ibang nakatapos na ng season.
rankings-oneself = Walang naglalaro laban sa sarili.
rankings-allowed-period = kasama lang ng period na season
rankings-allowed-season = numero mula 1 hanggang { $last }
rankings-not-played = Hindi binilang ang match na iyon: may umalis, o nagpalaro sa computer, nang kulang sa { $moves } ang sariling tira. Ibinalik ang lahat ng chip. `/help topic:ratings`
rankings-help =
    ### Mga rating
    May sariling rating ang bawat laro. Magsisimula ka sa 1500 ± 500. Malaki ang kita sa panalo laban sa mas mataas ang rating, kaunti laban sa mas mababa; ipinapakita ng `/results history` ang kuwenta sa bawat match. Pansamantala ang rating hanggang { $provisional } match na ang may rating.
    { "*" }*May rating** May rating ang mga match na walang computer. Natatapos ang season, tuloy ang rating.
    { "*" }*Laban sa computer** Ang match na mag-isa kang lumaban sa mga computer ay bumabago ng ibang rating, hiwalay sa rating laban sa tao: makikita ito sa `/results stats`, wala sa leaderboard. Ang *katamtaman* ay may 1500 doon, ang ibang level ay ayon sa mga laban nila sa isa't isa, at hindi nagbabago ang sa kanila. Puwede ang hint. Buo ang bilang ng ganitong match.
    { "*" }*Aling match ang binibilang** Dapat maglaro ang lahat: hindi bababa sa { $moves } sariling tira, o lahat ng tira kung mas maagang natapos ang match. Hindi sariling tira ang tira ng computer, o pagkaubos ng oras. Kung may sumuko o nawala bago iyon, walang rating ang match, walang binibilang na panalo o streak, at ibinabalik ang lahat ng taya at bayad. Para sa sumuko, bilang itong hindi tinapos, at bababa ang reliability (`/results stats`).
    { "*" }*Parehong kalaban** Sa loob ng { $days } araw, ang lahat ng match ng parehong dalawang miyembro ay bilang nang mas mababa sa { $most }: buo ang unang { $full }, kalahati ang susunod, sangkapat ang kasunod niyon, at patuloy pa. Hindi na isinasama rito ang mga lumang match. Sa mas malaking mesa, ang dalawang pinakamadalas magkita ang batayan.
    -# Hindi nagbabago ang rating ng mga match bago ang isang rule. Plackett–Luce mula sa OpenSkill ang modelo.
rankings-period-day = Ngayong araw
rankings-period-week = Ngayong linggo
rankings-period-month = Ngayong buwan
rankings-period-season = Season
rankings-period-all = Mula't mula
rankings-button-day = Araw
rankings-button-week = Linggo
rankings-button-month = Buwan
rankings-button-season = Season
rankings-button-all = Lahat
rankings-button-season-number = Season { $number }
rankings-outcome-won = 🏆 **Panalo**
rankings-outcome-lost = ⚪ Talo
rankings-outcome-drawn = 🤝 Tabla
rankings-outcome-abandoned = 🚪 Sumuko
rankings-rated = { $pool ->
    [computers] rating laban sa computer { $change }
   *[people] rating { $change }
}
rankings-unrated = walang rating
rankings-unrated-not-played = walang rating: hindi naglaro ang lahat
rankings-asked = **Reliability** { $percent } % ng match natapos, o baguhan
rankings-changes = 📈 **Mga rating** { $changes }
rankings-changes-computers = 📈 **Rating laban sa computer** { $changes }
rankings-provisional-legend = ? pansamantala: kulang sa { $matches } match na may rating
rankings-uncounted = 📈 **Walang rating**: kulang sa { $moves } ang sariling tira: { $players }.
rankings-uncounted-chips = Ibinalik ang lahat ng chip.
rankings-uncounted-help = nasa `/help topic:ratings` kung aling match ang binibilang
rankings-order-rating = pinakamataas na rating muna, huli ang pansamantala
rankings-order-wins = pinakamaraming panalo muna
rankings-utc = UTC
rankings-utc-week = mula Lunes, UTC
rankings-won = { $won } sa { $matches } panalo
rankings-won-first = **{ $won }** sa { $matches } panalo
rankings-rating = **{ $rating }** ± { $uncertainty }
rankings-rating-provisional = **{ $rating }** ± { $uncertainty }, pansamantala
rankings-rating-plain = { $rating } ± { $uncertainty }
rankings-rating-plain-provisional = { $rating } ± { $uncertainty }, pansamantala
rankings-own-none = Wala ka pa sa board na ito.
rankings-own = Ikaw: puwesto { $place } · { $row }
rankings-own-beyond = Ikaw: lampas sa puwesto { $place } · { $row }
rankings-no-luck = Wala pang tao sa board na ito: kailangan ng { $matches } match na may rating sa panahong ito na nasukat na ang suwerte, na kusang ginagawa pagkatapos ng bawat match.
rankings-luck-period = { $unit ->
    [chips] **{ $when }** · chip bawat deal na inalis ang suwerte, pinakamagaling muna
   *[points] **{ $when }** · puntos bawat deal na inalis ang suwerte, pinakamagaling muna
}
rankings-luck-row = **{ $earned }** · suwerte { $luck } · { $matches } match
rankings-luck-legend = ±: 95 % confidence; maaaring magkasinggaling ang mga miyembrong nagsasanib ang saklaw. Nasa `/help topic:review` ang tungkol sa suwerte.
rankings-none = Wala pang rating laban sa tao: kailangan ng match na walang computer.
rankings-matches-rated = { $matches } match na may rating
rankings-matches-provisional = Pansamantala: { $matches } sa { $enough } match na may rating
rankings-against-computers = **Rating laban sa computer** { $rating } ± { $uncertainty } ({ $matches } match)
rankings-against-computers-provisional = **Rating laban sa computer** { $rating } ± { $uncertainty } (pansamantala, { $matches } match)
rankings-story-none = Wala pang match na may rating.
rankings-story-one = { $game }: isang match na may rating, noong { $day }; ang rating ay { $now }.
rankings-story-all = { $game }, rating pagkatapos ng bawat isa sa { $matches } match na may rating, { $days }.
rankings-story-last = { $game }, rating pagkatapos ng huling { $shown } sa { $matches } match na may rating, { $days }.
rankings-story-days = { $first } hanggang { $last }
rankings-story-from = Mula { $before } hanggang { $now }.
rankings-story-best = Pinakamataas { $best } noong { $best_day }, pinakamababa { $worst } noong { $worst_day }.
rankings-story-changes = Mga huling pagbabago: { $changes }.
rankings-story-provisional = Pansamantala ang mga rating bago ang match { $enough }.
rankings-records = **Mga record** { $records }
rankings-record-rating = rating { $rating }
rankings-record-streak = { $wins } sunod na panalo
rankings-record-margin = { $unit ->
    [chips] { $count ->
        [one] panalo na lamang ng { $points } chip
       *[other] panalo na lamang ng { $points } chip
    }
   *[points] { $count ->
        [one] panalo na lamang ng { $points } puntos
       *[other] panalo na lamang ng { $points } puntos
    }
}
rankings-record-deal = { $unit ->
    [chips] { $count ->
        [one] { $points } chip sa isang deal
       *[other] { $points } chip sa isang deal
    }
   *[points] { $count ->
        [one] { $points } puntos sa isang deal
       *[other] { $points } puntos sa isang deal
    }
}
rankings-firsts = **Unang beses** { $firsts }
rankings-matches-ended = **Mga match** { $counts }
rankings-count-won = { $matches } panalo
rankings-count-lost = { $matches } talo
rankings-count-drawn = { $matches } tabla
rankings-count-resigned = { $matches } sinukuan
rankings-between = { $level ->
    [0] { $ahead } : { $behind }
    [one] { $ahead } : { $behind }, { $level } tabla
   *[other] { $ahead } : { $behind }, { $level } tabla
}
rankings-opponents = **Pinakamadalas na kalaban** (lamang : habol)
rankings-opponent = { $member } { $record } sa { $matches } match
rankings-against = **Laban kay { $member }** { $record } sa { $matches } match (lamang : habol)
rankings-against-none = **Laban kay { $member }** wala pang match sa larong ito
rankings-reliability = **Reliability** { $finished } sa { $matches } match natapos ({ $percent } %), sa lahat ng laro
rankings-reliability-none = **Reliability** wala pang match kasama ang ibang tao
rankings-table = Mesa { $number }
rankings-table-in = Mesa { $number } sa { $channel }
rankings-score-against = **{ $score }** · kalaban: { $others }
rankings-score-with = **{ $score }** · kakampi: { $partners } · kalaban: { $others }
rankings-more-players = { $count } pa
rankings-a-computer = 🤖 isang computer
rankings-place = puwesto { $place }
rankings-place-of = puwesto { $place } sa { $sides }
rankings-step-before = **Bago** ang match, ang rating ay { $rating } ± { $uncertainty }.
rankings-step-partners = Sinusuma ang rating ng magkakampi.
rankings-step-chance = { $tied ->
    [1] **Tsansang manalo**, mula sa lahat ng rating: { $chance } %. Inaasahang puwesto: { $expected } sa { $sides }. Tunay na puwesto: **{ $place }**.
    [one] **Tsansang manalo**, mula sa lahat ng rating: { $chance } %. Inaasahang puwesto: { $expected } sa { $sides }. Tunay na puwesto: **{ $place }**, { $tied } ang magkakapantay.
   *[other] **Tsansang manalo**, mula sa lahat ng rating: { $chance } %. Inaasahang puwesto: { $expected } sa { $sides }. Tunay na puwesto: **{ $place }**, { $tied } ang magkakapantay.
}
rankings-step-surprise = **Sorpresa**: { $due } sa pagiging una sa mga natitira, bawas ang tsansang mauna sa bawat puwesto hanggang sa tunay: { $due } − { $chances } = **{ $surprise }**
rankings-step-weight = **Bigat**: sariling uncertainty squared, hati sa kabuuan ng mesa: { $formula }
rankings-step-change = **Pagbabago**: { $formula }
rankings-step-change-share = **Pagbabago**: { $formula }, **{ $share } %** lang ang bilang: madalas nang magkita ang dalawa sa inyo sa loob ng { $days } araw (`/help topic:ratings`)
rankings-step-after = **Pagkatapos** ng match, ang rating ay { $rating } ± { $uncertainty }. Ito ang match { $number } na may rating.
rankings-step-after-provisional = **Pagkatapos** ng match, ang rating ay { $rating } ± { $uncertainty }. Ito ang match { $number } na may rating, kaya pansamantala hanggang match { $enough }.
rankings-result = { $pool ->
    [computers] { $member } **{ $before } → { $after }** ({ $change }) laban sa computer
   *[people] { $member } **{ $before } → { $after }** ({ $change })
}
rankings-result-other = { $member }, puwesto { $place }: { $before } → { $after } ({ $change })
rankings-result-computer = 🤖 computer na { $level }, puwesto { $place }: { $rating }, na hindi nagbabago
rankings-seasons = Mga season
rankings-season-number = Season { $number }
rankings-season-named = Season { $number } { $name }
rankings-span-since = mula { $begun }
rankings-span-from-first = mula sa unang match
rankings-span-from-to = { $begun } hanggang { $ended }
rankings-ending =
    ### Tapusin ang season { $number }?
    Tumatakbo ito { $span } at tatawaging { $name }. Itatago ang board nito, at agad magsisimula ang susunod na season; tuloy ang mga rating. Hindi na ito mababawi. Para tapusin, gamitin ulit ang command na may `confirm` True.
rankings-ended = Tapos na ang **{ $season }**. Nananatili ang board nito: `/results leaderboard period:season season:{ $number }`. Nagsimula na ang season { $next }.
rankings-ended-at = Tapos na ang **{ $season }** ({ $when }). Nananatili ang board nito: `/results leaderboard period:season season:{ $number }`. Nagsimula na ang season { $next }.

rankings-here = Ang server na ito
rankings-in-pool = Pool
rankings-with-friends = Mga kaibigan
