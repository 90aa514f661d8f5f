package fr.zizanie.app.house;

import fr.zizanie.app.serve.DataFlags;
import fr.zizanie.server.store.sql.Removal;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The commands that carry all games into a file and back. */
public final class Moving {
  private Moving() {}

  private static Removal removal(DataFlags data) {
    var settings = data.read();
    return new Removal(settings.database(), settings.folder(), System.getenv());
  }

  /** Out of one database. */
  @Command(
      name = "export",
      description = "Writes all games to a file, to be imported into another database.")
  public static final class Export implements Runnable {
    @Mixin private DataFlags data = new DataFlags();

    @Parameters(paramLabel = "FILE", description = "a file that isn't there yet")
    private Path file = Path.of("");

    @Override
    public void run() {
      System.out.println(removal(data).save(file) + " rows in " + file);
    }
  }

  /** Into another one. */
  @Command(name = "import", description = "Reads what export wrote into an empty database.")
  public static final class Import implements Runnable {
    @Mixin private DataFlags data = new DataFlags();

    @Parameters(paramLabel = "FILE", description = "a file that export wrote")
    private Path file = Path.of("");

    @Override
    public void run() {
      System.out.println(removal(data).load(file) + " rows from " + file);
    }
  }
}
