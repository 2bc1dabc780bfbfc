hand-events-opened = نزول بـ**{ $points }**
hand-events-melded = تنزيل { $meld }
hand-events-laid-off = تركيب { $card } على { $meld } عند { $owner }
hand-events-laid-off-own = تركيب { $card } على { $meld } من مجموعاته
hand-events-exchanged = { $jokers ->
         [zero] تبديل { $cards } بالجوكر في { $meld } عند { $owner }
         [one] تبديل { $cards } بالجوكر في { $meld } عند { $owner }
         [two] تبديل { $cards } بجوكرين في { $meld } عند { $owner }
         [few] تبديل { $cards } بـ{ $jokers } جواكر في { $meld } عند { $owner }
         [many] تبديل { $cards } بـ{ $jokers } جوكرًا في { $meld } عند { $owner }
        *[other] تبديل { $cards } بـ{ $jokers } جوكر في { $meld } عند { $owner }
    }
hand-events-exchanged-own = { $jokers ->
         [zero] تبديل { $cards } بالجوكر في { $meld } من مجموعاته
         [one] تبديل { $cards } بالجوكر في { $meld } من مجموعاته
         [two] تبديل { $cards } بجوكرين في { $meld } من مجموعاته
         [few] تبديل { $cards } بـ{ $jokers } جواكر في { $meld } من مجموعاته
         [many] تبديل { $cards } بـ{ $jokers } جوكرًا في { $meld } من مجموعاته
        *[other] تبديل { $cards } بـ{ $jokers } جوكر في { $meld } من مجموعاته
    }
hand-events-returned = إرجاع { $card } إلى النار
hand-events-no-redeal = لا حاجة إلى إعادة التوزيع
hand-events-asked-redeal = أربعة أزواج في التوزيع، { $cards }، وطلب إعادته
hand-events-passed = تمرير لعدم وجود ورقة تُسحب
hand-events-shuffled = فرغت الكومة: { $cards ->
         [zero] خُلطت الأوراق
         [one] خُلطت الورقة الواحدة
         [two] خُلطت الورقتان
         [few] خُلطت الأوراق الـ{ $cards }
         [many] خُلطت الأوراق الـ{ $cards }
        *[other] خُلطت الأوراق الـ{ $cards }
    } تحت الورقة المكشوفة وصارت كومة جديدة.
hand-events-ended-hand = **هاند!** أنهى { $player } أوراقه كلها في دور واحد: كل شيء مضاعف.
hand-events-ended-out = أنهى { $player } أوراقه.
hand-events-ended-redeal = يُوزَّع الورق من جديد.
hand-events-ended-exhausted = لم تبقَ ورقة تُسحب: تنتهي الجولة بلا فائز.
hand-events-title-hand = هاند! أنهى { $player } أوراقه في دور واحد، وكل النقاط × { $multiplier }
hand-events-title-out = أنهى { $player } أوراقه
hand-events-title-exhausted = لم تبقَ ورقة تُسحب: لم يُنهِ أحد أوراقه
hand-events-title-exhausted-again = لم تبقَ ورقة تُسحب: لم يُنهِ أحد أوراقه، وتُعاد الجولة
hand-events-title-redeal = أربعة أزواج: يُوزَّع الورق من جديد
hand-events-went-out = 🏁{ "\u00A0" }أنهى **{ $player }** أوراقه
hand-events-never-opened = لم ينزل **{ $player }**
hand-events-no-cards = **{ $player }**: لا أوراق باقية
hand-events-not-doubled = **{ $points }**، بلا مضاعفة
hand-events-not-counted = لا تُحسب، فقد أنهى الشريك
