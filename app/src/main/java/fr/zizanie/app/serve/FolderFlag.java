package fr.zizanie.app.serve;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The folder of a server's data. */
public final class FolderFlag {
  @Option(
      names = "--data",
      defaultValue = "./data",
      description = "where games are kept (default ${DEFAULT-VALUE})")
  private Path folder = Path.of("");

  /** {@return what the flag says} */
  public Path folder() {
    return folder;
  }
}
