package fr.zizanie.server.store.sql;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** Brings a database to the present schema. */
final class Migrations {
  private static final String SHARED = "classpath:fr/zizanie/server/store";

  /** The version of the last file. */
  static final String NEWEST = "27";

  private Migrations() {}

  /**
   * Runs what hasn't been run yet: the SQL that every database gets, and what {@code more} places
   * hold for one kind. Servers that start together wait for each other: Flyway holds an advisory
   * lock of PostgreSQL meanwhile, and SQLite has one server.
   */
  static void run(DataSource source, String... more) {
    if (isPresent(source)) return;
    var places = new ArrayList<>(List.of(SHARED));
    places.addAll(List.of(more));
    Flyway.configure().dataSource(source).locations(places.toArray(String[]::new)).load().migrate();
  }

  /** Flyway finds that out too, but takes as long as half of what else a server does to start. */
  private static boolean isPresent(DataSource source) {
    try (var connection = source.getConnection();
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "select version from flyway_schema_history where success"
                    + " order by installed_rank desc limit 1")) {
      return rows.next() && NEWEST.equals(rows.getString(1));
    } catch (SQLException _) {
      // An empty database has no such table; of whatever else is wrong Flyway tells.
      return false;
    }
  }
}
