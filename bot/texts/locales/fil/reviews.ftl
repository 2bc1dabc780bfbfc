reviews-command = Review ng mga desisyon mo sa isang tapos na match
reviews-option-match = Alin sa mga match mo (default: ang huli mo rito)
reviews-button = 🎓 Review
reviews-title = 🎓 Review
reviews-details = Mga detalye
reviews-ask = Ano ang tira mo?
reviews-next-mistake = Susunod na mali
reviews-try-again = Subukan ulit
reviews-back = Balik sa review
reviews-review-again = I-review ulit
reviews-replay = Replay mula rito
reviews-pick = Subukan ulit ang isang mali …
reviews-by-deal = Lahat ng desisyon sa isang deal …
reviews-of-seat = 🎓 I-review ang laro ni …
reviews-explained = -# Nasa `/help topic:review` ang paraan.
reviews-earlier = -# Gawa ng mas naunang hukom; maaaring ibang tira ang piliin ng kasalukuyan.
reviews-final = Iyon na ang huling mali.
reviews-failed = Pumalya ang review ngayon. Humingi ulit.
reviews-luck-explained = Ang suwerte ay ang halaga ng bawat deal bago ang unang desisyon doon.
reviews-how-explained = Walang mali ang 100 %; nasa `/help topic:review` kung paano ito kinukuwenta.
reviews-under-way = Ginagawa pa ang review; ipapakita ito ng `/results review` kapag tapos na.
reviews-biggest = Pinakamalaking mali
reviews-help =
    ### Mga hint at review
    Ang alam lang ng hukom ay ang alam ng upuan mo. Maraming beses nitong ibinibigay ang mga di-nakikitang baraha, sa mga paraang tugma sa kinuha at itinapon ng iba; sinusubukan ang bawat tira sa bawat simulated na deal na iyon; at inilalaro ang lahat sa parehong paraan. Ang inaasahang resulta ng tira ay ang mean: puntos mo sa deal na iyon laban sa iba.
    { "*" }*±** ang 95 % confidence interval.
    { "*" }*Berde** Berde ang mga tapon ayon sa sukat sa linya sa itaas nila: ang pinakamababang deadwood, o **Pinakamaluwag**, na walang sinisirang meld, walang bagay sa mesa, at kaunti ang kabagay sa iba mong baraha. Kapag may tirang binanggit na ang hint, iyon lang ang berde.
    { "*" }*Mga hint** Sa gin, { $hint } deal ang sini-simulate ng hint; { $search } sa review para mahanap ang pili ng hukom, at { $compare } pa para ihambing ang tira mo. Kapag dikit ang mga tira, maaaring magkaiba ang sabihin nila.
    { "*" }*Nawalang puntos** Ang mga tira mo laban sa pili ng hukom, inihambing ulit sa mga bagong simulated na deal at tinimbang sa tantiya ng simpleng manlalaro, sinuma lahat. Hindi bilang ang mga tirang walang pagpipilian at ang itinira ng computer para sa iyo. May mga desisyong bahagyang pabor sa iyo, dahil nag-iiba ang bawat sukat.
    { "*" }*Mga mali** Mga desisyong nawalan nang higit sa ± nila; ang iba ay maaaring kasinghusay ng pinakamahusay. Ang mali (?) ay nagbabawas ng hindi bababa sa { $mistake } % sa tsansang manalo sa pantay na deal, ang malaking mali (??) ng hindi bababa sa { $blunder } %; ang mas mababa ay alanganin (?!). Nasa **Mga detalye** ng review kung ilang puntos iyon sa laro nito.
    { "*" }*Accuracy** Ang mean ng mga desisyon mo: 100 % sa bawat walang mali, at hati sa bawat { $half } puntos na halaga ng mali.
    { "*" }*Naunang hukom** Kapag may natutuhan pa ang hukom, nananatili ang mga luma mong review at sinasabi iyon. Sa **I-review ulit**, ang kasalukuyang hukom ang tatanungin.
    { "*" }*Suwerte** Ang inaasahang resulta ng bawat deal sa unang desisyon mo roon, sinuma. Wala sa alinmang numero ang mga susunod na bunot at laro ng kalaban.
    { "*" }*Tsansang manalo** Sa pagitan ng pantay na manlalaro, mula sa score at inaasahang resulta ng deal: sini-simulate nang 1,000 beses ang natitira sa match (sa gin, kinukuwenta).
