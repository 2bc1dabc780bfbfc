chips-command = Play chips: mga balanse at kung saan galing
chips-command-balance = Ilang chip ang nasa isang miyembro
chips-command-ledger = Lahat ng pumasok at lumabas sa wallet, pinakabago muna
chips-command-table = Mga chip ng mesa: bawat account, at sino ang nagbayad kanino
chips-command-top = Sino ang may pinakamaraming chip sa server na ito
chips-command-give = Magbigay ng chip sa ibang miyembro, na dapat tumanggap
chips-command-refill = Ipapuno sa bangko ang wallet mo kapag mababa na
chips-command-export = Ang ledger mo bilang mga file, para sa spreadsheet at program
chips-command-grant = Bigyan ng chip mula sa bangko ang isang miyembro (moderator)
chips-command-freeze = I-freeze ang wallet: hindi makakapagbigay o makakataya ang may-ari (moderator)
chips-command-thaw = I-unfreeze ang naka-freeze na wallet (moderator)
chips-command-void = Bawiin ang lahat ng naibayad sa isang mesa (moderator)
chips-command-audit = Patunayang tama ang mga libro at tugma sa mga laro (moderator)
chips-command-settings = Settings ng chips sa server na ito (moderator)
chips-command-privacy = Ano ang iniingatan ko tungkol sa iyo, at paano ito makuha o mabura
chips-command-privacy-about = Ano ang iniingatan ko tungkol sa iyo
chips-command-privacy-export = Lahat ng iniingatan ko tungkol sa iyo, bilang file
chips-command-privacy-erase = Putulin ang ugnay mo sa lahat ng iniingatan ko
chips-option-member = Aling miyembro (default: ikaw)
chips-option-wallet = Kaninong wallet
chips-option-receiver = Kanino
chips-option-amount = Ilang chip
chips-option-table = Numero ng mesa
chips-option-page = Aling pahina (1: pinakabago)
chips-option-everybody = Ang mga libro ng buong server (moderator)
chips-option-reason = Bakit; mababasa ito ng lahat, at hindi na mabubura
chips-option-opening = Panimulang chip ng miyembro
chips-option-refill-floor = Balanse na hanggang doon pupunuin ng bangko ang wallet
chips-option-refill-hours = Ilang oras sa pagitan ng dalawang refill
chips-option-gifts = Kung puwedeng magbigayan ng chip ang mga miyembro
chips-option-gift-cap = Pinakamaraming maibibigay ng miyembro sa isang araw
chips-option-stakes-cap = Pinakamaraming puwedeng kailanganin para makasali sa mesa
chips-option-bank-plays = Kung bangko ang magbabayad para sa computer; kung hindi, practice lang
chips-play-chips = Play chips: walang halaga sa pera, hindi mabibili, maibebenta o maipapalit.
chips-no-lines = Wala pang entry rito.
chips-no-more = Wala nang entry.
chips-nobody = Wala pang may chip dito: nabubuksan ang wallet kapag unang sumali ang may-ari sa mesang may chip.
chips-moderators = Moderator (Manage Channels) lang ang puwedeng gumawa niyan.
chips-gift-gone = Sarado na ang alok na iyon; walang naibigay.
chips-not-your-gift = Para sa iba ang alok na iyon.
chips-auditing = May tumatakbo nang audit; hintayin ang resulta.
chips-too-big = Masyadong malaki iyan para sa file dito. Puwede itong i-export ng may-ari ng bot.
chips-csv = Ang ledger bilang table, para sa spreadsheet
chips-json = Ang ledger bilang listahan ng object, para sa program
chips-mine = Lahat ng iniingatan ko tungkol sa iyo, bilang JSON
chips-older = Mas luma
chips-newer = Mas bago
chips-payments = Lahat ng bayad
chips-offer = Oo, ialok
chips-accept = Tanggapin
chips-decline = Tanggihan
chips-erase-sure = Oo, burahin ako
chips-keep = Huwag, itago lahat
chips-kept = Walang nabura.
chips-erased =
    ### Nabura na
    Wala nang iniingatan kong tutukoy sa iyo. Kung saan ka naglaro, nakasulat na ngayon ay “dating manlalaro”. Kung maglalaro ka ulit, bagong manlalaro ka.
