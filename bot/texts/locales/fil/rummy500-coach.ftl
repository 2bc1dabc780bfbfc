rummy500-coach-play = { $points } puntos ang kita at { $left } puntos ang maiiwan sa kamay mo.
rummy500-coach-take = { $cards } baraha ({ $points } puntos) laban sa iyo habang hawak mo.
rummy500-coach-discard = { $left } puntos ang maiiwan sa kamay mo.
rummy500-coach-feeds = Kahit sino ay puwedeng kumuha nito at isapaw sa { $meld }.
rummy500-coach-draw = { $points } puntos laban sa iyo ang hawak mo.
