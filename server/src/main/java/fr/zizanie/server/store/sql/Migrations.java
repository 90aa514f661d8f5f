package fr.zizanie.server.store.sql;

import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** Brings a database to the present schema. */
final class Migrations {
  private static final String SHARED = "classpath:fr/zizanie/server/store";

  private Migrations() {}

  /**
   * Runs what hasn't been run yet: the SQL that every database gets, and what {@code more} places
   * hold for one kind. Servers that start together wait for each other: Flyway holds an advisory
   * lock of PostgreSQL meanwhile, and SQLite has one server.
   */
  static void run(DataSource source, String... more) {
    var places = new ArrayList<>(List.of(SHARED));
    places.addAll(List.of(more));
    Flyway.configure().dataSource(source).locations(places.toArray(String[]::new)).load().migrate();
  }
}
