-- What a seat, 0 or 1, has left to be done in a match over days: standing orders and conditional
-- moves, since which line of its log it lets windows pass (or -1), and what was done so far.
create table orders (
  match_id varchar(16) not null references matches (id),
  seat     integer     not null,
  version  integer     not null default 0,
  text     text        not null default '',
  changed  bigint      not null default 0,
  rests    integer     not null default -1,
  done     text        not null default '',
  primary key (match_id, seat)
);
