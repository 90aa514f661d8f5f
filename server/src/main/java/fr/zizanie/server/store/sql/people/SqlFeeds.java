package fr.zizanie.server.store.sql.people;

import fr.zizanie.server.store.people.Feeds;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.server.store.sql.rows.Records;
import fr.zizanie.table.seat.PlayerId;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The statements about secret addresses of notifications. */
public record SqlFeeds(Access access) implements Feeds {
  @Override
  public boolean keep(Feed feed, String hash, String session) {
    return access.write(h -> SqlSessions.shows(h, feed.player(), session) && keep(h, feed, hash));
  }

  private static boolean keep(Handle h, Feed feed, String hash) {
    return h.createUpdate(
                """
                insert into feeds (player, hash, language, since)
                values (:player, :hash, :language, :since)
                on conflict (player) do update set hash = excluded.hash,
                  language = excluded.language, since = excluded.since\
                """)
            .bindMethods(feed)
            .bind("hash", hash)
            .execute()
        == 1;
  }

  @Override
  public Optional<Feed> of(PlayerId player) {
    return feed("player", player.text());
  }

  @Override
  public Optional<Feed> under(String hash) {
    return feed("hash", hash);
  }

  private Optional<Feed> feed(String column, String key) {
    return access.read(h ->
        h.createQuery("select player, language, since from feeds where " + column + " = :key")
            .bind("key", key)
            .map(Records.of(Feed.class))
            .findOne());
  }

  @Override
  public void end(PlayerId player) {
    access.write(h -> h.execute("delete from feeds where player = ?", player.text()));
  }
}
