package fr.zizanie.server.store.sql.meeting;

import fr.zizanie.server.store.meeting.WishStore;
import fr.zizanie.server.store.sql.people.SqlTies;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.server.store.sql.rows.Records;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;

/** The statements about games that somebody waits for. */
public record SqlWishes(Access access) implements WishStore {
  /** Who is due, counted as told at once: of several servers only one tells them. */
  private static final String TELL =
      """
      update wants set told = :now
      where game = :game and until > :now and told <= :quiet and player in
        (select w.player from wants w
          where w.game = :game and w.until > :now and w.told <= :quiet and w.player <> :by
            and not %s
            and not exists (select 1 from matches m where m.game = :game and m.reason = ''
              and (m.first_guest = w.player and m.second_guest = '' and m.second_level = 0
                or m.second_guest = w.player and m.first_guest = '' and m.first_level = 0))
          order by w.told, w.player limit :most)
      returning player\
      """
          .formatted(SqlTies.AVOID.formatted(":by", "w.player"));

  @Override
  public void add(PlayerId player, KeptWish wish) {
    access.write(h ->
        h.createUpdate(
                """
                insert into wants (player, game, since, until)
                values (:player, :game, :since, :until)
                on conflict (player, game) do update set until = excluded.until\
                """)
            .bind("player", player.text())
            .bindMethods(wish)
            .execute());
  }

  @Override
  public void end(PlayerId player, String game) {
    access.write(
        h -> h.execute("delete from wants where player = ? and game = ?", player.text(), game));
  }

  @Override
  public List<KeptWish> of(PlayerId player, long now) {
    return access.read(h ->
        h.createQuery(
                """
                select game, since, until from wants where player = :player and until > :now
                order by since, game\
                """)
            .bind("player", player.text())
            .bind("now", now)
            .map(Records.of(KeptWish.class))
            .list());
  }

  @Override
  public List<PlayerId> tell(String game, PlayerId by, long now, long quiet, int most) {
    return access.write(h ->
        h.createQuery(TELL)
            .bind("game", game)
            .bind("by", by.text())
            .bind("now", now)
            .bind("quiet", quiet)
            .bind("most", most)
            .mapTo(String.class)
            .map(PlayerId::new)
            .list());
  }

  @Override
  public void forget(long now) {
    access.write(h -> h.execute("delete from wants where until <= ?", now));
  }
}
