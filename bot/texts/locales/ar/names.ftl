names-nameless = أحدهم
names-table = طاولة { $number }
names-team-blue = الأزرق
names-team-red = الأحمر
names-nobody-yet = لا أحد بعد
names-lacking = { $fault ->
        [channel] قناتها لم تعد موجودة
        [server] لم أعد في خادمها
        [locked] موضوعها مقفل حتى يفتحه مشرف
       *[permission] أحتاج إلى { $permissions } في قناتها
    }
names-quoted = «{ $text }»
names-send-messages = إرسال الرسائل
names-send-messages-in-threads = إرسال الرسائل في المواضيع
names-view-channel = عرض القناة
names-embed-links = تضمين الروابط
names-attach-files = إرفاق الملفات
