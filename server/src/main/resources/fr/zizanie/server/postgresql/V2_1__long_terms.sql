-- As for options: what two propose may hold a whole deck, and lists of cards besides.
alter table terms alter column text type text;
