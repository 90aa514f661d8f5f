package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Between two neighbouring versions an older server goes on beside the schema of the newer one. */
@Announces("DbMigrate")
class UpgradeTest {
  private static final String INSTALLED =
      """
      insert into flyway_schema_history
        (installed_rank, version, description, type, script, checksum, installed_by,
         execution_time, success)
      select max(installed_rank) + 1, '9999', 'tomorrow', 'SQL', 'V9999__tomorrow.sql', 1, '', 1, 1
      from flyway_schema_history\
      """;

  @TempDir Path data;

  /** What a later migration may do: add a table, and columns that may stay empty. */
  private void tomorrow() throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("zizanie.db"));
        var statement = connection.createStatement()) {
      for (String table : new String[] {"matches", "entries", "guests"})
        statement.execute("alter table " + table + " add column tomorrow varchar(9) default ''");
      statement.execute("create table tomorrow (id varchar(24) primary key)");
      statement.execute(INSTALLED);
    }
  }

  @Test
  void a_server_runs_starts_and_plays_on_with_the_schema_of_the_next_version() throws SQLException {
    Visitor ann;
    String id;
    try (var server = Served.still(Settings.local(data))) {
      ann = Visitor.at(server.port());
      id = ann.create("\"opponent\":\"screen\"");
      var phone = ann.call(id);
      assertThat(phone.play("white", "e2e4")).isEqualTo("accepted");
      tomorrow();
      assertThat(phone.play("black", "d7d5")).isEqualTo("accepted");
    }
    try (var server = Served.still(Settings.local(data))) {
      var again = ann.moved(server.port());
      assertThat(again.call(id).play("white", "e4d5")).isEqualTo("accepted");
      assertThat(again.call(again.create("\"opponent\":\"screen\"")).play("white", "e2e4"))
          .isEqualTo("accepted");
      assertThat(again.json("/api/matches").size()).isEqualTo(2);
    }
  }
}
