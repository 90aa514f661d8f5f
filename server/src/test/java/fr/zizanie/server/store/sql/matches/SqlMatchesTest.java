package fr.zizanie.server.store.sql.matches;

import static fr.zizanie.server.store.matches.Samples.ANN;
import static fr.zizanie.server.store.matches.Samples.M1;
import static fr.zizanie.server.store.matches.Samples.news;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.matches.Samples;
import fr.zizanie.server.store.sql.Sqlite;
import fr.zizanie.server.store.sql.rows.LastTold;
import fr.zizanie.table.seat.Sitter;
import java.nio.file.Path;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where it is written how a match stands. */
class SqlMatchesTest {
  @TempDir Path folder;

  @Test
  void a_move_leaves_the_row_of_its_match_alone() {
    try (var store = Sqlite.in(folder)) {
      store.matches().create(Samples.setup(M1, new Sitter.Nobody()), news(0, "", 5));
      var before = row();
      store.matches().append(M1, news(0, "white e2e4", 6));
      assertThat(row()).isEqualTo(before);
      assertThat(store.matches().rows(ANN.id(), 1).getFirst().updated()).isEqualTo(6);
    }
  }

  /** Until it is played on, a match that began before entries said so stands as its row says. */
  @Test
  void an_earlier_match_stands_as_its_row_says() {
    try (var store = Sqlite.in(folder)) {
      store.matches().create(Samples.setup(M1, new Sitter.Nobody()), news(0, "e2e4", 5));
      change("update entries set turn = " + LastTold.BY_ROW);
      change("update matches set turn = 0, actions = 7, updated = 9");
      var earlier = store.matches().rows(ANN.id(), 1).getFirst();
      assertThat(earlier.turn()).contains(Seat.FIRST);
      assertThat(earlier.actions()).isEqualTo(7);
      assertThat(earlier.updated()).isEqualTo(9);
      store.matches().append(M1, news(1, "e7e5", 10));
      var later = store.matches().rows(ANN.id(), 1).getFirst();
      assertThat(later.turn()).contains(Seat.SECOND);
      assertThat(later.updated()).isEqualTo(10);
    }
  }

  /** A server of the version before writes both, and knows nothing of what entries say. */
  @Test
  void what_an_earlier_server_writes_in_between_counts() {
    try (var store = Sqlite.in(folder)) {
      store.matches().create(Samples.setup(M1, new Sitter.Nobody()), news(0, "e2e4", 5));
      change("insert into entries (match_id, ply, seat, text, at) values ('m1', 1, 'x', 'y', 6)");
      change("update matches set turn = 0, actions = 2, updated = 6");
      var row = store.matches().rows(ANN.id(), 1).getFirst();
      assertThat(row.turn()).contains(Seat.FIRST);
      assertThat(row.updated()).isEqualTo(6);
    }
  }

  private Jdbi jdbi() {
    return Jdbi.create("jdbc:sqlite:" + folder.resolve("zizanie.db"));
  }

  private Object row() {
    return jdbi().withHandle(h -> h.select("select * from matches").mapToMap().one());
  }

  private void change(String sql) {
    jdbi().useHandle(h -> h.execute(sql));
  }
}
