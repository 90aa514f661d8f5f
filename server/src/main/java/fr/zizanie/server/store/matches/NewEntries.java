package fr.zizanie.server.store.matches;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.table.saved.EntryText;
import fr.zizanie.table.time.WrittenAt;
import java.util.List;
import java.util.Optional;

/**
 * What is to be appended to a match, and how it then stands in a list of matches.
 *
 * @param from the place of the first entry in the log, from 0
 * @param turn the seat to act
 * @param outcome how it ended, if it has
 * @param actions how many actions stand that everybody saw
 * @param told whether everybody sees that something happened; otherwise lists must not tell
 * @param moment when, and over how long a line
 * @param due what then is due by itself, in a match by days
 * @param owed what those are to be told who aren't there
 */
public record NewEntries(
    int from,
    List<Line> lines,
    Optional<Seat> turn,
    Optional<Outcome> outcome,
    int actions,
    boolean told,
    WrittenAt moment,
    Optional<Deadline> due,
    List<Owed> owed) {
  /**
   * One entry as text.
   *
   * @param seat whose it is; empty for chance
   */
  public record Line(String seat, String text) {}

  public NewEntries {
    lines = List.copyOf(lines);
    owed = List.copyOf(owed);
  }

  /** The same of a match in which nobody counts days and nobody is told anything. */
  public NewEntries(
      int from,
      List<Line> lines,
      Optional<Seat> turn,
      Optional<Outcome> outcome,
      int actions,
      boolean told,
      WrittenAt moment) {
    this(from, lines, turn, outcome, actions, told, moment, Optional.empty(), List.of());
  }

  /** {@return what {@code next} has more than {@code before}, to be stored} */
  public static NewEntries news(
      Match<?, ?> before, Match<?, ?> next, int actions, boolean told, long at) {
    int from = before.log().size();
    return new NewEntries(
        from,
        next.log().subList(from, next.log().size()).stream()
            .map(entry -> new Line(EntryText.seat(next, entry), EntryText.print(next, entry)))
            .toList(),
        next.turn() instanceof Turn.Of(Seat seat) ? Optional.of(seat) : Optional.empty(),
        next.outcome(),
        actions,
        told,
        WrittenAt.at(at));
  }

  /** {@return the same with what else is known of its moment: lag and idle milliseconds} */
  public NewEntries with(int lag, long idle) {
    var known = new WrittenAt(moment.at(), lag, idle);
    return new NewEntries(from, lines, turn, outcome, actions, told, known, due, owed);
  }

  /** {@return the same with what then is due} */
  public NewEntries due(Optional<Deadline> then) {
    return new NewEntries(from, lines, turn, outcome, actions, told, moment, then, owed);
  }

  /** {@return the same with what those are to be told who aren't there} */
  public NewEntries owing(List<Owed> news) {
    return new NewEntries(from, lines, turn, outcome, actions, told, moment, due, news);
  }

  /** {@return when, in milliseconds since 1970} */
  public long at() {
    return moment.at();
  }
}
