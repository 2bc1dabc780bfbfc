from random import Random
from tests.play.conftest import House, house
from tests.play.sitting import *
from tests.play.drive import *
from bot.playground.client import *
async def test_x(house):
    s = await seat_two(house, options="target=50", seats=2)
    print(text_of(s.board()))
    for v in s.people: print("----", v.name); print(text_of(s.panel(v)))
    a = s.actor
    for cmd in ("help","hand","scores","pass","draw","take","big-gin"):
        r = await a.slash(cmd); print("=====", cmd, r.kind, r.ephemeral); print(r.text)
    r = await a.slash("rules", game="gin"); print(r.text)
    for t in ("10d","zz","","10d 9d","a:b:c","1:1:1", " "):
        r = await a.slash("discard", card=t) if t else None
        print("== discard", repr(t), r)
    print(await a.autocomplete("discard","card",""))
    print(await a.autocomplete("table open","options","", game="gin"))
    print(await a.autocomplete("table open","options","big_gin=yes ta", game="gin"))
    print(await a.autocomplete("table open","preset","", game="gin"))
    for o in ("foo=1","target","target=0","target=-5","target=1e3","*foo*=1","big_gin=maybe","variant=OKLAHOMA first_upcard=eleven_card_deal", "target=²"):
        r = await a.slash("table open", game="gin", options=o); print(o, r)
    for kw in (dict(preset="nope"), dict(seats=3), dict(turn_time="30s")):
        r = await a.slash("table open", game="gin", **kw); print(kw, r)
    for cmd in ("table join","table leave","table start","table computer","table close","table away","table back","table again","table status"):
        r = await house.visitor("Carol").slash(cmd); print(cmd, r)
