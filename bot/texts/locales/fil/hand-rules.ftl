-hand-arabic-hand = { "\u2068" }هاند{ "\u2069" }
-hand-arabic-partnership = { "\u2068" }شراكة{ "\u2069" }
-hand-arabic-opening = { "\u2068" }نزول{ "\u2069" }
-hand-arabic-laying-off = { "\u2068" }تركيب{ "\u2069" }
-hand-arabic-exchange = { "\u2068" }تبديل الجوكر{ "\u2069" }
-hand-arabic-fire = { "\u2068" }النار{ "\u2069" }
hand-rules-short-aim = Hand ({ -hand-arabic-hand }): { $rounds } round, at multa ang mga puntos: panalo ang pinakamababang kabuuan.
hand-rules-short-setup = Dalawang pakete at dalawang joker, tig-labing-apat na baraha. Labinlima ang sa starter at magtatapon siya ng isa. Pakanan ang ikot.
hand-rules-short-turn = Sa turn mo, bumunot sa stock, o kunin ang upcard kung mame-meld mo agad; saka magtapon ng isa.
hand-rules-short-melds = Ang meld ay set na tatlo o apat sa iba't ibang suit ({ $set }) o run ng isang suit ({ $run }). Ang joker ay kapalit ng kahit aling baraha.
hand-rules-short-opening = Ang mga unang meld mo, sabay-sabay, ang **opening** mo ({ -hand-arabic-opening }): hindi bababa sa { $rule ->
        [beat_last] **{ $points }**, at higit sa naunang opening sa round na ito
       *[fixed] **{ $points }**
    }. Jack, queen at king ay 10, ang alas 11, bago ang dos { $ace }.
hand-rules-short-exchange = Saka mag-meld ng gusto mo, **magsapaw** ({ -hand-arabic-laying-off }) sa kahit aling meld, at palitan ang mga joker sa meld ng barahang kinakatawan nila ({ -hand-arabic-exchange }).
hand-rules-short-lay-off = Saka mag-meld ng gusto mo at **magsapaw** ({ -hand-arabic-laying-off }) sa kahit aling meld.
hand-rules-short-scoring = Itapon ang huling baraha para mag-out: **{ $winner }**. Magbabayad ang iba sa hawak nila, o **{ $unopened }** kung hindi nakapag-open. Kapag lahat sa isang turn, **Hand** iyon: { $multiplier ->
        [2] doble ang lahat
       *[times] lahat ay × { $multiplier }
    }.
hand-rules-short-teams = Magkatapat ang magkakampi ({ -hand-arabic-partnership }) at iisa ang score: sa team na nag-out ang bonus, ang kabilang team ang magbabayad para sa dalawa nito. { $scope ->
        [player] Ang opening ay para sa bawat manlalaro.
       *[team] Ang opening ay para sa dalawa.
    }
hand-rules-setup = Manlalaro, baraha, deal
hand-rules-setup-players = Dalawa hanggang limang manlalaro, kanya-kanya.
hand-rules-setup-teams = Apat na manlalaro sa dalawang team na tig-dalawa ({ -hand-arabic-partnership }): magkatapat ang magkakampi.
hand-rules-setup-order = Pakanan ang ikot, kontra sa orasan: ang nasa kanan mo ang susunod.
hand-rules-setup-pack = Dalawang pakete na tig-52 at dalawang joker, 106 baraha.
hand-rules-setup-deal = Tig-labing-apat na baraha, at ikalabinlima sa kasunod ng dealer, ang **starter**. Ang natitira ang stock.
hand-rules-setup-pile = Apoy ({ -hand-arabic-fire }) ang tawag sa tapunan; wala itong laman sa simula.
hand-rules-setup-dealer = Ang unang dealer: { $seat ->
        [0] random
       *[seat] upuan { $seat }
    }; { $next ->
        [rotate] saka ang susunod na manlalaro bawat round.
       *[loser] saka ang may pinakamaraming puntos sa round.
    }
