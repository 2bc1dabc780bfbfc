# The description of the command, at most 100 characters
lessons-command = تعلّم لعبة: توزيعة واحدة بأوراق مكشوفة وخمسة قرارات
# The description of its option, at most 100 characters
lessons-option-game = اللعبة التي تريد تعلّمها

# Buttons (at most 20 characters)
lessons-learn = 🎓 تعلّم
lessons-learn-first = 🎓 تعلّمها أولًا
lessons-another = 🎓 درس آخر
lessons-play = ▶ توزيعة حقيقية

lessons-offer =
    ### 🎓 تعلّم لعبة
    توزيعة واحدة وكل الأوراق مكشوفة: خمسة قرارات، نحو دقيقتين. اختر لعبة.

lessons-gone = هذا الدرس غير موجود، أو لم يعد موجودًا.

lessons-title = 🎓 { $game } · القرار { $step } من { $steps }
lessons-title-end = 🎓 { $game } · نهاية الدرس

lessons-wrong = ❌ **{ $action }**؟ { $why } حاول مرة أخرى.
