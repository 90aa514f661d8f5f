package fr.zizanie.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.matches.Samples;
import fr.zizanie.server.store.sql.Sqlite;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of data belongs to one server, and what is wrong with it is said in a sentence. */
class FolderTest {
  @TempDir Path data;

  private void refused(String sentence) {
    assertThatThrownBy(() -> Sqlite.in(data).close())
        .isInstanceOf(Unusable.class)
        .hasMessageContaining(sentence);
  }

  private Path file() {
    return data.resolve("zizanie.db");
  }

  @Test
  void a_second_server_is_refused_until_the_first_has_gone() {
    try (Store first = Sqlite.in(data)) {
      refused("another server runs in the folder");
      assertThat(first.answers()).isTrue();
    }
    Sqlite.in(data).close();
  }

  @Test
  void a_foreign_file_is_refused_and_left_alone() throws IOException {
    Files.writeString(file(), "a letter to my aunt, longer than what begins a database");
    refused("is no database of this program");
    assertThat(file()).content(StandardCharsets.US_ASCII).startsWith("a letter");
  }

  @Test
  void a_database_of_another_program_is_refused() throws SQLException {
    try (var other = DriverManager.getConnection("jdbc:sqlite:" + file());
        var statement = other.createStatement()) {
      statement.execute("create table recipes (id integer)");
    }
    refused("is a database of another program");
  }

  @Test
  void a_file_that_was_cut_is_refused() throws IOException {
    Sqlite.in(data).close();
    byte[] all = Files.readAllBytes(file());
    for (int part : new int[] {2, 3, 10}) {
      Files.write(file(), java.util.Arrays.copyOf(all, all.length * (part - 1) / part));
      refused("is damaged");
    }
  }

  @Test
  void a_match_of_next_year_is_of_today_after_the_next_start() throws SQLException {
    var ann = new Guest(new PlayerId("ann"), "Anne");
    try (Store store = Sqlite.in(data)) {
      store
          .matches()
          .create(
              Samples.setup(new MatchId("m1"), new Sitter.Nobody()), Samples.news(0, "a2a4", 5));
    }
    long ahead = System.currentTimeMillis() + 400L * 86_400_000;
    try (var direct = DriverManager.getConnection("jdbc:sqlite:" + file());
        var statement = direct.createStatement()) {
      statement.executeUpdate("update matches set updated = " + ahead);
      statement.executeUpdate("update entries set at = " + ahead);
    }
    try (Store store = Sqlite.in(data)) {
      var row = store.matches().rows(ann.id(), 1).getFirst();
      assertThat(row.updated()).isLessThan(ahead);
      assertThat(row.turn()).contains(Seat.SECOND);
      assertThat(row.actions()).isEqualTo(1);
    }
  }
}
