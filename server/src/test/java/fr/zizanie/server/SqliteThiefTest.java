package fr.zizanie.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** A thief in a house with the embedded database. */
class SqliteThiefTest extends ThiefContract {
  @Override
  Optional<String> database() {
    return Optional.empty();
  }

  @Override
  String jdbc(Path data) {
    return "jdbc:sqlite:" + data.resolve("zizanie.db");
  }

  @Override
  void pass(Duration by) {}

  @Override
  Duration blur() {
    return Duration.ZERO;
  }
}
