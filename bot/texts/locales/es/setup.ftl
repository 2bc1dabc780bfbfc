setup-welcome =
    ### Te damos la bienvenida a Cardroom
    { $games }: reparto, cuido las reglas, llevo la cuenta y juego en cada asiento libre. Nada cuesta dinero y no leo tus mensajes.

setup-three = **Con tres comandos basta**
setup-command-play = `/play` reparte ya, contra la máquina
setup-command-games = `/games` muestra tus partidas y cuáles te esperan
setup-command-help = `/help` muestra todo lo demás

setup-play-now = Jugar ya
setup-set-up = Configurar

setup-who = **Configurar** elige canales, idioma, fichas y tiempo; es para miembros con Gestionar servidor.

setup-direct =
    ### Ya estoy en { $server }
    Pero allí no hay ningún canal que todos puedan leer y en el que yo pueda escribir. Dame **Ver canal** y **Enviar mensajes** en un canal. Allí, `/setup` elige canales, idioma, fichas y tiempo, y `/play` reparte ya.

setup-form = Configurar Cardroom en este servidor
setup-form-channels = Canales para mesas
    .about = Con sus hilos. Si no eliges ninguno, se abren mesas en todos
setup-form-language = Idioma de las mesas
    .about = Las cartas y las respuestas van en el idioma de quien las lee
setup-form-chips = Fichas de juego de un miembro nuevo
    .about = Un número entero hasta { $most }; 0: sin apuestas, se juega por puntos
setup-form-time = Tiempo por turno
    .about = En mesas nuevas. Quien abre una puede elegir otro tiempo

setup-title = Cardroom está configurado

setup-chips = **Fichas de juego** un miembro nuevo tiene { $chips }
setup-no-stakes = **Fichas de juego** ninguna; en las mesas se juega por puntos

setup-needs = ⚠️ En { $channels } necesito { $permissions }.
setup-text-only = En { $channels } muestro las cartas como texto, porque me falta { $permissions }.

setup-more = Más ajustes: `/cardroom settings`, `/cardroom chips`

setup-not-allowed = Cardroom lo configuran los miembros con **Gestionar servidor** o **Gestionar canales**{ $owner ->
        [none] { "" }
       *[other] , como { $owner }
    }. Jugar puedes ya: `/play`.

setup-bad-chips = { $typed } no es un número de fichas. Escribe un número entero de 0 a { $most }. No ha cambiado nada.

setup-bad-choice = { $field ->
        [channels] En un canal de tu formulario no puede haber mesas
        [language] El idioma de tu formulario no es uno de los míos
       *[time] El tiempo por turno de tu formulario no existe
    }. No ha cambiado nada.

setup-chosen = Tus canales: { $channels }

setup-topic-people = Con gente
setup-topic-cards = Tus cartas
setup-topic-commands = Todos los comandos
setup-topic-moves = Jugadas
setup-topic-results = Resultados
setup-topic-tournaments = Torneos
setup-topic-computers = La máquina
setup-topic-review = Pistas y análisis
setup-topic-fair = Reparto limpio
setup-topic-ratings = Puntuaciones

setup-help =
    ### Cardroom
    Juegos de rummy, repartidos en este canal.

setup-more-help = **Más sobre …**

setup-three-short = Con tres comandos basta: `/play`, `/games`, `/help`
