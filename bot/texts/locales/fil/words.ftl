words-hand = Baraha ko
words-rules = Rules
words-resign = Sumuko
words-resign-sure = Oo, suko na
words-back = Bumalik
words-payments = Mga bayad
words-rules-menus = Rules …
words-decline = Tanggihan
words-by-lot = 🎲 Random na kakampi
words-sheet = Score sheet
words-away = Nandito na ako
words-refresh = I-refresh
words-join = Sumali
words-leave = Umalis
words-start = Simulan
words-close = Isara
words-again = Laro ulit
words-next = Susunod na deal
words-next-ready = Susunod na deal ({ $ready } sa { $people } handa na)
words-scores = Mga score
words-practice = Mag-practice kontra computer
words-sort-melds = Ayon sa meld
words-sort-suit = Ayon sa suit
words-sort-rank = Ayon sa rank
words-add-computers = 🤖 Magdagdag ng computer, o maghanap ng kahit sino …
words-choose-rule = Iba pang rules …
words-choose-rule-of = Iba pang rules … ({ $menu } ng { $menus })
words-partner = Piliin ang kakampi ko …
words-topics = Pumili ng paksa …
words-add-computer = Isang computer: { $level }
words-fill = { $free } computer: { $level }
words-other-value = { $option }: ibang value …
words-signs = Mga tanda sa larawan
words-short = Ang laro sa madaling salita
words-all-rules = rules
words-rules-about = Puwedeng baguhin ng host ang mga ito hanggang magsimula ang match; aabisuhan dito ang lahat ng nakaupo.
words-free = *bakante*
words-kept = *nakalaan kay* { $member } *hanggang* { $time }
words-player-computer = { $player } · computer
words-player-level = { $player } · computer, { $level }
words-player-host = { $player } · host
words-lobby = Nasa lobby: { $players } · { $free ->
        [0] puwede nang magsimula
        [one] { $free } upuan ang bakante
       *[other] { $free } upuan ang bakante
    }
words-lobby-closes = Naghihintay ng mga manlalaro · magsasara { $time }
words-lobby-rules = **Rules** { $rules }
words-lobby-turn = **Oras sa bawat turn** { $time }
words-played-for = **Play chips** { $stakes } · { $minimum } para makaupo
words-stakes-chip = ang halaga ng isang chip ay { $worth }
words-stakes-pot = tataya ang bawat manlalaro ng { $chips } para sa panalo
words-stakes-point = { $chips } sa bawat puntos na lamang
words-seat = nakaupo sa upuan { $seat }
words-level-easy = madali
words-level-normal = katamtaman
words-level-strong = malakas
words-level-expert = eksperto
words-level-rated = { $level } ({ $rating })
words-level-players = { $players }: { $level }
words-level-rating = may rating na { $rating } sa { $game }
words-level-faults = { $level }: { $faults }.
words-help-people = **Kasama ang iba** `/table open` para magbukas ng mesa: pipindutin ng iba ang **Sumali**, pipili ka ng rules sa **Rules …** at pipindutin mo ang **Simulan**. O hamunin ang isang miyembro: buksan ang menu niya, tapos Apps.
words-help-cards = **Mga baraha mo** Ipinapadala sa direct message, minsan nasa Message Requests; sa **Baraha ko** sa ilalim ng mesa, ikaw lang ang makakakita.
words-help-suits = Mga suit: `♠` spades, `♣` clubs, `♦` diamonds, `♥` hearts; puwedeng i-type ang `10D`, `10♦` o `td`.
words-help-time = Kapag hindi ka tumira sa oras, computer ang titira para sa iyo hanggang pindutin mo ang **Nandito na ako**.
words-help-chips = Play chips: walang halaga sa pera, hindi mabibili, maibebenta o maipapalit.
words-help-direct =
    ### Cardroom
    Mga larong rummy sa mga channel ng server. Doon binubuksan ang mga mesa; dito dumarating ang baraha mo, at naglalaro ka gamit ang mga button sa ilalim.
