package fr.zizanie.app.serve;

import fr.zizanie.server.Settings;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is kept where. */
public final class DataFlags {
  @Mixin private FolderFlag data = new FolderFlag();

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "a JDBC address instead of the database in --data")
  private Optional<String> database = Optional.empty();

  /** {@return what the flags say} */
  public Settings.Data read() {
    return new Settings.Data(data.folder(), database);
  }
}
