hand-coach-open = تنزل بمجموع { $points }.
hand-coach-leaves = { $cards ->
        [0] لا تبقى في يدك ورقة: أنهيت أوراقك.
        [zero] لا تبقى في يدك ورقة ({ $points }).
        [one] تبقى في يدك ورقة واحدة تُحسب عليك { $points }.
        [two] تبقى في يدك ورقتان تُحسبان عليك { $points }.
        [few] تبقى في يدك { $cards } أوراق تُحسب عليك { $points }.
        [many] تبقى في يدك { $cards } ورقة تُحسب عليك { $points }.
       *[other] تبقى في يدك { $cards } ورقة تُحسب عليك { $points }.
    }
hand-coach-has = { $cards ->
        [0] ليس في يدك ورقة: أنهيت أوراقك.
        [zero] ليس في يدك ورقة ({ $points }).
        [one] في يدك ورقة واحدة تُحسب عليك { $points }.
        [two] في يدك ورقتان تُحسبان عليك { $points }.
        [few] في يدك { $cards } أوراق تُحسب عليك { $points }.
        [many] في يدك { $cards } ورقة تُحسب عليك { $points }.
       *[other] في يدك { $cards } ورقة تُحسب عليك { $points }.
    }
hand-coach-leaves-toward = { $enough ->
        [yes] تبقى مجموعات قيمتها { $total }، وهي تكفي للنزول بـ{ $needed }.
       *[no] تبقى مجموعات قيمتها { $total } (يلزم للنزول { $needed }).
    }
hand-coach-has-toward = { $enough ->
        [yes] عندك مجموعات قيمتها { $total }، وهي تكفي للنزول بـ{ $needed }.
       *[no] عندك مجموعات قيمتها { $total } (يلزم للنزول { $needed }).
    }
hand-coach-take = معها يمكنك النزول بمجموع { $points }.
hand-coach-feeds = وهي تركب على { $meld } فوق الطاولة.
