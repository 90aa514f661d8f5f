-- How many milliseconds the line of whoever wrote an entry took there and back, as it was measured;
-- 0 where nobody measured. What of it is given back follows from the log.
alter table entries add column lag integer not null default 0;