words-help-direct-cards = **Mga baraha mo** `/hand` para ipakita ulit · **Score sheet** `/results sheet`
words-help-direct-commands = **Rules** `/learn rules` · **Patas na deal** `/fair about` · **Ikaw** `/settings me`, `/settings privacy about`
words-play-now =
    ### Maglaro na
    Isang pindot: magbubukas ng mesa, pupunuin ng computer, at magde-deal na.
words-topic-commands = Lahat ng command
words-topic-moves = Mga command sa pagtira; ganoon din ang mga button
words-topic-results = Mga command ng mga resulta at chips
words-topic-tournaments = Mga command ng torneo
words-topic-computers = Ang mga computer, at kung gaano sila kagaling
words-topic-review = Mga hint at review, at paano gumagana
words-topic-fair = Patas na deal, at paano ito masusuri ng kahit sino
words-topic-ratings = Mga rating, at aling match ang binibilang
words-help-computers = Mga manlalarong computer
words-help-levels = **madali**: nagkakamali na parang baguhan · **katamtaman**: maayos maglaro · **malakas**: nagbibilang ng baraha sa pinakamahahalagang desisyon · **eksperto**: nagbibilang sa bawat desisyon, alam mula sa maraming deal ang halaga ng hawak, at sa mga dikit na desisyon ay naglalaro ng hanggang daan-daang simulated na deal na tugma sa nakita nito. Walang sinuman sa kanila ang may alam na hindi alam ng manlalaro sa upuan nila.
words-help-ratings = Ang mga numero ay rating laban sa computer, gaya ng sa iyo sa `/results stats`. Ang bagong manlalaro ay may 1500, at ganoon din ang katamtaman; ang lamang na 200 puntos ay nananalo ng 64 sa 100 match, ang lamang na 400 ay 76. Sinukat ang mga level sa mga match laban sa isa't isa, sa parehong mga deck na pinagpalit ang upuan.
words-no-sheet = Wala pang natapos na deal.
words-so-far = maliliit na numero: kabuuan hanggang doon
words-no-payments = Wala pang nagbayad.
words-ready = ✅ Handa ka na. Magsisimula ang susunod na deal kapag handa na ang lahat.
words-no-message = Walang message? Tingnan ang Message Requests, o pindutin ang **Baraha ko**.
words-next-hand = ✅ Nasa bagong message ang susunod mong baraha.
words-while-away = **Habang wala ka:**
words-no-hand = Wala pang ibinigay na baraha dito.
words-empty-hand = *Wala ka nang hawak na baraha.*
words-resigned = Sumuko ka na; computer ang naglalaro para sa iyo.
words-played-for-you = 💤 Computer ang naglalaro para sa iyo.
words-waited-for = ⏸️ Wala ang lahat; naghihintay ang mesa.
words-unusual = iba sa karaniwang rules
words-no-tables = Walang larong nagaganap dito. `/table open` para magbukas ng mesa.
words-state-lobby = Naghihintay ng mga manlalaro.
words-state-playing = Nasa pagitan ng mga deal.
words-state-paused = ⏸️ Naka-pause.
words-state-over = Tapos na ang match.
words-state-closed = Sarado.
words-state-broken = ⚠️ Hindi na maitutuloy.
words-record-broken = ⚠️ Hindi na mabasa ang record ng match na ito. Puwedeng isara ng moderator ang mesa sa `/table close`.
words-shuffling = Binabalasa ang mga baraha.
words-put-off = Offline ako nang { $unit ->
        [day] { $count } araw
        [hour] { $count } oras
        [minute] { $count } minuto
       *[second] { $count } segundo
    }; nakatigil ang lahat ng orasan sa panahong iyon.
