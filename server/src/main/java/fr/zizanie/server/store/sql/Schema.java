package fr.zizanie.server.store.sql;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The tables of a database as it tells them itself, so that none is ever forgotten. */
final class Schema {
  /** What belongs to running servers and to the database itself, and means nothing elsewhere. */
  static final Set<String> OF_SERVERS =
      Set.of(
          "flyway_schema_history",
          "nodes",
          "leases",
          "presence",
          "seeks",
          "node_keys",
          "probes",
          "watches");

  /**
   * One table.
   *
   * @param columns in the order of their names
   * @param order by what rows are told apart, the same with every database
   */
  record Table(String name, List<String> columns, String order) {
    Table {
      columns = List.copyOf(columns);
    }

    String select() {
      return "select " + String.join(", ", columns) + " from " + name + " order by " + order;
    }
  }

  private Schema() {}

  /** {@return what is carried from one database to another, each table after those it refers to} */
  static List<Table> tables(Connection connection) throws SQLException {
    var data = connection.getMetaData();
    var schema = connection.getSchema();
    var names = new TreeSet<String>();
    try (var found = data.getTables(null, schema, "%", new String[] {"TABLE"})) {
      while (found.next()) names.add(found.getString("TABLE_NAME"));
    }
    names.removeIf(name -> OF_SERVERS.contains(name) || name.startsWith("sqlite_"));
    var ordered = new LinkedHashSet<String>();
    for (String name : names) after(data, schema, name, ordered);
    var out = new ArrayList<Table>();
    for (String name : ordered) out.add(table(connection, name));
    return out;
  }

  private static void after(DatabaseMetaData data, String schema, String name, Set<String> ordered)
      throws SQLException {
    var parents = new TreeSet<String>();
    try (var keys = data.getImportedKeys(null, schema, name)) {
      while (keys.next()) parents.add(keys.getString("PKTABLE_NAME"));
    }
    parents.remove(name);
    for (String parent : parents) after(data, schema, parent, ordered);
    ordered.add(name);
  }

  private static Table table(Connection connection, String name) throws SQLException {
    var data = connection.getMetaData();
    String schema = connection.getSchema();
    var types = new TreeMap<String, Integer>();
    try (var columns = data.getColumns(null, schema, name, "%")) {
      while (columns.next())
        types.put(columns.getString("COLUMN_NAME"), columns.getInt("DATA_TYPE"));
    }
    var key = new TreeMap<Short, String>();
    try (var keys = data.getPrimaryKeys(null, schema, name)) {
      while (keys.next()) key.put(keys.getShort("KEY_SEQ"), keys.getString("COLUMN_NAME"));
    }
    // Texts in the order of their bytes, whatever language a database was made for.
    String bytes =
        data.getDatabaseProductName().equals("PostgreSQL") ? " collate \"C\"" : " collate binary";
    var order =
        key.values().stream()
            .map(column ->
                types.getOrDefault(column, Types.OTHER) == Types.VARCHAR ? column + bytes : column)
            .toList();
    return new Table(name, List.copyOf(types.keySet()), String.join(", ", order));
  }
}
