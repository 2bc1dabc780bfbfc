refusals-rule = { $game }, rule { $rule }
refusals-deal-over = Tapos na ang deal na ito.
refusals-not-your-turn = Hindi mo pa turn.
refusals-not-now = Hindi mo iyan magagawa sa puntong ito ng turn.
refusals-unknown-action = Walang ganyang tira sa larong ito.
refusals-held = { $times ->
        [1] { $count ->
            [1] Isa lang ang hawak mong { $cards }.
            [one] Tig-iisa lang ang hawak mong { $cards }.
           *[other] Tig-iisa lang ang hawak mong { $cards }.
        }
        [2] { $count ->
            [1] Dalawa lang ang hawak mong { $cards }.
            [one] Tigdadalawa lang ang hawak mong { $cards }.
           *[other] Tigdadalawa lang ang hawak mong { $cards }.
        }
        [one] { $count ->
            [1] { $times } lang ang hawak mong { $cards }.
            [one] Tig-{ $times } lang ang hawak mong { $cards }.
           *[other] Tig-{ $times } lang ang hawak mong { $cards }.
        }
       *[other] { $count ->
            [1] { $times } lang ang hawak mong { $cards }.
            [one] Tig-{ $times } lang ang hawak mong { $cards }.
           *[other] Tig-{ $times } lang ang hawak mong { $cards }.
        }
    }
refusals-not-all-held = Hindi mo hawak ang lahat ng { $cards }.
refusals-not-held = Hindi mo hawak ang { $cards }.
refusals-card-not-held = Hindi mo hawak ang barahang iyan.
refusals-not-a-meld = Hindi meld ang { $cards }: { $why ->
        [few] ang meld ay may tatlong baraha o higit pa
        [run] magkakasunod ang mga baraha ng run, at mababa ang alas
        [set] walang dalawang parehong baraha sa isang set
       *[other] ang meld ay tatlo o apat na magkaparehong rank, o run sa isang suit
    }.
