-- Matches by days: when one began; when something happens there by itself, and which seat has until
-- then; when it is to be looked at for that or for a reminder, and whether one was given.
alter table matches add column begun bigint not null default 0;
alter table matches add column due bigint not null default 0;
alter table matches add column awaited integer not null default -1;
alter table matches add column look bigint not null default 0;
alter table matches add column reminded integer not null default 0;

create index matches_look on matches (look) where look > 0;

-- When somebody is away, so that none of their days run.
create table vacations (
  player varchar(32) not null,
  began  bigint      not null,
  ends   bigint      not null,
  primary key (player, began)
);

create index vacations_ends on vacations (ends);

-- Since when servers have looked after what is due without a break, and when one looked last.
create table watches (
  id    integer not null primary key,
  since bigint  not null,
  seen  bigint  not null
);
