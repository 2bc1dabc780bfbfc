## Mga format

tournaments-format-arena = Arena
    .about = Laro nang laro hanggang matapos ang oras; mula sa ikatlong sunod na panalo, doble ang bilang.
tournaments-format-knockout = Knock-out
    .about = Labas na ang matalo sa match, hanggang isa na lang ang matira.
tournaments-format-round-robin = Round robin
    .about = Lahat ay maglalaban-laban, round bawat round.
tournaments-format-swiss = Swiss
    .about = Bawat round, makakalaban mo ang halos kapareho mo ng puntos; walang natatanggal.
tournaments-format-league = Liga
    .about = Lahat sa isang division ay maglalaban-laban; sabay-sabay ang lahat ng match.
tournaments-format-ladder = Ladder
    .about = Isang ranking: ang manalo sa nasa itaas ay aakyat ng kalahati ng agwat.

## Ang mensahe

tournaments-title = { $name } · { $game } · { $format }
tournaments-title-unnamed = { $game } · { $format }
tournaments-footer = Torneo { $number } · binuksan ni { $player }
tournaments-numbered = Torneo { $number }
tournaments-back = Bumalik sa torneo
tournaments-starts = **Simula** { $time } ({ $left })
tournaments-starts-full = **Simula** kapag puno na ang { $places } puwesto, o kapag sinimulan ng organizer
tournaments-starts-organiser = **Simula** kapag sinimulan ng organizer
tournaments-check-in-later = **Check-in** bubukas { $time }: hindi maglalaro ang hindi naka-check in pagdating ng simula.
tournaments-check-in-open = **Bukas na ang check-in.** Pindutin ang **Check in**: hindi maglalaro ang hindi naka-check in pagdating ng simula.
tournaments-lasts-arena = **Tagal** { $length }
tournaments-lasts-month = **Tagal ng season** { $length }
tournaments-rounds-of = **Mga round** { $rounds }
tournaments-divisions = **Mga division** { $divisions }
tournaments-clock = **Oras sa match** { $clock } sa bawat manlalaro, at dagdag na { $increment } pagkatapos ng bawat turn
tournaments-clock-only = **Oras sa match** { $clock } sa bawat manlalaro
tournaments-turn = **Oras sa turn** { $turn }; talo sa match ang lumampas
tournaments-deals = { $deals ->
    [one] **Ang match** ay { $deals } deal
   *[other] **Ang match** ay { $deals } na deal
}
tournaments-duplicate = **Pare-parehong baraha:** sa bawat round, iisa ang deal sa lahat ng mesa, at ang puntos mo ay ang lamang mo sa iba.
tournaments-rules = **Mga patakaran** { $rules }
tournaments-entry = { $count ->
    [one] **Entry** { $entry } chip · **nasa pot** { $pot }
   *[other] **Entry** { $entry } na chip · **nasa pot** { $pot }
}
tournaments-prizes = **Mga premyo** { $shares } ng pot para sa mga unang puwesto
tournaments-role = **Makukuha ng mananalo** { $role }
tournaments-registered = **Nakarehistro** { $registered }
tournaments-registered-of = **Nakarehistro** { $registered } sa { $places }
tournaments-checked-in = **Naka-check in** { $ready } sa { $registered }
tournaments-waiting = **Naghihintay ng puwesto** { $waiting }
tournaments-nobody = Wala pa: ikaw na ang mauna.
tournaments-more-names = { $count ->
    [one] at { $count } pa
   *[other] at { $count } pa
}
tournaments-fewest = { $fewest ->
    [one] Kapag kulang sa { $fewest } ang maglalaro, kanselado ito.
   *[other] Kapag kulang sa { $fewest } ang maglalaro, kanselado ito.
}
tournaments-fewest-paid-back = { $fewest ->
    [one] Kapag kulang sa { $fewest } ang maglalaro, kanselado ito at ibabalik ang lahat ng bayad.
   *[other] Kapag kulang sa { $fewest } ang maglalaro, kanselado ito at ibabalik ang lahat ng bayad.
}
tournaments-round = Round { $round }
tournaments-round-of = Round { $round } sa { $rounds }
tournaments-final = Final
tournaments-for-third = Laban para sa ikatlong puwesto
tournaments-semifinals = Semifinals
tournaments-quarterfinals = Quarterfinals
tournaments-under-way = { $matches ->
    [one] { $matches } match ang nilalaro
   *[other] { $matches } na match ang nilalaro
}
tournaments-next-round = Magsisimula ang susunod na round { $time }.
tournaments-ends = Matatapos { $time }.
tournaments-last-matches = Tapos na ang oras; tatapusin ang mga huling match.
tournaments-paused = **Inihinto ng organizer:** walang magsisimulang match hangga't hindi itinutuloy.
tournaments-stalled = **May hindi inaasahang nangyari:** hindi muna tutuloy ang torneo. Susubukan ko ulit nang kusa; walang nawala.
tournaments-playing-now = **Naglalaro ngayon**
tournaments-resting = **Nagpapahinga** { $players }
tournaments-bye = **Walang kalaban sa round na ito** { $players }
tournaments-challenges = **Mga hamon**
tournaments-challenge = Hinamon ni { $player } si { $other }: dapat sagutin { $time }.
tournaments-division = Division { $division }
tournaments-review = **Nalaro na ang lahat ng match.** Tingnan ang mga ito, at sabihin kung may mali: ibabayad ang mga premyo { $time }, o kapag wala nang may reklamo.
tournaments-review-unpaid = **Nalaro na ang lahat ng match.** Tingnan ang mga ito, at sabihin kung may mali: pinal ang resulta { $time }, o kapag wala nang may reklamo.
tournaments-review-held = **Nalaro na ang lahat ng match.** Naghihintay ang resulta ng pasya ng moderator.
tournaments-content = Walang reklamo: { $content } sa { $entrants }
tournaments-complaint-open = **Reklamo ni { $player }:** { $note }
tournaments-complaint-upheld = **Reklamo ni { $player }:** { $note } · tinanggap
tournaments-complaint-rejected = **Reklamo ni { $player }:** { $note } · hindi tinanggap
tournaments-decision-reason = Dahilan: { $note }
tournaments-over = **Tapos na ang torneo.**
tournaments-won = **Nanalo si { $player }.**
tournaments-won-by-several = **Magkakapantay sa unang puwesto: { $players }.**
tournaments-paid = { $count ->
    [one] { $player } ay tumanggap ng { $chips } chip
   *[other] { $player } ay tumanggap ng { $chips } na chip
}
tournaments-replays = Mapapanood ulit ang bawat match: pindutin ang **Mga match**.
tournaments-cancelled-too-few = **Kanselado**, dahil kulang ang sumali.
tournaments-cancelled-organiser = **Kinansela ng organizer.**
tournaments-cancelled-channel = **Kanselado**, dahil wala na ang channel nito.
tournaments-paid-back = Naibalik na ang lahat ng entry.

