package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.Store;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Picks the database by its address. */
public final class Databases {
  private Databases() {}

  /**
   * {@return the store at a JDBC address, for which {@code environment} may name user and password;
   * without an address the embedded one in {@code folder}; throws {@link IllegalArgumentException}
   * if no known database has such an address}
   */
  public static Store open(Optional<String> url, Path folder, Map<String, String> environment) {
    return url.map(address -> Postgres.at(address, environment)).orElseGet(() -> Sqlite.in(folder));
  }
}