chips-stored =
    ### Ano ang iniingatan ko tungkol sa iyo
    - **Sa mga mesa**: ang Discord id mo, pangalan at username mo nang sumali ka, upuan mo, mga tira mo at kung kailan, natitirang oras mo, mga panalo at talo mo; kung saan ipinapakita ang baraha mo sa direct message; ang bahagi mo sa pagbalasa ng deal, para masuri ito.
    - **Mga score** sa bawat server at laro.
    - **Rankings** sa bawat server at laro: ang rating mo pagkatapos ng bawat match laban sa tao, at ang puwesto mo sa mga board. Mababasa ito ng lahat sa server, pati kung aling match ang nilaro mo (`/results stats`, `/results history`).
    - **Chips** sa bawat server: ang wallet mo, at bawat entry ng ledger. Mababasa ito ng lahat sa server.
    - **Mga gabi ng laro**: na nagplano ka ng isa, kung darating ka, at ang boto mo.
    - **Settings**: ang paalala ng turn mo, ang ayos ng hawak mo, kung tumatanggap ka ng direct message.
    - Hindi iniingatan: mga message, e-mail address, anuman tungkol sa mga taong hindi gumamit sa akin; bigay o pag-freeze lang ng moderator ang nagbubukas ng wallet para sa ganoong miyembro.
chips-stored-erasure = Ibinibigay ng `/settings privacy export` ang lahat ng ito bilang file. Pinuputol ng `/settings privacy erase` ang ugnay mo sa mga record na ito: binubura ang pangalan, id at settings mo; nananatili ang mga match mo bilang sa “dating manlalaro”, para tama pa rin ang mga score at libro ng iba. Nananatili rin ang salitang itinype mo para sa deal: kung wala ito, hindi masusuri ng iba ang baraha nila. Wala akong itinatagong makakakilala sa iyo, kahit hash ng id mo: kung babalik ka, magsisimula ka ulit sa chip ng bagong manlalaro. Wala silang halaga sa pera, at nasa ledger ang lahat ng ibinigay ng bangko.
chips-exported-everything =
    ### Lahat ng iniingatan ko tungkol sa iyo
    Ayon sa table ng database; milliseconds UTC ang mga oras. Nasa `ledger` ang mga entry ng wallet mo sa bawat server.
chips-erasing = Burahin ang lahat ng tutukoy sa iyo?
chips-erasing-seats = Nasa { $tables } mesa ka: bibitawan mo muna ang mga upuang ito.
chips-erasing-everything = Buburahin ang pangalan, id at settings mo sa lahat ng iniingatan ko; mananatili ang mga score at chip mo sa “dating manlalaro” at hindi mo na makukuha. Hindi nagbabago ang mga message na nasa channel na. Hindi na ito mababawi. Para sa kopya, gamitin muna ang `/settings privacy export`.
chips-amount = { $count ->
    [one] { $chips } chip
   *[other] { $chips } chip
}
chips-total = Kabuuan: { $won }
chips-former-player = dating manlalaro
chips-bank = bangko
chips-pot = pot
chips-escrow = pot ng torneo { $number }
chips-has = { $count ->
    [one] May **{ $chips } chip** si { $member }.
   *[other] May **{ $chips } chip** si { $member }.
}
chips-has-no-wallet = { $count ->
    [one] Wala pang wallet si { $member }; magbubukas ito na may **{ $chips } chip** sa unang mesang may chip.
   *[other] Wala pang wallet si { $member }; magbubukas ito na may **{ $chips } chip** sa unang mesang may chip.
}
chips-is-frozen = 🧊 **Naka-freeze**: hindi makakapagbigay ng chip o makakasali sa mesang may chip ang may-ari.
chips-below-zero = Mas mababa sa zero: walang bagong deal hanggang ma-refill.
chips-can-refill = { $count ->
    [one] `/chips refill` para punuin hanggang { $chips } chip.
   *[other] `/chips refill` para punuin hanggang { $chips } chip.
}
chips-freeze-entry = { $did ->
    [frozen] { $by ->
        [member] { $when } na-freeze ni { $actor }: { $note }
       *[nobody] { $when } na-freeze: { $note }
    }
   *[thawed] { $by ->
        [member] { $when } na-unfreeze ni { $actor }: { $note }
       *[nobody] { $when } na-unfreeze: { $note }
    }
}
chips-heading = Chips
chips-ledger = Ledger
chips-audit = Audit
chips-table = Mesa { $number }
chips-table-deal = { $table }, deal { $deal }
chips-entry = { $direction ->
    [in] { $when } **{ $change }** mula: { $party } · balanse { $balance }
   *[out] { $when } **{ $change }** para: { $party } · balanse { $balance }
}
chips-seats = { $seats } upuan
chips-entry-between = { $when } { $payers } → { $payee } **{ $chips }**
chips-entry-between-each = { $when } { $payers } → { $payee } **{ $chips }** (tig-{ $each })
chips-for-opening = panimulang balanse
chips-for-refill = refill
chips-for-gift = regalo
chips-for-grant = { $by ->
    [member] bigay ni { $actor }
   *[nobody] bigay
}
chips-for-stake = taya sa match
chips-for-points = diperensiya sa puntos
chips-for-won = mga taya sa match, napanalunan
chips-for-returned = balik mula sa pot
chips-for-tournament = { $moved ->
        [stake] bayad sa pagsali sa torneo { $number }
        [won] premyo sa torneo { $number }
       *[returned] ibinalik na bayad sa pagsali sa torneo { $number }
    }