## Mga mention

tournaments-call-check-in = { $members }: bukas na ang check-in. Pindutin ang **Check in** bago magsimula ({ $time }), kung hindi ay hindi kayo maglalaro.
tournaments-call-challenge = { $member }: hinahamon ka ni { $player }. Ang tumanggi o hindi sumagot sa oras ({ $time }) ay bababa ng walong puwesto.
tournaments-call-stalled = { $members }: may hindi inaasahang nangyari, at hindi muna tutuloy ang torneo. Susubukan ko ulit nang kusa; walang nawala. Kung ayaw mong maghintay, kanselahin ito: pindutin ang **Pamahalaan**. Ibabalik ang lahat ng ibinayad.
tournaments-call-ended = { $members }: nalaro na ang lahat ng match. Tingnan ang resulta, at pindutin ang **Walang reklamo** o **Magreklamo**.
tournaments-call-cancelled = { $members }: kanselado ang torneo.

## Mga button

tournaments-button-register = Magrehistro
tournaments-button-join = Sumali
tournaments-button-withdraw = Umatras
tournaments-button-check-in = Check in
tournaments-button-rest = Magpahinga
tournaments-button-back = Nandito na ako
tournaments-button-mine = Ang match ko
tournaments-button-details = Iba pa …
tournaments-button-standings = Standings
tournaments-button-rounds = Mga round
tournaments-button-matches = Mga match
tournaments-button-log = Log
tournaments-button-manage = Pamahalaan
tournaments-button-agree = Walang reklamo
tournaments-button-complain = Magreklamo …
tournaments-button-accept = Tanggapin
tournaments-button-decline = Tanggihan
tournaments-button-start = Simulan na
tournaments-button-again = Ipakita ulit
tournaments-button-pause = Ihinto muna
tournaments-button-resume = Ituloy
tournaments-button-cancel = Kanselahin …
tournaments-button-disqualify = Diskuwalipika …
tournaments-button-substitute = Kapalit …
tournaments-button-result = Itakda resulta …
tournaments-button-decide = Magpasya …
tournaments-button-season = Sunod na season
tournaments-button-older = Mas luma
tournaments-button-newer = Mas bago
tournaments-button-overview = Buod
tournaments-button-sure = Oo, aatras ako
tournaments-button-form = Magbukas ng torneo …

