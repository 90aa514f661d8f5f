package fr.zizanie.server.store.sql.people;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.server.store.people.Creations;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.server.store.sql.rows.Records;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** The statements about cards and decks of accounts. */
public record SqlCreations(Access access) implements Creations {
  private static final RowMapper<Creation> CREATION = Records.of(Creation.class);

  @Override
  public List<Creation> of(PlayerId player) {
    return access.read(h ->
        h.createQuery(
                """
                select player, id, game, name_fr, name_en, text, version, changed from creations
                where player = :player order by changed, id\
                """)
            .bind("player", player)
            .map(CREATION)
            .list());
  }

  @Override
  public Outcome add(Creation creation, Bounds bounds, String session) {
    return write(
        creation.player(),
        session,
        h -> {
          if (there(h, creation)) return Outcome.THERE;
          if (!fits(h, creation, bounds)) return Outcome.FULL;
          h.createUpdate(
                  """
                  insert into creations
                    (player, id, game, name_fr, name_en, text, bytes, version, changed)
                  values
                    (:player, :id, :game, :nameFr, :nameEn, :text, :bytes, :version, :changed)\
                  """)
              .bindMethods(creation)
              .bind("bytes", bytes(creation))
              .execute();
          return Outcome.DONE;
        });
  }

  @Override
  public Outcome change(Creation edited, Bounds bounds, String session) {
    return write(
        edited.player(),
        session,
        h -> {
          if (!fits(h, edited, bounds)) return Outcome.FULL;
          int done =
              h.createUpdate(
                      """
                      update creations set name_fr = :nameFr, name_en = :nameEn, text = :text,
                        bytes = :bytes, version = :version, changed = :changed
                      where player = :player and id = :id and game = :game and version = :version - 1\
                      """)
                  .bindMethods(edited)
                  .bind("bytes", bytes(edited))
                  .execute();
          return done == 1 ? Outcome.DONE : Outcome.CHANGED;
        });
  }

  @Override
  public Outcome drop(PlayerId player, String id, int version, String session) {
    return write(
        player,
        session,
        h -> {
          int done =
              h.execute(
                  "delete from creations where player = ? and id = ? and version = ?",
                  player.text(),
                  id,
                  version);
          return done == 1 ? Outcome.DONE : Outcome.CHANGED;
        });
  }

  /** One write of an account at a time, so that none goes beyond what another has left. */
  private Outcome write(PlayerId player, String session, Function<Handle, Outcome> work) {
    return access.write(h -> {
      SqlSessions.hold(h, player);
      return SqlSessions.lasts(h, player, session) ? work.apply(h) : Outcome.ENDED;
    });
  }

  private static boolean there(Handle h, Creation one) {
    return h.createQuery(
            """
            select count(*) > 0 from creations
            where player = :player and game = :game and text = :text\
            """)
        .bindMethods(one)
        .mapTo(Boolean.class)
        .one();
  }

  /** Whether there is room for one beside the others, in the place of that of its id. */
  private static boolean fits(Handle h, Creation one, Bounds bounds) {
    return h.createQuery(
            """
            select count(*) < :most and coalesce(sum(bytes), 0) + :more <= :bytes from creations
            where player = :player and id <> :id\
            """)
        .bind("most", bounds.most())
        .bind("bytes", bounds.bytes())
        .bind("more", bytes(one))
        .bind("player", one.player())
        .bind("id", one.id())
        .mapTo(Boolean.class)
        .one();
  }

  private static int bytes(Creation one) {
    return one.text().getBytes(UTF_8).length;
  }
}
