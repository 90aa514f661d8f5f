package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Eventually;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Back to a moment with PostgreSQL's own means, as the documents say. */
class MomentTest {
  private static final String OURS = "before_the_mistake";

  @TempDir Path folder;

  private EmbeddedPostgres postgres(Path data) throws IOException {
    return EmbeddedPostgres.builder()
        .setDataDirectory(data)
        .setOverrideWorkingDirectory(folder.resolve("work").toFile())
        .setCleanDataDirectory(false)
        .setPGStartupWait(Duration.ofMinutes(2))
        .setServerConfig("archive_mode", "on")
        .start();
  }

  /** Keeps the write-ahead log, as an operator would have from the start. */
  private void archive(EmbeddedPostgres postgres) throws IOException {
    Path archive = Files.createDirectory(folder.resolve("archive"));
    String command = "test ! -f " + archive + "/%f && cp %p " + archive + "/%f";
    run(postgres, "alter system set archive_command = '" + command + "'");
    run(postgres, "select pg_reload_conf()");
  }

  /** Makes a base backup ready to be gone on with up to the moment. */
  private void rewind(Path base) throws IOException {
    Files.writeString(
        base.resolve("postgresql.auto.conf"),
        """
        restore_command = 'cp %s/%%f %%p'
        recovery_target_name = '%s'
        recovery_target_action = 'promote'
        """
            .formatted(folder.resolve("archive"), OURS));
    Files.createFile(base.resolve("recovery.signal"));
  }

  private static void run(EmbeddedPostgres postgres, String sql) {
    try (var connection = postgres.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private ZizanieServer server(EmbeddedPostgres postgres) {
    var local = Settings.local(folder.resolve("data"));
    var data =
        new Settings.Data(
            local.data().folder(), Optional.of(postgres.getJdbcUrl("postgres", "postgres")));
    return Served.still(new Settings(local.address(), data, local.trust(), local.operating()));
  }

  private static String ask(EmbeddedPostgres postgres, String sql) {
    try (var connection = postgres.getPostgresDatabase().getConnection();
        var statement = connection.createStatement();
        var answer = statement.executeQuery(sql)) {
      answer.next();
      return answer.getString(1);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void what_was_accepted_before_a_moment_is_there_and_nothing_after_it()
      throws IOException, SQLException {
    Path base = folder.resolve("base");
    Visitor ann;
    String id;
    try (var postgres = postgres(folder.resolve("pg"));
        var server = server(postgres)) {
      archive(postgres);
      ann = Visitor.at(server.port());
      id = ann.create("\"opponent\":\"screen\"");
      var phone = ann.call(id);
      assertThat(phone.play("white", "e2e4")).isEqualTo("accepted");
      back(postgres, folder.resolve("pg"), base);
      assertThat(phone.play("black", "d7d5")).isEqualTo("accepted");
      ask(postgres, "select pg_create_restore_point('" + OURS + "')");
      assertThat(phone.play("white", "e4d5")).isEqualTo("accepted");
      String last = ask(postgres, "select pg_walfile_name(pg_switch_wal())");
      Eventually.until(
          "the log is kept", () -> Files.exists(folder.resolve("archive").resolve(last)));
    }
    rewind(base);
    try (var postgres = postgres(base)) {
      Eventually.until("it is back", () -> ask(postgres, "select pg_is_in_recovery()").equals("f"));
      try (var server = server(postgres)) {
        var again = ann.moved(server.port());
        assertThat(again.json("/api/matches/" + id).get("version").intValue()).isEqualTo(2);
        assertThat(again.call(id).play("white", "e4e5")).isEqualTo("accepted");
      }
    }
  }

  /** A base backup: what pg_basebackup does, which isn't among the embedded binaries. */
  private static void back(EmbeddedPostgres postgres, Path data, Path base)
      throws IOException, SQLException {
    try (var connection = postgres.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("select pg_start_backup('base', true, false)");
      copy(data, base);
      try (var answer =
          statement.executeQuery("select labelfile from pg_stop_backup(false, false)")) {
        answer.next();
        Files.writeString(base.resolve("backup_label"), answer.getString(1));
      }
    }
  }

  /** A server that works takes files away while they are copied; the log makes up for them. */
  private static void copy(Path from, Path to) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes of)
              throws IOException {
            // A folder is copied with its mode, which PostgreSQL looks at, and without its files.
            Files.copy(folder, to.resolve(from.relativize(folder)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes of) throws IOException {
            Path name = from.relativize(file);
            if (!name.startsWith("pg_wal") && !name.toString().startsWith("postmaster."))
              copyIfThere(file, to.resolve(name));
            return FileVisitResult.CONTINUE;
          }

          private void copyIfThere(Path file, Path there) throws IOException {
            try {
              Files.copy(file, there);
            } catch (NoSuchFileException _) {
              // It has gone.
            }
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException why) throws IOException {
            if (why instanceof NoSuchFileException) return FileVisitResult.CONTINUE;
            throw why;
          }
        });
  }
}
