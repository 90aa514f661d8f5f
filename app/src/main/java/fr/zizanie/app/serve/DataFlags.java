package fr.zizanie.app.serve;

import fr.zizanie.server.Settings;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What is kept where. */
public final class DataFlags {
  @Option(
      names = "--data",
      defaultValue = "./data",
      description = "where games are kept (default ${DEFAULT-VALUE})")
  private Path data = Path.of("");

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "a JDBC address instead of the database in --data")
  private Optional<String> database = Optional.empty();

  /** {@return what the flags say} */
  public Settings.Data read() {
    return new Settings.Data(data, database);
  }
}
