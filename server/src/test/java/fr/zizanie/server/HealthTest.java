package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The server says that it isn't well while it can't keep moves, and only then. */
class HealthTest {
  @RegisterExtension static final Served SERVED = Served.anew();

  @Test
  void a_database_that_answers_but_takes_no_writes_is_not_well() throws SQLException {
    var ann = SERVED.guest();
    assertThat(ann.get("/health").statusCode()).isEqualTo(200);
    String file = "jdbc:sqlite:" + SERVED.data.resolve("zizanie.db");
    try (var other = DriverManager.getConnection(file);
        var statement = other.createStatement()) {
      statement.execute("begin immediate");
      assertThat(health(ann)).isEqualTo(503);
      assertThat(ann.get("/api/matches").statusCode()).as("questions are answered").isEqualTo(200);
      statement.execute("rollback");
    }
    assertThat(health(ann)).isEqualTo(200);
  }

  private static int health(Visitor visitor) {
    SERVED.pass(Duration.ofSeconds(1));
    return visitor.get("/health").statusCode();
  }
}
