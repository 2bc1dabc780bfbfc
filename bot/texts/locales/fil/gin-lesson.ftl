gin-lesson-upcard = Ang **meld** ay tatlo o apat na barahang magkapareho ng rank, o tatlo o higit pang magkakasunod sa isang suit. **Deadwood** ang lahat ng iba: { $points } na puntos ang sa iyo, at gusto mong kaunti lang. Kita ng lahat ang { $card }: puwede mong kunin, o mag-pass. Ano ang gagawin mo?
gin-lesson-upcard-passed = Nabubuo ng { $card } ang `7♠ 8♠ 9♠`, at bababa ka sa { $points } na puntos. Laging sulit kunin ang barahang nakabubuo ng meld.

gin-lesson-discard = Labing-isa na ang hawak mo, at { $points } na puntos ang deadwood. Nagtatapos ang bawat turn sa **tapon**: itapon ang mahal at walang kasama.
gin-lesson-low-discarded = Mura ang mababang baraha, at puwedeng maging run ang `3♦ 4♦`. { $points } na puntos ang maiiwan sa halip na { $best }.
gin-lesson-set-broken = Masisira ang set mo ng queen, at magiging deadwood ang lahat: { $points } na puntos sa halip na { $best }.

gin-lesson-useless = Bagong turn: kunin ang { $card }, o **bumunot** sa stock ng barahang hindi mo alam.
gin-lesson-useless-taken = Walang kasama ang { $card } sa hawak mo: dagdag na { $points } puntos ng deadwood, malalaman ni Ada ang hawak mo, at hindi mo ito puwedeng itapon sa turn na ito.

gin-lesson-fits = Walang silbi ang king. { $points } na puntos ang deadwood mo, at itinapon ni Ada ang { $card }.
gin-lesson-fits-ignored = Nabubuo ng { $card } ang `3♦ 4♦ 5♦`. Bababa ka sa { $points } na puntos, at kapag { $limit } o mas kaunti, puwede mong tapusin ang deal. Kahit ano ang puwedeng lumabas sa stock.

gin-lesson-knock = Kapag { $limit } o mas kaunti ang deadwood mo pagkatapos magtapon, puwede kang **mag-knock**: tapos ang deal, ilalabas ang mga baraha, at makukuha ng may mas kaunti ang diperensiya. Puwede kang magkaroon ng { $points }; kay Ada ay { $other }.
gin-lesson-waited = Maghihintay ka ng **gin**, walang deadwood, na may dagdag na { $bonus } puntos. Pero kaunti ang barahang makatutulong, at gumaganda ang hawak ni Ada bawat turn. Mag-knock habang lamang ka.
gin-lesson-knocked-high = Puwede, pero { $points } ang maiiwan sa halip na { $best }. Kung hindi hihigit sa iyo si Ada pagkatapos magsapaw, **undercut** iyon: si Ada ang may puntos, at may dagdag na { $bonus }.

gin-lesson-end = **Nag-knock ka sa { $own }.** Naisapaw muna ni Ada ang { $card } sa run mo (**lay off**), at { $other } ang naiwan. Sa iyo ang diperensiya: **{ $points } puntos**. Kung walang deadwood, gin iyon: dagdag na { $bonus } puntos, at walang puwedeng magsapaw. Hanggang { $target } puntos ang match.
