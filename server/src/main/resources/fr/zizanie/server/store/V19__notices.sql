-- The number of somebody's last notice, and what they want to be told by push and by mail, as bits:
-- 1 turns, 2 endings, 4 challenges, 8 wishes.
create table inboxes (
  player varchar(32) primary key,
  last   bigint      not null default 0,
  push   integer     not null default 15,
  mail   integer     not null default 0
);

-- What somebody is told who isn't there: the matter is a bit as above, the kind a name. When it was
-- taken to be pushed or mailed, or 0.
create table notices (
  player   varchar(32) not null,
  number   bigint      not null,
  at       bigint      not null,
  matter   integer     not null,
  kind     varchar(16) not null,
  game     varchar(32) not null,
  match_id varchar(16) not null default '',
  other    varchar(64) not null default '',
  due      bigint      not null default 0,
  seen     integer     not null default 0,
  pushed   bigint      not null default 0,
  mailed   bigint      not null default 0,
  primary key (player, number)
);

create index notices_match on notices (match_id);
create index notices_at on notices (at);

-- Where browsers are told (RFC 8030, 8291), and the session in which that was asked for; a guest
-- has none.
create table push_subscriptions (
  endpoint varchar(1000) primary key,
  player   varchar(32)   not null,
  session  varchar(64)   not null default '',
  label    varchar(64)   not null,
  language varchar(8)    not null,
  p256dh   varchar(100)  not null,
  auth     varchar(32)   not null,
  since    bigint        not null
);

create index push_subscriptions_player on push_subscriptions (player);

-- The key with which all servers of this database name themselves to push services (RFC 8292),
-- made by the first that needs it: PKCS #8 and the point, both in base64url.
create table push_keys (
  id      integer      primary key,
  private varchar(400) not null,
  public  varchar(100) not null
);
