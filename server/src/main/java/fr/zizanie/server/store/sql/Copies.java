package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.OwnFile;
import fr.zizanie.server.store.Unusable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/** Copies of the embedded database and of the secret beside it. */
public final class Copies {
  private static final String SECRET = "secret";
  private static final int PATIENCE_MILLIS = 60_000;

  private Copies() {}

  /**
   * Copies what {@code folder} holds, of one moment, into the new folder {@code to}; a server may
   * run meanwhile. Throws {@link Unusable} if there is nothing to copy or {@code to} is there.
   */
  public static void backup(Path folder, Path to) {
    Path database = folder.resolve(Folder.FILE);
    if (!Files.exists(database)) throw new Unusable("there is no database in " + folder);
    if (Files.exists(to)) throw new Unusable(to + " is there already");
    try {
      Path whole = to.toAbsolutePath();
      Path partial =
          Files.createTempDirectory(
              Files.createDirectories(whole.getParent()), whole.getFileName() + ".partial");
      vacuum(database, partial.resolve(Folder.FILE));
      if (Files.exists(folder.resolve(SECRET)))
        copy(folder.resolve(SECRET), partial.resolve(SECRET));
      Files.move(partial, whole, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new Unusable(to + " cannot be written", e);
    }
  }

  private static void vacuum(Path from, Path to) throws IOException {
    var patience = new Properties();
    patience.put("busy_timeout", Integer.toString(PATIENCE_MILLIS));
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + from, patience);
        var copy = connection.prepareStatement("vacuum into ?")) {
      copy.setString(1, to.toString());
      copy.execute();
    } catch (SQLException e) {
      throw new Unusable(from + " cannot be copied to " + to, e);
    }
    try (var channel = FileChannel.open(to, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /**
   * Puts a copy into {@code folder}, which must hold no database and no other secret. Throws {@link
   * Unusable} if it does, if a server runs there, or if the copy is damaged.
   */
  public static void restore(Path from, Path folder) {
    Path copy = from.resolve(Folder.FILE);
    if (!Files.exists(copy)) throw new Unusable("there is no copy in " + from);
    sound(copy);
    try (var held = Folder.hold(folder)) {
      if (Files.exists(held.file())) throw new Unusable(held.file() + " is there already");
      Path secret = from.resolve(SECRET);
      if (Files.exists(secret)) restoreSecret(secret, folder.resolve(SECRET));
      copy(copy, held.file());
    } catch (IOException e) {
      throw new Unusable("nothing can be written in the folder " + folder, e);
    }
  }

  private static void restoreSecret(Path from, Path to) throws IOException {
    if (!Files.exists(to)) copy(from, to);
    else if (Files.mismatch(from, to) >= 0)
      throw new Unusable(to + " is another one than the copy's");
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var out = OwnFile.begin(to)) {
      Files.copy(from, out);
    }
    OwnFile.end(to);
  }

  private static void sound(Path copy) {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + copy);
        var statement = connection.createStatement();
        var found = statement.executeQuery("pragma integrity_check(1)")) {
      if (found.next() && found.getString(1).equals("ok")) return;
      throw new Unusable(copy + " is damaged");
    } catch (SQLException e) {
      throw new Unusable(copy + " is damaged", e);
    }
  }
}
