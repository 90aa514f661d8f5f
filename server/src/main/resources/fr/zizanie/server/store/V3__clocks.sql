-- How long each may think, as minutes+seconds; empty for as long as he likes.
alter table matches add column clock varchar(16) not null default '';
