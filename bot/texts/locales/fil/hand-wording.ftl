hand-wording-about = Dalawa hanggang lima, nag-o-open sa 51, nagsasapaw, nagpapalit ng joker; panalo ang pinakamababa
hand-wording-about-teams = Dalawang team na tig-dalawa, nag-o-open sa 51, nagpapalit ng joker; panalo ang pinakamababa
hand-wording-beginner = matagal bago mag-open, laging bumubunot sa stock, nakakalimot ng mga meld at sapaw, at hindi nagpapalit para sa joker
hand-wording-coach-opening = Mag-open muna, gamit ang mga meld na sapat ang halaga kapag pinagsama. Bibilangin ito ng panel.
hand-wording-coach-turn = Bawat turn, bumunot sa stock, o kunin ang upcard kung mame-meld mo; saka magtapon ng isa.
hand-wording-coach-end = Kapag nakapag-open na, mag-meld at magsapaw sa meld ng kahit sino; kapag naubos ang hawak, out ka na.
hand-wording-command-open = Mag-open: 7H 8H 9H, QS QD QC; joker bilang JK=8H, o low, high, set, run
hand-wording-command-meld = Mag-meld, kuwit sa pagitan ng mga meld; joker bilang JK=8H, o low, high, set, run
hand-wording-command-exchange = Ipalit ang mga baraha sa joker nila: 8S 8D, o 8S 8D #3 sa meld #3
hand-wording-command-return = Ibalik sa tapunan ang kinuha mong upcard
hand-wording-command-redeal = Humingi ng redeal kapag nabigyan ng apat na pares
hand-wording-title-meld = Maglatag ng meld …
hand-wording-title-lay-off = Magsapaw ng baraha …
hand-wording-title-exchange = Magpalit para sa Joker …
hand-wording-lay-off = isapaw ang
hand-wording-outs = nag-out
hand-wording-hands = mga Hand
hand-wording-exhausted = mga round na walang panalo
hand-wording-redeals = mga redeal
hand-wording-first-hand = Hand
hand-wording-first-out = pag-out
