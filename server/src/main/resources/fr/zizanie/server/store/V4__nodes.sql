-- Servers on one database: who is alive until when, in milliseconds of the database's clock.
create table nodes (
  id    varchar(32) primary key,
  until bigint      not null
);

-- Which of them sees to what happens in a match by itself, as long as that one is alive; and since
-- when time counts there without a break, if there was one.
create table leases (
  match_id varchar(16) primary key,
  node     varchar(32) not null,
  resumed  bigint      not null default 0
);

create index leases_node on leases (node);

-- Who of those that sit at a match is connected, and to which of them.
create table presence (
  match_id varchar(16) not null,
  guest    varchar(32) not null,
  node     varchar(32) not null,
  primary key (match_id, guest, node)
);

create index presence_node on presence (node);

-- Fingerprint of the secret that cookies are signed with: all servers have the same.
create table node_keys (
  fingerprint varchar(64) primary key
);
