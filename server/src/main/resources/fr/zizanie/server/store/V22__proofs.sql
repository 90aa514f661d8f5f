-- When and by what a session was proved last to be its owner's; not at all if it stood before.
alter table sessions add column proved_by varchar(8) not null default '';
alter table sessions add column proved bigint not null default 0;

-- How often all that lets somebody in was ended: what was proved before lets nobody in any more.
alter table accounts add column era bigint not null default 0;

-- What a ticket ends with: the session that drew it, or the address that it was sent to.
alter table tickets add column bound varchar(254) not null default '';
