inbox-command = Mga laro mo sa lahat ng server: kung saan ikaw na, at ano pa ang naghihintay sa iyo
inbox-next = Susunod na laro
inbox-next-of = Susunod na laro ({ $games })
inbox-refresh = I-refresh
inbox-reminders = Mga paalala …
inbox-leave = Magbakasyon …
inbox-end-leave = Tapusin ang bakasyon
inbox-earlier = Bumalik
inbox-later = Higit pa
inbox-send = Ipadala lahat sa direct message
inbox-open = Magbukas ng laro
inbox-title = Mga laro mo
inbox-nothing = Walang naghihintay sa iyo. Magsimula ng laro gamit ang `/play`.
inbox-group-yours = Naghihintay sa iyo
inbox-group-ahead = Paparating
inbox-group-others = Iba ang titira
inbox-group-ended = Tapos na
inbox-elsewhere = { $count ->
    [one] May { $count } pang laro sa ibang lugar. Buksan ang `/games` sa direct message sa akin para makita.
   *[other] May { $count } pang laro sa ibang lugar. Buksan ang `/games` sa direct message sa akin para makita.
}
inbox-page = Pahina { $page } ng { $pages }
inbox-anyone = kasama ang kahit sino
inbox-tournament = torneo
inbox-table = Mesa { $number } · { $game }
inbox-turn = **Ikaw na**, matatapos { $time }
inbox-turn-free = **Ikaw na**
inbox-turn-idle = **Ikaw na**; magsasara ang mesa { $time }
inbox-next-deal = Handa na sa susunod na deal?
inbox-invited = Imbitado ka; nakalaan ang upuan mo hanggang { $time }
inbox-lobby = Naghihintay ng mga player
inbox-lobby-closes = Naghihintay ng mga player; magsasara { $time }
inbox-thinking = Titira: { $players }
inbox-thinking-until = Titira: { $players }, hanggang { $time }
inbox-thinking-leave = { $players }: nakabakasyon hanggang { $date }
inbox-paused = Naka-pause
inbox-between = Sa pagitan ng mga deal
inbox-check-in = **Mag-check in** sa torneo; magsisimula { $time }
inbox-check-in-now = **Mag-check in** sa torneo
inbox-challenge = **Hinahamon ka**; sumagot sa channel ng torneo
inbox-tournament-starts = Magsisimula { $time }
inbox-tournament-open = Kasali ka
inbox-night = Game night, { $time }
inbox-night-open = **Nagsimula na ang game night**
inbox-won = 🏆 **Panalo** { $time }
inbox-lost = Talo { $time }
inbox-drawn = Tabla { $time }
inbox-resigned = Sumuko { $time }
inbox-new = bago
inbox-missed = { $turns ->
    [one] { $turns } turn ang nalampasan mo, at ang computer ang tumira
   *[other] { $turns } na turn ang nalampasan mo, at ang computer ang tumira
}
inbox-away = ang computer ang naglalaro para sa iyo hanggang bumalik ka
inbox-at-night = matatapos sa tahimik mong oras
inbox-on-leave = ⏸️ Nakabakasyon ka hanggang { $date }.
inbox-direct-closed = ⚠️ Hindi ako pinapayagan ng Discord na magpadala sa iyo ng direct message. Payagan ito sa settings ng server na pareho tayong naroon; hanggang doon, hindi kita mapapaalalahanan.
inbox-sent = Nagpadala ako sa iyo ng direct message.
inbox-not-sent = Hindi ako pinapayagan ng Discord na magpadala sa iyo ng direct message. Payagan ito sa settings ng server na pareho tayong naroon.
inbox-none-waits = Walang ibang larong naghihintay ng tira mo.
inbox-board-leave = ⏸️ { $players }: nakabakasyon hanggang { $date }
inbox-digest-title = Magandang araw! Naghihintay ito sa iyo
inbox-missed-title = May nalampasan kang turn
inbox-missed-about = Ang computer ang tumira para sa iyo. Pagkatapos ng tatlong sunod na nalampasang turn, ito ang maglalaro para sa iyo hanggang bumalik ka.
inbox-form-reminders = Mga paalala at tahimik na oras
inbox-form-zone = Time zone
    .about = Ayon sa pinakamalaking lungsod, gaya ng Asia/Manila o America/New_York
