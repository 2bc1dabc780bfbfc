# Tables of friends: in direct messages between people, in group messages, and in servers that have not
# added the bot. There the bot answers because a member has added it to their own account.

# The name of such a table, after its colour: "🟦 Table". Such tables have no numbers that people see
friends-table = Table

# In the lobby; **Replay** is a button
friends-hands = **Hands** open after the match: **Replay** then shows all hands

## Descriptions of a command and its option (at most 100 characters)

friends-challenge = Open a table in this chat, for a friend or for everybody here
friends-member = Who should play with you (default: everybody here can join)

## Refusals

# In a server that lets nobody see the bot's answers except the one who asked
friends-private = Only you can see my answers in this server, so nobody could join you. Use `/challenge` in a direct message or a group with your friends, or ask the owner of this server to add Cardroom. To play against computers, use `/play`.

friends-other-channel = This table is in another chat. You can use it only there.
friends-only-in-servers = This works only in servers that have added Cardroom.

# In a direct message between the bot and one member
friends-nobody-here = Nobody can join you here. Use `/challenge` in a direct message or a group with your friends, or play against computers with `/play`.

## The help where friends play

friends-help =
    ### Cardroom
    Rummy games, wherever you chat. **Play now**: one press deals, against computer players.

friends-help-people = **With friends** `/challenge` opens a table: others press **Join**, you choose rules under **Rules …** and press **Start**.

friends-help-cards = **Your cards** **My hand** under the table shows them to you only. It also brings the table up to date.

friends-help-commands = **Rules** `/learn rules` · **You** `/settings me`, `/settings privacy about`

## On the table, whose message the bot can change only for some minutes after a press on it

# The button words-hand is named
friends-behind = -# Nobody has pressed anything here for a while? Then this may be behind: **My hand** brings it up to date.
