pool-command = Humanap ng makakalaro mula sa kahit anong server
pool-option-game = Aling laro
pool-option-speed = Gaano katagal ang bawat turn
pool-speed-quick = Mabilis
pool-speed-normal = Normal
pool-speed-slow = Mabagal
pool-speed = { $speed } · { $time } bawat turn

pool-anyone = Kahit sino
pool-anyone-about = Mga tao sa kahit anong server; sa direct message kayo maglalaro
pool-or-anyone = O makipaglaro sa mga tao: hinahanap sila ng **Kahit sino** sa lahat ng server.

pool-introduction =
    ### Ihanap ako ng mesa
    Pinauupo kita kasama ng mga tao mula sa kahit anong server na gusto ang parehong laro sa parehong bilis. Kung walang dumating sa loob ng isang minuto, aalukin muna kita ng computer.
    - **Sa direct message**: doon ka maglalaro kung saan kita sinusulatan, hindi sa channel. Pagkatapos ng match, makikita ng mga naglaro ang lahat ng baraha.
    - **Kung paano ka nakikita ng iba**: bilang “Player 4F”, iba sa bawat match; o bilang **{ $name }**, kung iyon ang pipiliin mo. Walang makakaalam ng server mo.
    - **Walang chips.** Binibilang ang mga match sa rating ng pool, na hindi ipinapakita ng anumang server.
    - **Block at report**: hindi mo na makakalaro kailanman ang na-block mo. Mas matagal maghintay ang madalas umalis.
    - Puwede kang umalis sa pool kahit kailan gamit ang `/find`.
pool-agree = Pumapayag ako
pool-seen-as = Kung paano ka nakikita ng iba
pool-known-as-anonymous = Nakikita ako ng iba bilang “Player 4F”
pool-known-as-name = Nakikita ng iba ang pangalan ko

pool-find =
    ### Ihanap ako ng mesa
    Pumili ng laro, saka kung gaano katagal ang bawat turn. Naghahanap ako ng mga taong malapit sa rating mo: { $rating } sa { $game }.
pool-which-game = Laro
pool-stop = Huwag nang maghintay
pool-leave = Umalis sa pool
pool-blocks = { $count ->
    [one] { $count } na-block na player
   *[other] { $count } na na-block na player
}
pool-left = Umalis ka na sa pool. Tuloy ang mga match na nagsimula na. Ibabalik ka ng `/find`.
pool-in-direct = Naghahanap ako ng mga tao, at nagpadala ako sa iyo ng direct message. Puwede ka munang gumawa ng iba.
pool-from-lobby = Naghahanap ako ng mga tao sa kahit anong server, at nagpadala ako sa iyo ng direct message. Doon ka maglalaro, sa karaniwang patakaran at walang chips. Bukas pa rin ang mesang ito: kapag may nagsimulang laban kasama ang mga tao sa isa sa dalawa, magtatapos ang isa.

pool-wait-state = { $state ->
    [waiting] Naghahanap ako ng mga tao
    [seated] Handa na ang mesa mo
    [stopped] Hindi ka na naghihintay
   *[expired] Walang dumating sa oras
}
pool-wait-then = { $state ->
    [seated] Nasa bagong mensahe ang hand mo.
    [stopped] Pindutin ang button kung gusto mo pa ring maglaro.
   *[expired] Nangyayari iyan kapag kaunti ang naglalaro. Subukan sa ibang oras, o sa ibang bilis.
}
pool-waits = Makakalaro mo ang mga taong malapit sa rating mo ({ $rating }). Habang tumatagal ang paghihintay mo, mas malayo ang hinahanap ko.
pool-until = Naghahanap ako hanggang { $time } ({ $left }), at dito kita susulatan.
pool-offer = **Wala pang dumarating.** Maglaro muna kontra computer: tuloy ang paghahanap ko.
pool-meanwhile = Maglaro muna kontra computer
pool-wait-again = Maghintay ulit
pool-meanwhile-dealt = Nasa bagong mensahe ang hand mo. Tuloy ang paghahanap ko ng mga tao.