hand-rules-setup-redeal = Ang nabigyan ng apat na magkaparehong pares (puwedeng bumuo ng isa ang joker) ay puwedeng humingi ng redeal bago ang unang tapon.
hand-rules-turn = Ang turn
hand-rules-turn-starter = Hindi bumubunot o nagme-meld ang starter, nagtatapon lang.
hand-rules-turn-starter-melds = Hindi bumubunot ang starter, pero puwedeng mag-meld bago ang unang tapon.
hand-rules-turn-play = Sa bawat ibang turn, bumunot ng isa (sa stock, o ang upcard ayon sa 7), saka mag-meld, magsapaw at magpalit ng gusto mo, saka magtapon ng isa.
hand-rules-turn-keep = Sa tapon natatapos ang bawat turn, kaya laging magtira ng isa.
hand-rules-turn-no-keep = Sa tapon natatapos ang turn, pero puwede ring i-meld o isapaw ang huling baraha.
hand-rules-turn-discard = Puwedeng itapon ang kahit aling baraha, pati joker, pero hindi ang upcard na kakakuha mo lang.
hand-rules-turn-stay = Hindi na gumagalaw ang na-meld; joker lang ang maaaring umalis, sa palit.
hand-rules-turn-partner = Ang may turn lang ang kumikilos; walang tumitira para sa kakampi.
hand-rules-turn-end = { $times ->
        [0] Kapag wala nang mabubunot, hindi binabalasa ulit ang tapunan.
        [one] Kapag wala nang mabubunot, ang tapunan sa ilalim ng ibabaw nito ay binabalasa bilang bagong stock, hanggang { $times } beses sa isang round.
       *[other] Kapag wala nang mabubunot, ang tapunan sa ilalim ng ibabaw nito ay binabalasa bilang bagong stock, hanggang { $times } beses sa isang round.
    } Pagkatapos, makukuha mo pa ang upcard kung mame-meld mo; kung hindi, tapos ang round nang walang panalo.
hand-rules-melds = Mga meld at joker
hand-rules-melds-set = Ang **set** ay tatlo o apat na magkaparehong rank, iba-iba ang suit: { $cards }.
hand-rules-melds-run = Ang **run** ay tatlo hanggang { $longest } magkakasunod sa isang suit. Ang alas ay bago ang dos o pagkatapos ng king: { $low }, { $high }, hindi paikot.
hand-rules-melds-joker = Ang **joker** ay kapalit ng kahit aling isang baraha. Ang meld ay may { $naturals } natural o higit pa at hanggang { $jokers } joker.
hand-rules-melds-place = Sa run, ang joker ay ang mismong baraha ng puwesto nito, at hindi na iyon magbabago. Sa set na apat, ito ang kulang na suit. Sa set na tatlo ({ $cards }), ito ay alinmang kulang na suit, hindi pa tiyak.
hand-rules-melds-said = Ang nag-meld ang magsasabi kung ano ang meld. Walang meld na may, o kumakatawan sa, dalawang parehong baraha.
hand-rules-melds-unsaid = Kung walang sinabi, ang pinakamahal na basa ang bilang: nagtatapos sa nuwebe ang { $cards }.
hand-rules-melds-refused = Kaya ang meld ay set, o run na nagsisimula kung saan sinabi ng manlalaro; tatanggihan ang iba.
hand-rules-melds-values = **Halaga** para sa opening: 2 hanggang 10 ang numero nila, J Q K 10, alas 11, bago ang dos { $ace }; ang joker ay ang halaga ng kinakatawan nito.
hand-rules-opening = Opening { -hand-arabic-opening }
hand-rules-opening-opened = **Nakapag-open** ka na ({ -hand-arabic-opening }) kapag may meld ka sa mesa sa round na ito. { $scope ->
        [team] Kapag nakapag-open ang isa sa magkakampi, malaya nang mag-meld, magsapaw at magpalit ang dalawa.
       *[player] Mag-isang nag-o-open ang bawat manlalaro, kahit magkakampi.
    }
hand-rules-opening-minimum = Sabay-sabay ang opening: isang meld o ilan, na hindi bababa sa { $rule ->
        [beat_last] **{ $points }**, at higit sa naunang opening sa round na ito, kapag pinagsama.
       *[fixed] **{ $points }** kapag pinagsama.
    }
