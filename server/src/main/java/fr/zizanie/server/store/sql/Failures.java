package fr.zizanie.server.store.sql;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** What a failed piece of work tells of the database. */
final class Failures {
  /**
   * Classes of SQLSTATE that concern everybody: no connection, no resources, ended by an operator
   * or a time limit.
   */
  private static final Set<String> ALL = Set.of("08", "53", "57", "58");

  private Failures() {}

  /** {@return whether another piece of work would fail as well now} */
  static boolean ofAll(Throwable failure) {
    return failure instanceof Error
        || Stream.iterate(failure, f -> f != null, Throwable::getCause)
            .anyMatch(f -> f instanceof SQLException sql && ALL.contains(group(sql)));
  }

  private static String group(SQLException failure) {
    String state = Optional.ofNullable(failure.getSQLState()).orElse("");
    // The pool has no connection to give.
    return failure instanceof SQLTransientConnectionException
        ? "08"
        : state.substring(0, Math.min(2, state.length()));
  }

  /** {@return the exception for the caller that waited for a piece of work} */
  static RuntimeException of(CompletionException e) {
    return switch (e.getCause()) {
      case TimeoutException _ -> new IllegalStateException("the database doesn't answer", e);
      case RuntimeException cause -> cause;
      case null, default -> e;
    };
  }
}
