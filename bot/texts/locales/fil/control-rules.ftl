control-rules-title-1 = Baraha at deal
control-rules-title-2 = Ang turn mo
control-rules-title-3 = Mga meld at control card
control-rules-title-4 = Pagsapaw
control-rules-title-5 = Ang tapunan
control-rules-title-6 = Pag-out
control-rules-title-7 = Puntusan
control-rules-title-8 = Ang match
control-rules-title-9 = Pagbabago ng control card
control-rules-title-10 = Mga madalas itanong
control-rules-title-11 = Mga halimbawa
control-rules-title-12 = Mga detalye
control-rules-short-both = Dalawang **control card** ang nagsasabi kung ano ang mame-meld: **GROUP** at **SUIT**, lagi.
control-rules-short-control = { $mode ->
    [round] **Control card** ang nagsasabi kung ano ang mame-meld; may nagkakabisang iba bawat round. Isa sa mga ito: { $example }.
    [turn] **Control card** ang nagsasabi kung ano ang mame-meld; may nagkakabisang iba sa bawat turn. Isa sa mga ito: { $example }.
    [deal] **Control card** ang nagsasabi kung ano ang mame-meld; may bisa ito sa buong deal. Isa sa mga ito: { $example }.
    [held] **Control card** ang nagsasabi kung ano ang mame-meld; may bisa ito hanggang may gumamit ng iba mula sa kamay. Isa sa mga ito: { $example }.
   *[deck] **Control card** ang nagsasabi kung ano ang mame-meld; may bisa ito hanggang may lumabas na iba sa stock. Isa sa mga ito: { $example }.
}
control-rules-short-turn = Tig-{ $cards } baraha. Sa turn mo, bumunot sa stock o kunin ang upcard; maglatag ng hanggang **isang** meld na pinapayagan ng control card; magsapaw sa kahit aling meld; magtapon ng isa.
control-rules-short-kind = Hindi nagbabago ang uri ng meld mula nang ilatag: iyon ang batayan kung ano ang maisasapaw.
control-rules-short-taken = Bawal itapon sa parehong turn ang kinuha sa tapunan.
control-rules-short-penalty = Kapag naubos ang hawak mo, out ka na; bawas sa iba ang puntos ng hawak nila. Sa **−{ $target }**, tapos ang match, at panalo ang pinakamataas na kabuuan.
control-rules-short-out = { $courts ->
    [ten] Ang maubusan ng baraha ay mag-a-out at may puntos sa mga meld: alas 1, J, Q at K 10, ang iba ay ang numero nila. Sa **{ $target }**, tapos ang match.
   *[number] Ang maubusan ng baraha ay mag-a-out at may puntos sa mga meld: alas 1, J 11, Q 12, K 13, ang iba ay ang numero nila. Sa **{ $target }**, tapos ang match.
}
control-rules-short-all = { $courts ->
    [ten] Ang maubusan ng baraha ay mag-a-out at tatapos sa deal; may puntos ang lahat sa mga meld: alas 1, J, Q at K 10, ang iba ay ang numero nila. Sa **{ $target }**, tapos ang match.
   *[number] Ang maubusan ng baraha ay mag-a-out at tatapos sa deal; may puntos ang lahat sa mga meld: alas 1, J 11, Q 12, K 13, ang iba ay ang numero nila. Sa **{ $target }**, tapos ang match.
}
control-rules-packs = { $packs ->
    [one] Dalawa hanggang anim na manlalaro; isang pakete na 52 baraha, walang joker.
    [two] Dalawa hanggang anim na manlalaro; dalawang pakete na tig-52 baraha, walang joker.
   *[auto] Dalawa hanggang anim na manlalaro; isang pakete na 52 baraha kapag dalawa, dalawang pakete kapag mas marami, walang joker.
}
control-rules-dealer = Random ang unang dealer; saka pakaliwa ang pagiging dealer.
control-rules-deal = Tig-{ $cards } baraha. Ititihaya ang kasunod para simulan ang tapunan; ang natitira ang stock.
control-rules-no-deck = Walang control deck: laging may bisa ang GROUP at SUIT.
control-rules-deck = Hiwalay na binabalasa ang mga control card ({ $kinds }), at { $cards } sa mga ito ang binubuksan: may bisa.
control-rules-first = Mauuna ang nasa kaliwa ng dealer; ayon sa orasan ang ikot, at ang may turn lang ang kumikilos.
control-rules-seen = Kita ng lahat ang mga control card na may bisa, ang upcard, ang lahat ng meld at uri nila, at kung ilan ang baraha sa stock, tapunan at bawat kamay.
control-rules-draw = Bumunot muna ng isa: ang ibabaw ng stock, o ang upcard.
control-rules-meld = Saka puwede kang maglatag ng **isang** bagong meld, ng uring may bisa.
control-rules-lay-off = Puwede kang magsapaw ng kahit ilan sa kahit aling meld, sa iyo o sa iba, kahit wala kang sariling meld. Walang epekto roon ang control card.
control-rules-discard = Panghuli, magtapon ng barahang nakatihaya, maliban kung ubos na ang hawak mo.
control-rules-order = Sa pagitan ng bunot at tapon, puwedeng mag-meld at magsapaw sa kahit anong ayos.
control-rules-melds = Ang meld ay may tatlong baraha o higit pa, at walang dalawang pareho. Sa meld, ang alas ay 1, jack 11, queen 12, king 13.
control-rules-open = { $open ->
    [closed] sarado
    [four] bukas hanggang apat na baraha
    [either] bukas gaya ng inilatag na meld
   *[open] bukas
}
control-rules-one-of-them = Dapat bumagay ang meld sa isa sa mga control card na may bisa.
control-rules-always = Bukod sa binuksan, laging may bisa ang { $kinds }.
control-rules-several-kinds = Kung bagay ang mga baraha sa ilang uri, puwede mong sabihin ang gusto mo; kung hindi, ang una sa sequence, steps, group, factors, primes, odds, evens, sum, product, suit.
control-rules-takes = Tumatanggap ng baraha ang meld na bukas kung ganoon pa rin ang uri nito.
control-rules-together = Puwedeng sabay na isapaw ang ilang baraha, at ang mabubuong meld lang ang bilang: bagay ang { $cards } nang sabay sa steps na { $meld }.
control-rules-closed = **Sarado ang SUIT, SUM at PRODUCT**: saktong bilang ng baraha ang kailangan nila.
control-rules-stay = Hindi na inililipat o binabawi ang na-meld. Kung bagay ang baraha sa dalawang meld, sabihin kung alin.
control-rules-upcard = Ang upcard lang ang makukuha sa tapunan, at puwede itong itago lang.
control-rules-taken = Bawal itong itapon sa turn na kinuha ito; puwede ang galing sa stock, pati ang kaparehong baraha.
control-rules-leaves-taken = Tatanggihan ang meld o sapaw na ang kakakuha lang ang maiiwan, maliban kung maisasapaw ito agad: hindi matatapos ang turn.
control-rules-turn-over = { $control ->
    [none] Kapag ubos ang stock, kunin ang upcard o **baligtarin** ang tapunan: walang balasa, ito ang magiging stock, pinakaluma sa ibabaw.
    [deck] Kapag ubos ang stock, kunin ang upcard o **baligtarin** ang tapunan: walang balasa, ito ang magiging stock, pinakaluma sa ibabaw. Ipapatong dito ang pinakalumang control card.
   *[played] Kapag ubos ang stock, kunin ang upcard o **baligtarin** ang tapunan: walang balasa, ito ang magiging stock, pinakaluma sa ibabaw. Kasabay nito, bubuksan ang susunod na control card.
}
control-rules-dead-turned = **Patay na deal**: pagkatapos ng { $times } baligtad, ang manlalarong mangangailangan pa ng isa ang tatapos sa deal.
control-rules-dead-stall = Pagkatapos ng { $turns } sunod-sunod na turn ng bawat isa na walang bunot sa stock, meld o sapaw, patay ang deal. Walang puntos.
control-rules-out = Tapos ang deal kapag may naubusan ng baraha, sa meld, sapaw o tapon. Wala nang nagme-meld pagkatapos niyon.
control-rules-out-level = Tingnan ang 12.1 para sa kailangan sa pag-out sa mesang ito.
control-rules-count = { $courts ->
    [ten] Bilang ng baraha: alas 1, 2 hanggang 10 ang numero nila, J, Q at K 10.
   *[number] Bilang ng baraha: alas 1, 2 hanggang 10 ang numero nila, J 11, Q 12, K 13.
}
control-rules-penalty = Bawas sa lahat maliban sa nag-out ang puntos ng hawak nila.
control-rules-penalty-example = Nag-out si Ann; hawak ni Ben ang { $cards } at bawas siya ng 8.
control-rules-who-scores = { $scope ->
    [all] May puntos ang lahat sa mga baraha sa meld.
   *[out] Ang nag-out lang ang may puntos sa mga baraha sa meld.
}
control-rules-credit = { $credit ->
    [layer] Ang baraha ay bilang sa naglatag nito.
   *[owner] Ang baraha ay bilang sa may-ari ng meld, kahit iba ang nagsapaw.
}
control-rules-example = Nag-meld si Ann ng { $sevens } at nagsapaw roon si Ben ng { $seven }; nag-meld si Ben ng { $run } at nagsapaw roon si Ann ng { $queen }. Nag-out si Ann: { $ann } ang puntos niya, { $ben } kay Ben.
control-rules-match = Magde-deal hanggang may kabuuang { $target } o higit pa; panalo ang pinakamataas.
control-rules-match-penalty = Magde-deal hanggang may kabuuang −{ $target } o mas mababa; panalo ang pinakamataas.
control-rules-tie = Kung tabla ang pinakamataas, hati sa panalo.
control-rules-time = Kung hindi ka tumira sa oras, bubunot ka sa stock at itatapon ang pinakamataas mong baraha.
control-rules-change-none = Walang control card maliban sa dalawang may bisa.
control-rules-change-round = Kapag bumalik ang turn sa nauna, bubuksan ang susunod na control card, bago siya bumunot: tig-isang turn ang lahat sa bawat control card.
control-rules-change-turn = Bago ang bawat turn, bubuksan ang susunod na control card.
control-rules-change-deal = Isang control card ang may bisa sa buong deal; sa pagbaligtad lang ng tapunan darating ang susunod. Hindi kasama ang SUIT, SUM at PRODUCT: walang maisasapaw sa kanila.
control-rules-change-held = May hawak na { $cards } lihim na control card ang bawat isa, na siya lang ang nakakakita. Hindi ito bahagi ng hawak na baraha: walang bumubunot, nagtatapon o bumibilang nito. Isang beses bawat turn, sa pagitan ng bunot at tapon, puwede kang gumamit ng isa, kahit hindi mag-meld: may bisa ito agad, para sa lahat, hanggang may gumamit ng iba. Saka ka kukuha ng bago.
control-rules-change-deck = Nakabalasa sa stock ang ibang control card. Magkakabisa agad ang lalabas, at bubunot ulit ang nakabunot; pagkatapos ng huling baraha ng stock, pipili siya ulit.
control-rules-next = { $preview ->
    [shown] Ipinapakita ang susunod na control card.
   *[hidden] Nakatago ang susunod na control card.
}
control-rules-in-force = Sabay na may bisa ang huling { $cards } control card na nagkabisa.
control-rules-reshuffled = Kapag ubos ang control deck, binabalasa ulit ang mga nagamit na control card.
control-rules-ask-lay-offs = Sa bagong meld lang mahalaga ang control card; ang sapaw ay nakadepende sa uri ng bawat meld.
control-rules-ask-earlier = Tatanggihan ang meld para sa naunang control card: ang may bisa lang ang bilang.
control-rules-ask-stays = Nananatili ang meld sa mesa, anumang control card ang sumunod.
control-rules-ask-nobody = Walang pinipilit mag-meld, o kumuha ng upcard.
control-rules-ask-two = Hindi kailanman puwede ang dalawang meld sa isang turn, anuman ang may bisa.
control-rules-ask-first = Puwedeng kunin ng unang manlalaro ang unang upcard.
control-rules-ask-without = Puwede kang magsapaw kahit walang sariling meld, at bago ka mag-meld.
control-rules-ask-one-card = Kung isa na lang ang baraha mo, makakapag-out ka lang sa pagsapaw nito, o ng mabubunot mo.
control-rules-ask-twice = Puwedeng lumabas ang parehong control card nang dalawang sunod.
control-rules-example-sum = SUM: pasok ang { $cards }, dahil 1 + 2 = 3.
control-rules-example-product = PRODUCT: pasok ang { $cards }, dahil 3 × 4 = 12. Hindi puwede ang alas.
control-rules-example-factors = FACTORS: hindi tumatanggap ang { $cards } ng { $card }: hindi multiple ng 8 ang 12.
control-rules-example-steps = { $suits ->
    [any] STEPS: tig-apat ang taas ng { $cards }; sequence ang agwat na isa.
   *[one] STEPS: tig-apat ang taas ng { $cards }; sequence ang agwat na isa sa isang suit.
}
control-rules-example-group = GROUP: walang magkaparehong baraha, kahit dalawang pakete: puno na ang { $cards }.
control-rules-example-sequence = SEQUENCE: pasok dito ang { $cards }.
control-rules-level = Kailangan mo ng sariling meld ng level ({ $kinds }) para mag-out; kung wala, magtira ng dalawa bago magtapon.
control-rules-no-level = Puwede kang mag-out nang walang sariling meld, pero wala kang puntos.
control-rules-mid-round = Ang pagbaligtad ng tapunan ay nagdadala ng susunod na control card sa gitna ng round; hindi nagbabago ang mga round.
control-rules-numbers-once = Sa primes, factors, evens, odds at steps, isang beses lang ang bawat numero, anuman ang suit; sa sum at product, puwedeng maulit ang rank.
