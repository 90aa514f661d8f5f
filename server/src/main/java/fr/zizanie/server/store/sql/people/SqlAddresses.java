package fr.zizanie.server.store.sql.people;

import fr.zizanie.server.store.notifications.Inbox.Way;
import fr.zizanie.server.store.notifications.Notification.Matter;
import fr.zizanie.server.store.people.Addresses;
import fr.zizanie.server.store.sql.notifications.MatterBits;
import fr.zizanie.server.store.sql.notifications.SqlInbox;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.table.seat.PlayerId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** The statements about where somebody may be written to. */
public record SqlAddresses(Access access) implements Addresses {
  private static final String COLUMNS =
      "a.player, a.address, a.wanted, a.asked, a.language, a.daily, a.told, a.leaving";

  private static final String ADDRESSES = "select " + COLUMNS + " from addresses a where ";

  private static final long HOUR = Duration.ofHours(1).toMillis();
  private static final long DAY = Duration.ofDays(1).toMillis();

  /** Between letters about challenges, which don't wait for the hour. */
  private static final long SOON = Duration.ofMinutes(10).toMillis();

  private static final String DUE =
      ADDRESSES
          + """
          a.address <> '' and exists (select 1 from notices n where n.player = a.player and %s
            and (n.at <= :calm and a.told <= :now - case a.daily when 0 then %d else %d end
              or n.matter = %d and a.told <= :now - %d))
          order by a.told, a.player limit :most\
          """
              .formatted(
                  SqlInbox.untaken(Way.MAIL), HOUR, DAY, MatterBits.bit(Matter.CHALLENGES), SOON);

  @Override
  public Optional<Kept> of(PlayerId player) {
    return one("a.player = :player", query -> query.bind("player", player.text()));
  }

  private Optional<Kept> one(String where, UnaryOperator<Query> bound) {
    return access.read(
        h -> bound.apply(h.createQuery(ADDRESSES + where)).map((row, _) -> kept(row)).findOne());
  }

  private static Kept kept(ResultSet row) throws SQLException {
    return new Kept(
        new PlayerId(row.getString("player")),
        row.getString("address"),
        row.getString("wanted"),
        row.getLong("asked"),
        row.getString("language"),
        row.getInt("daily") > 0,
        row.getLong("told"),
        row.getString("leaving"));
  }

  @Override
  public boolean want(Wish wish, String session) {
    return access.write(h -> SqlSessions.shows(h, wish.player(), session) && want(h, wish));
  }

  private static boolean want(Handle h, Wish wish) {
    return h.createUpdate(
                """
                insert into addresses (player, wanted, proof, asked, language, leaving)
                select player, :wanted, :proof, :asked, :language, :leaving
                from accounts where player = :player
                on conflict (player) do update set wanted = excluded.wanted,
                  proof = excluded.proof, asked = excluded.asked, language = excluded.language\
                """)
            .bind("player", wish.player().text())
            .bind("wanted", wish.address())
            .bind("proof", wish.proof())
            .bind("asked", wish.at())
            .bind("language", wish.language())
            .bind("leaving", wish.leaving())
            .execute()
        == 1;
  }

  @Override
  public Optional<Kept> wanted(String proof, long since) {
    return one(
        "a.wanted <> '' and a.proof = :proof and a.asked > :since",
        query -> query.bind("proof", proof).bind("since", since));
  }

  @Override
  public Optional<Kept> confirm(String proof, long since) {
    return access.write(h ->
        h.createQuery(
                """
                update addresses as a set address = wanted, wanted = '', proof = ''
                where a.wanted <> '' and a.proof = :proof and a.asked > :since
                returning player, address, wanted, asked, language, daily, told, leaving\
                """)
            .bind("proof", proof)
            .bind("since", since)
            .map((row, _) -> kept(row))
            .findOne());
  }

  @Override
  public List<Kept> at(String address, int most) {
    return access.read(h ->
        h.createQuery(ADDRESSES + "lower(a.address) = :address order by a.player limit :most")
            .bind("address", address.toLowerCase(Locale.ROOT))
            .bind("most", most)
            .map((row, _) -> kept(row))
            .list());
  }

  @Override
  public boolean remove(PlayerId player, String session) {
    return access.write(h -> {
      boolean may = SqlSessions.shows(h, player, session);
      if (may) h.execute("delete from addresses where player = ?", player.text());
      return may;
    });
  }

  @Override
  public void choose(PlayerId player, String language, boolean daily) {
    access.write(h ->
        h.execute(
            "update addresses set language = ?, daily = ? where player = ?",
            language,
            daily ? 1 : 0,
            player.text()));
  }

  @Override
  public Optional<PlayerId> leaving(String secret) {
    return one("a.leaving = :secret", query -> query.bind("secret", secret)).map(Kept::player);
  }

  @Override
  public boolean letter(String whose, long now, long since, int most) {
    return access.write(h ->
        h.createUpdate(
                    """
                    insert into letters (whose, at) select :whose, coalesce(
                      (select max(at) + 1 from letters where whose = :whose and at >= :now), :now)
                    where (select count(*) from letters where whose = :whose and at > :since)
                      < :most
                    on conflict do nothing\
                    """)
                .bind("whose", whose)
                .bind("now", now)
                .bind("since", since)
                .bind("most", most)
                .execute()
            == 1);
  }

  @Override
  public List<Kept> due(long now, long since, long calm, long until, int most) {
    return access.read(h ->
        h.createQuery(DUE)
            .bind("now", now)
            .bind("since", since)
            .bind("calm", calm)
            .bind("until", until)
            .bind("most", most)
            .map((row, _) -> kept(row))
            .list());
  }

  @Override
  public boolean tell(Kept to, long now) {
    return access.write(h ->
        h.execute(
                "update addresses set told = ? where player = ? and told = ? and address = ?",
                now,
                to.player().text(),
                to.told(),
                to.address())
            == 1);
  }

  @Override
  public void forget(long letters, long unproved) {
    access.write(h -> {
      h.execute("delete from letters where at < ?", letters);
      h.execute("delete from addresses where address = '' and asked < ?", unproved);
      return h.execute(
          "update addresses set wanted = '', proof = '' where wanted <> '' and asked < ?",
          unproved);
    });
  }
}
