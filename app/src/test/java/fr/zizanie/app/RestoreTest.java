package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.sql.Sqlite;
import fr.zizanie.testing.Typed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Only a whole copy is put back, and what isn't one is refused before anything is touched. */
class RestoreTest {
  @TempDir Path data;
  private Path copy;
  private Path home;

  @BeforeEach
  void aCopyOfAnOldHouse() throws IOException {
    Path old = Files.createDirectory(data.resolve("old"));
    Files.write(old.resolve("zizanie.db"), OldData.file("zizanie.db"));
    Sqlite.in(old).close();
    Files.writeString(old.resolve("secret"), "ab".repeat(32) + "\n");
    copy = data.resolve("copy");
    home = data.resolve("home");
    assertThat(Zizanie.typed("backup", "--data", old.toString(), copy.toString()).code()).isZero();
  }

  private Typed restored() {
    return Zizanie.typed("restore", "--data", home.toString(), copy.toString());
  }

  private void refused(String why) throws IOException {
    var typed = restored();
    assertThat(typed.code()).isEqualTo(1);
    assertThat(typed.errors()).contains(why).doesNotContain("Exception", "\tat ");
    for (String left : new String[] {"zizanie.db", "secret"})
      assertThat(home.resolve(left)).doesNotExist();
    if (Files.exists(home))
      try (var files = Files.list(home)) {
        assertThat(files.filter(Files::isDirectory)).isEmpty();
      }
  }

  private void change(String sql) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + copy.resolve("zizanie.db"));
        var statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  @Test
  void a_whole_copy_is_put_back() {
    assertThat(restored().code()).isZero();
    assertThat(Zizanie.typed("check", "--data", home.toString()).out())
        .contains("everything as it should be");
    assertThat(home.resolve("secret")).hasSameBinaryContentAs(copy.resolve("secret"));
  }

  @Test
  void so_is_one_of_an_earlier_program_as_it_is() throws IOException {
    Files.write(copy.resolve("zizanie.db"), OldData.file("zizanie.db"));
    assertThat(restored().errors()).isEmpty();
    assertThat(home.resolve("zizanie.db")).hasSameBinaryContentAs(copy.resolve("zizanie.db"));
  }

  @Test
  void an_empty_file_or_the_database_of_another_program_is_refused() throws Exception {
    Files.write(copy.resolve("zizanie.db"), new byte[0]);
    refused("holds no games of this program: name a folder that ./zizanie backup has written");
    change("create table guests (id text)");
    refused("holds no games of this program");
    Files.write(copy.resolve("zizanie.db"), new byte[5_000]);
    refused("is damaged");
    Files.delete(copy.resolve("zizanie.db"));
    refused("there is no copy in");
  }

  @Test
  void a_copy_without_its_secret_or_with_what_is_none_is_refused() throws IOException {
    for (String garbage : new String[] {"", "\n", "0123", "secret\n", "ab".repeat(32) + "\nx\n"}) {
      Files.writeString(copy.resolve("secret"), garbage);
      refused("is no secret of this program");
    }
    Files.write(copy.resolve("secret"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    refused("is no secret of this program");
    Files.delete(copy.resolve("secret"));
    refused("there is no secret in the copy");
  }

  @Test
  void what_check_would_find_is_found_first() throws Exception {
    change("delete from entries where ply = 3");
    refused("entry 4 is missing");
  }

  @Test
  void a_match_without_its_seed_is_told_in_words() throws Exception {
    change("pragma foreign_keys = off");
    change("delete from seeds");
    refused("it is not whole and cannot be read");
  }

  @Test
  void triggers_are_refused() throws Exception {
    change("create trigger t after insert on guests begin delete from guests; end");
    refused("holds triggers");
  }
}
