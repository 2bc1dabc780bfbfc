gin-rules-short-aim = Maunang umabot sa **{ $target }** puntos sa loob ng ilang deal.
gin-rules-short-aim-deals = Maglaro ng { $deals } deal.
gin-rules-short-aim-hollywood = Tatlong laro sa isa, bawat isa hanggang **{ $target }** puntos: ang unang panalong deal ay bilang sa isa, ang ikalawa sa dalawa, ang mga susunod sa lahat ng tatlo.
gin-rules-short-melds = I-meld ang sampung baraha mo: set na tatlo o apat na magkaparehong rank ({ $set }), run na tatlo o higit pang magkakasunod sa isang suit ({ $run }). Ang wala sa meld ay **deadwood**: alas 1, jack, queen at king 10, ang iba ay ang numero nila.
gin-rules-short-turn = Sa turn mo, bumunot sa stock o kunin ang upcard, saka magtapon ng isa.
gin-rules-short-knock = Sa halip na magtapon lang, puwede kang **mag-knock** kung ang deadwood mo ay { $limit ->
        [gin] 0 (gin lang)
        [upcard] hindi hihigit sa halaga ng unang upcard (jack, queen, king 10; alas: gin lang)
        [upcard-ace-one] hindi hihigit sa halaga ng unang upcard (jack, queen, king 10; alas: 1)
       *[points] { $points } o mas mababa
    }. Kapag walang deadwood, **gin** iyon.
gin-rules-short-laying-off = Pagkatapos ng knock, isasapaw ng kalaban ang mga bagay sa meld ng nag-knock; hindi puwede kapag gin.
gin-rules-short-scoring = Ang mas mababa ang deadwood ang makakakuha ng diperensiya. Gin: dagdag na **{ $gin }**. Kung hindi mas mababa ang sa nag-knock, **undercut** siya: sa kalaban ang **{ $undercut }** at ang diperensiya.
gin-rules-setup = Baraha at deal
gin-rules-setup-pack = Dalawang manlalaro, 52 baraha, walang joker.
gin-rules-setup-ranks = Mga rank mula alas hanggang king. Mababa ang alas: hindi ito kasunod ng king.
gin-rules-setup-values = Halaga: alas 1, dos hanggang nuwebe ang numero nila, diyes, jack, queen at king 10.
gin-rules-setup-deal = Tigsasampung baraha. Ititihaya ang kasunod: ang upcard. Ang natitirang 31 ang stock.
gin-rules-setup-deal-eleven = Labing-isa sa hindi dealer, sampu sa dealer; ang natitirang 31 ang stock.
gin-rules-setup-dealer = Random ang unang dealer; ang kalaban ang mauuna.
gin-rules-upcard = Ang unang upcard
gin-rules-upcard-none = Walang inaalok na baraha: labing-isa ang sa hindi dealer at siya ang unang magtatapon.
gin-rules-upcard-non-dealer = Puwedeng kunin ng hindi dealer ang upcard o mag-pass.
gin-rules-upcard-dealer = Kung mag-pass siya, puwede itong kunin ng dealer o mag-pass din.
gin-rules-upcard-no-draw = Walang bubunot sa stock hanggang noon.
gin-rules-upcard-both-pass = Kung mag-pass ang dalawa, dapat bumunot sa stock ang hindi dealer, at magtatapon sa ibabaw ng upcard.
gin-rules-upcard-taken = Ang kumuha nito ay titira gaya ng karaniwang turn: magtapon ng ibang baraha, o mag-knock.
gin-rules-turn = Ang turn mo
gin-rules-turn-draw = Bumunot ng isa: ang nasa ibabaw ng stock, o ang upcard. Ang ibabaw lang ng tapunan ang makukuha.
gin-rules-turn-discard = Saka magtapon ng isang barahang nakatihaya, o mag-knock gamit ito.
gin-rules-turn-back = Puwedeng itapon sa parehong turn ang kinuha sa tapunan.
gin-rules-turn-not-back = Bawal itapon sa parehong turn ang kinuha sa tapunan, kahit para mag-knock. Puwede ang galing sa stock.
gin-rules-turn-in-hand = Nananatili sa kamay ang mga meld hanggang may mag-knock.
gin-rules-turn-wall = Kapag { $cards } na lang ang baraha sa stock pagkatapon, tingnan ang 9.
gin-rules-turn-cap = Kapag { $times } beses nang nakuha ang upcard, tabla ang deal.
gin-rules-turn-repetition = Kapag parehong baraha ang kinuha at itinapon sa dalawang sunod na turn, tabla ang deal.
gin-rules-melds = Mga meld
gin-rules-melds-set = **Set**: tatlo o apat na magkaparehong rank, gaya ng { $cards }.
gin-rules-melds-run = **Run**: tatlo o higit pang magkakasunod sa isang suit, gaya ng { $cards }; hindi run ang { $none }.
gin-rules-melds-once = Sa isang meld lang bilang ang isang baraha.
gin-rules-melds-deadwood = **Deadwood** ang halaga ng lahat ng wala sa meld. Ipinapakita sa panel mo ang pinakamababang posible.
gin-rules-knock = Pag-knock at gin
gin-rules-knock-when = Magno-knock ka sa turn mo, pagkabunot, sa barahang itatapon mo.
gin-rules-knock-limit = Ang deadwood mo pagkatapon ay dapat { $limit ->
        [gin] 0 (gin lang)
        [upcard] hindi hihigit sa halaga ng unang upcard (jack, queen, king 10; alas: gin lang)
        [upcard-ace-one] hindi hihigit sa halaga ng unang upcard (jack, queen, king 10; alas: 1)
       *[points] { $points } o mas mababa
    }. Puwede ang kahit anong tapon na aabot doon.
