-- Whether a match changes how strong its players are held to be: 0 no, 1 once it is over, 2 it has.
alter table matches add column rated integer not null default 0;

create index matches_rated on matches (id) where rated = 1;

-- How strong somebody is held to be at a game (Glicko-2): rating and deviation in thousandths of a
-- point, volatility in millionths.
create table standings (
  player     varchar(32) not null,
  game       varchar(32) not null,
  rating     integer     not null,
  deviation  integer     not null,
  volatility integer     not null,
  games      integer     not null,
  updated    bigint      not null,
  primary key (player, game)
);

-- Seats that anybody may take before the match begins, and when their host was there last.
create table open_seats (
  match_id varchar(16) primary key references matches (id),
  game     varchar(32) not null,
  player   varchar(32) not null,
  opened   bigint      not null,
  seen     bigint      not null
);

create index open_seats_game on open_seats (game, seen);
create index open_seats_player on open_seats (player);

-- Who looks for an opponent: until when they were there, and the match that was found for them.
create table seeks (
  player   varchar(32) not null,
  game     varchar(32) not null,
  pace     varchar(16) not null,
  rated    integer     not null,
  since    bigint      not null,
  seen     bigint      not null,
  here     integer     not null,
  match_id varchar(16) not null default '',
  primary key (player, game)
);

create index seeks_game on seeks (game, seen);
