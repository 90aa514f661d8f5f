-- What a check of health writes: one row, over and over.
create table probes (
  id integer not null primary key,
  written bigint not null
);