## Mga column

tournaments-column-points = Puntos
tournaments-column-played = Match
tournaments-column-wins = Panalo
tournaments-column-buchholz = Buchholz
tournaments-column-sonneborn-berger = S.-Berger
tournaments-column-direct-encounter = Direkta
tournaments-column-best-round = Best round
tournaments-column-rounds = Round
tournaments-picture-standings = Standings: { $standings }
tournaments-picture-bracket = Bracket ng knock-out: { $matches }
tournaments-picture-meeting = { $player } laban kay { $other }
tournaments-picture-meeting-won = { $player } laban kay { $other }: nanalo si { $winner }
tournaments-free = walang kalaban

## Mga pahina

tournaments-list = Mga torneo
tournaments-list-none = Wala pang torneo. Magbubukas ang `/tournament open`.
tournaments-list-line = **{ $number }** { $title }
tournaments-stage-registration = bukas ang rehistro
tournaments-stage-running = nilalaro
tournaments-stage-review = nalaro na lahat ng match
tournaments-stage-over = tapos na
tournaments-stage-cancelled = kanselado
tournaments-choose = Pumili ng torneo
tournaments-own-not-in = Hindi ka kasali.
tournaments-own-registered = Nakarehistro ka.
tournaments-own-checked-in = Nakarehistro ka at naka-check in na.
tournaments-own-waiting = Naghihintay ka ng puwesto, ika-{ $place } sa pila.
tournaments-own-playing = Kalaban mo si { $players }: { $table }.
tournaments-own-being-opened = Kalaban mo si { $players }: binubuksan na ang mesa mo.
tournaments-own-free = Wala kang match ngayon.
tournaments-own-resting = Nagpapahinga ka. Pindutin ang **Nandito na ako** para maglaro ulit.
tournaments-own-place = Puwesto mo: { $place } sa { $entrants }. { $points }
tournaments-own-withdrawn = Umatras ka na.
tournaments-own-disqualified = Diskuwalipikado ka.
tournaments-own-replaced = Itinutuloy ni { $player } ang puwesto mo.
tournaments-own-challenged = Hinamon ka ni { $player }. Ang hindi sumagot ay bababa ng walong puwesto.
tournaments-standings = Standings
tournaments-standings-none = Wala pang standings.
tournaments-rounds = Mga round
tournaments-rounds-none = Wala pang naipapares.
tournaments-matches = Mga match
tournaments-choose-match = Tingnan ang isang match
tournaments-choose-rival = Hamunin ang nasa itaas mo
tournaments-page = Pahina { $page } sa { $pages }
tournaments-match-result = { $players } · **{ $score }**
tournaments-match-won-by = { $players } · **{ $score }** · panalo si { $winners }
tournaments-match-set = { $players } · **{ $score }** · itinakda ng organizer
tournaments-match-forfeit = { $players } · hindi nilaro: panalo si { $winners }
tournaments-match-nobody = { $players } · hindi nilaro
tournaments-match-lot = { $players } · **{ $score }** · nanalo sa bunutan si { $winners }
tournaments-match-playing = { $players } · { $table }
tournaments-match-opening = { $players } · binubuksan na ang mesa
tournaments-match = Match { $number }
tournaments-match-won = Panalo: { $players }.
tournaments-match-draw = Walang nanalo.
tournaments-match-gone = Sumuko, naubusan ng oras o hindi dumating: { $players }.
tournaments-table = Mesa { $number }
tournaments-with-same-cards = Sa parehong baraha, kumpara sa ibang mesa
tournaments-difference = { $player }: **{ $difference }**

