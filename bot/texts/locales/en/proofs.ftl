# Deals that anybody can verify: the commitment, what a proof shows, and what it does not.
#
# Before a deal the bot "seals" a secret: it shows the secret's fingerprint (a hash). $fingerprint and the like:
# the first letters of a hash, "4b1f…". $card: a card, such as `K♠`. $deal: the number of a deal.

## Descriptions of commands and their options, at most 100 characters

proofs-command = Deals that anybody can verify
proofs-command-about = What is guaranteed about the cards, and what is not
proofs-command-word = Add a word of your own to the next shuffle; everybody sees it
proofs-command-check = Recalculate a deal from its sealed secret
proofs-command-card = Prove a card that you saw, and reveal no other
proofs-command-head = The fingerprint of all deals of this server so far
proofs-option-word = Any word, up to 64 characters; it stays with the deal forever
# Cards are typed as in these examples
proofs-option-card = Which card, such as 10D, K♠ or joker

## Buttons, at most 80 characters

# Shows all numbers of a proof
proofs-whole = All numbers
# Recalculates a deal
proofs-check = Check it
proofs-file = Proof as a file
# Shows the fingerprint of the secret of the next deal
proofs-promise = 🔏 Sealed deck
proofs-verify = 🔏 Verify deal

## Pages

# "Verifiable" deals: /fair about
proofs-about =
    ### Deals that anybody can verify
    { "*" }*Guaranteed**
    - I cannot choose a deck: I seal a secret first, and the players' input comes after that.
    - I cannot change a deal afterwards: the seal is shown before, every deal is part of a chain, and anybody who notes the head of the chain (`/fair head`) can prove a change.
    - You can prove every card that you saw (`/fair card`); during a deal, the cards that you were dealt or drew. This reveals no other card.
    { "*" }*Not guaranteed**
    - That the machine that deals does not know the cards: it must know them to deal them, and its owner could look.
    - That nobody stops a deal. A sealed deck that was never used is opened and listed as such.
    - That no player works together with the owner of the machine: with the secret and the last word, they could try words until they like the deck. Nor that a press has the number that Discord gave it: only I say so. Your own word you know.
    - Anything about tables opened before there were proofs, or about a deal without any players' input: there you have to trust that I did not seal several secrets and choose one.
    `/help topic:fair` explains how it works, without any mathematics.
# The help: /help topic:fair
proofs-help =
    ### Fair deals
    Imagine that a dealer writes a secret number on a slip of paper and seals it in an envelope before anybody sits down. Then every player names a number. The deck is shuffled by a fixed rule from the dealer's number and all of yours together. After the match the envelope is opened, and anybody can repeat the shuffle and see that it gives the same cards in the same order.
    So the dealer cannot choose your cards: the envelope was sealed before your numbers were known.
    { "*" }*Here** the envelope is a *fingerprint*, such as `4b1f…`: it follows from my secret, and nobody can find another secret with the same fingerprint. You see it in the lobby and, for the next deal, under every result. Your number is that of your press on **Join**, **Start** or **Next deal**, which comes from Discord; `/fair word` adds a word of your own, if you like.
    { "*" }*Verify deal** under the table opens the proof of a deal, and `/fair check` recalculates all of it. If hands are open after the match, so are the secrets. If hands are private, the secrets stay sealed, and you can still prove each card that you saw (`/fair card`); if all players agree, everything is opened.
    `/fair head` is the fingerprint of all deals in this server so far. Note it down, and nobody can secretly change one of them. `/fair statistics` shows whether people and computers got equal cards.
    -# What is not guaranteed: `/fair about`.

## Short answers

proofs-no-proof = This match cannot be verified: its table was opened before there were proofs.
proofs-no-proof-yet = Nothing has been dealt here yet.
proofs-chain-empty = No verifiable deal has ended in this server yet.
proofs-opened = You agree to open the deals of this match. They are opened when all its players agree.
proofs-opened-all = Everybody agrees: the deals of this match are open, with all hands.
proofs-no-other-card = During the match I prove no other card: its place in the deck reveals too much.

# $word: a word that the player chose, in quotes
proofs-word-noted = Your word for the next shuffle is { $word }. Everybody sees it with the deal.

