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
    at BIGINT NOT NULL, hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, deal, ply),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
);
INSERT INTO "actions" VALUES('e52jsry3da',1,0,0,'{"do":"PassUpcard"}',11,'player',1000000000,1700000000000,'cab197e78fc7cd76f2986c1aa253f489b05b7f754c4d6ffe8c962588d79732c5');
INSERT INTO "actions" VALUES('e52jsry3da',1,1,1,'{"do":"PassUpcard"}',22,'player',1000000001,1700000000000,'3ec3ca9770f0bcda648d29538e20c862e72c6541462148883e133d507ff32af9');
INSERT INTO "actions" VALUES('e52jsry3da',1,2,0,'{"do":"DrawStock"}',11,'player',1000000002,1700000000000,'09ee4aa44bedae77c031d4b54e3c0189f283cdb85518983c0c6626bb0d7ee900');
INSERT INTO "actions" VALUES('e52jsry3da',1,3,0,'{"do":"Discard","card":12}',11,'player',1000000003,1700000000000,'cfa559fa4733225330914093c3b231f2dcfc3f075e26acc1f512cfb99a7b0876');
INSERT INTO "actions" VALUES('e52jsry3da',1,4,1,'{"do":"DrawStock"}',22,'player',1000000004,1700000000000,'9741866ce16bccb07a210146b01bde4c0620dcd6c7925c23323006f7a487126e');
INSERT INTO "actions" VALUES('e52jsry3da',1,5,1,'{"do":"Discard","card":25}',22,'player',1000000005,1700000000000,'edc4343109e881d83d4b72727f0f88e4883f3496bf71bc79b9d4d47c418cbab8');
INSERT INTO "actions" VALUES('e52jsry3da',1,6,0,'{"do":"DrawStock"}',11,'player',1000000006,1700000000000,'8d01ac8851e3202cad26ae4e85da9a466da18f40f5a4c734b72306c73a03880f');
INSERT INTO "actions" VALUES('e52jsry3da',1,7,0,'{"do":"Discard","card":8}',11,'player',1000000007,1700000000000,'3cdfd515a7150a0ea90aa862fab05d4829a3e719feb2c90e04a0da164e026681');
INSERT INTO "actions" VALUES('e52jsry3da',1,8,1,'{"do":"DrawStock"}',22,'player',1000000008,1700000000000,'11babb53a9e7e62d81ba4ee1fe3cd2c699f45bc71ae8a27991dfcef21bfacce4');
INSERT INTO "actions" VALUES('e52jsry3da',1,9,1,'{"do":"Discard","card":10}',22,'player',1000000009,1700000000000,'9b1d15367f22fb7aad34222bcd718f8cf8b378fdd1471fcb141aabf355b6b890');
INSERT INTO "actions" VALUES('e52jsry3da',1,10,0,'{"do":"DrawStock"}',11,'player',1000000010,1700000000000,'4f3b95d94933bc95a0b3d5f08a1c710897b6e3406893f514ed284bc0556b84ca');
INSERT INTO "actions" VALUES('e52jsry3da',1,11,0,'{"do":"Discard","card":11}',11,'player',1000000011,1700000000000,'99740e7438a5fd4ddacd71912aaab8c6635e17ec902e132e25f076148cfbd720');
INSERT INTO "actions" VALUES('e52jsry3da',1,12,1,'{"do":"DrawStock"}',22,'player',1000000012,1700000000000,'bec1d13a416e66300b26e9544879b46e5885fd7e3871835fb4860f6819ec40c7');
INSERT INTO "actions" VALUES('e52jsry3da',1,13,1,'{"do":"Discard","card":36}',22,'player',1000000013,1700000000000,'aaf3823bc9f11dc3f3bb13d4e289b8f593e0882c5d707a43b24b85d8ee692a87');
INSERT INTO "actions" VALUES('e52jsry3da',1,14,0,'{"do":"DrawStock"}',11,'player',1000000014,1700000000000,'dd19d6319a1e518cffea708dbf4e76efdfbdc5db227c8431dd7837429db2ea04');
INSERT INTO "actions" VALUES('e52jsry3da',1,15,0,'{"do":"Discard","card":19}',11,'player',1000000015,1700000000000,'e970223bed66f1b8eeefca4e16f7928c6779f8c13192e518ec32daa25ebaa9ec');
INSERT INTO "actions" VALUES('e52jsry3da',1,16,1,'{"do":"DrawStock"}',22,'player',1000000016,1700000000000,'87edc5083261636b9c1e9a01ad54b1df8daaf8abc72a73ac3d3947dc84d0587f');
INSERT INTO "actions" VALUES('e52jsry3da',1,17,1,'{"do":"Discard","card":32}',22,'player',1000000017,1700000000000,'e1fcc9fd208c4ee0c7cece20f0290b378121992785be2173f1c859e48b07edff');
INSERT INTO "actions" VALUES('e52jsry3da',1,18,0,'{"do":"DrawStock"}',11,'player',1000000018,1700000000000,'a2c17a8ebe3ab5f411f613d30623b154961d77cc58b875b39d85dfb9e533b285');
INSERT INTO "actions" VALUES('e52jsry3da',1,19,0,'{"do":"Discard","card":45}',11,'player',1000000019,1700000000000,'215868126bde0071ba4eb4199d267d17da821864297fd7c903a955a6872374b1');
INSERT INTO "actions" VALUES('e52jsry3da',1,20,1,'{"do":"DrawStock"}',22,'player',1000000020,1700000000000,'f1853740e6bb95aecbad014f548dd79b2c570e839b94cb09c5027dea52b2a7ac');
INSERT INTO "actions" VALUES('e52jsry3da',1,21,1,'{"do":"Discard","card":35}',22,'player',1000000021,1700000000000,'10a03aa0471ccf2c9aa200cb0af9afbaf765696de43efc46bb0c5aec2238ba56');
INSERT INTO "actions" VALUES('e52jsry3da',1,22,0,'{"do":"DrawStock"}',11,'player',1000000022,1700000000000,'b5511b14015ef2c4f2e8f9e009e25d204fed99d9d72fcddc77a862b74d0262cf');
INSERT INTO "actions" VALUES('e52jsry3da',1,23,0,'{"do":"Discard","card":47}',11,'player',1000000023,1700000000000,'9b61e58cccd361e3444876c3bb266bfe30e39350626a871b84683255fac6a401');
INSERT INTO "actions" VALUES('e52jsry3da',1,24,1,'{"do":"DrawStock"}',22,'player',1000000024,1700000000000,'ded546ce07581434ca3cc44742140b37c9d1e3b1d812ce55c546845285bd4509');
INSERT INTO "actions" VALUES('e52jsry3da',1,25,1,'{"do":"Discard","card":50}',22,'player',1000000025,1700000000000,'2e27bc132843971f6a5e4ee174293bd569fe75a309874a5751d92e1c1d7d0af6');
INSERT INTO "actions" VALUES('e52jsry3da',1,26,0,'{"do":"DrawStock"}',11,'player',1000000026,1700000000000,'4a5b41345019a7858917a43ec15443cb5963344e71dba976f8c026500f189714');
INSERT INTO "actions" VALUES('e52jsry3da',1,27,0,'{"do":"Discard","card":51}',11,'player',1000000027,1700000000000,'609722aeaf803bd2807ece14a0a9548ccbf5e622474e8be106504aeaeae8c9c1');
INSERT INTO "actions" VALUES('e52jsry3da',1,28,1,'{"do":"DrawStock"}',22,'player',1000000028,1700000000000,'ee170805f2d629a9dbd661cabd5c07fc2287dd5d6de823f90dc944161b71c423');
INSERT INTO "actions" VALUES('e52jsry3da',1,29,1,'{"do":"Discard","card":5}',22,'player',1000000029,1700000000000,'1bfaa7041255210928ceb60bba3c2471c563e44a660c26c555bd83dba59afcea');
INSERT INTO "actions" VALUES('e52jsry3da',1,30,0,'{"do":"TakeUpcard"}',11,'player',1000000030,1700000000000,'cbed600c8117149c27f372bf446d4a76973b9d7e9eabcbe05a6d1ba40527aac6');
INSERT INTO "actions" VALUES('e52jsry3da',1,31,0,'{"do":"Knock","card":2,"melds":null}',11,'player',1000000031,1700000000000,'8ec6baa49882fbeeb3579672c137c492ebd7bd70230ad056043e1f8c2ea2301e');
INSERT INTO "actions" VALUES('e52jsry3da',2,0,1,'{"do":"PassUpcard"}',22,'player',1000000032,1700000000000,'d91dae5b9e2e49d9db031b2fba9c2766b4f0f442b51c9b1cb53cde2f085e8fe3');
INSERT INTO "actions" VALUES('e52jsry3da',2,1,0,'{"do":"TakeUpcard"}',11,'player',1000000033,1700000000000,'d8421562bfda534014336087e9c0c61baa541dc25ecf6918e6ca588045832392');
INSERT INTO "actions" VALUES('e52jsry3da',2,2,0,'{"do":"Discard","card":38}',11,'player',1000000034,1700000000000,'a6b72d40f814988ee172681aca83fa91a628ad9d2005e161ef6b774a150e159d');
INSERT INTO "actions" VALUES('e52jsry3da',2,3,1,'{"do":"DrawStock"}',22,'player',1000000035,1700000000000,'efd083a92d80ec2ae36ada260c4b4f172de14c22d3f0c94c14e3dae2455cab68');
INSERT INTO "actions" VALUES('e52jsry3da',2,4,1,'{"do":"Discard","card":34}',22,'player',1000000036,1700000000000,'16633f795759376f93fed2e5a4ce753d18aa791b20409e9c04b81abb653d391e');
INSERT INTO "actions" VALUES('e52jsry3da',2,5,0,'{"do":"TakeUpcard"}',11,'player',1000000037,1700000000000,'d652fd4e36fea8b0b577305ac27bd487421d7cf3b16e0710e60c4f875db83c3c');
INSERT INTO "actions" VALUES('e52jsry3da',2,6,0,'{"do":"Discard","card":9}',11,'player',1000000038,1700000000000,'a6c7e398b146b4c8ffa52fcf737f0cfe72c2ff2a2516f48b601922c2ad084ad4');
INSERT INTO "actions" VALUES('e52jsry3da',2,7,1,'{"do":"DrawStock"}',22,'player',1000000039,1700000000000,'0ff4396077069f559937006e13cf6e76ae4d4071b38be3faddd9a01e12387bb2');
INSERT INTO "actions" VALUES('e52jsry3da',2,8,1,'{"do":"Discard","card":36}',22,'player',1000000040,1700000000000,'4540982e1d23c025c66a30b13fd3af2c36016bff15094a1503909468c10026c6');
INSERT INTO "actions" VALUES('e52jsry3da',2,9,0,'{"do":"DrawStock"}',11,'player',1000000041,1700000000000,'8d128b9b00b9fb14c76dd5268bd02290aaf70766941436b5ab9b031e373e1a6b');
INSERT INTO "actions" VALUES('e52jsry3da',2,10,0,'{"do":"Discard","card":24}',11,'player',1000000042,1700000000000,'277cf40405b64ad59a4a685a80eb26136da788ac64bff90613ec5f6c541cc0e6');
INSERT INTO "actions" VALUES('e52jsry3da',2,11,1,'{"do":"DrawStock"}',22,'player',1000000043,1700000000000,'ea6248b99ad36e26cfa7c18e159bcb438872ed0b021c3ee1cdb54eb08e3da41f');
INSERT INTO "actions" VALUES('e52jsry3da',2,12,1,'{"do":"Discard","card":20}',22,'player',1000000044,1700000000000,'056fee9884c18594977e1244a164c3c4cb6334761a327bf702ffd8189f446684');
INSERT INTO "actions" VALUES('e52jsry3da',2,13,0,'{"do":"DrawStock"}',11,'player',1000000045,1700000000000,'e9252454239f502ef890455990281589750822ba2dc72b88ccb30e0e877766ef');
INSERT INTO "actions" VALUES('e52jsry3da',2,14,0,'{"do":"Discard","card":12}',11,'player',1000000046,1700000000000,'90871133d6cda01863a079112a5716a46ca7276ec208495004d44f27852daa42');
INSERT INTO "actions" VALUES('e52jsry3da',2,15,1,'{"do":"DrawStock"}',22,'player',1000000047,1700000000000,'1f3e12e5a0e918a8c7261359070632906663a22a2bd81ac402ba0f089816ba31');
INSERT INTO "actions" VALUES('e52jsry3da',2,16,1,'{"do":"Knock","card":4,"melds":null}',22,'player',1000000048,1700000000000,'f931b854a298b623d712819768cec03c36c6fe92685b937a724166d2d7bf952c');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,0,1,'{"do":"PassUpcard"}',22,'player',1000000049,1700000001000,'f506a2237e3115ea42d867ab25f8970a11f0ee0c2930c0c0f8440043e686383c');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,1,0,'{"do":"PassUpcard"}',11,'player',1000000050,1700000001000,'49dbdb4f5286a09e8bc960be3088b737fcde056df65202941ec3062a76993076');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,2,1,'{"do":"DrawStock"}',22,'player',1000000051,1700000001000,'cb57d3e03c771c278cacca2eab70d17fc865541be61275d181161d4a7096ad07');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,3,1,'{"do":"Discard","card":9}',22,'player',1000000052,1700000001000,'5386909e40bba440fb52d22826fe4c6b83daacb40ce73649f6dda1700c449ba7');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,4,0,'{"do":"DrawStock"}',11,'player',1000000053,1700000001000,'5b8e251aed1d2448777bf400c1d593cf7980dad042996591c96d201775fb9e92');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,5,0,'{"do":"Discard","card":10}',11,'player',1000000054,1700000001000,'d5b30b3de0bd56a92650bc0de5aeef1ce11b366aed76c2b86d38da8101046d95');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,6,1,'{"do":"DrawStock"}',22,'player',1000000055,1700000001000,'4e519cfab0fc02654aece55ae7cc28e95d982dedf832cf8359996e9aedae2f1e');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,7,1,'{"do":"Discard","card":12}',22,'player',1000000056,1700000001000,'0de9ade75f793212813b37778f0bf3c7d899de95fe0aceb9e0877db641e6a6fc');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,8,0,'{"do":"TakeUpcard"}',11,'player',1000000057,1700000001000,'6ef836518ffe0dbabab7ba3782b535b7ad3e46fefd8b33462603355d249d2e21');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,9,0,'{"do":"Discard","card":36}',11,'player',1000000058,1700000001000,'4ce3ece75af19884b46c793f674d3b7d4f07348ef12eb00374962fb954f6574b');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,10,1,'{"do":"DrawStock"}',22,'player',1000000059,1700000001000,'485eb69901643d640404f79520279c7c3cc9a37403bf18e6fa73d4709ecfbf7c');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,11,1,'{"do":"Discard","card":51}',22,'player',1000000060,1700000001000,'3217b8e5b63519e8cd876eeaf1d97364aa277cbafaea1d9553478b896bf812f5');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,12,0,'{"do":"TakeUpcard"}',11,'player',1000000061,1700000001000,'9c7c2bea99b7af2577cf93509a5e0e2b680d89e783f9ab004fc2d238befb82f3');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,13,0,'{"do":"Discard","card":20}',11,'player',1000000062,1700000001000,'0dd451d4ab0a6776a3df8bbc48c55494b78b215518f9d009d5ca26ac39f03833');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,14,1,'{"do":"TakeUpcard"}',22,'player',1000000063,1700000001000,'a0d44a899ac57fc96f532defaaca25efa61222e2622401b1a4933c9291bd3bf3');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,15,1,'{"do":"Discard","card":23}',22,'player',1000000064,1700000001000,'3095eda9ef44482045188fa138e2bfb9c8b8a98b71e7178dced5b83ec03070a1');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,16,0,'{"do":"DrawStock"}',11,'player',1000000065,1700000001000,'eaed686b1c25586336b69c7116ffe35e1e9ff27a54d63ecf5b00f97c0e538ca6');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,17,0,'{"do":"Discard","card":6}',11,'player',1000000066,1700000001000,'c48303f5aaa21f939a018254b23f0ed89552c14e8e47cdb87f167dbff17114ed');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,18,1,'{"do":"TakeUpcard"}',22,'player',1000000067,1700000001000,'57f71fbd326665c8e58f161f3d014729bad554b49e557cb3c7bc97c028cae647');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,19,1,'{"do":"Discard","card":24}',22,'player',1000000068,1700000001000,'d210a32226324d284f5edeb0ed76939aeafd1adcab146aad0ead15adb2de4e39');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,20,0,'{"do":"DrawStock"}',11,'player',1000000069,1700000001000,'dc962be35efe42b1c2a1a240a84fdedf276c5897960fc88f03a0ccd590dbd98b');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,21,0,'{"do":"Discard","card":31}',11,'player',1000000070,1700000001000,'ba737b5c65848aadf14b6c0d426395021435b5a680eabda3510ef4e90f473347');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,22,1,'{"do":"TakeUpcard"}',22,'player',1000000071,1700000001000,'0144fe8187a28361ab0c584b074ff714540bfef80146e5c7b0360c18d15846c0');
INSERT INTO "actions" VALUES('gtsnnvxxra',1,23,1,'{"do":"Knock","card":6,"melds":null}',22,'player',1000000072,1700000001000,'576334748daf7da29fd4a7e53041fb32af52d6bce8542762cbad8fdd2a4b76ca');
INSERT INTO "actions" VALUES('0zvh93thyp',1,0,0,'{"do":"PassUpcard"}',11,'player',1000000073,1700000002000,'689168d422a60b254c2427a97ac90f7f45fb337395e7cf678b2b1b223a6ca778');
INSERT INTO "actions" VALUES('0zvh93thyp',1,1,1,'{"do":"PassUpcard"}',-2900054318250156030,'player',1000000074,1700000003000,'e31c95bf52f0f06aec7270c453a7c8f17daf0e33e3db5089155112d196ae0190');
INSERT INTO "actions" VALUES('0zvh93thyp',1,2,0,'{"do":"DrawStock"}',11,'player',1000000075,1700000004000,'cc8e3023c0f5724359c406f9eb6ad4ac81ea3c3c1cf4439c476c2b15425dad00');
INSERT INTO "actions" VALUES('0zvh93thyp',1,3,0,'{"do":"Discard","card":25}',11,'player',1000000076,1700000005000,'e10dd3c25a9955a990d318babf432e5f6a945721b2425ef407d50bf4ed70e886');
INSERT INTO "actions" VALUES('0zvh93thyp',1,4,1,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000077,1700000006000,'ba7b91b5770c3da67d693914e1f693ab0cfb3520f4f2616044cd2c1b87a5e8b2');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,0,1,'{"do":"PassUpcard"}',NULL,'computer',NULL,1700000007000,'bf9ef7fb7da2ade6af933da487868396f38f67d26e57679cdb5aa3e7b817c1f1');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,1,0,'{"do":"PassUpcard"}',-2900054318250156030,'player',1000000078,1700000007000,'f46f29f45963820c6596257ad3b516c0c98d7d13f6de61c2e66acd373a98dc90');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,2,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000,'fc7275eec0d078f8e0fe5093a1eb49bc14e4d7fc0c31b0a46ac1aaabe150b645');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,3,1,'{"do":"Discard","card":12}',NULL,'computer',NULL,1700000007000,'bf2cb216da33b3d2f6c827e730bbebbe5ce352a531bcdec762bff76829e631b7');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,4,0,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000079,1700000007000,'8e1e19350b5b66f42c4b4f8acc2500c23922d80874c5de691792a226de76bb08');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,5,0,'{"do":"Discard","card":25}',-2900054318250156030,'player',1000000080,1700000007000,'74d11a465afbbf7d48d6112876a98946abf29e0f6c7ce6dcc3d7c47350cac3d3');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,6,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000,'327631c8945ec7a85f19c51b94200e49b659bf35488843d7ccde1bb68a9e5076');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,7,1,'{"do":"Discard","card":11}',NULL,'computer',NULL,1700000007000,'8ca54cb8822a7ac7799f1116b508d4bb396dbdbbbb5a2b6b8ef03035d7a1d421');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,8,0,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000081,1700000007000,'ca61cdf5ddf7a41deb4ce820f143cd1eb17959b5aa12faa42bbb7950856da122');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,9,0,'{"do":"Discard","card":49}',-2900054318250156030,'player',1000000082,1700000007000,'0e201067e8c6ace35eeb181e5943ddc51e31b50758932f9fee214500669b7591');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,10,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000,'ed3e34be164b076924b090b203793eac703f72e0edd81144ddb86846cc915c35');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,11,1,'{"do":"Discard","card":37}',NULL,'computer',NULL,1700000007000,'e3dc3582b66643f8eef80a7ab1852ec0177d6a7117709a74eed6e1e674befd96');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,12,0,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000083,1700000007000,'68459f8a9dce9ed4ba57da3972f78eebeb26e79706da20d3decf4ac0b509fba6');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,13,0,'{"do":"Discard","card":47}',-2900054318250156030,'player',1000000084,1700000007000,'ec9cb9c34421afde47ad35e59b7c5f59d32654337d4b025b4a5739dcc66ec852');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,14,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000,'13f57ca0375881dadfee05b0f24b92e232bad6dcfde838db15e7ce5793f0c006');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,15,1,'{"do":"Discard","card":24}',NULL,'computer',NULL,1700000007000,'ff21e6cc353e72aaaa98a01989ac92e481727eb551b0d541126e2e0fa634f990');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,16,0,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000085,1700000007000,'37641a65fa25fa2eece175be012a4c02bb048e1aa82a8bdc919db7b03c862f7e');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,17,0,'{"do":"Discard","card":20}',-2900054318250156030,'player',1000000086,1700000007000,'dd4eae33e25eb0b3631593fba069714ff119bf79347d61a65f653b4b497d308b');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,18,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000,'bac6bb6f32488d7c96b5c939353a955b52985fc8fd960481f747b6ec496b5237');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,19,1,'{"do":"Discard","card":33}',NULL,'computer',NULL,1700000007000,'fcba0aab4b1a57da48f4a8c75616fe3908f4de67c6e60d4f6447c3d52ec83455');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,20,0,'{"do":"DrawStock"}',-2900054318250156030,'player',1000000087,1700000007000,'a564913295e6367bd8f1e84779206ba116d68b9e6af549e4add9b557a04462e4');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,21,0,'{"do":"Discard","card":51}',-2900054318250156030,'player',1000000088,1700000007000,'ccea00da39c6827fe002ce982d6729d417e2a3747c1c6c77a8bd8f67a4b038bb');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,22,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000007000,'6aeab39ceec65aa65a0917088ac800209c962c878e806c808acd20b44e219c35');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,23,1,'{"do":"Discard","card":48}',NULL,'computer',NULL,1700000007000,'19bcb10940f1abe73744a75377f4831a683f798403568e1f12168eaf251b9832');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,24,0,'{"do":"TakeUpcard"}',-2900054318250156030,'player',1000000089,1700000007000,'b1daf20c56ffea9435ab5ec3cd485bea21676e356f0a5387044dbf681e0a950a');
INSERT INTO "actions" VALUES('eqjdpv74v2',1,25,0,'{"do":"Knock","card":3,"melds":null}',-2900054318250156030,'player',1000000090,1700000007000,'a9f5d2e56f276e5254cd3846d35ee2c7526dd5836612e6ed71670c747f7f5386');
INSERT INTO "actions" VALUES('cd6bh9qdfh',1,0,0,'{"do":"DrawStock"}',11,'player',1000000091,1700000007000,'218fb2f6631de7f382ea6098faac3325169a504a21b157efa63e2d123efd6f03');
INSERT INTO "actions" VALUES('cd6bh9qdfh',1,1,0,'{"do":"Discard","card":12}',11,'player',1000000092,1700000008000,'99712a9c4aa68121c088aec9d05f56647fb96751d46500861410657e4173c951');
INSERT INTO "actions" VALUES('cd6bh9qdfh',1,2,1,'{"do":"DrawStock"}',22,'player',1000000093,1700000009000,'8c4bc60c2eb3327f6fa34dd0a148f5a3b309848463f89cf780d3e6d9fa000a79');
INSERT INTO "actions" VALUES('cd6bh9qdfh',1,3,1,'{"do":"Discard","card":26}',22,'player',1000000094,1700000010000,'4235cde86f1797c343c55ae55f4abe9f9c71ac423c5f09cd83794cea8733dd7c');
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,0,1,'{"do":"PassUpcard"}',33,'player',1000000095,1700000011000,'653bcf3fb3347639f5caf57ec8ab4b8ca49000c2d45d6436f46f82e2541ba3b9');
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,1,0,'{"do":"TakeUpcard"}',11,'player',1000000096,1700000012000,'8c46aff4513487990471200cde7de0635ae4a2104833e59bc9daa5a39141f8a5');
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,2,0,'{"do":"Discard","card":25}',11,'player',1000000097,1700000013000,'3383396884c42dfa2de6e9ff01067e897746978b5b2b348ab525715ee35fcc13');
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,3,1,'{"do":"DrawStock"}',33,'player',1000000098,1700000014000,'8816e08b7d9cd90e7be0ce4ea85fabce145429e1d5aed716eab50f5a3915ee65');
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,4,1,'{"do":"Discard","card":12}',33,'player',1000000099,1700000015000,'3e05f2bbbbfd86eb28cf24aa218ffdca6bad7434af5cb79bfffcbafb7ce8e2f3');
INSERT INTO "actions" VALUES('7hdx3ch3pj',1,5,0,'{"do":"DrawStock"}',11,'player',1000000100,1700000016000,'055514d03774e4f583ce51c5a3397c8d33ef088915a3be44d01c015d04fdda90');
INSERT INTO "actions" VALUES('4ppxhattyr',1,0,1,'{"do":"PassUpcard"}',22,'player',1000000101,1700000017000,'e110d1ed0ee6732d8321c440a27bd75196416f40e6c74d1b6ce04fd133a0bcc9');
INSERT INTO "actions" VALUES('4ppxhattyr',1,1,0,'{"do":"PassUpcard"}',11,'player',1000000102,1700000018000,'7f85cf310bb09a37139d1243cfa91e401b747d72dd77c47108d9d9169ec55fd0');
INSERT INTO "actions" VALUES('4ppxhattyr',1,2,1,'{"do":"DrawStock"}',22,'player',1000000103,1700000019000,'c5821c1cd9c1b14d8dc3de00b605661c001ecaafbeece8f9df79650719b963a2');
INSERT INTO "actions" VALUES('4ppxhattyr',1,3,1,'{"do":"Discard","card":48}',22,'player',1000000104,1700000020000,'972065f835bc721e6b76d4404ee9904e58badb792b197b607533fcb2720896bd');
INSERT INTO "actions" VALUES('4ppxhattyr',1,4,0,'{"do":"DrawStock"}',11,'player',1000000105,1700000021000,'b5974c3e71a699cd28511c9b8f2d2852688f0ecf25f680ca685d594aae67e7d1');
INSERT INTO "actions" VALUES('4ppxhattyr',1,5,0,'{"do":"Discard","card":12}',11,'player',1000000106,1700000022000,'223f9d259376aa249ba78f7d2a013715f500ac7dcf8759dff8b3ccc59996610c');
INSERT INTO "actions" VALUES('4ppxhattyr',1,6,1,'{"do":"TakeUpcard"}',22,'player',1000000107,1700000023000,'ca6e27d3e400e12cd700375c506f9528c67ef826934d2507641b019785473510');
INSERT INTO "actions" VALUES('4ppxhattyr',1,7,1,'{"do":"Discard","card":8}',22,'player',1000000108,1700000024000,'53359cc985e2bb1353a71bd6a812734109234e9c1ad6d387cd2e6744d54c9932');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,0,2,'{"do":"Stay"}',NULL,'computer',NULL,1700000025000,'e8838bed2c828c1c02ffd454b57b0bffd6204957c4d81535f215488777c72e9d');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,1,3,'{"do":"Stay"}',NULL,'computer',NULL,1700000025000,'71413beeabef50695d3ee996f5a24e95cc9cf3a06dfdb4885be810cd12a6b6a9');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,2,0,'{"do":"Stay"}',11,'player',1000000109,1700000025000,'aa9690e0d332bb7546bb05c92aca550815bae5e57a55f23ba7568846988a3d71');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,3,1,'{"do":"Stay"}',22,'player',1000000110,1700000026000,'1d36f63137b72b4908a65348d5f26a3df5f0b223343b8844dc9810c91ca62ff6');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,4,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000026000,'1416256959af4ba65f5fbf053c28b5df57f3860fe720bdb21453f426db74f7b3');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,5,2,'{"do":"Discard","card":324}',NULL,'computer',NULL,1700000026000,'37a2a08ff10b7126060cd2090a55d4d18136c368cb15c373e95b9ffeca6c8dcf');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,6,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000026000,'55d542f469c71ad0fdb498e413dc9e0c3b40adaceff031d59e2df3e44ce0f61e');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,7,3,'{"do":"LayMeld","cards":[365,49,498]}',NULL,'computer',NULL,1700000026000,'526240420be9fac45d12ab7132c346d311111a851b499bfbdbe57d957a6a8011');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,8,3,'{"do":"Discard","card":274}',NULL,'computer',NULL,1700000026000,'15ccd93a15337be391c5c1f1bfa1eae6802a447d44f2df01c7b2ea308d071772');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,9,0,'{"do":"TakeUpcard"}',11,'player',1000000111,1700000027000,'e5acc40bacb3ead1aef4691fb699e277359f9d4801a65900dab1d6eea7ac898b');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,10,0,'{"do":"LayMeld","cards":[81,274,19]}',11,'player',1000000112,1700000028000,'657f7091621c545716762d0c466c8e615d59b6efcae5f657589499ced4a88e1a');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,11,0,'{"do":"LayMeld","cards":[326,138,459]}',11,'player',1000000113,1700000029000,'e8b39821e3a5dc0b978e74851238c350fa3667e588a65ad70327d0ab0adce4ca');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,12,0,'{"do":"Discard","card":105}',11,'player',1000000114,1700000030000,'6e768d257ff9c6f02b487f5832137c1f22712bc7f0c11d18d2106fce307ae35b');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,13,1,'{"do":"DrawStock"}',22,'player',1000000115,1700000031000,'8ca8ae0c2050f82c2dc843d57135a16ccf6e18300358cc69e33139ad233328d7');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,14,1,'{"do":"Discard","card":322}',22,'player',1000000116,1700000032000,'674572275bf1f6e5c85853b42f83323097c769504ed94aaa79deee6bcf08a6a2');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,15,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000032000,'8ea872e3b66a148552813a3bf5c8fdd7deb12a6f6a32bac579ae0cb9a10dbfe9');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,16,2,'{"do":"Discard","card":451}',NULL,'computer',NULL,1700000032000,'4712fa1db5eaa84211af60026dc213558b1d4bad9a280741a7ace3343542551b');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,17,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000032000,'3b286d58611096dd311036efd19381edc2ab35cabdec68c80871b6b1912c5ef8');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,18,3,'{"do":"LayMeld","cards":[256,269,218]}',NULL,'computer',NULL,1700000032000,'a2384b872b95169da3451b404cf528b988896958258c4052ca9516a8a285cc68');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,19,3,'{"do":"Discard","card":194}',NULL,'computer',NULL,1700000032000,'68264fe023b98a0dec3894477bc4f669b03189eddfb5d3772ca298a1bb535335');
INSERT INTO "actions" VALUES('avte72qgse',1,0,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000033000,'aba1d5b5faccccf49f00b9d19b2aa3e4ff11dbfa2b6e6ebde14ac951370a6569');
INSERT INTO "actions" VALUES('avte72qgse',1,1,3,'{"do":"Discard","card":13}',NULL,'computer',NULL,1700000033000,'fb24226e9f30abe15831acc11519ff343d2b4a5261a16071910438fc283837eb');
INSERT INTO "actions" VALUES('avte72qgse',1,2,0,'{"do":"DrawStock"}',11,'player',1000000117,1700000033000,'e1e987021f35496032b8e3adb57b153ee68188f6555eeee05f4d15c724990fa1');
INSERT INTO "actions" VALUES('avte72qgse',1,3,0,'{"do":"Discard","card":51}',11,'player',1000000118,1700000034000,'bbeba779c567e4ccd8b50d5a278f0a0c77ad71e6db4f185689317f0df304ac11');
INSERT INTO "actions" VALUES('avte72qgse',1,4,1,'{"do":"TakePile","count":2}',22,'player',1000000119,1700000035000,'597ea62e98745661d0ed120e2d6ef4c9b5f326fb4d4b837318726d4cbbf938e7');
INSERT INTO "actions" VALUES('avte72qgse',1,5,1,'{"do":"Meld","cards":[0,13,39]}',22,'player',1000000120,1700000036000,'39380aca14cb45312017178d8224f68383652a4d2efa78646be115a880726f9d');
INSERT INTO "actions" VALUES('avte72qgse',1,6,1,'{"do":"Discard","card":31}',22,'player',1000000121,1700000037000,'25f768ee4c7e783439fdaaa0e1f5f4e8f855ec4e9a0f0d76a111a7d3f4fc665a');
INSERT INTO "actions" VALUES('avte72qgse',1,7,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000037000,'14c2d177eab93d40c2451fa1b10842348d256a9e6f6b1f29b834c222de7d699b');
INSERT INTO "actions" VALUES('avte72qgse',1,8,2,'{"do":"LayOff","cards":[26],"meld":0}',NULL,'computer',NULL,1700000037000,'ad5c8302615c926f23af621922fba9d25c7f0701923db869af882954b3a9e255');
INSERT INTO "actions" VALUES('avte72qgse',1,9,2,'{"do":"Discard","card":25}',NULL,'computer',NULL,1700000037000,'8eebf27b5120bde70577e6cc587f1aa312797c113ceb1dfa2d8905d844cb0937');
INSERT INTO "actions" VALUES('avte72qgse',1,10,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000037000,'fce386bb5d7cc3bbe3bbb8cbfe53c9272d0dccfe54d43dd70a1e00f522b64104');
INSERT INTO "actions" VALUES('avte72qgse',1,11,3,'{"do":"Discard","card":9}',NULL,'computer',NULL,1700000037000,'21bf167aa7b53ea0eef18c5fa71d0e066238c983cfad1ddb916e3d9342ce6656');
INSERT INTO "actions" VALUES('avte72qgse',1,12,0,'{"do":"TakePile","count":3}',11,'player',1000000122,1700000038000,'1f4e953ea01820bc9e94bb584b5ac0aa90523ad28a5815f285e3ea104d6f8cce');
INSERT INTO "actions" VALUES('avte72qgse',1,13,0,'{"do":"Meld","cards":[5,31,44]}',11,'player',1000000123,1700000039000,'4cc515d9e5a91eee01d6699d84beafe0081b6e517d4e4118b04d3143ed82d84c');
INSERT INTO "actions" VALUES('avte72qgse',1,14,0,'{"do":"Discard","card":25}',11,'player',1000000124,1700000040000,'27a3c1cf78a468bb9d10e81cc6358ee38f88ac1144d5cfa0ba85c246b87f977f');
INSERT INTO "actions" VALUES('06atc3cbp1',1,0,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000041000,'e1a86ba2f054579fbdaff34e669aca5543a30f972f660eecfc10cdbf5abbc67d');
INSERT INTO "actions" VALUES('06atc3cbp1',1,1,3,'{"do":"Meld","cards":[100,101,102],"kind":"sequence"}',NULL,'computer',NULL,1700000041000,'be3e6b636a307efa142284dd284500fe7d938c8245452e60c6ebadc4ab52aa33');
INSERT INTO "actions" VALUES('06atc3cbp1',1,2,3,'{"do":"Discard","card":2}',NULL,'computer',NULL,1700000041000,'6c7fb870d620a36362d3d07ec50d4453764c8998de28da7818d4735131476274');
INSERT INTO "actions" VALUES('06atc3cbp1',1,3,0,'{"do":"TakeUpcard"}',11,'player',1000000125,1700000041000,'1513348925ce095e2204393d4f39ae10493e0d03d2b4a07afb64bde08e170b70');
INSERT INTO "actions" VALUES('06atc3cbp1',1,4,0,'{"do":"Discard","card":28}',11,'player',1000000126,1700000042000,'bf61fd88dbe632e919a89441bf3c755c96e7bb73e4bbe15206552a4d3dc59d9b');
INSERT INTO "actions" VALUES('06atc3cbp1',1,5,1,'{"do":"DrawStock"}',22,'player',1000000127,1700000043000,'11d13c7d0f1df338a0b3a10cef5383d1138082927467435fca027ae33a0172f3');
INSERT INTO "actions" VALUES('06atc3cbp1',1,6,1,'{"do":"LayOff","cards":[35],"meld":0}',22,'player',1000000128,1700000044000,'6e02615df322c36a5d81e506628b72b959d0472d6b7ab6eabb646df17233c7f1');
INSERT INTO "actions" VALUES('06atc3cbp1',1,7,1,'{"do":"Discard","card":4}',22,'player',1000000129,1700000045000,'4f6e1f9236654e480391ebaf6c9940ecb962420e766f109683df1d60027367e4');
INSERT INTO "actions" VALUES('06atc3cbp1',1,8,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000045000,'9175915c2cb4c5fcf3a832f4394b163994c1994047f527b87f6a6db28de1b8e7');
INSERT INTO "actions" VALUES('06atc3cbp1',1,9,2,'{"do":"Discard","card":1}',NULL,'computer',NULL,1700000045000,'478c4bc8c324a3850b5fd6a7e8316f0592442d623238e8011d2d9db8006bcfa8');
INSERT INTO "actions" VALUES('06atc3cbp1',1,10,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000045000,'e4085d24661339bf3261cbdb1e734f5fa95f0d71d0552b217405c834613f3ca9');
INSERT INTO "actions" VALUES('06atc3cbp1',1,11,3,'{"do":"Discard","card":24}',NULL,'computer',NULL,1700000045000,'c2f8f3296b5f3220552b06073a20eb8c43b1f6228d63b26a0bfcb3b0ce75544b');
INSERT INTO "actions" VALUES('06atc3cbp1',1,12,0,'{"do":"DrawStock"}',11,'player',1000000130,1700000046000,'d64fd6949427bb6b777a05a04ecd48d28bd274b0cb68c9b4bf25bba93a6509e2');
INSERT INTO "actions" VALUES('06atc3cbp1',1,13,0,'{"do":"Meld","cards":[2,92,105],"kind":"group"}',11,'player',1000000131,1700000047000,'f5c806f0d1905d7a2069eaca0f1f0faec88f5bbb3ad16faf824f13022eb44ef3');
INSERT INTO "actions" VALUES('06atc3cbp1',1,14,0,'{"do":"Discard","card":11}',11,'player',1000000132,1700000048000,'feec61b48a90f01c9aad91a7b8f39bf1b77e0458def9c91d8190147e12c83b0c');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,0,2,'{"do":"Discard","card":39}',NULL,'computer',NULL,1700000049000,'8b83c82dcf3a03c21332b4122670468d59552f7e94091f35cb3cec810b34da58');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,1,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000049000,'cd3d575235ffe734c997e9674c52ce9c7718b511aba7671e420fba023d4bf1b1');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,2,3,'{"do":"Discard","card":22}',NULL,'computer',NULL,1700000049000,'b56666467855bdf98a2d18925098deb8fc7af4ae159b5ec67274a5abd1840b6e');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,3,0,'{"do":"TakeUpcard"}',11,'player',1000000133,1700000049000,'55eaccb89a24d390671aa6db0556ac1d94a5ce2e8e5c7c8edb537830df5135da');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,4,0,'{"do":"Lay","melds":[{"cards":[13,26,103],"kind":"set","lo":null},{"cards":[20,85,22],"kind":"run","lo":8},{"cards":[6,19,96],"kind":"set","lo":null},{"cards":[4,17,94],"kind":"set","lo":null}]}',11,'player',1000000134,1700000050000,'3de2ecdd81b4e41fd67964d2201297b7e09c62b95eacbbfffe94b762080716a0');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,5,0,'{"do":"Discard","card":12}',11,'player',1000000135,1700000051000,'5fc8ba43530374823577110989bcd6492cda827633fb6f3337730515c94fe0c9');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,6,1,'{"do":"DrawStock"}',22,'player',1000000136,1700000052000,'048a0d9107a0b4530e2c4c831f04094b021bc65dc853333213e48ed489aa308b');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,7,1,'{"do":"Discard","card":8}',22,'player',1000000137,1700000053000,'b1fb3011d52e367cc512754fc2c19284f3324a4ea50186d08eddee2d8486f5b7');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,8,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000053000,'13f627ab4450380770988b5c1cba736102e9480bb50b826304c69ebd25ca492e');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,9,2,'{"do":"Discard","card":41}',NULL,'computer',NULL,1700000053000,'e7df0b5d9b23e724f83414250ef7dfe24888b9872b2c0ed4f5fc31a1c065523a');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,10,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000053000,'3a66f7ee148e4bf7cc1a0b19acd8eae14c6515ad410bc7f69aaa75ad58fc82a6');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,11,3,'{"do":"Lay","melds":[{"cards":[10,11,76],"kind":"run","lo":11},{"cards":[72,34,111],"kind":"set","lo":null}]}',NULL,'computer',NULL,1700000053000,'e18dcf73992150d5d789c6f5065dea684cbb9950044705cb4772fc809307cec5');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,12,3,'{"do":"Discard","card":35}',NULL,'computer',NULL,1700000053000,'687504efe1570ee79dc20bc80b6868b85a36c7481607c6a48e99fb67d4c4c28a');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,13,0,'{"do":"DrawStock"}',11,'player',1000000138,1700000054000,'7f07b8b012642d0b7f4707f432d79bc3a6b6624055f12f18d2f66b515804d167');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,14,0,'{"do":"Discard","card":49}',11,'player',1000000139,1700000055000,'5b93cc63d5bbf1a634b9429a609a1f56a428c2f48366757d3e03db8fc6a85d55');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,15,1,'{"do":"DrawStock"}',22,'player',1000000140,1700000056000,'929a1197a0c8f18da93458c73b5718e19e4059e7f71d06ad4ee8ac62c455af3a');
INSERT INTO "actions" VALUES('t10q2s0s90',1,0,1,'{"do":"Discard","card":24}',22,'player',1000000141,1700000057000,'fee4ac7c54d998fda7d7d9b52330d225fc3517451ae8e3765c1928ec96e581fa');
INSERT INTO "actions" VALUES('t10q2s0s90',1,1,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000057000,'9af78e70e618ab6d1190a19d7da84a81497c7f2e9f2bb06da5133778a1907963');
INSERT INTO "actions" VALUES('t10q2s0s90',1,2,2,'{"do":"Discard","card":9}',NULL,'computer',NULL,1700000057000,'ce90bd42cfb7c4a4129243e505754d0b4f7e21d92f99199a6fd4e58765959596');
INSERT INTO "actions" VALUES('t10q2s0s90',1,3,3,'{"do":"TakeUpcard"}',NULL,'computer',NULL,1700000057000,'89ba9d9847e629b601d9c681c4ade6595af23cdd66c06e820681d8e147615fbb');
INSERT INTO "actions" VALUES('t10q2s0s90',1,4,3,'{"do":"Lay","melds":[{"cards":[77,103,52],"kind":"set","lo":null},{"cards":[72,9,74],"kind":"run","lo":9}]}',NULL,'computer',NULL,1700000057000,'1c0afedb66cebecf5105723b764ea4db864a3bb9f432dcd447d121be2bc2b02d');
INSERT INTO "actions" VALUES('t10q2s0s90',1,5,3,'{"do":"Discard","card":36}',NULL,'computer',NULL,1700000057000,'f33ba0df8ad3e410732ae3347962a3b1734034eabecbde4f58e7c841375d55a6');
INSERT INTO "actions" VALUES('t10q2s0s90',1,6,0,'{"do":"DrawStock"}',11,'player',1000000142,1700000058000,'130485a1cfdee06ed9a6e82768ab68813a6a83064793dbefead40cfa23da8059');
INSERT INTO "actions" VALUES('t10q2s0s90',1,7,0,'{"do":"Discard","card":48}',11,'player',1000000143,1700000059000,'2243cfadaedfd1eb8b0050c58fe9f763781c5fa6654d48b66e217635ed0651b0');
INSERT INTO "actions" VALUES('t10q2s0s90',1,8,1,'{"do":"TakeUpcard"}',22,'player',1000000144,1700000060000,'b9f76bcfa6e10099edba937338213e88aba4208e7df2e349c1ad8020889c8e93');
INSERT INTO "actions" VALUES('t10q2s0s90',1,9,1,'{"do":"Lay","melds":[{"cards":[108,109,116,47,48,113],"kind":"run","lo":6},{"cards":[40,41,42],"kind":"run","lo":2}]}',22,'player',1000000145,1700000061000,'20aea752b85831cec63ac234d6d876a02cc66cbf93c59fdbe3ce6df987dc2181');
INSERT INTO "actions" VALUES('t10q2s0s90',1,10,1,'{"do":"Discard","card":10}',22,'player',1000000146,1700000062000,'40a67269e9676238935f6d146df3653b2a35a8d1902b3e73f3b5e793fae8a05b');
INSERT INTO "actions" VALUES('t10q2s0s90',1,11,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000062000,'4cbb278a1deedc1fdce3ffa3d94c23e3d5a00c4efea5d9aaabd2f44500691f67');
INSERT INTO "actions" VALUES('t10q2s0s90',1,12,2,'{"do":"Discard","card":30}',NULL,'computer',NULL,1700000062000,'af87be12ce24406d3f7b38f08e4e51eedfc76db45f23c3534446031f1e435cd9');
INSERT INTO "actions" VALUES('t10q2s0s90',1,13,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000062000,'03c35030c3c659b019c49b1d8edbc5ca302afce4f94c6b921f272c7d6c9f7aaf');
INSERT INTO "actions" VALUES('t10q2s0s90',1,14,3,'{"do":"Discard","card":94}',NULL,'computer',NULL,1700000062000,'9f4d8f084c6fe490c42a0b2722edf3527ca008d8fae9b5de9303bc5ef7c7b54a');
INSERT INTO "actions" VALUES('t10q2s0s90',1,15,0,'{"do":"DrawStock"}',11,'player',1000000147,1700000063000,'5ba81da14cde575316163369a9306853bb7630527749354cf1d98b731adcb2c1');
INSERT INTO "actions" VALUES('t10q2s0s90',1,16,0,'{"do":"Discard","card":112}',11,'player',1000000148,1700000064000,'913dfadd808a3fa453f46ba169930181c691d4ed5f1e6f0484f417eb695f3577');
INSERT INTO "actions" VALUES('rette29gxs',1,0,1,'{"do":"DrawStock"}',22,'player',1000000149,1700000065000,'08b760a95d0c4beb294e0d3ac5b62e168446ad7482b4e6b08205b2a89c10f195');
INSERT INTO "actions" VALUES('rette29gxs',1,1,1,'{"do":"Discard","card":13}',22,'player',1000000150,1700000066000,'375e0cca66a7e029def1f0d4b09378f96e0a9ebc906bc7f78e3936ca286f4939');
INSERT INTO "actions" VALUES('rette29gxs',1,2,2,'{"do":"DrawStock"}',33,'player',1000000151,1700000067000,'52eb5867337fd69462056392366a58362846d715daf501323c70c521749f39c2');
INSERT INTO "actions" VALUES('rette29gxs',1,3,2,'{"do":"Discard","card":28}',NULL,'computer',NULL,1700000068000,'1dab0ba0714ab27365f43260ec993b972f42aa9418afbbb5a1dcbca5e7b048f7');
INSERT INTO "actions" VALUES('rette29gxs',1,4,0,'{"do":"TakePile","count":2}',11,'player',1000000152,1700000068000,'a50393ceadfc548e9aea3766d223da37906b1c5848aa0a163b6f7b0be125bedb');
INSERT INTO "actions" VALUES('rette29gxs',1,5,0,'{"do":"Meld","cards":[13,24,25]}',11,'player',1000000153,1700000069000,'b454c8c0dc75c8305200cfb182b84f812dcb014558a1dafd2a4ebd0fd0684506');
INSERT INTO "actions" VALUES('rette29gxs',1,6,0,'{"do":"Discard","card":48}',11,'player',1000000154,1700000070000,'31fa0231c94b477cf678f66e8cdaec6e43222ccac8b8ccc98f08c73121f0ecc1');
INSERT INTO "actions" VALUES('7n10dma68d',1,0,1,'{"do":"PassUpcard"}',22,'player',1000000155,1700000071000,'2f87601fc35ba5f6189284271ce3a5880de310f7b704d4a040d851a216c09791');
INSERT INTO "actions" VALUES('7n10dma68d',1,1,0,'{"do":"PassUpcard"}',11,'player',1000000156,1700000072000,'4535cced0bb68fcb9f8f6a95a34a1b9977f9566f62957908e1e53b2ac73dac28');
INSERT INTO "actions" VALUES('7n10dma68d',1,2,1,'{"do":"DrawStock"}',22,'player',1000000157,1700000073000,'4e8b6ba0537cc3fba60a546a4f1448c99600112fddf4db88c36cea2b6cc4255b');
INSERT INTO "actions" VALUES('jz3xa87ypv',1,0,1,'{"do":"PassUpcard"}',NULL,'computer',NULL,1700000074000,'643a2458f26e47050fc239723ca653b800c34f617ff99cc623fae4ccef926c7a');
INSERT INTO "actions" VALUES('jz3xa87ypv',1,1,0,'{"do":"PassUpcard"}',33,'player',1000000158,1700000074000,'0921530790ea2665c6b4ccc9e6b1dc6fba84b506a6db08adaad8378517fc3c2e');
INSERT INTO "actions" VALUES('jz3xa87ypv',1,2,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000074000,'f00b92d3a8c0e636a49430579c19f3a481bdcb76daf7f6d97b8fc409d839e1c4');
INSERT INTO "actions" VALUES('jz3xa87ypv',1,3,1,'{"do":"Discard","card":9}',NULL,'computer',NULL,1700000074000,'895238d9c21498e16e797f728b6056680936c89b02389ac348499fd3d5cfcb92');
INSERT INTO "actions" VALUES('jz3xa87ypv',1,4,0,'{"do":"DrawStock"}',33,'player',1000000159,1700000075000,'7bdc88f7e64b936b273014bb523af09cbe3077961aa1b7ec0207871e77e96281');
INSERT INTO "actions" VALUES('hxemdtvy62',1,0,1,'{"do":"PassUpcard"}',33,'player',1000000160,1700000076000,'d0c12d10e008106ae5f151c8aa5a7b060323ffd0a0437a4f8381ca58e9853e3a');
INSERT INTO "actions" VALUES('hxemdtvy62',1,1,0,'{"do":"TakeUpcard"}',22,'player',1000000161,1700000077000,'be7c6f7bfc8e88a80fb95ac15f141720ebdc6c8364a08b523aa2aaf2423680d1');
INSERT INTO "actions" VALUES('4ppxhattyr',1,8,0,'{"do":"DrawStock"}',11,'player',1000000,1700003600000,'816444c11708e5d7f78111faee4b730b5d1d91a66960709a857524b6283848a3');
INSERT INTO "actions" VALUES('4ppxhattyr',1,9,0,'{"do":"Discard","card":38}',11,'player',1000001,1700003600000,'acce6685ebb7c746de9d8e7819f345af94e11db140bdbf9f946f379c748df9aa');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,20,0,'{"do":"DrawStock"}',11,'player',1000002,1700003600000,'eb14666606fe88459eefde4a409ace8b39fa5ac0e3e75ea6d1f5e612ac226bef');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,21,0,'{"do":"Discard","card":168}',11,'player',1000003,1700003600000,'aa0af0b3df24d5e0746479c9bbc13d7b0780d2abf8bdcf4c7aaac4c35f18b237');
INSERT INTO "actions" VALUES('avte72qgse',1,15,1,'{"do":"DrawStock"}',22,'player',1000004,1700003600000,'f71f560cb4a10d26b35e0240c3eb3a0f410717264c79f060f70ce7ae83c4a9dd');
INSERT INTO "actions" VALUES('avte72qgse',1,16,1,'{"do":"Discard","card":33}',22,'player',1000005,1700003600000,'0b8ba4e6ef892c5b14ddbd2ce890d0db6d1ac10ebe1a8e8a129969547fab68b5');
INSERT INTO "actions" VALUES('avte72qgse',1,17,2,'{"do":"TakePile","count":1}',NULL,'computer',NULL,1700003600000,'a7c82f0ccbb1d0ec8037dd512fee53301156fce6dbb92c009ecdcf9ad413ae24');
INSERT INTO "actions" VALUES('avte72qgse',1,18,2,'{"do":"Meld","cards":[7,33,46]}',NULL,'computer',NULL,1700003600000,'154460060fac47dfbcb1f4b6187fd7937f9931b82ca7e3f7281053bd5a9d8f1a');
INSERT INTO "actions" VALUES('avte72qgse',1,19,2,'{"do":"Discard","card":35}',NULL,'computer',NULL,1700003600000,'94b70aff095ddb72dc98fc6204c3ea01f82e4fde015323c4c5871cfe41ebe246');
INSERT INTO "actions" VALUES('avte72qgse',1,20,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700003600000,'9181845295844a883c1bb44e3207b0dbec92ca52b46ee670010122b9300801a6');
INSERT INTO "actions" VALUES('avte72qgse',1,21,3,'{"do":"LayOff","cards":[18],"meld":1}',NULL,'computer',NULL,1700003600000,'ed02fc9ee9df0cf0b751748584ae6bc042537e7b07d14cf27dbc40f968be3d93');
INSERT INTO "actions" VALUES('avte72qgse',1,22,3,'{"do":"Discard","card":10}',NULL,'computer',NULL,1700003600000,'1dd66bd44bbc9f8d201b59f464aed49483eb1ca5991ee7a683079abdc3cc5870');
INSERT INTO "actions" VALUES('06atc3cbp1',1,15,1,'{"do":"DrawStock"}',22,'player',1000006,1700003600000,'7b8e7faf5026bcc7938732d36fad9df6b21bcd8555b942bcfc8f0673e18797ec');
INSERT INTO "actions" VALUES('06atc3cbp1',1,16,1,'{"do":"Meld","cards":[70,96,109],"kind":"group"}',22,'player',1000007,1700003600000,'e722f65862ae4eda820354183fdd431e053d9024653decb88280aa0bc6406c67');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,16,1,'{"do":"Discard","card":89}',22,'player',1000008,1700003600000,'d0dfc126bd4b31e856bd77f0f245a64cfdb13c1cc5a58e7d95d6dd9dca549633');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,17,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700003600000,'370de0c62ba36aab702ec7d20900a675c997cb45723834e6a5b45c63eb5fbc0b');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,18,2,'{"do":"Discard","card":101}',NULL,'computer',NULL,1700003600000,'c1f04417268960c3e013e39fd40ee2d8a17c602ba0a085f696b33aa81421b9ea');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,19,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700003600000,'a9bf5f34a02193be352d79e7e6c0bafbeee7c9217fcb53f5797f6f9089ace501');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,20,3,'{"do":"LayOff","card":83,"meld":1,"end":null}',NULL,'computer',NULL,1700003600000,'50d4c65ab23fa6907729cbe43aaa5682157cd58e20196bfc7f0d238a86c669ca');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,21,3,'{"do":"LayOff","card":109,"meld":2,"end":null}',NULL,'computer',NULL,1700003600000,'bba92c1aa6e7911802f093e3cbdfdee6c544acd5482a907fdc23239dfbbf152d');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,22,3,'{"do":"LayOff","card":107,"meld":3,"end":null}',NULL,'computer',NULL,1700003600000,'7bded24f8264ad295f44ad8d17865a1c7f5a40739ee5f2a7b7edd423066d8264');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,23,3,'{"do":"Discard","card":115}',NULL,'computer',NULL,1700003600000,'a0f625b0f93f77103c921e6a29280ae6f9ffa2ad5778bbb6a37675f8dd539c39');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,24,0,'{"do":"DrawStock"}',11,'player',1000009,1700003600000,'d5387caa565be4d3c9d6a9daa765cf2742ba8d7e2b56a5c303deb9d5dea77b3b');
INSERT INTO "actions" VALUES('t10q2s0s90',1,17,1,'{"do":"DrawStock"}',22,'player',1000010,1700003600000,'7d430d4f14e84a188eab2055dcc0c27ee396ef85703571b158902515198e381c');
INSERT INTO "actions" VALUES('t10q2s0s90',1,18,1,'{"do":"LayOff","card":7,"meld":1,"end":null}',22,'player',1000011,1700003600000,'b4499f1ca8dc569c9386162003e06c6484e7548441fc1a5509be3e1973d28155');
INSERT INTO "actions" VALUES('rette29gxs',1,7,1,'{"do":"DrawStock"}',22,'player',1000012,1700003600000,'7bd133f70dc0f7669d0e3b555dfca69dfedd1beb4006e1159003cfe576aac394');
INSERT INTO "actions" VALUES('rette29gxs',1,8,1,'{"do":"LayOff","cards":[22,23],"meld":0}',22,'player',1000013,1700003600000,'5cac298836ee20116cbd8337ab16d03b7ed0356b457bbc547bcc5c0450a32321');
INSERT INTO "actions" VALUES('7n10dma68d',1,3,1,'{"do":"Discard","card":9}',22,'player',1000014,1700003600000,'ed1621fc5d8a345869595ae39f009a379f5f223f1a392baa982655fdfe85b1b6');
INSERT INTO "actions" VALUES('7n10dma68d',1,4,0,'{"do":"TakeUpcard"}',11,'player',1000015,1700003600000,'b46de666feecc255e0ee3e01d6667b2ed3c9667a86bdf35433dd5e687d143503');
INSERT INTO "actions" VALUES('hxemdtvy62',1,2,0,'{"do":"Discard","card":10}',22,'player',1000016,1700003600000,'d0ad0e2b4183f42a49d7de4ea844f5f1c82ba881d06d65b7b34a1318c751fcea');
INSERT INTO "actions" VALUES('hxemdtvy62',1,3,1,'{"do":"DrawStock"}',33,'player',1000017,1700003600000,'22123279780ba792490e4b0e503b9bd5d9e37ea9656f057eed52c9e6784ac50e');
INSERT INTO "actions" VALUES('4q2ar1h86a',1,0,1,'{"do":"TakeUpcard"}',22,'player',1000018,1700003600000,'17a66e31bfb1645367aa46a90bbe21c6c9b0b74f9acc4e39ca1d35d0e9082bb4');
INSERT INTO "actions" VALUES('4q2ar1h86a',1,1,1,'{"do":"Discard","card":25}',22,'player',1000019,1700003600000,'a3d66c216023094a8c73549e8ff186ae291f0b425908df61ccf901230886035d');
INSERT INTO "actions" VALUES('4q2ar1h86a',1,2,0,'{"do":"DrawStock"}',11,'player',1000020,1700003600000,'9e94334cd9b31eba9ff18e85a84d7e0bd0df2d8c6b3eaa950af0658fa3e38f56');
INSERT INTO "actions" VALUES('4q2ar1h86a',1,3,0,'{"do":"Discard","card":37}',11,'player',1000021,1700003600000,'62c609d955a5523831d971a8cb96abf8469adfc7de9e9f717cea1ff6f830087b');
INSERT INTO "actions" VALUES('4q2ar1h86a',1,4,1,'{"do":"DrawStock"}',22,'player',1000022,1700003600000,'f506901aa7f1c47262ac5d89cb2f4532be9557248b1d9d39370ebf20e2191644');
INSERT INTO "actions" VALUES('4ppxhattyr',1,10,1,'{"do":"TakeUpcard"}',22,'player',1100000000,1700000060000,'5590b9a207d40e8a22c587bf0a9b30cceb8f8f3ac88259fe4825b20df5b631bb');
INSERT INTO "actions" VALUES('jd1c99x8zc',1,22,1,'{"do":"DrawStock"}',22,'player',1100000001,1700000060000,'2e4d0816b6c7f199ef42d4d76ddc05462f8f952958250fa87eb19abd70a9a6d8');
INSERT INTO "actions" VALUES('avte72qgse',1,23,0,'{"do":"TakePile","count":1}',11,'player',1100000002,1700000060000,'a132c919494d25dea74ccb854ad52d65a8b819683bab38873a4b9bc5f9378817');
INSERT INTO "actions" VALUES('06atc3cbp1',1,17,1,'{"do":"Discard","card":29}',22,'player',1100000003,1700000060000,'625a0fa72c6a4cdab0752953b442cf2b4c93ffb41e095598fdcae73c91a7439d');
INSERT INTO "actions" VALUES('06atc3cbp1',1,18,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000060000,'5b14aaed9daed8c24fa3122de20349213e2c36ff3665599607fcb482409bf8c1');
INSERT INTO "actions" VALUES('06atc3cbp1',1,19,2,'{"do":"LayOff","cards":[15],"meld":1}',NULL,'computer',NULL,1700000060000,'57b8043c909ca734114eb0772a651404e59496da2c606e2d6602bd4345d579ab');
INSERT INTO "actions" VALUES('06atc3cbp1',1,20,2,'{"do":"Discard","card":36}',NULL,'computer',NULL,1700000060000,'9408a094836c797613459ee5213175e895840cbed74a344c0960c83ad451f4be');
INSERT INTO "actions" VALUES('06atc3cbp1',1,21,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000060000,'420ee23fd1d2810797601e6d3215a4a62afa0704eed436d4af17d99fef4bc1ec');
INSERT INTO "actions" VALUES('06atc3cbp1',1,22,3,'{"do":"Discard","card":88}',NULL,'computer',NULL,1700000060000,'45d00ff7ab8816ec4a3a181b8e40877c653ddd5d39bbce1765f61940c70303fb');
INSERT INTO "actions" VALUES('9z0gcwy53g',1,25,0,'{"do":"Discard","card":71}',11,'player',1100000004,1700000060000,'6b42274914fab372457640a990c857f11eb410053ae7fb168a0949518cfa3a8f');
INSERT INTO "actions" VALUES('t10q2s0s90',1,19,1,'{"do":"Discard","card":21}',22,'player',1100000005,1700000060000,'73dd56754e8ddbe3028ed500c3c624056eeee48fe235ea69e2662f3b511613d3');
INSERT INTO "actions" VALUES('t10q2s0s90',1,20,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000060000,'585aa460278119955d1508d454583a7737f2b68c21739823a029b4517baaf738');
INSERT INTO "actions" VALUES('t10q2s0s90',1,21,2,'{"do":"Discard","card":50}',NULL,'computer',NULL,1700000060000,'ce50888c3a989740bbf8d36aa517df1900159dc831c9268719063a8a9ce3b8d1');
INSERT INTO "actions" VALUES('t10q2s0s90',1,22,3,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000060000,'92c431dd2f1f15639eaec5a5123a70a1960bb7ceb4a20a54670602a6c356c231');
INSERT INTO "actions" VALUES('t10q2s0s90',1,23,3,'{"do":"LayOff","card":75,"meld":1,"end":null}',NULL,'computer',NULL,1700000060000,'30355d6e37d2c3c023f72aeb080f23724c60babdc3380c18b8be0da0c487493b');
INSERT INTO "actions" VALUES('t10q2s0s90',1,24,3,'{"do":"LayOff","card":70,"meld":1,"end":null}',NULL,'computer',NULL,1700000060000,'10a355ed78f735a38ce8601d45587581262bc9bc6ec1a3d67e4f1c982c7f7483');
INSERT INTO "actions" VALUES('t10q2s0s90',1,25,3,'{"do":"Discard","card":86}',NULL,'computer',NULL,1700000060000,'06c8d34b56a2c42d2265a4267be7bd39875d22bd05b6cd524782842f20bf0fc7');
INSERT INTO "actions" VALUES('rette29gxs',1,9,1,'{"do":"Discard","card":38}',22,'player',1100000006,1700000060000,'b16a006c13e72ecbec268e64cdf0020c94eeec1da4a445ec217387f3493401d5');
INSERT INTO "actions" VALUES('rette29gxs',1,10,2,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000060000,'c0f7f01389a653271c5bb911b66c7e687a01583292766ed575df7cd373dd8d5b');
INSERT INTO "actions" VALUES('rette29gxs',1,11,2,'{"do":"Discard","card":2}',NULL,'computer',NULL,1700000060000,'2d2efc16edc5e8515208ec83784b1fa3b04ebb9939fc8b3c3eb563a18147292e');
INSERT INTO "actions" VALUES('7n10dma68d',1,5,0,'{"do":"Discard","card":21}',11,'player',1100000007,1700000060000,'c11409a127391dcd12abdfd912e9ae995b97dcbbad5ef63e94983f29f4925b91');
INSERT INTO "actions" VALUES('hxemdtvy62',1,4,1,'{"do":"Discard","card":36}',33,'player',1100000008,1700000060000,'57fdd647e077bc5f74456af6df1705b2c02bd4852e8e6732c76333a8ba398bf9');
INSERT INTO "actions" VALUES('4q2ar1h86a',1,5,1,'{"do":"Discard","card":21}',22,'player',1100000009,1700000060000,'48b1138db80c843141c9a97fb82140595e68a0694b64b242f78f89945144202c');
INSERT INTO "actions" VALUES('av8pgqahrs',1,0,1,'{"do":"PassUpcard"}',22,'player',1100000010,1700000060000,'4e877fc95f3b00ade9360062fe4be84390da6ce27c0bc4e5fec7ff7ec67710dc');
INSERT INTO "actions" VALUES('av8pgqahrs',1,1,0,'{"do":"PassUpcard"}',11,'player',1100000011,1700000060000,'4a29a30a1b8e70b9f2f5855f21b7904b7400f1f8e3da60fb5cad26f4a5f23edf');
INSERT INTO "actions" VALUES('av8pgqahrs',1,2,1,'{"do":"DrawStock"}',22,'player',1100000012,1700000060000,'8299d102354bef769047886a298f8dc9a1946a6da133c5e6dce662539633c1a7');
INSERT INTO "actions" VALUES('av8pgqahrs',1,3,1,'{"do":"Discard","card":24}',22,'player',1100000013,1700000060000,'99efe334cbac066a01f9014e36fae25a6ee55d2d8ba8f32e5ef9c36097515f4f');
INSERT INTO "actions" VALUES('av8pgqahrs',1,4,0,'{"do":"DrawStock"}',11,'player',1100000014,1700000060000,'e7250a189f9537896517bd1c04bb6a6a7c3ff692ca8dc11e04054c7b38b7c36a');
INSERT INTO "actions" VALUES('av8pgqahrs',1,5,0,'{"do":"Discard","card":37}',11,'player',1100000015,1700000060000,'6d397b16ecd366e2dd7cefd3776cf44398d8c7abc3d155484323033d5769327c');
INSERT INTO "actions" VALUES('av8pgqahrs',1,6,1,'{"do":"DrawStock"}',22,'player',1100000016,1700000060000,'cece6a1e4ebdc6a9f93747a2f053959494254e64bd56fa6bd9243b6ded999505');
INSERT INTO "actions" VALUES('av8pgqahrs',1,7,1,'{"do":"Discard","card":38}',22,'player',1100000017,1700000060000,'dc242e0be9be8466a44698401d0b43b74f05f168e833dc0c6b28c5e19031615c');
INSERT INTO "actions" VALUES('av8pgqahrs',1,8,0,'{"do":"DrawStock"}',11,'player',1100000018,1700000060000,'d52c7e88c9d3863f8a32c5d7632a71a9974f8e0ed705f7d31ab24bc75d8c1020');
INSERT INTO "actions" VALUES('av8pgqahrs',1,9,0,'{"do":"Discard","card":51}',11,'player',1100000019,1700000060000,'c593f0285e1636612e7be897cd5838790ed1cedf0c7e18ff0eb16a08164308ac');
INSERT INTO "actions" VALUES('av8pgqahrs',1,10,1,'{"do":"DrawStock"}',22,'player',1100000020,1700000060000,'cb6e586a60c8260bee810243a8db9dfd982777f0fbd666742a33829b4b97de1b');
INSERT INTO "actions" VALUES('av8pgqahrs',1,11,1,'{"do":"Discard","card":9}',22,'player',1100000021,1700000060000,'3704238b5b3b06cb2b3787dbb34654e0f73330f8366000f2e12d24a225c768c6');
INSERT INTO "actions" VALUES('av8pgqahrs',1,12,0,'{"do":"TakeUpcard"}',11,'player',1100000022,1700000060000,'26093153cf08df955e14360f634e999c7ad8fc9ac162dd9a1a06999060fa9caf');
INSERT INTO "actions" VALUES('av8pgqahrs',1,13,0,'{"do":"Discard","card":23}',11,'player',1100000023,1700000060000,'014d159e6d00d6f31954d249758e1bb3ee7a6c94a19256e100f411e39ab3a990');
INSERT INTO "actions" VALUES('av8pgqahrs',1,14,1,'{"do":"DrawStock"}',22,'player',1100000024,1700000060000,'7ca8fe19c85f9ea3a5f1bedf7abe9fd864b277be581b2d0c022637737db6d124');
INSERT INTO "actions" VALUES('av8pgqahrs',1,15,1,'{"do":"Discard","card":48}',22,'player',1100000025,1700000060000,'b1062e3802f69747d079f2d2e80afba4d19f19a881abf020c8d04653ddc4c837');
INSERT INTO "actions" VALUES('av8pgqahrs',1,16,0,'{"do":"DrawStock"}',11,'player',1100000026,1700000060000,'2ef1fc62147bd34680493389489dcc57e6babcdc835204b61e9ee5fb0171f106');
INSERT INTO "actions" VALUES('av8pgqahrs',1,17,0,'{"do":"Discard","card":49}',11,'player',1100000027,1700000060000,'d6483b3b92785cfa24b4a7a3bee02cb274516bc49d7b7dd89c19a0fcf35719a8');
INSERT INTO "actions" VALUES('av8pgqahrs',1,18,1,'{"do":"DrawStock"}',22,'player',1100000028,1700000060000,'d2c13388dd76b1e6ae4163128d4acb405f5873d4ea00135ff36fdf7895aec25f');
INSERT INTO "actions" VALUES('av8pgqahrs',1,19,1,'{"do":"Discard","card":34}',22,'player',1100000029,1700000060000,'994b0ffc9bbc7d38b44911d7425ace5fc31aaeb392b87fd41d8a0f5059c61e62');
INSERT INTO "actions" VALUES('av8pgqahrs',1,20,0,'{"do":"DrawStock"}',11,'player',1100000030,1700000060000,'5f19c4f8e0a759b944e8438e6724cbea84dbfaadc4ef16d523152352aec00d0a');
INSERT INTO "actions" VALUES('av8pgqahrs',1,21,0,'{"do":"Discard","card":47}',11,'player',1100000031,1700000060000,'ac488e753273d09ed8e454125d8fda9eb552e679d1a9d1d1cd68ea828dcdce48');
INSERT INTO "actions" VALUES('av8pgqahrs',1,22,1,'{"do":"DrawStock"}',22,'player',1100000032,1700000060000,'bb0fc942c60468a31cd03600527dad002739e7d838b8cd172fc729ca07d9b9df');
INSERT INTO "actions" VALUES('av8pgqahrs',1,23,1,'{"do":"Discard","card":20}',22,'player',1100000033,1700000060000,'6cfac6bfe06af21eac66f86fe99868832ad8b0256fd57060a7b560626a843f20');
INSERT INTO "actions" VALUES('av8pgqahrs',1,24,0,'{"do":"DrawStock"}',11,'player',1100000034,1700000060000,'ab0d114aaab3945bd97a1de8c7bda52055684a746631a3a555f350115115deb5');
INSERT INTO "actions" VALUES('av8pgqahrs',1,25,0,'{"do":"Discard","card":5}',11,'player',1100000035,1700000060000,'518dce7226f98146e580244aa77298788ce51031cc3e0ab3b1ca016da3a15a46');
INSERT INTO "actions" VALUES('av8pgqahrs',1,26,1,'{"do":"TakeUpcard"}',22,'player',1100000036,1700000060000,'06f65c561c2af59eddeef0b5b880c68acdc308b4407345c52b5a748504b94fc4');
INSERT INTO "actions" VALUES('av8pgqahrs',1,27,1,'{"do":"Discard","card":33}',22,'player',1100000037,1700000060000,'58e8b7ec992c71ac1b8a8729576fa766b83d1d82ddc2e94077cb51322037be4e');
INSERT INTO "actions" VALUES('av8pgqahrs',1,28,0,'{"do":"DrawStock"}',11,'player',1100000038,1700000060000,'1b30d922ec321b1da5210470a6ad1f7cb3172db7f813cece27642031447760c7');
INSERT INTO "actions" VALUES('av8pgqahrs',1,29,0,'{"do":"Discard","card":19}',11,'player',1100000039,1700000060000,'28cd7fc35218c7468f3c506afd988bb36870acbc13bb48834a114e32ccacedcd');
INSERT INTO "actions" VALUES('av8pgqahrs',1,30,1,'{"do":"DrawStock"}',22,'player',1100000040,1700000060000,'fc188353c7e7d9ab94a43137093b2d8aa19029a35e56d343785ca4af2130d899');
INSERT INTO "actions" VALUES('av8pgqahrs',1,31,1,'{"do":"Discard","card":12}',22,'player',1100000041,1700000060000,'054f79ab52911616aa84c5b0bbbe1ffafde90feab5687b8a0b21ac2264cc3144');
INSERT INTO "actions" VALUES('av8pgqahrs',1,32,0,'{"do":"DrawStock"}',11,'player',1100000042,1700000060000,'dbc6a8ac21b37dd46ae3e7f1abfbe37250e1b409c00e8b093d5bd49ef8bf9a19');
INSERT INTO "actions" VALUES('av8pgqahrs',1,33,0,'{"do":"Discard","card":36}',11,'player',1100000043,1700000060000,'43f362b12f767a70af2cb392350fec7384c4a6ca94a1d0614c9e86ba671f715b');
INSERT INTO "actions" VALUES('av8pgqahrs',1,34,1,'{"do":"DrawStock"}',22,'player',1100000044,1700000060000,'87a071483fc551958e63bf95b18a3b16a5ec285a2dc70cefa572cb927890ae66');
INSERT INTO "actions" VALUES('av8pgqahrs',1,35,1,'{"do":"Discard","card":45}',22,'player',1100000045,1700000060000,'f3089d76fbad1b2a760b90130bb76822cd83054f3f9b339739c9b2cc5d6f0292');
INSERT INTO "actions" VALUES('av8pgqahrs',1,36,0,'{"do":"DrawStock"}',11,'player',1100000046,1700000060000,'ba19e39aab9167e5592e13c79c19d66f2bcc7fa556edd61fef36cc66119b384e');
INSERT INTO "actions" VALUES('av8pgqahrs',1,37,0,'{"do":"Discard","card":32}',11,'player',1100000047,1700000060000,'a929a838f5f7f95144e23ad9d8b2a7d7e662796aa24057461f9bc88ca0969d50');
INSERT INTO "actions" VALUES('av8pgqahrs',1,38,1,'{"do":"DrawStock"}',22,'player',1100000048,1700000060000,'74b65c16e72f7e9e9ebefc1de1035c3c7c6fc54ab725bb61a6a0cdba141ef2a2');
INSERT INTO "actions" VALUES('av8pgqahrs',1,39,1,'{"do":"Discard","card":21}',22,'player',1100000049,1700000060000,'7770fb5eac1b2d4df80bbe64e89f18e0557559efe1b397a13fa8999cade8cb6d');
INSERT INTO "actions" VALUES('av8pgqahrs',1,40,0,'{"do":"DrawStock"}',11,'player',1100000050,1700000060000,'047dcb396da8737929ebacfe87deb697735ab9a3b929c71f4b8e992202b44bd7');
INSERT INTO "actions" VALUES('av8pgqahrs',1,41,0,'{"do":"Discard","card":17}',11,'player',1100000051,1700000060000,'ed0e79468fc772db192042b809a3154348c8125129325d9ac40673bf3f4205fd');
INSERT INTO "actions" VALUES('av8pgqahrs',1,42,1,'{"do":"DrawStock"}',22,'player',1100000052,1700000060000,'13050ae265f4cdbbd15ba5b02d4bd1bdf81df2aed9ff8d78382da55f9fef0dab');
INSERT INTO "actions" VALUES('av8pgqahrs',1,43,1,'{"do":"Discard","card":46}',22,'player',1100000053,1700000060000,'a477189577accb28f87c8552fb1d7a680cd9ffdc4b7f21e5deb7772490e435ec');
INSERT INTO "actions" VALUES('av8pgqahrs',1,44,0,'{"do":"DrawStock"}',11,'player',1100000054,1700000060000,'0f0b997580f00ff3d880d74382f55f801b0516a7c5e4fa02d02b48b2e28f5b32');
INSERT INTO "actions" VALUES('av8pgqahrs',1,45,0,'{"do":"Discard","card":30}',11,'player',1100000055,1700000060000,'0eaf64d9dffb3eb76a9d5b9bfa5e464b48a2effc068376d2d577eddb8a6f75cf');
INSERT INTO "actions" VALUES('av8pgqahrs',1,46,1,'{"do":"DrawStock"}',22,'player',1100000056,1700000060000,'d354222ece0223662db4198d87de53b2c3e61776768832f915a49feea8d3247a');
INSERT INTO "actions" VALUES('av8pgqahrs',1,47,1,'{"do":"Discard","card":6}',22,'player',1100000057,1700000060000,'6359c3ce662b928e4f4864327263d32d203687595c8b488c36aa7955955fdec6');
INSERT INTO "actions" VALUES('av8pgqahrs',1,48,0,'{"do":"TakeUpcard"}',11,'player',1100000058,1700000060000,'6343172528803493377bcc1edebce353e074aeb5b888fbc954bcdb87da545316');
INSERT INTO "actions" VALUES('av8pgqahrs',1,49,0,'{"do":"Discard","card":2}',11,'player',1100000059,1700000060000,'c7679fd008d87ec7891df38bc8f26264030c5be869d849fc3f50bbc9b68d61bf');
INSERT INTO "actions" VALUES('av8pgqahrs',1,50,1,'{"do":"TakeUpcard"}',22,'player',1100000060,1700000060000,'d77862afdc3fe4cad53e20bf42f6767e08d8298a8f4b21940a9ea86b3f615e88');
INSERT INTO "actions" VALUES('av8pgqahrs',1,51,1,'{"do":"Discard","card":4}',22,'player',1100000061,1700000060000,'d2cfe2b7c33e7a695d86d078000cb269c393105a938c0a4ea0c319122185098a');
INSERT INTO "actions" VALUES('av8pgqahrs',1,52,0,'{"do":"DrawStock"}',11,'player',1100000062,1700000060000,'a1a31388d3deac085df8f0f538cd75a6a95b8de166a292f0cd2f52684329ce58');
INSERT INTO "actions" VALUES('av8pgqahrs',1,53,0,'{"do":"Knock","card":28,"melds":null}',11,'player',1100000063,1700000060000,'e0881cf8fa1f4a4052a1110ea953340aceaa509b18bd0fc959cd40b3444e1ddf');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,0,0,'{"do":"PassUpcard"}',33,'player',1100000064,1700000060000,'047b3d5bee2462700af937a23904dcd6133edb404784e9bcdbd0352a62cd02ea');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,1,1,'{"do":"PassUpcard"}',NULL,'computer',NULL,1700000060000,'5087d119ea822638af63745469c04f229cff5bf51190b5184b908747de8787b2');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,2,0,'{"do":"DrawStock"}',33,'player',1100000065,1700000060000,'122747a0314cf6cbc2c6fe778b68fdb380af8e9d007a20935a44e85ba7479541');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,3,0,'{"do":"Discard","card":48}',33,'player',1100000066,1700000060000,'90a47495c83a1e27d24a54274365323b15d7c5a9a5613290cea0b5dc7c50fc6d');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,4,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000060000,'9b4a081985dfb6c5620882effd6b0b5011073dde0df7663eeb4d58d9220808d7');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,5,1,'{"do":"Discard","card":36}',NULL,'computer',NULL,1700000060000,'30931448dbdd99a96956bc0369285f5469eefe0af890e990cb09ea2668fda7f1');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,6,0,'{"do":"DrawStock"}',33,'player',1100000067,1700000060000,'da4bb663d88924dcfd06fbfd183a6baf20f3f21c625aa146b79b2a5448619dc1');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,7,0,'{"do":"Discard","card":9}',33,'player',1100000068,1700000060000,'84afc0daaedc2a8433ac63f4531cd800df70bcad735d26ad8fa2e1c30c73bb58');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,8,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000060000,'5c48a2205492673a50a4cc3970e5bdec209435c2357cd2875992b4db225223d2');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,9,1,'{"do":"Discard","card":22}',NULL,'computer',NULL,1700000060000,'01a3b4355b12ccef8dabf7e8a544517cf0bf72cd7d7b2fa5e4fd1183db438f18');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,10,0,'{"do":"TakeUpcard"}',33,'player',1100000069,1700000060000,'59cd7ac4c23b48c27ffbaf4de3059db1ac87689b417e16090c202374145ad746');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,11,0,'{"do":"Discard","card":10}',33,'player',1100000070,1700000060000,'83e6563076019de176e11446721c093c488ff887e732d79e27ef0090fcb47c0d');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,12,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000060000,'76b522d0829bbe23920e67a530da772204370eabcd56ba2216ee49e9d9531d40');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,13,1,'{"do":"Discard","card":25}',NULL,'computer',NULL,1700000060000,'c7bb99292c89ec14aa13134ead24a43f71583303c004cd8df32dea9c95b4142b');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,14,0,'{"do":"DrawStock"}',33,'player',1100000071,1700000060000,'601d7aefff151e8971c6ac961114dbc34a2d1c5e6e2c02a5693984effe76d492');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,15,0,'{"do":"Discard","card":47}',33,'player',1100000072,1700000060000,'35177eab03de2132aa14dd219c815432aeac0e981148cb10f473b413bd2847a3');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,16,1,'{"do":"DrawStock"}',NULL,'computer',NULL,1700000060000,'40ac1730e5d93197a8fd543cbb6c16167a90fec59505af451cba63468e8b09be');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,17,1,'{"do":"Discard","card":37}',NULL,'computer',NULL,1700000060000,'426fa8ba4777979acfc9856e1b0a4bfc8603c84dbc77f1cbda19284fa9b4f3a0');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,18,0,'{"do":"DrawStock"}',33,'player',1100000073,1700000060000,'cc1b096fede04345e299203e5f16665ab897a2cebcf97dbb4fd7be62b8304dbb');
INSERT INTO "actions" VALUES('ft92v5ht8w',1,19,0,'{"do":"Knock","card":18,"melds":null}',33,'player',1100000074,1700000060000,'097fa99d8dc1aab0df3b46862ed654ca30e3212dc1de6bc004b2618a1d5ddd2c');
INSERT INTO "actions" VALUES('fj8zyk0sdk',1,0,0,'{"do":"TakeUpcard"}',33,'player',1100000075,1700000060000,'9f568f2ee4dcab5839547f34b44df780febef2431e12d8347074e358a0dd5997');
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
INSERT INTO "boards" VALUES(700,'gin','2023-11-14',11,4,2,1565,444,0);
INSERT INTO "boards" VALUES(700,'gin','2023-W46',11,4,2,1565,444,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11',11,4,2,1565,444,0);
INSERT INTO "boards" VALUES(700,'gin','S1',11,3,1,1389,456,0);
INSERT INTO "boards" VALUES(700,'gin','all',11,4,2,1565,444,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11-14',22,3,2,1593,455,0);
INSERT INTO "boards" VALUES(700,'gin','2023-W46',22,3,2,1593,455,0);
INSERT INTO "boards" VALUES(700,'gin','2023-11',22,3,2,1593,455,0);
INSERT INTO "boards" VALUES(700,'gin','S1',22,2,2,1779,469,0);
INSERT INTO "boards" VALUES(700,'gin','all',22,3,2,1593,455,0);
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
INSERT INTO "boards" VALUES(700,'gin','S2',11,1,1,1565,444,0);
INSERT INTO "boards" VALUES(700,'gin','S2',22,1,0,1593,455,0);
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
    started_at BIGINT NOT NULL, hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, deal)
);
INSERT INTO "deals" VALUES('e52jsry3da',1,1,'19 18 23 22 12 41 2 16 42 8 46 32 4 25 10 5 3 33 43 36 9 29 30 21 26 11 7 45 15 31 35 47 50 51 13 24 49 34 39 40 1 20 6 37 14 17 28 44 0 48 38 27','19dac896481471da57afd608bc27f07ae334243ecc2165be58af22ccbd6c7f67',1700000000000,'c48f8336c1e2d5d2c1d884909b086a99281ca55cb681569cb007e433b5e62c00');
INSERT INTO "deals" VALUES('e52jsry3da',2,0,'51 39 41 34 15 49 3 50 14 4 21 13 9 38 8 37 24 17 40 0 7 16 36 45 20 12 29 18 47 27 22 19 2 30 1 31 46 25 33 10 6 32 28 5 48 43 44 35 23 11 42 26','5b47146d57cd20f3ba185e0e0b7d297b4cfcb8de6c575f5dfa79eb91963ced8d',1700000000000,'8ec62509a54139d2879721e19d93efa68830cf5e262e59dbaa88b5cc5c336c50');
INSERT INTO "deals" VALUES('gtsnnvxxra',1,0,'33 30 45 19 23 34 12 24 51 32 26 13 25 6 42 38 3 31 36 10 14 9 20 27 21 39 44 8 29 41 43 18 22 47 7 48 15 17 0 28 1 46 4 2 16 49 5 50 37 35 11 40','f5c49204cd75b66554847e25bb200b09e99905b88891bbf5ecac0429ef541772',1700000001000,'d2219135cfa1db7d857ca02602da12bf82ac53471a5a7fc4d39d21b7c05db2f4');
INSERT INTO "deals" VALUES('0zvh93thyp',1,1,'36 49 29 15 34 32 33 20 50 25 37 21 7 17 9 31 23 43 11 6 12 1 35 38 22 24 5 14 18 28 30 44 2 0 45 16 26 10 39 51 41 4 46 48 13 8 19 47 3 27 40 42','bce02e28451a6b332d8787db93d0e6533ecfa6cf5a4aaffcc8153790460d5fc8',1700000002000,'753f01189a0241ecc479e6967bc9cdaa1e37c6fa731c7d32b9c93026a50252a2');
INSERT INTO "deals" VALUES('eqjdpv74v2',1,0,'39 37 29 40 0 6 44 11 48 19 27 14 28 47 9 22 35 26 25 20 30 12 49 43 1 45 3 24 42 33 51 31 15 18 7 36 41 23 16 32 38 21 17 13 34 50 10 8 5 2 46 4','06cb79c9a862b60b329de8d35c7bb54b28732b0345ee199dea18a0ab916db903',1700000007000,'54d0ca99a4d6917c5c305b411cbbf748bf8242897e7311ae41d8e3239d18ecb5');
INSERT INTO "deals" VALUES('cd6bh9qdfh',1,2,'37 45 41 36 29 48 12 32 7 22 4 38 21 26 31 9 23 5 49 11 15 17 50 42 8 3 14 19 10 44 39 33 46 25 28 40 47 0 1 2 43 13 51 20 30 16 35 18 34 24 27 6','9566820aeb17c65392f7d22fe58d1551b078f0caefd2ddd846c73994826ebce4',1700000007000,'7a08a4ec2da22748304eeb4969dc8a1781e3869f3867fdfb4a7b54764f5c94a8');
INSERT INTO "deals" VALUES('7hdx3ch3pj',1,0,'35 7 13 12 14 15 28 37 29 43 27 47 2 8 51 25 5 23 21 10 49 17 24 41 38 33 44 26 16 45 3 19 39 34 42 36 11 48 50 20 32 6 9 30 31 22 18 0 40 1 4 46','e250eed94b4bbe89651a0c741b26c8029a474d65df2a17d67405b356f493e82b',1700000011000,'d791287becf573baf06690266c90c516211329ac9de5280f1c549d108f4984ab');
INSERT INTO "deals" VALUES('4ppxhattyr',1,0,'1 34 33 25 48 8 51 44 7 0 28 18 6 37 50 24 12 16 38 2 49 41 42 29 5 11 40 27 47 22 9 19 13 36 10 23 32 4 3 46 17 39 35 21 26 45 14 30 43 31 20 15','ed30528b4779daba792b8bfe6ce26b0ad7433086a04d31fb5f9224179f66d5ce',1700000017000,'b8708e3bf28a630d3d5668359e0a64c7037d5ccc5c6ef2b8eafe1d7d89741030');
INSERT INTO "deals" VALUES('jd1c99x8zc',1,1,'95 129 75 206 490 218 194 498 365 266 106 138 326 195 429 397 171 325 41 228 152 45 331 330 1 267 74 497 49 269 428 19 81 459 105 44 356 480 465 76 466 324 274 322 451 256 168 421 427 68 87 461 219 221 268 371 173 177 192 131 369 279 305 299 4 36 275 10 411 307 215 297 231 333 38 16 11 130 32 17 39 164 401 70 211 321 271 26 389 88 337 388 280 146 83 358 27 144 128 12 30 43 476 169 370 424 64 197 115 3 493 348 40 237 222 193 386 394 233 343 167 42 283 487 28 78 384 154 89 142 344 109 475 471 287 385 145 463 25 236 101 133 422 425 334 80 450 103 489 29 65 204 66 306 170 241 141 499 488 420 31 260 282 14 402 179 458 464 96 467 415 113 453 462 100 399 473 235 24 69 416 155 362 51 293 360 486 5 257 107 492 259 414 345 387 23 413 339 390 230 412 395 157 166 229 153 272 364 209 143 359 210 270 242 400 67 281 434 409 295 485 207 336 361 178 77 205 288 335 294 351 286 234 258 104 410 477 79 472 147 363 408 37 198 224 273 292 320 449 474 216 114 140 172 285 352 93 0 261 448 407 349 452 296 403 50 102 478 6 479 15 82 460 158 301 160 92 338 398 284 435 134 357 203 243 217 156 433 108 223 139 159 208 196 18 13 491 423 151 2 454 298 202 220 232 90 332 426 484 346 91 165 396 94 350 262 132 323 347 300','9a3211416d4b462138525b1453e97f763e8ef3a6a0f308d76db9ab4df324f5e7',1700000025000,'7a568595616cb39e759230b3a2623aa07d5992e086f35a35871b201a2740318b');
INSERT INTO "deals" VALUES('avte72qgse',1,2,'9 47 50 25 10 20 39 7 18 1 36 14 34 51 0 4 32 5 23 26 19 8 2 46 29 48 31 6 30 13 44 35 38 33 27 22 11 37 3 49 15 45 41 16 17 40 21 24 28 42 12 43','0b180e887be17e08ed5e7f71f5b60caa7debd1204dd339e5d70e2b6559536ec3',1700000033000,'5b1eea43b9445ce554ea449553d162667455c595e7697a68d02a65db6ea8c17b');
INSERT INTO "deals" VALUES('06atc3cbp1',1,2,'88 92 96 111 6 45 87 46 2 67 21 115 101 40 68 89 39 11 10 65 82 105 35 15 100 27 109 1 85 18 70 75 24 23 29 30 97 28 4 36 71 102 72 9 7 112 0 32 113 99 84 107 17 22 94 74 103 91 34 81 51 93 19 5 8 95 44 64 108 41 90 49 47 25 20 37 3 80 78 110 104 79 69 114 13 73 86 50 77 43 42 26 83 76 31 66 12 38 98 14 48 33 16 106','c2dd2dc45d6d3e697a216ff0cd995bbabbf0a49ee8aed30c0269cdcfbba36619',1700000041000,'91a7f3805c610efcade75a82fbb7b80a23f552cc2d290bda6642fc453ebf3b3a');
INSERT INTO "deals" VALUES('9z0gcwy53g',1,1,'3 29 4 68 82 22 17 44 42 84 13 93 31 7 6 91 86 11 20 14 39 105 94 65 114 111 71 92 21 107 12 50 23 115 27 78 16 10 103 43 113 83 96 8 101 109 19 37 106 76 85 52 95 72 26 33 18 35 110 41 34 49 89 40 79 15 100 38 99 0 70 45 5 104 90 51 97 112 116 48 80 1 108 64 32 9 73 24 81 46 98 69 66 30 75 88 25 28 36 102 74 47 87 2 67 77','ef86ee96509641c90754824900eb1af346046bff0e8cb4698a1507424adf65f0',1700000049000,'03baed18c127576b0dfb55d71dc52c1dd29fe16bcfc87077ef144c53fb7ee595');
INSERT INTO "deals" VALUES('t10q2s0s90',1,0,'5 46 77 14 78 2 72 43 81 64 89 25 109 79 20 104 113 1 86 68 41 99 103 4 42 71 36 112 116 76 74 84 108 28 111 17 85 102 70 45 21 67 91 48 40 31 18 34 47 115 52 87 10 106 93 39 24 9 83 30 94 38 7 50 75 37 69 88 49 101 96 92 107 22 35 33 15 65 97 110 98 44 100 80 27 82 6 90 66 11 0 23 95 51 12 73 114 32 13 3 105 29 19 26 16 8','2fbe182d3243119baa5e48c20d5d632e1faa3cbd02cd41e196ba9e94f936b5b1',1700000057000,'0ed0759bb217b8facc0ef1ae145912fb9d94f061f5500a5cc897a8af981d2ca4');
INSERT INTO "deals" VALUES('rette29gxs',1,0,'43 6 49 29 17 24 18 15 41 4 39 25 13 46 31 38 37 48 22 10 33 21 50 28 23 2 45 35 30 9 26 1 0 20 27 19 32 12 42 47 7 11 36 3 34 40 5 14 16 44 51 8','0a55bb3f874ff34420a29587937fbd0c98189c5c77c1fa07a8a10c1484c89723',1700000065000,'218b94efe04e4ea48c92806bf30e44fde5209339155b0a58ad694bafa1d24492');
INSERT INTO "deals" VALUES('7n10dma68d',1,0,'28 9 29 20 18 2 22 24 37 27 42 10 1 47 11 44 12 4 15 21 16 23 45 41 0 50 40 13 6 31 48 7 32 3 8 35 51 14 19 49 34 26 46 30 33 39 36 43 5 25 17 38','945ed9e91ae94b94274c5524eedd36ad451a0ee1e507acd3f75c5d37ce1bec7b',1700000071000,'8c8b3dad75f94b55332336a592822b892ede85a017055f36f92469315407ba4a');
INSERT INTO "deals" VALUES('jz3xa87ypv',1,0,'28 33 14 42 13 9 41 4 10 37 21 39 34 12 50 5 22 40 46 19 32 15 45 20 18 31 44 11 24 36 16 8 7 35 0 2 30 6 3 51 47 25 26 23 17 48 43 38 27 49 1 29','4da9d65b201d3f4bea0b00c16642eed0b13d5b571eb3e670c84c56cc926901b3',1700000074000,'0366786fc3a8ad039f922097cf8521ad1b44ba49c0bc54005c19f04aac9d5bb7');
INSERT INTO "deals" VALUES('hxemdtvy62',1,0,'7 16 20 26 19 32 45 50 9 51 35 44 10 42 39 43 5 2 22 34 48 36 0 47 4 8 38 18 3 17 33 28 27 12 31 23 49 29 41 46 21 15 6 14 25 11 40 24 13 30 1 37','7ecaa889b0cd0cb26cf80a64dacadcfd36ea5c0104ae4b8b5efbc9cd5e8ddd3f',1700000076000,'f2a00e4168e55e938552c52a04ee0d643b2cff831be0c1655fe7c40ae1520c71');
INSERT INTO "deals" VALUES('4q2ar1h86a',1,0,'48 11 2 39 21 25 32 12 49 47 51 8 7 15 4 37 6 19 46 16 10 30 9 23 45 5 3 20 17 50 40 26 44 18 29 36 38 22 42 35 31 28 14 33 1 27 13 43 24 0 34 41','d1d3fb5d4f137e8cd7b9fae1a77afab3d84b9dc66b1aabac50b0fbbc8f89ec5f',1700003600000,'d641c603542cadaa4baa5e312a6bbca28edd4a09d2d2444e8351f737a9ac15af');
INSERT INTO "deals" VALUES('av8pgqahrs',1,0,'34 44 4 9 0 48 3 24 42 20 51 23 8 10 37 2 17 40 5 13 25 38 47 45 30 33 16 49 15 28 31 39 19 12 36 27 32 21 7 46 11 6 41 35 26 1 18 29 50 43 14 22','3cd910b4a24a2ad9bb30b2fb253c649d8de3da970d560394e3f2c264d806aca5',1700000060000,'98d2fbd0dfab4d70fd1f34c9abc8b6893e79d8e5ce52bfa70f42ffde47d80468');
INSERT INTO "deals" VALUES('ft92v5ht8w',1,1,'2 21 45 15 48 9 6 39 20 18 4 43 34 1 28 16 5 7 37 22 14 10 36 19 25 51 47 29 40 11 50 31 26 44 12 41 23 30 3 27 13 49 33 8 32 24 0 46 38 35 42 17','76b4c5444e72071c3e0c1bcc8f07f39fe59c422fc9182c58dc12504a88c2cb11',1700000060000,'6f337d8e291668d08e523f0610f43166085495d6fc08641636f92c5ec84a4613');
INSERT INTO "deals" VALUES('fj8zyk0sdk',1,1,'47 5 23 19 29 8 51 36 24 21 11 17 15 34 3 4 37 39 44 35 18 49 0 30 33 7 31 46 22 43 20 40 42 45 28 10 2 9 25 41 14 1 27 38 13 32 48 6 16 12 50 26','d6823097861fc5d10b00b43708d052f629ae9be65ce8fd91d86dfa75468be82b',1700000060000,'ecd3c2364bb8f06248334e7855317f1c2c78182b41f417521742b11757e2739f');
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
INSERT INTO "house" VALUES(1,1700000060000,NULL);
CREATE TABLE kept_seats (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    member_id BIGINT NOT NULL,
    kept_until BIGINT NOT NULL,
    PRIMARY KEY (table_id, member_id)
);
INSERT INTO "kept_seats" VALUES('45m6f5prdx',11,1700000359000);
CREATE TABLE limits (
    key TEXT NOT NULL PRIMARY KEY,
    tat BIGINT NOT NULL,
    used INTEGER NOT NULL
);
CREATE TABLE luck (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    seat INTEGER NOT NULL,
    member_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    edition INTEGER NOT NULL,
    at BIGINT NOT NULL,
    deals INTEGER NOT NULL,
    points BIGINT NOT NULL,
    luck BIGINT NOT NULL,
    luck_error BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE match_results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (table_id),
    sequence BIGINT NOT NULL UNIQUE,
    outcome TEXT NOT NULL,
    at BIGINT NOT NULL
, hash TEXT NOT NULL DEFAULT '');
INSERT INTO "match_results" VALUES('e52jsry3da',1,'{"ending":"target","winners":[1],"scores":[2,25]}',1700000000000,'4b84abe1111d90c46012081ca1b9220375a188d6d0761bc6f5827f9c750d8ff0');
INSERT INTO "match_results" VALUES('gtsnnvxxra',2,'{"ending":"deals","winners":[1],"scores":[0,5]}',1700000001000,'28e0ab80647632a3643791cdebbbe4e81f1554054457d75044c7d09867ff94b5');
INSERT INTO "match_results" VALUES('0zvh93thyp',3,'{"ending":"resigned","winners":[0],"scores":[0,0]}',1700000007000,'5bc3498ef2afd7a877ba0d62fe4d563e378b23dfbaeecc536816a0d2d3458298');
INSERT INTO "match_results" VALUES('eqjdpv74v2',4,'{"ending":"deals","winners":[0],"scores":[15,0]}',1700000007000,'c2d783eb221d9e7c3b31763a9d90beac95584a468fbf2b8dc27449d9bb5f58e3');
INSERT INTO "match_results" VALUES('cd6bh9qdfh',5,'{"ending":"resigned","winners":[0],"scores":[0,0,0]}',1700000011000,'7ad70ab9112c384af9a23aaff253ba1b3b89f2ea7131f628b90e0e0088e9cb3d');
INSERT INTO "match_results" VALUES('av8pgqahrs',6,'{"ending":"deals","winners":[0],"scores":[8,0]}',1700000060000,'899f3d27a17de47713e64705174ad7a9bb2861be36ae4a8bfe8cdad405354a0f');
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
INSERT INTO "match_seats" VALUES('av8pgqahrs',0,11,8,'won',0,1,8,700,'gin',6);
INSERT INTO "match_seats" VALUES('av8pgqahrs',1,22,0,'lost',1,2,NULL,700,'gin',6);
CREATE TABLE member_settings (
    member_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);