chips-for-void = { $by ->
    [member] pagbawi ni { $actor } sa #{ $entry }
   *[nobody] pagbawi sa #{ $entry }
}
chips-for-unplayed = ibinalik: hindi binibilang ang match
chips-for-rule = { $purpose }, rule { $rule }
chips-matrix = Bawat hilera ang nagbabayad, bawat kolum ang binabayaran.
chips-voided-table = ⚠️ Pinawalang-bisa ang mesang ito: { $note }. Binawi ng mga bagong entry ang lahat ng naibayad dito.
chips-giving = { $count ->
    [one] **Magbigay ng { $chips } chip kay { $receiver }?** May { $has } ka ngayon.
   *[other] **Magbigay ng { $chips } chip kay { $receiver }?** May { $has } ka ngayon.
}
chips-offered = { $count ->
    [one] { $receiver }, gusto kang bigyan ni { $giver } ng **{ $chips } chip**. Mawawala ang alok { $when }.
   *[other] { $receiver }, gusto kang bigyan ni { $giver } ng **{ $chips } chip**. Mawawala ang alok { $when }.
}
chips-offer-made = Tinanong na si { $receiver }. Lilipat ang mga chip kapag tinanggap niya.
chips-given = { $count ->
    [one] Nagbigay si { $giver } kay { $receiver } ng **{ $chips } chip**.
   *[other] Nagbigay si { $giver } kay { $receiver } ng **{ $chips } chip**.
}
chips-declined = { $count ->
    [one] Mananatili kay { $giver } ang { $chips } chip na inalok kay { $receiver }.
   *[other] Mananatili kay { $giver } ang { $chips } chip na inalok kay { $receiver }.
}
chips-refilled = { $count ->
    [one] Pinuno ng bangko ang wallet mo: may **{ $chips } chip** ka na.
   *[other] Pinuno ng bangko ang wallet mo: may **{ $chips } chip** ka na.
}
chips-granted = { $count ->
    [one] Nakatanggap si { $receiver } ng **{ $chips } chip** mula sa bangko. Nasa ledger ang dahilan.
   *[other] Nakatanggap si { $receiver } ng **{ $chips } chip** mula sa bangko. Nasa ledger ang dahilan.
}
chips-frozen = Naka-freeze na ang wallet ni { $member }. Nasa `/chips balance` ang dahilan.
chips-thawed = Na-unfreeze na ang wallet ni { $member }. Nasa `/chips balance` ang dahilan.
chips-voided = Wala nang bisa ang mesa { $table }: { $entries } entry ang binawi ng mga bago. Nasa ledger ang dahilan.
chips-exported =
    ### Ledger
    { $entries } entry, pinakaluma muna. Mga kolum: `seq` ang numero ng entry, `at` milliseconds UTC, `kind` kung para saan, `amount`, nagbayad at binayaran kasama ang balanse nila pagkatapos, `reason`, `rule` at `cards` ng bayad sa laro, mesa, deal at ply, sino ang nag-utos at bakit (`note`), aling entry ang binabawi (`reverses`), at ang `hash` nito, na sakop din ang entry bago nito.