## Log

tournaments-log = Log
tournaments-log-none = Wala pang nangyayari.
tournaments-log-registered = Nagrehistro si { $player }.
tournaments-log-withdrawn = Umatras si { $player }.
tournaments-log-check-in-opened = Bumukas ang check-in.
tournaments-log-checked-in = Nag-check in si { $player }.
tournaments-log-started = { $count ->
    [one] Nagsimula ang laro, { $count } ang kasali.
   *[other] Nagsimula ang laro, { $count } ang kasali.
}
tournaments-log-round = { $matches ->
    [one] Nagsimula ang round { $round }, may { $matches } match.
   *[other] Nagsimula ang round { $round }, may { $matches } na match.
}
tournaments-log-bye = Walang kalaban: { $players }.
tournaments-log-paired = Nagsimula ang match { $number }: { $players }.
tournaments-log-finished = Match { $number }, { $players }: { $score }.
tournaments-log-won = Match { $number }, { $players }: { $score }; panalo si { $winners }.
tournaments-log-set = Itinakda ang resulta ng match { $number }, { $players }: { $score }.
tournaments-log-forfeit = Hindi nilaro ang match { $number }, { $players }; panalo si { $winners }.
tournaments-log-not-played = Hindi nilaro ang match { $number }, { $players }; walang nanalo.
tournaments-log-lot = Tabla ulit ang match { $number }, { $players }; nanalo sa bunutan si { $winners }.
tournaments-log-resting = Nagpapahinga si { $player }.
tournaments-log-back = Naglalaro na ulit si { $player }.
tournaments-log-substituted = Itinutuloy ni { $other } ang puwesto ni { $player }.
tournaments-log-disqualified = Nadiskuwalipika si { $player }.
tournaments-log-challenged = Hinamon ni { $player } si { $other }.
tournaments-log-accepted = Tinanggap ni { $player } ang hamon.
tournaments-log-declined = Tinanggihan ni { $player } ang hamon at bumaba ng walong puwesto.
tournaments-log-lapsed = Hindi sumagot sa oras si { $player } at bumaba ng walong puwesto.
tournaments-log-paused = Inihinto muna ang torneo.
tournaments-log-resumed = Itinuloy ang torneo.
tournaments-log-stalled = May hindi inaasahang nangyari: tumigil ang torneo.
tournaments-log-recovered = Tuloy na ang torneo matapos ang nangyari.
tournaments-log-delayed = Wala ako noon: naantala ang lahat nang { $time }.
tournaments-log-set-back = Iniurong ang orasan ko: mas maaga nang { $time } ang lahat ng oras hanggang ngayon.
tournaments-log-play-ended = Nalaro na ang lahat ng match.
tournaments-log-agreed = Walang reklamo si { $player }.
tournaments-log-complained = Nagreklamo si { $player }.
tournaments-log-upheld = Tinanggap ang reklamo ni { $player }.
tournaments-log-rejected = Hindi tinanggap ang reklamo ni { $player }.
tournaments-log-taken-back = Binawi ni { $player } ang reklamo.
tournaments-log-closed = Natapos ang torneo.
tournaments-log-closed-paid = Natapos ang torneo at ibinayad ang mga premyo: { $prizes }.
tournaments-log-cancelled-too-few = Kulang ang sumali: kinansela ang torneo.
tournaments-log-cancelled-organiser = Kinansela ang torneo.
tournaments-log-cancelled-channel = Binura ang channel: kinansela ang torneo.
tournaments-log-by = Ni { $member }
tournaments-log-why = Dahilan: { $note }

## Organizer

tournaments-manage = Pamahalaan ang torneo
tournaments-manage-about = Lahat ng gagawin mo rito ay nasa log, kasama ang pangalan mo at ang dahilan, para mabasa ng lahat.
tournaments-manage-registration = **Simulan na**: magsisimula kasama ang lahat ng nakarehistro; kung bukas ang check-in, ang lahat ng naka-check in.
tournaments-manage-running = **Ihinto muna**: walang magsisimulang match. **Kapalit**: may ibang magtutuloy sa puntos ng kasaling walang match ngayon. **Itakda resulta**: tinatapos ang match, o binabago ang resulta nito.
tournaments-manage-review = **Magpasya**: para sa mga moderator; matatapos ang torneo kapag napasyahan na ang lahat ng reklamo.

