package fr.zizanie.app.serve;

import fr.zizanie.server.store.sql.Copies;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a copy of the embedded database where a server will look for it. */
@Command(
    name = "restore",
    description = "Puts a copy made by backup into --data, which must hold no database.")
public final class Restore implements Runnable {
  @Parameters(paramLabel = "FOLDER", description = "where the copy is")
  private Path from = Path.of("");

  @Option(
      names = "--data",
      defaultValue = "./data",
      description = "where games are to be kept (default ${DEFAULT-VALUE})")
  private Path data = Path.of("");

  @Override
  public void run() {
    Copies.restore(from, data);
    System.out.println("restored to " + data);
  }
}
