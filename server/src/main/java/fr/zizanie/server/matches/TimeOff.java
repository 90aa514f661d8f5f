package fr.zizanie.server.matches;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.store.matches.Vacations;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.wire.people.Vacation;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.time.Away;
import java.time.Duration;

/**
 * Vacations, in which none of somebody's days run: thirty days within a year, one vacation at a
 * time, and a day between two. However soon one ends, it counts for a day. What has fallen before
 * one begins has fallen.
 */
public final class TimeOff {
  private static final long DAY = Duration.ofDays(1).toMillis();
  private static final int MOST = 30;
  private static final long YEAR = 365 * DAY;
  private static final Vacations.Bounds BOUNDS = new Vacations.Bounds(YEAR, MOST * DAY, DAY, DAY);

  /** How long before somebody may say that they will be away. */
  private static final Duration AHEAD = Duration.ofDays(90);

  private static final Refusal NOT_NOW =
      Reason.NOT_OFFERED.because(
          "30 jours de vacances par an au plus, en une ou plusieurs fois, avec un jour d’intervalle.",
          "Up to 30 days of vacation a year, one vacation at a time, with a day in between.");

  private final TableDependencies dependencies;
  private final LiveMatches live;

  TimeOff(TableDependencies dependencies, LiveMatches live) {
    this.dependencies = dependencies;
    this.live = live;
  }

  /** {@return when somebody is away, and what they may still take} */
  public Vacation of(PlayerId player) {
    long now = dependencies.clock().millis();
    var spans = dependencies.store().vacations().of(player);
    long taken =
        spans.stream()
            .filter(span -> span.until() > now - YEAR)
            .mapToLong(span -> Math.max(DAY, span.until() - span.from()))
            .sum();
    long last = spans.stream().mapToLong(Away.Span::until).max().orElse(now - DAY);
    return new Vacation(
        spans.stream()
            .filter(span -> span.until() > now)
            .findFirst()
            .map(span -> new Vacation.Span(span.from(), span.until())),
        (int) Math.max(0, MOST - Math.ceilDiv(taken, DAY)),
        Math.max(now, last + DAY));
  }

  /** Lets somebody be away for so many days, after so many minutes; or not. */
  public Answer<Vacation> take(PlayerId player, int days, int minutes) {
    if (days < 1 || days > MOST) return Fields.bad("days");
    if (minutes < 0 || minutes > AHEAD.toMinutes()) return Fields.bad("in");
    long now = dependencies.clock().millis();
    long from = now + Duration.ofMinutes(minutes).toMillis();
    var span = new Away.Span(from, from + days * DAY);
    return dependencies.store().vacations().take(player, span, BOUNDS, now)
        ? Answer.ok(changed(player))
        : Answer.no(NOT_NOW);
  }

  /** Lets somebody be back who is away, or stay who would have left. */
  public Answer<Vacation> end(PlayerId player) {
    return dependencies.store().vacations().end(player, dependencies.clock().millis())
        ? Answer.ok(changed(player))
        : Answer.no(Reason.NOT_OFFERED.refusal());
  }

  /** Those at whose tables they sit are shown it at once. */
  private Vacation changed(PlayerId player) {
    for (var match : live.all())
      synchronized (match) {
        if (match instanceof Table<?, ?> table
            && !match.retired()
            && !match.seats().of(player).isEmpty()) table.away();
      }
    return of(player);
  }

  /** Forgets what counts no more. */
  public void forget() {
    dependencies.store().vacations().forget(dependencies.clock().millis() - YEAR - MOST * DAY);
  }
}
