package fr.zizanie.server.store.sql.notifications;

import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * What people are to be told, of each kind at a match the latest, and how it becomes a
 * notification.
 */
public final class SqlOwed {
  private SqlOwed() {}

  /** Keeps what is owed from now on. */
  public static void insert(Handle h, List<Owed> news) {
    var batch =
        h.prepareBatch(
            """
            insert into owed (player, match_id, kind, game, other, due, at)
            values (:player, :match, :kind, :game, :other, :due, :at)
            on conflict (player, match_id, kind, game) do update set
              other = excluded.other, due = excluded.due, at = excluded.at\
            """);
    for (var owed : news)
      batch
          .bind("player", owed.to().text())
          .bind("match", match(owed))
          .bind("kind", owed.notification().kind().name())
          .bind("game", owed.notification().game())
          .bind("other", owed.notification().other())
          .bind("due", owed.notification().due())
          .bind("at", owed.at())
          .add();
    batch.execute();
  }

  /** {@return what is owed, the oldest first} */
  static List<Owed> oldest(Handle h, int most) {
    return h.createQuery(
            """
            select player, match_id, kind, game, other, due, at from owed
            order by at, player, match_id, kind, game limit :most\
            """)
        .bind("most", most)
        .map((row, _) -> owed(row))
        .list();
  }

  private static Owed owed(ResultSet row) throws SQLException {
    var match = Optional.of(row.getString("match_id")).filter(id -> !id.isEmpty());
    return new Owed(
        new PlayerId(row.getString("player")),
        new Notification(
            Notification.Kind.valueOf(row.getString("kind")),
            row.getString("game"),
            match.map(MatchId::new),
            row.getString("other"),
            row.getLong("due")),
        row.getLong("at"));
  }

  /** {@return whether it was still owed, and is a notification now} */
  static boolean deliver(Handle h, Owed owed) {
    return take(h, owed) && add(h, owed);
  }

  private static boolean take(Handle h, Owed owed) {
    return h.createUpdate(
                """
                delete from owed where player = :player and match_id = :match and kind = :kind
                  and game = :game and at = :at\
                """)
            .bind("player", owed.to().text())
            .bind("match", match(owed))
            .bind("kind", owed.notification().kind().name())
            .bind("game", owed.notification().game())
            .bind("at", owed.at())
            .execute()
        == 1;
  }

  private static boolean add(Handle h, Owed owed) {
    boolean waits = owed.notification().kind().waits();
    if (owed.notification().kind() == Notification.Kind.BEGUN && waits(h, owed, 0)) return false;
    long number = number(h, owed.to());
    insert(h, owed, number);
    // What it is about may have passed meanwhile, as the match says now.
    if (waits && !waits(h, owed, number)) {
      h.execute("delete from notices where player = ? and number = ?", owed.to().text(), number);
      return false;
    }
    if (waits)
      h.execute(
          "delete from notices where match_id = ? and player = ? and number < ?"
              + " and (matter = ? or kind in ('BEGUN', 'DEAL'))",
          match(owed),
          owed.to().text(),
          number,
          SqlInbox.TURNS);
    h.createUpdate(
            """
            delete from notices where player = :player and number <= coalesce(
              (select number from notices where player = :player
                order by number desc limit 1 offset :most), 0)\
            """)
        .bind("player", owed.to().text())
        .bind("most", Inbox.MOST)
        .execute();
    return true;
  }

  /** Whether something waits for somebody at that match of which they are told from a number on. */
  private static boolean waits(Handle h, Owed owed, long from) {
    return h.createQuery(
                """
                select count(*) from notices n where n.match_id = :match and n.player = :player
                  and n.number >= :from and n.matter = :turns and\
                """
                    + " "
                    + SqlInbox.HOLDS)
            .bind("match", match(owed))
            .bind("player", owed.to().text())
            .bind("from", from)
            .bind("turns", SqlInbox.TURNS)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  /** The row of an inbox is held until the write is done, so that numbers grow as they are seen. */
  private static long number(Handle h, PlayerId to) {
    return h.createQuery(
            """
            insert into inboxes (player, last) values (:player, 1)
            on conflict (player) do update set last = inboxes.last + 1 returning last\
            """)
        .bind("player", to.text())
        .mapTo(Long.class)
        .one();
  }

  private static void insert(Handle h, Owed owed, long number) {
    var notification = owed.notification();
    h.createUpdate(
            """
            insert into notices (player, number, at, matter, kind, game, match_id, other, due)
            values (:player, :number, :at, :matter, :kind, :game, :match, :other, :due)\
            """)
        .bind("player", owed.to().text())
        .bind("number", number)
        .bind("at", owed.at())
        .bind("matter", MatterBits.bit(notification.kind().matter()))
        .bind("kind", notification.kind().name())
        .bind("game", notification.game())
        .bind("match", match(owed))
        .bind("other", notification.other())
        .bind("due", notification.due())
        .execute();
  }

  private static String match(Owed owed) {
    return owed.notification().match().map(MatchId::text).orElse("");
  }
}
