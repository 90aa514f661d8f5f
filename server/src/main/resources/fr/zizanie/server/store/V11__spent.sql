-- What is spent on each server of limits that hold on all of them: a sum that only grows while the
-- row lives, and when it grew last, in milliseconds of the database's clock.
create table spent (
  node  varchar(32)  not null,
  share varchar(120) not null,
  total integer      not null,
  at    bigint       not null,
  primary key (node, share)
);
