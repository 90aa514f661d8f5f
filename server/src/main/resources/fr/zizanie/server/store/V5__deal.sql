-- How what is dealt was fixed: 1 as before, 2 in two rounds of commitments and nonces.
alter table matches add column deal_order integer not null default 1;

-- How many deals were given up before this one.
alter table matches add column voided integer not null default 0;

-- What each seat has committed itself to, and when the first of them opened its nonce.
alter table matches add column first_commitment varchar(64) not null default '';
alter table matches add column second_commitment varchar(64) not null default '';
alter table matches add column opened bigint not null default 0;

-- What hasn't begun yet is dealt in the new order: its id and its seed stand, nothing else does.
update matches set deal_order = 2, first_nonce = '', second_nonce = ''
where id in (select match_id from terms);
