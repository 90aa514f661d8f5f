-- Long options, such as a deck of one's own, once for all matches that have the same.
create table texts (
  hash varchar(64) primary key,
  text text        not null
);

-- Where the options of a match stand, if not with it; then options is empty.
alter table matches add column options_hash varchar(64) references texts (hash);

create index matches_options on matches (options_hash) where options_hash is not null;
