-- Whether those who look for an opponent are shown by name.
alter table seeks add column named integer not null default 0;

-- What a rated match made of the ratings of its players, in thousandths of a point.
create table rating_changes (
  match_id      varchar(16) not null references matches (id),
  player        varchar(32) not null,
  rating_before integer     not null,
  rating_after  integer     not null,
  primary key (match_id, player)
);

create index rating_changes_player on rating_changes (player);
