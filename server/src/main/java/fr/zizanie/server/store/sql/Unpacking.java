package fr.zizanie.server.store.sql;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.store.Unusable;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.Json;
import fr.zizanie.sheets.json.JsonReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Brings what {@link Archive} wrote into a database: all of it or nothing. */
final class Unpacking {
  private static final int BATCH = 1_000;

  private final Connection to;
  private final Map<String, Set<String>> known = new HashMap<>();

  /** The rows that come one after the other into the same columns. */
  private String sql = "";

  private Optional<PreparedStatement> statement = Optional.empty();
  private long waiting;

  /** How long the rows are together that wait. */
  private long letters;

  private long rows;

  private Unpacking(Connection to) {
    this.to = to;
  }

  /** {@return how many rows were added to a database whose tables have to be empty} */
  static long read(InputStream from, Connection to) throws SQLException, IOException {
    to.setAutoCommit(false);
    var unpacking = new Unpacking(to);
    for (var table : Schema.tables(to)) unpacking.expect(table);
    try (var lines =
        new BufferedReader(new InputStreamReader(new GZIPInputStream(from, 1 << 16), UTF_8))) {
      long done = unpacking.all(new BoundedLines(lines));
      to.commit();
      return done;
    } catch (ZipException | java.io.EOFException e) {
      to.rollback();
      throw new Unusable("the file is cut or no backup or export of this program", e);
    } catch (RuntimeException | SQLException e) {
      to.rollback();
      throw e;
    }
  }

  private void expect(Schema.Table table) throws SQLException {
    try (var query = to.createStatement();
        var found = query.executeQuery("select 1 from " + table.name() + " limit 1")) {
      if (found.next()) throw new Unusable("there are games already, nothing was changed");
    }
    known.put(table.name(), new HashSet<>(table.columns()));
  }

  private long all(BoundedLines lines) throws SQLException, IOException {
    if (lines.next().filter(Archive.HEAD::equals).isEmpty())
      throw new Unusable("the file is no backup or export of this program");
    for (var line = lines.next(); line.isPresent(); line = lines.next()) {
      var fields = read(JsonReader.longObject(line.get()));
      if (fields.has("table")) {
        add(fields);
        letters += line.get().length();
        if (++waiting == BATCH || letters > BoundedLines.LONGEST) flush();
      } else if (line.get().equals("{\"rows\":" + rows + "}")) {
        end();
        return rows;
      } else throw new Unusable("the file does not hold as many rows as it says");
    }
    throw new Unusable("the file is cut");
  }

  private <T> T read(Answer<T> answer) {
    return switch (answer) {
      case Answer.Ok<T>(T value) -> value;
      case Answer.No<T>(var refusal) ->
          throw new Unusable(
              "row "
                  + (rows + 1)
                  + " of the file cannot be read, nothing was changed: "
                  + refusal.message().en());
    };
  }

  private void add(Fields line) throws SQLException {
    String table = read(line.text("table"));
    if (!(line.object().fields().get("row") instanceof Json.Members(var row)))
      throw new Unusable("row " + (rows + 1) + " of the file cannot be read");
    if (!known.getOrDefault(table, Set.of()).containsAll(row.keySet()))
      throw new Unusable("the file comes from a newer version: " + table + " is not known so");
    into(table, List.copyOf(row.keySet()));
    var values = new ArrayList<>(row.values());
    var insert = statement.orElseThrow();
    for (int i = 0; i < values.size(); i++)
      insert.setObject(
          i + 1,
          switch (values.get(i)) {
            case Json.Whole(long number) -> number;
            case Json.Text(String text) -> text;
            default -> null;
          });
    insert.addBatch();
    rows++;
  }

  private void into(String table, List<String> columns) throws SQLException {
    String wanted =
        "insert into %s (%s) values (%s)"
            .formatted(
                table,
                String.join(", ", columns),
                String.join(", ", Collections.nCopies(columns.size(), "?")));
    if (wanted.equals(sql)) return;
    end();
    sql = wanted;
    statement = Optional.of(to.prepareStatement(wanted));
  }

  private void flush() throws SQLException {
    if (waiting > 0) statement.orElseThrow().executeBatch();
    waiting = 0;
    letters = 0;
  }

  private void end() throws SQLException {
    flush();
    if (statement.isPresent()) statement.get().close();
    statement = Optional.empty();
  }
}
