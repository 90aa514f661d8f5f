package fr.zizanie.app.house;

import fr.zizanie.app.serve.FolderFlag;
import fr.zizanie.server.store.sql.Copies;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The commands that copy the embedded database and put a copy back. */
public final class Copying {
  private Copying() {}

  /** While a server runs. */
  @Command(
      name = "backup",
      description =
          "Copies the database and the secret in --data to a new folder; a server may run.")
  public static final class Backup implements Runnable {
    @Mixin private FolderFlag data = new FolderFlag();

    @Parameters(paramLabel = "FOLDER", description = "where to; it must not be there yet")
    private Path to = Path.of("");

    @Override
    public void run() {
      Copies.backup(data.folder(), to);
      System.out.println("copied to " + to);
    }
  }

  /** Where a server will look for it. */
  @Command(
      name = "restore",
      description = "Puts a copy made by backup into --data, which must hold no database.")
  public static final class Restore implements Runnable {
    @Mixin private FolderFlag data = new FolderFlag();

    @Parameters(paramLabel = "FOLDER", description = "where the copy is")
    private Path from = Path.of("");

    @Override
    public void run() {
      Copies.restore(from, data.folder(), copy -> Check.all(Optional.empty(), copy));
      System.out.println("restored to " + data.folder());
    }
  }
}
