package fr.zizanie.app.serve;

import fr.zizanie.server.store.sql.Copies;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Copies the embedded database while a server runs. */
@Command(
    name = "backup",
    description = "Copies the database and the secret in --data to a new folder; a server may run.")
public final class Backup implements Runnable {
  @Parameters(paramLabel = "FOLDER", description = "where to; it must not be there yet")
  private Path to = Path.of("");

  @Option(
      names = "--data",
      defaultValue = "./data",
      description = "where games are kept (default ${DEFAULT-VALUE})")
  private Path data = Path.of("");

  @Override
  public void run() {
    Copies.backup(data, to);
    System.out.println("copied to " + to);
  }
}
