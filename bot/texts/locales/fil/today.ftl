today-command = Isang deal bawat araw, pareho para sa buong mundo, at isang palaisipan
today-name = Deal ng araw · { $day }
today-puzzle-title = Palaisipan · { $day }
today-about = Isang deal ng gin laban sa computer na *eksperto*. Pareho ang mga baraha at ang kalaban ng lahat sa mundo. Walang orasan at walang hint.
today-ends = Matatapos ang araw { $time }.
today-in-play = Naghihintay sa iyo ang mga baraha mo.
today-over = Tapos na ang { $day }; ito ang huling resulta.
today-finished = { $players ->
    [0] Wala pang nakatapos.
    [one] { $players } manlalaro na ang nakatapos.
   *[other] { $players } na manlalaro na ang nakatapos.
}
today-play = Maglaro
today-continue = Ituloy
today-puzzle = Palaisipan
today-share = Ibahagi
today-fair = Paano ibinigay
today-back = Deal ng araw
today-ending = { $ending ->
    [gin-won] gin
    [gin-lost] talo sa gin
    [big_gin-won] big gin
    [big_gin-lost] talo sa big gin
    [knock-won] panalo sa knock
    [knock-lost] talo sa knock
    [undercut-won] panalo sa undercut
    [undercut-lost] talo sa undercut
    [resigned] sumuko
    [unfinished] hindi natapos
   *[other] walang puntos
}
today-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } na turn
}
today-better = mas mahusay kaysa { $percent } %
today-streak = { $days ->
    [one] streak { $days }
   *[other] streak { $days }
}
today-first = Ikaw ang unang nakatapos.
today-so-far = Sa mga nakatapos na hanggang ngayon. Pinal ito kapag natapos ang araw.
today-server = **Pinakamahusay sa server na ito**
today-everybody = **Pinakamahusay sa lahat**
today-anonymous = walang pangalan
today-names = -# Makikita lang ng ibang server ang pangalan mo kung gusto mo: `/settings me known_as`.
today-fair-title = Paano ibinibigay ang deal ng araw
today-fair-about = Nanggagaling ang mga baraha sa isang lihim bawat araw at wala nang iba. Itinatago ang fingerprint nito bago magsimula ang araw, para walang makapili ng mga baraha pagkatapos. Kapag natapos ang araw, ipinapakita ang lihim, at masusuri ang patunay ng deal mo gaya ng iba: `/results replay` at **I-export**.
today-fair-commitment = Fingerprint para sa { $day }: { $commitment }
today-fair-sealed = Itinago noong { $time }.
today-fair-late = Naitago ito nang nagsimula na ang araw, dahil hindi pa tumatakbo ang bot noon.
today-fair-secret = Lihim ng { $day }: { $secret }
today-fair-year = Lahat ng araw ng { $year } sa isang hash: { $digest }
today-fair-list = Lahat ng fingerprint
today-fair-file = Ang mga fingerprint ng lahat ng araw ng { $year }. Nasa nakaraang pahina ang hash ng listahan.
today-puzzle-ask = { $game }: ikaw si { $player }, at turn mo na. Aling baraha ang itatapon mo?
today-puzzle-late = -# Ginawa ito nang nagsimula na ang araw, dahil walang nakahanda.
today-puzzle-menu = Pumili ng itatapon
today-puzzle-best = { $card } ang pinakamahusay na itapon. Iyan ang pinili mo.
today-puzzle-cost = { $card }: ang halaga ay { $cost } { $unit ->
    [chips] na chip
   *[points] na puntos
}. Ang pinakamahusay na itapon ay { $best }.
today-puzzle-chosen = { $players ->
    [0] wala
    [one] { $players } manlalaro
   *[other] { $players } na manlalaro
}
today-puzzle-first = pinakamahusay
today-puzzle-judge = -# Nilalaro ng search ang bawat tapon nang maraming beses sa maaaring nakatago. Average ang mga halaga, na may 95 % na katiyakan.
today-player = Manlalaro { $number }
today-not-stored = Hindi iyon naitago: pindutin ulit maya-maya.
today-clocks = Kapapalit lang ng araw, o mali ang isang orasan ng bot. Subukan ulit maya-maya.
today-no-secret = Hindi maibigay ang deal ng araw: iba ang susi ng bot sa ginamit noong sinelyuhan ang araw. Mababasa ng may-ari ang iba pa sa log.
today-erased = Nalaro mo na ang deal ng araw; nabura na ang naitago tungkol sa iyo.
today-no-puzzle = Walang palaisipan para sa araw na ito.
today-puzzle-over = Tapos na ang palaisipang iyon: nasa `/today` ang bago.
today-no-choice = Hindi mapipili ang barahang iyon. Pindutin ulit ang **Palaisipan**.
today-not-over = Wala ka pang maibabahagi: tapusin muna ang deal mo.
today-known-as = Sa mga listahan ng lahat ng server
    .anonymous = Wala ang pangalan ko
    .name = May pangalan ko
today-known-as-option = Paano ka tinatawag ng mga listahan ng lahat ng server
