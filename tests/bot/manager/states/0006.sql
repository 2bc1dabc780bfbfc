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
INSERT INTO "accounts" VALUES(700,0,'bank',NULL,NULL,-2000,0,1700000000000);
INSERT INTO "accounts" VALUES(700,1,'wallet',11,NULL,985,0,1700000000000);
INSERT INTO "accounts" VALUES(700,2,'wallet',22,NULL,1015,0,1700000000000);
INSERT INTO "accounts" VALUES(700,3,'pot',NULL,'gtsnnvxxra',0,0,1700000000000);
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
INSERT INTO "actions" VALUES('e52jsry3da',1,0,0,'{"do":"PassUpcard"}',11,'player',1000,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,1,1,'{"do":"PassUpcard"}',22,'player',1001,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,2,0,'{"do":"DrawStock"}',11,'player',1002,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,3,0,'{"do":"Discard","card":12}',11,'player',1003,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,4,1,'{"do":"DrawStock"}',22,'player',1004,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,5,1,'{"do":"Discard","card":25}',22,'player',1005,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,6,0,'{"do":"DrawStock"}',11,'player',1006,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,7,0,'{"do":"Discard","card":8}',11,'player',1007,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,8,1,'{"do":"DrawStock"}',22,'player',1008,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,9,1,'{"do":"Discard","card":10}',22,'player',1009,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,10,0,'{"do":"DrawStock"}',11,'player',1010,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,11,0,'{"do":"Discard","card":11}',11,'player',1011,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,12,1,'{"do":"DrawStock"}',22,'player',1012,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,13,1,'{"do":"Discard","card":36}',22,'player',1013,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,14,0,'{"do":"DrawStock"}',11,'player',1014,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,15,0,'{"do":"Discard","card":19}',11,'player',1015,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,16,1,'{"do":"DrawStock"}',22,'player',1016,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,17,1,'{"do":"Discard","card":32}',22,'player',1017,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,18,0,'{"do":"DrawStock"}',11,'player',1018,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,19,0,'{"do":"Discard","card":45}',11,'player',1019,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,20,1,'{"do":"DrawStock"}',22,'player',1020,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,21,1,'{"do":"Discard","card":35}',22,'player',1021,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,22,0,'{"do":"DrawStock"}',11,'player',1022,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,23,0,'{"do":"Discard","card":47}',11,'player',1023,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,24,1,'{"do":"DrawStock"}',22,'player',1024,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,25,1,'{"do":"Discard","card":50}',22,'player',1025,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,26,0,'{"do":"DrawStock"}',11,'player',1026,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,27,0,'{"do":"Discard","card":51}',11,'player',1027,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,28,1,'{"do":"DrawStock"}',22,'player',1028,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,29,1,'{"do":"Discard","card":5}',22,'player',1029,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,30,0,'{"do":"TakeUpcard"}',11,'player',1030,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',1,31,0,'{"do":"Knock","card":2,"melds":null}',11,'player',1031,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,0,1,'{"do":"PassUpcard"}',22,'player',1032,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,1,0,'{"do":"TakeUpcard"}',11,'player',1033,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,2,0,'{"do":"Discard","card":38}',11,'player',1034,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,3,1,'{"do":"DrawStock"}',22,'player',1035,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,4,1,'{"do":"Discard","card":34}',22,'player',1036,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,5,0,'{"do":"TakeUpcard"}',11,'player',1037,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,6,0,'{"do":"Discard","card":9}',11,'player',1038,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,7,1,'{"do":"DrawStock"}',22,'player',1039,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,8,1,'{"do":"Discard","card":36}',22,'player',1040,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,9,0,'{"do":"DrawStock"}',11,'player',1041,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,10,0,'{"do":"Discard","card":24}',11,'player',1042,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,11,1,'{"do":"DrawStock"}',22,'player',1043,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,12,1,'{"do":"Discard","card":20}',22,'player',1044,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,13,0,'{"do":"DrawStock"}',11,'player',1045,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,14,0,'{"do":"Discard","card":12}',11,'player',1046,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,15,1,'{"do":"DrawStock"}',22,'player',1047,1700000000000);
INSERT INTO "actions" VALUES('e52jsry3da',2,16,1,'{"do":"Knock","card":4,"melds":null}',22,'player',1048,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,0,1,'{"do":"PassUpcard"}',22,'player',1049,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,1,0,'{"do":"PassUpcard"}',11,'player',1050,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,2,1,'{"do":"DrawStock"}',22,'player',1051,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,3,1,'{"do":"Discard","card":9}',22,'player',1052,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,4,0,'{"do":"DrawStock"}',11,'player',1053,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,5,0,'{"do":"Discard","card":10}',11,'player',1054,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,6,1,'{"do":"DrawStock"}',22,'player',1055,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,7,1,'{"do":"Discard","card":12}',22,'player',1056,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,8,0,'{"do":"TakeUpcard"}',11,'player',1057,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,9,0,'{"do":"Discard","card":36}',11,'player',1058,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,10,1,'{"do":"DrawStock"}',22,'player',1059,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,11,1,'{"do":"Discard","card":51}',22,'player',1060,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,12,0,'{"do":"TakeUpcard"}',11,'player',1061,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,13,0,'{"do":"Discard","card":20}',11,'player',1062,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,14,1,'{"do":"TakeUpcard"}',22,'player',1063,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,15,1,'{"do":"Discard","card":23}',22,'player',1064,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,16,0,'{"do":"DrawStock"}',11,'player',1065,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,17,0,'{"do":"Discard","card":6}',11,'player',1066,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,18,1,'{"do":"TakeUpcard"}',22,'player',1067,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,19,1,'{"do":"Discard","card":24}',22,'player',1068,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,20,0,'{"do":"DrawStock"}',11,'player',1069,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,21,0,'{"do":"Discard","card":31}',11,'player',1070,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,22,1,'{"do":"TakeUpcard"}',22,'player',1071,1700000000000);
INSERT INTO "actions" VALUES('gtsnnvxxra',1,23,1,'{"do":"Knock","card":6,"melds":null}',22,'player',1072,1700000000000);
INSERT INTO "actions" VALUES('0zvh93thyp',1,0,0,'{"do":"PassUpcard"}',11,'player',1073,1700000000000);
INSERT INTO "actions" VALUES('0zvh93thyp',1,1,1,'{"do":"PassUpcard"}',22,'player',1074,1700000000000);
INSERT INTO "actions" VALUES('0zvh93thyp',1,2,0,'{"do":"DrawStock"}',11,'player',1075,1700000000000);
INSERT INTO "actions" VALUES('0zvh93thyp',1,3,0,'{"do":"Discard","card":25}',11,'player',1076,1700000000000);
INSERT INTO "actions" VALUES('0zvh93thyp',1,4,1,'{"do":"DrawStock"}',22,'player',1077,1700000000000);
INSERT INTO "actions" VALUES('0zvh93thyp',1,5,1,'{"do":"Discard","card":23}',22,'player',1078,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,0,2,'{"do":"Stay"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,1,3,'{"do":"Stay"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,2,0,'{"do":"Stay"}',11,'player',1079,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,3,1,'{"do":"Drop"}',22,'player',1080,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,4,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,5,2,'{"do":"Discard","card":222}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,6,3,'{"do":"TakeUpcard"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,7,3,'{"do":"LayMeld","cards":[222,132,196,43]}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,8,3,'{"do":"LayMeld","cards":[398,411,296]}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,9,3,'{"do":"Discard","card":75}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,10,0,'{"do":"DrawStock"}',11,'player',1081,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,11,0,'{"do":"Discard","card":152}',11,'player',1082,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,12,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,13,2,'{"do":"Discard","card":179}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,14,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,15,3,'{"do":"Discard","card":140}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,16,0,'{"do":"DrawStock"}',11,'player',1083,1700000000000);
INSERT INTO "actions" VALUES('eqjdpv74v2',1,17,0,'{"do":"LayMeld","cards":[30,159,224]}',11,'player',1084,1700000000000);
INSERT INTO "actions" VALUES('twa9hjfegk',1,0,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('twa9hjfegk',1,1,3,'{"do":"Discard","card":42}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('twa9hjfegk',1,2,0,'{"do":"TakePile","count":1}',11,'player',1085,1700000000000);
INSERT INTO "actions" VALUES('twa9hjfegk',1,3,0,'{"do":"Meld","cards":[19,32,45]}',11,'player',1086,1700000000000);
INSERT INTO "actions" VALUES('twa9hjfegk',1,4,0,'{"do":"Meld","cards":[40,41,42]}',11,'player',1087,1700000000000);
INSERT INTO "actions" VALUES('twa9hjfegk',1,5,0,'{"do":"Discard","card":50}',11,'player',1088,1700000000000);
INSERT INTO "actions" VALUES('twa9hjfegk',1,6,1,'{"do":"TakePile","count":2}',22,'player',1089,1700000000000);
INSERT INTO "actions" VALUES('twa9hjfegk',1,7,1,'{"do":"Meld","cards":[20,33,46]}',22,'player',1090,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,0,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,1,2,'{"do":"Meld","cards":[23,36,113],"kind":"group"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,2,2,'{"do":"Discard","card":24}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,3,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,4,3,'{"do":"Meld","cards":[12,89,102],"kind":"group"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,5,3,'{"do":"Discard","card":3}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,6,0,'{"do":"DrawStock"}',11,'player',1091,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,7,0,'{"do":"LayOff","cards":[115],"meld":1}',11,'player',1092,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,8,0,'{"do":"Discard","card":77}',11,'player',1093,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,9,1,'{"do":"DrawStock"}',22,'player',1094,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,10,1,'{"do":"Meld","cards":[65,14,40],"kind":"group"}',22,'player',1095,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,11,1,'{"do":"Discard","card":11}',22,'player',1096,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,12,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,13,2,'{"do":"Discard","card":25}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,14,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('1g7xt7090r',1,15,3,'{"do":"Discard","card":76}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('15ww7e8rf2',1,0,0,'{"do":"Discard","card":10}',11,'player',1097,1700000000000);
INSERT INTO "actions" VALUES('15ww7e8rf2',1,1,1,'{"do":"DrawStock"}',22,'player',1098,1700000000000);
INSERT INTO "actions" VALUES('15ww7e8rf2',1,2,1,'{"do":"Discard","card":97}',22,'player',1099,1700000000000);
INSERT INTO "actions" VALUES('15ww7e8rf2',1,3,2,'{"do":"TakeUpcard"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('15ww7e8rf2',1,4,2,'{"do":"Lay","melds":[{"cards":[20,97,110],"kind":"set","lo":null},{"cards":[84,33,116],"kind":"set","lo":null},{"cards":[6,32,45],"kind":"set","lo":null}]}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('15ww7e8rf2',1,5,2,'{"do":"Discard","card":36}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('15ww7e8rf2',1,6,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('15ww7e8rf2',1,7,3,'{"do":"Discard","card":37}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('15ww7e8rf2',1,8,0,'{"do":"DrawStock"}',11,'player',1100,1700000000000);
INSERT INTO "actions" VALUES('15ww7e8rf2',1,9,0,'{"do":"Discard","card":87}',11,'player',1101,1700000000000);
INSERT INTO "actions" VALUES('15ww7e8rf2',1,10,1,'{"do":"TakeUpcard"}',22,'player',1102,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,0,3,'{"do":"Discard","card":73}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,1,0,'{"do":"DrawStock"}',11,'player',1103,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,2,0,'{"do":"Discard","card":38}',11,'player',1104,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,3,1,'{"do":"DrawStock"}',22,'player',1105,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,4,1,'{"do":"Discard","card":39}',22,'player',1106,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,5,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,6,2,'{"do":"Discard","card":13}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,7,3,'{"do":"TakeUpcard"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,8,3,'{"do":"Lay","melds":[{"cards":[23,24,116,13],"kind":"run","lo":11},{"cards":[35,36,37,102],"kind":"run","lo":10}]}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,9,3,'{"do":"Discard","card":74}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,10,0,'{"do":"DrawStock"}',11,'player',1107,1700000000000);
INSERT INTO "actions" VALUES('yhb7wnxvtb',1,11,0,'{"do":"Discard","card":71}',11,'player',1108,1700000000000);
INSERT INTO "actions" VALUES('adm13wrjrn',1,0,0,'{"do":"PassUpcard"}',11,'player',1109,1700000000000);
INSERT INTO "actions" VALUES('1smrdnqafj',1,0,1,'{"do":"PassUpcard"}',33,'player',1110,1700000000000);
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
INSERT INTO "boards" VALUES(700,'gin','2023-11-14',11,2,0,1221,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-W46',11,2,0,1221,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11',11,2,0,1221,469,0);
INSERT INTO "boards" VALUES(700,'gin','S1',11,2,0,1221,469,0);
INSERT INTO "boards" VALUES(700,'gin','all',11,2,0,1221,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11-14',22,2,2,1779,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-W46',22,2,2,1779,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11',22,2,2,1779,469,0);
INSERT INTO "boards" VALUES(700,'gin','S1',22,2,2,1779,469,0);
INSERT INTO "boards" VALUES(700,'gin','all',22,2,2,1779,469,0);
CREATE TABLE books (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    entries BIGINT NOT NULL,
    head TEXT NOT NULL
);
INSERT INTO "books" VALUES(700,6,'0097c7b26c5d39a8a3d535ef5b1a78c933fdd55b3a91c74a0ebbcd9b3eed8a82');
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
INSERT INTO "deals" VALUES('gtsnnvxxra',1,0,'33 30 45 19 23 34 12 24 51 32 26 13 25 6 42 38 3 31 36 10 14 9 20 27 21 39 44 8 29 41 43 18 22 47 7 48 15 17 0 28 1 46 4 2 16 49 5 50 37 35 11 40','f5c49204cd75b66554847e25bb200b09e99905b88891bbf5ecac0429ef541772',1700000000000);
INSERT INTO "deals" VALUES('0zvh93thyp',1,1,'36 49 29 15 34 32 33 20 50 25 37 21 7 17 9 31 23 43 11 6 12 1 35 38 22 24 5 14 18 28 30 44 2 0 45 16 26 10 39 51 41 4 46 48 13 8 19 47 3 27 40 42','bce02e28451a6b332d8787db93d0e6533ecfa6cf5a4aaffcc8153790460d5fc8',1700000000000);
INSERT INTO "deals" VALUES('eqjdpv74v2',1,1,'399 177 261 115 170 43 296 196 411 160 18 151 145 241 386 141 221 76 17 178 90 4 489 87 471 75 132 398 387 463 66 159 224 357 333 282 236 40 208 330 16 222 152 179 140 30 280 408 401 158 259 335 413 464 197 209 292 459 144 81 138 231 274 279 32 339 360 95 12 364 294 146 337 202 452 488 91 425 347 39 345 193 204 207 100 243 0 168 38 14 223 306 78 105 346 44 169 356 235 220 23 256 210 139 423 257 106 325 412 155 3 487 499 27 497 164 323 1 295 266 165 271 473 462 103 343 157 301 349 344 322 15 64 167 109 476 389 352 11 454 403 41 474 206 36 480 286 45 50 69 68 486 305 448 203 281 453 421 198 394 107 429 258 270 25 267 490 493 24 351 479 5 83 283 300 410 285 237 217 384 485 92 113 229 402 74 131 365 324 153 420 492 466 228 370 434 451 297 28 104 416 143 93 77 114 371 336 422 96 142 268 475 275 396 307 242 320 427 388 37 173 234 358 350 19 156 385 154 172 369 233 287 400 321 2 424 13 407 262 472 31 128 414 284 460 218 461 332 361 216 395 326 415 390 362 348 79 129 195 491 359 89 130 338 194 147 465 433 334 70 10 6 435 29 82 219 363 458 426 232 288 211 65 171 449 51 298 477 478 94 108 299 49 331 498 260 80 450 467 102 397 192 230 88 273 272 293 205 409 484 269 215 166 428 133 134 101 67 26 42','7e8a1547aa1b8b3ffa47fc600e44e4bf8324338f05bb060134b9b5f5e2449930',1700000000000);
INSERT INTO "deals" VALUES('twa9hjfegk',1,2,'23 19 2 27 12 50 15 37 42 45 20 5 38 32 46 47 17 14 3 35 49 41 29 21 30 40 9 25 33 11 16 4 8 39 48 0 44 1 6 18 51 24 36 13 7 26 31 22 34 10 28 43','ed3badfeaa2f1247ab49b2a2e84921999bdfe7b860a9b4e1cd9612bd6df354d4',1700000000000);
INSERT INTO "deals" VALUES('1g7xt7090r',1,1,'24 96 70 14 113 48 73 41 109 3 77 111 39 30 18 26 36 12 7 11 103 104 68 65 20 89 115 85 94 35 16 29 23 102 67 107 78 15 72 80 13 82 83 17 40 25 76 87 108 45 114 10 88 28 42 69 90 4 27 112 47 6 32 106 5 84 21 74 105 71 100 38 81 99 33 44 1 9 22 34 50 19 97 64 2 92 37 95 93 31 75 8 101 110 91 43 51 66 86 49 98 0 79 46','ea33e1ee3fc2f7c2eee0983f01c210c9bd2de344ed579d3006f0911215193aa0',1700000000000);
INSERT INTO "deals" VALUES('15ww7e8rf2',1,3,'78 49 36 85 19 47 32 72 3 11 6 65 40 86 110 115 96 94 33 82 42 112 116 93 106 38 107 34 17 74 67 71 102 44 1 9 10 25 84 73 109 91 20 80 66 0 95 98 89 97 70 31 77 16 45 83 105 24 37 87 76 18 64 113 81 21 48 69 92 104 114 28 100 22 15 35 43 68 90 79 101 4 27 2 88 7 5 23 12 75 41 50 29 13 8 52 99 111 26 103 14 30 51 108 39 46','cb6dbba9184d90727c81c3637b196e54b8588da1afe39944935d37f8a80d8542',1700000000000);
INSERT INTO "deals" VALUES('yhb7wnxvtb',1,2,'36 79 42 48 74 31 39 83 37 14 52 70 45 87 1 10 88 106 33 91 105 0 29 92 102 18 98 97 23 17 49 28 84 44 30 114 41 38 21 13 35 75 15 27 95 71 43 99 116 65 109 89 73 81 46 78 24 67 2 100 86 20 51 108 94 107 3 69 50 85 68 4 112 16 110 40 101 47 76 72 77 11 93 6 5 111 26 7 19 12 22 32 9 104 90 34 113 8 96 66 115 103 25 80 64 82','ccd49c51230d455a49a9cd45b31e46536132adbf5c999ebfd47125852f434580',1700000000000);
INSERT INTO "deals" VALUES('adm13wrjrn',1,1,'2 42 0 27 14 12 38 43 11 22 26 9 46 20 50 6 28 35 17 24 45 41 13 51 47 30 18 7 34 48 4 1 10 32 40 29 19 25 39 23 21 44 15 16 36 31 33 49 8 3 37 5','dc4367e63843fed82099967c45ced4b5c32fb5ce76ffa34882a64d3827062be4',1700000000000);
INSERT INTO "deals" VALUES('49qavp6cxt',1,1,'1 51 3 40 50 30 15 49 47 6 21 23 25 10 11 13 42 8 5 17 24 28 31 16 4 27 14 9 36 37 39 38 26 33 18 35 43 20 32 46 7 34 48 41 45 44 19 12 0 29 22 2','519027627201d544f999e07690039f451c98c0cbd7fe12c8d2e0645f3331c6a2',1700000000000);
INSERT INTO "deals" VALUES('1smrdnqafj',1,0,'51 38 29 45 11 22 30 43 14 47 10 19 41 24 44 6 1 46 2 28 35 20 12 36 15 34 33 3 0 23 7 9 39 8 4 5 42 25 40 13 31 21 27 17 48 49 32 16 26 18 50 37','98add52d8377ce7a52611cce7d9514cb0f0944b415e59bdbdf6f340c5e0f53c9',1700000000000);
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
CREATE TABLE guild_settings (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);
CREATE TABLE heartbeat (
    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    at BIGINT NOT NULL
);
INSERT INTO "heartbeat" VALUES(1,1700000000000);
CREATE TABLE match_results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    sequence BIGINT NOT NULL UNIQUE,
    outcome TEXT NOT NULL,
    at BIGINT NOT NULL
);
INSERT INTO "match_results" VALUES('e52jsry3da',1,'{"ending":"target","winners":[1],"scores":[2,25]}',1700000000000);
INSERT INTO "match_results" VALUES('gtsnnvxxra',2,'{"ending":"deals","winners":[1],"scores":[0,5]}',1700000000000);
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
CREATE TABLE member_settings (
    member_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);
CREATE TABLE migrations (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL);
INSERT INTO "migrations" VALUES(1,'card_room','e4ddfa57e87c59e1c2648bf15fdd5dc1cf6c3386f122868435e79242d40261f5');
INSERT INTO "migrations" VALUES(2,'chips','63a075ac61fb10301596c8d96dfaf17a081449f1b898bbdbce8772032bf3e9aa');
INSERT INTO "migrations" VALUES(3,'clocks','6e1331ef52e251efed76997595925b9dc7e27a7276c4ccdfa2209850737bf2f7');
INSERT INTO "migrations" VALUES(4,'ratings','405ca3108f7d88278db3b4ea6f4a12f18c719584d2d1aba85262b0efd39b61f6');
INSERT INTO "migrations" VALUES(5,'open_hands','ab18657d9e3623abd1096ec93d1103242b0fc5dd7671ab45545c78733cbf1c28');
INSERT INTO "migrations" VALUES(6,'best_deals','a802403fc1987e82196ec7e685daf6f68b18519fa41789f637ed838d379aa710');
CREATE TABLE rated (
    sequence BIGINT NOT NULL PRIMARY KEY REFERENCES match_results (sequence),
    previous BIGINT UNIQUE REFERENCES rated (sequence)
);
INSERT INTO "rated" VALUES(1,NULL);
INSERT INTO "rated" VALUES(2,1);
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
INSERT INTO "rating_changes" VALUES(700,'gin',11,2,'gtsnnvxxra',0,22364611,8065901,20343703,7822887,1700000000000);
INSERT INTO "rating_changes" VALUES(700,'gin',22,2,'gtsnnvxxra',1,27635389,8065901,29656297,7822887,1700000000000);
CREATE TABLE remembered_options (
    channel_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    preset TEXT,
    options TEXT NOT NULL,
    PRIMARY KEY (channel_id, game)
);
INSERT INTO "remembered_options" VALUES(800,'gin',NULL,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1}');
INSERT INTO "remembered_options" VALUES(900,'gin',NULL,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0}');
INSERT INTO "remembered_options" VALUES(901,'panguingue',NULL,'{"deals":10,"packs":8,"drop_one_spade_suit":false,"rank_set":"court","deal_packet":5,"shuffle_mode":"full","initial_upcard":true,"direction":"right","ante":0,"drop_cost":2,"out_chips":1,"double_for_unmelded":false,"settlement_conditions":"base","spades_double":true,"drawn_card_rule":"meld_or_discard","discard_pickup":"any","discard_must_meld":true,"meld_requires_drawn_card":false,"group_suits":"three_plus","group_add_any":false,"pay_extra_on_form":true,"layoff_pays":true,"layoff_creates_condition":false,"residue_creates_condition":true,"borrow_needs_own_card":true,"borrow_timing":"same_turn","forcing":"on_request","safe_discard":true,"safe_discard_scope":"any_way","on_exhaustion":"turn_over","max_turnovers":20}');
INSERT INTO "remembered_options" VALUES(902,'rummy500',NULL,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}');
INSERT INTO "remembered_options" VALUES(903,'control',NULL,'{"scoring":"melds","target":500,"control_mode":"round","control_set":"standard","custom_controls":"GROUP 3, SEQUENCE 3, EITHER 2, STEPS 2","controls_in_force":1,"preview":true,"held_controls":1,"number_suit":"one","ace_high":false,"card_points":"number","meld_credit":"owner","meld_scope":"out","level_meld_to_go_out":false,"hand_size":10,"decks":"auto","max_turnovers":3,"stall":10}');
INSERT INTO "remembered_options" VALUES(904,'hand',NULL,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared"}');
INSERT INTO "remembered_options" VALUES(905,'hand_partnership',NULL,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared","opening_scope":"player","partner_of_winner":"ignored"}');
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
INSERT INTO "results" VALUES('gtsnnvxxra',1,'knock',1,'{"ending":"knock","winner":1,"points":[0,5],"chips":[0,0],"table":0,"knocker":1,"throw":6,"knocker_melds":[[19,20,21],[30,31,32,33,34]],"knocker_loose":[27,45],"knocker_deadwood":9,"defender_melds":[[12,25,38,51],[13,26,39]],"laid_off":[],"defender_left":[3,42,44],"defender_deadwood":14,"difference":5,"bonus":0,"multiplier":1}',1700000000000);
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
INSERT INTO "scores" VALUES(700,11,'gin',0,2,0,2,0,0,3,1,2,0,2,30,2,0,0);
INSERT INTO "scores" VALUES(700,22,'gin',0,2,2,0,0,0,3,2,1,0,30,2,25,2,2);
CREATE TABLE seasons (
    guild_id BIGINT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    name TEXT NOT NULL,
    begun_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    last_sequence BIGINT NOT NULL,
    PRIMARY KEY (guild_id, number)
);
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
    resigned_at BIGINT, left_ms BIGINT CHECK (left_ms >= 0), running_since BIGINT, in_turn INTEGER NOT NULL DEFAULT 0 CHECK (in_turn IN (0, 1)), warned INTEGER NOT NULL DEFAULT 0 CHECK (warned IN (0, 1)),
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, member_id),
    CHECK ((kind = 'person') = (member_id IS NOT NULL))
);
INSERT INTO "seats" VALUES('e52jsry3da',0,'person',11,'Ann',NULL,0,0,1000011,4,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('e52jsry3da',1,'person',22,'Bob',NULL,0,0,1000022,5,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('gtsnnvxxra',0,'person',11,'Ann',NULL,0,0,1000011,7,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('gtsnnvxxra',1,'person',22,'Bob',NULL,0,0,1000022,8,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('0zvh93thyp',0,'person',11,'Ann',NULL,0,0,1000011,10,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('0zvh93thyp',1,'person',22,'Bob',NULL,0,0,1000022,11,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('eqjdpv74v2',0,'person',11,'Ann',NULL,0,0,1000011,13,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('eqjdpv74v2',1,'person',22,'Bob',NULL,0,0,1000022,14,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('eqjdpv74v2',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('eqjdpv74v2',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('twa9hjfegk',0,'person',11,'Ann',NULL,0,0,1000011,16,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('twa9hjfegk',1,'person',22,'Bob',NULL,0,0,1000022,17,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('twa9hjfegk',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('twa9hjfegk',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('1g7xt7090r',0,'person',11,'Ann',NULL,0,0,1000011,19,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('1g7xt7090r',1,'person',22,'Bob',NULL,0,0,1000022,20,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('1g7xt7090r',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('1g7xt7090r',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('15ww7e8rf2',0,'person',11,'Ann',NULL,0,0,1000011,22,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('15ww7e8rf2',1,'person',22,'Bob',NULL,0,0,1000022,23,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('15ww7e8rf2',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('15ww7e8rf2',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('yhb7wnxvtb',0,'person',11,'Ann',NULL,0,0,1000011,25,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('yhb7wnxvtb',1,'person',22,'Bob',NULL,0,0,1000022,26,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('yhb7wnxvtb',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('yhb7wnxvtb',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('adm13wrjrn',0,'person',11,'Ann',NULL,0,0,1000011,28,1700000000000,NULL,605000,NULL,0,0);
INSERT INTO "seats" VALUES('adm13wrjrn',1,'person',22,'Bob',NULL,0,0,1000022,29,1700000000000,NULL,600000,1700000000000,1,0);
INSERT INTO "seats" VALUES('gs6hrn7gsc',0,'person',33,'Cem',NULL,0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('49qavp6cxt',0,'person',33,'Cem',NULL,1,0,1000033,32,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('49qavp6cxt',1,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('1smrdnqafj',0,'person',22,'Bob',NULL,0,0,1000022,34,1700000000000,NULL,NULL,NULL,0,0);
INSERT INTO "seats" VALUES('1smrdnqafj',1,'person',33,'Cem',NULL,0,0,1000033,35,1700000000000,NULL,NULL,NULL,0,0);
CREATE TABLE stakes (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    chip_value BIGINT NOT NULL CHECK (chip_value >= 0),
    pot BIGINT NOT NULL CHECK (pot >= 0),
    point BIGINT NOT NULL CHECK (point >= 0),
    minimum BIGINT NOT NULL CHECK (minimum >= 0),
    booked INTEGER NOT NULL CHECK (booked IN (0, 1))
);
INSERT INTO "stakes" VALUES('e52jsry3da',0,0,0,0,0);
INSERT INTO "stakes" VALUES('gtsnnvxxra',0,10,1,100,1);
INSERT INTO "stakes" VALUES('0zvh93thyp',0,0,0,0,0);
INSERT INTO "stakes" VALUES('eqjdpv74v2',1,0,0,100,0);
INSERT INTO "stakes" VALUES('twa9hjfegk',0,0,0,0,0);
INSERT INTO "stakes" VALUES('1g7xt7090r',0,0,0,0,0);
INSERT INTO "stakes" VALUES('15ww7e8rf2',0,0,0,0,0);
INSERT INTO "stakes" VALUES('yhb7wnxvtb',0,0,0,0,0);
INSERT INTO "stakes" VALUES('adm13wrjrn',0,0,0,0,0);
INSERT INTO "stakes" VALUES('49qavp6cxt',0,0,0,0,0);
INSERT INTO "stakes" VALUES('1smrdnqafj',0,0,0,0,0);
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
    rematch_of TEXT REFERENCES tables (table_id), asking_ms BIGINT NOT NULL DEFAULT 10000 CHECK (asking_ms >= 0), clock_ms BIGINT NOT NULL DEFAULT 0 CHECK (clock_ms >= 0), increment_ms BIGINT NOT NULL DEFAULT 0 CHECK (increment_ms >= 0), reliability INTEGER NOT NULL DEFAULT 0 CHECK (reliability BETWEEN 0 AND 100), open_hands INTEGER NOT NULL DEFAULT 0 CHECK (open_hands IN (0, 1)),
    UNIQUE (guild_id, number)
);
INSERT INTO "tables" VALUES('e52jsry3da',700,800,1,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":25,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0}',NULL,2,11,'over',300000,1,1700000000000,1700000000000,1700000000000,NULL,1,NULL,NULL,NULL,NULL,10000,0,0,0,1);
INSERT INTO "tables" VALUES('gtsnnvxxra',700,800,2,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1}',NULL,2,11,'over',300000,0,1700000000000,1700000000000,1700000000000,NULL,6,NULL,NULL,NULL,NULL,10000,0,0,0,1);
INSERT INTO "tables" VALUES('0zvh93thyp',700,900,3,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0}',NULL,2,11,'playing',0,1,1700000000000,1700000000000,NULL,NULL,9,NULL,NULL,NULL,NULL,10000,0,0,0,1);
INSERT INTO "tables" VALUES('eqjdpv74v2',700,901,4,'panguingue',1,'{"deals":10,"packs":8,"drop_one_spade_suit":false,"rank_set":"court","deal_packet":5,"shuffle_mode":"full","initial_upcard":true,"direction":"right","ante":0,"drop_cost":2,"out_chips":1,"double_for_unmelded":false,"settlement_conditions":"base","spades_double":true,"drawn_card_rule":"meld_or_discard","discard_pickup":"any","discard_must_meld":true,"meld_requires_drawn_card":false,"group_suits":"three_plus","group_add_any":false,"pay_extra_on_form":true,"layoff_pays":true,"layoff_creates_condition":false,"residue_creates_condition":true,"borrow_needs_own_card":true,"borrow_timing":"same_turn","forcing":"on_request","safe_discard":true,"safe_discard_scope":"any_way","on_exhaustion":"turn_over","max_turnovers":20}',NULL,4,11,'playing',86400000,1,1700000000000,1700000000000,NULL,1700086400000,12,NULL,NULL,NULL,NULL,10000,0,0,0,1);
INSERT INTO "tables" VALUES('twa9hjfegk',700,902,5,'rummy500',1,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}',NULL,4,11,'playing',0,2,1700000000000,1700000000000,NULL,NULL,15,NULL,NULL,NULL,NULL,10000,0,0,0,1);
INSERT INTO "tables" VALUES('1g7xt7090r',700,903,6,'control',1,'{"scoring":"melds","target":500,"control_mode":"round","control_set":"standard","custom_controls":"GROUP 3, SEQUENCE 3, EITHER 2, STEPS 2","controls_in_force":1,"preview":true,"held_controls":1,"number_suit":"one","ace_high":false,"card_points":"number","meld_credit":"owner","meld_scope":"out","level_meld_to_go_out":false,"hand_size":10,"decks":"auto","max_turnovers":3,"stall":10}',NULL,4,11,'playing',86400000,1,1700000000000,1700000000000,NULL,1700086400000,18,NULL,NULL,NULL,NULL,10000,0,0,0,1);
INSERT INTO "tables" VALUES('15ww7e8rf2',700,904,7,'hand',1,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared"}',NULL,4,11,'playing',0,3,1700000000000,1700000000000,NULL,NULL,21,NULL,NULL,NULL,NULL,10000,0,0,0,1);
INSERT INTO "tables" VALUES('yhb7wnxvtb',700,905,8,'hand_partnership',1,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared","opening_scope":"player","partner_of_winner":"ignored"}',NULL,4,11,'playing',86400000,2,1700000000000,1700000000000,NULL,1700086400000,24,NULL,NULL,NULL,NULL,10000,0,0,0,1);
INSERT INTO "tables" VALUES('adm13wrjrn',700,800,9,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1}',NULL,2,11,'playing',0,1,1700000000000,1700000000000,NULL,NULL,27,NULL,NULL,NULL,NULL,10000,600000,5000,0,1);
INSERT INTO "tables" VALUES('gs6hrn7gsc',700,800,10,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1}',NULL,2,33,'lobby',300000,0,1700000000000,NULL,NULL,1700003600000,30,NULL,NULL,NULL,NULL,10000,0,0,0,1);
INSERT INTO "tables" VALUES('49qavp6cxt',700,800,11,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1}',NULL,2,33,'playing',300000,1,1700000000000,1700000000000,NULL,1700086400000,31,NULL,NULL,NULL,NULL,10000,0,0,0,1);
INSERT INTO "tables" VALUES('1smrdnqafj',700,800,12,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1}',NULL,2,22,'paused',300000,0,1700000000000,1700000000000,NULL,1700000300000,33,NULL,NULL,NULL,NULL,10000,0,0,0,1);
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
INSERT INTO "transfers" VALUES(700,1,0,1,1000,-1000,1000,'opening','','','',NULL,NULL,NULL,1700000000000,'opening:1',NULL,'',NULL,'0000000000000000000000000000000000000000000000000000000000000000','77809f034aad725fabc743a905b3ffb5fede8923b937e8dc31c888c0253f0408');
INSERT INTO "transfers" VALUES(700,2,0,2,1000,-2000,1000,'opening','','','',NULL,NULL,NULL,1700000000000,'opening:2',NULL,'',NULL,'77809f034aad725fabc743a905b3ffb5fede8923b937e8dc31c888c0253f0408','1ec9ce7ad74d323c0d96d9c8c7b07d2da95197c5a64a3c9aa76ec5683d077668');
INSERT INTO "transfers" VALUES(700,3,1,3,10,990,10,'stake','','','','gtsnnvxxra',NULL,NULL,1700000000000,'gtsnnvxxra:stake:0',NULL,'',NULL,'1ec9ce7ad74d323c0d96d9c8c7b07d2da95197c5a64a3c9aa76ec5683d077668','569cdf4223c5e971ac02169805a5bb1c6bfb6d129cb287e02df5435689555eb8');
INSERT INTO "transfers" VALUES(700,4,2,3,10,990,20,'stake','','','','gtsnnvxxra',NULL,NULL,1700000000000,'gtsnnvxxra:stake:1',NULL,'',NULL,'569cdf4223c5e971ac02169805a5bb1c6bfb6d129cb287e02df5435689555eb8','82499d00f4d0a587eb60dd9f61390973852a2bb82840238467a5b36da15afd40');
INSERT INTO "transfers" VALUES(700,5,3,2,20,0,1010,'won','','','','gtsnnvxxra',NULL,NULL,1700000000000,'gtsnnvxxra:won:1',NULL,'',NULL,'82499d00f4d0a587eb60dd9f61390973852a2bb82840238467a5b36da15afd40','e4ad941cbd0a048ae730bb2a8d218ae0cd5ed0c6efd4b888e88422bebee6cb97');
INSERT INTO "transfers" VALUES(700,6,1,2,5,985,1015,'points','','','','gtsnnvxxra',NULL,NULL,1700000000000,'gtsnnvxxra:points:0:1',NULL,'',NULL,'e4ad941cbd0a048ae730bb2a8d218ae0cd5ed0c6efd4b888e88422bebee6cb97','0097c7b26c5d39a8a3d535ef5b1a78c933fdd55b3a91c74a0ebbcd9b3eed8a82');
CREATE TABLE voids (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    guild_id BIGINT NOT NULL,
    actor BIGINT,
    note TEXT NOT NULL,
    at BIGINT NOT NULL,
    FOREIGN KEY (guild_id, actor) REFERENCES accounts (guild_id, account)
);
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
COMMIT;
