package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Session;
import fr.zizanie.server.store.Sessions;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** The statements about devices that are signed in, and about tickets. */
record SqlSessions(Access access) implements Sessions {
  private static final String SESSIONS = "select hash, player, device, created, used from sessions";

  @Override
  public void begin(Session session) {
    access.write(h -> {
      SqlSubscriptions.adopt(h, session);
      return h.execute(
          "insert into sessions (hash, player, device, created, used) values (?, ?, ?, ?, ?)",
          session.hash(),
          session.player().text(),
          session.device(),
          session.created(),
          session.used());
    });
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
        row.getLong("used"));
  }

  @Override
  public void used(String hash, long at) {
    access.write(h -> h.execute("update sessions set used = ? where hash = ?", at, hash));
  }

  @Override
  public boolean end(PlayerId player, String hash, long at) {
    return access.write(h -> {
      int ended =
          h.execute("delete from sessions where player = ? and hash = ?", player.text(), hash);
      if (ended > 0) revoke(h, player, hash, at);
      return ended > 0;
    });
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
    var hashes =
        h.createQuery("select hash from sessions where player = :player")
            .bind("player", player.text())
            .mapTo(String.class)
            .list();
    revoke(h, player, "", at);
    for (String hash : hashes) revoke(h, player, hash, at);
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
  public void issue(String kind, String hash, PlayerId player, long until) {
    access.write(h ->
        h.execute(
            "insert into tickets (hash, kind, player, until) values (?, ?, ?, ?)",
            hash,
            kind,
            player.text(),
            until));
  }

  @Override
  public Optional<PlayerId> ticket(String kind, String hash, long now) {
    String look = "select player from tickets where hash = :hash and kind = :kind and until > :now";
    return access.read(h -> player(h.createQuery(look), kind, hash, now));
  }

  private static Optional<PlayerId> player(Query tickets, String kind, String hash, long now) {
    return tickets
        .bind("hash", hash)
        .bind("kind", kind)
        .bind("now", now)
        .mapTo(String.class)
        .map(PlayerId::new)
        .findOne();
  }

  @Override
  public Optional<PlayerId> spend(String kind, String hash, long now) {
    String take =
        """
        delete from tickets where hash = :hash and kind = :kind and until > :now
        returning player\
        """;
    return access.write(h -> player(h.createQuery(take), kind, hash, now));
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
