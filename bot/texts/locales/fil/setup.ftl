setup-welcome =
    ### Welcome sa Cardroom
    { $games }: ako ang nagde-deal, nagbabantay ng rules, nagbibilang ng score, at naglalaro sa bawat bakanteng upuan. Walang bayad, at hindi ko binabasa ang mga mensahe ninyo.

setup-three = **Tatlong command lang ang kailangan**
setup-command-play = `/play` para mag-deal agad, kontra computer
setup-command-games = `/games` para makita ang mga laro mo, at kung alin ang naghihintay sa iyo
setup-command-help = `/help` para sa lahat ng iba pa

setup-play-now = Maglaro na
setup-set-up = I-set up

setup-who = **I-set up** ang pumipili ng mga channel, wika, chips at oras; para ito sa mga miyembrong may Manage Server.

setup-direct =
    ### Nasa { $server } na ako
    Pero wala roong channel na nababasa ng lahat at puwede akong magsulat. Bigyan mo ako ng **View Channel** at **Send Messages** sa isang channel. Doon, `/setup` ang pumipili ng mga channel, wika, chips at oras, at `/play` ang nagde-deal agad.

setup-form = I-set up ang Cardroom sa server na ito
setup-form-channels = Mga channel para sa mesa
    .about = Kasama ang mga thread nila. Kung wala: puwedeng magbukas ng mesa kahit saan
setup-form-language = Wika ng mga mesa
    .about = Ang cards at mga sagot ay nasa wika ng nagbabasa
setup-form-chips = Play chips ng bagong miyembro
    .about = Buong numero hanggang { $most }; 0: walang taya, puntos lang ang laban
setup-form-time = Oras sa bawat turn
    .about = Sa mga bagong mesa. Puwedeng pumili ng ibang oras ang magbubukas

setup-title = Naka-set up na ang Cardroom

setup-chips = **Play chips** may { $chips } ang bagong miyembro
setup-no-stakes = **Play chips** wala; puntos lang ang laban sa mga mesa

setup-needs = ⚠️ Sa { $channels } kailangan ko ng { $permissions }.
setup-text-only = Sa { $channels } text ang cards ko, dahil wala akong { $permissions }.

setup-more = Iba pang settings: `/cardroom settings`, `/cardroom chips`

setup-not-allowed = Ang mga miyembrong may **Manage Server** o **Manage Channels** ang nagse-set up ng Cardroom{ $owner ->
        [none] { "" }
       *[other] , gaya ni { $owner }
    }. Puwede ka nang maglaro: `/play`.

setup-bad-chips = Hindi bilang ng play chips ang { $typed }. Mag-type ng buong numero mula 0 hanggang { $most }. Walang nagbago.

setup-bad-choice = { $field ->
        [channels] Hindi puwede ang mesa sa isang channel sa form mo
        [language] Hindi ko alam ang wika sa form mo
       *[time] Walang ganoong oras sa bawat turn
    }. Walang nagbago.

setup-chosen = Mga channel mo: { $channels }

setup-topic-people = Kasama ang iba
setup-topic-cards = Cards mo
setup-topic-commands = Lahat ng command
setup-topic-moves = Mga tira
setup-topic-results = Mga resulta
setup-topic-tournaments = Mga torneo
setup-topic-computers = Mga computer
setup-topic-review = Hints at review
setup-topic-fair = Patas na deal
setup-topic-ratings = Ratings

setup-help =
    ### Cardroom
    Mga larong rummy, dito mismo sa channel.

setup-more-help = **Higit pa tungkol sa …**

setup-three-short = Tatlong command lang ang kailangan: `/play`, `/games`, `/help`