gin-rules-knock-discard = Makikita ng dalawa ang tapon na iyon, pero wala na ito sa laro.
gin-rules-knock-gin = **Gin** kapag walang deadwood. Kailangan din ng tapon sa gin: walang big gin.
gin-rules-knock-big-gin = **Gin** kapag walang deadwood. **Big gin**: kapag naka-meld ang labing-isa, puwedeng mag-out nang walang tapon, para sa { $bonus } at sa deadwood ng kalaban.
gin-rules-knock-never-must = Hindi kailanman sapilitan ang mag-knock, kahit may gin.
gin-rules-knock-shown = Pagkatapos ng knock, ipinapakita ang hawak ng dalawa.
gin-rules-selection = Mga meld ng nag-knock
gin-rules-selection-automatic = Kusang inaayos ang hawak ng nag-knock: pinakamababang deadwood at, kung pantay, ang pinakakaunti ang masasapawan.
gin-rules-selection-chosen = Puwedeng pumili ng ibang meld ang nag-knock, bago mismo mag-knock, basta kaya ng deadwood. Bilang ang mga hindi na-meld; gin lang kung walang matira.
gin-rules-selection-listed = Puwedeng pumili ng ibang meld ang nag-knock, bago mismo mag-knock, basta kaya ng deadwood. Bilang ang mga hindi na-meld; gin lang kung walang matira. Nakalista ang lahat ng paraan.
gin-rules-laying-off = Pagsapaw
gin-rules-laying-off-who = Ang dumedepensa lang ang nagsasapaw, sa mga meld lang ng nag-knock, at hindi kailanman kapag gin.
gin-rules-laying-off-where = Tumatanggap ang set na tatlo ng ikaapat; ang run, ng kasunod sa magkabilang dulo.
gin-rules-laying-off-deadwood = Walang maisasapaw sa deadwood ng nag-knock.
gin-rules-laying-off-joint = Kusang hinahanap ang pinakamababang deadwood ng dumedepensa: maaari pang sirain ang meld kung mas makakatipid ang pagsapaw.
gin-rules-laying-off-deadwood-only = Ime-meld muna nang pinakamahusay ang hawak ng dumedepensa, saka isasapaw ang mga natira.
gin-rules-laying-off-manual = Pipiliin ng dumedepensa kung ano ang itatago at isasapaw; bilang ang lahat ng iba.
gin-rules-scoring = Puntusan
gin-rules-scoring-gin = **Gin**: { $bonus } at ang deadwood ng kalaban.
gin-rules-scoring-knock = **Knock** na mas mababa sa kalaban: ang diperensiya.
gin-rules-scoring-undercut = **Undercut**, kung mas mababa ang sa kalaban: { $bonus } at ang diperensiya sa dumedepensa. { $tie ->
        [push] Kung pantay ang deadwood, walang puntos.
       *[undercut] Undercut din kung pantay ang deadwood.
    }
