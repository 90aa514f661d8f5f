package fr.zizanie.server.store.sql.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.server.store.matches.MatchStore.Stale;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.sql.Sqlite;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.WrittenAt;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was found stale may have been played on before it goes. */
class SqlRetentionTest {
  private static final MatchId ID = new MatchId("m1");

  @TempDir Path folder;

  @Test
  void what_was_touched_since_it_was_found_stays() {
    try (var store = Sqlite.in(folder)) {
      List<Sitter> sitters = List.of(new Sitter.Nobody(), new Sitter.Nobody());
      var setup = new Setup(ID, "mutation", 1, Map.of(), sitters, MatchDraws.secret().seed(), 60);
      store
          .matches()
          .create(
              setup,
              new NewEntries(
                  0, List.of(), Optional.empty(), Optional.empty(), 0, true, WrittenAt.at(60)));
    }
    var jdbi = Jdbi.create("jdbc:sqlite:" + folder.resolve("zizanie.db"));
    assertThat(gone(jdbi, 60)).isZero();
    assertThat(gone(jdbi, 61)).isEqualTo(1);
    assertThat(gone(jdbi, 61)).isZero();
  }

  private static int gone(Jdbi jdbi, long before) {
    var stale = new Stale(before, before, before);
    return jdbi.inTransaction(h -> SqlRetention.forget(h, stale, List.of(ID.text()), false));
  }
}
