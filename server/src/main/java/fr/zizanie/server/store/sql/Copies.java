package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.OwnFile;
import fr.zizanie.server.store.Unusable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import java.util.function.Consumer;
import org.sqlite.SQLiteDataSource;

/** Copies of the embedded database and of the secret beside it. */
public final class Copies {
  private static final String SECRET = "secret";
  private static final String ADVICE =
      ": name a folder that ./zizanie backup has written; nothing was changed";

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
   * Unusable} if it does, if a server runs there, or if the copy isn't whole.
   */
  public static void restore(Path from, Path folder) {
    restore(from, folder, _ -> {});
  }

  /**
   * The same; {@code check} looks at a folder with the copy's database in the present schema and
   * throws what is wrong with it, before anything is put anywhere.
   */
  public static void restore(Path from, Path folder, Consumer<Path> check) {
    Path copy = from.resolve(Folder.FILE);
    if (!Files.exists(copy)) throw new Unusable("there is no copy in " + from + ADVICE);
    Path secret = from.resolve(SECRET);
    secret(secret);
    sound(copy);
    ours(copy);
    try (var held = Folder.hold(folder)) {
      held.checkEmpty();
      check(copy, folder, check);
      restoreSecret(secret, folder.resolve(SECRET));
      copy(copy, held.file());
    } catch (IOException e) {
      throw new Unusable("nothing can be written in the folder " + folder, e);
    }
  }

  /** Without it every guest becomes somebody else and every session ends. */
  private static void secret(Path file) {
    try {
      if (!Files.exists(file)) throw new Unusable("there is no secret in the copy" + ADVICE);
      var lines =
          Files.readAllLines(file, StandardCharsets.ISO_8859_1).stream()
              .map(String::strip)
              .filter(line -> !line.isEmpty())
              .toList();
      if (lines.isEmpty() || !lines.stream().allMatch(line -> line.matches("[0-9A-Fa-f]{64}")))
        throw new Unusable(file + " is no secret of this program" + ADVICE);
    } catch (IOException e) {
      throw new Unusable(file + " cannot be read", e);
    }
  }

  /** An empty file is a sound database too, and so is that of any other program. */
  private static void ours(Path copy) {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + copy);
        var statement = connection.createStatement();
        var found =
            statement.executeQuery(
                "select sum(type = 'table' and name in ('flyway_schema_history', 'guests',"
                    + " 'matches', 'seeds', 'entries')) as ours, sum(type = 'trigger') as triggers"
                    + " from sqlite_master")) {
      if (found.getInt("ours") < 5)
        throw new Unusable(copy + " holds no games of this program" + ADVICE);
      if (found.getInt("triggers") > 0)
        throw new Unusable(copy + " holds triggers, which this program has none of" + ADVICE);
    } catch (SQLException e) {
      throw new Unusable(copy + " is damaged", e);
    }
  }

  /** Of a copy of the copy, since an older one is brought to the present schema first. */
  private static void check(Path copy, Path folder, Consumer<Path> check) throws IOException {
    Path apart = Files.createTempDirectory(folder, "restore");
    try {
      Path database = apart.resolve(Folder.FILE);
      copy(copy, database);
      var source = new SQLiteDataSource();
      source.setUrl("jdbc:sqlite:" + database);
      try {
        Migrations.run(source);
      } catch (RuntimeException e) {
        throw new Unusable(copy + " cannot be brought to the present schema" + ADVICE, e);
      }
      check.accept(apart);
    } finally {
      try (var files = Files.list(apart)) {
        for (Path file : files.toList()) Files.delete(file);
      }
      Files.delete(apart);
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
