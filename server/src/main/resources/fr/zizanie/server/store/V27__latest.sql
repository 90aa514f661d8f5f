-- Whose turn it is after an entry and how many actions stand then; -2 after an entry that not
-- everybody saw. A match's own row says so before its first entry and after its last one.
alter table entries add column turn integer not null default -2;
alter table entries add column actions integer not null default 0;
