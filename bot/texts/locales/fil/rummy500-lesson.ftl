rummy500-lesson-pile = May puntos ka sa mga barahang inilalapag mo: set ng isang rank at run ng isang suit. Kita ang buong tapunan, { $count } ang baraha rito: { $pile }. Sa turn mo, **bumunot** sa stock o **kumuha** sa tapunan: ang nasa ibabaw, o ilan kung gagamitin mo agad ang pinakailalim.
rummy500-lesson-drawn = Hindi mo alam ang lalabas sa stock. May dalawang baraha sa tapunan na nakabubuo ng meld sa hawak mo.
rummy500-lesson-top-taken = Mabubuo ang `4♣ 5♣ 6♣`, pero may higit pa: kasama ng dalawang otso mo ang { $card } sa ilalim. Kung kukuha ka hanggang doon at ime-meld ito, sa iyo rin ang lahat ng nasa ibabaw nito.

rummy500-lesson-meld = Kailangang gamitin ang pinakailalim: nasa mesa na ang `8♠ 8♦ 8♥` at { $points } ang puntos. Sa iyo ang iba. Puwede kang mag-meld nang ilang beses sa isang turn.
rummy500-lesson-not-melded = Nasa kamay mo pa ang `4♣ 5♣ 6♣`. Kapag may nag-out, **bawas** ang naiwan sa kamay. Pabor sa iyo ang nasa mesa.

rummy500-lesson-keep = { $points } na puntos na ang na-meld mo. Sa dulo ng turn, magtatapon ka ng isa. Alin ang pinakamahal at walang kasama?
rummy500-lesson-cheap = { $points } puntos lang ang bawas kung maiiwan sa kamay, at baka bumagay sa run ng diamonds. { $most } ang king at walang kasama.
rummy500-lesson-pair-broken = Isa na lang ang kulang ng dalawang queen para maging set. Walang kasama ang king.

rummy500-lesson-queens = **Isinapaw** ni Basil ang `7♣` sa run mo: puwede iyon kahit kanino, at sa nagsapaw ang puntos. Nasa ibabaw na ng tapunan ang { $card }.
rummy500-lesson-queen-left = Set iyon kasama ng dalawang queen mo: { $points } puntos. Kahit ano ang puwedeng lumabas sa stock.

rummy500-lesson-last = Tatlong queen! { $points } na puntos ang nasa mesa, at { $count } na lang ang baraha: { $card }. Kapag naubos, **out** ka at tapos ang deal. May run ng diamonds si Ada.
rummy500-lesson-discarded = Out ka nga, pero walang puntos ang baraha. Bagay ito sa run ni Ada: isapaw, at sa iyo rin ang puntos nito.

rummy500-lesson-end = **Out ka.** **{ $points } puntos** ang sa iyo, lahat mula sa inilapag mo. Bawas sa iba ang naiwan sa kamay: { $first } si Ada, { $second } si Basil. Magde-deal hanggang may umabot sa { $limit }.
