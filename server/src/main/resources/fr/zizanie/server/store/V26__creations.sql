-- Cards and decks that players made and keep in their account. A version counts the edits: one that
-- began with another version than the one that stands changes nothing.
create table creations (
  player  varchar(32)  not null references accounts (player),
  id      varchar(32)  not null,
  game    varchar(32)  not null,
  name_fr varchar(100) not null,
  name_en varchar(100) not null,
  text    text         not null,
  bytes   integer      not null,
  version integer      not null,
  changed bigint       not null,
  primary key (player, id)
);
