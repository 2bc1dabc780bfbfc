panguingue-rules-title-2 = Baraha at deal
panguingue-rules-title-3 = Laro o drop
panguingue-rules-title-4 = Ang turn mo
panguingue-rules-title-5 = Mga meld
panguingue-rules-title-6 = Mga condition
panguingue-rules-title-7 = Pagsapaw
panguingue-rules-title-8 = Paghati
panguingue-rules-title-9 = Paghiram
panguingue-rules-title-10 = Pagpilit
panguingue-rules-title-11 = Ligtas na tapon
panguingue-rules-title-12 = Pag-out
panguingue-rules-title-13 = Ang bayaran
panguingue-rules-title-14 = Kapag ubos ang stock
panguingue-rules-title-15 = Ang match
panguingue-rules-title-20 = Mga bihirang kaso
panguingue-rules-short-match = { $deals } deal; panalo sa match ang may pinakamaraming chip.
panguingue-rules-short-drop = Tigsasampung baraha. Sasabihin muna ng lahat kung maglalaro o magda-drop; ang pag-drop ay { $chips } chip, na mapupunta sa panalo sa deal.
panguingue-rules-short-turn = { $drawn ->
    [meld_or_discard] Sa turn mo, bumunot ng baraha at mag-meld ng gusto mo. Ang nabunot ay ime-meld agad o itatapon; hindi ito napupunta sa kamay.
   *[to_hand] Sa turn mo, bumunot ng baraha at mag-meld ng gusto mo. Ang galing sa stock ay puwedeng ihalo sa hawak.
}
panguingue-rules-short-melds = Ang meld ay run ng isang suit ({ $run }) o grupo ng isang rank, na iisang suit lahat ({ $suited }) o tatlong suit o higit pa ({ $mixed }).
panguingue-rules-short-conditions = { $ranks ->
    [court] May mga meld na **condition**, na agad binabayaran ng lahat ng chip: mga grupo ng 3, 5 at 7, mga grupo ng iisang suit, mga run na may A-2-3 o J-Q-K.
   *[pip] May mga meld na **condition**, na agad binabayaran ng lahat ng chip: mga grupo ng 3, 5 at 7, mga grupo ng iisang suit, mga run na may A-2-3 o 8-9-10.
}
panguingue-rules-short-out = Ang unang may **labing-isang** naka-meld na baraha ay mag-a-out, tatanggap ng { $chips } chip mula sa bawat isa, babayaran ulit sa lahat ng condition at kukuha ng pot.
panguingue-rules-players = Dalawa hanggang labinlimang manlalaro; pinakamasaya sa anim hanggang walo.
panguingue-rules-packs = { $packs } pakete na tig-apatnapung baraha: { $cards } baraha, ilang beses bawat isa.
panguingue-rules-packs-less = { $packs } pakete na tig-apatnapung baraha, bawas ang isang set ng spades: { $cards } baraha, ilang beses bawat isa.
panguingue-rules-ranks = { $ranks ->
    [court] Mga rank mula mababa pataas: A 2 3 4 5 6 7 J Q K. Katabi ng siyete ang jack, at mababa lang ang alas.
   *[pip] Mga rank mula mababa pataas: A 2 3 4 5 6 7 8 9 10. Katabi ng siyete ang otso, at mababa lang ang alas.
}
panguingue-rules-direction = { $direction ->
    [left] Pakaliwa ang laro: bigay, pagsasabi at mga turn. Pasalungat sa ikot ang basa ng mga board sa larawan ng mesa.
   *[right] Pakanan ang laro: bigay, pagsasabi at mga turn. Ayon sa ikot ang basa ng mga board sa larawan ng mesa.
}
panguingue-rules-eldest = Random ang unang dealer. Ang susunod na manlalaro ang eldest at siyang mauuna.
panguingue-rules-dealer = Ang panalo sa deal ang eldest sa susunod, kaya ang manlalarong bago sa kanya ang dealer.
panguingue-rules-shuffle = { $shuffle ->
    [full] Bago ang bawat deal, binabalasa ang lahat ng baraha.
   *[traditional] Binabalasa ang mga nagamit kasama ng ilang hindi pa nagamit, at inilalagay sa ilalim ng iba.
}
panguingue-rules-deal = { $packet ->
    [p1] Tigsasampung baraha ang lahat, isa-isa, eldest muna.
    [p2] Tigsasampung baraha ang lahat, dala-dalawa, eldest muna.
    [p5] Tigsasampung baraha ang lahat, lima-lima, eldest muna.
   *[p10] Tigsasampung baraha ang lahat, minsanan, eldest muna.
}
panguingue-rules-upcard = { $upcard ->
    [yes] Isang baraha ang itinitihaya para simulan ang tapunan.
   *[no] Walang itinitihaya: nagsisimula ang tapunan sa unang tapon.
}
panguingue-rules-stock = Ang natitira ang stock. Ang itaas na kalahati, ang head, ang unang binubunutan; ang ibabang kalahati ang foot.
panguingue-rules-declare = Simula sa eldest, minsanang sasabihin ng bawat isa kung maglalaro o magda-drop.
panguingue-rules-drop = Ang nag-drop ay maglalagay ng { $chips } chip sa pot, na nakapatong sa foot ng stock at mapupunta sa panalo.
panguingue-rules-dropped = Ang nag-drop ay hindi na magbabayad, sisingil o magpipilit sa deal na ito.
panguingue-rules-last = Kung nag-drop ang lahat maliban sa isa, kukunin niya ang pot, at tapos na ang deal.
panguingue-rules-ante = Maglalagay ang bawat isa ng { $chips } chip sa pot bago ang deal; kukunin ito ng panalo.
panguingue-rules-no-ante = Walang ante.
panguingue-rules-not-later = Wala nang puwedeng mag-drop pagkatapos.
panguingue-rules-forced = Kung bagay ang upcard sa meld mo, puwede kang pilitin ng iba na kunin ito bago ka bumunot: tingnan ang 10.
panguingue-rules-draw = Bumunot ng isang baraha: ang nasa ibabaw ng stock, o ang upcard.
panguingue-rules-take = { $take ->
    [any] Makukuha mo ang upcard kung mame-meld o maisasapaw mo ito agad, kahit pagkatapos ng hati o kasama ng mga hiniram.
    [stock_drawn_only] Makukuha mo ang upcard para isapaw; para sa bagong meld, kung binunot lang ito sa stock at ipinasa.
    [none] Makukuha mo ang upcard para lang isapaw.
    [keep-passed] Makukuha mo ang upcard para isapaw; kung binunot ito sa stock at ipinasa, puwede mo rin itong itago.
   *[keep] Makukuha mo ang upcard at puwede mo itong itago.
}
panguingue-rules-drawn = { $drawn ->
    [meld_or_discard] Ipinapakita sa lahat ang nabunot at hindi ito napupunta sa kamay: i-meld, isapaw o itapon.
   *[to_hand] Ang galing sa stock ay napupunta sa kamay nang hindi nakikita ng iba.
}
panguingue-rules-place = { $drawn ->
    [first] Mag-meld, magsapaw, maghati at humiram kahit ilang beses, sa kahit anong ayos; hindi ito sapilitan. Mauuna ang nabunot.
   *[any] Mag-meld, magsapaw, maghati at humiram kahit ilang beses, sa kahit anong ayos; hindi ito sapilitan.
}
panguingue-rules-place-taken = { $taken ->
    [place] Ang kinuhang upcard ay ime-meld o isasapaw bago ang ibang baraha; ang ipinilit ay isasapaw.
   *[keep] Ang ipinilit na upcard ay isasapaw bago ang lahat.
}
panguingue-rules-discard = { $drawn ->
    [meld_or_discard] Saka magtapon ng isang baraha: ang nabunot kung hindi na-meld o naisapaw, kung hindi ay kahit alin sa kamay. Kapag labing-isa na ang naka-meld, mag-out ka na lang.
   *[to_hand] Saka magtapon ng kahit aling baraha sa kamay. Kapag labing-isa na ang naka-meld, mag-out ka na lang.
}
panguingue-rules-run-court = **Run**: tatlo o higit pang magkakasunod na baraha ng isang suit, gaya ng { $run }; hindi { $wrong }.
panguingue-rules-run = **Run**: tatlo o higit pang magkakasunod na baraha ng isang suit, gaya ng { $run }.
panguingue-rules-suited = **Grupo ng iisang suit**: tatlo o higit pang magkaparehong baraha, gaya ng { $cards }.
panguingue-rules-mixed = { $suits ->
    [three_plus] **Mixed na grupo**: isang rank sa tatlong suit o higit pa, puwedeng may ulit kapag tatlo na ang suit, gaya ng { $cards }. Hindi kailanman grupo ang saktong dalawang suit.
   *[strict] **Mixed na grupo**: isang rank sa tatlong suit o higit pa, walang ulit na suit, gaya ng { $cards }. Hindi kailanman grupo ang saktong dalawang suit.
}
panguingue-rules-any-suits = { $ranks ->
    [court] Grupo ang mga alas at ang mga king sa kahit anong suit.
   *[pip] Grupo ang mga alas at ang mga 10 sa kahit anong suit.
}
panguingue-rules-own = Sa iyo lang ang mga meld mo: walang ibang makakapagsapaw o makakakuha rito.
panguingue-rules-mixed-earn = 3, 5 at 7 sa iba't ibang suit: tig-1 mula sa bawat isa.
panguingue-rules-suited-earn = { $spades ->
    [double] 3, 5 o 7 sa iisang suit: tig-2 mula sa bawat isa, 4 kung spades.
   *[same] 3, 5 o 7 sa iisang suit: tig-2 mula sa bawat isa.
}
panguingue-rules-other-earn = { $spades ->
    [double] Ibang grupo sa iisang suit: tig-1 mula sa bawat isa, 2 kung spades.
   *[same] Ibang grupo sa iisang suit: tig-1 mula sa bawat isa.
}
panguingue-rules-low-earn = { $spades ->
    [double] Run na may A-2-3: tig-1 mula sa bawat isa, 2 kung spades.
   *[same] Run na may A-2-3: tig-1 mula sa bawat isa.
}
panguingue-rules-high-earn = { $ranks ->
    [court] { $spades ->
        [double] Run na may J-Q-K: tig-1 mula sa bawat isa, 2 kung spades.
       *[same] Run na may J-Q-K: tig-1 mula sa bawat isa.
    }
   *[pip] { $spades ->
        [double] Run na may 8-9-10: tig-1 mula sa bawat isa, 2 kung spades.
       *[same] Run na may 8-9-10: tig-1 mula sa bawat isa.
    }
}
panguingue-rules-laid-off-earn = { $spades ->
    [double] Bawat barahang isinapaw sa condition ay kikita ulit: 2 kung spades, kung hindi ay 1.
   *[same] Bawat barahang isinapaw sa condition ay kikita ulit: 1.
}
panguingue-rules-laid-off-earn-nothing = Walang kita ang mga barahang isinapaw sa condition.
panguingue-rules-extra = { $extra ->
    [earn] Ang mga barahang higit sa tatlo na sabay na na-meld ay kikita na parang isinapaw.
   *[nothing] Walang dagdag na kita ang mga barahang higit sa tatlo na sabay na na-meld.
}
panguingue-rules-completed = { $ranks ->
    [court] Nagiging condition kapag nabuo ng sapaw ang A-2-3 o J-Q-K.
   *[pip] Nagiging condition kapag nabuo ng sapaw ang A-2-3 o 8-9-10.
}
panguingue-rules-not-completed = Hindi nagiging condition dahil sa sapaw ang meld na hindi dati condition; sa hati, puwede.
panguingue-rules-three-of = { $ranks ->
    [court] Tatlong alas o king ng iisang suit ay condition kahit may kasamang iba; ang suit lang na iyon ang bilang.
   *[pip] Tatlong alas o 10 ng iisang suit ay condition kahit may kasamang iba; ang suit lang na iyon ang bilang.
}
panguingue-rules-on-credit = Magbabayad agad ang bawat manlalarong nasa deal pa, pautang kung kailangan.
panguingue-rules-lay-off = Sa turn mo, pagkabunot: baraha mula sa kamay, o ang nabunot, sa meld mo.
panguingue-rules-lay-off-run = Tumatanggap ang run ng kasunod na baraha sa magkabilang dulo.
panguingue-rules-lay-off-group = { $groups ->
    [any] Tumatanggap ang grupo ng kahit aling kapareho ng rank; kikita lang ito habang nasa uri pa nito.
    [strict] Ang grupo ng iisang suit ay tumatanggap ng suit na iyon lang; ang mixed, ng suit na wala pa rito.
   *[three_plus] Ang grupo ng iisang suit ay tumatanggap ng suit na iyon lang; ang mixed, ng kahit aling kapareho ng rank.
}
panguingue-rules-lay-off-any = { $ranks ->
    [court] Ang grupo ng mga alas o king ay tumatanggap ng kahit alin sa kanila.
   *[pip] Ang grupo ng mga alas o 10 ay tumatanggap ng kahit alin sa kanila.
}
panguingue-rules-split = Puwedeng hatiin sa dalawang meld ang meld na may anim na baraha o higit pa.
panguingue-rules-split-example = Gaya ng { $meld }: { $first } at { $second }. Ang bagong A-2-3 ay kikita gaya ng run na may A-2-3.
panguingue-rules-split-condition = Ang dati nang condition ay maiiwan sa isang kalahati, at hindi babayaran ulit.
panguingue-rules-borrow = Kumuha ng baraha sa mga meld na higit sa tatlo para sa bagong meld, kung meld pa rin ang maiiwan.
panguingue-rules-borrow-example = { $ranks ->
    [court] Mula sa { $meld }: ang jack, ang kuwatro, o kuwatro at singko; hindi ang sais lang.
   *[pip] Mula sa { $meld }: ang otso, ang kuwatro, o pareho; hindi ang sais lang.
}
panguingue-rules-borrow-own = { $own ->
    [yes] Dapat may isa man lang na hindi hiniram sa bagong meld.
   *[no] Puwedeng puro hiniram ang bagong meld.
}
panguingue-rules-borrow-when = { $when ->
    [same_turn] Puwedeng hiramin kahit ang isinapaw sa parehong turn.
   *[later_turn] Ang isinapaw ngayong turn ay mahihiram mula sa susunod na turn.
}
panguingue-rules-borrow-earns = { $left ->
    [earn] Kikita ang bagong meld gaya ng iba. Kung naging condition ang naiwan, kikita rin ito.
   *[nothing] Kikita ang bagong meld gaya ng iba. Walang kita ang naiwan dahil dito.
}
panguingue-rules-borrow-stay = Ang hiniram ay hindi isinasapaw sa iba at hindi bumabalik sa kamay.
panguingue-rules-no-demands = Walang mapipilit na kunin ang upcard.
panguingue-rules-always-forced = Ang upcard na bagay sa meld ng may turn ay dapat kunin at isapaw.
panguingue-rules-always-paid = Babayaran siya rito gaya ng ibang sapaw.
panguingue-rules-demand = Kung bagay ang upcard sa meld ng may turn gaya ng nakalatag, sabay na tatanungin ang lahat ng iba, bago siya bumunot, kung ipipilit ito.
panguingue-rules-demand-one = Sapat na ang isang pilit: dapat niyang kunin ang baraha at isapaw.
panguingue-rules-demand-paid = Babayaran siya rito gaya ng iba, puwede pang mag-meld, at magtatapon ng isa mula sa kamay.
panguingue-rules-demand-not = Hindi maipipilit ang kabubunot lang sa stock, ni anumang baraha pagkabunot niya.
panguingue-rules-any-discard = Puwede mong itapon ang kahit aling baraha, kahit makatulong sa iba.
panguingue-rules-safe = { $scope ->
    [any_way] Kung **flat** ang susunod na manlalaro (sampung naka-meld, wala sa kamay), bawal mong itapon ang barahang magpapa-out sa kanya, sa sapaw, pagkahati, o sa meld ng mga hiniram.
   *[layoff] Kung **flat** ang susunod na manlalaro (sampung naka-meld, wala sa kamay), bawal mong itapon ang barahang magpapa-out sa kanya sa sapaw gaya ng nakalatag.
}
panguingue-rules-all-unsafe = Kung ganoon lahat ng puwede mong itapon, kahit alin ay puwede.
panguingue-rules-safe-no-meld = Hindi mo kailangang mag-meld para lang makapagtapon ng ligtas.
panguingue-rules-safe-drawn = { $drawn ->
    [meld_or_discard] Ang binunot sa stock na hindi na-meld o naisapaw ay dapat itapon (4.4). Kaya maaari nitong mapa-out ang flat kahit may hawak kang ligtas.
   *[to_hand] Napupunta sa kamay ang nabunot: kung delikado, magtapon na lang ng ligtas mula sa kamay.
}
panguingue-rules-eleven = Labing-isang naka-meld ang kailangan para mag-out, at walang tapon.
panguingue-rules-nine = Kung siyam ang naka-meld at isa ang nasa kamay, flat ka na sa isang barahang bagay; dalawa ang kailangan para mag-out.
panguingue-rules-flat = Ang flat ay bumubunot pa rin bawat turn, at itinatapon ito kung hindi bagay.
panguingue-rules-before-out = Pagkatapos ng ikalabing-isa, puwede ka pang maghati ng meld at sumingil bago mag-out.
panguingue-rules-out = Tatanggap ang panalo ng { $chips } chip mula sa bawat manlalarong nasa deal pa.
panguingue-rules-out-double = Doble ang bayad ng walang na-meld.
panguingue-rules-second = { $worth ->
    [base] Magbabayad ulit ang bawat isa sa bawat condition ng panalo: ang kita ng tatlong baraha nito.
    [as_it_lies] Magbabayad ulit ang bawat isa sa bawat condition ng panalo: ang buong kita nito gaya ng nakalatag, bilang ang bawat baraha.
   *[ledger] Magbabayad ulit ang bawat isa sa bawat condition ng panalo: ang lahat ng kinita nito habang naglalaro.
}
panguingue-rules-pot = Kukunin ng panalo ang pot: ang mga chip ng nag-drop, at ang mga ante.
panguingue-rules-stay-paid = Hindi na binabawi ang mga chip na naibayad habang naglalaro. Walang epekto ang naiwang baraha sa kamay.
panguingue-rules-head = Unang binubunutan ang head, saka ang foot.
panguingue-rules-exhausted = { $end ->
    [draw] Kapag wala nang mabubunot, walang bisa ang deal.
    [turn_over] Kapag wala nang mabubunot, babaligtarin ang tapunan nang hindi binabago ang ayos, pinakaluma sa ibabaw, at ito ang magiging stock.
   *[shuffle] Kapag wala nang mabubunot, babalasahin ang tapunan at ito ang magiging stock.
}
panguingue-rules-turnovers = Pagkatapos ng { $times } beses, walang bisa ang deal.
panguingue-rules-void = Walang bayaran sa deal na walang bisa; maiiwan ang pot sa susunod na panalo.
panguingue-rules-match = { $deals } deal ang match; chips ang score.
panguingue-rules-next-eldest = Ang panalo sa deal ang eldest sa susunod. Pagkatapos ng deal na walang bisa, hindi nagbabago ang eldest.
panguingue-rules-match-void = Kung matapos ang match sa deal na walang bisa, babawiin ng bawat isa ang sarili niyang chip sa pot.
panguingue-rules-most = Hindi hihigit sa 16 chip mula sa isang manlalaro ang kita ng isang tira.
panguingue-rules-always-a-card = Ang mga barahang walang may hawak o hindi na-meld ay nasa stock at tapunan, kaya laging may mabubunot.
panguingue-rules-two-suits = Ang mga alas o pinakamataas na rank na may tig-tatlo sa dalawang suit ay bilang sa suit na mas marami, saka sa spades.
panguingue-rules-no-turnover = Kung hindi na puwedeng baligtarin ang tapunan, ang bunot na mangangailangan nito ay magpapawalang-bisa sa deal.
panguingue-rules-eldest-drops = Kung mag-drop ang eldest, mauuna ang susunod na maglalaro.
panguingue-rules-class = Ang grupong wala na sa uri nito ay hindi na condition; walang ibabalik na bayad.
panguingue-rules-unfinished = Tatanggihan ang tirang hindi na makakatapos ng turn.
