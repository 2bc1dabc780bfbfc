commands-table = Magbukas ng mesa, sumali, magsimula, umalis; mga gabi ng laro
commands-open = Magbukas ng mesa sa channel na ito
commands-play = Maglaro agad kontra computer
commands-join = Sumali sa mesa sa channel na ito
commands-leave = Umalis sa mesa bago magsimula ang match
commands-start = Simulan ang match, o ang susunod na deal
commands-computer = Magdagdag ng manlalarong computer
commands-close = Tapusin ang lobby o match na hindi na matuloy, walang resulta; moderator: kahit anong mesa
commands-resign = Sumuko sa match mo
commands-away = Ipalaro muna sa computer ang upuan mo, o ng nawawalang manlalaro
commands-back = Bawiin ang upuan mo sa computer
commands-status = Ipakita ulit ang mesa sa dulo ng channel
commands-again = Maglaro ulit, parehong manlalaro at rules
commands-hand = Ipakita ang mga baraha mo, sa iyo lang
commands-sheet = Ang score sheet ng match, bawat deal
commands-scores = Mga panalo at puntos sa server na ito
commands-rules = Ang rules ng laro, gaya ng nilalaro rito
commands-help = Paano gumagana ang Cardroom
commands-cardroom = Settings ng card room sa server na ito (para sa moderator)
commands-settings = Ang sarili mong settings at data
commands-settings-me = Ang wika mo, ang hitsura ng mga baraha, at paano ka sasabihan na turn mo na
commands-moves = Tumira, humingi ng hint, magplano ng turn mo
commands-results = Mga puntos, rating, record, at mga tapos na match
commands-learn = Mga lesson at rules ng mga laro
commands-challenge = Hamunin
commands-verb-draw = Bumunot sa stock
commands-verb-take = Kunin ang upcard, o higit pa sa tapunan kung puwede sa laro
commands-verb-discard = Magtapon ng baraha
commands-verb-meld = Maglatag ng bagong meld
commands-verb-layoff = Magsapaw ng baraha sa meld na nasa mesa
commands-verb-pass = Mag-pass
commands-play-game = Aling laro (default: pumili sa mga button)
commands-away-player = Ibang manlalaro na umalis na o matagal nang hindi tumitira
commands-help-topic = Higit pa tungkol sa isang paksa
commands-game = Aling laro
commands-preset = Set ng rules (default: ang karaniwan)
commands-options = House rules, gaya ng target=150 big_gin=yes
commands-turn-time = Oras sa bawat turn
commands-clock = Oras ng bawat manlalaro sa buong match; hindi dapat maubos
commands-increment = Oras na idinadagdag sa orasan pagkatapos ng bawat turn
commands-seats = Ilang manlalaro
commands-chip-value = Halaga ng isang chip ng laro sa play chips; 0: puntos lang
commands-stake = Play chips na itataya ng bawat isa para sa panalo sa match
commands-per-point = Play chips sa bawat puntos na lamang pagkatapos ng match
commands-minimum = Play chips na kailangan para makasali (default: 100 beses ng halaga ng chip)
commands-level = Gaano ito kagaling
commands-sure = Oo, gusto kong sumuko
commands-table-number = Numero ng mesa, kung marami
commands-choice = Pumili ng puwedeng tira, o i-type, gaya ng 10D o 7H 8H 9H
commands-scores-member = Kaninong score (default: ang pinakamagagaling sa server na ito)
commands-scores-game = Sa aling laro
commands-allow = Payagan ang mga mesa sa channel na ito, at sa mga pinayagang channel lang
commands-forbid = Channel na aalisin sa mga pinayagan
commands-everywhere = Payagan ulit ang mga mesa sa lahat ng channel
commands-openers = Sino ang puwedeng magbukas ng mesa
commands-role = Mga miyembrong may role na ito lang ang puwedeng magbukas ng mesa
commands-default-turn = Oras sa bawat turn sa mga bagong mesa
commands-idle-days = Ilang araw na walang tira bago puwedeng tapusin ang match na walang limit sa oras (default: 7)
commands-mention = Paano sasabihan ang mga manlalaro na turn na nila, maliban kung iba ang pinili nila
commands-my-mention = Paano ka sasabihan na turn mo na
commands-reliability = Porsiyento ng match na dapat natapos ng manlalaro, maliban sa mga bago
commands-hands = Kung ipapakita ng /results replay ang baraha ng lahat pagkatapos ng match
commands-demands = Ano ang gagawin kapag puwede mong ipilit ang upcard (panguingue)
commands-asking = Segundo para magpasya kung ipipilit ang upcard (panguingue; default: 25)
commands-sort = Ayos ng hawak mong baraha
commands-discards = Paano ka magtatapon
commands-only = Kung kusang ititira ang mga tirang walang ibang pagpipilian
commands-my-cards = Paano ipapakita ang mga baraha mo
commands-table-cards = Paano ipapakita sa lahat ang mga baraha sa mesa
commands-deck = Kulay ng mga suit sa larawan at emoji
commands-theme = Kung madilim o maliwanag ang mga larawan
commands-hand-size = Laki ng mga hawak mong baraha sa larawan
commands-my-language = Ang wika mo sa Cardroom
commands-language = Ang wika ng mga mesa sa server na ito
commands-own-language = Wika
    .discord = Gaya ng sa Discord