## Mga form

tournaments-form = Magbukas ng torneo
tournaments-form-game = Laro
tournaments-form-format = Format
tournaments-form-start = Simula
    .about = "sa 30 min", "20:30" (UTC), "2026-12-24 18:00" (UTC), o "puno": kapag wala nang puwesto
tournaments-form-clock = Oras ng bawat manlalaro
tournaments-form-more = Iba pa (opsyonal)
    .about = name, places, entry, prizes, deals, duplicate, rounds, length, check_in, role, o patakaran ng laro
    .example = name=Kopa ng Biyernes, places=16, entry=100, prizes=50/30/20
tournaments-form-clock-match = { $minutes } min + { $seconds } s
tournaments-form-clock-day = Walang orasan: isang araw bawat turn
tournaments-form-reason = Dahilan
    .about = Mababasa ito ng lahat sa log.
tournaments-form-cancel = Kanselahin ang torneo
tournaments-form-disqualify = Mag-diskuwalipika
tournaments-form-substitute = Maglagay ng kapalit
tournaments-form-result = Itakda ang resulta ng match
tournaments-form-decide = Pagpasyahan ang reklamo
tournaments-form-complain = Magreklamo
tournaments-form-complaint = Ano ang mali?
    .about = Mababasa ito ng lahat. Moderator ang magpapasya.
tournaments-form-entrant = Kasali
tournaments-form-substitute-member = Sino ang magtutuloy
tournaments-form-match = Match
tournaments-form-scores = Puntos ng bawat isa, ayon sa mga pangalan
    .about = Halimbawa "120 85"; mas marami, mas maganda
tournaments-form-which = Kaninong reklamo
tournaments-form-decision = Pasya
tournaments-form-upheld = Tanggapin
tournaments-form-rejected = Huwag tanggapin
tournaments-typed-in = sa pagkatapos ng
tournaments-typed-minutes = m min minuto minutes
tournaments-typed-hours = h oras
tournaments-typed-days = d araw
tournaments-typed-full = puno
tournaments-typed-usual = sa 30 min

## Mga command

