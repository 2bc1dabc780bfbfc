BEGIN TRANSACTION;
CREATE TABLE accounts (
    guild_id BIGINT NOT NULL REFERENCES books (guild_id),
    account BIGINT NOT NULL CHECK (account >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('bank', 'wallet', 'pot')),
    member_id BIGINT,
    table_id TEXT UNIQUE REFERENCES tables (table_id),
    balance BIGINT NOT NULL DEFAULT 0,
    frozen INTEGER NOT NULL DEFAULT 0 CHECK (frozen IN (0, 1)),
    opened_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, account),
    UNIQUE (guild_id, member_id),
    CHECK ((kind = 'bank') = (account = 0)),
    CHECK ((kind = 'wallet') = (member_id IS NOT NULL)),
    CHECK ((kind = 'pot') = (table_id IS NOT NULL)),
    CHECK (kind <> 'pot' OR balance >= 0)
);
INSERT INTO "accounts" VALUES(700,0,'bank',NULL,NULL,-3000,0,1700000001000);
INSERT INTO "accounts" VALUES(700,1,'wallet',11,NULL,1000,0,1700000001000);
INSERT INTO "accounts" VALUES(700,2,'wallet',22,NULL,1000,0,1700000001000);
INSERT INTO "accounts" VALUES(700,3,'pot',NULL,'gtsnnvxxra',0,0,1700000001000);
INSERT INTO "accounts" VALUES(700,4,'wallet',33,NULL,1000,0,1700000011000);
INSERT INTO "accounts" VALUES(700,5,'pot',NULL,'7hdx3ch3pj',0,0,1700000011000);
INSERT INTO "accounts" VALUES(700,6,'wallet',99,NULL,0,0,1700000017000);
CREATE TABLE actions (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    ply INTEGER NOT NULL CHECK (ply >= 0),
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    who BIGINT,
    why TEXT NOT NULL,
    interaction_id BIGINT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, deal, ply),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
);
INSERT INTO "actions" VALUES('e52jsry3da',1,0,0,'{"do":"PassUpcard"}',11,'player',1000000000,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,1,1,'{"do":"PassUpcard"}',22,'player',1000000001,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,2,0,'{"do":"DrawStock"}',11,'player',1000000002,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,3,0,'{"do":"Discard","card":12}',11,'player',1000000003,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,4,1,'{"do":"DrawStock"}',22,'player',1000000004,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,5,1,'{"do":"Discard","card":25}',22,'player',1000000005,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,6,0,'{"do":"DrawStock"}',11,'player',1000000006,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,7,0,'{"do":"Discard","card":8}',11,'player',1000000007,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,8,1,'{"do":"DrawStock"}',22,'player',1000000008,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,9,1,'{"do":"Discard","card":10}',22,'player',1000000009,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,10,0,'{"do":"DrawStock"}',11,'player',1000000010,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,11,0,'{"do":"Discard","card":11}',11,'player',1000000011,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,12,1,'{"do":"DrawStock"}',22,'player',1000000012,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,13,1,'{"do":"Discard","card":36}',22,'player',1000000013,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,14,0,'{"do":"DrawStock"}',11,'player',1000000014,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,15,0,'{"do":"Discard","card":19}',11,'player',1000000015,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,16,1,'{"do":"DrawStock"}',22,'player',1000000016,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,17,1,'{"do":"Discard","card":32}',22,'player',1000000017,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,18,0,'{"do":"DrawStock"}',11,'player',1000000018,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,19,0,'{"do":"Discard","card":45}',11,'player',1000000019,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,20,1,'{"do":"DrawStock"}',22,'player',1000000020,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,21,1,'{"do":"Discard","card":35}',22,'player',1000000021,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,22,0,'{"do":"DrawStock"}',11,'player',1000000022,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,23,0,'{"do":"Discard","card":47}',11,'player',1000000023,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,24,1,'{"do":"DrawStock"}',22,'player',1000000024,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,25,1,'{"do":"Discard","card":50}',22,'player',1000000025,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,26,0,'{"do":"DrawStock"}',11,'player',1000000026,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,27,0,'{"do":"Discard","card":51}',11,'player',1000000027,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,28,1,'{"do":"DrawStock"}',22,'player',1000000028,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,29,1,'{"do":"Discard","card":5}',22,'player',1000000029,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,30,0,'{"do":"TakeUpcard"}',11,'player',1000000030,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,31,0,'{"do":"Knock","card":2,"melds":null}',11,'player',1000000031,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,0,1,'{"do":"PassUpcard"}',22,'player',1000000032,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,1,0,'{"do":"TakeUpcard"}',11,'player',1000000033,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,2,0,'{"do":"Discard","card":38}',11,'player',1000000034,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,3,1,'{"do":"DrawStock"}',22,'player',1000000035,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,4,1,'{"do":"Discard","card":34}',22,'player',1000000036,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,5,0,'{"do":"TakeUpcard"}',11,'player',1000000037,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,6,0,'{"do":"Discard","card":9}',11,'player',1000000038,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,7,1,'{"do":"DrawStock"}',22,'player',1000000039,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,8,1,'{"do":"Discard","card":36}',22,'player',1000000040,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,9,0,'{"do":"DrawStock"}',11,'player',1000000041,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,10,0,'{"do":"Discard","card":24}',11,'player',1000000042,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,11,1,'{"do":"DrawStock"}',22,'player',1000000043,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,12,1,'{"do":"Discard","card":20}',22,'player',1000000044,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,13,0,'{"do":"DrawStock"}',11,'player',1000000045,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,14,0,'{"do":"Discard","card":12}',11,'player',1000000046,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,15,1,'{"do":"DrawStock"}',22,'player',1000000047,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,16,1,'{"do":"Knock","card":4,"melds":null}',22,'player',1000000048,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,0,1,'{"do":"PassUpcard"}',22,'player',1000000049,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,1,0,'{"do":"PassUpcard"}',11,'player',1000000050,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,2,1,'{"do":"DrawStock"}',22,'player',1000000051,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,3,1,'{"do":"Discard","card":9}',22,'player',1000000052,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,4,0,'{"do":"DrawStock"}',11,'player',1000000053,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,5,0,'{"do":"Discard","card":10}',11,'player',1000000054,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,6,1,'{"do":"DrawStock"}',22,'player',1000000055,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,7,1,'{"do":"Discard","card":12}',22,'player',1000000056,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,8,0,'{"do":"TakeUpcard"}',11,'player',1000000057,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,9,0,'{"do":"Discard","card":36}',11,'player',1000000058,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,10,1,'{"do":"DrawStock"}',22,'player',1000000059,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,11,1,'{"do":"Discard","card":51}',22,'player',1000000060,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,12,0,'{"do":"TakeUpcard"}',11,'player',1000000061,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,13,0,'{"do":"Discard","card":20}',11,'player',1000000062,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,14,1,'{"do":"TakeUpcard"}',22,'player',1000000063,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,15,1,'{"do":"Discard","card":23}',22,'player',1000000064,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,16,0,'{"do":"DrawStock"}',11,'player',1000000065,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,17,0,'{"do":"Discard","card":6}',11,'player',1000000066,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,18,1,'{"do":"TakeUpcard"}',22,'player',1000000067,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,19,1,'{"do":"Discard","card":24}',22,'player',1000000068,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,20,0,'{"do":"DrawStock"}',11,'player',1000000069,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,21,0,'{"do":"Discard","card":31}',11,'player',1000000070,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,22,1,'{"do":"TakeUpcard"}',22,'player',1000000071,1700000001000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,23,1,'{"do":"Knock","card":6,"melds":null}',22,'player',1000000072,1700000001000);
INSERT INTO "actions" VALUES('0zvh93thyp',1,0,0,'{"do":"PassUpcard"}',11,'player',1000000073,1700000002000);
INSERT INTO "actions" VALUES('0zvh93thyp',1,1,1,'{"do":"PassUpcard"}',-2900054318250156030,'player',1000000074,1700000003000);
INSERT INTO "actions" VALUES('0zvh93thyp',1,2,0,'{"do":"DrawStock"}',11,'player',1000000075,1700000004000);
INSERT INTO "actions" VALUES('0zvh93thyp',1,3,0,'{"do":"Discard","card":25}',11,'player',1000000076,1700000005000);
INSERT INTO "actions" VALUES('0zvh93thyp',1,4,1,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000077,1700000006000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,0,1,'{"do":"PassUpcard"}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,1,0,'{"do":"PassUpcard"}',-2900054318250156030,'player',1000000078,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,2,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,3,1,'{"do":"Discard","card":12}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,4,0,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000079,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,5,0,'{"do":"Discard","card":25}',-2900054318250156030,'player',1000000080,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,6,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,7,1,'{"do":"Discard","card":11}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,8,0,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000081,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,9,0,'{"do":"Discard","card":49}',-2900054318250156030,'player',1000000082,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,10,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,11,1,'{"do":"Discard","card":37}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,12,0,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000083,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,13,0,'{"do":"Discard","card":47}',-2900054318250156030,'player',1000000084,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,14,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,15,1,'{"do":"Discard","card":24}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,16,0,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000085,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,17,0,'{"do":"Discard","card":20}',-2900054318250156030,'player',1000000086,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,18,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,19,1,'{"do":"Discard","card":33}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,20,0,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000087,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,21,0,'{"do":"Discard","card":51}',-2900054318250156030,'player',1000000088,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,22,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,23,1,'{"do":"Discard","card":48}',NULL,'computer',NULL,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,24,0,'{"do":"TakeUpcard"}',-2900054318250156030,'player',1000000089,1700000007000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,25,0,'{"do":"Knock","card":3,"melds":null}',-2900054318250156030,'player',1000000090,1700000007000);
INSERT INTO "actions" VALUES('cd6bh9qdfh',1,0,0,'{"do":"DrawStock"}',11,'player',1000000091,1700000007000);
INSERT INTO "actions" VALUES('cd6bh9qdfh',1,1,0,'{"do":"Discard","card":12}',11,'player',1000000092,1700000008000);
INSERT INTO "actions" VALUES('cd6bh9qdfh',1,2,1,'{"do":"DrawStock"}',22,'player',1000000093,1700000009000);
INSERT INTO "actions" VALUES('cd6bh9qdfh',1,3,1,'{"do":"Discard","card":26}',22,'player',1000000094,1700000010000);
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,0,1,'{"do":"PassUpcard"}',33,'player',1000000095,1700000011000);
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,1,0,'{"do":"TakeUpcard"}',11,'player',1000000096,1700000012000);
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,2,0,'{"do":"Discard","card":25}',11,'player',1000000097,1700000013000);
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,3,1,'{"do":"DrawStock"}',33,'player',1000000098,1700000014000);
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,4,1,'{"do":"Discard","card":12}',33,'player',1000000099,1700000015000);
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,5,0,'{"do":"DrawStock"}',11,'player',1000000100,1700000016000);
INSERT INTO "actions" VALUES('4ppxhattyr',1,0,1,'{"do":"PassUpcard"}',22,'player',1000000101,1700000017000);
INSERT INTO "actions" VALUES('4ppxhattyr',1,1,0,'{"do":"PassUpcard"}',11,'player',1000000102,1700000018000);
INSERT INTO "actions" VALUES('4ppxhattyr',1,2,1,'{"do":"DrawStock"}',22,'player',1000000103,1700000019000);
INSERT INTO "actions" VALUES('4ppxhattyr',1,3,1,'{"do":"Discard","card":48}',22,'player',1000000104,1700000020000);
INSERT INTO "actions" VALUES('4ppxhattyr',1,4,0,'{"do":"DrawStock"}',11,'player',1000000105,1700000021000);
INSERT INTO "actions" VALUES('4ppxhattyr',1,5,0,'{"do":"Discard","card":12}',11,'player',1000000106,1700000022000);
INSERT INTO "actions" VALUES('4ppxhattyr',1,6,1,'{"do":"TakeUpcard"}',22,'player',1000000107,1700000023000);
INSERT INTO "actions" VALUES('4ppxhattyr',1,7,1,'{"do":"Discard","card":8}',22,'player',1000000108,1700000024000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,0,2,'{"do":"Stay"}',NULL,'computer',NULL,1700000025000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,1,3,'{"do":"Stay"}',NULL,'computer',NULL,1700000025000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,2,0,'{"do":"Stay"}',11,'player',1000000109,1700000025000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,3,1,'{"do":"Stay"}',22,'player',1000000110,1700000026000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,4,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000026000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,5,2,'{"do":"Discard","card":324}',NULL,'computer',NULL,1700000026000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,6,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000026000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,7,3,'{"do":"LayMeld","cards":[365,49,498]}',NULL,'computer',NULL,1700000026000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,8,3,'{"do":"Discard","card":274}',NULL,'computer',NULL,1700000026000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,9,0,'{"do":"TakeUpcard"}',11,'player',1000000111,1700000027000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,10,0,'{"do":"LayMeld","cards":[81,274,19]}',11,'player',1000000112,1700000028000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,11,0,'{"do":"LayMeld","cards":[326,138,459]}',11,'player',1000000113,1700000029000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,12,0,'{"do":"Discard","card":105}',11,'player',1000000114,1700000030000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,13,1,'{"do":"DrawStock"}',22,'player',1000000115,1700000031000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,14,1,'{"do":"Discard","card":322}',22,'player',1000000116,1700000032000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,15,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000032000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,16,2,'{"do":"Discard","card":451}',NULL,'computer',NULL,1700000032000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,17,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000032000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,18,3,'{"do":"LayMeld","cards":[256,269,218]}',NULL,'computer',NULL,1700000032000);
INSERT INTO "actions" VALUES('jd1c99x8zc',1,19,3,'{"do":"Discard","card":194}',NULL,'computer',NULL,1700000032000);
INSERT INTO "actions" VALUES('avte72qgse',1,0,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000033000);
INSERT INTO "actions" VALUES('avte72qgse',1,1,3,'{"do":"Discard","card":13}',NULL,'computer',NULL,1700000033000);
INSERT INTO "actions" VALUES('avte72qgse',1,2,0,'{"do":"DrawStock"}',11,'player',1000000117,1700000033000);
INSERT INTO "actions" VALUES('avte72qgse',1,3,0,'{"do":"Discard","card":51}',11,'player',1000000118,1700000034000);
INSERT INTO "actions" VALUES('avte72qgse',1,4,1,'{"do":"TakePile","count":2}',22,'player',1000000119,1700000035000);
INSERT INTO "actions" VALUES('avte72qgse',1,5,1,'{"do":"Meld","cards":[0,13,39]}',22,'player',1000000120,1700000036000);
INSERT INTO "actions" VALUES('avte72qgse',1,6,1,'{"do":"Discard","card":31}',22,'player',1000000121,1700000037000);
INSERT INTO "actions" VALUES('avte72qgse',1,7,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000037000);
INSERT INTO "actions" VALUES('avte72qgse',1,8,2,'{"do":"LayOff","cards":[26],"meld":0}',NULL,'computer',NULL,1700000037000);
INSERT INTO "actions" VALUES('avte72qgse',1,9,2,'{"do":"Discard","card":25}',NULL,'computer',NULL,1700000037000);
INSERT INTO "actions" VALUES('avte72qgse',1,10,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000037000);
INSERT INTO "actions" VALUES('avte72qgse',1,11,3,'{"do":"Discard","card":9}',NULL,'computer',NULL,1700000037000);
INSERT INTO "actions" VALUES('avte72qgse',1,12,0,'{"do":"TakePile","count":3}',11,'player',1000000122,1700000038000);
INSERT INTO "actions" VALUES('avte72qgse',1,13,0,'{"do":"Meld","cards":[5,31,44]}',11,'player',1000000123,1700000039000);
INSERT INTO "actions" VALUES('avte72qgse',1,14,0,'{"do":"Discard","card":25}',11,'player',1000000124,1700000040000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,0,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000041000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,1,3,'{"do":"Meld","cards":[100,101,102],"kind":"sequence"}',NULL,'computer',NULL,1700000041000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,2,3,'{"do":"Discard","card":2}',NULL,'computer',NULL,1700000041000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,3,0,'{"do":"TakeUpcard"}',11,'player',1000000125,1700000041000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,4,0,'{"do":"Discard","card":28}',11,'player',1000000126,1700000042000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,5,1,'{"do":"DrawStock"}',22,'player',1000000127,1700000043000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,6,1,'{"do":"LayOff","cards":[35],"meld":0}',22,'player',1000000128,1700000044000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,7,1,'{"do":"Discard","card":4}',22,'player',1000000129,1700000045000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,8,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000045000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,9,2,'{"do":"Discard","card":1}',NULL,'computer',NULL,1700000045000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,10,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000045000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,11,3,'{"do":"Discard","card":24}',NULL,'computer',NULL,1700000045000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,12,0,'{"do":"DrawStock"}',11,'player',1000000130,1700000046000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,13,0,'{"do":"Meld","cards":[2,92,105],"kind":"group"}',11,'player',1000000131,1700000047000);
INSERT INTO "actions" VALUES('06atc3cbp1',1,14,0,'{"do":"Discard","card":11}',11,'player',1000000132,1700000048000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,0,2,'{"do":"Discard","card":39}',NULL,'computer',NULL,1700000049000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,1,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000049000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,2,3,'{"do":"Discard","card":22}',NULL,'computer',NULL,1700000049000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,3,0,'{"do":"TakeUpcard"}',11,'player',1000000133,1700000049000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,4,0,'{"do":"Lay","melds":[{"cards":[13,26,103],"kind":"set","lo":null},{"cards":[20,85,22],"kind":"run","lo":8},{"cards":[6,19,96],"kind":"set","lo":null},{"cards":[4,17,94],"kind":"set","lo":null}]}',11,'player',1000000134,1700000050000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,5,0,'{"do":"Discard","card":12}',11,'player',1000000135,1700000051000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,6,1,'{"do":"DrawStock"}',22,'player',1000000136,1700000052000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,7,1,'{"do":"Discard","card":8}',22,'player',1000000137,1700000053000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,8,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000053000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,9,2,'{"do":"Discard","card":41}',NULL,'computer',NULL,1700000053000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,10,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000053000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,11,3,'{"do":"Lay","melds":[{"cards":[10,11,76],"kind":"run","lo":11},{"cards":[72,34,111],"kind":"set","lo":null}]}',NULL,'computer',NULL,1700000053000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,12,3,'{"do":"Discard","card":35}',NULL,'computer',NULL,1700000053000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,13,0,'{"do":"DrawStock"}',11,'player',1000000138,1700000054000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,14,0,'{"do":"Discard","card":49}',11,'player',1000000139,1700000055000);
INSERT INTO "actions" VALUES('9z0gcwy53g',1,15,1,'{"do":"DrawStock"}',22,'player',1000000140,1700000056000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,0,1,'{"do":"Discard","card":24}',22,'player',1000000141,1700000057000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,1,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000057000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,2,2,'{"do":"Discard","card":9}',NULL,'computer',NULL,1700000057000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,3,3,'{"do":"TakeUpcard"}',NULL,'computer',NULL,1700000057000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,4,3,'{"do":"Lay","melds":[{"cards":[77,103,52],"kind":"set","lo":null},{"cards":[72,9,74],"kind":"run","lo":9}]}',NULL,'computer',NULL,1700000057000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,5,3,'{"do":"Discard","card":36}',NULL,'computer',NULL,1700000057000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,6,0,'{"do":"DrawStock"}',11,'player',1000000142,1700000058000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,7,0,'{"do":"Discard","card":48}',11,'player',1000000143,1700000059000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,8,1,'{"do":"TakeUpcard"}',22,'player',1000000144,1700000060000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,9,1,'{"do":"Lay","melds":[{"cards":[108,109,116,47,48,113],"kind":"run","lo":6},{"cards":[40,41,42],"kind":"run","lo":2}]}',22,'player',1000000145,1700000061000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,10,1,'{"do":"Discard","card":10}',22,'player',1000000146,1700000062000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,11,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000062000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,12,2,'{"do":"Discard","card":30}',NULL,'computer',NULL,1700000062000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,13,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000062000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,14,3,'{"do":"Discard","card":94}',NULL,'computer',NULL,1700000062000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,15,0,'{"do":"DrawStock"}',11,'player',1000000147,1700000063000);
INSERT INTO "actions" VALUES('t10q2s0s90',1,16,0,'{"do":"Discard","card":112}',11,'player',1000000148,1700000064000);
INSERT INTO "actions" VALUES('rette29gxs',1,0,1,'{"do":"DrawStock"}',22,'player',1000000149,1700000065000);
INSERT INTO "actions" VALUES('rette29gxs',1,1,1,'{"do":"Discard","card":13}',22,'player',1000000150,1700000066000);
INSERT INTO "actions" VALUES('rette29gxs',1,2,2,'{"do":"DrawStock"}',33,'player',1000000151,1700000067000);
INSERT INTO "actions" VALUES('rette29gxs',1,3,2,'{"do":"Discard","card":28}',NULL,'computer',NULL,1700000068000);
INSERT INTO "actions" VALUES('rette29gxs',1,4,0,'{"do":"TakePile","count":2}',11,'player',1000000152,1700000068000);
INSERT INTO "actions" VALUES('rette29gxs',1,5,0,'{"do":"Meld","cards":[13,24,25]}',11,'player',1000000153,1700000069000);
INSERT INTO "actions" VALUES('rette29gxs',1,6,0,'{"do":"Discard","card":48}',11,'player',1000000154,1700000070000);
INSERT INTO "actions" VALUES('7n10dma68d',1,0,1,'{"do":"PassUpcard"}',22,'player',1000000155,1700000071000);
INSERT INTO "actions" VALUES('7n10dma68d',1,1,0,'{"do":"PassUpcard"}',11,'player',1000000156,1700000072000);
INSERT INTO "actions" VALUES('7n10dma68d',1,2,1,'{"do":"DrawStock"}',22,'player',1000000157,1700000073000);
INSERT INTO "actions" VALUES('jz3xa87ypv',1,0,1,'{"do":"PassUpcard"}',NULL,'computer',NULL,1700000074000);
INSERT INTO "actions" VALUES('jz3xa87ypv',1,1,0,'{"do":"PassUpcard"}',33,'player',1000000158,1700000074000);
INSERT INTO "actions" VALUES('jz3xa87ypv',1,2,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000074000);
INSERT INTO "actions" VALUES('jz3xa87ypv',1,3,1,'{"do":"Discard","card":9}',NULL,'computer',NULL,1700000074000);
INSERT INTO "actions" VALUES('jz3xa87ypv',1,4,0,'{"do":"DrawStock"}',33,'player',1000000159,1700000075000);
INSERT INTO "actions" VALUES('hxemdtvy62',1,0,1,'{"do":"PassUpcard"}',33,'player',1000000160,1700000076000);
INSERT INTO "actions" VALUES('hxemdtvy62',1,1,0,'{"do":"TakeUpcard"}',22,'player',1000000161,1700000077000);
CREATE TABLE boards (
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    period TEXT NOT NULL,
    member_id BIGINT NOT NULL CHECK (member_id > 0),
    matches BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    uncertainty BIGINT NOT NULL,
    settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
    PRIMARY KEY (guild_id, game, period, member_id)
);
INSERT INTO "boards" VALUES(700,'gin','2023-11-14',11,3,1,1389,456,0);
INSERT INTO "boards" VALUES(700,'gin','2023-W46',11,3,1,1389,456,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11',11,3,1,1389,456,0);
INSERT INTO "boards" VALUES(700,'gin','S1',11,3,1,1389,456,0);
INSERT INTO "boards" VALUES(700,'gin','all',11,3,1,1389,456,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11-14',22,2,2,1779,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-W46',22,2,2,1779,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11',22,2,2,1779,469,0);
INSERT INTO "boards" VALUES(700,'gin','S1',22,2,2,1779,469,0);
INSERT INTO "boards" VALUES(700,'gin','all',22,2,2,1779,469,0);
INSERT INTO "boards" VALUES(700,'rummy500','2023-11-14',11,1,1,1672,492,0);
INSERT INTO "boards" VALUES(700,'rummy500','2023-W46',11,1,1,1672,492,0);
INSERT INTO "boards" VALUES(700,'rummy500','2023-11',11,1,1,1672,492,0);
INSERT INTO "boards" VALUES(700,'rummy500','S2',11,1,1,1672,492,0);
INSERT INTO "boards" VALUES(700,'rummy500','all',11,1,1,1672,492,0);
INSERT INTO "boards" VALUES(700,'rummy500','2023-11-14',22,1,0,1414,483,0);
INSERT INTO "boards" VALUES(700,'rummy500','2023-W46',22,1,0,1414,483,0);
INSERT INTO "boards" VALUES(700,'rummy500','2023-11',22,1,0,1414,483,0);
INSERT INTO "boards" VALUES(700,'rummy500','S2',22,1,0,1414,483,0);
INSERT INTO "boards" VALUES(700,'rummy500','all',22,1,0,1414,483,0);
INSERT INTO "boards" VALUES(700,'rummy500','2023-11-14',33,1,0,1414,483,0);
INSERT INTO "boards" VALUES(700,'rummy500','2023-W46',33,1,0,1414,483,0);
INSERT INTO "boards" VALUES(700,'rummy500','2023-11',33,1,0,1414,483,0);
INSERT INTO "boards" VALUES(700,'rummy500','S2',33,1,0,1414,483,0);
INSERT INTO "boards" VALUES(700,'rummy500','all',33,1,0,1414,483,0);
CREATE TABLE books (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    entries BIGINT NOT NULL,
    head TEXT NOT NULL
);
INSERT INTO "books" VALUES(700,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0');
CREATE TABLE deals (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    deal INTEGER NOT NULL CHECK (deal >= 0),
    dealer INTEGER NOT NULL,
    deck TEXT NOT NULL,
    seed TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, deal)
);
INSERT INTO "deals" VALUES('e52jsry3da',1,1,'19 18 23 22 12 41 2 16 42 8 46 32 4 25 10 5 3 33 43 36 9 29 30 21 26 11 7 45 15 31 35 47 50 51 13 24 49 34 39 40 1 20 6 37 14 17 28 44 0 48 38 27','19dac896481471da57afd608bc27f07ae334243ecc2165be58af22ccbd6c7f67',1700000000000);
INSERT INTO "deals" VALUES('e52jsry3da',2,0,'51 39 41 34 15 49 3 50 14 4 21 13 9 38 8 37 24 17 40 0 7 16 36 45 20 12 29 18 47 27 22 19 2 30 1 31 46 25 33 10 6 32 28 5 48 43 44 35 23 11 42 26','5b47146d57cd20f3ba185e0e0b7d297b4cfcb8de6c575f5dfa79eb91963ced8d',1700000000000);
INSERT INTO "deals" VALUES('gtsnnvxxra',1,0,'33 30 45 19 23 34 12 24 51 32 26 13 25 6 42 38 3 31 36 10 14 9 20 27 21 39 44 8 29 41 43 18 22 47 7 48 15 17 0 28 1 46 4 2 16 49 5 50 37 35 11 40','f5c49204cd75b66554847e25bb200b09e99905b88891bbf5ecac0429ef541772',1700000001000);
INSERT INTO "deals" VALUES('0zvh93thyp',1,1,'36 49 29 15 34 32 33 20 50 25 37 21 7 17 9 31 23 43 11 6 12 1 35 38 22 24 5 14 18 28 30 44 2 0 45 16 26 10 39 51 41 4 46 48 13 8 19 47 3 27 40 42','bce02e28451a6b332d8787db93d0e6533ecfa6cf5a4aaffcc8153790460d5fc8',1700000002000);
INSERT INTO "deals" VALUES('eqjdpv74v2',1,0,'39 37 29 40 0 6 44 11 48 19 27 14 28 47 9 22 35 26 25 20 30 12 49 43 1 45 3 24 42 33 51 31 15 18 7 36 41 23 16 32 38 21 17 13 34 50 10 8 5 2 46 4','06cb79c9a862b60b329de8d35c7bb54b28732b0345ee199dea18a0ab916db903',1700000007000);
INSERT INTO "deals" VALUES('cd6bh9qdfh',1,2,'37 45 41 36 29 48 12 32 7 22 4 38 21 26 31 9 23 5 49 11 15 17 50 42 8 3 14 19 10 44 39 33 46 25 28 40 47 0 1 2 43 13 51 20 30 16 35 18 34 24 27 6','9566820aeb17c65392f7d22fe58d1551b078f0caefd2ddd846c73994826ebce4',1700000007000);
INSERT INTO "deals" VALUES('7hdx3ch3pj',1,0,'35 7 13 12 14 15 28 37 29 43 27 47 2 8 51 25 5 23 21 10 49 17 24 41 38 33 44 26 16 45 3 19 39 34 42 36 11 48 50 20 32 6 9 30 31 22 18 0 40 1 4 46','e250eed94b4bbe89651a0c741b26c8029a474d65df2a17d67405b356f493e82b',1700000011000);
INSERT INTO "deals" VALUES('4ppxhattyr',1,0,'1 34 33 25 48 8 51 44 7 0 28 18 6 37 50 24 12 16 38 2 49 41 42 29 5 11 40 27 47 22 9 19 13 36 10 23 32 4 3 46 17 39 35 21 26 45 14 30 43 31 20 15','ed30528b4779daba792b8bfe6ce26b0ad7433086a04d31fb5f9224179f66d5ce',1700000017000);
INSERT INTO "deals" VALUES('jd1c99x8zc',1,1,'95 129 75 206 490 218 194 498 365 266 106 138 326 195 429 397 171 325 41 228 152 45 331 330 1 267 74 497 49 269 428 19 81 459 105 44 356 480 465 76 466 324 274 322 451 256 168 421 427 68 87 461 219 221 268 371 173 177 192 131 369 279 305 299 4 36 275 10 411 307 215 297 231 333 38 16 11 130 32 17 39 164 401 70 211 321 271 26 389 88 337 388 280 146 83 358 27 144 128 12 30 43 476 169 370 424 64 197 115 3 493 348 40 237 222 193 386 394 233 343 167 42 283 487 28 78 384 154 89 142 344 109 475 471 287 385 145 463 25 236 101 133 422 425 334 80 450 103 489 29 65 204 66 306 170 241 141 499 488 420 31 260 282 14 402 179 458 464 96 467 415 113 453 462 100 399 473 235 24 69 416 155 362 51 293 360 486 5 257 107 492 259 414 345 387 23 413 339 390 230 412 395 157 166 229 153 272 364 209 143 359 210 270 242 400 67 281 434 409 295 485 207 336 361 178 77 205 288 335 294 351 286 234 258 104 410 477 79 472 147 363 408 37 198 224 273 292 320 449 474 216 114 140 172 285 352 93 0 261 448 407 349 452 296 403 50 102 478 6 479 15 82 460 158 301 160 92 338 398 284 435 134 357 203 243 217 156 433 108 223 139 159 208 196 18 13 491 423 151 2 454 298 202 220 232 90 332 426 484 346 91 165 396 94 350 262 132 323 347 300','9a3211416d4b462138525b1453e97f763e8ef3a6a0f308d76db9ab4df324f5e7',1700000025000);
INSERT INTO "deals" VALUES('avte72qgse',1,2,'9 47 50 25 10 20 39 7 18 1 36 14 34 51 0 4 32 5 23 26 19 8 2 46 29 48 31 6 30 13 44 35 38 33 27 22 11 37 3 49 15 45 41 16 17 40 21 24 28 42 12 43','0b180e887be17e08ed5e7f71f5b60caa7debd1204dd339e5d70e2b6559536ec3',1700000033000);
INSERT INTO "deals" VALUES('06atc3cbp1',1,2,'88 92 96 111 6 45 87 46 2 67 21 115 101 40 68 89 39 11 10 65 82 105 35 15 100 27 109 1 85 18 70 75 24 23 29 30 97 28 4 36 71 102 72 9 7 112 0 32 113 99 84 107 17 22 94 74 103 91 34 81 51 93 19 5 8 95 44 64 108 41 90 49 47 25 20 37 3 80 78 110 104 79 69 114 13 73 86 50 77 43 42 26 83 76 31 66 12 38 98 14 48 33 16 106','c2dd2dc45d6d3e697a216ff0cd995bbabbf0a49ee8aed30c0269cdcfbba36619',1700000041000);
INSERT INTO "deals" VALUES('9z0gcwy53g',1,1,'3 29 4 68 82 22 17 44 42 84 13 93 31 7 6 91 86 11 20 14 39 105 94 65 114 111 71 92 21 107 12 50 23 115 27 78 16 10 103 43 113 83 96 8 101 109 19 37 106 76 85 52 95 72 26 33 18 35 110 41 34 49 89 40 79 15 100 38 99 0 70 45 5 104 90 51 97 112 116 48 80 1 108 64 32 9 73 24 81 46 98 69 66 30 75 88 25 28 36 102 74 47 87 2 67 77','ef86ee96509641c90754824900eb1af346046bff0e8cb4698a1507424adf65f0',1700000049000);
INSERT INTO "deals" VALUES('t10q2s0s90',1,0,'5 46 77 14 78 2 72 43 81 64 89 25 109 79 20 104 113 1 86 68 41 99 103 4 42 71 36 112 116 76 74 84 108 28 111 17 85 102 70 45 21 67 91 48 40 31 18 34 47 115 52 87 10 106 93 39 24 9 83 30 94 38 7 50 75 37 69 88 49 101 96 92 107 22 35 33 15 65 97 110 98 44 100 80 27 82 6 90 66 11 0 23 95 51 12 73 114 32 13 3 105 29 19 26 16 8','2fbe182d3243119baa5e48c20d5d632e1faa3cbd02cd41e196ba9e94f936b5b1',1700000057000);
INSERT INTO "deals" VALUES('rette29gxs',1,0,'43 6 49 29 17 24 18 15 41 4 39 25 13 46 31 38 37 48 22 10 33 21 50 28 23 2 45 35 30 9 26 1 0 20 27 19 32 12 42 47 7 11 36 3 34 40 5 14 16 44 51 8','0a55bb3f874ff34420a29587937fbd0c98189c5c77c1fa07a8a10c1484c89723',1700000065000);
INSERT INTO "deals" VALUES('7n10dma68d',1,0,'28 9 29 20 18 2 22 24 37 27 42 10 1 47 11 44 12 4 15 21 16 23 45 41 0 50 40 13 6 31 48 7 32 3 8 35 51 14 19 49 34 26 46 30 33 39 36 43 5 25 17 38','945ed9e91ae94b94274c5524eedd36ad451a0ee1e507acd3f75c5d37ce1bec7b',1700000071000);
INSERT INTO "deals" VALUES('jz3xa87ypv',1,0,'28 33 14 42 13 9 41 4 10 37 21 39 34 12 50 5 22 40 46 19 32 15 45 20 18 31 44 11 24 36 16 8 7 35 0 2 30 6 3 51 47 25 26 23 17 48 43 38 27 49 1 29','4da9d65b201d3f4bea0b00c16642eed0b13d5b571eb3e670c84c56cc926901b3',1700000074000);
INSERT INTO "deals" VALUES('hxemdtvy62',1,0,'7 16 20 26 19 32 45 50 9 51 35 44 10 42 39 43 5 2 22 34 48 36 0 47 4 8 38 18 3 17 33 28 27 12 31 23 49 29 41 46 21 15 6 14 25 11 40 24 13 30 1 37','7ecaa889b0cd0cb26cf80a64dacadcfd36ea5c0104ae4b8b5efbc9cd5e8ddd3f',1700000076000);
CREATE TABLE freezes (
    guild_id BIGINT NOT NULL,
    account BIGINT NOT NULL,
    number INTEGER NOT NULL,
    frozen INTEGER NOT NULL CHECK (frozen = number % 2),
    actor BIGINT,
    note TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, account, number),
    FOREIGN KEY (guild_id, account) REFERENCES accounts (guild_id, account),
    FOREIGN KEY (guild_id, actor) REFERENCES accounts (guild_id, account)
);
INSERT INTO "freezes" VALUES(700,2,1,1,6,'to be looked into',1700000017000);
INSERT INTO "freezes" VALUES(700,2,2,0,NULL,'all is well',1700000017000);
CREATE TABLE guild_settings (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);
CREATE TABLE heartbeat (
    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    at BIGINT NOT NULL
);
CREATE TABLE house (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    served_until BIGINT NOT NULL,
    commands TEXT
);
INSERT INTO "house" VALUES(1,1700000075000,NULL);
CREATE TABLE kept_seats (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    member_id BIGINT NOT NULL,
    kept_until BIGINT NOT NULL,
    PRIMARY KEY (table_id, member_id)
);
INSERT INTO "kept_seats" VALUES('45m6f5prdx',11,1700000374000);
CREATE TABLE match_results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    sequence BIGINT NOT NULL UNIQUE,
    outcome TEXT NOT NULL,
    at BIGINT NOT NULL
);
INSERT INTO "match_results" VALUES('e52jsry3da',1,'{"ending":"target","winners":[1],"scores":[2,25]}',1700000000000);
INSERT INTO "match_results" VALUES('gtsnnvxxra',2,'{"ending":"deals","winners":[1],"scores":[0,5]}',1700000001000);
INSERT INTO "match_results" VALUES('0zvh93thyp',3,'{"ending":"resigned","winners":[0],"scores":[0,0]}',1700000007000);
INSERT INTO "match_results" VALUES('eqjdpv74v2',4,'{"ending":"deals","winners":[0],"scores":[15,0]}',1700000007000);
INSERT INTO "match_results" VALUES('cd6bh9qdfh',5,'{"ending":"resigned","winners":[0],"scores":[0,0,0]}',1700000011000);
CREATE TABLE match_seats (
    table_id TEXT NOT NULL REFERENCES match_results (table_id),
    seat INTEGER NOT NULL,
    member_id BIGINT,
    score BIGINT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost', 'drawn', 'abandoned')), team INTEGER NOT NULL DEFAULT 0, place INTEGER NOT NULL DEFAULT 1, margin BIGINT, guild_id BIGINT NOT NULL DEFAULT 0, game TEXT NOT NULL DEFAULT '', sequence BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "match_seats" VALUES('e52jsry3da',0,11,2,'lost',0,2,NULL,700,'gin',1);
INSERT INTO "match_seats" VALUES('e52jsry3da',1,22,25,'won',1,1,23,700,'gin',1);
INSERT INTO "match_seats" VALUES('gtsnnvxxra',0,11,0,'lost',0,2,NULL,700,'gin',2);
INSERT INTO "match_seats" VALUES('gtsnnvxxra',1,22,5,'won',1,1,5,700,'gin',2);
INSERT INTO "match_seats" VALUES('0zvh93thyp',0,11,0,'won',0,1,NULL,700,'gin',3);
INSERT INTO "match_seats" VALUES('0zvh93thyp',1,-2900054318250156030,0,'abandoned',1,2,NULL,700,'gin',3);
INSERT INTO "match_seats" VALUES('eqjdpv74v2',0,-2900054318250156030,15,'won',0,1,NULL,700,'gin',4);
INSERT INTO "match_seats" VALUES('eqjdpv74v2',1,NULL,0,'lost',1,2,NULL,700,'gin',4);
INSERT INTO "match_seats" VALUES('cd6bh9qdfh',0,11,0,'won',0,1,NULL,700,'rummy500',5);
INSERT INTO "match_seats" VALUES('cd6bh9qdfh',1,22,0,'abandoned',1,2,NULL,700,'rummy500',5);
INSERT INTO "match_seats" VALUES('cd6bh9qdfh',2,33,0,'abandoned',2,2,NULL,700,'rummy500',5);
CREATE TABLE member_settings (
    member_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);
INSERT INTO "member_settings" VALUES(11,'{"sort":"melds","mention":null,"dms_closed":false,"when_asked":"ask","cards":null,"deck":"two","theme":"dark","direct_channel":null,"throws":"buttons","only_moves":false,"begun":["gin"]}');
INSERT INTO "member_settings" VALUES(22,'{"sort":"melds","mention":null,"dms_closed":false,"when_asked":"ask","cards":null,"deck":"two","theme":"dark","direct_channel":null,"throws":"buttons","only_moves":false,"begun":["gin"]}');
INSERT INTO "member_settings" VALUES(-2900054318250156030,'{"sort":"melds","mention":null,"dms_closed":false,"when_asked":"ask","cards":null,"deck":"two","theme":"dark","direct_channel":null,"throws":"buttons","only_moves":false,"begun":["gin"]}');
CREATE TABLE migrations (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL);
INSERT INTO "migrations" VALUES(1,'card_room','e4ddfa57e87c59e1c2648bf15fdd5dc1cf6c3386f122868435e79242d40261f5');
INSERT INTO "migrations" VALUES(2,'chips','63a075ac61fb10301596c8d96dfaf17a081449f1b898bbdbce8772032bf3e9aa');
INSERT INTO "migrations" VALUES(3,'clocks','6e1331ef52e251efed76997595925b9dc7e27a7276c4ccdfa2209850737bf2f7');
INSERT INTO "migrations" VALUES(4,'ratings','405ca3108f7d88278db3b4ea6f4a12f18c719584d2d1aba85262b0efd39b61f6');
INSERT INTO "migrations" VALUES(5,'open_hands','ab18657d9e3623abd1096ec93d1103242b0fc5dd7671ab45545c78733cbf1c28');
INSERT INTO "migrations" VALUES(6,'best_deals','a802403fc1987e82196ec7e685daf6f68b18519fa41789f637ed838d379aa710');
INSERT INTO "migrations" VALUES(7,'awake','7464cc6a00c066d5d4c2c74bb57b9f47e8312d43f71af3b32037101b66f4cb91');
INSERT INTO "migrations" VALUES(8,'kept_seats','4e65c00923120ef763e795160c507c7ef8d9a51ee86d0e866401ac57b9d66bb9');
CREATE TABLE rated (
    sequence BIGINT NOT NULL PRIMARY KEY REFERENCES match_results (sequence),
    previous BIGINT UNIQUE REFERENCES rated (sequence)
);
INSERT INTO "rated" VALUES(1,NULL);
INSERT INTO "rated" VALUES(2,1);
INSERT INTO "rated" VALUES(3,2);
INSERT INTO "rated" VALUES(4,3);
INSERT INTO "rated" VALUES(5,4);
CREATE TABLE rating_changes (
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    member_id BIGINT NOT NULL,
    number BIGINT NOT NULL CHECK (number > 0),
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    mu_before BIGINT NOT NULL,
    sigma_before BIGINT NOT NULL,
    mu_after BIGINT NOT NULL,
    sigma_after BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, game, member_id, number),
    UNIQUE (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES match_seats (table_id, seat)
);
INSERT INTO "rating_changes" VALUES(700,'gin',11,1,'e52jsry3da',0,25000000,8333333,22364611,8065901,1700000000000);
INSERT INTO "rating_changes" VALUES(700,'gin',22,1,'e52jsry3da',1,25000000,8333333,27635389,8065901,1700000000000);
INSERT INTO "rating_changes" VALUES(700,'gin',11,2,'gtsnnvxxra',0,22364611,8065901,20343703,7822887,1700000001000);
INSERT INTO "rating_changes" VALUES(700,'gin',22,2,'gtsnnvxxra',1,27635389,8065901,29656297,7822887,1700000001000);
INSERT INTO "rating_changes" VALUES(700,'gin',11,3,'0zvh93thyp',0,20343703,7822887,23149525,7607237,1700000007000);
INSERT INTO "rating_changes" VALUES(700,'gin',-2900054318250156030,1,'0zvh93thyp',1,25000000,8333333,21816114,8054668,1700000007000);
INSERT INTO "rating_changes" VALUES(700,'rummy500',11,1,'cd6bh9qdfh',0,25000000,8333333,27869049,8205243,1700000011000);
INSERT INTO "rating_changes" VALUES(700,'rummy500',22,1,'cd6bh9qdfh',1,25000000,8333333,23565476,8058224,1700000011000);
INSERT INTO "rating_changes" VALUES(700,'rummy500',33,1,'cd6bh9qdfh',2,25000000,8333333,23565476,8058224,1700000011000);
CREATE TABLE remembered_options (
    channel_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    preset TEXT,
    options TEXT NOT NULL,
    PRIMARY KEY (channel_id, game)
);
INSERT INTO "remembered_options" VALUES(800,'gin',NULL,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}');
INSERT INTO "remembered_options" VALUES(910,'rummy500',NULL,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}');
INSERT INTO "remembered_options" VALUES(900,'gin',NULL,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}');
INSERT INTO "remembered_options" VALUES(901,'panguingue',NULL,'{"deals":10,"packs":8,"drop_one_spade_suit":false,"rank_set":"court","deal_packet":5,"shuffle_mode":"full","initial_upcard":true,"direction":"right","ante":0,"drop_cost":2,"out_chips":1,"double_for_unmelded":false,"settlement_conditions":"base","spades_double":true,"drawn_card_rule":"meld_or_discard","discard_pickup":"any","discard_must_meld":true,"meld_requires_drawn_card":false,"group_suits":"three_plus","group_add_any":false,"pay_extra_on_form":true,"layoff_pays":true,"layoff_creates_condition":false,"residue_creates_condition":true,"borrow_needs_own_card":true,"borrow_timing":"same_turn","forcing":"on_request","safe_discard":true,"safe_discard_scope":"any_way","on_exhaustion":"turn_over","max_turnovers":20}');
INSERT INTO "remembered_options" VALUES(902,'rummy500',NULL,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}');
INSERT INTO "remembered_options" VALUES(903,'control',NULL,'{"scoring":"melds","target":500,"control_mode":"round","control_set":"standard","custom_controls":"GROUP 3, SEQUENCE 3, EITHER 2, STEPS 2","controls_in_force":1,"preview":true,"held_controls":1,"number_suit":"one","ace_high":false,"card_points":"number","meld_credit":"owner","meld_scope":"out","level_meld_to_go_out":false,"hand_size":10,"decks":"auto","max_turnovers":3,"stall":10}');
INSERT INTO "remembered_options" VALUES(904,'hand',NULL,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared"}');
INSERT INTO "remembered_options" VALUES(905,'hand_partnership',NULL,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared","opening_scope":"player","partner_of_winner":"ignored"}');
INSERT INTO "remembered_options" VALUES(911,'rummy500',NULL,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}');
CREATE TABLE resignations (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    why TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
);
INSERT INTO "resignations" VALUES('0zvh93thyp',1,1,5,'resigned',1700000007000);
INSERT INTO "resignations" VALUES('cd6bh9qdfh',2,1,4,'resigned',1700000011000);
INSERT INTO "resignations" VALUES('cd6bh9qdfh',1,1,4,'resigned',1700000011000);
INSERT INTO "resignations" VALUES('rette29gxs',2,1,3,'resigned',1700000068000);
CREATE TABLE result_seats (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    member_id BIGINT,
    points BIGINT NOT NULL,
    chips BIGINT NOT NULL, team INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, deal, seat),
    FOREIGN KEY (table_id, deal) REFERENCES results (table_id, deal)
);
INSERT INTO "result_seats" VALUES('e52jsry3da',1,0,11,2,0,0);
INSERT INTO "result_seats" VALUES('e52jsry3da',1,1,22,0,0,1);
INSERT INTO "result_seats" VALUES('e52jsry3da',2,0,11,0,0,0);
INSERT INTO "result_seats" VALUES('e52jsry3da',2,1,22,25,0,1);
INSERT INTO "result_seats" VALUES('gtsnnvxxra',1,0,11,0,0,0);
INSERT INTO "result_seats" VALUES('gtsnnvxxra',1,1,22,5,0,1);
INSERT INTO "result_seats" VALUES('eqjdpv74v2',1,0,-2900054318250156030,15,0,0);
INSERT INTO "result_seats" VALUES('eqjdpv74v2',1,1,NULL,0,0,1);
CREATE TABLE results (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    ending TEXT NOT NULL,
    winner INTEGER,
    result TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
);
INSERT INTO "results" VALUES('e52jsry3da',1,'knock',0,'{"ending":"knock","winner":0,"points":[2,0],"chips":[0,0],"table":0,"knocker":0,"throw":2,"knocker_melds":[[5,18,31],[16,29,42],[21,22,23]],"knocker_loose":[41],"knocker_deadwood":3,"defender_melds":[[4,30,43],[7,33,46]],"laid_off":[3],"defender_left":[13,15,26],"defender_deadwood":5,"difference":2,"bonus":0,"multiplier":1}',1700000000000);
INSERT INTO "results" VALUES('e52jsry3da',2,'knock',1,'{"ending":"knock","winner":1,"points":[0,25],"chips":[0,0],"table":0,"knocker":1,"throw":4,"knocker_melds":[[3,16,29],[49,50,51]],"knocker_loose":[14,15,39,41],"knocker_deadwood":9,"defender_melds":[[8,21,34]],"laid_off":[],"defender_left":[0,7,13,17,37,40,45],"defender_deadwood":34,"difference":25,"bonus":0,"multiplier":1}',1700000000000);
INSERT INTO "results" VALUES('gtsnnvxxra',1,'knock',1,'{"ending":"knock","winner":1,"points":[0,5],"chips":[0,0],"table":0,"knocker":1,"throw":6,"knocker_melds":[[19,20,21],[30,31,32,33,34]],"knocker_loose":[27,45],"knocker_deadwood":9,"defender_melds":[[12,25,38,51],[13,26,39]],"laid_off":[],"defender_left":[3,42,44],"defender_deadwood":14,"difference":5,"bonus":0,"multiplier":1}',1700000001000);
INSERT INTO "results" VALUES('eqjdpv74v2',1,'knock',0,'{"ending":"knock","winner":0,"points":[15,0],"chips":[0,0],"table":0,"knocker":0,"throw":3,"knocker_melds":[[1,14,27],[9,22,35,48]],"knocker_loose":[26,28,42],"knocker_deadwood":8,"defender_melds":[[6,19,45]],"laid_off":[40],"defender_left":[0,29,31,39,43,44],"defender_deadwood":23,"difference":15,"bonus":0,"multiplier":1}',1700000007000);
CREATE TABLE scores (
    guild_id BIGINT NOT NULL,
    member_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
    matches BIGINT NOT NULL DEFAULT 0,
    matches_won BIGINT NOT NULL DEFAULT 0,
    matches_lost BIGINT NOT NULL DEFAULT 0,
    matches_drawn BIGINT NOT NULL DEFAULT 0,
    matches_abandoned BIGINT NOT NULL DEFAULT 0,
    deals BIGINT NOT NULL DEFAULT 0,
    deals_won BIGINT NOT NULL DEFAULT 0,
    deals_lost BIGINT NOT NULL DEFAULT 0,
    deals_drawn BIGINT NOT NULL DEFAULT 0,
    points_for BIGINT NOT NULL DEFAULT 0,
    points_against BIGINT NOT NULL DEFAULT 0,
    best_deal BIGINT,
    streak BIGINT NOT NULL DEFAULT 0,
    best_streak BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, member_id, game, practice)
);
INSERT INTO "scores" VALUES(700,11,'gin',0,3,1,2,0,0,3,1,2,0,2,30,2,1,1);
INSERT INTO "scores" VALUES(700,22,'gin',0,2,2,0,0,0,3,2,1,0,30,2,25,2,2);
INSERT INTO "scores" VALUES(700,-2900054318250156030,'gin',0,1,0,0,0,1,0,0,0,0,0,0,NULL,0,0);
INSERT INTO "scores" VALUES(700,-2900054318250156030,'gin',1,1,1,0,0,0,1,1,0,0,15,0,15,1,1);
INSERT INTO "scores" VALUES(700,11,'rummy500',0,1,1,0,0,0,0,0,0,0,0,0,NULL,1,1);
INSERT INTO "scores" VALUES(700,22,'rummy500',0,1,0,0,0,1,0,0,0,0,0,0,NULL,0,0);
INSERT INTO "scores" VALUES(700,33,'rummy500',0,1,0,0,0,1,0,0,0,0,0,0,NULL,0,0);
CREATE TABLE seasons (
    guild_id BIGINT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    name TEXT NOT NULL,
    begun_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    last_sequence BIGINT NOT NULL,
    PRIMARY KEY (guild_id, number)
);
INSERT INTO "seasons" VALUES(700,1,'first',1700000000000,1700000007000,4);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('person', 'computer')),
    member_id BIGINT,
    name TEXT NOT NULL,
    level TEXT,
    away INTEGER NOT NULL CHECK (away IN (0, 1)),
    misses INTEGER NOT NULL CHECK (misses >= 0),
    dm_channel_id BIGINT,
    hand_message_id BIGINT,
    joined_at BIGINT NOT NULL,
    resigned_at BIGINT, left_ms BIGINT CHECK (left_ms >= 0), running_since BIGINT, in_turn INTEGER NOT NULL DEFAULT 0 CHECK (in_turn IN (0, 1)), warned INTEGER NOT NULL DEFAULT 0 CHECK (warned IN (0, 1)), hand_digest TEXT,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, member_id),
    CHECK ((kind = 'person') = (member_id IS NOT NULL))
);
INSERT INTO "seats" VALUES('e52jsry3da',0,'person',11,'Ann',NULL,0,0,1000011,1174109840998400004,1700000000000,NULL,NULL,NULL,0,0,'14cbf0499de6693f2e631490');
INSERT INTO "seats" VALUES('e52jsry3da',1,'person',22,'Bob',NULL,0,0,1000022,1174109840998400005,1700000000000,NULL,NULL,NULL,0,0,'d3428a8a0739b4a2573a82d2');
INSERT INTO "seats" VALUES('gtsnnvxxra',0,'person',11,'Ann',NULL,0,0,1000011,1174109845192704007,1700000001000,NULL,NULL,NULL,0,0,'f277d5e38be578a63cacb65b');
INSERT INTO "seats" VALUES('gtsnnvxxra',1,'person',22,'Bob',NULL,0,0,1000022,1174109845192704008,1700000001000,NULL,NULL,NULL,0,0,'57456b53a0343246d9d932ae');
INSERT INTO "seats" VALUES('0zvh93thyp',0,'person',11,'Ann',NULL,0,0,1000011,1174109849387008010,1700000002000,NULL,NULL,NULL,0,0,'9c0b201709de0e0c7294365c');
INSERT INTO "seats" VALUES('0zvh93thyp',1,'person',-2900054318250156030,'former player',NULL,0,0,NULL,NULL,1700000002000,1700000007000,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('eqjdpv74v2',0,'person',-2900054318250156030,'former player',NULL,0,0,NULL,NULL,1700000007000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('eqjdpv74v2',1,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000007000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('cd6bh9qdfh',0,'person',11,'Ann',NULL,0,0,1000011,1174109870358528015,1700000007000,NULL,NULL,NULL,0,0,'472e4147e141963972fbe3d0');
INSERT INTO "seats" VALUES('cd6bh9qdfh',1,'person',22,'Bob',NULL,0,0,1000022,1174109870358528016,1700000007000,1700000011000,NULL,NULL,0,0,'beb0f78491b651c0099da2cb');
INSERT INTO "seats" VALUES('cd6bh9qdfh',2,'person',33,'Cem',NULL,0,0,1000033,1174109870358528017,1700000007000,1700000011000,NULL,NULL,0,0,'beb0f78491b651c0099da2cb');
INSERT INTO "seats" VALUES('7hdx3ch3pj',0,'person',11,'Ann',NULL,0,0,1000011,1174109887135744019,1700000011000,NULL,NULL,NULL,0,0,'71dcfb00a354f3bc6e2ba6a9');
INSERT INTO "seats" VALUES('7hdx3ch3pj',1,'person',33,'Cem',NULL,0,0,1000033,1174109887135744020,1700000011000,NULL,NULL,NULL,0,0,'71dcfb00a354f3bc6e2ba6a9');
INSERT INTO "seats" VALUES('jayqwbneej',0,'person',33,'Cem',NULL,0,0,NULL,NULL,1700000017000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('4ppxhattyr',0,'person',11,'Ann',NULL,0,0,1000011,1174109912301568023,1700000017000,NULL,NULL,NULL,0,0,'610c58461887d04ca1c3e952');
INSERT INTO "seats" VALUES('4ppxhattyr',1,'person',22,'Bob',NULL,0,0,1000022,1174109912301568024,1700000017000,NULL,NULL,NULL,0,0,'3526ee47f76100dcb314cd6c');
INSERT INTO "seats" VALUES('jd1c99x8zc',0,'person',11,'Ann',NULL,0,0,1000011,1174109945856000026,1700000025000,NULL,NULL,NULL,0,0,'1064c393e1636a54262d8a86');
INSERT INTO "seats" VALUES('jd1c99x8zc',1,'person',22,'Bob',NULL,0,0,1000022,1174109945856000027,1700000025000,NULL,NULL,NULL,0,0,'4265a62c8c6a1391a30a73d0');
INSERT INTO "seats" VALUES('jd1c99x8zc',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000025000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('jd1c99x8zc',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000025000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('avte72qgse',0,'person',11,'Ann',NULL,0,0,1000011,1174109979410432029,1700000033000,NULL,NULL,NULL,0,0,'5144c550aee3ea62adfa5e19');
INSERT INTO "seats" VALUES('avte72qgse',1,'person',22,'Bob',NULL,0,0,1000022,1174109979410432030,1700000033000,NULL,NULL,NULL,0,0,'ca709509c5aa35bcfe90f1b8');
INSERT INTO "seats" VALUES('avte72qgse',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000033000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('avte72qgse',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000033000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('06atc3cbp1',0,'person',11,'Ann',NULL,0,0,1000011,1174110012964864032,1700000041000,NULL,NULL,NULL,0,0,'fe940039c9d84930e2151d7e');
INSERT INTO "seats" VALUES('06atc3cbp1',1,'person',22,'Bob',NULL,0,0,1000022,1174110012964864033,1700000041000,NULL,NULL,NULL,0,0,'8b24cd94853d68dfc787f837');
INSERT INTO "seats" VALUES('06atc3cbp1',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000041000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('06atc3cbp1',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000041000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('9z0gcwy53g',0,'person',11,'Ann',NULL,0,0,1000011,1174110046519296035,1700000049000,NULL,NULL,NULL,0,0,'673fa3cd54206ad42e274b10');
INSERT INTO "seats" VALUES('9z0gcwy53g',1,'person',22,'Bob',NULL,0,0,1000022,1174110046519296036,1700000049000,NULL,NULL,NULL,0,0,'e2a554835ea24ce60e472145');
INSERT INTO "seats" VALUES('9z0gcwy53g',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000049000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('9z0gcwy53g',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000049000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('t10q2s0s90',0,'person',11,'Ann',NULL,0,0,1000011,1174110080073728038,1700000057000,NULL,NULL,NULL,0,0,'6af2408a1e7fe706efb2715f');
INSERT INTO "seats" VALUES('t10q2s0s90',1,'person',22,'Bob',NULL,0,0,1000022,1174110080073728039,1700000057000,NULL,NULL,NULL,0,0,'240f70c36e84bd760bb92a37');
INSERT INTO "seats" VALUES('t10q2s0s90',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000057000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('t10q2s0s90',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000057000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('rette29gxs',0,'person',11,'Ann',NULL,0,0,1000011,1174110113628160041,1700000065000,NULL,NULL,NULL,0,0,'1a9a5d95535f9d6dc42949ea');
INSERT INTO "seats" VALUES('rette29gxs',1,'person',22,'Bob',NULL,0,0,1000022,1174110113628160042,1700000065000,NULL,NULL,NULL,0,0,'28796cc587397265fde78d0a');
INSERT INTO "seats" VALUES('rette29gxs',2,'person',33,'Cem',NULL,0,0,1000033,1174110113628160043,1700000065000,1700000068000,NULL,NULL,0,0,'cc8ee4e8049a2e1898cde017');
INSERT INTO "seats" VALUES('7n10dma68d',0,'person',11,'Ann',NULL,0,0,1000011,1174110138793984045,1700000071000,NULL,604000,NULL,0,0,'b0235142fd2bc61a3fc3b34c');
INSERT INTO "seats" VALUES('7n10dma68d',1,'person',22,'Bob',NULL,0,0,1000022,1174110138793984046,1700000071000,NULL,605000,1700000072000,1,0,'a065efd37d305a18489a1eff');
INSERT INTO "seats" VALUES('45m6f5prdx',0,'person',33,'Cem',NULL,0,0,NULL,NULL,1700000074000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('jz3xa87ypv',0,'person',33,'Cem',NULL,1,0,1000033,1174110151376896049,1700000074000,NULL,NULL,NULL,0,0,'ab10e0e11f0c053b952b05e4');
INSERT INTO "seats" VALUES('jz3xa87ypv',1,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000074000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('hxemdtvy62',0,'person',22,'Bob',NULL,0,0,1000022,1174110159765504051,1700000076000,NULL,NULL,NULL,0,0,'d1fc077cbb8ec4a39f624b63');
INSERT INTO "seats" VALUES('hxemdtvy62',1,'person',33,'Cem',NULL,0,0,1000033,1174110159765504052,1700000076000,NULL,NULL,NULL,0,0,'d5457860bfd78fbaec26ca83');
CREATE TABLE stakes (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    chip_value BIGINT NOT NULL CHECK (chip_value >= 0),
    pot BIGINT NOT NULL CHECK (pot >= 0),
    point BIGINT NOT NULL CHECK (point >= 0),
    minimum BIGINT NOT NULL CHECK (minimum >= 0),
    booked INTEGER NOT NULL CHECK (booked IN (0, 1))
);
INSERT INTO "stakes" VALUES('e52jsry3da',0,0,0,0,0);
INSERT INTO "stakes" VALUES('gtsnnvxxra',0,0,1,100,1);
INSERT INTO "stakes" VALUES('0zvh93thyp',0,0,0,0,0);
INSERT INTO "stakes" VALUES('eqjdpv74v2',0,0,0,0,0);
INSERT INTO "stakes" VALUES('cd6bh9qdfh',0,0,0,0,0);
INSERT INTO "stakes" VALUES('7hdx3ch3pj',0,0,1,100,1);
INSERT INTO "stakes" VALUES('4ppxhattyr',0,0,0,0,0);
INSERT INTO "stakes" VALUES('jd1c99x8zc',1,0,0,100,0);
INSERT INTO "stakes" VALUES('avte72qgse',0,0,0,0,0);
INSERT INTO "stakes" VALUES('06atc3cbp1',0,0,0,0,0);
INSERT INTO "stakes" VALUES('9z0gcwy53g',0,0,0,0,0);
INSERT INTO "stakes" VALUES('t10q2s0s90',0,0,0,0,0);
INSERT INTO "stakes" VALUES('rette29gxs',0,0,0,0,0);
INSERT INTO "stakes" VALUES('7n10dma68d',0,0,0,0,0);
INSERT INTO "stakes" VALUES('jz3xa87ypv',0,0,0,0,0);
INSERT INTO "stakes" VALUES('hxemdtvy62',0,0,0,0,0);
CREATE TABLE tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    spec_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    preset TEXT,
    seat_count INTEGER NOT NULL CHECK (seat_count > 0),
    host_id BIGINT,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'paused', 'over', 'closed')),
    turn_ms BIGINT NOT NULL CHECK (turn_ms >= 0),
    first_dealer INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    deadline_at BIGINT,
    message_id BIGINT,
    mention_channel_id BIGINT,
    mention_message_id BIGINT,
    mention_member_id BIGINT,
    rematch_of TEXT REFERENCES tables (table_id), asking_ms BIGINT NOT NULL DEFAULT 10000 CHECK (asking_ms >= 0), clock_ms BIGINT NOT NULL DEFAULT 0 CHECK (clock_ms >= 0), increment_ms BIGINT NOT NULL DEFAULT 0 CHECK (increment_ms >= 0), reliability INTEGER NOT NULL DEFAULT 0 CHECK (reliability BETWEEN 0 AND 100), open_hands INTEGER NOT NULL DEFAULT 0 CHECK (open_hands IN (0, 1)), version BIGINT NOT NULL DEFAULT 0 CHECK (version >= 0), shown BIGINT NOT NULL DEFAULT 0, due_at BIGINT, put_off_ms BIGINT NOT NULL DEFAULT 0, message_digest TEXT,
    UNIQUE (guild_id, number)
);
INSERT INTO "tables" VALUES('e52jsry3da',700,800,1,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":25,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,11,'over',300000,1,1700000000000,1700000000000,1700000000000,NULL,1174109840998400001,NULL,NULL,NULL,NULL,10000,0,0,0,1,53,53,NULL,0,'4858c5b4c3abf6add8591ccb');
INSERT INTO "tables" VALUES('gtsnnvxxra',700,800,2,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}',NULL,2,11,'over',300000,0,1700000001000,1700000001000,1700000001000,NULL,1174109845192704006,NULL,NULL,NULL,NULL,10000,0,0,0,1,27,27,NULL,0,'58c8d015af35d00e882944c5');
INSERT INTO "tables" VALUES('0zvh93thyp',700,800,3,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}',NULL,2,11,'over',300000,1,1700000002000,1700000002000,1700000007000,NULL,1174109849387008009,NULL,NULL,NULL,NULL,10000,0,0,0,1,9,9,NULL,0,'dba26d1573ec507f6b2d156c');
INSERT INTO "tables" VALUES('eqjdpv74v2',700,800,4,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}',NULL,2,-2900054318250156030,'over',300000,0,1700000007000,1700000007000,1700000007000,NULL,1174109870358528012,NULL,NULL,NULL,NULL,10000,0,0,0,1,29,29,NULL,0,'3f8653d7959a0c673a098f09');
INSERT INTO "tables" VALUES('cd6bh9qdfh',700,910,5,'rummy500',1,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}',NULL,3,11,'over',300000,2,1700000007000,1700000007000,1700000011000,NULL,1174109870358528014,NULL,NULL,NULL,NULL,10000,0,0,0,1,10,10,NULL,0,'2898c01c6108bb7cf4f1ed35');
INSERT INTO "tables" VALUES('7hdx3ch3pj',700,800,6,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,11,'closed',300000,0,1700000011000,1700000011000,1700000017000,NULL,1174109887135744018,NULL,NULL,NULL,NULL,10000,0,0,0,1,10,10,NULL,0,'71dcfb00a354f3bc6e2ba6a9');
INSERT INTO "tables" VALUES('jayqwbneej',700,800,7,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}',NULL,2,33,'closed',300000,0,1700000017000,NULL,1700000017000,NULL,1174109912301568021,NULL,NULL,NULL,NULL,10000,0,0,0,1,2,2,NULL,0,'b5631b7f6175738d8ad0e340');
INSERT INTO "tables" VALUES('4ppxhattyr',700,900,8,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,11,'playing',300000,0,1700000017000,1700000017000,NULL,1700000324000,1174109912301568022,NULL,NULL,NULL,NULL,10000,0,0,0,1,11,11,1700000324000,0,'416d98cfc6c0b3e4f3fb178c');
INSERT INTO "tables" VALUES('jd1c99x8zc',700,901,9,'panguingue',1,'{"deals":10,"packs":8,"drop_one_spade_suit":false,"rank_set":"court","deal_packet":5,"shuffle_mode":"full","initial_upcard":true,"direction":"right","ante":0,"drop_cost":2,"out_chips":1,"double_for_unmelded":false,"settlement_conditions":"base","spades_double":true,"drawn_card_rule":"meld_or_discard","discard_pickup":"any","discard_must_meld":true,"meld_requires_drawn_card":false,"group_suits":"three_plus","group_add_any":false,"pay_extra_on_form":true,"layoff_pays":true,"layoff_creates_condition":false,"residue_creates_condition":true,"borrow_needs_own_card":true,"borrow_timing":"same_turn","forcing":"on_request","safe_discard":true,"safe_discard_scope":"any_way","on_exhaustion":"turn_over","max_turnovers":20}',NULL,4,11,'playing',300000,1,1700000025000,1700000025000,NULL,1700000332000,1174109945856000025,NULL,NULL,NULL,NULL,10000,0,0,0,1,25,25,1700000332000,0,'8358e95db65a678cf466ab57');
INSERT INTO "tables" VALUES('avte72qgse',700,902,10,'rummy500',1,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}',NULL,4,11,'playing',300000,2,1700000033000,1700000033000,NULL,1700000340000,1174109979410432028,NULL,NULL,NULL,NULL,10000,0,0,0,1,20,20,1700000340000,0,'ceb4af406592f6b54ab1f7d6');
INSERT INTO "tables" VALUES('06atc3cbp1',700,903,11,'control',1,'{"scoring":"melds","target":500,"control_mode":"round","control_set":"standard","custom_controls":"GROUP 3, SEQUENCE 3, EITHER 2, STEPS 2","controls_in_force":1,"preview":true,"held_controls":1,"number_suit":"one","ace_high":false,"card_points":"number","meld_credit":"owner","meld_scope":"out","level_meld_to_go_out":false,"hand_size":10,"decks":"auto","max_turnovers":3,"stall":10}',NULL,4,11,'playing',300000,2,1700000041000,1700000041000,NULL,1700000348000,1174110012964864031,NULL,NULL,NULL,NULL,10000,0,0,0,1,20,20,1700000348000,0,'52c3ec65f3df83d919f8b5f3');
INSERT INTO "tables" VALUES('9z0gcwy53g',700,904,12,'hand',1,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared"}',NULL,4,11,'playing',300000,1,1700000049000,1700000049000,NULL,1700000355000,1174110046519296034,NULL,NULL,NULL,NULL,10000,0,0,0,1,21,21,1700000355000,0,'bf543e3c229240cf67d56815');
INSERT INTO "tables" VALUES('t10q2s0s90',700,905,13,'hand_partnership',1,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared","opening_scope":"player","partner_of_winner":"ignored"}',NULL,4,11,'playing',300000,0,1700000057000,1700000057000,NULL,1700000364000,1174110080073728037,NULL,NULL,NULL,NULL,10000,0,0,0,1,22,22,1700000364000,0,'3cb32ddff8ebfcc72e99ab28');
INSERT INTO "tables" VALUES('rette29gxs',700,911,14,'rummy500',1,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}',NULL,3,11,'playing',300000,0,1700000065000,1700000065000,NULL,1700000370000,1174110113628160040,NULL,NULL,NULL,NULL,10000,0,0,0,1,12,5,1700000370000,0,'88808e6ef52153659b366b95');
INSERT INTO "tables" VALUES('7n10dma68d',700,800,15,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,11,'playing',300000,0,1700000071000,1700000071000,NULL,1700000372000,1174110138793984044,NULL,NULL,NULL,NULL,10000,600000,5000,0,1,6,6,1700000372000,0,'c387671f7c9de7cafd0acfc6');
INSERT INTO "tables" VALUES('45m6f5prdx',700,800,16,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,33,'lobby',300000,0,1700000074000,NULL,NULL,1700003674000,1174110151376896047,NULL,NULL,NULL,NULL,10000,0,0,0,1,1,1,1700003674000,0,'abe9d0fe68da892f0a6e4dba');
INSERT INTO "tables" VALUES('jz3xa87ypv',700,800,17,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,33,'playing',300000,0,1700000074000,1700000074000,NULL,1700086476000,1174110151376896048,NULL,NULL,NULL,NULL,10000,0,0,0,1,9,9,1700086476000,0,'61b6dd93bf886aa62f4c7150');
INSERT INTO "tables" VALUES('hxemdtvy62',700,800,18,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,22,'paused',300000,0,1700000076000,1700000076000,NULL,1700000376000,1174110159765504050,NULL,NULL,NULL,NULL,10000,0,0,0,1,6,0,1700000138000,0,'4e2b69aa32846760c0f479f7');
CREATE TABLE tallies (
    guild_id BIGINT NOT NULL,
    member_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
    ending TEXT NOT NULL,
    made BIGINT NOT NULL DEFAULT 0,
    suffered BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, member_id, game, practice, ending)
);
INSERT INTO "tallies" VALUES(700,11,'gin',0,'knock',1,2);
INSERT INTO "tallies" VALUES(700,22,'gin',0,'knock',2,1);
INSERT INTO "tallies" VALUES(700,-2900054318250156030,'gin',1,'knock',1,0);
CREATE TABLE transfers (
    guild_id BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    debit BIGINT NOT NULL,
    credit BIGINT NOT NULL,
    amount BIGINT NOT NULL CHECK (amount BETWEEN 1 AND 1000000000),
    debit_after BIGINT NOT NULL,
    credit_after BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN (
        'opening', 'refill', 'gift', 'grant', 'stake', 'payment', 'points', 'won', 'returned', 'void'
    )),
    reason TEXT NOT NULL,
    rule TEXT NOT NULL,
    cards TEXT NOT NULL,
    table_id TEXT REFERENCES tables (table_id),
    deal INTEGER,
    ply INTEGER,
    at BIGINT NOT NULL,
    key TEXT NOT NULL,
    actor BIGINT,
    note TEXT NOT NULL,
    reverses BIGINT,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (guild_id, seq),
    UNIQUE (guild_id, key),
    UNIQUE (guild_id, reverses),
    FOREIGN KEY (guild_id, debit) REFERENCES accounts (guild_id, account),
    FOREIGN KEY (guild_id, credit) REFERENCES accounts (guild_id, account),
    FOREIGN KEY (guild_id, actor) REFERENCES accounts (guild_id, account),
    FOREIGN KEY (guild_id, reverses) REFERENCES transfers (guild_id, seq),
    CHECK (debit <> credit),
    CHECK ((kind = 'void') = (reverses IS NOT NULL)),
    CHECK (debit = 0 OR debit_after >= 0 OR kind IN ('payment', 'points', 'void'))
);
INSERT INTO "transfers" VALUES(700,1,0,1,1000,-1000,1000,'opening','','','',NULL,NULL,NULL,1700000001000,'opening:1',NULL,'',NULL,'0000000000000000000000000000000000000000000000000000000000000000','0ccb48c5b2911f735dffcaf552a91def0ea4d274a07d5240675775493a4ea81c');
INSERT INTO "transfers" VALUES(700,2,0,2,1000,-2000,1000,'opening','','','',NULL,NULL,NULL,1700000001000,'opening:2',NULL,'',NULL,'0ccb48c5b2911f735dffcaf552a91def0ea4d274a07d5240675775493a4ea81c','3961e16683046a253799d91b5bcddd09f33b5f206ec078e0fcd5dde92e73f77c');
INSERT INTO "transfers" VALUES(700,3,1,2,5,995,1005,'points','','','','gtsnnvxxra',NULL,NULL,1700000001000,'gtsnnvxxra:points:0:1',NULL,'',NULL,'3961e16683046a253799d91b5bcddd09f33b5f206ec078e0fcd5dde92e73f77c','b53f8ffd2bd034897f2490d297dbc66a2f8cc7636f726930f7901c34e20b062b');
INSERT INTO "transfers" VALUES(700,4,0,4,1000,-3000,1000,'opening','','','',NULL,NULL,NULL,1700000011000,'opening:4',NULL,'',NULL,'b53f8ffd2bd034897f2490d297dbc66a2f8cc7636f726930f7901c34e20b062b','8049aa8ade77dd49b6c3b30d1d61f1fc5888b59c88be776a8299494db02b905d');
INSERT INTO "transfers" VALUES(700,5,2,1,5,1000,1000,'void','','','','gtsnnvxxra',NULL,NULL,1700000017000,'void:3',6,'played by a child',3,'8049aa8ade77dd49b6c3b30d1d61f1fc5888b59c88be776a8299494db02b905d','82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0');
CREATE TABLE voids (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    guild_id BIGINT NOT NULL,
    actor BIGINT,
    note TEXT NOT NULL,
    at BIGINT NOT NULL,
    FOREIGN KEY (guild_id, actor) REFERENCES accounts (guild_id, account)
);
INSERT INTO "voids" VALUES('gtsnnvxxra',700,6,'played by a child',1700000017000);
CREATE INDEX tables_live ON tables (status) WHERE status IN ('lobby', 'playing', 'paused');
CREATE UNIQUE INDEX actions_interaction ON actions (table_id, interaction_id) WHERE interaction_id IS NOT NULL;
CREATE INDEX result_seats_member ON result_seats (member_id);
CREATE INDEX match_seats_member ON match_seats (member_id);
CREATE INDEX transfers_debit ON transfers (guild_id, debit, seq);
CREATE INDEX transfers_credit ON transfers (guild_id, credit, seq);
CREATE INDEX transfers_table ON transfers (table_id, seq) WHERE table_id IS NOT NULL;
CREATE INDEX transfers_gifts ON transfers (guild_id, debit, at) WHERE kind = 'gift';
CREATE TRIGGER transfers_post AFTER INSERT ON transfers
BEGIN
    UPDATE accounts SET balance = balance - NEW.amount WHERE guild_id = NEW.guild_id AND account = NEW.debit;
    UPDATE accounts SET balance = balance + NEW.amount WHERE guild_id = NEW.guild_id AND account = NEW.credit;
    UPDATE books SET entries = NEW.seq, head = NEW.hash WHERE guild_id = NEW.guild_id;
END;
CREATE TRIGGER transfers_stay BEFORE UPDATE ON transfers
BEGIN
    SELECT RAISE(ABORT, 'transfers are never changed');
END;
CREATE TRIGGER transfers_last BEFORE DELETE ON transfers
BEGIN
    SELECT RAISE(ABORT, 'transfers are never deleted');
END;
CREATE TRIGGER transfers_new BEFORE INSERT ON transfers
WHEN EXISTS (SELECT 1 FROM transfers WHERE guild_id = NEW.guild_id AND seq = NEW.seq)
    OR EXISTS (SELECT 1 FROM transfers WHERE guild_id = NEW.guild_id AND key = NEW.key)
    OR EXISTS (SELECT 1 FROM transfers WHERE guild_id = NEW.guild_id AND reverses = NEW.reverses)
BEGIN
    SELECT RAISE(ABORT, 'the transfer is there already');
END;
CREATE INDEX seats_recent ON seats (member_id, joined_at);
CREATE INDEX match_seats_history ON match_seats (guild_id, member_id, sequence);
CREATE INDEX match_seats_game ON match_seats (guild_id, member_id, game, sequence);
CREATE INDEX match_seats_margin ON match_seats (guild_id, member_id, game, margin DESC, sequence) WHERE margin IS NOT NULL;
CREATE INDEX boards_rating ON boards (guild_id, game, period, settled DESC, rating DESC, member_id);
CREATE INDEX boards_wins ON boards (guild_id, game, period, wins DESC, rating DESC, member_id);
CREATE INDEX scores_board ON scores (
    guild_id, game, practice, matches_won DESC, deals_won DESC, (points_for - points_against) DESC, member_id
);
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_dirty ON tables (table_id) WHERE version > shown;
CREATE INDEX tables_channel ON tables (channel_id) WHERE status IN ('lobby', 'playing', 'paused');
CREATE INDEX kept_seats_member ON kept_seats (member_id);
CREATE INDEX tables_latest ON tables (channel_id, created_at);
COMMIT;
