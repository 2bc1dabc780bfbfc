panguingue-lesson-stay = Chips ang pinaglalabanan, at maraming pakete ang sabay na ginagamit. Titingnan ng lahat ang sampung baraha, saka **maglalaro** o **magda-drop**; { $chips } chips ang bayad sa drop. May mga singko ka, mga dos, at dalawang magkasunod na diamonds.
panguingue-lesson-dropped = Kung walang meld ang hawak, mas mura iyon kaysa maglaro. Pero maganda ang sa iyo: meld na ang apat na singko at tatlong dos, at may chips ang mga singko. Huwag magbayad ng { $chips } chips nang walang dahilan.

panguingue-lesson-upcard = Maglalaro ang lahat. Puwede mong kunin ang { $card } kung magagamit agad, o bumunot sa stock. Hindi ito napupunta sa kamay: sa meld sa mesa, o itatapon mo.
panguingue-lesson-drawn = Run ang `K♦` kasama ng `J♦ Q♦`. Bihira ang ganitong pagkakataon; karamihan ng baraha sa stock ay walang kasama.

panguingue-lesson-condition = **Condition** ang `J♦ Q♦ K♦`: meld na binabayaran agad ng iba, at muli kapag nanalo ka. Chips mo sa ngayon: { $chips }. Condition din ang mga tres, singko at siyete.
panguingue-lesson-unpaid = Walang kita ang mga singko sa kamay. I-meld muna at kunin ang { $chips } chips, saka magtapon.

panguingue-lesson-flat = Mas malaki ang kita ng apat na singko kaysa tatlo: { $chips } chips na. Meld din ang tatlong dos, kahit hindi condition. Panalo ka kapag na-meld ang **labing-isang** baraha.
panguingue-lesson-twos-kept = Apat pa ang kulang mo para manalo. Kapag nasa mesa ang mga dos, sampu na ang na-meld, at isang bagay na baraha na lang para mag-out.

panguingue-lesson-out = Sampu ang baraha mo sa mesa at wala sa kamay. Nabunot ni Basil ang { $card }, hindi nagamit, at kinailangang itapon.
panguingue-lesson-five-left = Bagay ang `5♣` sa mga singko mo: kapag **isinapaw** doon, may chips, at iyon ang ikalabing-isa. Panalo ka.

panguingue-lesson-end = **Out ka.** Nagbabayad ang bawat isa ng { $out } chips para rito, at muli para sa bawat condition mo. **{ $chips } chips** ang lahat ng napanalunan mo. May { $deals } deal ang match; panalo ang may pinakamaraming chips.
