-- How many milliseconds since the clocks were looked at before an entry no server was there to count.
alter table entries add column idle bigint not null default 0;
