# Names of people and tables, and what a bot may lack in a channel.

# In place of a name that cannot be shown
names-nameless = somebody

# A table by its number; follows a coloured square: "🟦 Table 3"
names-table = Table { $number }

# The two teams of a partnership, by their colours (🔵 and 🔴 before them)
names-team-blue = Blue
names-team-red = Red

# In place of the names of a team's members
names-nobody-yet = nobody yet

# Why a table is paused or a request fails: a whole clause, which follows a colon.
# $permissions: a list of permissions in bold
names-lacking = { $fault ->
        [channel] its channel is gone
        [server] I am not in its server any more
        [locked] its thread is locked until a moderator opens it
       *[permission] I need { $permissions } in its channel
    }

# What somebody has written, in quotation marks
names-quoted = “{ $text }”

## Permissions, as Discord calls them in this language

names-send-messages = Send Messages
names-send-messages-in-threads = Send Messages In Threads
names-view-channel = View Channel
names-embed-links = Embed Links
names-attach-files = Attach Files
