package fr.zizanie.server.store.sql.notifications;

import fr.zizanie.server.store.notifications.Subscriptions;
import fr.zizanie.server.store.people.Session;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.server.store.sql.rows.Records;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The statements about browsers that are told by push, and about the key that names us there. */
public record SqlSubscriptions(Access access) implements Subscriptions {
  /** Whether the session goes on in which one was asked for. */
  private static final String SIGNED =
      "(session = '' or exists (select 1 from sessions s where s.hash = session))";

  @Override
  public void add(Subscription subscription) {
    access.write(h -> {
      insert(h, subscription);
      return h.createUpdate(
              """
              delete from push_subscriptions where player = :player and endpoint not in
                (select endpoint from push_subscriptions where player = :player
                  order by since desc, endpoint limit :most)\
              """)
          .bind("player", subscription.player().text())
          .bind("most", MOST)
          .execute();
    });
  }

  private static void insert(Handle h, Subscription subscription) {
    h.createUpdate(
            """
            insert into push_subscriptions
              (endpoint, player, session, label, language, p256dh, auth, since)
            values (:endpoint, :player, :session, :label, :language, :p256dh, :auth, :since)
            on conflict (endpoint) do update set player = excluded.player,
              session = excluded.session, label = excluded.label, language = excluded.language,
              p256dh = excluded.p256dh, auth = excluded.auth, since = excluded.since\
            """)
        .bindMethods(subscription)
        .execute();
  }

  @Override
  public List<Subscription> of(PlayerId player) {
    return access.read(h ->
        h.createQuery(
                "select * from push_subscriptions where player = :player and "
                    + SIGNED
                    + " order by since, endpoint")
            .bind("player", player.text())
            .map(Records.of(Subscription.class))
            .list());
  }

  @Override
  public boolean drop(PlayerId player, String endpoint) {
    return access.write(h ->
        h.execute(
                "delete from push_subscriptions where endpoint = ? and player = ?",
                endpoint,
                player.text())
            == 1);
  }

  @Override
  public void forget() {
    access.write(h -> h.execute("delete from push_subscriptions where not " + SIGNED));
  }

  /** A guest's browsers are told in their first session from then on, and no longer than it. */
  public static void adopt(Handle h, Session session) {
    h.execute(
        "update push_subscriptions set session = ? where player = ? and session = ''",
        session.hash(),
        session.player().text());
  }

  /** A browser whose session goes on as another one is told as before. */
  public static void follow(Handle h, String before, String next) {
    h.execute("update push_subscriptions set session = ? where session = ?", next, before);
  }

  @Override
  public Key key(Key fresh) {
    return access.write(h -> {
      h.execute(
          "insert into push_keys (id, private, public) values (1, ?, ?) on conflict do nothing",
          fresh.secret(),
          fresh.open());
      return h.createQuery("select private, public from push_keys where id = 1")
          .map((row, _) -> new Key(row.getString("private"), row.getString("public")))
          .one();
    });
  }
}