hand-rules-opening-run = Dapat may isang run man lang sa mga meld.
hand-rules-opening-melds = Bilang ang lahat ng meld, may joker man o wala, mula lang sa kamay mo.
hand-rules-opening-layoffs = Hindi bilang doon ang sapaw at palit, at pagkatapos lang puwede.
hand-rules-opening-after = Pagkatapos niyon, wala nang minimum, kahit sa parehong turn.
hand-rules-opening-keep = Dapat kang magtira ng maitatapon.
hand-rules-opening-waived = Ang mag-a-out sa iisang turn na ito ay walang minimum.
hand-rules-opening-not-waived = Walang eksepsiyon, kahit mag-a-out agad.
hand-rules-opening-no-penalty = Walang multa sa tinanggihang opening.
hand-rules-laying-off = Pagsapaw { -hand-arabic-laying-off }
hand-rules-laying-off-when = Kapag nakapag-open ka na, puwede kang magsapaw ({ -hand-arabic-laying-off }) sa turn mo, sa meld ng kahit sino.
hand-rules-laying-off-run = Tumatanggap ang run ng kasunod sa alinmang dulo: tumatanggap ang { $run } ng { $low } o { $high }. Isinasara ng alas ang dulo nito.
hand-rules-laying-off-set = Tumatanggap ang set na tatlo ng baraha ng kulang na suit. Buo na ang set na apat.
hand-rules-laying-off-joker = Puwede ring isapaw ang joker. Kung bagay ito sa magkabilang dulo ng run, sabihin kung low o high.
hand-rules-laying-off-beside = Puwede ring magsapaw ng baraha sa set na tatlo na may joker: isapaw ang { $card } sa { $set }, at ang joker ay { $joker }.
hand-rules-laying-off-not-beside = Sa set na tatlo na may joker, bawal magsapaw ng natural na baraha.
hand-rules-laying-off-ace = Ang alas na bagay sa magkabilang dulo ay sa mataas pupunta maliban kung sabihin mong low.
hand-rules-laying-off-one = Isa-isang baraha, kahit ilan.
hand-rules-exchange = Palit ng joker { -hand-arabic-exchange }
hand-rules-exchange-none = Walang palit ng joker sa mesang ito.
hand-rules-exchange-when = Kapag nakapag-open ka na, kahit sa parehong turn, puwede mong palitan ang joker sa kahit aling meld ({ -hand-arabic-exchange }) ng barahang kinakatawan nito.
hand-rules-exchange-run = Sa run: ang mismong baraha sa puwesto ng joker, isang joker sa bawat beses.
hand-rules-exchange-set = Ang joker ng set na apat ay pinapalitan ng kulang na baraha; ang sa set na tatlo, ng lahat ng kulang maliban sa mananatiling joker: ang nasa { $set } ay nangangailangan ng { $one } at { $other }.
hand-rules-exchange-set-either = Ang joker ng set na apat ay pinapalitan ng kulang na baraha; ang sa set na tatlo, ng alinmang kulang.
hand-rules-exchange-naturals = Galing sa kamay mo ang mga baraha, at hindi joker.
hand-rules-exchange-must-use = Dapat i-meld o isapaw ang joker sa parehong turn.
hand-rules-exchange-yours = Sa iyo na ang joker: i-meld, isapaw, itago o itapon.
hand-rules-exchange-steps = Puwede rin sa dalawang hakbang: isapaw ang { $card } sa { $set }, at ang joker ay { $joker }; iyon na ang magpapalaya rito.
hand-rules-taking = Pagkuha ng upcard { -hand-arabic-fire }
hand-rules-taking-top = Ang ibabaw lang ng tapunan ({ -hand-arabic-fire }), sa halip na bumunot.
hand-rules-taking-use = { $use ->
        [new_meld] Dapat itong pumunta sa **bagong meld** kasama ng mga baraha sa kamay mo sa parehong turn: hindi sapat ang sapaw.
        [any_use] Dapat itong gamitin agad: sa bagong meld o, kapag nakapag-open ka na, isapaw o ipalit.
       *[any_meld] Dapat kang gumawa ng bagong meld sa parehong turn, kahit hindi kasama ito.
    } Hangga't hindi ka pa nakakapag-open, dapat ang opening mo iyon.
hand-rules-taking-if = Makukuha mo lang ito kung kaya iyon ng hawak mo lang at may matitira kang maitatapon.
hand-rules-taking-first = Hanggang doon, wala kang ibang puwedeng gawin.
hand-rules-taking-back = Hangga't hindi ka nagme-meld, puwede mo itong ibalik; saka bumunot sa stock, at huwag nang kumuha sa tapunan ngayong turn.
hand-rules-taking-not-back = Hindi na ito maibabalik.
hand-rules-taking-same = Kung may hawak ka nang kapareho, puwede mong gamitin ang alinman.
hand-rules-taking-joker = Makukuha rin sa parehong paraan ang joker na upcard, at ang tapon ng starter.
hand-rules-going-out = Pag-out, at ang Hand { -hand-arabic-hand }
hand-rules-going-out-discard = Mag-a-out ka sa pagtapon ng huling baraha; tapos agad ang round.
hand-rules-going-out-any = Mag-a-out ka sa pagtapon, pag-meld o pagsapaw ng huling baraha; tapos agad ang round.
hand-rules-going-out-ordinary = Karaniwan ang bawat paraan ng pag-out, maliban kung Hand.
hand-rules-going-out-hand = **Hand** ({ -hand-arabic-hand }): wala kang na-meld bago ang turn na ito, at dito ay ime-meld mo ang lahat ng baraha mo sa sariling mga meld at itatapon ang huli, nang hindi ginagalaw ang meld ng iba, kahit ng kakampi mo. { $multiplier ->
        [2] Doble ang lahat ng puntos ng round.
       *[times] Ang lahat ng puntos ng round ay × { $multiplier }.
    }
