-- Where somebody with an account may be written to: an address that they have confirmed, or none.
-- What they want instead waits beside it until the link is used whose hash is the proof. What ends
-- the mails stands in each of them, so it isn't hashed. Told is when a digest was sent last.
create table addresses (
  player   varchar(32)  primary key references accounts (player),
  address  varchar(254) not null default '',
  wanted   varchar(254) not null default '',
  proof    varchar(64)  not null default '',
  asked    bigint       not null default 0,
  language varchar(2)   not null,
  daily    integer      not null default 0,
  told     bigint       not null default 0,
  leaving  varchar(64)  not null unique
);

create index addresses_address on addresses (lower(address));
create index addresses_proof on addresses (proof);

-- When letters were sent by somebody's wish, or to an address, as a hash of either: nobody is flooded.
create table letters (
  whose varchar(64) not null,
  at    bigint      not null,
  primary key (whose, at)
);

create index letters_at on letters (at);

-- Secret addresses under which somebody's notices and turns can be read, as hashes.
create table feeds (
  player   varchar(32) primary key,
  hash     varchar(64) not null unique,
  language varchar(2)  not null,
  since    bigint      not null
);