## The commitment to a deal

proofs-sealed = 🔏 Sealed deck: `{ $fingerprint }`
proofs-next-sealed = 🔏 Next deal sealed: `{ $fingerprint }`
# Above a fingerprint of 64 letters
proofs-promised = I have sealed the secret of deal { $deal }, and this is its fingerprint:
# Below it
proofs-promised-explained = Your presses from now on go into the shuffle, and a word of your own if you like (`/fair word`), so I cannot choose your cards. `/help topic:fair` explains how.

## What the proof of a deal says, a line each

# The title of the page
proofs-title = 🔏 Deal { $deal }
proofs-sealed-before = Before anybody asked for this deal I sealed a secret with the fingerprint `{ $fingerprint }`, which was shown.
# $players: a list of names
proofs-follows = The shuffle follows from it and from the later input of { $players }, so I could not choose the cards.
proofs-follows-alone = There was no players' input after that, so you have to trust that I did not choose among several secrets.
proofs-stored-opened = The fingerprint of the whole deck, `{ $fingerprint }`, was stored before the first play, and the secret is open now: anybody can recalculate everything.
proofs-stored-ended = The fingerprint of the whole deck, `{ $fingerprint }`, was stored before the first play: the secret stays sealed, and you can prove each card that you saw.
proofs-stored-playing = The fingerprint of the whole deck, `{ $fingerprint }`, was stored before the first play: no card can have been changed since, and you can prove each card that you were dealt or drew from the stock.

## All numbers of a proof; a number of 64 letters follows each of these labels

proofs-number-sealed = **Sealed**
proofs-number-deck = **Whole deck**
proofs-number-entry = **Entry { $entry } of this server's deals**
proofs-number-secret = **Secret**
proofs-number-next-sealed = **Deal { $deal } is sealed**
proofs-number-never-dealt = **Deal { $deal } was sealed and never dealt**
proofs-number-its-secret = **Its secret**
# This one stands alone
proofs-secret-sealed = **Secret** sealed
# What a player gave to the shuffle: the number of a press, and perhaps a word in quotes
proofs-share = **{ $player }** press { $press }
proofs-share-word = **{ $player }** press { $press }, word { $word }

## The checks of a deal, a line each with ✅ or ❌ before it

proofs-check-commitment = The secret has the fingerprint that was shown before the deal.
proofs-check-deck = The shuffle matches the secret and the players' input.
proofs-check-seed = So does everything else that is random in the deal.
proofs-check-dealer = So does the first dealer.
proofs-check-root = The fingerprint of the whole deck matches these cards.
proofs-check-entry = The deal is in the chain of this server, with its result.
proofs-check-failed = **Deal { $deal } does not match its seal.** Tell the owner of this bot.
proofs-check-opened = Don't take my word for it: export the deal with `/results replay` and check it yourself.
proofs-check-sealed = Only I can repeat all of this while the secret is sealed, but you can prove your own cards.

## The proof of a card

# $position: the card's place in a deck of $size cards
proofs-card = { $card } was card { $position } of { $size } in deal { $deal }. These numbers prove that it belongs to the deck `{ $fingerprint }` in that place. This reveals no other card.
proofs-card-later = You got { $card } from the discard pile or the table. Its place in the deck would reveal whether the player before you was dealt it or drew it, and when. You can prove it once the deal is over.
proofs-card-none = You did not get { $card } in deal { $deal }, as far as you can know.

## The chain of all deals of a server

proofs-head =
    ### Deals of this server
    { $deals ->
        [one] { $deals } deal so far. The fingerprint of all of them:
       *[other] { $deals } deals so far. The fingerprint of all of them:
    }
    ```{ $head }```
    Note it down where I cannot reach it: if one of these deals were changed later, the chain would no longer lead here.

## The end of a match with private hands

# A button: agrees to open the deals; $agreed of $people players have (at most 80 characters)
proofs-open-button = Open the deals ({ $agreed } of { $people })
# Beside the file with the proof; $game: the title of the game
proofs-file-about = The proof of a match of { $game }, as JSON: the seals, and the cards that you saw.
