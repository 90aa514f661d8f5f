package fr.zizanie.server.store.sql.people;

import static fr.zizanie.server.store.people.Proved.By.NOTHING;

import fr.zizanie.server.store.people.Proved;
import fr.zizanie.server.store.people.Proved.By;
import fr.zizanie.server.store.people.Session;
import fr.zizanie.server.store.people.Sessions;
import fr.zizanie.server.store.people.Ticket;
import fr.zizanie.server.store.sql.notifications.SqlSubscriptions;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/** The statements about devices that are signed in. */
public record SqlSessions(Access access) implements Sessions {
  private static final String SESSIONS =
      "select hash, player, device, created, used, proved_by, proved from sessions";

  @Override
  public boolean begin(Session session, long era) {
    return access.write(h -> {
      if (!hold(h, session.player(), era)) return false;
      SqlSubscriptions.adopt(h, session);
      begin(h, session);
      return true;
    });
  }

  @Override
  public boolean succeed(String before, Session session, long era) {
    return access.write(h -> {
      if (!hold(h, session.player(), era) || !lasts(h, session.player(), before)) return false;
      end(h, session.player(), before, session.used());
      begin(h, session);
      SqlSubscriptions.follow(h, before, session.hash());
      return true;
    });
  }

  private static void begin(Handle h, Session session) {
    h.execute(
        """
        insert into sessions (hash, player, device, created, used, proved_by, proved)
        values (?, ?, ?, ?, ?, ?, ?)\
        """,
        session.hash(),
        session.player().text(),
        session.device(),
        session.created(),
        session.used(),
        text(session.proved().by()),
        session.proved().at());
  }

  /**
   * Lets nobody else change what proves an account until this is done, whichever server they use.
   */
  static void hold(Handle h, PlayerId player) {
    h.execute("update accounts set era = era where player = ?", player.text());
  }

  private static boolean hold(Handle h, PlayerId player, long era) {
    return h.execute(
            "update accounts set era = era where player = ? and era = ?", player.text(), era)
        == 1;
  }

  static boolean lasts(Handle h, PlayerId player, String hash) {
    return h.createQuery("select count(*) from sessions where player = :player and hash = :hash")
            .bind("player", player.text())
            .bind("hash", hash)
            .mapTo(Integer.class)
            .one()
        == 1;
  }

  /**
   * Whether a session of an account lasts, or, without one, whether there is no account that its
   * cookie would no longer prove; that stays so until this is done.
   */
  static boolean shows(Handle h, PlayerId player, String session) {
    hold(h, player);
    return session.isEmpty()
        ? SqlAccounts.standing(h, player) == PlayerKind.GUEST
        : lasts(h, player, session);
  }

  static List<String> others(Handle h, PlayerId player, String mine) {
    return h.createQuery("select hash from sessions where player = :player and hash <> :mine")
        .bind("player", player.text())
        .bind("mine", mine)
        .mapTo(String.class)
        .list();
  }

  @Override
  public List<Session> of(PlayerId player) {
    return access.read(h ->
        h.createQuery(SESSIONS + " where player = :player order by used desc, created desc, hash")
            .bind("player", player.text())
            .map((row, _) -> session(row))
            .list());
  }

  @Override
  public Optional<Session> session(String hash) {
    return access.read(h ->
        h.createQuery(SESSIONS + " where hash = :hash")
            .bind("hash", hash)
            .map((row, _) -> session(row))
            .findOne());
  }

  private static Session session(ResultSet row) throws SQLException {
    return new Session(
        row.getString("hash"),
        new PlayerId(row.getString("player")),
        row.getString("device"),
        row.getLong("created"),
        row.getLong("used"),
        new Proved(by(row.getString("proved_by")), row.getLong("proved")));
  }

  /** What proved a session; nothing that a later version may know. */
  private static By by(String text) {
    return Stream.of(By.values()).filter(by -> text(by).equals(text)).findFirst().orElse(NOTHING);
  }

  private static String text(By by) {
    return by == NOTHING ? "" : by.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public void used(String hash, long at) {
    access.write(h -> h.execute("update sessions set used = ? where hash = ?", at, hash));
  }

  @Override
  public boolean end(PlayerId player, String hash, long at) {
    return access.write(h -> end(h, player, hash, at));
  }

  static boolean end(Handle h, PlayerId player, String hash, long at) {
    int ended =
        h.execute("delete from sessions where player = ? and hash = ?", player.text(), hash);
    if (ended > 0) revoke(h, player, hash, at);
    return ended > 0;
  }

  /** Lets a session prove nobody any more, or, without one, a guest's cookie. */
  static void revoke(Handle h, PlayerId player, String session, long at) {
    h.execute(
        """
        insert into revoked (player, session, at) values (?, ?, ?)
        on conflict (player, session) do update set at = excluded.at\
        """,
        player.text(),
        session,
        at);
  }

  /** Lets nothing prove somebody any more. */
  static void revokeAll(Handle h, PlayerId player, long at) {
    revoke(h, player, "", at);
    for (String hash : others(h, player, "")) revoke(h, player, hash, at);
  }

  @Override
  public List<Revoked> revoked(long since) {
    return access.read(h ->
        h.createQuery("select player, session, at from revoked where at >= :since")
            .bind("since", since)
            .map((row, _) ->
                new Revoked(
                    new PlayerId(row.getString("player")),
                    row.getString("session"),
                    row.getLong("at")))
            .list());
  }

  @Override
  public void issue(Ticket ticket) {
    new SqlTickets(access).issue(ticket);
  }

  @Override
  public Optional<PlayerId> ticket(String kind, String hash, long now, long latest) {
    return new SqlTickets(access).look(kind, hash, now, latest);
  }

  @Override
  public Optional<PlayerId> spend(String kind, String hash, long now, long latest) {
    return new SqlTickets(access).spend(kind, hash, now, latest);
  }

  @Override
  public void forget(long now, long old, long unused) {
    access.write(h -> {
      h.execute("delete from tickets where until <= ?", now);
      h.execute("delete from revoked where at < ?", old);
      return h.execute("delete from sessions where used < ?", unused);
    });
  }
}
