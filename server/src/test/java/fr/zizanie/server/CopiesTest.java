package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.server.store.Unusable;
import fr.zizanie.server.store.sql.Copies;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A copy made while a server runs is a whole house of its own. */
class CopiesTest {
  @TempDir Path folder;

  @Test
  void a_copy_holds_what_was_accepted_and_knows_its_guests() throws IOException {
    Path data = folder.resolve("data");
    Path copy = folder.resolve("copies").resolve("today");
    Path other = folder.resolve("other");
    Visitor ann;
    String id;
    try (var server = Served.still(Settings.local(data))) {
      ann = Visitor.at(server.port());
      id = ann.create("\"opponent\":\"screen\"");
      var phone = ann.call(id);
      assertThat(phone.play("white", "e2e4")).isEqualTo("accepted");
      Copies.backup(data, copy);
      assertThat(phone.play("black", "d7d5")).isEqualTo("accepted");
      assertThatThrownBy(() -> Copies.backup(data, copy))
          .isInstanceOf(Unusable.class)
          .hasMessageContaining("already");
      assertThatThrownBy(() -> Copies.restore(copy, data))
          .isInstanceOf(Unusable.class)
          .hasMessageContaining("another server");
    }
    assertThatThrownBy(() -> Copies.restore(copy, data))
        .isInstanceOf(Unusable.class)
        .hasMessageContaining("already");
    Copies.restore(copy, other);
    try (var server = Served.still(Settings.local(other))) {
      var again = ann.moved(server.port());
      var sheet = again.json("/api/matches/" + id);
      assertThat(sheet.get("version").intValue()).isEqualTo(1);
      assertThat(sheet.get("seats").get(0).get("mine").booleanValue()).isTrue();
    }
    Files.write(copy.resolve("zizanie.db"), new byte[5_000]);
    assertThatThrownBy(() -> Copies.restore(copy, folder.resolve("third")))
        .isInstanceOf(Unusable.class)
        .hasMessageContaining("damaged");
  }

  /** SQLite would write it into the copy, which would then be undone or broken, or delete it. */
  @ParameterizedTest
  @ValueSource(strings = {"zizanie.db-wal", "zizanie.db-journal"})
  void what_is_left_of_a_database_is_neither_put_beside_another_nor_lost(String left)
      throws IOException {
    Path data = folder.resolve("data");
    Path copy = folder.resolve("copy");
    Served.still(Settings.local(data)).close();
    Copies.backup(data, copy);
    Files.delete(data.resolve("zizanie.db"));
    Files.writeString(data.resolve(left), "moves");
    for (ThrowingCallable use :
        List.<ThrowingCallable>of(
            () -> Copies.restore(copy, data), () -> Served.still(Settings.local(data))))
      assertThatThrownBy(use)
          .isInstanceOf(Unusable.class)
          .hasMessageContaining(left)
          .hasMessageContaining("move this away");
    assertThat(data.resolve("zizanie.db")).doesNotExist();
    assertThat(data.resolve(left)).hasContent("moves");
    Files.move(data.resolve(left), folder.resolve("aside"));
    Copies.restore(copy, data);
    Served.still(Settings.local(data)).close();
  }
}
