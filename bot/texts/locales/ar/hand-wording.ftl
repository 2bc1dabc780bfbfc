hand-wording-about = من لاعبَين إلى خمسة ينزلون بـ51 ويركّبون ويبدّلون الجواكر؛ وأقل مجموع يفوز
hand-wording-about-teams = فريقان من لاعبَين ينزلون بـ51 ويركّبون ويبدّلون الجواكر؛ وأقل مجموع يفوز
hand-wording-beginner = ينزل متأخرًا، ويسحب من الكومة بحكم العادة، وينسى مجموعات وتركيبات، ولا يبدّل جوكرًا أبدًا
hand-wording-coach-opening = أولًا تنزل بمجموعات قيمتها معًا كافية. واللوحة تعدّ عنك.
hand-wording-coach-turn = في كل دور اسحب من الكومة، أو خذ الورقة المكشوفة إن أمكنك تنزيلها؛ ثم ارمِ ورقة.
hand-wording-coach-end = بعد نزولك نزّل وركّب على مجموعات أي لاعب؛ وحين لا تبقى لك أوراق تُنهي.
hand-wording-command-open = النزول: 7H 8H 9H, QS QD QC؛ الجوكر مثل JK=8H، أو أضف low أو high أو set أو run
hand-wording-command-meld = تنزيل أوراق، وفاصلة بين المجموعات؛ الجوكر مثل JK=8H، أو أضف low أو high أو set أو run
hand-wording-command-exchange = تبديل أوراق بالجوكر الذي يقوم مقامها: 8S 8D، أو 8S 8D #3 للمجموعة #3
hand-wording-command-return = إرجاع الورقة المكشوفة التي أخذتها إلى النار
hand-wording-command-redeal = طلب إعادة التوزيع إن وُزّعت عليك أربعة أزواج
hand-wording-title-meld = تنزيل مجموعة …
hand-wording-title-lay-off = تركيب ورقة …
hand-wording-title-exchange = تبديل بجوكر …
hand-wording-lay-off = تركيب
hand-wording-outs = إنهاء الأوراق
hand-wording-hands = هاند
hand-wording-exhausted = جولات بلا فائز
hand-wording-redeals = إعادات التوزيع
hand-wording-first-hand = هاند
hand-wording-first-out = إنهاء للأوراق
