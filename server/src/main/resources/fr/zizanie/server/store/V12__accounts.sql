-- Whose a guest's id is: 0 of whoever has the cookie, 1 of an account, 2 of nobody any more.
alter table guests add column standing integer not null default 0;

-- Guests who want to be known on more than one browser; the name stands with the guest. Two names
-- that look alike have the same look. The password is a hash, or empty.
create table accounts (
  player   varchar(32)  primary key references guests (id),
  look     varchar(200) not null unique,
  password varchar(200) not null default '',
  created  bigint       not null
);

create table passkeys (
  id         varchar(1400) primary key,
  player     varchar(32)   not null references accounts (player),
  label      varchar(64)   not null,
  credential varchar(4000) not null,
  signatures bigint        not null,
  created    bigint        not null,
  used       bigint        not null
);

create index passkeys_player on passkeys (player);

-- Codes that sign in once, as hashes.
create table recovery_codes (
  hash   varchar(64) primary key,
  player varchar(32) not null references accounts (player)
);

create index recovery_codes_player on recovery_codes (player);

-- Devices that are signed in, by the hash of what their cookie says.
create table sessions (
  hash    varchar(64) primary key,
  player  varchar(32) not null references accounts (player),
  device  varchar(64) not null,
  created bigint      not null,
  used    bigint      not null
);

create index sessions_player on sessions (player);

-- Things that may be done once, until some time: kind and hash of a secret.
create table tickets (
  hash   varchar(64) primary key,
  kind   varchar(16) not null,
  player varchar(32) not null,
  until  bigint      not null
);

-- What proves nobody any more: a session, or, without one, a guest's cookie. Servers look it up.
create table revoked (
  player  varchar(32) not null,
  session varchar(64) not null,
  at      bigint      not null,
  primary key (player, session)
);

create index revoked_at on revoked (at);
