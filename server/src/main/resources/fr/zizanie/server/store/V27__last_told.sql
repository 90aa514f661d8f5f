-- Whose turn it is after an entry and how many actions stand then: the match's own row says so no
-- more while it goes on. -2 where the row still says it, as after an entry of an earlier version, and
-- -3 where lists go on telling what the entry before said.
alter table entries add column turn integer not null default -2;
alter table entries add column actions integer not null default 0;
