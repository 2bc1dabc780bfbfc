proofs-command = Mga deal na masusuri ng kahit sino
proofs-command-about = Ano ang garantisado tungkol sa mga baraha, at ano ang hindi
proofs-command-word = Magdagdag ng sarili mong salita sa susunod na balasa; makikita ito ng lahat
proofs-command-check = Kuwentahin ulit ang deal mula sa selyadong lihim nito
proofs-command-card = Patunayan ang barahang nakita mo, nang walang ibang ibinubunyag
proofs-command-head = Ang fingerprint ng lahat ng deal ng server na ito hanggang ngayon
proofs-option-word = Kahit anong salita, hanggang 64 character; hindi na ito maaalis sa deal
proofs-option-card = Aling baraha, gaya ng 10D, K♠ o joker
proofs-whole = Lahat ng numero
proofs-check = Suriin
proofs-file = Patunay bilang file
proofs-promise = 🔏 Selyadong deck
proofs-verify = 🔏 Suriin ang deal
proofs-about =
    ### Mga deal na masusuri ng kahit sino
    { "*" }*Garantisado**
    - Hindi ako makakapili ng deck: sinelyuhan ko muna ang isang lihim, at saka pa lang darating ang input ng mga manlalaro.
    - Hindi ko mababago ang deal pagkatapos: ipinapakita muna ang selyo, bahagi ng chain ang bawat deal, at ang sinumang nagtala ng head ng chain (`/fair head`) ay makakapagpatunay kung may binago.
    - Mapapatunayan mo ang bawat barahang nakita mo (`/fair card`); habang may deal, ang mga barahang ibinigay sa iyo o nabunot mo. Walang ibang barahang mabubunyag.
    { "*" }*Hindi garantisado**
    - Na hindi alam ng makinang nagbibigay ang mga baraha: kailangan nitong malaman para maibigay, at puwedeng sumilip ang may-ari.
    - Na walang magpapatigil ng deal. Binubuksan at inililista ang selyadong deck na hindi nagamit.
    - Na walang manlalarong kasabwat ng may-ari ng makina: sa lihim at huling salita, puwede silang sumubok ng mga salita hanggang magustuhan nila ang deck. O na ang pindot ay may numerong talagang ibinigay ng Discord: ako lang ang nagsasabi niyon. Ang sarili mong salita ay alam mo.
    - Anuman tungkol sa mga mesang binuksan bago nagkaroon ng patunay, o sa deal na walang input ng manlalaro: doon, magtitiwala kang hindi ako nagselyo ng ilang lihim at pumili ng isa.
    Nasa `/help topic:fair` kung paano ito gumagana, nang walang mathematics.
proofs-help =
    ### Patas na deal
    Isipin ang dealer na nagsulat ng lihim na numero sa papel at isinelyo ito sa sobre bago pa may maupo. Saka nagsabi ng numero ang bawat manlalaro. Binalasa ang deck sa takdang paraan mula sa numero ng dealer at sa lahat ng numero ninyo. Pagkatapos ng match, binubuksan ang sobre, at kahit sino ay puwedeng umulit ng balasa at makita na pareho ang mga baraha at ang ayos.
    Kaya hindi makakapili ng baraha mo ang dealer: selyado na ang sobre bago nalaman ang mga numero ninyo.
    { "*" }*Dito** ang sobre ay isang *fingerprint*, gaya ng `4b1f…`: galing ito sa lihim ko, at walang makakahanap ng ibang lihim na may parehong fingerprint. Makikita mo ito sa lobby at, para sa susunod na deal, sa ilalim ng bawat resulta. Ang numero mo ay ang sa pindot mo sa **Sumali**, **Simulan** o **Susunod na deal**, na galing sa Discord; puwede ka ring magdagdag ng salita sa `/fair word`.
    { "*" }*Suriin ang deal** sa ilalim ng mesa ay magbubukas ng patunay ng deal, at kinukuwenta ulit ng `/fair check` ang lahat. Kung bukas ang mga hawak pagkatapos ng match, bukas din ang mga lihim. Kung private, mananatiling selyado ang mga lihim, at mapapatunayan mo pa rin ang bawat barahang nakita mo (`/fair card`); kung papayag ang lahat ng manlalaro, bubuksan ang lahat.
    Ang `/fair head` ang fingerprint ng lahat ng deal sa server na ito hanggang ngayon. Itala mo, at walang palihim na makakabago sa mga ito. Ipinapakita ng `/fair statistics` kung pantay ang baraha ng tao at computer.
    -# Ano ang hindi garantisado: `/fair about`.
