package fr.zizanie.server.store.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A database is up to date when the last of all files has been run there. */
class MigrationsTest {
  private static final Path FILES = Path.of("src/main/resources/fr/zizanie/server");

  /** The versions in a folder, as Flyway reads them: V4_1__drawn.sql is 4.1. */
  private static Stream<String> versions(String folder) throws IOException {
    try (var files = Files.list(FILES.resolve(folder))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".sql"))
          .map(name -> name.substring(1, name.indexOf("__")).replace('_', '.'))
          .toList()
          .stream();
    }
  }

  private static int[] numbers(String version) {
    return Stream.of(version.split("\\.", -1)).mapToInt(Integer::parseInt).toArray();
  }

  @Test
  void the_newest_is_the_last_file_which_every_database_gets() throws IOException {
    var last = Comparator.comparing(MigrationsTest::numbers, Arrays::compare);
    assertThat(versions("store").max(last)).contains(Migrations.NEWEST);
    assertThat(versions("postgresql"))
        .allMatch(version -> last.compare(version, Migrations.NEWEST) < 0);
  }
}
