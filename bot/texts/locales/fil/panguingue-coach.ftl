panguingue-coach-drop = { $chips } chip ang halaga nito, at hanggang doon lang ang talo mo.
panguingue-coach-stay = { $chips } chip ang nasa pot para sa panalo.
panguingue-coach-feeds = Puwede itong isapaw ng susunod na manlalaro sa { $meld }.
panguingue-coach-missing = Kailangan mo pa ng { $cards } barahang naka-meld para mag-out.
panguingue-coach-out = Puwede ka nang mag-out pagkatapos.
