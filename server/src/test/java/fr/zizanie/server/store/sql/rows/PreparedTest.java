package fr.zizanie.server.store.sql.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

class PreparedTest {
  private static final String INSERT = "insert into numbers (n) values (?) on conflict do nothing";

  private final List<PreparedStatement> statements = new ArrayList<>();
  private final Jdbi jdbi =
      Jdbi.create(() -> watched(DriverManager.getConnection("jdbc:sqlite::memory:")));

  /** A connection of which we see what it prepares to insert. */
  private Connection watched(Connection connection) {
    return (Connection)
        Proxy.newProxyInstance(
            Connection.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (_, method, arguments) -> {
              Object result = method.invoke(connection, arguments);
              if (method.getName().equals("prepareStatement") && arguments[0].equals(INSERT))
                statements.add((PreparedStatement) result);
              return result;
            });
  }

  @Test
  void a_handle_prepares_a_statement_once_and_closes_it() throws SQLException {
    for (int handles = 1; handles <= 2; handles++) {
      jdbi.useHandle(h -> {
        h.execute("create table numbers (n integer primary key)");
        assertThat(Prepared.update(h, INSERT, 1)).isOne();
        assertThat(Prepared.update(h, INSERT, 2)).isOne();
        assertThat(Prepared.update(h, INSERT, 1)).as("it is there").isZero();
        assertThat(Prepared.update(h, "delete from numbers")).isEqualTo(2);
        assertThat(statements.getLast().isClosed()).isFalse();
      });
      assertThat(statements).as("one for each connection").hasSize(handles);
      assertThat(statements.getLast().isClosed()).isTrue();
    }
  }
}
