package fr.zizanie.server.store.sql.people;

import java.util.List;

/**
 * What a guest takes along into an account that there was before, in this order. Where there were
 * two ties to one person, a block outlives the other.
 */
final class Along {
  static final List<String> STATEMENTS =
      List.of(
          """
          update matches set first_guest = :account, second_guest = :account
          where first_guest = :guest and second_guest = :guest\
          """,
          """
          update matches set first_guest = :account
          where first_guest = :guest and second_guest <> :account\
          """,
          """
          update matches set second_guest = :account
          where second_guest = :guest and first_guest <> :account\
          """,
          "update open_seats set player = :account where player = :guest",
          "delete from seeks where player = :guest",
          """
          update challenges set challenger = :account
          where challenger = :guest and challenged <> :account\
          """,
          """
          update challenges set challenged = :account
          where challenged = :guest and challenger <> :account\
          """,
          """
          insert into ties (who, whom, kind, since)
          select :account, whom, kind, since from ties where who = :guest and whom <> :account
          on conflict (who, whom) do update set kind = excluded.kind where excluded.kind > ties.kind\
          """,
          """
          insert into ties (who, whom, kind, since)
          select who, :account, kind, since from ties where whom = :guest and who <> :account
          on conflict (who, whom) do update set kind = excluded.kind where excluded.kind > ties.kind\
          """,
          "delete from ties where who = :guest or whom = :guest",
          """
          insert into wants (player, game, since, until, told)
          select :account, game, since, until, told from wants where player = :guest
          on conflict do nothing\
          """,
          "delete from wants where player = :guest",
          "delete from standings where player = :guest",
          """
          insert into vacations (player, began, ends)
          select :account, began, ends from vacations g where player = :guest and not exists
            (select 1 from vacations a
             where a.player = :account and a.began < g.ends and g.began < a.ends)
          on conflict do nothing\
          """,
          "delete from vacations where player = :guest",
          "delete from notices where player = :guest",
          "delete from owed where player = :guest");

  private Along() {}
}
