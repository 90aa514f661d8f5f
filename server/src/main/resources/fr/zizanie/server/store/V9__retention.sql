-- What may go is looked for by when it was touched last; and who says that such a match follows.
create index matches_updated on matches (updated);
create index matches_again on matches (again) where again <> '';
