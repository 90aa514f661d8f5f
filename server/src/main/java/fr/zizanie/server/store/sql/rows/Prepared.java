package fr.zizanie.server.store.sql.rows;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.config.JdbiConfig;

/**
 * Statements that a handle has prepared, each once until it is closed. Many rows are written in one
 * transaction by the same statement, which SQLite otherwise prepares anew for each.
 */
public final class Prepared implements JdbiConfig<Prepared> {
  private final Map<String, PreparedStatement> statements = new HashMap<>();

  /** {@return none: a statement belongs to the connection of one handle} */
  @Override
  public Prepared createCopy() {
    return new Prepared();
  }

  /**
   * Plain JDBC where every move passes: Jdbi's binding by name costs more than SQLite's work.
   * {@return how many rows it changed}
   */
  public static int update(Handle handle, String sql, Object... values) {
    try {
      var statement = handle.getConfig(Prepared.class).statement(handle, sql);
      for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
      return statement.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private PreparedStatement statement(Handle handle, String sql) throws SQLException {
    if (!statements.containsKey(sql)) {
      var statement = handle.getConnection().prepareStatement(sql);
      handle.addCleanable(statement::close);
      statements.put(sql, statement);
    }
    return statements.get(sql);
  }
}
