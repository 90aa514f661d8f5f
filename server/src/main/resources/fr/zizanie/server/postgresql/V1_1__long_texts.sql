-- SQLite has no bound on a text and holds decks of 58 kB here; PostgreSQL takes bounds by their word.
alter table matches alter column options type text;
alter table entries alter column text type text;
