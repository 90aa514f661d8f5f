package fr.zizanie.server.store.sql;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;
import org.junit.jupiter.api.Test;

class DiscreetTest {
  @Test
  void a_failure_does_not_repeat_what_was_written() {
    var jdbi = Discreet.of(Jdbi.create("jdbc:sqlite::memory:"));
    assertThatThrownBy(() ->
            jdbi.useHandle(h -> {
              h.execute("create table some (one text check (length(one) < 3))");
              h.createUpdate("insert into some values (:one)")
                  .bind("one", "ann@example.org")
                  .execute();
            }))
        .isInstanceOf(UnableToExecuteStatementException.class)
        .message()
        .doesNotContain("ann@example.org", "arguments");
  }
}
