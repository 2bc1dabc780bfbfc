ranks-command = Magbigay ng role para sa rating o sa puwesto sa huling season
ranks-option-role = Ang role; dapat mas mataas ang sa akin. Iwanang blangko para makita lahat.
ranks-option-game = Ang larong bibilangin ang ranking
ranks-option-rating = Ibigay mula sa rating na ito
ranks-option-below = Ibigay kapag mas mababa sa rating na ito
ranks-option-places = Ibigay sa ganito karaming unang puwesto ng huling season
ranks-option-remove = Oo: huwag nang ibigay para sa ranggo, at bawiin
ranks-title = Mga role ayon sa ranggo
ranks-none = Walang role na ibinibigay para sa ranggo rito.
ranks-season = { $role } · { $game } · { $places ->
    [one] puwesto 1 hanggang { $places } ng huling season
   *[other] puwesto 1 hanggang { $places } ng huling season
}
ranks-rating-from = { $role } · { $game } · rating na { $rating } pataas
ranks-rating = { $role } · { $game } · rating mula { $rating }, mas mababa sa { $below }
ranks-about = Tumitingin ako bawat minuto, ibinibigay ko ang role sa may ranggo, at binabawi kapag nawala ito. Walang role ang pansamantalang rating. Hindi gagalawin ang role na ibinigay ng iba.
ranks-refused-what = Pumili ng laro, at alinman sa `rating` o `places` (1 hanggang { $places }).
ranks-refused-order = Dapat mas mataas ang `below` sa `rating`.
ranks-refused-many = Hanggang { $most } lang ang role ayon sa ranggo sa isang server. Alisin muna ang isa gamit ang `remove: Yes`.
ranks-refused-unknown = Hindi ibinibigay ang role na ito para sa ranggo.