INSERT INTO "member_settings" VALUES(11,'{"sort":"melds","mention":null,"dms_closed":false,"when_asked":"ask","cards":null,"deck":"two","theme":"dark","direct_channel":null,"throws":"buttons","only_moves":false,"begun":["gin"]}');
INSERT INTO "member_settings" VALUES(22,'{"sort":"melds","mention":null,"dms_closed":false,"when_asked":"ask","cards":null,"deck":"two","theme":"dark","direct_channel":null,"throws":"buttons","only_moves":false,"begun":["gin"]}');
INSERT INTO "member_settings" VALUES(-2900054318250156030,'{"sort":"melds","mention":null,"dms_closed":false,"when_asked":"ask","cards":null,"deck":"two","theme":"dark","direct_channel":null,"throws":"buttons","only_moves":false,"begun":["gin"]}');
INSERT INTO "member_settings" VALUES(33,'{"sort":"melds","mention":null,"dms_closed":false,"when_asked":"ask","cards":null,"deck":"two","theme":"dark","direct_channel":null,"throws":"buttons","only_moves":false,"begun":["gin"]}');
CREATE TABLE migrations (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL);
INSERT INTO "migrations" VALUES(1,'card_room','e4ddfa57e87c59e1c2648bf15fdd5dc1cf6c3386f122868435e79242d40261f5');
INSERT INTO "migrations" VALUES(2,'chips','63a075ac61fb10301596c8d96dfaf17a081449f1b898bbdbce8772032bf3e9aa');
INSERT INTO "migrations" VALUES(3,'clocks','6e1331ef52e251efed76997595925b9dc7e27a7276c4ccdfa2209850737bf2f7');
INSERT INTO "migrations" VALUES(4,'ratings','405ca3108f7d88278db3b4ea6f4a12f18c719584d2d1aba85262b0efd39b61f6');
INSERT INTO "migrations" VALUES(5,'open_hands','ab18657d9e3623abd1096ec93d1103242b0fc5dd7671ab45545c78733cbf1c28');
INSERT INTO "migrations" VALUES(6,'best_deals','a802403fc1987e82196ec7e685daf6f68b18519fa41789f637ed838d379aa710');
INSERT INTO "migrations" VALUES(7,'awake','7464cc6a00c066d5d4c2c74bb57b9f47e8312d43f71af3b32037101b66f4cb91');
INSERT INTO "migrations" VALUES(8,'kept_seats','4e65c00923120ef763e795160c507c7ef8d9a51ee86d0e866401ac57b9d66bb9');
INSERT INTO "migrations" VALUES(9,'seals','d81db0728f15f1427567b4e81ebc7ee10d343081ddae86b97c69684410b69667');
INSERT INTO "migrations" VALUES(10,'shared','d2649cbabf5236b5f67caef4586b5715724cadba11f221f883cb2dcf4441fd9e');
INSERT INTO "migrations" VALUES(11,'claims','8e2747f4b9c0cf3a17e7eb7190f56a091b23f3925094cdd14a2a630a926e01d6');
INSERT INTO "migrations" VALUES(12,'reviews','1bdf1510fbedcc2e68d0e180579373de2d96245fc27671f1c43ca684b3f06815');
CREATE TABLE offers (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    from_member_id BIGINT NOT NULL,
    to_member_id BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    sure INTEGER NOT NULL CHECK (sure IN (0, 1))
);
CREATE TABLE presses (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    own INTEGER NOT NULL CHECK (own IN (0, 1)),
    token TEXT NOT NULL,
    answer_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    opened BIGINT NOT NULL,
    channel_id BIGINT,
    at BIGINT NOT NULL,
    digest TEXT,
    PRIMARY KEY (table_id, seat, own)
);
CREATE TABLE rated (
    sequence BIGINT NOT NULL PRIMARY KEY REFERENCES match_results (sequence),
    previous BIGINT UNIQUE REFERENCES rated (sequence)
);
INSERT INTO "rated" VALUES(1,NULL);
INSERT INTO "rated" VALUES(2,1);
INSERT INTO "rated" VALUES(3,2);
INSERT INTO "rated" VALUES(4,3);
INSERT INTO "rated" VALUES(5,4);
INSERT INTO "rated" VALUES(6,5);
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
INSERT INTO "rating_changes" VALUES(700,'gin',11,4,'av8pgqahrs',0,23149525,7607237,26081409,7399773,1700000060000);
INSERT INTO "rating_changes" VALUES(700,'gin',22,3,'av8pgqahrs',1,29656297,7822887,26555851,7590529,1700000060000);
CREATE TABLE remembered_options (
    channel_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    preset TEXT,
    options TEXT NOT NULL,
    PRIMARY KEY (channel_id, game)
);
INSERT INTO "remembered_options" VALUES(800,'gin',NULL,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}');
INSERT INTO "remembered_options" VALUES(910,'rummy500',NULL,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}');
INSERT INTO "remembered_options" VALUES(900,'gin',NULL,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}');
INSERT INTO "remembered_options" VALUES(901,'panguingue',NULL,'{"deals":10,"packs":8,"drop_one_spade_suit":false,"rank_set":"court","deal_packet":5,"shuffle_mode":"full","initial_upcard":true,"direction":"right","ante":0,"drop_cost":2,"out_chips":1,"double_for_unmelded":false,"settlement_conditions":"base","spades_double":true,"drawn_card_rule":"meld_or_discard","discard_pickup":"any","discard_must_meld":true,"meld_requires_drawn_card":false,"group_suits":"three_plus","group_add_any":false,"pay_extra_on_form":true,"layoff_pays":true,"layoff_creates_condition":false,"residue_creates_condition":true,"borrow_needs_own_card":true,"borrow_timing":"same_turn","forcing":"on_request","safe_discard":true,"safe_discard_scope":"any_way","on_exhaustion":"turn_over","max_turnovers":20}');
INSERT INTO "remembered_options" VALUES(902,'rummy500',NULL,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}');
INSERT INTO "remembered_options" VALUES(903,'control',NULL,'{"scoring":"melds","target":500,"control_mode":"round","control_set":"standard","custom_controls":"GROUP 3, SEQUENCE 3, EITHER 2, STEPS 2","controls_in_force":1,"preview":true,"held_controls":1,"number_suit":"one","ace_high":false,"card_points":"number","meld_credit":"owner","meld_scope":"out","level_meld_to_go_out":false,"hand_size":10,"decks":"auto","max_turnovers":3,"stall":10}');
INSERT INTO "remembered_options" VALUES(904,'hand',NULL,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared"}');
INSERT INTO "remembered_options" VALUES(905,'hand_partnership',NULL,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared","opening_scope":"player","partner_of_winner":"ignored"}');
INSERT INTO "remembered_options" VALUES(911,'rummy500',NULL,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}');
INSERT INTO "remembered_options" VALUES(920,'gin',NULL,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}');
INSERT INTO "remembered_options" VALUES(921,'gin',NULL,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":3,"hollywood":false}');
INSERT INTO "remembered_options" VALUES(922,'control',NULL,'{"scoring":"melds","target":500,"control_mode":"round","control_set":"standard","custom_controls":"GROUP 3, SEQUENCE 3, EITHER 2, STEPS 2","controls_in_force":1,"preview":true,"held_controls":1,"number_suit":"one","ace_high":false,"card_points":"number","meld_credit":"owner","meld_scope":"out","level_meld_to_go_out":false,"hand_size":10,"decks":"auto","max_turnovers":3,"stall":10}');
CREATE TABLE resignations (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    why TEXT NOT NULL,
    at BIGINT NOT NULL, hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
);
INSERT INTO "resignations" VALUES('0zvh93thyp',1,1,5,'resigned',1700000007000,'afb57ae3c255e58b2726991f367d4697f6ac780ca9b200e20dd735788f1add68');
INSERT INTO "resignations" VALUES('cd6bh9qdfh',2,1,4,'resigned',1700000011000,'32394a82a6677fc4a1b81429d3b75bab21b652d0a766167467d8fa7c768ce51d');
INSERT INTO "resignations" VALUES('cd6bh9qdfh',1,1,4,'resigned',1700000011000,'473c4a8f3c1bf1b26a34c564a31b20ced31f4e9558dbeeaffd752efd9a2f51e8');
INSERT INTO "resignations" VALUES('rette29gxs',2,1,3,'resigned',1700000068000,'cad448ea0b404b631d1a42f83d29323da311ee863f299792b1db0906e357623c');
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
INSERT INTO "result_seats" VALUES('av8pgqahrs',1,0,11,8,0,0);
INSERT INTO "result_seats" VALUES('av8pgqahrs',1,1,22,0,0,1);
INSERT INTO "result_seats" VALUES('ft92v5ht8w',1,0,33,47,0,0);
INSERT INTO "result_seats" VALUES('ft92v5ht8w',1,1,NULL,0,0,1);
CREATE TABLE results (
    table_id TEXT NOT NULL,
    deal INTEGER NOT NULL,
    ending TEXT NOT NULL,
    winner INTEGER,
    result TEXT NOT NULL,
    at BIGINT NOT NULL, hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
);
INSERT INTO "results" VALUES('e52jsry3da',1,'knock',0,'{"ending":"knock","winner":0,"points":[2,0],"chips":[0,0],"table":0,"knocker":0,"throw":2,"knocker_melds":[[5,18,31],[16,29,42],[21,22,23]],"knocker_loose":[41],"knocker_deadwood":3,"defender_melds":[[4,30,43],[7,33,46]],"laid_off":[3],"defender_left":[13,15,26],"defender_deadwood":5,"difference":2,"bonus":0,"multiplier":1}',1700000000000,'5e8da826dee2f15513007f98f027924658d40e51b3b3ef441da1d251d5e52f04');
INSERT INTO "results" VALUES('e52jsry3da',2,'knock',1,'{"ending":"knock","winner":1,"points":[0,25],"chips":[0,0],"table":0,"knocker":1,"throw":4,"knocker_melds":[[3,16,29],[49,50,51]],"knocker_loose":[14,15,39,41],"knocker_deadwood":9,"defender_melds":[[8,21,34]],"laid_off":[],"defender_left":[0,7,13,17,37,40,45],"defender_deadwood":34,"difference":25,"bonus":0,"multiplier":1}',1700000000000,'470eb7440aa5a6fa111ac2f2e801b77db2e605b4fb3ef2189c913ea4b8ded585');
INSERT INTO "results" VALUES('gtsnnvxxra',1,'knock',1,'{"ending":"knock","winner":1,"points":[0,5],"chips":[0,0],"table":0,"knocker":1,"throw":6,"knocker_melds":[[19,20,21],[30,31,32,33,34]],"knocker_loose":[27,45],"knocker_deadwood":9,"defender_melds":[[12,25,38,51],[13,26,39]],"laid_off":[],"defender_left":[3,42,44],"defender_deadwood":14,"difference":5,"bonus":0,"multiplier":1}',1700000001000,'fc09959247bc6d4fbf743c5703afa5d5a82271a557f91d49c3bca71ae6e93dc7');
INSERT INTO "results" VALUES('eqjdpv74v2',1,'knock',0,'{"ending":"knock","winner":0,"points":[15,0],"chips":[0,0],"table":0,"knocker":0,"throw":3,"knocker_melds":[[1,14,27],[9,22,35,48]],"knocker_loose":[26,28,42],"knocker_deadwood":8,"defender_melds":[[6,19,45]],"laid_off":[40],"defender_left":[0,29,31,39,43,44],"defender_deadwood":23,"difference":15,"bonus":0,"multiplier":1}',1700000007000,'9a678a22f774602ea6a587ecfb161face2a9a4f28172a4da96a706ca12842276');
INSERT INTO "results" VALUES('av8pgqahrs',1,'knock',0,'{"ending":"knock","winner":0,"points":[8,0],"chips":[0,0],"table":0,"knocker":0,"throw":28,"knocker_melds":[[6,7,8,9,10,11],[39,40,41]],"knocker_loose":[13],"knocker_deadwood":1,"defender_melds":[[3,16,42],[5,31,44]],"laid_off":[],"defender_left":[0,2,15,27],"defender_deadwood":9,"difference":8,"bonus":0,"multiplier":1}',1700000060000,'b9ac4b83710a5390a77266ee8ea165e1038fb04348535726188f40347e6b577c');
INSERT INTO "results" VALUES('ft92v5ht8w',1,'knock',0,'{"ending":"knock","winner":0,"points":[47,0],"chips":[0,0],"table":0,"knocker":0,"throw":18,"knocker_melds":[[6,19,45],[20,21,22]],"knocker_loose":[2,15,39,40],"knocker_deadwood":9,"defender_melds":[],"laid_off":[],"defender_left":[1,4,5,7,16,28,29,34,43,51],"defender_deadwood":56,"difference":47,"bonus":0,"multiplier":1}',1700000060000,'e7d4eb401c79471468e30ac36724fe1ad662819d86fdc98413e01689f698ebc1');
CREATE TABLE reviews (
    table_id TEXT NOT NULL REFERENCES tables (table_id),
    seat INTEGER NOT NULL,
    member_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    edition INTEGER NOT NULL,
    at BIGINT NOT NULL,
    decisions INTEGER NOT NULL,
    accuracy INTEGER NOT NULL,
    accuracy_error INTEGER NOT NULL,
    lost BIGINT NOT NULL,
    lost_error BIGINT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
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
INSERT INTO "scores" VALUES(700,11,'gin',0,4,2,2,0,0,4,2,2,0,10,30,8,2,2);
INSERT INTO "scores" VALUES(700,22,'gin',0,3,2,1,0,0,4,2,2,0,30,10,25,0,2);
INSERT INTO "scores" VALUES(700,-2900054318250156030,'gin',0,1,0,0,0,1,0,0,0,0,0,0,NULL,0,0);
INSERT INTO "scores" VALUES(700,-2900054318250156030,'gin',1,1,1,0,0,0,1,1,0,0,15,0,15,1,1);
INSERT INTO "scores" VALUES(700,11,'rummy500',0,1,1,0,0,0,0,0,0,0,0,0,NULL,1,1);
INSERT INTO "scores" VALUES(700,22,'rummy500',0,1,0,0,0,1,0,0,0,0,0,0,NULL,0,0);
INSERT INTO "scores" VALUES(700,33,'rummy500',0,1,0,0,0,1,0,0,0,0,0,0,NULL,0,0);
INSERT INTO "scores" VALUES(700,33,'gin',1,0,0,0,0,0,1,1,0,0,47,0,47,0,0);
CREATE TABLE seals (
    guild_id BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('table', 'season', 'freeze', 'void', 'books')),
    subject TEXT NOT NULL,
    content TEXT NOT NULL,
    sequence BIGINT,
    transfers BIGINT NOT NULL,
    books_head TEXT NOT NULL,
    at BIGINT NOT NULL,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (guild_id, seq)
);
INSERT INTO "seals" VALUES(700,1,'table','e52jsry3da','4b84abe1111d90c46012081ca1b9220375a188d6d0761bc6f5827f9c750d8ff0',1,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0',1795386471000,'0000000000000000000000000000000000000000000000000000000000000000','591a99ec79d74561155ba57a2f1309ed397abe5c62b7922930ec18cf25cb3d40');
INSERT INTO "seals" VALUES(700,2,'table','gtsnnvxxra','28e0ab80647632a3643791cdebbbe4e81f1554054457d75044c7d09867ff94b5',2,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0',1795386471000,'591a99ec79d74561155ba57a2f1309ed397abe5c62b7922930ec18cf25cb3d40','33b5327ab5f9e041a7b014b4c6e036ee3135fbe309464bb5a4d66ac62ef6c19b');
INSERT INTO "seals" VALUES(700,3,'season','1','7f011a7a1ccbe10fe4676be3c9a2280abf3619151bcf0086b903fc261fb0f8e2',NULL,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0',1795386471000,'33b5327ab5f9e041a7b014b4c6e036ee3135fbe309464bb5a4d66ac62ef6c19b','eee130552b17a26c1a5901fdd12897d34265641f65f668b10fc12eb12081c6df');
INSERT INTO "seals" VALUES(700,4,'table','0zvh93thyp','5bc3498ef2afd7a877ba0d62fe4d563e378b23dfbaeecc536816a0d2d3458298',3,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0',1795386471000,'eee130552b17a26c1a5901fdd12897d34265641f65f668b10fc12eb12081c6df','36159336a8eb5700dc42fb69da7697b44fc9df200b337e5dd69ddafe87fd38cd');
INSERT INTO "seals" VALUES(700,5,'table','eqjdpv74v2','c2d783eb221d9e7c3b31763a9d90beac95584a468fbf2b8dc27449d9bb5f58e3',4,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0',1795386471000,'36159336a8eb5700dc42fb69da7697b44fc9df200b337e5dd69ddafe87fd38cd','ff9630dc1dd12fa2c0f2b2e92b2fe80db5ae875fa9f9e9248be9f9f2f885e365');
INSERT INTO "seals" VALUES(700,6,'table','cd6bh9qdfh','7ad70ab9112c384af9a23aaff253ba1b3b89f2ea7131f628b90e0e0088e9cb3d',5,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0',1795386471000,'ff9630dc1dd12fa2c0f2b2e92b2fe80db5ae875fa9f9e9248be9f9f2f885e365','ca06d429ec6b976d03105c65be9e61ff50ce2f7276b2cf7eb0c72598d58b1fb7');
INSERT INTO "seals" VALUES(700,7,'freeze','2:1','3e6c7308d8d7797d7c04bed6feb647677e194852d0371d2a8f6d7e4edb2ffdcd',NULL,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0',1795386471000,'ca06d429ec6b976d03105c65be9e61ff50ce2f7276b2cf7eb0c72598d58b1fb7','973f4591c3814d9176dce8f966581c8c85eb4beadc1b11a06f5b7ee141e2cfa9');
INSERT INTO "seals" VALUES(700,8,'freeze','2:2','f3db43daa3f519a481e462453702367daea6aa0c1ca0d1f16248192eedafd12f',NULL,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0',1795386471000,'973f4591c3814d9176dce8f966581c8c85eb4beadc1b11a06f5b7ee141e2cfa9','28948d602a95d059525f4f9bdec3af84d7983cdb78ce32b56388587d5027677a');
INSERT INTO "seals" VALUES(700,9,'table','7hdx3ch3pj','a4ecbb0458b8d3709d8c8d10f2215ab5fad838efb23a33a81ad82806ec4af516',NULL,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0',1795386471000,'28948d602a95d059525f4f9bdec3af84d7983cdb78ce32b56388587d5027677a','67e03bd35cef3af704c424433e8a0a863672f3420ae537615580c2d65bcd2f5d');
INSERT INTO "seals" VALUES(700,10,'void','gtsnnvxxra','93769ef3edc76d3c422927eaaaee5bad54c5a4dcab2fe001a2dbbf62bf31e380',NULL,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0',1795386471000,'67e03bd35cef3af704c424433e8a0a863672f3420ae537615580c2d65bcd2f5d','b73f54e9f92a164141985b0bc4809d268094817e1f5886aada9a113a7e287185');
INSERT INTO "seals" VALUES(700,11,'table','av8pgqahrs','899f3d27a17de47713e64705174ad7a9bb2861be36ae4a8bfe8cdad405354a0f',6,5,'82b04b676a53203bc87835e083cc36d8ab5694be147cac3be105c7414b9e3ef0',1700000060000,'b73f54e9f92a164141985b0bc4809d268094817e1f5886aada9a113a7e287185','a904803e9d31aff29a9aee1bce273d0ff2c3c6aa6aecd3239efb518c745d8b14');
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
    resigned_at BIGINT, left_ms BIGINT CHECK (left_ms >= 0), running_since BIGINT, in_turn INTEGER NOT NULL DEFAULT 0 CHECK (in_turn IN (0, 1)), warned INTEGER NOT NULL DEFAULT 0 CHECK (warned IN (0, 1)), hand_digest TEXT, salt TEXT, mark TEXT, ready_after BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, member_id),
    CHECK ((kind = 'person') = (member_id IS NOT NULL))
);
INSERT INTO "seats" VALUES('e52jsry3da',0,'person',11,'Ann',NULL,0,0,1000011,1174109840998400004,1700000000000,NULL,NULL,NULL,0,0,'14cbf0499de6693f2e631490','7de5645906e93cb19850d5bac60e54d6','e4dc8ec3118cd115206fc1da2dbaead63aaa0389eeddd8d0a0606ad321804654',0);
INSERT INTO "seats" VALUES('e52jsry3da',1,'person',22,'Bob',NULL,0,0,1000022,1174109840998400005,1700000000000,NULL,NULL,NULL,0,0,'d3428a8a0739b4a2573a82d2','4dfbfc3b06674c73fe35ddc639a8e64e','4c050236e111ed0a2c0b5a0f8e5d4bee6febecce5ea2c7199a1faa8eeafe3615',0);
INSERT INTO "seats" VALUES('gtsnnvxxra',0,'person',11,'Ann',NULL,0,0,1000011,1174109845192704007,1700000001000,NULL,NULL,NULL,0,0,'f277d5e38be578a63cacb65b','ac69ec81471f52f018bdf0c3ef41180f','03acc6bbde4d47517029046680cc5824a1789b2271277661c97962253b12a788',0);
INSERT INTO "seats" VALUES('gtsnnvxxra',1,'person',22,'Bob',NULL,0,0,1000022,1174109845192704008,1700000001000,NULL,NULL,NULL,0,0,'57456b53a0343246d9d932ae','51342b3e78c6e2a13585dac32e10ab58','fbedc931ad780d78fd57ed86e21b4d6e3e7677889da493c036117a2ab9da0b9b',0);
INSERT INTO "seats" VALUES('0zvh93thyp',0,'person',11,'Ann',NULL,0,0,1000011,1174109849387008010,1700000002000,NULL,NULL,NULL,0,0,'9c0b201709de0e0c7294365c','21a52d2e735e3c99105a4265ea19f107','11d1fa20aaecc77c0b8178318a9b896b5bd3c06d8192d35de5bfa0d972ea0ecc',0);
INSERT INTO "seats" VALUES('0zvh93thyp',1,'person',-2900054318250156030,'former player',NULL,0,0,NULL,NULL,1700000002000,1700000007000,NULL,NULL,0,0,NULL,NULL,'35cab83fcdbe9826f0d318e8deb0fb2aab4b0eeb90f19c534ee573bc98a85a28',0);
INSERT INTO "seats" VALUES('eqjdpv74v2',0,'person',-2900054318250156030,'former player',NULL,0,0,NULL,NULL,1700000007000,NULL,NULL,NULL,0,0,NULL,NULL,'f618702880276c72fa738f0752a74063299373b06d729f0832a784db865a7056',0);
INSERT INTO "seats" VALUES('eqjdpv74v2',1,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000007000,NULL,NULL,NULL,0,0,NULL,NULL,'dce2d4652024296c627a0a970a2597601e4f3e729e98e46830f3d545eded7e18',0);
INSERT INTO "seats" VALUES('cd6bh9qdfh',0,'person',11,'Ann',NULL,0,0,1000011,1174109870358528015,1700000007000,NULL,NULL,NULL,0,0,'472e4147e141963972fbe3d0','fa965c9b7a294cda9585977ecdc0d363','5543dc08d313cec1bc6c5155890365107afb56c97d1849e8a0f03fa142e6423c',0);
INSERT INTO "seats" VALUES('cd6bh9qdfh',1,'person',22,'Bob',NULL,0,0,1000022,1174109870358528016,1700000007000,1700000011000,NULL,NULL,0,0,'beb0f78491b651c0099da2cb','29aa33376b37a38bbe327ad7c4b68331','ef0b1cf763e9da4792ef7afaecfeca5ee7df22672acd3ac3ae4ec297376ca8c7',0);
INSERT INTO "seats" VALUES('cd6bh9qdfh',2,'person',33,'Cem',NULL,0,0,1000033,1174109870358528017,1700000007000,1700000011000,NULL,NULL,0,0,'beb0f78491b651c0099da2cb','83b4d170550a33d68a7bd0122c3d53d0','770fb629e25ed41f00310bcb1e65bda62d2d076cc7de41fa20d8ca779580cc41',0);
INSERT INTO "seats" VALUES('7hdx3ch3pj',0,'person',11,'Ann',NULL,0,0,1000011,1174109887135744019,1700000011000,NULL,NULL,NULL,0,0,'71dcfb00a354f3bc6e2ba6a9','ac686b39149e275cc48a58ad545d6880','df5c373c3a30f9e90c6b716c8e17dbe29120fbdd9279079ba517c3ae612e6434',0);
INSERT INTO "seats" VALUES('7hdx3ch3pj',1,'person',33,'Cem',NULL,0,0,1000033,1174109887135744020,1700000011000,NULL,NULL,NULL,0,0,'71dcfb00a354f3bc6e2ba6a9','f92954dc936202fa936aee99878a1a29','5b69d9a7e8a94752850c3e0366c22ed12d920719ef765dcbfdde72b46d661729',0);
INSERT INTO "seats" VALUES('jayqwbneej',0,'person',33,'Cem',NULL,0,0,NULL,NULL,1700000017000,NULL,NULL,NULL,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('4ppxhattyr',0,'person',11,'Ann',NULL,0,0,1000011,1174110092656640011,1700000017000,NULL,NULL,NULL,0,0,'0361bd2243c093b9259082c0','7d1ea07f7f53394555ddbb16da318e73','d0f317c335c31dc6bcb11dbe8b8913639e7eb2f91801f5da53d923d7861f053d',0);
INSERT INTO "seats" VALUES('4ppxhattyr',1,'person',22,'Bob',NULL,0,0,1000022,1174110092656640003,1700000017000,NULL,NULL,NULL,0,0,'e95bc3e28efb2ae4af4e9f1f','347f4cd1a628f7dd54948ec084621aff','015a6cae80265281ebc096789679c8aafda69c9479b1c22408901322d4867ee5',0);
INSERT INTO "seats" VALUES('jd1c99x8zc',0,'person',11,'Ann',NULL,0,0,1000011,1174110092656640024,1700000025000,NULL,NULL,NULL,0,0,'bebf7a847e6b68905139b775','dd49938bbd2a07ab64a19d9f1c36ece7','aae0174f23cf6205478f691986db3e59aae262aebea25b93334f83f3bbdbce07',0);
INSERT INTO "seats" VALUES('jd1c99x8zc',1,'person',22,'Bob',NULL,0,0,1000022,1174110092656640013,1700000025000,NULL,NULL,NULL,0,0,'72a253dc85a7c7f302a4b1f4','a2428e56cd752b3a0678cd0e21274da0','79ca98ae53e78fc6d47472cc762b2cd0931ad95a8e055b5d980d8271490523c6',0);
INSERT INTO "seats" VALUES('jd1c99x8zc',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000025000,NULL,NULL,NULL,0,0,NULL,NULL,'dce2d4652024296c627a0a970a2597601e4f3e729e98e46830f3d545eded7e18',0);
INSERT INTO "seats" VALUES('jd1c99x8zc',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000025000,NULL,NULL,NULL,0,0,NULL,NULL,'d4bf8ff32269e742a05bad17ed947008b94bbe881b9c131c079286a0bf6ce1d3',0);
INSERT INTO "seats" VALUES('avte72qgse',0,'person',11,'Ann',NULL,0,0,1000011,1174110092656640010,1700000033000,NULL,NULL,NULL,0,0,'4b15e1f2adf9e599bd1eb604','5146ea6311cb01fafbdd612c210cfcbb','644e6ec5620cd102dd5764acbfd2ad1dc13967bfcf872f968c3c37eb1c9d0c12',0);
INSERT INTO "seats" VALUES('avte72qgse',1,'person',22,'Bob',NULL,0,0,1000022,1174124940492800013,1700000033000,NULL,NULL,NULL,0,0,'497c2cd8bf923bea9867820b','ce72c221ce8090159c9c0d77ab6b5ea0','d388cde4fbf10cff535c79505432292b0728a1bc3b535875f448f50ed6000bb1',0);
INSERT INTO "seats" VALUES('avte72qgse',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000033000,NULL,NULL,NULL,0,0,NULL,NULL,'dce2d4652024296c627a0a970a2597601e4f3e729e98e46830f3d545eded7e18',0);
INSERT INTO "seats" VALUES('avte72qgse',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000033000,NULL,NULL,NULL,0,0,NULL,NULL,'d4bf8ff32269e742a05bad17ed947008b94bbe881b9c131c079286a0bf6ce1d3',0);
INSERT INTO "seats" VALUES('06atc3cbp1',0,'person',11,'Ann',NULL,0,0,1000011,1174110092656640002,1700000041000,NULL,NULL,NULL,0,0,'fe940039c9d84930e2151d7e','d1c896fb56fa7cf746e468e187fbf2d8','f52cb1185ca1a6aca2888dc6dbfffe2398976143d9a9b50f0efda9995dbafd1b',0);
INSERT INTO "seats" VALUES('06atc3cbp1',1,'person',22,'Bob',NULL,0,0,1000022,1174110092656640005,1700000041000,NULL,NULL,NULL,0,0,'7e2c640bda8c3906a41b726b','a4107ca56e057eedb47dfbccca143bd1','b0468600d72eacb430bb4f0c987fe262dd2ba25965a51878ff7bc367b3d2bd0b',0);
INSERT INTO "seats" VALUES('06atc3cbp1',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000041000,NULL,NULL,NULL,0,0,NULL,NULL,'dce2d4652024296c627a0a970a2597601e4f3e729e98e46830f3d545eded7e18',0);
INSERT INTO "seats" VALUES('06atc3cbp1',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000041000,NULL,NULL,NULL,0,0,NULL,NULL,'d4bf8ff32269e742a05bad17ed947008b94bbe881b9c131c079286a0bf6ce1d3',0);
INSERT INTO "seats" VALUES('9z0gcwy53g',0,'person',11,'Ann',NULL,0,0,1000011,1174110092656640007,1700000049000,NULL,NULL,NULL,0,0,'8710dfe20ff344da947c922f','0755da043e53321f6d9c5dd2e2850d7d','2f77f41dc82e3f02983d3916735d90c1a0c23884bf7377421f07b62d5d179db2',0);
INSERT INTO "seats" VALUES('9z0gcwy53g',1,'person',22,'Bob',NULL,0,0,1000022,1174110092656640008,1700000049000,NULL,NULL,NULL,0,0,'b7a49a7059b499142ad5e4d1','830692511ac9e6c95e1574c9aeeffec3','9378ddccde5e0e9c7ae98680d9526dbbd51d9c5093a3b9173eaee2840651288f',0);
INSERT INTO "seats" VALUES('9z0gcwy53g',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000049000,NULL,NULL,NULL,0,0,NULL,NULL,'dce2d4652024296c627a0a970a2597601e4f3e729e98e46830f3d545eded7e18',0);
INSERT INTO "seats" VALUES('9z0gcwy53g',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000049000,NULL,NULL,NULL,0,0,NULL,NULL,'d4bf8ff32269e742a05bad17ed947008b94bbe881b9c131c079286a0bf6ce1d3',0);
INSERT INTO "seats" VALUES('t10q2s0s90',0,'person',11,'Ann',NULL,0,0,1000011,1174110092656640017,1700000057000,NULL,NULL,NULL,0,0,'6af2408a1e7fe706efb2715f','9f6474956ab49b7e134bcf4949fa51e5','7475200715fee3fad6125a7845a564fbea237ba442b1531487039f9af5dc14f9',0);
INSERT INTO "seats" VALUES('t10q2s0s90',1,'person',22,'Bob',NULL,0,0,1000022,1174110092656640007,1700000057000,NULL,NULL,NULL,0,0,'a55a897d433f5dd535d5ae8c','e60ff53b6b752ac85a15dafb008400dd','33cb80a7fcb0457df0818b6b17df3b282d58989ef1a7ee019d099cdd801e82c4',0);
INSERT INTO "seats" VALUES('t10q2s0s90',2,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000057000,NULL,NULL,NULL,0,0,NULL,NULL,'dce2d4652024296c627a0a970a2597601e4f3e729e98e46830f3d545eded7e18',0);
INSERT INTO "seats" VALUES('t10q2s0s90',3,'computer',NULL,'Basil','easy',0,0,NULL,NULL,1700000057000,NULL,NULL,NULL,0,0,NULL,NULL,'d4bf8ff32269e742a05bad17ed947008b94bbe881b9c131c079286a0bf6ce1d3',0);
INSERT INTO "seats" VALUES('rette29gxs',0,'person',11,'Ann',NULL,0,0,1000011,1174110092656640014,1700000065000,NULL,NULL,NULL,0,0,'e074d2395115fe29e9ad8e89','53e4b4931433a40b23a51688e6130e8d','c3ffaed1a8543027a246596d0c85579218faeee9b6c7168a4298f602fe798b3f',0);
INSERT INTO "seats" VALUES('rette29gxs',1,'person',22,'Bob',NULL,0,0,1000022,1174110092656640015,1700000065000,NULL,NULL,NULL,0,0,'019b00af2b354d2440dcbbc8','99e545b894232038c74ff649d870611f','a652bd4747c8b1e4cb38316a6d94162f9b61ea2841ce62742672b27ebbb5ec12',0);
INSERT INTO "seats" VALUES('rette29gxs',2,'person',33,'Cem',NULL,0,0,1000033,1174110113628160043,1700000065000,1700000068000,NULL,NULL,0,0,'cc8ee4e8049a2e1898cde017','986b8ac4406be2aed511ad18a276b4b0','d7e0c9329852fa232d0ebea84d133bdffca848899840c4ae6fc86bc7bf3e0a4f',0);
INSERT INTO "seats" VALUES('7n10dma68d',0,'person',11,'Ann',NULL,0,0,1000011,1174110092656640002,1700000071000,NULL,609000,NULL,0,0,'cee09654fe5eeb32442ebedd','d479424e460dd08dfe8c350bc5a532fe','64269c3b67cbaf1a2166228138f544a0ad21392529d2052e92e247f7216417dc',0);
INSERT INTO "seats" VALUES('7n10dma68d',1,'person',22,'Bob',NULL,0,0,1000022,1174110092656640003,1700000071000,NULL,607000,1700000060000,1,0,'8f447848158cd9de604a44c3','494f479322a08365b513b2b3de1d39e1','b7e9f7b8fb0a4883d9fc65c95f3016d973c14d195c3c5e2ef5a5c2cdb18b03a2',0);
INSERT INTO "seats" VALUES('45m6f5prdx',0,'person',33,'Cem',NULL,0,0,NULL,NULL,1700000074000,NULL,NULL,NULL,0,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('jz3xa87ypv',0,'person',33,'Cem',NULL,1,0,1000033,1174110151376896049,1700000074000,NULL,NULL,NULL,0,0,'ab10e0e11f0c053b952b05e4','b1505261125b9301e3371cf744504fc7','ed5a9373fefab69693dd488a4e75157f0ad94026a36e9a7f69d6bca5c292c7ae',0);
INSERT INTO "seats" VALUES('jz3xa87ypv',1,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000074000,NULL,NULL,NULL,0,0,NULL,NULL,'dce2d4652024296c627a0a970a2597601e4f3e729e98e46830f3d545eded7e18',0);
INSERT INTO "seats" VALUES('hxemdtvy62',0,'person',22,'Bob',NULL,0,0,1000022,1174110092656640011,1700000076000,NULL,NULL,NULL,0,0,'14dc9b1b322aacf7f59050ad','791682a6b1334276089df3e235dd977e','2ad0324b7340593331ac4d68ceea4c6eb4d4f23b313fe04e48820e0b471354d4',0);
INSERT INTO "seats" VALUES('hxemdtvy62',1,'person',33,'Cem',NULL,0,0,1000033,1174110092656640012,1700000076000,NULL,NULL,NULL,0,0,'2c8dd1034a7ce16b32390e1c','d747a900e6aeda304f76299d332c6dca','87944fe3e5788014ce771ba558b07f8f522e0a47c65900b1eb4321e660ff8a3b',0);
INSERT INTO "seats" VALUES('4q2ar1h86a',0,'person',11,'Ann',NULL,0,0,1000011,1174110092656640004,1700003600000,NULL,NULL,NULL,0,0,'e12971799100b5cea9c96b6d','878e4841551328625e50354cebd2f4eb','8aac2856e592a36e261958156193e8d7009eedc10f075181b7e5db7756b2bc89',0);
INSERT INTO "seats" VALUES('4q2ar1h86a',1,'person',22,'Bob',NULL,0,0,1000022,1174110092656640005,1700003600000,NULL,NULL,NULL,0,0,'4065629182adf4cfa88c2ab7','6b98bb0c66eb1f72407fe65a0b73e91c','ce18d228d35473ad2df390e0b1f34825cfb97a1362a2b8bf176bd15bd3ea4262',0);
INSERT INTO "seats" VALUES('av8pgqahrs',0,'person',11,'Ann',NULL,0,0,1000011,1174110092656640019,1700000060000,NULL,NULL,NULL,0,0,'4c9d745101a3ad488a0010ee','ed6b08e2f346cfd403d33002ac5539f2','9b8f7f35b623a1d0e7e41d3f4c38688542d03436423f295cb6096659c782d361',0);
INSERT INTO "seats" VALUES('av8pgqahrs',1,'person',22,'Bob',NULL,0,0,1000022,1174110092656640020,1700000060000,NULL,NULL,NULL,0,0,'09dbbe0726bd692767c683e5','b72da34794d69dc33b24fa8c401a1851','e693e955a980798c30f76db73a0ec78d2e7492a421d77ccc0f575ffaebc2b551',0);
INSERT INTO "seats" VALUES('ft92v5ht8w',0,'person',33,'Cem',NULL,0,0,1000033,1174110092656640039,1700000060000,NULL,NULL,NULL,0,0,'1b965957c036326b763b642f','0d56da41a6587b46a003cd61a4283299','0a73b2ccdfdb8a34426c2654b615e3a8d6bdcc9b81a22fdeb7e5cc3f2daf3853',0);
INSERT INTO "seats" VALUES('ft92v5ht8w',1,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000060000,NULL,NULL,NULL,0,0,NULL,NULL,'dce2d4652024296c627a0a970a2597601e4f3e729e98e46830f3d545eded7e18',0);
INSERT INTO "seats" VALUES('fj8zyk0sdk',0,'person',33,'Cem',NULL,0,0,1000033,1174110092656640041,1700000060000,NULL,NULL,NULL,0,0,'5e54b9b9417e8150981adcc5','c00d7ea9979058d6aab340ecfc50b9d7','f2176a7312174fe04df30864fce41d3ca13c96a8e66f79c236316b94b9a014e8',0);
INSERT INTO "seats" VALUES('fj8zyk0sdk',1,'computer',NULL,'Ada','easy',0,0,NULL,NULL,1700000060000,NULL,NULL,NULL,0,0,NULL,NULL,'dce2d4652024296c627a0a970a2597601e4f3e729e98e46830f3d545eded7e18',0);
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
INSERT INTO "stakes" VALUES('4q2ar1h86a',0,0,0,0,0);
INSERT INTO "stakes" VALUES('av8pgqahrs',0,0,0,0,0);
INSERT INTO "stakes" VALUES('ft92v5ht8w',0,0,0,0,0);
INSERT INTO "stakes" VALUES('fj8zyk0sdk',0,0,0,0,0);
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
    rematch_of TEXT REFERENCES tables (table_id), asking_ms BIGINT NOT NULL DEFAULT 10000 CHECK (asking_ms >= 0), clock_ms BIGINT NOT NULL DEFAULT 0 CHECK (clock_ms >= 0), increment_ms BIGINT NOT NULL DEFAULT 0 CHECK (increment_ms >= 0), reliability INTEGER NOT NULL DEFAULT 0 CHECK (reliability BETWEEN 0 AND 100), open_hands INTEGER NOT NULL DEFAULT 0 CHECK (open_hands IN (0, 1)), version BIGINT NOT NULL DEFAULT 0 CHECK (version >= 0), shown BIGINT NOT NULL DEFAULT 0, due_at BIGINT, put_off_ms BIGINT NOT NULL DEFAULT 0, message_digest TEXT, begun_hash TEXT, head TEXT, seal TEXT, linked_at BIGINT, pub_until BIGINT NOT NULL DEFAULT 0, pub_by TEXT, pub_told TEXT, hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1)),
    UNIQUE (guild_id, number)
);
INSERT INTO "tables" VALUES('e52jsry3da',700,800,1,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":25,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,11,'over',300000,1,1700000000000,1700000000000,1700000000000,NULL,1174109840998400001,NULL,NULL,NULL,NULL,10000,0,0,0,1,53,53,NULL,0,'4858c5b4c3abf6add8591ccb','0e45d194a8a59b9a3ea93417ab2ee8bdda5432efa44c7387c30e3d524a855f45','4b84abe1111d90c46012081ca1b9220375a188d6d0761bc6f5827f9c750d8ff0','fad20b232b12bdeccd376ba5a4b41b5810e13307ad05569fe68b916dfcedfe74',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('gtsnnvxxra',700,800,2,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}',NULL,2,11,'over',300000,0,1700000001000,1700000001000,1700000001000,NULL,1174109845192704006,NULL,NULL,NULL,NULL,10000,0,0,0,1,27,27,NULL,0,'58c8d015af35d00e882944c5','fa64e370e20eef447fbf04ecd954e59ac30c60311d4b661d557ed6832031b093','28e0ab80647632a3643791cdebbbe4e81f1554054457d75044c7d09867ff94b5','40797aa93bc761f23135cea611aa9a40ef9e8b20614d74b979f900531c1ca805',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('0zvh93thyp',700,800,3,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}',NULL,2,11,'over',300000,1,1700000002000,1700000002000,1700000007000,NULL,1174109849387008009,NULL,NULL,NULL,NULL,10000,0,0,0,1,9,9,NULL,0,'dba26d1573ec507f6b2d156c','18122251857922e0140a4cecbced46e4400da7b745b81a9515456cde100a10a1','5bc3498ef2afd7a877ba0d62fe4d563e378b23dfbaeecc536816a0d2d3458298','5d1d79b01295d2e358710a5ef8a1da3d72fdb3bc52511d2acef502286aa90798',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('eqjdpv74v2',700,800,4,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}',NULL,2,-2900054318250156030,'over',300000,0,1700000007000,1700000007000,1700000007000,NULL,1174109870358528012,NULL,NULL,NULL,NULL,10000,0,0,0,1,29,29,NULL,0,'3f8653d7959a0c673a098f09','3e75e24ed4c6651b530e7cbdcbfb22155c422d33efa70ccc7520bf8f8f3e44c5','c2d783eb221d9e7c3b31763a9d90beac95584a468fbf2b8dc27449d9bb5f58e3','99ca3cf5f5e83f0d46409c66aeb35ad68d8677a4848c51b6d2aee112fa66d7a8',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('cd6bh9qdfh',700,910,5,'rummy500',1,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}',NULL,3,11,'over',300000,2,1700000007000,1700000007000,1700000011000,NULL,1174109870358528014,NULL,NULL,NULL,NULL,10000,0,0,0,1,10,10,NULL,0,'2898c01c6108bb7cf4f1ed35','89623999dfc71d17f7d620b786a74e646657d35dcc2a23ec1dadec6a6040063b','7ad70ab9112c384af9a23aaff253ba1b3b89f2ea7131f628b90e0e0088e9cb3d','2ae9ddfdd5b80236a6914dab38b447cdde989fe125cf1a81f225b022fe3e97ec',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('7hdx3ch3pj',700,800,6,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,11,'closed',300000,0,1700000011000,1700000011000,1700000017000,NULL,1174109887135744018,NULL,NULL,NULL,NULL,10000,0,0,0,1,10,10,NULL,0,'71dcfb00a354f3bc6e2ba6a9','62ed42ae00a535629ac4eacc2ff224f7b087b860bcaa6d9880fbb80c79741c15','a4ecbb0458b8d3709d8c8d10f2215ab5fad838efb23a33a81ad82806ec4af516','97daf8286cdba5de42307de2209fa1f123c983c84dcef77018ff1a0ef8716a35',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('jayqwbneej',700,800,7,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}',NULL,2,33,'closed',300000,0,1700000017000,NULL,1700000017000,NULL,1174109912301568021,NULL,NULL,NULL,NULL,10000,0,0,0,1,2,2,NULL,0,'b5631b7f6175738d8ad0e340',NULL,NULL,NULL,NULL,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('4ppxhattyr',700,900,8,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,11,'playing',300000,0,1700000017000,1700000017000,NULL,1700000360000,1174110092656640010,NULL,NULL,NULL,NULL,10000,0,0,0,1,16,11,1700000360000,0,'2b16ebd421ddc8482ff7c697','1395b8efa0bf4fd596a817907b4787aeea60e8a7077bd08927fb91da44d43fd3','5590b9a207d40e8a22c587bf0a9b30cceb8f8f3ac88259fe4825b20df5b631bb','c6be8c0ef5c4c96e09108ebc77d2b3027ac1e9bece3b0ba38be62af59f6ad917',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('jd1c99x8zc',700,901,9,'panguingue',1,'{"deals":10,"packs":8,"drop_one_spade_suit":false,"rank_set":"court","deal_packet":5,"shuffle_mode":"full","initial_upcard":true,"direction":"right","ante":0,"drop_cost":2,"out_chips":1,"double_for_unmelded":false,"settlement_conditions":"base","spades_double":true,"drawn_card_rule":"meld_or_discard","discard_pickup":"any","discard_must_meld":true,"meld_requires_drawn_card":false,"group_suits":"three_plus","group_add_any":false,"pay_extra_on_form":true,"layoff_pays":true,"layoff_creates_condition":false,"residue_creates_condition":true,"borrow_needs_own_card":true,"borrow_timing":"same_turn","forcing":"on_request","safe_discard":true,"safe_discard_scope":"any_way","on_exhaustion":"turn_over","max_turnovers":20}',NULL,4,11,'playing',300000,1,1700000025000,1700000025000,NULL,1700000360000,1174110092656640023,NULL,NULL,NULL,NULL,10000,0,0,0,1,30,25,1700000360000,0,'11278cde48e8b87c449fb070','0542356b1166be3f66cad05228fdc473a9515f5c09f147d8878cb0b247939d4e','2e4d0816b6c7f199ef42d4d76ddc05462f8f952958250fa87eb19abd70a9a6d8','b6830d454892d7083133eb79fd8d1f3c6842a08183c3cefbdcdbeecee57671ba',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('avte72qgse',700,902,10,'rummy500',1,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}',NULL,4,11,'playing',300000,2,1700000033000,1700000033000,NULL,1700000360000,1174110092656640009,NULL,NULL,NULL,NULL,10000,0,0,0,1,31,20,1700000360000,0,'f8e6d0f31dffb82ff3a2002c','d3c02156d2f63e1fe3afe1fd46ab1125b2a26f4b78528dfcf631fb382337f184','a132c919494d25dea74ccb854ad52d65a8b819683bab38873a4b9bc5f9378817','85a4ce18530f8da49d0315fb7b6d30b8562f871f4b9101cea5f6a8ff81b55865',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('06atc3cbp1',700,903,11,'control',1,'{"scoring":"melds","target":500,"control_mode":"round","control_set":"standard","custom_controls":"GROUP 3, SEQUENCE 3, EITHER 2, STEPS 2","controls_in_force":1,"preview":true,"held_controls":1,"number_suit":"one","ace_high":false,"card_points":"number","meld_credit":"owner","meld_scope":"out","level_meld_to_go_out":false,"hand_size":10,"decks":"auto","max_turnovers":3,"stall":10}',NULL,4,11,'playing',300000,2,1700000041000,1700000041000,NULL,1700000360000,1174110092656640001,903,1174110092656640028,11,NULL,10000,0,0,0,1,30,23,1700000360000,0,'744620084b9c03b22f25805e','3132655f90ef5f81a0ba92b578ce2ffb92eb1cf7935c802877f89cb39f794b96','45d00ff7ab8816ec4a3a181b8e40877c653ddd5d39bbce1765f61940c70303fb','db25aa2e513d731db2be16eb230f175cd51c76f2e94cd6b4640c63959404f15d',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('9z0gcwy53g',700,904,12,'hand',1,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared"}',NULL,4,11,'playing',300000,1,1700000049000,1700000049000,NULL,1700000360000,1174110092656640006,904,1174110092656640029,22,NULL,10000,0,0,0,1,33,21,1700000360000,0,'b54b6532a46a604b5ad27caa','9782a31937d20f3c87b1e85fe8616102d11adbb993e1c61d5632523de41b7de0','6b42274914fab372457640a990c857f11eb410053ae7fb168a0949518cfa3a8f','40f32e9aee553abd872bc4f7cf787f7c63617dbf716f68b4665597b8dc5fbe32',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('t10q2s0s90',700,905,13,'hand_partnership',1,'{"rounds":5,"opening_min":51,"opening_rule":"fixed","opening_needs_run":false,"hand_waives_opening":false,"ace_low_value":1,"max_jokers_per_meld":2,"min_naturals_per_meld":1,"run_max":13,"discard_use":"new_meld","allow_return_discard":true,"joker_exchange":true,"exchange_set3":"both_missing","layoff_on_joker_set3":true,"taken_joker_must_be_used":false,"starter_first_turn":"discard_only","go_out_first_turn":true,"final_discard":true,"stock_end":"reshuffle","max_reshuffles":2,"no_winner_round":"scored","winner_score":-30,"hand_multiplier":2,"unopened_penalty":100,"joker_penalty":15,"ace_penalty":11,"gulf_bonus":false,"pairs_redeal":false,"first_dealer":"random","dealer_rule":"rotate","tie_rule":"shared","opening_scope":"player","partner_of_winner":"ignored"}',NULL,4,11,'playing',300000,0,1700000057000,1700000057000,NULL,1700000360000,1174110092656640016,905,1174110092656640030,11,NULL,10000,0,0,0,1,33,25,1700000360000,0,'0f31bc288c8750005cf9b672','d8923fc4c7023519fd361908db40481f810c3a8e523d663560f63a60a0bf4dbe','06c8d34b56a2c42d2265a4267be7bd39875d22bd05b6cd524782842f20bf0fc7','647c273608e7709bf0ef03dea66ebf9783da97a59109c4b111d48d5860f37648',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('rette29gxs',700,911,14,'rummy500',1,'{"limit":500,"clock":0,"single_take":"free","take_depth":"any","ace_high":true,"ace_wrap":false,"hand_ace":15,"go_out":"free","stock_end":"finish_turn","next_dealer":"alternate","stall_limit":20}',NULL,3,11,'playing',300000,0,1700000065000,1700000065000,NULL,1700000360000,1174110092656640008,911,1174110092656640031,11,NULL,10000,0,0,0,1,19,15,1700000360000,0,'9075f37e5e3134cbb859b36f','971d0588ec660e0f588349d6d5ffda83d60b47d666ca7f529144186524157af7','2d2efc16edc5e8515208ec83784b1fa3b04ebb9939fc8b3c3eb563a18147292e','3cd067dae28266a272446147b5819d5f2252256927c0114bab876201167bcb43',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('7n10dma68d',700,800,15,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,11,'playing',300000,0,1700000071000,1700000071000,NULL,1700000360000,1174110092656640001,800,1174110092656640032,22,NULL,10000,600000,5000,0,1,11,6,1700000360000,0,'0e24515a69c305949d8d7b9a','6f55deb0986a333e366d39fb34817e4727991444a6267c53e2fafa9f33b14093','c11409a127391dcd12abdfd912e9ae995b97dcbbad5ef63e94983f29f4925b91','5009bebfc82477f5534036c91ab1e42d927bbfe86081d40f8afd818823204490',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('45m6f5prdx',700,800,16,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,33,'lobby',300000,0,1700000074000,NULL,NULL,1700003659000,1174110092656640026,NULL,NULL,NULL,NULL,10000,0,0,0,1,3,3,1700003659000,3525000,'b8f4b1f2e78d9891c9e51e12',NULL,NULL,NULL,NULL,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('jz3xa87ypv',700,800,17,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,33,'playing',300000,0,1700000074000,1700000074000,NULL,1700086460000,1174110092656640027,NULL,NULL,NULL,NULL,10000,0,0,0,1,11,11,1700086460000,3525000,'c730e3fe083c8a442b0b0c23','1ecf3b6011193208eb5cd2f898774d5b59d7af96b7c93ddbfd79eb85212acb3d','7bdc88f7e64b936b273014bb523af09cbe3077961aa1b7ec0207871e77e96281','137655bf616728614ffdd1108279c83aa54231fcde1344077b78dd7aba44727e',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('hxemdtvy62',700,800,18,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":0,"hollywood":false}',NULL,2,22,'playing',300000,0,1700000076000,1700000076000,NULL,1700000360000,1174110092656640020,800,1174110092656640033,22,NULL,10000,0,0,0,1,11,0,1700000360000,0,'87c05c79c7865f662b78fcfb','8ddfbd029f9d239e6d709d555f886acdea381ce093ec444f622f236cd266191e','57fdd647e077bc5f74456af6df1705b2c02bd4852e8e6732c76333a8ba398bf9','5113ff109822629bf595d27ca486828d1d905594506d8e8079d58440ecef7912',1795386471000,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('4q2ar1h86a',700,800,19,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}',NULL,2,11,'playing',300000,0,1700003600000,1700003600000,NULL,1700000360000,1174110092656640013,800,1174110092656640034,11,NULL,10000,0,0,0,1,10,0,1700000360000,0,'5c295123f1d9a5792d989449','fd0d1fa375b2fc27112accb52551aaec0591809b09b81c4f2cddb95df370ed7c','48b1138db80c843141c9a97fb82140595e68a0694b64b242f78f89945144202c','9de70c49643701d822da6b1753142ac2ea3a6f7e8870a2e622fec7a81e2c465e',NULL,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('av8pgqahrs',700,920,20,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":1,"hollywood":false}',NULL,2,11,'over',300000,0,1700000060000,1700000060000,1700000060000,NULL,1174110092656640018,NULL,NULL,NULL,NULL,10000,0,0,0,1,57,0,NULL,0,'797f20f0a5bb77c93e667dfe','64592943cabf4c82f2c54d89464acc92296d9f5af3558aae019a1f7088780eb5','899f3d27a17de47713e64705174ad7a9bb2861be36ae4a8bfe8cdad405354a0f','9b10cb3acf7282eca9dd8f12419f260f686a841d5534f3bba6f24ada07e76051',NULL,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('ft92v5ht8w',700,921,21,'gin',1,'{"variant":"regular","knock_limit":10,"oklahoma_ace":"gin_only","spades_double":false,"target":100,"gin_bonus":25,"undercut_bonus":25,"tie_rule":"undercut","big_gin":false,"big_gin_bonus":31,"meld_selection":"auto","layoff_mode":"joint","discard_taken_upcard":false,"repeat_take_draw":false,"wall_action":"last_upcard","stock_floor":2,"upcard_take_cap":50,"first_upcard":"offer","next_dealer":"alternate","redeal_after_draw":"same","game_bonus":0,"box_bonus":0,"shutout":"none","deals":3,"hollywood":false}',NULL,2,33,'playing',300000,1,1700000060000,1700000060000,NULL,1700000120000,1174110092656640038,NULL,NULL,NULL,NULL,10000,0,0,0,1,23,23,1700000120000,0,'063ec4371cff3d8a6855a59b','1ef83b534e952bacc089ab4d764772a199536fbaa23ed2507fb08a974fe8e6e0','e7d4eb401c79471468e30ac36724fe1ad662819d86fdc98413e01689f698ebc1','b1e93ac616854cf524eefeb88f890afd4a4f9275154337bc6daeed3356f02eb4',NULL,0,NULL,NULL,0);
INSERT INTO "tables" VALUES('fj8zyk0sdk',700,922,22,'control',1,'{"scoring":"melds","target":500,"control_mode":"round","control_set":"standard","custom_controls":"GROUP 3, SEQUENCE 3, EITHER 2, STEPS 2","controls_in_force":1,"preview":true,"held_controls":1,"number_suit":"one","ace_high":false,"card_points":"number","meld_credit":"owner","meld_scope":"out","level_meld_to_go_out":false,"hand_size":10,"decks":"auto","max_turnovers":3,"stall":10}',NULL,6,33,'playing',300000,1,1700000060000,1700000060000,NULL,1700000360000,1174110092656640040,NULL,NULL,NULL,NULL,10000,0,0,0,1,4,4,1700000360000,0,'52434bf981af25dddb7393c4','4752f82b28d255a5387a3aa9611c6c1fdc00cb140b80f904fd468efd6a242eaf','9f568f2ee4dcab5839547f34b44df780febef2431e12d8347074e358a0dd5997','8c7b842e01dcd496dae644a190c22226856c5d90aa0c5a8b6d744160ec1e3491',NULL,0,NULL,NULL,0);
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
INSERT INTO "tallies" VALUES(700,-2900054318250156030,'gin',1,'knock',1,0);
INSERT INTO "tallies" VALUES(700,33,'gin',1,'knock',1,0);
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
CREATE INDEX tables_channel ON tables (channel_id) WHERE status IN ('lobby', 'playing', 'paused');
CREATE INDEX kept_seats_member ON kept_seats (member_id);
CREATE INDEX tables_latest ON tables (channel_id, created_at);
CREATE INDEX seals_subject ON seals (guild_id, kind, subject, seq);
CREATE TRIGGER seals_stay BEFORE UPDATE ON seals
BEGIN
    SELECT RAISE(ABORT, 'seals are never changed');
END;
CREATE TRIGGER seals_last BEFORE DELETE ON seals
BEGIN
    SELECT RAISE(ABORT, 'seals are never deleted');
END;
CREATE TRIGGER seals_new BEFORE INSERT ON seals
WHEN EXISTS (SELECT 1 FROM seals WHERE guild_id = NEW.guild_id AND seq = NEW.seq)
BEGIN
    SELECT RAISE(ABORT, 'the seal is there already');
END;
CREATE INDEX tables_dirty ON tables (pub_until) WHERE version > shown;
CREATE INDEX presses_old ON presses (at);
CREATE INDEX reviews_member ON reviews (member_id, guild_id, game, at);
CREATE INDEX luck_member ON luck (member_id, guild_id, game, at);
COMMIT;