commands-own-cards = Baraha
    .pictures = Larawan
    .emoji = Emoji
    .text = Text
commands-own-deck = Mga suit
    .two = Dalawang kulay
    .four = Apat na kulay
    .safe = Apat na kulay, ligtas sa color-blind
commands-own-theme = Mga larawan
    .dark = Madilim
    .light = Maliwanag
commands-own-hand-size = Laki ng baraha
    .usual = Karaniwan
    .large = Malaki: dalawang hilera, halos doble ang laki (larawan lang)
commands-own-sort = Hawak na baraha
commands-own-discards = Pagtatapon
    .buttons = Isang button bawat baraha
    .menu = Isang menu
commands-own-only-moves = Tirang walang pagpipilian
    .yes = Kusang itira
    .no = Ako ang titira
commands-own-mention = Paalala ng turn
    .server = Default ng server
    .channel = Mention sa channel
    .dm = Direct message
    .off = Wala
commands-own-when-asked = Pagpilit ng upcard (panguingue)
    .ask = Tanungin ako lagi
    .always = Laging ipilit
    .never = Laging palampasin
commands-own-title = Ang settings mo
commands-own-preview = Ganito ang hitsura:
commands-own-no-direct = Hindi kita mapadalhan ng direct message; gumagana pa rin ang **Baraha ko** sa mesa.
commands-standing = -# Sinasagot din ng **Laging …** ang lahat ng susunod na tanong; mababago ito sa `/settings me`.
commands-server-title = Settings ng card room
commands-server-channels = **Puwedeng magbukas ng mesa sa** { $channels }
commands-server-everywhere = **Puwedeng magbukas ng mesa sa** lahat ng channel
commands-server-channel-gone = { $id } (wala na)
commands-openers-everyone = Lahat
commands-openers-moderators = Mga moderator (Manage Channels)
commands-server-openers = **Magbubukas:** { $openers }
commands-server-role = **Magbubukas:** { $role } at mga moderator
commands-server-role-gone = **Magbubukas:** { $id } (role na wala na) at mga moderator
commands-server-turn = **Oras sa bawat turn** { $time }
commands-server-idle = **Kapag walang limit sa oras** puwedeng tapusin ng mga manlalaro ang match pagkatapos ng { $days } araw na walang tira; kusa itong matatapos pagkatapos ng { $end }
commands-server-language = **Wika** { $language }
commands-server-languages-discord = gaya ng sa Discord
commands-server-mention = **Paalala ng turn** { $mention ->
        [channel] mention sa channel
        [dm] direct message
       *[off] wala
    }
commands-server-cards = **Baraha** { $cards ->
        [pictures] larawan
        [emoji] emoji
       *[text] text
    } · { $deck ->
        [four] apat na kulay
        [safe] apat na kulay, ligtas sa color-blind
       *[two] dalawang kulay
    }
commands-gone = Wala na: binura, o nakatago sa akin.
commands-all-gone = Wala nang natirang pinayagang channel, kaya walang makakapagbukas ng mesa. Payagan ang iba (`allow`), o lahat (`everywhere`).
commands-take-out = Alisin ang mga wala na
commands-not-resigned = Hindi ka sumuko. Para sumuko, gawing True ang `sure`.
commands-bad-setting = Hindi puwede ang value na iyan sa setting na ito; walang nabago.
commands-card-like = isang baraha, gaya ng 10D, 10♦ o td
commands-our-fault = May nagkamali sa panig namin; walang nabago. Subukan ulit, at kung mauulit pa, sabihin sa may-ari ng bot na ito.
commands-done = Tapos na.
commands-outdated = Nagbago na ang command na ito, at luma pa ang ipinapakita ng Discord; walang nagawa. I-reload ang Discord, o subukan ulit pagkalipas ng isang oras; gumagana ang lahat ng button.
commands-discord-out = Nagkaproblema sandali ang Discord, kaya hindi ako nakasagot. Walang nawala: pasok ang tira mo kung nakikita ito sa mesa.
commands-as-last-time = Gaya ng huling laro rito: { $options }
commands-opened = Bukas na ang { $table }. Puwedeng **Sumali** ang iba, o magdagdag ka ng computer; tapos pindutin ang **Simulan**.
commands-resign-and-deal = Sumuko at mag-deal
commands-leave-and-deal = Umalis at mag-deal
commands-seated-lobby = Nasa { $table } ka na sa channel na ito: umalis ka muna roon.
commands-seated-match = Nasa { $table } ka na sa channel na ito: tapusin muna ang match na iyon, o sumuko.
commands-seated-practice = Naglalaro ka pa kontra computer sa { $table }. Kapag sumuko ka, { $cost ->
        [match] talo ka roon
        [stakes] talo ka roon at talo ang taya
       *[nothing] matatapos iyon nang walang resulta
    }.
