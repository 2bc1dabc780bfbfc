friends-table = Mesa

friends-hands = **Cartas** abiertas después de la partida: **Repetición** muestra entonces las de todos

friends-challenge = Abre una mesa en este chat, para un amigo o para todos los presentes
friends-member = Quién va a jugar contigo (si no eliges: puede unirse cualquiera)

friends-private = En este servidor solo tú ves mis respuestas, así que nadie podría unirse. Usa `/challenge` en un mensaje directo o en un grupo con tus amigos, o pide al dueño de este servidor que añada Cardroom. Para jugar contra el ordenador, usa `/play`.

friends-other-channel = Esta mesa está en otro chat. Solo puedes usarla allí.
friends-only-in-servers = Esto funciona solo en servidores que han añadido Cardroom.

friends-nobody-here = Aquí nadie puede unirse. Usa `/challenge` en un mensaje directo o en un grupo con tus amigos, o juega contra el ordenador con `/play`.

friends-help =
    ### Cardroom
    Juegos de rummy, donde quiera que chatees. **Jugar ya**: una pulsación reparte, contra el ordenador.

friends-help-people = **Con amigos** `/challenge` abre una mesa: los demás pulsan **Unirse**, tú eliges las reglas en **Reglas …** y pulsas **Empezar**.

friends-help-cards = **Tus cartas** **Mis cartas**, debajo de la mesa, te las muestra solo a ti. También pone la mesa al día.

friends-help-commands = **Reglas** `/learn rules` · **Tú** `/settings me`, `/settings privacy about`

friends-behind = -# ¿Hace rato que nadie pulsa nada aquí? Entonces esto puede estar atrasado: **Mis cartas** lo actualiza.