pool-player = Player { $code }
pool-own-name = -# Ikaw si { $name }.
pool-again = Makipaglaro ulit sa kanila
pool-others = Humanap ng iba
pool-people = I-block o i-report
pool-block = I-block
pool-report = I-report
pool-again-noted = Nakatala na. Magsisimula ang susunod na match kapag gusto na ng lahat na maglaro ulit.
pool-again-begins = Nasa bagong mensahe ang hand mo.
pool-wants-again = Gusto kang makalaro ulit ni { $player }, pagkatapos ng { $table }.
pool-no-people = Wala nang ibang nakaupo rito.
pool-blocked = Hindi mo na makakalaro ulit si { $player }.

pool-report-title = Mag-report ng player
pool-report-reason = Ano ang nangyari?
    .about = Babasahin ito ng nagpapatakbo ng Cardroom, kasama ng match.
pool-reported = Salamat. Babasahin ito ng nagpapatakbo ng Cardroom. Para hindi na makalaro ulit ang player na ito, pindutin ang **I-block**.

pool-no-blocks = Wala kang na-block.
pool-blocks-heading = { $count ->
    [one] ### Mga na-block na player: { $shown } sa { $count }
   *[other] ### Mga na-block na player: { $shown } sa { $count }
}
pool-block-line = { $number }. Ang kalaban noong { $date }, sa upuan { $seat }
pool-unblock = I-unblock ang { $number }

pool-not-at-table = Hindi iyan magagawa sa mesa ng pool. Doon ay puwede kang maglaro, mag-resign, mag-block at mag-report.
pool-refused = { $reason ->
    [not_here] Hindi kasali sa pool ang server na ito. Puwede mong gamitin ang `/find` sa direct message sa akin.
    [not_agreed] Wala ka sa pool. Ipinapakita ng `/find` kung ano ito, at doon ka puwedeng pumayag.
    [direct_closed] Hindi kita mapadalhan ng direct message, at doon ka sana maglalaro. Payagan ito sa privacy settings ng isang server na pareho nating kinabibilangan, saka gamitin ulit ang `/find`.
    [direct_later] Hindi ako pinapayagan ng Discord na sulatan ka ngayon. Subukan ulit pagkalipas ng ilang minuto.
    [too_often] { $limit } beses ka nang nagsimulang maghintay sa loob ng sampung minuto. Subukan ulit mamaya-maya.
    [too_many] { $limit } match ng pool ang nilalaro mo. Tapusin muna ang isa sa mga iyon.
    [not_waiting] Hindi ka naghihintay. Hahanap ulit ng mga tao ang `/find`.
    [not_pool] Walang mabo-block o mare-report dito.
    [still_playing] Hindi pa tapos ang match.
    [alone] Mga computer lang ang nakalaro mo. Hahanap ng mga tao ang `/find`.
    [reported_often] { $limit } player na ang ini-report mo ngayong araw. Subukan ulit bukas.
    [no_reason] Sabihin sa ilang salita kung ano ang nangyari.
   *[blocked_many] { $limit } player na ang na-block mo, at iyon ang pinakamarami. Mag-unblock muna ng isa.
}

pool-server = **Pool** { $pool ->
    [yes] puwedeng humanap ang mga member ng mga tao mula sa ibang server gamit ang `/find`
   *[no] hindi magagamit ang `/find` sa server na ito
}
pool-server-option = Kung puwedeng humanap dito ang mga member ng mga tao mula sa ibang server (/find)

pool-wait-not-stored = Hindi na-save ang paghihintay. Gaya pa rin ng dati.
pool-choice-not-stored = Hindi iyon na-save. Walang nagbago sa pool.
pool-stop-not-stored = Hindi iyon na-save, kaya naghihintay ka pa rin.
pool-report-not-stored = Hindi na-save ang report. Pakipadala ulit.
