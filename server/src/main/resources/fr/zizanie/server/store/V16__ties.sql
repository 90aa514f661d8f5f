-- Whom somebody follows (0) or blocks (1); who does both blocks.
create table ties (
  who   varchar(32) not null,
  whom  varchar(32) not null,
  kind  integer     not null,
  since bigint      not null,
  primary key (who, whom)
);

create index ties_whom on ties (whom, kind);

-- Who may challenge this guest: 0 friends, 1 those they know, 2 anybody.
alter table guests add column asks integer not null default 1;

-- Matches whose free seat is kept for somebody.
create table challenges (
  match_id   varchar(16) primary key references matches (id),
  challenger varchar(32) not null,
  challenged varchar(32) not null,
  since      bigint      not null
);

create index challenges_challenger on challenges (challenger);
create index challenges_challenged on challenges (challenged);
create index challenges_since on challenges (since);

-- Who would like to know when somebody wants to play a game, and when they were told last.
create table wants (
  player varchar(32) not null,
  game   varchar(32) not null,
  since  bigint      not null,
  until  bigint      not null,
  told   bigint      not null default 0,
  primary key (player, game)
);

create index wants_game on wants (game, until);
