create table guests (
  id   varchar(32) primary key,
  name varchar(64) not null
);

-- What stands before the first move, and besides what lists show, kept in step with the log.
create table matches (
  id           varchar(16)   primary key,
  game         varchar(32)   not null,
  rules        integer       not null,
  options      varchar(4000) not null,
  first_guest  varchar(32)   not null,
  first_level  integer       not null,
  second_guest varchar(32)   not null,
  second_level integer       not null,
  commitment   varchar(64)   not null,
  created      bigint        not null,
  updated      bigint        not null,
  turn         integer       not null,
  winner       integer       not null,
  reason       varchar(32)   not null,
  actions      integer       not null
);

create index matches_first on matches (first_guest, updated);
create index matches_second on matches (second_guest, updated);
create index matches_turn on matches (turn, updated);

-- Secret until the match is over, so apart from what is read every day.
create table seeds (
  match_id varchar(16) primary key references matches (id),
  seed     varchar(64) not null
);

-- Append-only: an entry is never changed, and two writers cannot take the same place.
create table entries (
  match_id varchar(16)   not null references matches (id),
  ply      integer       not null,
  seat     varchar(32)   not null,
  text     varchar(4000) not null,
  at       bigint        not null,
  primary key (match_id, ply)
);