refusals-no-meld = Hindi iyan meld.
refusals-taken-card = Kinuha mo ang { $cards } sa tapunan ngayong turn, kaya hindi mo ito puwedeng itapon bago ang susunod mong turn.
refusals-taken = Kinuha mo ang barahang iyan sa tapunan ngayong turn, kaya hindi mo ito puwedeng itapon bago ang susunod mong turn.
refusals-does-not-fit-melds = Hindi bagay ang { $cards } sa mga meld sa mesa: { $melds }.
refusals-does-not-fit = Hindi bagay ang { $cards } sa mga meld sa mesa.
refusals-that-does-not-fit-melds = Hindi iyan bagay sa mga meld sa mesa: { $melds }.
refusals-that-does-not-fit = Hindi iyan bagay sa mga meld sa mesa.
refusals-cards-twice = Isang beses lang magagamit ang { $cards }.
refusals-card-twice = Isang beses lang magagamit ang isang baraha.
refusals-impossible-with = Hindi puwede ang { $cards }: { $reason }.
refusals-impossible = Hindi puwede iyan: { $reason }.
refusals-which-table-of = Aling mesa: { $tables }? Piliin sa option na `table`.
refusals-which-table = Aling mesa? Piliin sa option na `table`.
refusals-not-at-table = Wala ka sa mesa { $number }.
refusals-at-no-table = Wala ka sa kahit anong mesa ngayon.
refusals-tables-elsewhere = Sa mga channel ng server binubuksan ang mga mesa; dito lumalabas ang nilalaro mo roon.
refusals-no-table-number = Walang mesa { $number } dito. Magbukas sa `/table open`.
refusals-no-table = Walang mesa rito. Magbukas sa `/table open`.
refusals-gone-direct = Wala na ang mesang iyon.
refusals-gone = Wala na ang mesang iyon. Magbukas ng bago sa `/table open`.
refusals-stale = Umusad na ang mesa mula nang lumabas ang button na iyon; walang nabago. Ito na ang mesa ngayon.
refusals-table-like = numero ng mesa, gaya ng 7; pumili sa mga alok ng option
refusals-not-seated = Wala ka sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }. Puwede kang sumali hanggang magsimula ang match; pagkatapos, puwede kang manood.
refusals-already-seated = Nasa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    } ka na.
refusals-full = Puno na ang { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }.
refusals-kept-for = Ang mga bakanteng upuan sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    } ay nakalaan hanggang { $time } para sa: { $members }. Pagkatapos, kahit sino ay puwedeng sumali.
refusals-kept = Nakalaan ang upuang iyan sa inimbitang manlalaro.
refusals-no-such-level = Walang computer na { $level } sa { $game }: pumili ng { $levels }.
refusals-no-level = Walang computer sa level na iyan dito.
refusals-not-asked = Hindi ka inimbita sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }.
refusals-sits-here = Nasa mesa { $number } ka na sa channel na ito.
refusals-being-dealt = Ibinibigay na ang mga baraha mo.
refusals-too-few-seated = Kailangan ng laro ng { $needed } manlalaro, at { $seated } pa lang ang nandito. Magdagdag ng computer, o maghintay.
refusals-too-few = Kulang pa ang manlalaro. Magdagdag ng computer, o maghintay ng iba.
refusals-unreliable-member = Ang mesang ito ay para sa mga nakatapos ng hindi bababa sa { $percent } % ng mga huli nilang match. { $finished } sa { $started } ang natapos mo. Binibilang ang bawat match na tatapusin mo sa ibang mesa.
refusals-unreliable = Ang mesang ito ay para sa mga mas maraming match na natapos.
refusals-no-opponent = Puwede mong hamunin ang ibang miyembro ng server, pero hindi ang bot o ang sarili mo.
refusals-has-left = Hindi na miyembro ng server na ito si { $player }.
refusals-somebody-has-left = Hindi na miyembro ng server na ito ang manlalarong iyan.
refusals-no-partner = Pumili ng ibang manlalaro sa mesang ito; puwede nang pumili ng kakampi kapag { $count } na ang nakasali.
refusals-not-host = Ang host lang ng mesa ang puwedeng gumawa niyan.
refusals-leave-it = Puwede kang umalis gamit ang **Sumuko**.
refusals-other-server = Nasa ibang server ang { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }, kaya hindi mo ito mababago mula rito.
refusals-not-direct = Hindi mo iyan magagawa sa direct message. Gawin sa channel ng { $number ->
        [none] mesa
       *[other] mesa { $number }
    }.
refusals-may-not-open = Sa server na ito, ilang role lang ang puwedeng magbukas ng mesa. Magtanong sa may role na iyon, o sa moderator.
refusals-only-in-channels = Puwede lang magbukas ng mesa sa { $channels }.
refusals-channels-gone = Wala na ang mga channel kung saan puwedeng magbukas ng mesa. Puwedeng magpayag ng iba ang moderator sa `/cardroom settings`.
refusals-not-in-channel = Bawal magbukas ng mesa sa channel na ito.
refusals-too-many-tables = May { $count } mesa na sa channel na ito; tapusin o isara muna ang isa.
refusals-enough-tables = Marami nang mesa sa channel na ito; tapusin o isara muna ang isa.
refusals-locked = Naka-lock ang thread na ito hanggang buksan ng moderator; saka subukan ulit.
refusals-permissions = Kailangan ko ng { $permissions } sa channel na ito; saka subukan ulit.
refusals-a-permission = Kailangan ko ng permission sa channel na ito; saka subukan ulit.
refusals-table-closed = Sarado na ang { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }. Magbukas ng bago sa `/table open`.
refusals-started = Nagsimula na ang match sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }.
refusals-started-rules = Nagsimula na ang match sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }, kaya hindi na mababago ang rules.
refusals-started-join = Nagsimula na ang match sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }; puwede kang manood, at sumali sa susunod.
refusals-started-other = Puwede lang iyan bago magsimula ang match, at nagsimula na ang sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }.
refusals-paused = Naka-pause ang { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }: { $reason }.
refusals-paused-ends = Kung walang magbabago, matatapos ito nang walang resulta { $time }, at ibabalik ang mga taya.
refusals-not-playing = Walang match na nilalaro sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }.
refusals-still-playing = Nilalaro pa ang match sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }. Puwede kang umalis gamit ang **Sumuko**.
refusals-broken = Hindi na mabasa ang record ng { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }; puwede itong isara ng moderator.
refusals-newer-rules = Mas bago ang rules ng { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    } kaysa sa bahaging ito ko: ina-update ako. Pindutin ulit, o maghintay sandali.
refusals-not-stored = Hindi na-save ang tira mo, kaya hindi ito natuloy. Subukan ulit.
refusals-no-computer = Walang manlalarong computer sa larong ito.
refusals-not-away = Nandito ka naman: sa iyo ang upuan.
refusals-stands-in = Computer na ang naglalaro para kay { $player }.
refusals-resigned = Sumuko ka na sa match na ito; computer ang naglalaro para sa iyo.
refusals-tournament-seats = { $number ->
        [none] Ang mesang ito
       *[other] Ang mesa { $number }
    } ay para sa torneo, na nagpapasya kung sino ang naglalaro rito at kung anong tuntunin ang gamit.
