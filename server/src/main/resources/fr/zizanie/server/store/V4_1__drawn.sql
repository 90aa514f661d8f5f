-- Seeds whose commitments were given out before their match exists, where several servers do that.
create table drawn (
  commitment varchar(64) primary key,
  guest      varchar(32) not null,
  seed       varchar(64) not null,
  at         bigint      not null
);

create index drawn_guest on drawn (guest, at);
