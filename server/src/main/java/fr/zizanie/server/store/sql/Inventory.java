package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.sql.matches.SqlMatches;
import fr.zizanie.table.setup.MatchId;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** All matches as they are kept at one moment, read without disturbing who writes. */
public final class Inventory implements AutoCloseable {
  private final Connection connection;
  private final Handle handle;

  private Inventory(Connection connection) {
    this.connection = connection;
    handle = Jdbi.open(connection);
  }

  /**
   * A match with what its row says beside the log.
   *
   * @param places the place of each entry in the log
   * @param commitment what was published before the first move
   * @param winner the number of the seat that won, or -1
   * @param reason how it ended, or nothing
   */
  public record Kept(
      MatchStore.Saved saved, List<Integer> places, String commitment, int winner, String reason) {
    public Kept {
      places = List.copyOf(places);
    }
  }

  /** {@return what is at a JDBC address, or embedded in a folder} */
  public static Inventory of(Optional<String> url, Path folder, Map<String, String> environment) {
    return new Inventory(new Removal(url, folder, environment).reading());
  }

  /** {@return the ids of all matches, in their order} */
  public List<MatchId> ids() {
    return handle
        .createQuery("select id from matches order by id")
        .mapTo(String.class)
        .list()
        .stream()
        .map(MatchId::new)
        .toList();
  }

  /** {@return a match of that list} */
  public Kept match(MatchId id) {
    var places =
        handle
            .createQuery("select ply from entries where match_id = :id order by ply")
            .bind("id", id.text())
            .mapTo(Integer.class)
            .list();
    return handle
        .createQuery("select commitment, winner, reason from matches where id = :id")
        .bind("id", id.text())
        .map((row, _) ->
            new Kept(
                SqlMatches.find(handle, id).orElseThrow(),
                places,
                row.getString("commitment"),
                row.getInt("winner"),
                row.getString("reason")))
        .one();
  }

  @Override
  public void close() {
    handle.close();
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
