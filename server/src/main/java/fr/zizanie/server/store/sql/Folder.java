package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.Unusable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.sqlite.ProgressHandler;

/**
 * The folder of an embedded database, held by one process at a time: the system gives the lock back
 * when the process ends, however it does.
 */
final class Folder implements AutoCloseable {
  static final String FILE = "zizanie.db";
  private static final byte[] MAGIC =
      "SQLite format 3\0".getBytes(java.nio.charset.StandardCharsets.US_ASCII);

  /** What SQLite keeps beside a database until it has written it into that one. */
  private static final List<String> LOGS = List.of("-wal", "-journal");

  /** A check of a large file stops here: what is broken is mostly found at once. */
  private static final long CHECK_NANOS = 3_000_000_000L;

  private static final int STEPS = 100_000;

  private final Path folder;
  private final FileChannel channel;

  private Folder(Path folder, FileChannel channel) {
    this.folder = folder;
    this.channel = channel;
  }

  /**
   * {@return the folder, made if it isn't there; throws {@link Unusable} if another process has it
   * or nothing can be written there}
   */
  static Folder hold(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new Unusable("the folder " + folder + " cannot be made", e);
    }
    try {
      var channel =
          FileChannel.open(
              folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!locked(channel)) {
        channel.close();
        throw new Unusable("another server runs in the folder " + folder);
      }
      return new Folder(folder, channel);
    } catch (IOException e) {
      throw new Unusable("nothing can be written in the folder " + folder, e);
    }
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException _) {
      return false;
    }
  }

  Path file() {
    return folder.resolve(FILE);
  }

  /**
   * Throws {@link Unusable} if there is a database, or what belongs to one that was here: SQLite
   * would delete it, or write it into the next one.
   */
  void checkEmpty() {
    if (Files.exists(file())) throw new Unusable(file() + " is there already");
    for (String log : LOGS) {
      Path left = folder.resolve(FILE + log);
      if (Files.exists(left))
        throw new Unusable(
            left + " belongs to a database that isn't here; put it back or move this away");
    }
  }

  /** Throws {@link Unusable} if what is there is no sound database of this program. */
  void check() {
    Path file = file();
    if (!Files.exists(file)) {
      checkEmpty();
      return;
    }
    try {
      if (Files.size(file) == 0) return;
      if (!Files.isWritable(file)) throw new Unusable(file + " cannot be written");
      try (var in = Files.newInputStream(file)) {
        if (!Arrays.equals(in.readNBytes(MAGIC.length), MAGIC))
          throw new Unusable(file + " is no database of this program");
      }
    } catch (IOException e) {
      throw new Unusable(file + " cannot be read", e);
    }
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      sound(connection);
    } catch (SQLException e) {
      throw of(e);
    }
  }

  private void sound(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      try (var tables =
          statement.executeQuery(
              "select count(*), coalesce(sum(name = 'flyway_schema_history'), 0)"
                  + " from sqlite_master where type = 'table'")) {
        if (tables.getInt(1) > 0 && tables.getInt(2) == 0)
          throw new Unusable(file() + " is a database of another program");
      }
    }
    long end = System.nanoTime() + CHECK_NANOS;
    ProgressHandler.setHandler(
        connection,
        STEPS,
        new ProgressHandler() {
          @Override
          protected int progress() {
            return System.nanoTime() - end > 0 ? 1 : 0;
          }
        });
    try (var statement = connection.createStatement();
        var found = statement.executeQuery("pragma quick_check(1)")) {
      if (found.next() && !found.getString(1).equals("ok")) throw damaged(found.getString(1));
    } catch (SQLException e) {
      if (!text(e).contains("interrupt")) throw e;
    } finally {
      ProgressHandler.clearHandler(connection);
    }
  }

  private Unusable damaged(String how) {
    return new Unusable(file() + " is damaged; put a backup in its place", new SQLException(how));
  }

  private Unusable of(SQLException e) {
    String text = text(e);
    if (text.contains("corrupt") || text.contains("notadb")) return damaged(text);
    return new Unusable(
        file() + (text.contains("readonly") ? " cannot be written" : " cannot be read"), e);
  }

  private static String text(SQLException e) {
    return String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
  }

  /** Lets another process have it. */
  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new Unusable("the lock of " + folder + " cannot be given back", e);
    }
  }
}