refusals-tournament-absence = Sa torneo, walang maglalaro para sa iyo habang wala ka: ang orasan ang magpapasya.
refusals-tournament-end = Natatapos ang match ng torneo kapag nalaro na ito, kapag may naubusan ng oras, o gamit ang **Sumuko**; puwede itong isara ng moderator.
refusals-tournament-rematch = Ang torneo ang nagpapasya kung sino ang susunod na maglalaban. Magbukas ng sarili mong mesa gamit ang `/table open`.
refusals-tournament-broken = Hindi na mabasa ang record ng torneong ito, kaya nakahinto ito. Puwede itong kanselahin ng organizer nito o ng moderator; ibabalik noon ang nasa pot. Sabihan ang nagpapatakbo ng bot.
refusals-word-later = Seselyuhan ang susunod na deck kapag natapos ang deal na ito. Saka idagdag ang salita mo: kung mas maaga, maaaring alam na ito ng dealer habang sineselyuhan ang deck.
refusals-no-proof = Hindi masusuri ang mga deal sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }, kaya hindi ka makakapagdagdag ng salita.
refusals-between-deals = Tapos na ang deal na ito. Pindutin ang **Susunod na deal** para tumuloy.
refusals-can-leave = Puwede kang umalis sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    } gamit ang **Sumuko**, at puwede itong isara ng moderator.
refusals-your-turn = Turn mo na.
refusals-nobody-moves = Kung walang titira, matatapos ito nang walang resulta { $time }.
refusals-can-end = Puwede pang tumira: { $players }. Kung walang titira, puwede mong tapusin ang match { $time }.
refusals-waiting = Naghihintay ang match, at matatapos nang walang resulta { $time }.
refusals-can-move = Puwede pang tumira: { $players }. May limit sa oras ang { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }: computer ang titira para sa hindi tumira sa oras.
refusals-goes-on = Tuloy ang match.
refusals-hint-rated = Walang hint sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }: puro tao ang naglalaro, kaya may rating ang match. Pagkatapos ng match, dadaanan ng **Review** ang mga desisyon mo.
refusals-hint-people = Walang hint sa { $number ->
        [none] mesang ito
       *[other] mesa { $number }
    }, dahil tao ang kalaban mo. Sa mesang may `hints: on` at may computer, puwedeng humingi ang lahat.
