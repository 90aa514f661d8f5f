-- What each seat adds to the dealing, and the match that follows this one.
alter table matches add column first_nonce varchar(64) not null default '';
alter table matches add column second_nonce varchar(64) not null default '';
alter table matches add column again varchar(16) not null default '';

-- Whether windows are passed for this guest wherever he sits.
alter table guests add column passes integer not null default 0;

-- What two people are agreeing on; the row goes when their match begins.
create table terms (
  match_id varchar(16)    primary key references matches (id),
  writes   integer        not null,
  text     varchar(64000) not null
);
