-- What somebody is to be told. It is written with what makes it due, and goes into the inbox behind it.
create table owed (
  player   varchar(32) not null,
  match_id varchar(16) not null default '',
  kind     varchar(16) not null,
  game     varchar(32) not null,
  other    varchar(64) not null default '',
  due      bigint      not null default 0,
  at       bigint      not null,
  primary key (player, match_id, kind, game)
);

create index owed_at on owed (at);
create index owed_match on owed (match_id);