tournaments-command = Mga torneo: magbukas, sumali, tingnan ang standings
tournaments-command-open = Magbukas ng torneo sa channel na ito; kung walang option, may lalabas na form
tournaments-command-list = Lahat ng torneo ng server na ito
tournaments-command-show = Isang torneo, at ang magagawa mo roon
tournaments-command-standings = Ang standings ng isang torneo
tournaments-command-rounds = Sino ang naglaban, round bawat round
tournaments-command-matches = Ang mga match ng isang torneo, may replay
tournaments-command-log = Lahat ng nangyari sa isang torneo
tournaments-command-register = Magrehistro sa isang torneo
tournaments-command-withdraw = Umatras sa isang torneo
tournaments-command-checkin = Mag-check in bago magsimula
tournaments-command-rest = Arena: magpahinga, o maglaro ulit
tournaments-command-challenge = Ladder: hamunin ang nasa itaas mo
tournaments-command-answer = Ladder: tanggapin o tanggihan ang hamon
tournaments-command-agree = Sabihing wala kang reklamo sa resulta
tournaments-command-complain = Magreklamo sa resulta; moderator ang magpapasya
tournaments-command-manage = Organizer: simulan, ihinto, kanselahin, at iba pa
tournaments-command-start = Organizer: simulan na
tournaments-command-pause = Organizer: ihinto muna, o ituloy
tournaments-command-cancel = Organizer: kanselahin ang torneo; ibabalik ang lahat ng bayad
tournaments-command-disqualify = Organizer: mag-diskuwalipika ng kasali
tournaments-command-substitute = Organizer: may ibang magtutuloy sa puwesto ng kasali
tournaments-command-result = Organizer: itakda ang resulta ng match
tournaments-command-decide = Moderator: pagpasyahan ang reklamo
tournaments-command-season = Organizer: buksan ang susunod na season ng liga o ladder
tournaments-option-number = Ang numero ng torneo (default: ang nasa channel na ito)
tournaments-option-name = Pangalan ng torneo
tournaments-option-format = Paano ipapares ang mga manlalaro (default: arena)
tournaments-option-start = "sa 30 min" (default), "20:30" UTC, "2026-12-24 18:00" UTC, o "puno"
tournaments-option-places = Pinakamaraming manlalaro; maghihintay ang iba (default: walang limit)
tournaments-option-rounds = Mga round ng Swiss (default: gaya ng karaniwan)
tournaments-option-length = Minuto ng arena (default: 60); araw ng ladder (default: 30)
tournaments-option-clock = Minuto ng bawat manlalaro sa match; 0: turn lang ang may oras
tournaments-option-increment = Segundong idadagdag pagkatapos ng bawat turn
tournaments-option-turn = Oras sa turn; talo sa match ang lumampas
tournaments-option-entry = Chip na ibabayad ng bawat isa sa pot
tournaments-option-prizes = Porsiyento ng pot para sa mga unang puwesto, gaya ng 50/30/20
tournaments-option-duplicate = Pare-pareho ang baraha ng lahat ng mesa sa round (Swiss, round robin)
tournaments-option-deals = Mga deal sa match (default: ayon sa patakaran ng laro)
tournaments-option-third-place = Knock-out: kung may match para sa ikatlong puwesto
tournaments-option-divisions = Liga: bilang ng division
tournaments-option-check-in = Minuto bago magsimula para mag-check in; 0: walang check-in
tournaments-option-role = Role ng mananalo, hanggang may manalong iba
tournaments-option-threads = Kung may thread ang bawat match, kung saan puwede ako
tournaments-option-seats = Manlalaro sa isang mesa
tournaments-option-rests = True: magpahinga; False: maglaro ulit
tournaments-option-member = Sinong miyembro
tournaments-option-substitute = Sino ang magtutuloy
tournaments-option-accepts = True: tanggapin; False: tanggihan
tournaments-option-complaint = Ano ang mali; mababasa ng lahat
tournaments-option-reason = Bakit; mababasa ng lahat
tournaments-option-match = Ang numero ng match
tournaments-option-scores = Puntos ng bawat isa ayon sa mga pangalan, gaya ng 120 85
tournaments-option-upheld = True: tanggapin ang reklamo; False: huwag
tournaments-option-pauses = True: ihinto muna; False: ituloy

## Mga sagot

tournaments-opened = Bukas na ang torneo: lalabas ito sa channel maya-maya.
tournaments-done-registered = Nakarehistro ka na.
tournaments-done-waiting = Puno na: naghihintay ka ng puwesto.
tournaments-done-withdrawn = Umatras ka na.
tournaments-done-withdrawn-paid = Umatras ka na, at ibinalik ang entry mo.
tournaments-done-checked-in = Naka-check in ka na.
tournaments-done-resting = Nagpapahinga ka.
tournaments-done-back = Naglalaro ka na ulit.
tournaments-done-challenged = Hinamon mo si { $player }: may 48 oras siya para sumagot.
tournaments-done-accepted = Tinanggap mo: binubuksan na ang mesa mo.
tournaments-done-declined = Tinanggihan mo, at bababa ka ng walong puwesto.
tournaments-done-agreed = Naitala: wala kang reklamo.
tournaments-done-complained = Naitala ang reklamo mo. Moderator ang magpapasya, at mababasa ng lahat kung bakit.
tournaments-done-started = Nagsimula na ang torneo.
tournaments-done-paused = Nakahinto ang torneo.
tournaments-done-resumed = Tuloy na ang torneo.
tournaments-done-cancelled = Kanselado na ang torneo.
tournaments-done-unread = Kanselado na ang torneo, at naibalik ang nasa pot nito. Hindi na mabasa ang record nito.
tournaments-done-disqualified = Diskuwalipikado na si { $player }.
tournaments-done-substituted = Itinutuloy ni { $other } ang puwesto ni { $player }.
tournaments-done-set = Naitakda na ang resulta.
tournaments-done-decided = Napasyahan na ang reklamo.
tournaments-done-again = Nasa dulo na ng channel ang mensahe.
tournaments-done-season = Bukas na ang susunod na season: lalabas ito sa channel maya-maya. Kailangang magrehistro ulit ang lahat.
tournaments-withdraw-sure = Aatras sa torneo? Hindi ka na makakabalik.
tournaments-withdraw-sure-match = Aatras sa torneo? Talo ka sa match na nilalaro mo, at hindi ka na makakabalik.

