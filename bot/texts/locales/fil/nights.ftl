nights-command = Mga gabing nagkikita ang mga miyembro ng server na ito para maglaro
nights-command-plan = Magplano ng gabi ng laro sa channel na ito (para sa mga organizer)
nights-command-list = Ang mga susunod na gabi ng laro sa server na ito
nights-command-show = Isang gabi ng laro: sino ang darating, at aling laro ang nangunguna
nights-command-edit = Baguhin ang isang gabi ng laro at ang mga kasunod (para sa mga organizer)
nights-command-stop = Kanselahin ang gabi ng laro at huwag nang magplano ng kasunod (para sa mga organizer)
nights-option-night = Aling gabi ng laro
nights-option-reminder = Kailan ko paaalalahanan ang mga darating
nights-before = { $time } bago magsimula
nights-no-reminder = Walang paalala
nights-form-plan = Magplano ng gabi ng laro
nights-form-edit = Baguhin ang gabing ito
nights-form-name = Pangalan
nights-form-when = Araw at oras
    .about = Araw ng linggo o petsa, saka ang oras: { $weekday } 20:00, o { $date } 20:00
nights-form-zone = Time zone
    .about = Ayon sa pinakamalaking lungsod, gaya ng Asia/Manila o America/New_York
nights-form-games = Mga larong pagbobotohan
nights-form-length = Haba, at gaano kadalas
nights-default-name = Gabi ng laro
nights-weekly = { $time }, linggo-linggo
nights-once = { $time }, isang beses
nights-in-zone = { $time } sa { $zone }
nights-coming = { $count ->
    [0] Wala pang nagsasabing darating.
    [one] **{ $count } ang darating:** { $names }
   *[other] **{ $count } ang darating:** { $names }
}
nights-not-coming = { $count ->
    [one] { $count } ang hindi makakarating.
   *[other] { $count } ang hindi makakarating.
}
nights-plays = **Maglalaro tayo ng** { $game }.
nights-poll = Ano ang lalaruin natin?
nights-votes = { $count ->
    [one] { $count } boto
   *[other] { $count } na boto
}
nights-leads = nangunguna
nights-yes = Darating ako
nights-no = Baka hindi
nights-vote = Bumoto ng laro
nights-planned-by = Plano ni { $member }
nights-begun-now = Nagsimula na ang gabing ito.
nights-over-now = Tapos na ang gabing ito.
nights-cancelled-now = Kanselado ang gabing ito.
nights-channel-gone = Wala na ang channel nito.
nights-reminder = ⏰ Magsisimula ang **{ $name }** { $start }: { $names }
nights-opening = 🎲 Magsisimula na ang **{ $name }**. Limang minutong nakalaan ang mga upuan.
nights-late = Wala ako noong dapat na itong magsimula: huli ito nang { $time }.
nights-untold = 🎲 Nagsimula na ang **{ $name }** ({ $time } nang huli ang mensaheng ito), pero hindi ako makapagsulat dito. Hindi na nakalaan ang mga upuan.
nights-opened = { $table } · { $game }: { $names }
nights-refused = Hindi ako nakapagbukas ng mesa ng { $game } para kina { $names }. Magbukas ng isa gamit ang `/table open`.
nights-summary = Tapos na ang **{ $name }**
nights-matches = { $count ->
    [one] { $count } laban ang nilaro.
   *[other] { $count } na laban ang nilaro.
}
nights-won = { $table } · { $game }: panalo si { $names } ({ $scores })
nights-computer-won = { $table } · { $game }: panalo ang computer ({ $scores })
nights-drawn = { $table } · { $game }: walang nanalo ({ $scores })
nights-most-wins = Pinakamaraming panalo: { $names }
nights-wins = { $member } { $count }
nights-chips = Mga napanalunang chip: { $names }
nights-more = { $count ->
    [one] … at { $count } pang laban
   *[other] … at { $count } pang laban
}
nights-still-playing = { $count ->
    [one] { $count } mesa ang naglalaro pa.
   *[other] { $count } na mesa ang naglalaro pa.
}
nights-nobody-came = Walang dumating ngayon.
nights-skipped = Hindi natuloy ang **{ $name }**: wala ako noong dapat na itong magsimula
nights-follows = Ang susunod ay magsisimula { $start }.
nights-unattended = Tatlong sunod na beses nang walang dumating, kaya hindi na ako magpaplano ng iba. Magsimula ulit gamit ang `/table night plan`.
nights-none-follows = Wala nang kasunod.
nights-event = Maglalaro tayo ng { $games }. Sabihin sa channel kung darating ka, at bumoto ng laro.
nights-event-single = Maglalaro tayo ng { $game }. Sabihin sa channel kung darating ka.
nights-planned = Nakaplano: **{ $name }**, { $start }. Susunod ang mensahe nito sa channel na ito.
nights-changed = Nabago: **{ $name }**, { $start }.
nights-with-event = May event din ito sa server.
nights-without-event = Walang event sa server, dahil wala akong pahintulot na **Create Events** dito. Gumagana ang lahat ng iba kahit wala ito.
nights-too-soon-to-remind = Masyado itong malapit para sa paalala: wala akong paaalalahanan ngayon.
nights-reminds-now = Masyado itong malapit para sa paalala: paaalalahanan ko ngayon ang mga nagsabing pupunta, at wala na pagkatapos.
nights-stopped = Hindi matutuloy ang **{ $name }**, at wala na akong ipaplanong iba.
nights-last = Tuloy ang **{ $name }**, at wala nang kasunod.
nights-none = Walang nakaplanong gabi ng laro. Magplano gamit ang `/table night plan`.
nights-list = Mga gabi ng laro
nights-listed = **{ $name }** · { $start } · { $channel }
nights-edit = Baguhin
nights-stop = Kanselahin
nights-gone = Hindi na matutuloy ang gabing ito ng laro. Ipinapakita ng `/table night list` ang mga matutuloy.
nights-begun = Nagsimula na ang gabing ito. Sumali sa isang mesa sa channel.
nights-edited = May nagbago na ng gabing ito ng laro. Tingnan ulit.
nights-past = Nakalipas na iyon. Pumili ng darating na oras.
nights-too-far = Mahigit isang taon pa iyon. Pumili ng mas maagang araw.
nights-bad-time = Hindi ko maintindihan ang “{ $typed }” bilang araw at oras. Isulat ang araw ng linggo o petsa, saka ang oras: { $weekday } 20:00, o { $date } 20:00
nights-bad-zone = Hindi ko kilala ang time zone na “{ $typed }”. Isulat ang rehiyon at lungsod, gaya ng Asia/Manila.
nights-no-name = Kailangan ng pangalan ang gabi ng laro.
nights-no-games = Pumili ng isa hanggang { $limit } larong pagbobotohan.
nights-too-many = May { $limit } na gabi ng laro nang nakaplano sa server na ito. Magkansela muna ng isa.
nights-which = Maraming gabi ng laro rito. Pumili ng isa gamit ang opsyong `night`.
nights-answer-not-stored = Hindi naitago ang sagot mo.
nights-plan-not-stored = Hindi naitago ang gabi ng laro.