inbox-form-digest = Araw-araw na mensahe, tuwing
    .about = Oras gaya ng 18:00. Iwanang walang laman kung ayaw ng mensahe.
inbox-form-quiet = Tahimik na oras
    .about = Gaya ng 22:00-7:00: walang abiso mula sa akin noon. Tumatakbo pa rin ang oras ng turn mo.
inbox-saved = Na-save na.
inbox-digest-at = Araw-araw na mensahe tuwing { $time } ({ $zone }).
inbox-no-digest = Walang araw-araw na mensahe.
inbox-quiet-from = Tahimik na oras mula { $begin } hanggang { $end } ({ $zone }). Ang darating noon ay matatanggap mo pagkatapos, kung totoo pa rin. Tumatakbo pa rin ang oras ng turn mo; kung kailangan mo ng mas mahaba, magbakasyon.
inbox-no-quiet = Walang tahimik na oras.
inbox-form-leave = Bakasyon
inbox-form-leave-days = Gaano katagal?
    .about = { $days ->
        [one] { $days } araw ang natitira ngayong taon. Maghihintay ang mabagal na mesa; hindi ang torneo.
       *[other] { $days } na araw ang natitira ngayong taon. Maghihintay ang mabagal na mesa; hindi ang torneo.
    }
inbox-leave-for = { $days ->
    [one] { $days } araw, hanggang sa dulo ng { $date }
   *[other] { $days } na araw, hanggang sa dulo ng { $date }
}
inbox-leave-begun = ⏸️ Nakabakasyon ka hanggang { $date }. Kung ang turn ay maaaring tumagal ng 12 oras o higit pa, o walang limit, nakahinto ang oras ng mga turn mo, at ang natitira ay nasa iyo pa rin pagkatapos. Tuloy ang mabibilis na mesa at mga torneo. Puwede ka pa ring maglaro.
inbox-leave-ended = Tapos na ang bakasyon mo; tumatakbo na ulit ang oras ng mga turn mo.
inbox-leave-left = { $days ->
    [0] Wala ka nang araw ng bakasyon ngayong taon.
    [one] May { $days } araw ka pa ng bakasyon ngayong taon.
   *[other] May { $days } na araw ka pa ng bakasyon ngayong taon.
}
inbox-bad-zone = Hindi ko kilala ang time zone na “{ $typed }”. Isulat ang pinakamalaking lungsod nito, gaya ng `Asia/Manila`.
inbox-bad-hour = Hindi ko maintindihan ang oras na “{ $typed }”. Isulat nang ganito: `18:00`.
inbox-bad-hours = Hindi ko maintindihan ang mga oras na “{ $typed }”. Isulat nang ganito: `22:00-7:00`.
inbox-too-many-days = { $days ->
    [0] Wala ka nang araw ng bakasyon ngayong taon.
    [one] { $days } araw na lang ng bakasyon ang natitira sa taong iyon.
   *[other] { $days } na araw na lang ng bakasyon ang natitira sa taong iyon.
}
inbox-no-leave = Hindi ka nakabakasyon.
inbox-stale = Nagbago na iyon; buksan ulit ang `/games`.
inbox-server-days = { $days ->
    [0] Hindi binibilang ang **bakasyon** sa mga mesa ng server na ito.
    [one] Binibilang dito ang **bakasyon** nang { $days } araw kada taon.
   *[other] Binibilang dito ang **bakasyon** nang { $days } na araw kada taon.
}
inbox-option-days = Ilang araw ng bakasyon kada taon ang bilang sa mababagal na mesa ng server na ito (0: wala)
inbox-not-stored = Walang nabago, dahil hindi sumagot ang database ko. Pakisubukan ulit pagkalipas ng isang minuto.