chips-audit-faults = { $faults } mali
chips-audit-passed = ✅ Tama ang mga libro, walang entry na binago, tugma sa mga laro ang mga resulta at bayad, at tugma sa mga resulta ang mga score, rating at board.
chips-audit-more = … at { $count } pa.
chips-audit-entries = { $entries } entry ang nabasa
chips-audit-played = { $tables } mesa at { $moves } tira ang nilaro ulit, { $by_hashes } mesa sa lumang rules ang sinuri sa hash lang, { $by_neither } mesa ang hindi nasuri
chips-audit-earlier = { $tables } mesa ang nilaro bago nagkaroon ng selyo, na nagpapakita ng kalagayan nila noong { $day }
chips-audit-later = { $tables } mesa ang natapos bago sakop ng selyo ang mga resulta at bayad, at sinelyuhan gaya ng kalagayan noong { $day }
chips-audit-open = hindi selyado ang resulta at bayad ng { $tables } mesa
chips-audit-unsealed = hindi maselyuhan ang mga match na nilalaro pa
chips-audit-head = Head: `{ $sealed }`. Itago ito: gamit ito, mapapatunayan ng may-ari sa bandang huli na walang binago (`audit --since`).
chips-refused-not-enough = { $whose ->
    [you] May { $have } ka, pero { $need } ang kailangan mo.
    [member] May { $have } si { $member }, pero { $need } ang kailangan.
   *[wallet] May { $have } ang wallet, pero { $need } ang kailangan.
}
chips-refused-negative = { $whose ->
    [you] May { $have } ka: walang nagsisimula ng deal na mas mababa sa zero. Gamitin ang `/chips refill`.
    [member] May { $have } si { $member }: walang nagsisimula ng deal na mas mababa sa zero. Gamitin ang `/chips refill`.
   *[wallet] May { $have } ang wallet: walang nagsisimula ng deal na mas mababa sa zero. Gamitin ang `/chips refill`.
}
chips-refused-frozen = { $whose ->
    [you] Naka-freeze ang wallet mo.
    [member] Naka-freeze ang wallet ni { $member }.
   *[wallet] Naka-freeze ang wallet.
}
chips-refused-frozen-because = { $whose ->
    [you] Naka-freeze ang wallet mo: { $note }.
    [member] Naka-freeze ang wallet ni { $member }: { $note }.
   *[wallet] Naka-freeze ang wallet: { $note }.
}
chips-refused-self = Hindi ka puwedeng magbigay ng chip sa sarili mo.
chips-refused-computer = Walang wallet ang mga computer at bot.
chips-refused-amount = Gumamit ng buong numero mula 1 hanggang { $most }, hindi { $amount }.
chips-refused-gifts-off = Hindi puwedeng magbigayan ng chip ang mga miyembro ng server na ito; puwede itong payagan ng moderator sa `/cardroom chips gifts:True`.
chips-refused-gift-cap = Hanggang { $cap } lang sa isang araw ang maibibigay ng miyembro, at { $given } na ang naibigay mo ngayon.
chips-refused-stakes-cap = Hanggang { $cap } lang ang puwedeng kailanganin ng mesa rito para makasali; { $need } ang kailangan sa isang ito.
chips-refused-too-soon = Napuno na ng bangko ang wallet mo; puwede ulit { $when }.
chips-refused-too-soon-later = Napuno na ng bangko ang wallet mo; puwede ulit mamaya.
chips-refused-above-floor = Pinupuno ng bangko ang mga wallet na kulang sa { $floor }; may { $have } ka.
chips-refused-note = Magbigay ng dahilan na hanggang { $most } character, walang id ng sinuman.
chips-refused-already-done = Nagawa na iyan.
chips-refused-already-frozen = { $whose ->
    [you] Naka-freeze na ang wallet mo.
    [member] Naka-freeze na ang wallet ni { $member }.
   *[wallet] Naka-freeze na ang wallet.
}
chips-refused-not-frozen = { $whose ->
    [you] Hindi naka-freeze ang wallet mo.
    [member] Hindi naka-freeze ang wallet ni { $member }.
   *[wallet] Hindi naka-freeze ang wallet.
}
chips-refused-no-wallet = { $whose ->
    [you] Wala ka pang wallet.
    [member] Wala pang wallet si { $member }.
   *[wallet] Wala pang ganoong wallet.
}
chips-refused-no-chips = Walang chip na ibinayad sa mesang iyon.
chips-refused-still-playing = Nilalaro pa ang match sa mesang iyon. Tapusin ito sa `/table close{ $option }`, na magbabalik ng mga taya; saka bawiin ang iba pang naibayad.
chips-refused-already-void = Wala nang bisa ang mesang iyon.
chips-settings = Settings ng chips
chips-setting-opening = { $count ->
    [one] **Magbubukas ang wallet na may** { $chips } chip
   *[other] **Magbubukas ang wallet na may** { $chips } chip
}
chips-setting-refill = { $count ->
    [one] **Refill** hanggang { $chips } chip, isang beses bawat { $hours } oras
   *[other] **Refill** hanggang { $chips } chip, isang beses bawat { $hours } oras
}
chips-setting-gifts = { $count ->
    [one] **Mga regalo** hanggang { $chips } chip sa isang araw
   *[other] **Mga regalo** hanggang { $chips } chip sa isang araw
}
chips-setting-no-gifts = **Mga regalo** bawal
chips-setting-stakes-cap = { $count ->
    [one] **Puwedeng kailanganin ng mesa** hanggang { $chips } chip para makasali
   *[other] **Puwedeng kailanganin ng mesa** hanggang { $chips } chip para makasali
}
chips-setting-bank-plays = **Mga computer** bangko ang nagbabayad para sa kanila
chips-setting-practice = **Mga computer** practice: hindi binibilang sa libro ang mga mesa nila
