BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE log (
	code VARCHAR(12) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (code, seq), 
	FOREIGN KEY(code) REFERENCES tables (code) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('TUTNSX',1,1794950835006,'{"at":1794950835006,"kind":"created","record":{"format":"spinney-game","rules":1,"options":{"game":"forest","players":2,"sets":["base","alpine"],"start":null,"no_removal":false,"draft":false,"visible_score":true,"solo":null,"medal":"bronze"},"deck":"b05cb6b69955c348","seed":"14","actions":[884,418,425,683,0,162,1026,303,1106,418,1079,963,1305,389,1137,143,47,53,162,912,303,858,2,1038,1298,47,0,145,169,846,1,1091,1307,1,1033,1319,3,591,162,97,67,145,115,133,657,983,1313,579,1019,2,86,71,0,0,924,1296]},"deal":"imported","settings":{"listed":false,"clock":null,"hints":true,"chat":true,"stand_in":"planner"},"chairs":[{"person":0,"bot":null,"name":"Ana"},{"person":0,"bot":null,"name":"Ben"}],"people":[{"id":0,"name":"Ana","key":"c14e46cdff902581209f0126631e3ba4382552ca5f3259d9f9bdd183d29ff9a1"}],"host":0}');
INSERT INTO "log" VALUES('TUTNSX',2,1794950835137,'{"at":1794950835137,"kind":"started","person":0,"fill":null}');
INSERT INTO "log" VALUES('TUTNSX',3,1794950835180,'{"at":1794950835180,"kind":"acted","seat":0,"actions":[212],"by_bot":false}');
INSERT INTO "log" VALUES('TUTNSX',4,1794950835353,'{"at":1794950835353,"kind":"acted","seat":0,"actions":[198],"by_bot":false}');
INSERT INTO "log" VALUES('TUTNSX',5,1794950835464,'{"at":1794950835464,"kind":"acted","seat":1,"actions":[208],"by_bot":false}');
INSERT INTO "log" VALUES('TUTNSX',6,1794950835504,'{"at":1794950835504,"kind":"acted","seat":1,"actions":[162],"by_bot":false}');
INSERT INTO "log" VALUES('TUTNSX',7,1794950835607,'{"at":1794950835607,"kind":"acted","seat":0,"actions":[1149],"by_bot":false}');
INSERT INTO "log" VALUES('TUTNSX',8,1794950835651,'{"at":1794950835651,"kind":"acted","seat":0,"actions":[364],"by_bot":false}');
INSERT INTO "log" VALUES('TUTNSX',9,1794950835813,'{"at":1794950835813,"kind":"acted","seat":0,"actions":[2],"by_bot":false}');
INSERT INTO "log" VALUES('TUTNSX',10,1794950835952,'{"at":1794950835952,"kind":"acted","seat":0,"actions":[1002],"by_bot":false}');
CREATE TABLE pads (
	code VARCHAR(12) NOT NULL, 
	changed_ms BIGINT NOT NULL, 
	seq INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE tables (
	code VARCHAR(12) NOT NULL, 
	created_ms BIGINT NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	info TEXT NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('TUTNSX',1794950835006,'lobby',0,'{"code":"TUTNSX","phase":"lobby","options":{"game":"forest","sets":["base","alpine"],"start":null,"no_removal":false,"draft":false,"visible_score":true,"solo":null,"medal":"bronze"},"settings":{"listed":false,"clock":null,"hints":true,"chat":true,"stand_in":"planner"},"deal":"imported","seats":[{"person":0,"name":"Ana","bot":null,"present":false,"used_ms":null},{"person":0,"name":"Ben","bot":null,"present":false,"used_ms":null}],"people":[{"id":0,"name":"Ana"}],"host":0,"taken_back":0,"undo":null,"rematch":null,"deck":"b05cb6b69955c348","created_ms":1794950835006}');
CREATE INDEX ix_tables_listed ON tables (listed);
CREATE INDEX ix_pads_changed_ms ON pads (changed_ms);
COMMIT;
