names-nameless = Manlalaro
names-table = Mesa { $number }
names-team-blue = Asul
names-team-red = Pula
names-nobody-yet = wala pa
names-lacking = { $fault ->
        [channel] wala na ang channel nito
        [server] wala na ako sa server nito
        [locked] naka-lock ang thread nito hanggang buksan ng moderator
       *[permission] kailangan ko ng { $permissions } sa channel nito
    }
names-quoted = “{ $text }”
names-send-messages = Send Messages
names-send-messages-in-threads = Send Messages In Threads
names-view-channel = View Channel
names-embed-links = Embed Links
names-attach-files = Attach Files
