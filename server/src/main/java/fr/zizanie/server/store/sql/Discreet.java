package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.sql.rows.Ids;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;

/** Access to a database whose failures don’t repeat what was asked or written: they are logged. */
final class Discreet {
  private Discreet() {}

  static Jdbi of(Jdbi jdbi) {
    jdbi.getConfig(StatementExceptions.class)
        .setMessageRendering(StatementExceptions.MessageRendering.NONE);
    return jdbi.installPlugin(new Ids());
  }
}
