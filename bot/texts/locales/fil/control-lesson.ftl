control-lesson-control = Gusto mong maubos ang baraha sa mga meld: ang unang mag-out ang may puntos ng mga meld niya. Pero ang **control card** ang nagsasabi kung ano ang puwedeng i-meld ngayon: **{ $kind }**, tatlo o higit pang magkakasunod sa isang suit. Nagsisimula ang turn sa isang baraha: bumunot sa stock, o kunin ang { $card }.
control-lesson-drawn = Bagay ang `6♣` sa `4♣ 5♣`: iyon mismo ang hinihingi ng control card. Kahit ano ang puwedeng lumabas sa stock.

control-lesson-meld = May run ka ng clubs at tatlong siyete. Sa **{ $kind }**, ang run lang ang puwedeng i-meld. Isang meld bawat turn.
control-lesson-not-melded = Puwede ngayon ang run mo, at baka hindi na sa susunod mong turn. I-meld habang puwede, saka magtapon.

control-lesson-next = Kita rin ang **susunod** na control card: **{ $kind }**, magkakapareho ng rank. Iyon na sa susunod mong turn. Itapon ang hindi mo kakailanganin.
control-lesson-group-broken = May tatlong siyete ka, at **{ $kind }** ang susunod na control card: itabi para sa susunod mong turn.
control-lesson-ace-discarded = Kasama ng `2♣` at `3♣`, maisasapaw ang alas sa run mo. Walang kasama ang king.

control-lesson-changed = **{ $kind }** na ngayon, at may run din si Ada. Nabunot mo ang { $card }. Ano ang ime-meld mo?
control-lesson-group-kept = Tatlong siyete ang hinihingi ng **{ $kind }**, at iba na ang hihingin ng susunod na control card.

control-lesson-lay-off = Natitirang baraha: { $count }. Sa **pagsapaw**, walang epekto ang control card: puwede sa kahit aling meld sa mesa, sa iyo o kay Ada, basta ganoon pa rin ang uri nito.
control-lesson-not-laid-off = Maiiwan ang mga barahang puwede mo nang ilapag. Magsapaw muna: bagay ang `A♣ 2♣ 3♣` sa sarili mong run, at sa iyo ang puntos.

control-lesson-end = **Out ka.** Napunta ang `Q♥` sa run ni Ada, at itinapon mo ang huli. Puntos mo ang mga numero ng baraha sa mga meld mo: **{ $points } puntos**. Wala kay Ada. Hanggang { $target } ang match.
