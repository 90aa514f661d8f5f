-- A match's row changes with each move, its indexes no more: none holds what a move changes. They
-- were a third of what the database did for a move.
drop index matches_first;
drop index matches_second;
drop index matches_turn;
drop index matches_updated;

create index matches_first on matches (first_guest, created);
create index matches_second on matches (second_guest, created);

-- The matches that may wait for a computer.
create index matches_computer on matches (id) where reason = '' and (first_level > 0 or second_level > 0);