proofs-no-proof = Hindi masusuri ang match na ito: binuksan ang mesa bago nagkaroon ng patunay.
proofs-no-proof-yet = Wala pang naibigay na baraha rito.
proofs-chain-empty = Wala pang natapos na deal na masusuri sa server na ito.
proofs-opened = Pumapayag kang buksan ang mga deal ng match na ito. Bubuksan kapag pumayag ang lahat ng manlalaro.
proofs-opened-all = Pumayag ang lahat: bukas na ang mga deal ng match na ito, pati lahat ng hawak.
proofs-no-other-card = Habang may match, hindi ako nagpapatunay ng ibang baraha: masyadong maraming mabubunyag ng puwesto nito sa deck.
proofs-word-noted = { $word } ang salita mo para sa susunod na balasa. Makikita ito ng lahat kasama ng deal.
proofs-sealed = 🔏 Selyadong deck: `{ $fingerprint }`
proofs-next-sealed = 🔏 Selyado ang susunod na deal: `{ $fingerprint }`
proofs-promised = Sinelyuhan ko na ang lihim ng deal { $deal }, at ito ang fingerprint:
proofs-promised-explained = Kasama sa balasa ang mga pindot mo mula ngayon, at ang sarili mong salita kung gusto mo (`/fair word`), kaya hindi ako makakapili ng baraha mo. Nasa `/help topic:fair` kung paano.
proofs-title = 🔏 Deal { $deal }
proofs-sealed-before = Bago may humingi ng deal na ito, nagselyo ako ng lihim na may fingerprint na `{ $fingerprint }`, na ipinakita.
proofs-follows = Galing doon ang balasa at sa mas huling input ng: { $players }. Kaya hindi ako makakapili ng mga baraha.
proofs-follows-alone = Walang input ng manlalaro pagkatapos niyon, kaya magtitiwala kang hindi ako pumili sa ilang lihim.
proofs-stored-opened = Ang fingerprint ng buong deck, `{ $fingerprint }`, ay na-save bago ang unang tira, at bukas na ang lihim: kahit sino ay puwedeng kumuwenta ulit ng lahat.
proofs-stored-ended = Ang fingerprint ng buong deck, `{ $fingerprint }`, ay na-save bago ang unang tira: selyado pa ang lihim, at mapapatunayan mo ang bawat barahang nakita mo.
proofs-stored-playing = Ang fingerprint ng buong deck, `{ $fingerprint }`, ay na-save bago ang unang tira: walang barahang mababago mula noon, at mapapatunayan mo ang bawat barahang ibinigay sa iyo o nabunot mo sa stock.
proofs-number-sealed = **Selyado**
proofs-number-deck = **Buong deck**
proofs-number-entry = **Entry { $entry } ng mga deal ng server na ito**
proofs-number-secret = **Lihim**
proofs-number-next-sealed = **Selyado ang deal { $deal }**
proofs-number-never-dealt = **Selyado ang deal { $deal } pero hindi naibigay**
proofs-number-its-secret = **Ang lihim nito**
proofs-secret-sealed = **Lihim** selyado
proofs-share = **{ $player }** pindot { $press }
proofs-share-word = **{ $player }** pindot { $press }, salita { $word }
proofs-check-commitment = Ang lihim ay may fingerprint na ipinakita bago ang deal.
proofs-check-deck = Tugma ang balasa sa lihim at sa input ng mga manlalaro.
proofs-check-seed = Ganoon din ang lahat ng iba pang random sa deal.
proofs-check-dealer = Ganoon din ang unang dealer.
proofs-check-root = Tugma ang fingerprint ng buong deck sa mga barahang ito.
proofs-check-entry = Nasa chain ng server na ito ang deal, kasama ang resulta.
proofs-check-failed = **Hindi tugma ang deal { $deal } sa selyo nito.** Sabihin sa may-ari ng bot na ito.
proofs-check-opened = Huwag lang maniwala sa akin: i-export ang deal sa `/results replay` at suriin mo mismo.
proofs-check-sealed = Ako lang ang makakaulit ng lahat ng ito habang selyado ang lihim, pero mapapatunayan mo ang sarili mong baraha.
proofs-card = Ang { $card } ay baraha { $position } sa { $size } sa deal { $deal }. Pinatutunayan ng mga numerong ito na kabilang ito sa deck `{ $fingerprint }` sa puwestong iyon. Walang ibang barahang mabubunyag.
proofs-card-later = Nakuha mo ang { $card } sa tapunan o sa mesa. Mabubunyag ng puwesto nito sa deck kung ibinigay ito o nabunot ng manlalarong nauna sa iyo, at kailan. Mapapatunayan mo ito kapag tapos na ang deal.
proofs-card-none = Hindi mo nakuha ang { $card } sa deal { $deal }, sa abot ng alam mo.
proofs-head =
    ### Mga deal ng server na ito
    { $deals } deal hanggang ngayon. Ang fingerprint ng lahat:
    ```{ $head }```
    Itala ito kung saan hindi ko maaabot: kung may babaguhin sa mga deal na ito, hindi na rito hahantong ang chain.
proofs-open-button = Buksan ang mga deal ({ $agreed } sa { $people })
proofs-file-about = Ang patunay ng match ng { $game }, bilang JSON: ang mga selyo, at ang mga barahang nakita mo.