reviews-waiting = { $others } pang review sa server na ito ang nauuna sa iyo. Kusa itong magsisimula.
reviews-progress = Dinadaanan ang mga desisyon mo: tapos na ang **{ $done }** sa { $deals } deal.
reviews-nothing = Walang desisyong mare-review sa match na ito.
reviews-accurate = **{ $accuracy } %** accuracy
reviews-without-luck = { $unit ->
    [chips] **{ $points }** chip kung walang suwerte (resulta { $result })
   *[points] **{ $points }** puntos kung walang suwerte (resulta { $result })
}
reviews-blunders = { $count } malaking mali
reviews-mistakes = { $count } mali
reviews-inaccuracies = { $count } alanganin
reviews-no-mistakes = **Walang** malinaw na mali
reviews-accuracy = **Accuracy** { $accuracy } % ± { $interval } sa { $decisions } desisyon{ $unjudged ->
    [0] {""}
    [one] { " " }({ $unjudged } pa ang hindi nahusgahan)
   *[other] { " " }({ $unjudged } pa ang hindi nahusgahan)
}; { $unit ->
    [chips] nawalang chip { $lost }
   *[points] nawalang puntos { $lost }
}
reviews-result = { $unit ->
    [chips] **Resulta** suwerte { $luck }, mga desisyon { $decisions }, susunod na bunot at mga kalaban { $rest }: net **{ $net }** chip
   *[points] **Resulta** suwerte { $luck }, mga desisyon { $decisions }, susunod na bunot at mga kalaban { $rest }: net **{ $net }** puntos
}
reviews-thresholds = { $unit ->
    [chips] **Mga mali** ?? malaking mali: { $blunder } chip o higit pa; ? mali: { $mistake } o higit pa; ?! alanganin: mas mababa, pero higit sa ± nito
   *[points] **Mga mali** ?? malaking mali: { $blunder } puntos o higit pa; ? mali: { $mistake } o higit pa; ?! alanganin: mas mababa, pero higit sa ± nito
}
reviews-confidence = ±: 95 % confidence.
reviews-basis = Batay sa { $deals } simulated na deal, mga { $each } bawat desisyon, 95 % confidence. Ibang deal ang sini-simulate ng hint, kaya maaaring ibang tira ang piliin nito kapag dikit ang dalawa.
reviews-luck = **Suwerte** { $members }
reviews-luck-of = { $unit ->
    [chips] { $member } **{ $luck }** (resulta { $result } chip)
   *[points] { $member } **{ $luck }** (resulta { $result } puntos)
}
reviews-course-chances = Tsansang manalo bawat deal:
reviews-course-lead = { $unit ->
    [chips] Net na chip bawat deal:
   *[points] Net na puntos bawat deal:
}
reviews-course-deal = deal { $deal } { $standing }
reviews-percent = { $number } %
reviews-course-biggest = Pinakamalaking mali: deal { $deal }, tira { $move }.
reviews-plot-deal = deal { $number }
reviews-mistake = { $unit ->
    [chips] { $mark } Deal { $deal }, tira { $move }: { $lost } chip
   *[points] { $mark } Deal { $deal }, tira { $move }: { $lost } puntos
}
reviews-deal = Deal { $number }
reviews-deal-title = **Lahat ng desisyon sa deal { $number }**
reviews-cost = { $unit ->
    [chips] **{ $mark } { $lost }** chip
   *[points] **{ $mark } { $lost }** puntos
}
reviews-not-listed = { $count } pang desisyon ang hindi nakalista
reviews-question = { $severity ->
    [blunder] Subukan ulit: malaking mali ??
    [mistake] Subukan ulit: mali ?
   *[inaccuracy] Subukan ulit: alanganin ?!
}
reviews-question-place = Deal { $deal }, tira { $move } · { $number } ng { $count }
reviews-ask-part = Ano ang tira mo? { $first } …
reviews-choice = 🎓 Ang pili ng hukom dito: **{ $action }**
reviews-judge = **Hukom:** { $worth }
reviews-you-now = **Ikaw ngayon:** { $worth }
reviews-in-match = **Sa match{ $mark }:** { $worth }; bawas ng { $costs }
reviews-expected = { $unit ->
    [chips] Inaasahang chip; ±: 95 % confidence
   *[points] Inaasahang puntos; ±: 95 % confidence
}
reviews-same-choice = Pareho ng sa match ang pinili mo.
reviews-found = ✅ Nahanap mo ang pinakamahusay na tira.
reviews-not-compared = Hindi naihambing ang pinili mo ngayon. Subukan ulit.
reviews-verdict-mistake = { $severity ->
    [blunder] ❌ **Malaking mali ??** Bawas ng { $unit ->
        [chips] **{ $difference }** chip.
       *[points] **{ $difference }** puntos.
    }
    [mistake] ❌ **Mali ?** Bawas ng { $unit ->
        [chips] **{ $difference }** chip.
       *[points] **{ $difference }** puntos.
    }
   *[inaccuracy] ❌ **Alanganin ?!** Bawas ng { $unit ->
        [chips] **{ $difference }** chip.
       *[points] **{ $difference }** puntos.
    }
}
reviews-verdict-better = { $unit ->
    [chips] ✅ Mas maganda nang **{ $difference }** chip ang lumabas sa pili mo kaysa sa pili ng hukom.
   *[points] ✅ Mas maganda nang **{ $difference }** puntos ang lumabas sa pili mo kaysa sa pili ng hukom.
}
reviews-verdict-as-good = { $unit ->
    [chips] ✅ Kasinghusay ng pili ng hukom: **{ $difference }** chip ang diperensiya.
   *[points] ✅ Kasinghusay ng pili ng hukom: **{ $difference }** puntos ang diperensiya.
}
reviews-accuracy-in-match = **Accuracy** { $accuracy } % ± { $interval } ayon sa review mo
reviews-accuracy-over-time = **Accuracy** { $accuracy } % ± { $interval } sa { $matches } na-review na match
reviews-last = mga huli: { $course }
reviews-luck-over-time = { $unit ->
    [chips] **Suwerte** { $luck }; resulta { $result }; kung walang suwerte { $without } (chip, { $matches } match)
   *[points] **Suwerte** { $luck }; resulta { $result }; kung walang suwerte { $without } (puntos, { $matches } match)
}