commands-joined = { $taken } sa { $seats } upuan sa { $table } ang may tao na.
commands-reseated = Nagbago ang mga upuan sa { $table }.
commands-left = Umalis ka na sa { $table }.
commands-begun = Nagsimula na ang match sa { $table }. Nasa **Baraha ko** ang mga baraha mo.
commands-closed = Sarado na ang { $table }.
commands-noted = Natanggap sa { $table }.
commands-next-deal = Nagsimula na ang susunod na deal sa { $table }: ang baraha mo ay sa direct message.
commands-moved-message = Lumipat ang baraha mo sa { $table }: [nandito na]({ $link }).
commands-moved-channel = Lumipat ang baraha mo sa { $table } papunta sa { $channel }.
commands-moved = Lumipat ang baraha mo sa { $table }.
commands-out-of-date = Umusad na ang { $table } mula noon; walang nabago.
commands-resigned = Sumuko ka na sa { $table }.
commands-away-now = Computer muna ang maglalaro para sa iyo sa { $table } hanggang gamitin mo ang `/table back` o pindutin ang **Nandito na ako**.
commands-back-now = Welcome back: sa iyo na ulit ang upuan mo sa { $table }.
commands-shown-again = Ipinakita ulit ang { $table } sa dulo ng channel nito.
commands-challenged = { $count ->
        [1] { $members }, gusto kang makalaro ni { $challenger } ng { $game } sa { $table }: may upuang nakalaan sa iyo hanggang { $time }.
    [one] { $members }, gusto kayong makalaro ni { $challenger } ng { $game } sa { $table }: may mga upuang nakalaan sa inyo hanggang { $time }.
       *[other] { $members }, gusto kayong makalaro ni { $challenger } ng { $game } sa { $table }: may mga upuang nakalaan sa inyo hanggang { $time }.
    }
commands-rematch = { $count ->
        [1] { $members }, gusto ni { $challenger } ng rematch sa { $table }: may upuang nakalaan sa iyo hanggang { $time }.
    [one] { $members }, gusto ni { $challenger } ng rematch sa { $table }: may mga upuang nakalaan sa inyo hanggang { $time }.
       *[other] { $members }, gusto ni { $challenger } ng rematch sa { $table }: may mga upuang nakalaan sa inyo hanggang { $time }.
    }
commands-accepted = Maglalaro si { $player } sa { $table }.
commands-declined = Tumanggi si { $player } na maglaro sa { $table }.
commands-asked = { $count ->
        [1] Bukas na ang { $table }. Inimbita ko: { $members }. May upuang nakalaan sa kanya hanggang { $time }, at magsisimula ang match kapag puno na.
    [one] Bukas na ang { $table }. Inimbita ko: { $members }. May mga upuang nakalaan sa kanila hanggang { $time }, at magsisimula ang match kapag puno na.
       *[other] Bukas na ang { $table }. Inimbita ko: { $members }. May mga upuang nakalaan sa kanila hanggang { $time }, at magsisimula ang match kapag puno na.
    }
commands-not-asked = { $count ->
        [1] Bukas na ang { $table }, at may upuang nakalaan hanggang { $time } para sa: { $members }. Hindi ako makasulat sa channel na ito ngayon, kaya ikaw na ang magsabi sa kanya.
    [one] Bukas na ang { $table }, at may mga upuang nakalaan hanggang { $time } para sa: { $members }. Hindi ako makasulat sa channel na ito ngayon, kaya ikaw na ang magsabi.
       *[other] Bukas na ang { $table }, at may mga upuang nakalaan hanggang { $time } para sa: { $members }. Hindi ako makasulat sa channel na ito ngayon, kaya ikaw na ang magsabi.
    }
commands-left-out = { $count ->
        [one] Wala na sa server na ito: { $players }. Walang upuang nakalaan sa kanila; kahit sino ay puwedeng sumali.
       *[other] Wala na sa server na ito: { $players }. Walang upuang nakalaan sa kanila; kahit sino ay puwedeng sumali.
    }
commands-substituted = Computer muna ang maglalaro para kay { $player } sa { $table } hanggang bumalik siya.
commands-organisers = Kung sino ang puwedeng mag-organisa ng torneo
commands-organiser-role = Ang mga may role na ito at mga moderator lang ang puwedeng mag-organisa ng torneo
commands-server-organisers = **Mga torneo** { $organisers }
commands-server-organisers-role = **Mga torneo** { $role } at mga moderator
commands-server-organisers-gone = **Mga torneo** { $id } (nawawalang role) at mga moderator
commands-form-again = Sagutan ulit
