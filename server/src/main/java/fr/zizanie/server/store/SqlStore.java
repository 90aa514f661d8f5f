package fr.zizanie.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementContext;

/** The store in SQL that SQLite and PostgreSQL both speak. */
abstract class SqlStore implements Store {
  private final Jdbi write;
  private final Jdbi read;

  SqlStore(Jdbi write, Jdbi read) {
    this.write = write;
    this.read = read;
  }

  @Override
  public void create(MatchRow match) {
    write.useHandle(h ->
        h.createUpdate(
                "INSERT INTO matches (id, game, options, kind, first_seat, second_seat, created)"
                    + " VALUES (:id, :game, :options, :kind, :first, :second, :created)")
            .bind("id", match.id())
            .bind("game", match.game())
            .bind("options", line(match.options()))
            .bind("kind", match.kind())
            .bind("first", match.seats().getFirst())
            .bind("second", match.seats().getLast())
            .bind("created", match.created())
            .execute());
  }

  @Override
  public Optional<MatchRow> match(String id) {
    return read.withHandle(h ->
        h.createQuery("SELECT * FROM matches WHERE id = :id")
            .bind("id", id)
            .map(SqlStore::row)
            .findOne());
  }

  @Override
  public List<MatchRow> matchesOf(String guest, int limit) {
    return read.withHandle(h ->
        h.createQuery(
                "SELECT * FROM matches WHERE first_seat = :seat OR second_seat = :seat"
                    + " ORDER BY created DESC LIMIT :limit")
            .bind("seat", "guest:" + guest)
            .bind("limit", limit)
            .map(SqlStore::row)
            .list());
  }

  private static MatchRow row(ResultSet row, StatementContext context) throws SQLException {
    return new MatchRow(
        row.getString("id"),
        row.getString("game"),
        options(row.getString("options")),
        row.getString("kind"),
        List.of(row.getString("first_seat"), row.getString("second_seat")),
        row.getLong("created"));
  }

  @Override
  public boolean takeSeat(String id, int seat, String holder) {
    String column = seat == 0 ? "first_seat" : "second_seat";
    return write.withHandle(h ->
        h.createUpdate(
                "UPDATE matches SET "
                    + column
                    + " = :holder WHERE id = :id AND "
                    + column
                    + " = 'open'")
            .bind("holder", holder)
            .bind("id", id)
            .execute())
        == 1;
  }

  @Override
  public List<String> entries(String id) {
    return read.withHandle(h ->
        h.createQuery("SELECT entry FROM entries WHERE match_id = :id ORDER BY place")
            .bind("id", id)
            .mapTo(String.class)
            .list());
  }

  @Override
  public boolean append(String id, int place, String entry, long at) {
    return write.withHandle(h ->
        h.createUpdate(
                "INSERT INTO entries (match_id, place, entry, at) VALUES (:id, :place, :entry, :at)"
                    + " ON CONFLICT (match_id, place) DO NOTHING")
            .bind("id", id)
            .bind("place", place)
            .bind("entry", entry)
            .bind("at", at)
            .execute())
        == 1;
  }

  @Override
  public long updated(String id) {
    return read.withHandle(h ->
        h.createQuery(
                "SELECT COALESCE((SELECT MAX(at) FROM entries WHERE match_id = :id),"
                    + " (SELECT created FROM matches WHERE id = :id), 0)")
            .bind("id", id)
            .mapTo(Long.class)
            .one());
  }

  @Override
  public Optional<String> name(String guest) {
    return read.withHandle(h ->
        h.createQuery("SELECT name FROM guests WHERE id = :id")
            .bind("id", guest)
            .mapTo(String.class)
            .findOne());
  }

  @Override
  public void rename(String guest, String name) {
    write.useHandle(h ->
        h.createUpdate(
                "INSERT INTO guests (id, name) VALUES (:id, :name)"
                    + " ON CONFLICT (id) DO UPDATE SET name = excluded.name")
            .bind("id", guest)
            .bind("name", name)
            .execute());
  }

  @Override
  public boolean healthy() {
    return read.withHandle(h -> h.createQuery("SELECT 1").mapTo(Integer.class).one()) == 1;
  }

  /** Options as one line of name=value; neither holds a space or an equals sign. */
  private static String line(Map<String, String> options) {
    var out = new StringBuilder();
    new TreeMap<>(options)
        .forEach((name, value) ->
            out.append(out.isEmpty() ? "" : " ").append(name).append('=').append(value));
    return out.toString();
  }

  private static Map<String, String> options(String line) {
    var out = new TreeMap<String, String>();
    for (String word : line.split(" ", -1)) {
      int eq = word.indexOf('=');
      if (eq > 0) out.put(word.substring(0, eq), word.substring(eq + 1));
    }
    return out;
  }
}
