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
INSERT INTO "accounts" VALUES(700,3,'pot',NULL,'8xcgpy8xsd',0,0,1700000000000);
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
INSERT INTO "actions" VALUES('meycvnbtbq',1,0,1,'{"do":"PassUpcard"}',22,'player',1000000000,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,1,0,'{"do":"PassUpcard"}',11,'player',1000000001,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,2,1,'{"do":"DrawStock"}',22,'player',1000000002,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,3,1,'{"do":"Discard","card":48}',22,'player',1000000003,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,4,0,'{"do":"DrawStock"}',11,'player',1000000004,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,5,0,'{"do":"Discard","card":22}',11,'player',1000000005,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,6,1,'{"do":"DrawStock"}',22,'player',1000000006,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,7,1,'{"do":"Discard","card":12}',22,'player',1000000007,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,8,0,'{"do":"TakeUpcard"}',11,'player',1000000008,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,9,0,'{"do":"Discard","card":38}',11,'player',1000000009,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,10,1,'{"do":"DrawStock"}',22,'player',1000000010,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,11,1,'{"do":"Discard","card":23}',22,'player',1000000011,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,12,0,'{"do":"DrawStock"}',11,'player',1000000012,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,13,0,'{"do":"Discard","card":34}',11,'player',1000000013,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,14,1,'{"do":"DrawStock"}',22,'player',1000000014,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,15,1,'{"do":"Discard","card":9}',22,'player',1000000015,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,16,0,'{"do":"TakeUpcard"}',11,'player',1000000016,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,17,0,'{"do":"Discard","card":33}',11,'player',1000000017,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,18,1,'{"do":"DrawStock"}',22,'player',1000000018,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,19,1,'{"do":"Discard","card":32}',22,'player',1000000019,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,20,0,'{"do":"TakeUpcard"}',11,'player',1000000020,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',1,21,0,'{"do":"Knock","card":31,"melds":null}',11,'player',1000000021,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,0,0,'{"do":"TakeUpcard"}',11,'player',1000000022,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,1,0,'{"do":"Discard","card":11}',11,'player',1000000023,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,2,1,'{"do":"DrawStock"}',22,'player',1000000024,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,3,1,'{"do":"Discard","card":12}',22,'player',1000000025,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,4,0,'{"do":"DrawStock"}',11,'player',1000000026,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,5,0,'{"do":"Discard","card":24}',11,'player',1000000027,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,6,1,'{"do":"DrawStock"}',22,'player',1000000028,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,7,1,'{"do":"Discard","card":49}',22,'player',1000000029,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,8,0,'{"do":"TakeUpcard"}',11,'player',1000000030,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,9,0,'{"do":"Discard","card":34}',11,'player',1000000031,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,10,1,'{"do":"DrawStock"}',22,'player',1000000032,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,11,1,'{"do":"Discard","card":8}',22,'player',1000000033,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,12,0,'{"do":"DrawStock"}',11,'player',1000000034,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,13,0,'{"do":"Discard","card":44}',11,'player',1000000035,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,14,1,'{"do":"DrawStock"}',22,'player',1000000036,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,15,1,'{"do":"Discard","card":47}',22,'player',1000000037,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,16,0,'{"do":"DrawStock"}',11,'player',1000000038,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,17,0,'{"do":"Discard","card":37}',11,'player',1000000039,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,18,1,'{"do":"DrawStock"}',22,'player',1000000040,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,19,1,'{"do":"Discard","card":33}',22,'player',1000000041,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,20,0,'{"do":"DrawStock"}',11,'player',1000000042,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,21,0,'{"do":"Discard","card":25}',11,'player',1000000043,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,22,1,'{"do":"DrawStock"}',22,'player',1000000044,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,23,1,'{"do":"Discard","card":48}',22,'player',1000000045,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,24,0,'{"do":"DrawStock"}',11,'player',1000000046,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,25,0,'{"do":"Discard","card":6}',11,'player',1000000047,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,26,1,'{"do":"DrawStock"}',22,'player',1000000048,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,27,1,'{"do":"Discard","card":22}',22,'player',1000000049,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,28,0,'{"do":"DrawStock"}',11,'player',1000000050,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,29,0,'{"do":"Discard","card":19}',11,'player',1000000051,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,30,1,'{"do":"DrawStock"}',22,'player',1000000052,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,31,1,'{"do":"Discard","card":20}',22,'player',1000000053,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,32,0,'{"do":"DrawStock"}',11,'player',1000000054,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,33,0,'{"do":"Discard","card":35}',11,'player',1000000055,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,34,1,'{"do":"DrawStock"}',22,'player',1000000056,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,35,1,'{"do":"Discard","card":50}',22,'player',1000000057,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,36,0,'{"do":"DrawStock"}',11,'player',1000000058,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,37,0,'{"do":"Discard","card":27}',11,'player',1000000059,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,38,1,'{"do":"TakeUpcard"}',22,'player',1000000060,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,39,1,'{"do":"Discard","card":45}',22,'player',1000000061,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,40,0,'{"do":"DrawStock"}',11,'player',1000000062,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,41,0,'{"do":"Discard","card":43}',11,'player',1000000063,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,42,1,'{"do":"TakeUpcard"}',22,'player',1000000064,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,43,1,'{"do":"Discard","card":5}',22,'player',1000000065,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,44,0,'{"do":"DrawStock"}',11,'player',1000000066,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,45,0,'{"do":"Discard","card":31}',11,'player',1000000067,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,46,1,'{"do":"DrawStock"}',22,'player',1000000068,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,47,1,'{"do":"Discard","card":9}',22,'player',1000000069,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,48,0,'{"do":"DrawStock"}',11,'player',1000000070,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,49,0,'{"do":"Discard","card":51}',11,'player',1000000071,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,50,1,'{"do":"DrawStock"}',22,'player',1000000072,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,51,1,'{"do":"Discard","card":10}',22,'player',1000000073,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,52,0,'{"do":"TakeUpcard"}',11,'player',1000000074,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,53,0,'{"do":"Discard","card":41}',11,'player',1000000075,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,54,1,'{"do":"TakeUpcard"}',22,'player',1000000076,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',2,55,1,'{"do":"Knock","card":15,"melds":null}',22,'player',1000000077,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,0,1,'{"do":"PassUpcard"}',22,'player',1000000078,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,1,0,'{"do":"TakeUpcard"}',11,'player',1000000079,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,2,0,'{"do":"Discard","card":12}',11,'player',1000000080,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,3,1,'{"do":"DrawStock"}',22,'player',1000000081,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,4,1,'{"do":"Discard","card":51}',22,'player',1000000082,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,5,0,'{"do":"DrawStock"}',11,'player',1000000083,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,6,0,'{"do":"Discard","card":10}',11,'player',1000000084,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,7,1,'{"do":"DrawStock"}',22,'player',1000000085,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,8,1,'{"do":"Discard","card":48}',22,'player',1000000086,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,9,0,'{"do":"DrawStock"}',11,'player',1000000087,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,10,0,'{"do":"Discard","card":23}',11,'player',1000000088,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,11,1,'{"do":"DrawStock"}',22,'player',1000000089,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,12,1,'{"do":"Discard","card":21}',22,'player',1000000090,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,13,0,'{"do":"TakeUpcard"}',11,'player',1000000091,1700000000000);
INSERT INTO "actions" VALUES('meycvnbtbq',3,14,0,'{"do":"Knock","card":6,"melds":null}',11,'player',1000000092,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,0,0,'{"do":"PassUpcard"}',11,'player',1000000093,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,1,1,'{"do":"TakeUpcard"}',22,'player',1000000094,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,2,1,'{"do":"Discard","card":24}',22,'player',1000000095,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,3,0,'{"do":"DrawStock"}',11,'player',1000000096,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,4,0,'{"do":"Discard","card":25}',11,'player',1000000097,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,5,1,'{"do":"TakeUpcard"}',22,'player',1000000098,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,6,1,'{"do":"Discard","card":36}',22,'player',1000000099,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,7,0,'{"do":"TakeUpcard"}',11,'player',1000000100,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,8,0,'{"do":"Discard","card":20}',11,'player',1000000101,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,9,1,'{"do":"DrawStock"}',22,'player',1000000102,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,10,1,'{"do":"Discard","card":45}',22,'player',1000000103,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,11,0,'{"do":"DrawStock"}',11,'player',1000000104,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,12,0,'{"do":"Discard","card":7}',11,'player',1000000105,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,13,1,'{"do":"DrawStock"}',22,'player',1000000106,1700000000000);
INSERT INTO "actions" VALUES('8xcgpy8xsd',1,14,1,'{"do":"Knock","card":18,"melds":null}',22,'player',1000000107,1700000000000);
INSERT INTO "actions" VALUES('nhhggx64sy',1,0,1,'{"do":"TakeUpcard"}',22,'player',1000000108,1700000000000);
INSERT INTO "actions" VALUES('nhhggx64sy',1,1,1,'{"do":"Discard","card":35}',22,'player',1000000109,1700000000000);
INSERT INTO "actions" VALUES('nhhggx64sy',1,2,0,'{"do":"DrawStock"}',11,'player',1000000110,1700000000000);
INSERT INTO "actions" VALUES('nhhggx64sy',1,3,0,'{"do":"Discard","card":34}',11,'player',1000000111,1700000000000);
INSERT INTO "actions" VALUES('nhhggx64sy',1,4,1,'{"do":"TakeUpcard"}',22,'player',1000000112,1700000000000);
INSERT INTO "actions" VALUES('nhhggx64sy',1,5,1,'{"do":"Discard","card":37}',22,'player',1000000113,1700000000000);
INSERT INTO "actions" VALUES('nhhggx64sy',1,6,0,'{"do":"DrawStock"}',11,'player',1000000114,1700000000000);
INSERT INTO "actions" VALUES('nrw6q7tvta',1,0,0,'{"do":"Stay"}',11,'player',1000000115,1700000000000);
INSERT INTO "actions" VALUES('nrw6q7tvta',1,1,1,'{"do":"Stay"}',22,'player',1000000116,1700000000000);
INSERT INTO "actions" VALUES('nrw6q7tvta',1,2,2,'{"do":"Stay"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('nrw6q7tvta',1,3,3,'{"do":"Stay"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('nrw6q7tvta',1,4,0,'{"do":"DrawStock"}',11,'player',1000000117,1700000000000);
INSERT INTO "actions" VALUES('nrw6q7tvta',1,5,0,'{"do":"LayMeld","cards":[218,283,476]}',11,'player',1000000118,1700000000000);
INSERT INTO "actions" VALUES('nrw6q7tvta',1,6,0,'{"do":"LayMeld","cards":[80,16,400]}',11,'player',1000000119,1700000000000);
INSERT INTO "actions" VALUES('nrw6q7tvta',1,7,0,'{"do":"Discard","card":159}',11,'player',1000000120,1700000000000);
INSERT INTO "actions" VALUES('nrw6q7tvta',1,8,1,'{"do":"DrawStock"}',22,'player',1000000121,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,0,3,'{"do":"TakePile","count":1}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,1,3,'{"do":"Meld","cards":[15,28,41]}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,2,3,'{"do":"Discard","card":10}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,3,0,'{"do":"DrawStock"}',11,'player',1000000122,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,4,0,'{"do":"Discard","card":26}',11,'player',1000000123,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,5,1,'{"do":"TakePile","count":2}',22,'player',1000000124,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,6,1,'{"do":"Meld","cards":[9,10,11]}',22,'player',1000000125,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,7,1,'{"do":"Discard","card":46}',22,'player',1000000126,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,8,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,9,2,'{"do":"Discard","card":1}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,10,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,11,3,'{"do":"Discard","card":37}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,12,0,'{"do":"DrawStock"}',11,'player',1000000127,1700000000000);
INSERT INTO "actions" VALUES('r5c7kbygxm',1,13,0,'{"do":"LayOff","cards":[12],"meld":1}',11,'player',1000000128,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,0,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,1,2,'{"do":"Meld","cards":[74,11,12],"kind":"sequence"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,2,2,'{"do":"Discard","card":89}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,3,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,4,3,'{"do":"Discard","card":38}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,5,0,'{"do":"DrawStock"}',11,'player',1000000129,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,6,0,'{"do":"LayOff","cards":[73],"meld":0}',11,'player',1000000130,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,7,0,'{"do":"Discard","card":15}',11,'player',1000000131,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,8,1,'{"do":"DrawStock"}',22,'player',1000000132,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,9,1,'{"do":"Discard","card":14}',22,'player',1000000133,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,10,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,11,2,'{"do":"Discard","card":25}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,12,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,13,3,'{"do":"Discard","card":23}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,14,0,'{"do":"DrawStock"}',11,'player',1000000134,1700000000000);
INSERT INTO "actions" VALUES('p1qpdmmmp8',1,15,0,'{"do":"Discard","card":65}',11,'player',1000000135,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,0,1,'{"do":"Discard","card":45}',22,'player',1000000136,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,1,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,2,2,'{"do":"Discard","card":75}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,3,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,4,3,'{"do":"Discard","card":39}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,5,0,'{"do":"DrawStock"}',11,'player',1000000137,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,6,0,'{"do":"Discard","card":64}',11,'player',1000000138,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,7,1,'{"do":"TakeUpcard"}',22,'player',1000000139,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,8,1,'{"do":"Lay","melds":[{"cards":[11,76,64],"kind":"run","lo":12},{"cards":[22,23,88],"kind":"run","lo":10}]}',22,'player',1000000140,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,9,1,'{"do":"Discard","card":51}',22,'player',1000000141,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,10,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,11,2,'{"do":"Discard","card":115}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,12,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,13,3,'{"do":"Discard","card":107}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('ety5gjhpr8',1,14,0,'{"do":"DrawStock"}',11,'player',1000000142,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,0,3,'{"do":"Discard","card":77}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,1,0,'{"do":"DrawStock"}',11,'player',1000000143,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,2,0,'{"do":"Discard","card":9}',11,'player',1000000144,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,3,1,'{"do":"DrawStock"}',22,'player',1000000145,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,4,1,'{"do":"Discard","card":70}',22,'player',1000000146,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,5,2,'{"do":"TakeUpcard"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,6,2,'{"do":"Lay","melds":[{"cards":[64,90,52],"kind":"set","lo":null},{"cards":[5,70,7],"kind":"run","lo":6},{"cards":[29,30,31],"kind":"run","lo":4}]}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,7,2,'{"do":"Discard","card":12}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,8,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,9,3,'{"do":"Discard","card":22}',NULL,'computer',NULL,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,10,0,'{"do":"DrawStock"}',11,'player',1000000147,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,11,0,'{"do":"Lay","melds":[{"cards":[76,89,38],"kind":"set","lo":null},{"cards":[43,108,109],"kind":"run","lo":5},{"cards":[3,80,93],"kind":"set","lo":null}]}',11,'player',1000000148,1700000000000);
INSERT INTO "actions" VALUES('x7baxq0fr0',1,12,0,'{"do":"Discard","card":36}',11,'player',1000000149,1700000000000);
INSERT INTO "actions" VALUES('dcxgq99fer',1,0,1,'{"do":"PassUpcard"}',22,'player',1000000150,1700000000000);
INSERT INTO "actions" VALUES('dcxgq99fer',1,1,0,'{"do":"PassUpcard"}',11,'player',1000000151,1700000000000);
INSERT INTO "actions" VALUES('dcxgq99fer',1,2,1,'{"do":"DrawStock"}',22,'player',1000000152,1700000000000);
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
INSERT INTO "boards" VALUES(700,'gin','2023-11-14',11,2,1,1475,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-W46',11,2,1,1475,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11',11,2,1,1475,469,0);
INSERT INTO "boards" VALUES(700,'gin','S1',11,2,1,1475,469,0);
INSERT INTO "boards" VALUES(700,'gin','all',11,2,1,1475,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11-14',22,2,1,1525,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-W46',22,2,1,1525,469,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11',22,2,1,1525,469,0);
INSERT INTO "boards" VALUES(700,'gin','S1',22,2,1,1525,469,0);
INSERT INTO "boards" VALUES(700,'gin','all',22,2,1,1525,469,0);
CREATE TABLE books (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    entries BIGINT NOT NULL,
    head TEXT NOT NULL
);
INSERT INTO "books" VALUES(700,3,'15b3ef622c31b9125c975d3b3c0e5dac3118832d004878eb45c5d15c0465363d');
CREATE TABLE deals (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    deal INTEGER NOT NULL CHECK (deal >= 0),
    dealer INTEGER NOT NULL,
    deck TEXT NOT NULL,
    seed TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, deal)
);
INSERT INTO "deals" VALUES('meycvnbtbq',1,0,'51 20 0 49 16 13 30 12 23 19 33 10 45 38 31 1 34 22 11 6 24 48 28 50 21 29 9 32 39 17 4 26 18 8 2 44 42 25 41 46 47 37 43 40 14 7 36 3 27 35 5 15','944cf1b220eaa2c7fb1b7d3e3f73f414af6e0d935520dd4c2147738606f2bf7e',1700000000000);
INSERT INTO "deals" VALUES('meycvnbtbq',2,1,'36 6 16 24 13 11 3 19 34 23 45 0 5 42 17 12 30 49 40 1 29 33 44 15 8 27 47 37 14 25 48 39 22 41 20 35 50 2 43 31 9 51 10 26 32 7 4 38 18 28 46 21','509fdc659c471564d277b4eab08215df3c101b7fe7f9a0141afb962a02f2fd72',1700000000000);
INSERT INTO "deals" VALUES('meycvnbtbq',3,0,'2 21 30 39 51 15 48 3 29 47 43 7 23 44 6 20 12 46 1 42 33 28 10 18 19 32 45 13 4 34 37 16 38 31 0 36 41 40 11 5 9 14 24 22 26 49 50 27 8 17 35 25','0943c9995d98750da08c351ac8490f0016bb18917f4cb926b3d75f899c91f919',1700000000000);
INSERT INTO "deals" VALUES('8xcgpy8xsd',1,1,'4 37 44 32 14 2 35 0 25 20 28 38 3 15 24 12 18 45 36 41 51 42 17 7 26 31 11 43 8 27 22 47 48 39 34 46 23 40 13 1 33 10 49 16 21 6 9 5 19 50 30 29','49837d721f2afece079fe0efe5e91eb9ec0ff0fccf1e7a59ddeb7af44ad079f9',1700000000000);
INSERT INTO "deals" VALUES('nhhggx64sy',1,0,'14 32 37 13 50 47 33 18 16 35 49 6 2 22 34 3 46 0 23 31 17 28 48 51 15 44 26 19 4 20 38 39 9 1 8 36 10 41 43 29 25 5 21 40 27 11 30 12 45 24 7 42','31bb6542eeb35a8b0668446bb4cd8dd57b0b8e214470970fbde0f6e81a886bbd',1700000000000);
INSERT INTO "deals" VALUES('nrw6q7tvta',1,3,'266 16 400 218 159 399 74 147 343 179 194 365 241 197 25 273 18 170 288 39 326 476 283 474 260 228 407 76 475 208 480 423 267 222 89 242 11 67 332 280 95 80 141 205 233 172 349 364 356 284 30 93 287 322 130 192 370 478 300 465 261 299 64 237 323 279 268 401 411 295 491 178 397 305 113 140 31 296 235 90 453 166 143 146 153 234 216 51 425 158 461 460 66 259 270 0 395 43 217 369 220 5 416 232 306 493 45 168 230 221 421 133 396 10 26 351 463 359 145 128 229 1 347 385 6 68 211 324 44 384 138 344 82 271 223 154 335 389 36 285 413 193 435 402 274 449 231 3 12 94 293 492 333 69 203 171 107 79 210 114 256 459 78 297 15 429 479 346 489 209 14 331 350 294 160 361 362 497 173 487 338 23 83 414 339 325 301 258 357 101 24 330 334 275 464 104 28 131 281 448 224 348 215 50 387 96 272 485 42 298 337 70 307 13 102 100 472 32 88 321 37 19 450 108 243 434 132 152 363 390 403 177 477 490 4 499 286 29 129 142 471 164 134 433 206 167 282 398 87 427 269 65 196 484 155 75 169 371 428 204 106 292 115 451 236 165 422 345 195 49 257 462 320 92 336 103 358 157 207 420 198 467 388 426 410 466 473 156 412 408 486 352 41 17 458 360 409 77 27 219 151 202 38 454 81 394 498 424 415 262 40 452 91 386 105 139 109 2 488 144','17e91a3c73b3b5badc24a6c1d7228934d985113b0c6865bd2cf661a679c6c9f9',1700000000000);
INSERT INTO "deals" VALUES('r5c7kbygxm',1,2,'37 38 46 1 10 22 27 20 41 26 23 5 28 21 11 4 44 24 40 42 32 49 25 16 47 14 9 48 15 34 2 19 12 7 35 50 29 51 33 18 45 13 6 43 17 31 3 30 0 8 36 39','0276e264358c5b067380b828114eeb00e58c30f3c9cbdf7d098f7caeec066573',1700000000000);
INSERT INTO "deals" VALUES('p1qpdmmmp8',1,1,'11 104 65 114 12 39 43 90 22 0 86 105 27 42 73 78 20 23 28 5 2 38 79 76 89 92 44 88 75 29 33 14 74 111 99 4 112 68 7 45 72 91 84 15 48 25 108 41 107 113 16 94 18 21 81 30 80 109 100 71 70 85 95 97 17 69 64 98 10 26 83 82 51 3 115 110 24 40 77 67 34 31 19 93 36 96 101 13 102 6 35 66 46 9 87 49 50 8 47 32 37 106 1 103','7a7a9456d7588ac0ec21e30f5f7d867fad4f0b476e100493b638baf76d7a325c',1700000000000);
INSERT INTO "deals" VALUES('ety5gjhpr8',1,0,'93 42 36 8 65 115 18 25 76 7 77 112 37 111 43 73 88 2 47 83 95 6 39 21 11 97 101 96 22 40 46 104 23 27 110 85 92 44 103 80 45 3 68 64 26 1 48 35 51 75 30 15 41 20 17 89 99 34 105 91 98 107 81 33 49 24 86 108 12 14 67 106 32 90 38 52 84 29 116 113 5 82 10 70 94 114 78 100 19 28 13 31 69 71 79 50 9 0 74 87 72 109 102 66 4 16','91767fe552c52b39876a2c7ce06ac26a51b60fe96fb950aa7a59710e4d05e2f2',1700000000000);
INSERT INTO "deals" VALUES('x7baxq0fr0',1,2,'87 109 18 90 94 75 84 30 32 36 85 37 27 43 110 7 77 9 34 5 28 33 70 98 8 80 92 31 22 108 100 52 74 76 104 19 101 20 88 64 86 93 17 111 99 38 50 12 16 3 106 29 66 78 2 81 49 73 51 91 89 40 1 82 46 41 112 69 102 25 72 6 11 67 116 45 103 26 83 15 65 44 96 35 115 0 13 114 68 113 47 48 97 39 4 71 107 79 95 23 24 42 21 10 14 105','9e07507ba1d7768daefe6b8b4de66453d3222329c00af2fa01a9326da6642be2',1700000000000);
INSERT INTO "deals" VALUES('dcxgq99fer',1,0,'25 35 26 41 20 27 32 24 4 48 5 13 33 19 0 30 1 14 3 22 21 39 51 8 38 2 10 6 31 29 37 45 9 50 43 11 15 28 12 40 16 23 44 36 17 46 18 7 42 49 34 47','9f463e834785badd389d812d2620f97219f9609a73f78b42434866c68c581cc7',1700000000000);
INSERT INTO "deals" VALUES('1744qnxcbs',1,1,'51 33 8 43 44 36 23 2 7 16 45 32 14 15 1 38 47 29 28 31 21 12 49 20 11 39 24 27 0 30 13 22 46 3 37 19 18 50 17 48 10 41 5 34 40 9 35 42 25 6 26 4','32beca169d3fa7920d25489f04c95eed8b9bef5ea358bcbcd47d24817597f32b',1700000000000);
INSERT INTO "deals" VALUES('ekt7ds38ge',1,0,'34 26 50 18 15 0 22 8 27 45 37 33 19 16 28 35 9 41 48 29 32 31 21 17 1 6 23 7 4 49 36 46 43 42 2 13 11 51 12 25 44 14 47 10 39 5 24 40 38 3 20 30','a9b862723e0279c3a4f25a9e376facc78808a8d1316e5275b8d227d6663cf82d',1700000000000);
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
CREATE TABLE house (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    served_until BIGINT NOT NULL,
    commands TEXT
);
INSERT INTO "house" VALUES(1,1700000000000,NULL);
CREATE TABLE match_results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    sequence BIGINT NOT NULL UNIQUE,
    outcome TEXT NOT NULL,
    at BIGINT NOT NULL
);
INSERT INTO "match_results" VALUES('meycvnbtbq',1,'{"ending":"target","winners":[0],"scores":[27,3]}',1700000000000);
INSERT INTO "match_results" VALUES('8xcgpy8xsd',2,'{"ending":"deals","winners":[1],"scores":[0,15]}',1700000000000);
CREATE TABLE match_seats (
    table_id TEXT NOT NULL REFERENCES match_results (table_id),
    seat INTEGER NOT NULL,
    member_id BIGINT,
    score BIGINT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost', 'drawn', 'abandoned')), team INTEGER NOT NULL DEFAULT 0, place INTEGER NOT NULL DEFAULT 1, margin BIGINT, guild_id BIGINT NOT NULL DEFAULT 0, game TEXT NOT NULL DEFAULT '', sequence BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "match_seats" VALUES('meycvnbtbq',0,11,27,'won',0,1,24,700,'gin',1);
INSERT INTO "match_seats" VALUES('meycvnbtbq',1,22,3,'lost',1,2,NULL,700,'gin',1);
INSERT INTO "match_seats" VALUES('8xcgpy8xsd',0,11,0,'lost',0,2,NULL,700,'gin',2);
INSERT INTO "match_seats" VALUES('8xcgpy8xsd',1,22,15,'won',1,1,15,700,'gin',2);
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
INSERT INTO "migrations" VALUES(7,'awake','7464cc6a00c066d5d4c2c74bb57b9f47e8312d43f71af3b32037101b66f4cb91');
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
INSERT INTO "rating_changes" VALUES(700,'gin',11,1,'meycvnbtbq',0,25000000,8333333,27635389,8065901,1700000000000);
INSERT INTO "rating_changes" VALUES(700,'gin',22,1,'meycvnbtbq',1,25000000,8333333,22364611,8065901,1700000000000);
INSERT INTO "rating_changes" VALUES(700,'gin',11,2,'8xcgpy8xsd',0,27635389,8065901,24588691,7822887,1700000000000);
INSERT INTO "rating_changes" VALUES(700,'gin',22,2,'8xcgpy8xsd',1,22364611,8065901,25411309,7822887,1700000000000);
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
INSERT INTO "result_seats" VALUES('meycvnbtbq',1,0,11,2,0,0);
INSERT INTO "result_seats" VALUES('meycvnbtbq',1,1,22,0,0,1);
INSERT INTO "result_seats" VALUES('meycvnbtbq',2,0,11,0,0,0);
INSERT INTO "result_seats" VALUES('meycvnbtbq',2,1,22,3,0,1);
INSERT INTO "result_seats" VALUES('meycvnbtbq',3,0,11,25,0,0);
INSERT INTO "result_seats" VALUES('meycvnbtbq',3,1,22,0,0,1);
INSERT INTO "result_seats" VALUES('8xcgpy8xsd',1,0,11,0,0,0);
INSERT INTO "result_seats" VALUES('8xcgpy8xsd',1,1,22,15,0,1);
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
INSERT INTO "results" VALUES('meycvnbtbq',1,'knock',0,'{"ending":"knock","winner":0,"points":[2,0],"chips":[0,0],"table":0,"knocker":0,"throw":31,"knocker_melds":[[6,32,45],[9,10,11,12]],"knocker_loose":[1,28,29],"knocker_deadwood":9,"defender_melds":[[19,20,21],[49,50,51]],"laid_off":[],"defender_left":[0,13,16,30],"defender_deadwood":11,"difference":2,"bonus":0,"multiplier":1}',1700000000000);
INSERT INTO "results" VALUES('meycvnbtbq',2,'knock',1,'{"ending":"knock","winner":1,"points":[0,3],"chips":[0,0],"table":0,"knocker":1,"throw":15,"knocker_melds":[[1,14,27],[17,30,43],[40,41,42]],"knocker_loose":[0],"knocker_deadwood":1,"defender_melds":[[3,16,29],[10,23,36,49]],"laid_off":[39],"defender_left":[2,13],"defender_deadwood":4,"difference":3,"bonus":0,"multiplier":1}',1700000000000);
INSERT INTO "results" VALUES('meycvnbtbq',3,'knock',0,'{"ending":"knock","winner":0,"points":[25,0],"chips":[0,0],"table":0,"knocker":0,"throw":6,"knocker_melds":[[7,33,46],[19,20,21],[42,43,44]],"knocker_loose":[1],"knocker_deadwood":2,"defender_melds":[[28,29,30]],"laid_off":[18],"defender_left":[2,3,15,32,39,47],"defender_deadwood":27,"difference":25,"bonus":0,"multiplier":1}',1700000000000);
INSERT INTO "results" VALUES('8xcgpy8xsd',1,'knock',1,'{"ending":"knock","winner":1,"points":[0,15],"chips":[0,0],"table":0,"knocker":1,"throw":18,"knocker_melds":[[12,25,38,51],[15,28,41]],"knocker_loose":[3,17,26],"knocker_deadwood":10,"defender_melds":[[35,36,37]],"laid_off":[2],"defender_left":[0,4,14,32,42,44],"defender_deadwood":25,"difference":15,"bonus":0,"multiplier":1}',1700000000000);
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
INSERT INTO "scores" VALUES(700,11,'gin',0,2,1,1,0,0,4,2,2,0,27,18,25,0,1);
INSERT INTO "scores" VALUES(700,22,'gin',0,2,1,1,0,0,4,2,2,0,18,27,15,1,1);
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
    resigned_at BIGINT, left_ms BIGINT CHECK (left_ms >= 0), running_since BIGINT, in_turn INTEGER NOT NULL DEFAULT 0 CHECK (in_turn IN (0, 1)), warned INTEGER NOT NULL DEFAULT 0 CHECK (warned IN (0, 1)), hand_digest TEXT,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, member_id),
    CHECK ((kind = 'person') = (member_id IS NOT NULL))
);
INSERT INTO "seats" VALUES('meycvnbtbq',0,'person',11,'Ann',NULL,0,0,1000011,1174109840998400006,1700000000000,NULL,NULL,NULL,0,0,'bafe4d0f6bf88a13f93df0d7');
INSERT INTO "seats" VALUES('meycvnbtbq',1,'person',22,'Bob',NULL,0,0,1000022,1174109840998400007,1700000000000,NULL,NULL,NULL,0,0,'96a736da62638f84615e31c7');
INSERT INTO "seats" VALUES('8xcgpy8xsd',0,'person',11,'Ann',NULL,0,0,1000011,1174109840998400009,1700000000000,NULL,NULL,NULL,0,0,'a83d96456fee11fb4dbb0307');
INSERT INTO "seats" VALUES('8xcgpy8xsd',1,'person',22,'Bob',NULL,0,0,1000022,1174109840998400010,1700000000000,NULL,NULL,NULL,0,0,'39b7cc1c16cbd6ee4f76a636');
INSERT INTO "seats" VALUES('nhhggx64sy',0,'person',11,'Ann',NULL,0,0,1000011,1174109840998400012,1700000000000,NULL,NULL,NULL,0,0,'dbacbfaffda21516ea8790d3');
INSERT INTO "seats" VALUES('nhhggx64sy',1,'person',22,'Bob',NULL,0,0,1000022,1174109840998400013,1700000000000,NULL,NULL,NULL,0,0,'c05f722089bbb3392fd90507');
INSERT INTO "seats" VALUES('nrw6q7tvta',0,'person',11,'Ann',NULL,0,0,1000011,1174109840998400015,1700000000000,NULL,NULL,NULL,0,0,'4893826655a73271ecbc4806');
INSERT INTO "seats" VALUES('nrw6q7tvta',1,'person',22,'Bob',NULL,0,0,1000022,1174109840998400016,1700000000000,NULL,NULL,NULL,0,0,'887b382e6bee0a97a8febd17');
INSERT INTO "seats" VALUES('nrw6q7tvta',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('nrw6q7tvta',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('r5c7kbygxm',0,'person',11,'Ann',NULL,0,0,1000011,1174109840998400018,1700000000000,NULL,NULL,NULL,0,0,'c69be78d5c46762a9e226dc9');
INSERT INTO "seats" VALUES('r5c7kbygxm',1,'person',22,'Bob',NULL,0,0,1000022,1174109840998400019,1700000000000,NULL,NULL,NULL,0,0,'94b24210234eac363d3385f5');
INSERT INTO "seats" VALUES('r5c7kbygxm',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('r5c7kbygxm',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('p1qpdmmmp8',0,'person',11,'Ann',NULL,0,0,1000011,1174109840998400021,1700000000000,NULL,NULL,NULL,0,0,'decfe769625bad8de357e977');
INSERT INTO "seats" VALUES('p1qpdmmmp8',1,'person',22,'Bob',NULL,0,0,1000022,1174109840998400022,1700000000000,NULL,NULL,NULL,0,0,'04209c4447eb7c31358f06f4');
INSERT INTO "seats" VALUES('p1qpdmmmp8',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('p1qpdmmmp8',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('ety5gjhpr8',0,'person',11,'Ann',NULL,0,0,1000011,1174109840998400024,1700000000000,NULL,NULL,NULL,0,0,'f665483613e0184aa1c135b4');
INSERT INTO "seats" VALUES('ety5gjhpr8',1,'person',22,'Bob',NULL,0,0,1000022,1174109840998400025,1700000000000,NULL,NULL,NULL,0,0,'e371e9b2dc3cbf8a2370d147');
INSERT INTO "seats" VALUES('ety5gjhpr8',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('ety5gjhpr8',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('x7baxq0fr0',0,'person',11,'Ann',NULL,0,0,1000011,1174109840998400027,1700000000000,NULL,NULL,NULL,0,0,'2ebf9d032d24827ed0189356');
INSERT INTO "seats" VALUES('x7baxq0fr0',1,'person',22,'Bob',NULL,0,0,1000022,1174109840998400028,1700000000000,NULL,NULL,NULL,0,0,'2b20e812c5bd1c19fb4b490e');
INSERT INTO "seats" VALUES('x7baxq0fr0',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('x7baxq0fr0',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('dcxgq99fer',0,'person',11,'Ann',NULL,0,0,1000011,1174109840998400030,1700000000000,NULL,605000,NULL,0,0,'482dbff9bb6f0f2dea13d5c5');
INSERT INTO "seats" VALUES('dcxgq99fer',1,'person',22,'Bob',NULL,0,0,1000022,1174109840998400031,1700000000000,NULL,605000,1700000000000,1,0,'ab32254766ab8f6b7a12080e');
INSERT INTO "seats" VALUES('zay0nbmb9b',0,'person',33,'Cem',NULL,0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('1744qnxcbs',0,'person',33,'Cem',NULL,1,0,1000033,1174109840998400034,1700000000000,NULL,NULL,NULL,0,0,'80ac223b4964cb4a2f16e071');
INSERT INTO "seats" VALUES('1744qnxcbs',1,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000000000,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('ekt7ds38ge',0,'person',22,'Bob',NULL,0,0,1000022,1174109840998400036,1700000000000,NULL,NULL,NULL,0,0,'f76841f567fee7b68cf04684');
INSERT INTO "seats" VALUES('ekt7ds38ge',1,'person',33,'Cem',NULL,0,0,1000033,1174109840998400037,1700000000000,NULL,NULL,NULL,0,0,'d844426a28619c29157632ac');
CREATE TABLE stakes (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    chip_value BIGINT NOT NULL CHECK (chip_value >= 0),
    pot BIGINT NOT NULL CHECK (pot >= 0),
    point BIGINT NOT NULL CHECK (point >= 0),
    minimum BIGINT NOT NULL CHECK (minimum >= 0),
    booked INTEGER NOT NULL CHECK (booked IN (0, 1))
);
INSERT INTO "stakes" VALUES('meycvnbtbq',0,0,0,0,0);
INSERT INTO "stakes" VALUES('8xcgpy8xsd',0,0,1,100,1);
INSERT INTO "stakes" VALUES('nhhggx64sy',0,0,0,0,0);
INSERT INTO "stakes" VALUES('nrw6q7tvta',1,0,0,100,0);
INSERT INTO "stakes" VALUES('r5c7kbygxm',0,0,0,0,0);
INSERT INTO "stakes" VALUES('p1qpdmmmp8',0,0,0,0,0);
INSERT INTO "stakes" VALUES('ety5gjhpr8',0,0,0,0,0);
INSERT INTO "stakes" VALUES('x7baxq0fr0',0,0,0,0,0);
INSERT INTO "stakes" VALUES('dcxgq99fer',0,0,0,0,0);
INSERT INTO "stakes" VALUES('1744qnxcbs',0,0,0,0,0);
INSERT INTO "stakes" VALUES('ekt7ds38ge',0,0,0,0,0);
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
INSERT INTO "tables" VALUES('meycvnbtbq',700,800,1,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":25,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0}',NULL,2,11,'over',300000,0,1700000000000,1700000000000,1700000000000,NULL,1174109840998400001,NULL,NULL,NULL,NULL,10000,0,0,0,1,98,0,NULL,0,'98dee805d417051d9c7c6b13');
INSERT INTO "tables" VALUES('8xcgpy8xsd',700,800,2,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1}',NULL,2,11,'over',300000,1,1700000000000,1700000000000,1700000000000,NULL,1174109840998400008,NULL,NULL,NULL,NULL,10000,0,0,0,1,18,0,NULL,0,'59736e53eecbf2bea8c58b23');
INSERT INTO "tables" VALUES('nhhggx64sy',700,900,3,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0}',NULL,2,11,'playing',0,0,1700000000000,1700000000000,NULL,NULL,1174109840998400011,NULL,NULL,NULL,NULL,10000,0,0,0,1,10,0,NULL,0,'040e01e9e53f6d35a3aad6c1');
INSERT INTO "tables" VALUES('nrw6q7tvta',700,901,4,'panguingue',1,'{"deals":10,"packs":8,"drop_one_spade_suit":false,"rank_set":"court","deal_packet":5,"shuffle_mode":"full","initial_upcard":true,"direction":"right","ante":0,"drop_cost":2,"out_chips":1,"double_for_unmelded":false,"settlement_conditions":"base","spades_double":true,"drawn_card_rule":"meld_or_discard","discard_pickup":"any","discard_must_meld":true,"meld_requires_drawn_card":false,"group_suits":"three_plus","group_add_any":false,"pay_extra_on_form":true,"layoff_pays":true,"layoff_creates_condition":false,"residue_creates_condition":true,"borrow_needs_own_card":true,"borrow_timing":"same_turn","forcing":"on_request","safe_discard":true,"safe_discard_scope":"any_way","on_exhaustion":"turn_over","max_turnovers":20}',NULL,4,11,'playing',86400000,3,1700000000000,1700000000000,NULL,1700086400000,1174109840998400014,NULL,NULL,NULL,NULL,10000,0,0,0,1,14,0,1700086400000,0,'a06e67d7b222724c29f84b9b');
INSERT INTO "tables" VALUES('r5c7kbygxm',700,902,5,'rummy500',1,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}',NULL,4,11,'playing',0,2,1700000000000,1700000000000,NULL,NULL,1174109840998400017,NULL,NULL,NULL,NULL,10000,0,0,0,1,19,19,NULL,0,'a4127c2f6d6b7aecf78d2b47');
INSERT INTO "tables" VALUES('p1qpdmmmp8',700,903,6,'control',1,'{"scoring":"melds","target":500,"control_mode":"round","control_set":"standard","custom_controls":"GROUP 3, SEQUENCE 3, EITHER 2, STEPS 2","controls_in_force":1,"preview":true,"held_controls":1,"number_suit":"one","ace_high":false,"card_points":"number","meld_credit":"owner","meld_scope":"out","level_meld_to_go_out":false,"hand_size":10,"decks":"auto","max_turnovers":3,"stall":10}',NULL,4,11,'playing',86400000,1,1700000000000,1700000000000,NULL,1700086400000,1174109840998400020,NULL,NULL,NULL,NULL,10000,0,0,0,1,21,0,1700086400000,0,'f6aa629be9c5ec61773829a7');
INSERT INTO "tables" VALUES('ety5gjhpr8',700,904,7,'hand',1,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared"}',NULL,4,11,'playing',0,0,1700000000000,1700000000000,NULL,NULL,1174109840998400023,NULL,NULL,NULL,NULL,10000,0,0,0,1,20,20,NULL,0,'ea97fca3402040b280d62b30');
INSERT INTO "tables" VALUES('x7baxq0fr0',700,905,8,'hand_partnership',1,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared","opening_scope":"player","partner_of_winner":"ignored"}',NULL,4,11,'playing',86400000,2,1700000000000,1700000000000,NULL,1700086400000,1174109840998400026,NULL,NULL,NULL,NULL,10000,0,0,0,1,18,0,1700086400000,0,'896b12a328a34a32f4fc96f9');
INSERT INTO "tables" VALUES('dcxgq99fer',700,800,9,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1}',NULL,2,11,'playing',0,0,1700000000000,1700000000000,NULL,NULL,1174109840998400029,NULL,NULL,NULL,NULL,10000,600000,5000,0,1,6,0,1700000545000,0,'881bec03b50fefecdabb29db');
INSERT INTO "tables" VALUES('zay0nbmb9b',700,800,10,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1}',NULL,2,33,'lobby',300000,0,1700000000000,NULL,NULL,1700003600000,1174109840998400032,NULL,NULL,NULL,NULL,10000,0,0,0,1,1,1,1700003600000,0,'255cc097bdd300bc1ed23b08');
INSERT INTO "tables" VALUES('1744qnxcbs',700,800,11,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1}',NULL,2,33,'playing',300000,1,1700000000000,1700000000000,NULL,1700086400000,1174109840998400033,NULL,NULL,NULL,NULL,10000,0,0,0,1,4,4,1700086400000,0,'d2f26ff36bc11cbccfda389a');
INSERT INTO "tables" VALUES('ekt7ds38ge',700,800,12,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1}',NULL,2,22,'paused',300000,0,1700000000000,1700000000000,NULL,1700000300000,1174109840998400035,NULL,NULL,NULL,NULL,10000,0,0,0,1,4,4,1700000060000,0,'5ac6097ef9aaa3eab392250e');
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
INSERT INTO "tallies" VALUES(700,11,'gin',0,'knock',2,2);
INSERT INTO "tallies" VALUES(700,22,'gin',0,'knock',2,2);
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
INSERT INTO "transfers" VALUES(700,3,1,2,15,985,1015,'points','','','','8xcgpy8xsd',NULL,NULL,1700000000000,'8xcgpy8xsd:points:0:1',NULL,'',NULL,'1ec9ce7ad74d323c0d96d9c8c7b07d2da95197c5a64a3c9aa76ec5683d077668','15b3ef622c31b9125c975d3b3c0e5dac3118832d004878eb45c5d15c0465363d');
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
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_dirty ON tables (table_id) WHERE version > shown;
CREATE INDEX tables_channel ON tables (channel_id) WHERE status IN ('lobby', 'playing', 'paused');
COMMIT;
