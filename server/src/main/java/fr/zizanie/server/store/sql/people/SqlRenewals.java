package fr.zizanie.server.store.sql.people;

import fr.zizanie.server.store.people.Renewal;
import fr.zizanie.server.store.people.Renewal.Codes;
import fr.zizanie.server.store.people.Renewal.Outcome;
import fr.zizanie.server.store.people.Renewal.Password;
import fr.zizanie.server.store.people.Renewal.Rest;
import fr.zizanie.server.store.people.Renewal.Without;
import fr.zizanie.server.store.sql.notifications.SqlSubscriptions;
import fr.zizanie.table.seat.PlayerId;
import org.jdbi.v3.core.Handle;

/** The statements by which an account ends whatever else lets somebody in. */
final class SqlRenewals {
  private SqlRenewals() {}

  static Outcome renew(Handle h, PlayerId player, Renewal what, String mine, String next, long at) {
    SqlSessions.hold(h, player);
    if (!SqlSessions.lasts(h, player, mine)) return Outcome.ENDED;
    if (last(h, player, what)) return Outcome.LAST;
    change(h, player, what);
    h.execute("update accounts set era = era + 1 where player = ?", player.text());
    h.execute("delete from tickets where player = ?", player.text());
    h.execute("delete from feeds where player = ?", player.text());
    h.execute("update addresses set wanted = '', proof = '' where player = ?", player.text());
    for (String other : SqlSessions.others(h, player, mine)) SqlSessions.end(h, player, other, at);
    SqlSessions.revoke(h, player, mine, at);
    h.execute("update sessions set hash = ?, used = ? where hash = ?", next, at, mine);
    SqlSubscriptions.follow(h, mine, next);
    return Outcome.DONE;
  }

  /** Two at once may each take a way in away that the other one counts on. */
  private static boolean last(Handle h, PlayerId player, Renewal what) {
    return switch (what) {
      case Password(String hash) -> hash.isEmpty() && passkeys(h, player, "") == 0;
      case Without(String passkey) ->
          passkeys(h, player, passkey) == 0
              && h.createQuery(
                          "select count(*) from accounts where player = :player and password <> ''")
                      .bind("player", player.text())
                      .mapTo(Integer.class)
                      .one()
                  == 0;
      case Codes _, Rest _ -> false;
    };
  }

  private static int passkeys(Handle h, PlayerId player, String without) {
    return h.createQuery("select count(*) from passkeys where player = :player and id <> :without")
        .bind("player", player.text())
        .bind("without", without)
        .mapTo(Integer.class)
        .one();
  }

  private static void change(Handle h, PlayerId player, Renewal what) {
    switch (what) {
      case Password(String hash) ->
          h.execute("update accounts set password = ? where player = ?", hash, player.text());
      case Codes(var hashes) -> SqlAccounts.codes(h, player, hashes);
      case Without(String passkey) ->
          h.execute("delete from passkeys where player = ? and id = ?", player.text(), passkey);
      case Rest _ -> {}
    }
  }
}
