hand-lesson-upcard = Gusto mong mailapag ang lahat ng baraha. Ang **unang** mga meld mo, set ng isang rank at run ng isang suit, ay kailangang { $points } na puntos lahat; **opening** ang tawag doon. Itinapon ni Ada ang { $card }. Puwede kang bumunot sa stock, o kunin ito kung ime-meld mo agad.
hand-lesson-drawn = Run ang { $card } kasama ng `10♣ J♣`. Makakapag-open ka na; kahit ano ang puwedeng lumabas sa stock.

hand-lesson-open = Kailangang mapunta sa meld sa turn na ito ang kinuha mo. { $points } na puntos ang kaya mong i-open, at { $needed } ang kailangan.
hand-lesson-returned = Puwede mong ibalik at bumunot na lang. Pero { $points } puntos ang multa ng hindi pa nakapag-open sa dulo ng round, at masama ang puntos dito. Mag-open habang kaya.
hand-lesson-part = Puwede iyon: higit sa { $points } na puntos. Pero kaya mong ilapag nang sabay ang apat na meld, at bawas ang maiiwan sa kamay.

hand-lesson-discard = Natitirang baraha: { $count }. Nagtatapos ang bawat turn sa tapon. Kung mag-out si Ada ngayon, babayaran mo ang puntos ng hawak mo.
hand-lesson-nine = { $most } puntos ang queen, { $points } lang ang nuwebe. Kung walang ibang dahilan, itapon ang pinakamahal.

hand-lesson-exchange = Nakapag-open na si Ada. Sa run ni Ada, **joker** ang kapalit ng `9♦`, at hawak mo mismo iyon. Nabunot mo ang { $card }.
hand-lesson-not-exchanged = Ilagay ito sa puwesto ng joker, at sa iyo na ang joker. Puwede iyon sa kahit aling meld kapag nakapag-open na.
hand-lesson-nine-kept = Hawak mo pa rin ang `9♦`. Ipagpalit muna sa joker: bagay ang joker halos kahit saan.

hand-lesson-joker = Sa iyo na ang joker. Panalo ka kapag naitapon mo ang **huling** baraha. { $points } puntos ang multa ng joker na maiiwan sa kamay.
hand-lesson-joker-discarded = Puwedeng itapon ang joker, pero maiiwan ang isa pa at hindi ka out. Isapaw ang joker sa run, at itapon ang isa.
hand-lesson-joker-kept = Maiiwan ang joker, { $points } puntos kung mag-out si Ada. Bagay ito sa magkabilang dulo ng run mo ng hearts.

hand-lesson-end = **Out ka**: napunta ang joker sa run mo, at ang itinapon mo ang huling baraha. Masama ang puntos, kaya **{ $own }** ang sa iyo. { $other } ang kay Ada para sa naiwang baraha; kung hindi nakapag-open, { $unopened }. Pagkatapos ng { $rounds } round, panalo ang pinakamababa.

hand-lesson-partner = Si Basil, sa tapat mo, ang **kakampi** mo: sabay kayong panalo o talo. Nakapag-open na si Basil, pero kani-kaniyang open, { $needed } na puntos. Kaya mo ang { $points }.
hand-lesson-unopened = Hangga't hindi ka nag-o-open, hindi ka makakapagsapaw, kahit sa meld ni Basil. At kung mag-out ang kalaban, { $points } puntos ang multa ng team dahil sa iyo.
hand-lesson-fewer = Higit ito sa { $points } na puntos, kaya puwede. Pero maiiwan sa kamay ang `3♦ 4♦ 5♦`, at multa lang iyon. Ilapag ang lahat ng tatlo.

hand-lesson-partners-run = Nakapag-open ka na, kaya puwede kang **magsapaw** sa kahit aling meld: sa iyo, sa kalaban, at kay Basil. Nasa mesa ni Basil ang `8♠ 9♠ 10♠`.
hand-lesson-jack-discarded = Bagay ang jack sa run ni Basil, at kasunod ang queen: dalawang baraha ang bawas sa kamay.

hand-lesson-team-discard = Natitirang baraha: { $count }, at walang bagay. Ano ang itatapon mo?
hand-lesson-two-discarded = { $points } puntos lang ang dos kung maiiwan sa kamay, { $most } ang nuwebe.

hand-lesson-seven = Naglapag si Basil ng run ng clubs para sa team. Nabunot mo ang { $card }.
hand-lesson-seven-discarded = Ikaapat na siyete iyon: isapaw sa sarili mong set. Mababawasan pa ng isa ang hawak mo pagkatapos magtapon.

hand-lesson-last-two = Natitirang baraha: { $count }. Out ka kapag naitapon ang huli. Tingnan ulit ang mga meld ni Basil.
hand-lesson-six-discarded = Maiiwan sa kamay ang dos. Bagay ang `6♣` sa run ng clubs ni Basil: isapaw, at ang dos ang huli mong itatapon.
hand-lesson-six-kept = Maiiwan sa kamay ang `6♣`. Bagay ito sa run ng clubs ni Basil: isapaw muna, at out ka sa turn na ito.

hand-lesson-team-end = **Out ka**, salamat sa mga meld ni Basil. **{ $own }** ang sa team mo, at masama ang puntos. Hindi bilang ang { $count } barahang hawak pa ni Basil. { $other } ang kabuuan ng kalaban: { $unopened } sa bawat hindi nakapag-open. Pagkatapos ng { $rounds } round, panalo ang team na mas mababa.
