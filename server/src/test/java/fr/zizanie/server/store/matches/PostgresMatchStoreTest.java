package fr.zizanie.server.store.matches;

import static fr.zizanie.server.store.matches.Samples.M1;
import static fr.zizanie.server.store.matches.Samples.news;
import static fr.zizanie.server.store.matches.Samples.setup;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.table.seat.Sitter;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Matches in PostgreSQL. */
class PostgresMatchStoreTest extends MatchStoreContract {
  private final String url = FreshPostgres.url();

  @Override
  Store opened() {
    return Databases.open(Optional.of(url), Path.of(""), Map.of());
  }

  /** The other server has written, and its commit is still to come. */
  @Test
  void what_another_server_plays_on_with_stays() throws Exception {
    store.matches().create(setup(M1, new Sitter.Nobody()), news(0, "", 5));
    try (var other = DriverManager.getConnection(url);
        var write = other.createStatement()) {
      other.setAutoCommit(false);
      write.execute(
          "insert into entries (match_id, ply, seat, text, at, turn) values ('"
              + M1.text()
              + "', 7, 'white', 'x', 50, 1)");
      assertThat(store.matches().forget(new MatchStore.Stale(9, 9, 9), Set.of(), 9)).isZero();
      other.commit();
    }
    assertThat(store.matches().forget(new MatchStore.Stale(9, 9, 9), Set.of(), 9)).isZero();
    assertThat(store.matches().match(M1).orElseThrow().entries()).endsWith("x");
  }
}
