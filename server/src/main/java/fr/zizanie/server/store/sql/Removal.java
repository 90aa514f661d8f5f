package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.OwnFile;
import fr.zizanie.server.store.Unusable;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import org.sqlite.SQLiteDataSource;

/**
 * Carries all that a database holds into a file and back, between SQLite and PostgreSQL. Reading
 * disturbs no server that is at work meanwhile. What fails throws {@link Unusable}.
 *
 * @param url a JDBC address, or nothing for the embedded database in {@code folder}
 * @param environment may name user and password, as for {@link Databases}
 */
public record Removal(Optional<String> url, Path folder, Map<String, String> environment) {
  public Removal {
    environment = Map.copyOf(environment);
  }

  /** {@return how many rows were written to a file that wasn't there} */
  public long save(Path file) {
    if (Files.exists(file)) throw new Unusable(file + " is there already");
    try {
      long rows;
      try (var connection = reading();
          var out = new BufferedOutputStream(OwnFile.begin(file))) {
        rows = Archive.write(connection, out);
      }
      OwnFile.end(file);
      return rows;
    } catch (IOException e) {
      throw new Unusable(file + " cannot be written", e);
    } catch (SQLException e) {
      throw new Unusable("the database cannot be read", e);
    }
  }

  /** {@return a connection that sees one moment} */
  Connection reading() {
    try {
      return connected();
    } catch (SQLException e) {
      throw new Unusable("the database cannot be read", e);
    }
  }

  private Connection connected() throws SQLException {
    Connection connection;
    if (url.isPresent()) {
      connection = Postgres.patient(url.get(), environment).getConnection();
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    } else {
      Path file = folder.resolve(Folder.FILE);
      if (!Files.exists(file)) throw new Unusable("there is no database in the folder " + folder);
      connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    }
    connection.setAutoCommit(false);
    return connection;
  }

  /** {@return how many rows came from a file into an empty database} */
  public long load(Path file) {
    if (url.isPresent()) return load(file, url.get());
    try (var held = Folder.hold(folder)) {
      held.check();
      var source = new SQLiteDataSource();
      source.setUrl("jdbc:sqlite:" + held.file());
      Migrations.run(source);
      return load(file, source);
    }
  }

  private long load(Path file, String address) {
    var source = Postgres.patient(address, environment);
    Migrations.run(source, Postgres.MIGRATIONS);
    return load(file, source);
  }

  private long load(Path file, javax.sql.DataSource to) {
    try (var in = new BufferedInputStream(Files.newInputStream(file));
        var connection = to.getConnection()) {
      return Unpacking.read(in, connection);
    } catch (NoSuchFileException | FileNotFoundException e) {
      throw new Unusable(file + " is not there", e);
    } catch (IOException e) {
      throw new Unusable(file + " cannot be read", e);
    } catch (SQLException e) {
      throw new Unusable("the database does not take what the file holds", e);
    }
  }
}
