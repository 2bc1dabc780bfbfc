sheets-lowest = أقل مجموع يفوز
sheets-running = النقاط ثم المجموع
sheets-end = + تُضاف في نهاية المباراة
sheets-game = لعبة { $number }
