package fr.zizanie.server.store.sql;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.sheets.json.Json;
import fr.zizanie.sheets.json.JsonText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/**
 * Everything that a database holds as one file: packed lines of JSON, a first line that says what
 * it is, a line for each row, and a last line that counts them. The same rows make the same bytes,
 * whichever database they come from.
 */
final class Archive {
  static final String HEAD = "{\"zizanie\":1}";
  private static final int BATCH = 1_000;

  private Archive() {}

  /** {@return how many rows were written, all of one moment} */
  static long write(Connection from, OutputStream to) throws SQLException, IOException {
    long rows = 0;
    try (Writer out = new OutputStreamWriter(new GZIPOutputStream(to, 1 << 16), UTF_8)) {
      out.write(HEAD + "\n");
      for (var table : Schema.tables(from)) rows += write(from, table, out);
      out.write("{\"rows\":" + rows + "}\n");
    }
    return rows;
  }

  private static long write(Connection from, Schema.Table table, Writer out)
      throws SQLException, IOException {
    long rows = 0;
    try (var statement = from.createStatement()) {
      statement.setFetchSize(BATCH);
      try (var found = statement.executeQuery(table.select())) {
        for (; found.next(); rows++) out.write(row(table, values(table, found)));
      }
    }
    return rows;
  }

  private static List<Json> values(Schema.Table table, ResultSet row) throws SQLException {
    var values = new ArrayList<Json>();
    for (int i = 1; i <= table.columns().size(); i++)
      values.add(
          switch (row.getObject(i)) {
            case null -> new Json.Nothing();
            case Number number -> new Json.Whole(number.longValue());
            case Object text -> new Json.Text(text.toString());
          });
    return values;
  }

  private static String row(Schema.Table table, List<Json> values) {
    return JsonText.of(json -> {
      json.open();
      json.key("table");
      json.text(table.name());
      json.key("row");
      json.open();
      for (int i = 0; i < values.size(); i++) {
        json.key(table.columns().get(i));
        switch (values.get(i)) {
          case Json.Whole(long number) -> json.number(number);
          case Json.Text(String text) -> json.text(text);
          default -> json.nothing();
        }
      }
      json.close();
      json.close();
    })
        + "\n";
  }
}
