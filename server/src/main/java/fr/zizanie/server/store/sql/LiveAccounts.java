package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.Unusable;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.sql.people.SqlAccounts;
import fr.zizanie.server.store.sql.rows.Access;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** The accounts of a database that servers may be using meanwhile. */
public final class LiveAccounts {
  private static final String PATIENCE_MILLIS = "20000";

  private LiveAccounts() {}

  /**
   * {@return the accounts at a JDBC address, or embedded in a folder; what fails throws {@link
   * Unusable}}
   *
   * @param environment may name user and password, as for {@link Databases}
   */
  public static Accounts accounts(
      Optional<String> url, Path folder, Map<String, String> environment) {
    var jdbi =
        url.map(address -> Discreet.of(Jdbi.create(Postgres.patient(address, environment))))
            .orElseGet(() -> embedded(folder));
    return new SqlAccounts(
        new Access() {
          @Override
          public <T> T read(Function<Handle, T> work) {
            return write(work);
          }

          @Override
          public <T> T write(Function<Handle, T> work) {
            try {
              return jdbi.inTransaction(work::apply);
            } catch (JdbiException e) {
              throw new Unusable("the database cannot be used; has the server been started?", e);
            }
          }
        });
  }

  private static Jdbi embedded(Path folder) {
    Path file = folder.resolve(Folder.FILE);
    if (!Files.exists(file)) throw new Unusable("there is no database in the folder " + folder);
    var manner = new Properties();
    manner.put("busy_timeout", PATIENCE_MILLIS);
    manner.put("foreign_keys", "true");
    manner.put("synchronous", "FULL");
    manner.put("transaction_mode", "IMMEDIATE");
    return Discreet.of(Jdbi.create("jdbc:sqlite:" + file, manner));
  }
}