gin-rules-scoring-draw = Tabla: walang puntos.
gin-rules-scoring-spade = Kung spade ang unang upcard, doble ang lahat sa deal.
gin-rules-wall = Ang wall
gin-rules-wall-floor = Hindi binubunot ang huling { $cards } baraha ng stock: iyon ang wall.
gin-rules-wall-knock = Ang bumunot ng huling baraha bago ang mga iyon ay puwede pang mag-knock gaya ng karaniwan.
gin-rules-wall-draw = Kung hindi, tabla ang deal pagkatapon.
gin-rules-wall-discard = Kung hindi, magtatapon siya ng isa.
gin-rules-wall-take = Puwede itong kunin ng kalaban **at** mag-knock agad, o mag-pass.
gin-rules-wall-pass = Kung mag-pass siya, tabla ang deal at walang puntos.
gin-rules-match = Ang match
gin-rules-match-target = Tapos ang match kapag may umabot sa { $target } puntos o higit pa.
gin-rules-match-deals = { $deals } deal ang match; panalo ang mas mataas na kabuuan{ $boxes ->
        [yes] , kasama ang bonus sa bawat panalong deal.
       *[no] .
    }
gin-rules-match-dealer = { $dealer ->
        [loser] Ang talo sa deal ang dealer sa susunod.
        [winner] Ang panalo sa deal ang dealer sa susunod.
       *[alternate] Salitan ang mga manlalaro sa pagiging dealer.
    } { $redeal ->
        [same] Pagkatapos ng tabla, ang parehong dealer ulit.
       *[alternate] Pagkatapos ng tabla, ang kalaban ang dealer.
    }
gin-rules-match-added = Idinadagdag sa dulo: { $bonuses }.
gin-rules-match-added-to-games = Idinadagdag sa dulo ng bawat laro: { $bonuses }.
gin-rules-match-nothing-added = Walang idinadagdag sa dulo.
gin-rules-match-nothing-added-to-games = Walang idinadagdag sa dulo ng bawat laro.
gin-rules-match-game-bonus = { $of ->
        [game] { $points } para sa laro
       *[match] { $points } para sa match
    }
gin-rules-match-box-bonus = { $points } sa bawat panalong deal
gin-rules-match-shut-out = kung hindi nakapuntos ang talo: { $points } dagdag na puntos
gin-rules-match-shut-out-doubles = kung hindi nakapuntos ang talo: doble ang kabuuan
gin-rules-hollywood-games = **Hollywood**: tatlong laro sa isa. Ang unang panalong deal ay bilang sa laro 1, ang ikalawa sa laro 1 at 2, ang ikatlo at mga susunod sa lahat ng tatlo.
gin-rules-hollywood-target = Tapos ang isang laro kapag may umabot doon sa { $target } puntos o higit pa, at wala na itong tatanggaping puntos. Ang hindi nakapuntos doon ay magsisimula sa kasunod na laro, sa susunod na panalong deal.
gin-rules-hollywood-end = Tapos ang match kasabay ng ikatlong laro; panalo ang mas mataas na suma ng tatlong laro.
gin-rules-hollywood-end-deals = Tapos ang match kasabay ng ikatlong laro, o pagkatapos ng { $deals } deal; panalo ang mas mataas na suma ng tatlong laro.
