package fr.zizanie.server.store.sql.people;

import fr.zizanie.server.store.people.Ticket;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.table.seat.PlayerId;
import java.util.Optional;
import org.jdbi.v3.core.statement.Query;

/** The statements about tickets. */
record SqlTickets(Access access) {
  /** One that what it is bound to hasn't outlived. */
  private static final String HELD =
      """
       from tickets where hash = :hash and kind = :kind and until > :now and until <= :latest
        and (bound = '' and not exists (select 1 from accounts a where a.player = tickets.player)
          or bound <> '' and (exists (select 1 from sessions s
              where s.player = tickets.player and s.hash = tickets.bound)
            or exists (select 1 from addresses a
              where a.player = tickets.player and a.address = tickets.bound)))\
      """;

  void issue(Ticket ticket) {
    access.write(h ->
        h.execute(
            "insert into tickets (hash, kind, player, bound, until) values (?, ?, ?, ?, ?)",
            ticket.hash(),
            ticket.kind(),
            ticket.player().text(),
            ticket.bound(),
            ticket.until()));
  }

  Optional<PlayerId> look(String kind, String hash, long now, long latest) {
    return access.read(h -> player(h.createQuery("select player" + HELD), kind, hash, now, latest));
  }

  Optional<PlayerId> spend(String kind, String hash, long now, long latest) {
    String take = "delete" + HELD + " returning player";
    return access.write(h -> player(h.createQuery(take), kind, hash, now, latest));
  }

  private static Optional<PlayerId> player(
      Query tickets, String kind, String hash, long now, long latest) {
    return tickets
        .bind("hash", hash)
        .bind("kind", kind)
        .bind("now", now)
        .bind("latest", latest)
        .mapTo(String.class)
        .map(PlayerId::new)
        .findOne();
  }
}
