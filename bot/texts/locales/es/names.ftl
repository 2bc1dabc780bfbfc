names-nameless = alguien
names-table = Mesa { $number }
names-team-blue = Azul
names-team-red = Rojo
names-nobody-yet = nadie todavía
names-lacking = { $fault ->
        [channel] su canal ya no existe
        [server] ya no estoy en su servidor
        [locked] su hilo está bloqueado hasta que un moderador lo abra
       *[permission] necesito { $permissions } en su canal
    }
names-quoted = «{ $text }»
names-send-messages = Enviar mensajes
names-send-messages-in-threads = Enviar mensajes en hilos
names-view-channel = Ver canal
names-embed-links = Insertar enlaces
names-attach-files = Adjuntar archivos
