rules-options = { $number }. الخيارات
rules-options-page = { $number }. الخيارات، صفحة { $page }
