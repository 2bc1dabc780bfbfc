default-wording-yes = oo
default-wording-no = hindi
default-wording-no-limit = walang limit
default-wording-extra = { $points } dagdag na puntos
default-wording-draw = Bumunot sa stock
default-wording-take = Kunin ang { $card }
default-wording-upcard = upcard
default-wording-discard = Itapon ang { $card }
default-wording-drew = bumunot sa stock
default-wording-drew-card = bumunot ng { $card } sa stock
default-wording-took = kumuha ng { $card }
default-wording-discarded = nagtapon ng { $card }
default-wording-paid = tumanggap ng { $chips } chip mula kay { $payer } para sa { $purpose }
default-wording-finished-turn = { $player }: { $plays } → { $discard }
default-wording-from-stock = stock
default-wording-card-from-stock = stock { $card }
default-wording-from-pile = upcard { $card }
default-wording-only-move = (tanging tira)
default-wording-stock = Stock { $count }
default-wording-upcard-stock = Upcard { $card } · stock { $count }
default-wording-upcard-and-stock = Upcard{ "\u00A0" }· stock { $count }
default-wording-each = tig-{ $cards } baraha
default-wording-held = { $player }{ "\u00A0" }{ $cards }{ "\u00A0" }baraha
default-wording-dealt = dealer{ "\u00A0" }{ $player }
default-wording-won = { $ending }: panalo sa deal si { $player }
default-wording-gained-points = { $count ->
        [one] { $player }: **{ $gain }** puntos
       *[other] { $player }: **{ $gain }** puntos
    }
default-wording-gained-chips = { $count ->
        [one] { $player }: **{ $gain }** chip
       *[other] { $player }: **{ $gain }** chip
    }
default-wording-sweep = match na walang talong deal
default-wording-typed-on = sa
