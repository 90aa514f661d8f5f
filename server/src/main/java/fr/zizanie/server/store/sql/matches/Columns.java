package fr.zizanie.server.store.sql.matches;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.sql.people.SqlGuests;
import fr.zizanie.server.store.sql.rows.Legible;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How what matches are made of stands in columns: seats as 0 and 1, nobody and nothing as -1, 0 or
 * empty text.
 */
public final class Columns {
  private Columns() {}

  /** {@return the id of the guest who sits there, or nothing} */
  public static String guest(Sitter sitter) {
    return sitter instanceof Sitter.Person(Guest guest) ? guest.id().text() : "";
  }

  static int level(Sitter sitter) {
    return sitter instanceof Sitter.Computer(int level) ? level : 0;
  }

  static Setup setup(ResultSet row) throws SQLException {
    String options = row.getString("options");
    String clock = row.getString("clock");
    return new Setup(
        new MatchId(row.getString("id")),
        row.getString("game"),
        row.getInt("rules"),
        Legible.whole("matches", () -> options(options)),
        sitters(row),
        deal(row),
        Legible.whole("matches", () -> TimeControl.parse(clock).orThrow()),
        row.getLong("created"),
        row.getInt("rated") > 0);
  }

  private static Deal deal(ResultSet row) throws SQLException {
    return new Deal(
        new Seed(row.getString("seed")),
        row.getInt("deal_order"),
        row.getInt("voided"),
        List.of(row.getString("first_commitment"), row.getString("second_commitment")),
        List.of(row.getString("first_nonce"), row.getString("second_nonce")),
        row.getLong("opened"));
  }

  /** {@return who sits at a match, by the columns of {@link SqlMatches#SITTERS}} */
  public static List<Sitter> sitters(ResultSet row) throws SQLException {
    return List.of(sitter(row, "first"), sitter(row, "second"));
  }

  private static Sitter sitter(ResultSet row, String side) throws SQLException {
    String guest = row.getString(side + "_guest");
    int level = row.getInt(side + "_level");
    if (!guest.isEmpty())
      return new Sitter.Person(
          new Guest(
              new PlayerId(guest),
              row.getString(side + "_name"),
              SqlGuests.standing(row.getInt(side + "_standing"))));
    return level > 0 ? new Sitter.Computer(level) : new Sitter.Nobody();
  }

  static int number(Optional<Seat> seat) {
    return seat.map(Seat::ordinal).orElse(-1);
  }

  static Optional<Seat> seat(int number) {
    return number < 0 ? Optional.empty() : Optional.of(Seat.values()[number]);
  }

  static Optional<Outcome> outcome(ResultSet row) throws SQLException {
    String reason = row.getString("reason");
    if (reason.isEmpty()) return Optional.empty();
    return Optional.of(
        seat(row.getInt("winner"))
            .<Outcome>map(winner -> new Outcome.Won(winner, reason))
            .orElse(
                reason.equals("unplayed")
                    ? new Outcome.Annulled(reason)
                    : new Outcome.Drawn(reason)));
  }

  static String options(Map<String, String> options) {
    return JsonText.of(out -> write(options, out));
  }

  static void write(Map<String, String> options, JsonText out) {
    out.open();
    options.forEach((name, value) -> {
      out.key(name);
      out.text(value);
    });
    out.close();
  }

  static Map<String, String> options(String text) {
    return JsonReader.longObject(text).then(Fields::texts).orThrow();
  }
}
