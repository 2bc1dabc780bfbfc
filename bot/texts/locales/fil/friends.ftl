friends-table = Mesa

friends-hands = **Mga hawak** bukas pagkatapos ng match: ipapakita ng **Replay** ang lahat ng hawak

friends-challenge = Magbukas ng mesa sa chat na ito, para sa kaibigan o sa lahat ng narito
friends-member = Sino ang makakalaro mo (kung wala: puwedeng sumali ang sinumang narito)

friends-private = Ikaw lang ang nakakakita ng mga sagot ko sa server na ito, kaya walang makakasali. Gamitin ang `/challenge` sa direct message o grupo kasama ang mga kaibigan mo, o hilingin sa may-ari ng server na idagdag ang Cardroom. Para maglaro laban sa computer, gamitin ang `/play`.

friends-other-channel = Nasa ibang chat ang mesang ito. Doon mo lang ito magagamit.
friends-only-in-servers = Gumagana lang ito sa mga server na nagdagdag ng Cardroom.

friends-nobody-here = Walang makakasali sa iyo rito. Gamitin ang `/challenge` sa direct message o grupo kasama ang mga kaibigan mo, o maglaro laban sa computer sa `/play`.

friends-help =
    ### Cardroom
    Mga larong rummy, saan ka man nagcha-chat. **Maglaro na**: isang pindot, may baraha ka na, laban sa computer.

friends-help-people = **Kasama ang mga kaibigan** Nagbubukas ng mesa ang `/challenge`: pinipindot ng iba ang **Sumali**, pumipili ka ng rules sa **Rules …** at pinipindot ang **Simulan**.

friends-help-cards = **Mga baraha mo** Ipinapakita ito sa iyo lang ng **Baraha ko** sa ilalim ng mesa. Ina-update din nito ang mesa.

friends-help-commands = **Rules** `/learn rules` · **Ikaw** `/settings me`, `/settings privacy about`

friends-behind = -# Matagal nang walang pumipindot dito? Baka luma na ito: ina-update ito ng **Baraha ko**.