## Mga pagtanggi

tournaments-no-not-open = Sarado na ang rehistro: wala nang nakakasali sa torneo na ito.
tournaments-no-not-open-over = Tapos na ang torneong ito. Nasa `/tournament list` ang iba.
tournaments-no-not-open-started = Nagsimula na ang torneong ito.
tournaments-no-already-in = Kasali na ang miyembrong iyon.
tournaments-no-already-in-own = Kasali ka na. Sinasabi ng `/tournament show` ang magagawa mo.
tournaments-no-not-in = Hindi kasali sa torneong ito ang miyembrong iyon.
tournaments-no-not-in-own = Hindi ka kasali sa torneong ito. Pindutin ang **Magrehistro** kung puwede pa.
tournaments-no-out = Wala ka na sa torneong ito: hindi na makakabalik ang umatras o nadiskuwalipika.
tournaments-no-out-other = Wala na sa torneong ito ang miyembrong iyon.
tournaments-no-not-yet = Hindi pa bukas ang check-in: bubukas ito { $time }.
tournaments-no-no-check-in = Walang check-in ang torneong ito: maglalaro ka kung nakarehistro ka.
tournaments-no-not-running-yet = Hindi pa nagsisimula ang torneong ito.
tournaments-no-not-running-over = Tapos na ang torneong ito: wala nang mababago.
tournaments-no-not-running = Puwede lang iyon habang may nilalarong match.
tournaments-no-not-in-review = Puwedeng magreklamo kapag nalaro na ang lahat ng match, hanggang maging pinal ang resulta.
tournaments-no-too-few = { $needed ->
    [one] { $registered } ang puwedeng maglaro, at { $needed } ang kailangan. Maghintay pa, o kanselahin ang torneo.
   *[other] { $registered } ang puwedeng maglaro, at { $needed } ang kailangan. Maghintay pa, o kanselahin ang torneo.
}
tournaments-no-too-few-there = Ang mga nag-check in lang ang binibilang.
tournaments-no-paused = Nakahinto ang torneo. Tutuloy ito kapag sinabi ng organizer.
tournaments-no-not-paused = Hindi nakahinto ang torneo.
tournaments-no-still-playing = Naglalaro pa siya sa match { $number }. Hintaying matapos, o itakda muna ang resulta nito.
tournaments-no-match = Walang ganoong match. Nasa `/tournament matches` ang lahat kasama ang numero.
tournaments-no-scores = { $seats ->
    [one] Kailangan ng match { $number } ang { $seats } numero: ang puntos.
   *[other] Kailangan ng match { $number } ang { $seats } na numero: ang puntos ng bawat isa, ayon sa mga pangalan.
}
tournaments-no-complaint = Walang reklamo ang miyembrong iyon na dapat pagpasyahan.
tournaments-no-arena = Sa arena lang paulit-ulit na may kalaban: doon ka puwedeng magpahinga. Sa iba, laruin ang match mo o umatras.
tournaments-no-ladder = Sa ladder lang iyon puwede, kung saan naghahamunan ang mga miyembro.
tournaments-no-challenge = Walang hamon na puwede mong sagutin.
tournaments-no-challenged = May hamon o match na ang isa sa inyo. Tapusin muna iyon.
tournaments-no-too-often = Tatlong beses mo nang hinamon ang miyembrong iyon ngayong season. Iba naman ang hamunin.
tournaments-no-not-above = Ang nasa itaas mo lang ang puwede mong hamunin.
tournaments-no-settled = Nakabatay na ang susunod na round sa resultang ito, kaya hindi na ito mababago.
tournaments-no-seasons = Walang susunod na season ang format na ito: liga at ladder lang ang may season. Magbukas ng bagong torneo.
tournaments-no-season-yet = Hindi pa tapos ang season na ito. Mabubuksan ang susunod kapag tapos na.
tournaments-no-tied = Dapat may manalo sa knock-out: bigyan ng mas maraming puntos ang isa.
tournaments-no-full = { $most ->
    [one] Puno na ang { $most } puwesto. Subukan ulit kapag may umalis.
   *[other] Puno na ang lahat ng { $most } puwesto. Subukan ulit kapag may umalis.
}
tournaments-needs-format = **format**: arena o Swiss ang kailangan ng mesang higit sa dalawa ang manlalaro.
tournaments-needs-places = **places**: hindi puwede ang { $given }. Hanggang { $most } lang, at kahit isang punong mesa.
tournaments-needs-clock = **clock**: dapat may oras ang match: ibigay ang `clock` o `turn`.
tournaments-needs-increment = **increment**: idinaragdag ang mga segundong ito sa oras ng match, pero wala itong oras. Ibigay din ang `clock`, o alisin ang `increment`.
tournaments-needs-turn = **turn**: hindi puwedeng mas mahaba ang isang turn kaysa sa `clock`, ang oras ng manlalaro para sa buong match. Magbigay ng mas maikling `turn`, o isa lang sa dalawa.
tournaments-needs-check-in = **check_in**: mas mahaba ang { $given } minuto kaysa sa natitira bago magsimula. Magbigay ng mas kaunting minuto, 0 kung walang check-in, o mas huling simula.
tournaments-needs-check-in-full = **check_in**: bumubukas ang check-in bago magsimula, at hindi oras ang "puno". Magbigay ng oras ng simula, o alisin ang `check_in`.
tournaments-needs-duplicate = **duplicate**: may mga round dapat kapag pare-pareho ang baraha: piliin ang Swiss o round robin.
tournaments-needs-deals = **deals**: kapag pare-pareho ang baraha, dapat may bilang ng deal ang match, gaya ng `deals=3`.
tournaments-needs-entry = **entry**: hindi bilang ng chip ang { $given }.
tournaments-needs-prizes = **prizes**: hindi puwede ang { $given }. Magbigay ng porsiyentong 100 ang kabuuan, una ang pinakamataas, gaya ng 50/30/20.
tournaments-needs-start = **start**: hindi oras na darating ang { $given }. Isulat ang "sa 30 min", "20:30" o "2026-12-24 18:00" (parehong UTC), o "puno".
tournaments-needs-start-far = **start**: masyadong malayo ang { $given }. Hanggang 60 araw lang.
tournaments-needs-start-full = **start**: kailangan ng "puno" ang bilang ng puwesto, gaya ng `places=16`.
tournaments-needs-number = **{ $option }**: hindi puwede ang { $given }. Numero mula { $low } hanggang { $high } ang puwede.
tournaments-needs-yes-no = **{ $option }**: hindi puwede ang { $given }. Yes o no ang puwede.
tournaments-needs-role = **role**: hindi role ng server na ito ang { $given }. Isulat ang pangalan nito o i-mention.
tournaments-needs-role-low = **role**: hindi ko maibibigay ang { $role }. Kailangan ko ang permiso na **Manage Roles**, at dapat mas mataas ang sarili kong role.
tournaments-needs-role-yours = **role**: hindi mo maibibigay ang { $role }. Kailangan mo ang **Manage Roles** at role na mas mataas dito.
tournaments-needs-threads = Walang sariling thread ang mga match dito: wala akong { $permissions }. Sa channel na ito lalaruin ang mga ito.
tournaments-none-here = Walang torneo rito. Nasa `/tournament list` ang lahat, at magbubukas ang `/tournament open`.
tournaments-none-numbered = Walang torneo { $number } sa server na ito. Nasa `/tournament list` ang lahat.
tournaments-may-not-organise = Mga organizer lang ang puwedeng gumawa nito rito. Itinatalaga sila ng mga moderator sa `/cardroom settings organisers`.
tournaments-not-organiser = Mga organizer lang ng torneong ito ang makakagawa niyan. Hilingin sa kanila, o sa moderator.
tournaments-too-many = { $limit ->
    [one] May { $limit } torneo nang nilalaro sa server na ito. Hintaying matapos, o kanselahin.
   *[other] May { $limit } na torneo nang nilalaro sa server na ito. Hintaying may matapos, o magkansela ng isa.
}
tournaments-not-stored = Hindi nabago ang torneo: walang nai-save.
tournaments-not-stored-open = Hindi nai-save ang torneo, kaya hindi ito bukas.