hand-rules-going-out-soon = Puwede kang mag-out mula sa ikalawang turn ng round.
hand-rules-going-out-not-first = Walang nag-a-out sa sariling unang turn: magtira ng dalawa.
hand-rules-going-out-gulf = Gulf bonus sa Hand: joker ang huling itinapon × 2, lahat ng natural na na-meld ay isang kulay × 2, isang suit × 4.
hand-rules-scoring = Puntusan
hand-rules-scoring-left = Mga naiwang baraha: 2 hanggang 10 ang numero nila, J Q K 10, alas { $ace }, joker { $joker }.
hand-rules-scoring-out = Ang nag-out ay may **{ $winner }**, sa Hand **{ $winner_hand }**. Ang hindi nakapag-open ay magbabayad ng **{ $unopened }**, sa Hand **{ $unopened_hand }**, anuman ang hawak.
hand-rules-scoring-opened = Ang nakapag-open ay magbabayad sa mga naiwan sa kamay.
hand-rules-scoring-alone = Kanya-kanya ang lahat; walang kakampi sa larong ito.
hand-rules-scoring-team = { $partner ->
        [counted] Sa team na nag-out ang score nito; bilang ang naiwan sa kamay ng kakampi, hindi doble.
       *[ignored] Sa team na nag-out ang score nito; hindi bilang ang naiwan sa kamay ng kakampi.
    } Magbabayad ang kabilang team para sa dalawa nito.
hand-rules-scoring-hand = { $multiplier ->
        [2] Sa Hand, doble ang lahat, pati ang score ng panalo.
       *[times] Sa Hand, lahat ay × { $multiplier }, pati ang score ng panalo.
    }
hand-rules-scoring-no-winner = { $counts ->
        [scored] Round na walang panalo: magbabayad ang lahat gaya ng nasa itaas, at walang doble.
        [void_counted] Round na walang panalo: zero ang bilang sa lahat.
       *[replay] Round na walang panalo: ide-deal ulit ng parehong dealer, hanggang tatlong sunod.
    }
hand-rules-match = Ang match
hand-rules-match-rounds = { $rounds } round; sinusuma ang mga puntos.
hand-rules-match-winner = Panalo ang manlalarong may pinakamababang kabuuan.
hand-rules-match-winner-team = Panalo ang team na may pinakamababang kabuuan.
hand-rules-match-tie = Kung tabla ang pinakamababa, hati sa panalo.
hand-rules-match-tie-rounds = Kung tabla ang pinakamababa, hanggang tatlo pang round ang lalaruin.
hand-rules-match-no-target = Walang natatanggal, at walang target.
hand-rules-match-time = Kapag naubos ang oras mo, itatapon para sa iyo ang nabunot mo (o ang pinakamahal mong baraha), at ibabalik ang kinuhang upcard; walang mame-meld.
hand-rules-table = Sa mesang ito
hand-rules-table-run = Dapat may isang run man lang ang opening.
hand-rules-table-no-run = Puwedeng puro set ang opening.
hand-rules-table-exchange = Puwedeng palitan ang mga joker.
hand-rules-table-no-exchange = Walang palit ng joker.
hand-rules-table-joker-used = Dapat i-meld o isapaw ang joker mula sa palit bago magtapon.
hand-rules-table-joker-kept = Puwedeng itago ang joker mula sa palit.
hand-rules-table-redeal = Tatanungin muna ang lahat kung gusto nila ng redeal, na nangangailangan ng apat na magkaparehong pares.
hand-rules-table-no-redeal = Walang puwedeng humingi ng redeal.
hand-rules-table-options = Nasa mga huling paksa ang lahat ng option.
hand-rules-clarified = Mga paglilinaw
hand-rules-clarified-finish = Tatanggihan ang tirang hindi na makakatapos ng turn mo.
hand-rules-clarified-end = Kung hindi bagay ang baraha sa sinabi mong dulo ng run, tatanggihan ang tira.
hand-rules-clarified-joker = Ang joker na dapat gamitin agad ay nangangailangan ng puwestong walang uunang kukuha.
hand-rules-clarified-upcard = Kapag wala nang mabubunot, makukuha mo ang upcard kung mame-meld mo, o mag-pass at tapusin ang round.