refusals-hint-game = Wala pa akong hint sa larong ito.
refusals-hint-later = Wala kang pagpapasyahan ngayon. Humingi ng hint sa turn mo.
refusals-hint-only = Isang tira lang ang puwede mo.
refusals-no-game = Walang larong { $given }: { $games }.
refusals-setup-not = **{ $option }**: { $accepted }, hindi { $given }.
refusals-setup = **{ $option }**: { $accepted }.
refusals-options = Mga option
refusals-seats = Ang { $game } ay para sa { $players }, hindi { $given }.
refusals-players-from-to = { $low } hanggang { $high } manlalaro
refusals-players = { $count } manlalaro
refusals-players-teams = { $players } sa { $teams } team na tig-{ $members }
refusals-players-at-least = { $players }, at hindi bababa sa nakaupo na rito
refusals-accepts-boolean = oo o hindi
refusals-accepts-user = miyembro ng server na ito
refusals-accepts-channel = channel ng server na ito na puwedeng magkaroon ng mesa
refusals-accepts-role = role ng server na ito
refusals-accepts-attachment = file na naka-attach sa command
refusals-accepts-number = buong numero na hindi masyadong malaki
refusals-accepts-from = buong numero mula { $low }
refusals-accepts-to = buong numero hanggang { $high }
refusals-accepts-from-to = buong numero mula { $low } hanggang { $high }
refusals-accepts-characters = text na { $low } hanggang { $high } character
refusals-accepts-text = text
refusals-beside-clock = kasama lang ng orasan: pumili sa `clock`
refusals-no-chips = wala: walang bayad na chip ang { $game }; gamitin ang stake o per_point
refusals-known-options = ang option ng { $game } ay isa sa { $options }
refusals-unresolved = Hindi iyan { $kind ->
        [boolean] “oo” o “hindi”
        [user] miyembro ng server na ito
        [channel] channel ng server na ito na puwedeng magkaroon ng mesa
        [role] role ng server na ito
        [attachment] file na naka-attach sa command
       *[other] tinatanggap ng command na ito
    } (o hindi na ngayon).
refusals-try-again = Subukan ulit.
refusals-no-database = Hindi maabot ang database ko sa ngayon, kaya walang nabago.
refusals-no-move = Hindi na-save ang tira mo, kaya hindi ito natuloy.
refusals-no-moves = Hindi na-save ang mga tira mo, kaya walang natuloy.
refusals-table-not-stored = Hindi na-save ang mesa, kaya hindi ito nabuksan.
refusals-rule-not-stored = Hindi na-save ang rule, kaya gaya pa rin ng dati.
refusals-gift-not-stored = Hindi na-save ang regalo, kaya walang chip na gumalaw.
refusals-settings-not-stored = Hindi na-save ang settings, kaya gaya pa rin ng dati.
refusals-join-not-stored = Hindi na-save ang upuan mo, kaya hindi ka pa nakasali.
refusals-leave-not-stored = Hindi na-save ang pag-alis mo, kaya sa iyo pa ang upuan.
refusals-computer-not-stored = Hindi na-save ang upuan ng computer, kaya bakante pa ito.
refusals-start-not-stored = Hindi na-save ang simula, kaya wala pang ibinigay na baraha.
refusals-answer-not-stored = Hindi na-save ang sagot mo, kaya bukas pa ang tanong.
refusals-computers-not-stored = Hindi na-save ang mga upuan ng computer, kaya bakante pa ang mga ito.
refusals-decline-not-stored = Hindi na-save ang sagot mo, kaya may upuan pang nakalaan sa iyo.
refusals-ready-not-stored = Hindi na-save ang susunod na deal, kaya wala pang ibinigay na baraha.
refusals-close-not-stored = Hindi na-save ang pagsara ng mesa, kaya tuloy pa ito.
refusals-resign-not-stored = Hindi na-save ang pagsuko mo, kaya naglalaro ka pa.
refusals-away-not-stored = Hindi na-save na wala ka, kaya tumatakbo pa ang orasan mo.
refusals-back-not-stored = Hindi na-save ang pagbalik mo, kaya computer pa ang naglalaro para sa iyo.
refusals-seats-not-stored = Hindi na-save ang mga upuan, kaya nakaupo ang lahat gaya ng dati.
refusals-grant-not-stored = Hindi na-save ang bigay, kaya walang chip na gumalaw.
refusals-refill-not-stored = Hindi na-save ang refill, kaya walang chip na gumalaw.
refusals-freeze-not-stored = Hindi na-save ang pag-freeze, kaya hindi naka-freeze ang wallet.
refusals-thaw-not-stored = Hindi na-save ang pag-unfreeze, kaya gaya pa rin ng dati ang wallet.
refusals-void-not-stored = Hindi na-save ang pagpapawalang-bisa, kaya may bisa pa ang lahat ng bayad sa mesa.
refusals-season-not-stored = Hindi na-save ang pagtatapos ng season, kaya tuloy pa ito.
refusals-erasure-not-stored = Hindi pa nabura ang mga record mo. Maaaring nabitawan na ang ilan sa mga upuan mo.