words-next-by-itself = Susunod na deal { $time }
words-more = … at { $count } pa.
words-deals = { $deals } deal
words-goal = hanggang{ "\u00A0" }{ $points }
words-deal-number = deal{ "\u00A0" }{ $deal }
words-paused = ⏸️ Naka-pause ang mesa: { $reason }. Nakatigil ang mga orasan.
words-paused-simply = ⏸️ Naka-pause ang mesa. Nakatigil ang mga orasan.
words-paused-ends = Kung walang magbabago, matatapos ang match nang walang resulta { $time }.
words-closed = { $why ->
        [moderator] Isinara ni { $by }, isang moderator, ang mesang ito; walang panalo.
        [player] Tinapos ni { $by } ang match dahil hindi na ito matuloy; walang panalo.
        [idle] Natapos ang match dahil matagal nang walang tumitira; walang panalo.
        [paused] Natapos ang match dahil masyadong matagal na naka-pause; walang panalo.
        [tournament] Maagang natapos ang match; ang torneo ang magpapasya sa resulta.
       *[other] Sarado na ang mesang ito; walang panalo.
    }
words-stakes-back = Naibalik na ang mga taya.
words-closed-lobby = Sarado na ang mesang ito.
words-idle = Walang limit sa oras; kung walang titira, matatapos ang match nang walang resulta { $time }.
words-everybody-away = ⏸️ Wala ang lahat: maghihintay ang mesa hanggang may pumindot ng **Nandito na ako**.
words-everybody-away-until = ⏸️ Wala ang lahat: maghihintay ang mesa hanggang may pumindot ng **Nandito na ako**, at magsasara { $time }.
words-late = { $count ->
        [one] ⌛ Naubusan ng oras: { $players }. Computer muna ang maglalaro.
       *[other] ⌛ Naubusan ng oras: { $players }. Computer muna ang maglalaro.
    }
words-have-resigned = { $count ->
        [one] 💤 Sumuko: { $players }. Computer na ang maglalaro.
       *[other] 💤 Sumuko: { $players }. Computer na ang maglalaro.
    }
words-are-away = { $count ->
        [one] 💤 Wala: { $players }. Computer muna ang maglalaro.
       *[other] 💤 Wala: { $players }. Computer muna ang maglalaro.
    }
words-your-turn = { $player } — ikaw na sa { $table }
words-somebody = Manlalaro
words-no-direct-messages = Hindi kita mapadalhan ng direct message. Walang problema: pindutin ang **Baraha ko**, at ikaw lang ang makakakita ng baraha mo.
words-waiting-for = Hinihintay si { $player }.
words-waiting = Hinihintay ang turn mo. Nasa { $channel } ang mesa.
words-resigning = **Susuko ka?** { $effect ->
        [short] Masyadong maikli ang match para bilangin: walang rating, at ibabalik ang lahat ng chip. Para sa iyo ay bilang itong hindi tinapos, at bababa ang reliability mo (`/results stats`).
        [ends] Matatapos ang match nang walang resulta.
        [computer] Computer ang maglalaro para sa iyo, at hindi ka na puwedeng manalo sa match. Bilang itong hindi tinapos, at bababa ang reliability mo (`/results stats`).
        [tournament] Tatapusin ng computer ang deal na ito para sa iyo. Pagkatapos, matatapos ang match at ikaw ang huli. Bilang itong hindi tinapos, at bababa ang reliability mo (`/results stats`).
       *[loses] Talo ka sa match.
    }
words-own-turn = **Ikaw na**: { $task }
words-own-turn-play = **Ikaw na**
words-turn = ▶ **{ $players }**: { $task }
words-turn-play = ▶ Turn: **{ $players }**
words-payments-of = Mga bayad sa deal { $deal }
words-page-of = pahina { $page } ng { $pages }
words-last-moves = ang huling { $count } tira lang
words-melds-in-channel = { $count } pang meld sa channel
words-ways = { $count } paraan
words-menu-page = { $title } ({ $page } ng { $pages })
