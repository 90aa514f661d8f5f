package fr.zizanie.table;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.table.policy.Autoplay;
import fr.zizanie.table.policy.EventFilter;
import fr.zizanie.table.policy.Gestures;
import fr.zizanie.table.policy.Length;
import fr.zizanie.table.policy.Requests;
import fr.zizanie.table.policy.Windows;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.Away;
import fr.zizanie.table.time.Clock;
import fr.zizanie.table.time.WrittenAt;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table as it stands. What happens there gives an {@link Transition}; once its match has been
 * kept, {@link #follow} gives the table after it. Nothing here waits, keeps, tells or asks what
 * time it is, so a server and a browser's worker run the same table.
 *
 * @param times the times that run here
 * @param answers what is said for those who sit here
 */
public record TableState<S, V>(
    Setup setup,
    Match<S, V> match,
    Seats seats,
    Clockwork times,
    AutoAnswers<S, V> answers,
    Gestures gestures) {
  /** When nothing is due, in milliseconds since 1970. */
  public static final long NEVER = Long.MAX_VALUE;

  /** {@return the table of a match as it stands at {@code now}} */
  public static <S, V> TableState<S, V> of(Setup setup, Match<S, V> match, long now) {
    return new TableState<>(
        setup,
        match,
        new Seats(setup.sitters()),
        Clockwork.of(setup, match, now),
        AutoAnswers.none(!setup.control().overDays()),
        Gestures.NONE);
  }

  /** {@return what becomes of the table by what happened there} */
  public Transition<S, V> on(Happened<S> what, Around around) {
    return switch (what) {
      case Happened.Said<S>(var by, var text, var content) -> said(by, text, content);
      case Happened.Rang<S>(var waited) -> rang(waited, around);
      case Happened.Advised<S>(var about, var action, var content) ->
          acts(about)
              .map(by -> autoplay().played(match, by, action, content))
              .map(this::next)
              .orElseGet(this::same);
      case Happened.Prepared<S>(var about, var actions) ->
          acts(about)
              .filter(_ -> !actions.isEmpty())
              .map(by -> next(prepared(by, actions)))
              .orElseGet(this::same);
      case Happened.Entered<S>(var event) -> entered(event);
      case Happened.Expired<S>(var timed) ->
          autoplay().expired(match, timed).map(this::next).orElseGet(this::same);
      case Happened.Asked<S>() -> asked();
    };
  }

  /**
   * {@return the table that has heard what a player says for a seat; or why that isn't let through}
   *
   * @param lines how many lines of the log the seat has
   */
  public Answer<TableState<S, V>> hear(Seat seat, String text, int lines, long now) {
    var heard =
        Attentive.parse(match.game(), seat, text)
            .map(event -> EventFilter.let(match.game(), event, running(now), gestures, now))
            .orElse(Answer.ok(gestures));
    return heard.then(made ->
        Requests.refusal(setup.rated() && seats.kept(), text)
            .or(() -> Requests.unhelped(setup, seats, seat, text))
            .or(() -> Length.refusal(seats, lines, text))
            .<Answer<TableState<S, V>>>map(Answer::no)
            .orElseGet(() -> Answer.ok(with(made))));
  }

  private Transition<S, V> said(Seat seat, String text, boolean content) {
    Seat by =
        seats.alone() && text.equals("offer takeback") ? Requests.lastActor(match, seat) : seat;
    var declined = Requests.again(match, by, text);
    if (declined.isPresent()) return refused(declined.get());
    return switch (match.play(by, text)) {
      case Answer.No<Match<S, V>>(Refusal why) -> refused(why);
      case Answer.Ok<Match<S, V>>(var next) ->
          next(Requests.answered(autoplay().dealt(next), seats, content));
    };
  }

  private Transition<S, V> rang(Happened.Wait waited, Around around) {
    return switch (waited) {
      case DECISION -> {
        var ends = times.timer().ends().filter(run -> run.due() <= around.now());
        yield ends.isEmpty()
            ? same()
            : with(times.expired()).on(new Happened.Expired<>(ends.get().timed()), around);
      }
      case LOOK ->
          times.curtain().due() <= around.now()
              ? with(times.looked()).timed(around.now(), around).same()
              : same();
      case FLAG ->
          times
              .out(around.now(), around.underway())
              .map(seat -> with(times.flagged()).entered(Event.of(seat, Event.Kind.FLAG)))
              .orElseGet(this::same);
      case ANSWER -> answers.due() <= around.now() ? with(answers.said()).answered() : same();
    };
  }

  private Transition<S, V> answered() {
    var word = answers.word().filter(w -> w.about().equals(match.state()));
    return word.isPresent()
            && match.play(word.get().seat(), word.get().text())
                instanceof Answer.Ok<Match<S, V>>(var next)
        ? next(autoplay().dealt(next))
        : same();
  }

  private Optional<Seat> acts(S about) {
    return match.state().equals(about) && match.turn() instanceof Turn.Of(Seat by)
        ? Optional.of(by)
        : Optional.empty();
  }

  /** What the computer prepares for the person it plays with is theirs to change. */
  private Match<S, V> prepared(Seat by, List<List<Choice>> actions) {
    var next = match;
    for (var action : actions) next = next.enter(new Entry.Acted(by, action)).orThrow();
    return next;
  }

  private Transition<S, V> entered(Event event) {
    return match.enter(new Entry.Happened(event)) instanceof Answer.Ok<Match<S, V>>(var next)
        ? next(next)
        : same();
  }

  private Transition<S, V> asked() {
    var next = settled(match);
    return next.log().size() > match.log().size() ? next(next) : same();
  }

  private Transition<S, V> same() {
    return new Transition<>(this, Optional.empty(), Optional.empty());
  }

  private Transition<S, V> refused(Refusal why) {
    return new Transition<>(this, Optional.empty(), Optional.of(why));
  }

  private Transition<S, V> next(Match<S, V> next) {
    return new Transition<>(this, Optional.of(settled(next)), Optional.empty());
  }

  /** With every window passed that its person can't use, or won't. */
  private Match<S, V> settled(Match<S, V> next) {
    return Windows.passed(next, seats, answers.wake(next)::passes, autoplay());
  }

  /** {@return the table once its match is {@code next}, which was kept at a moment} */
  public TableState<S, V> follow(Match<S, V> next, WrittenAt at, Around around) {
    return new TableState<>(
            setup, next, seats, times.follow(match, next, at), answers.wake(next), gestures)
        .timed(at.at(), around)
        .answering(around);
  }

  /**
   * {@return the table with the time running of what is to be decided since some time, where one
   * does}
   */
  public TableState<S, V> timed(long since, Around around) {
    return with(times.time(match, seats, around.looks(), since, around.now()));
  }

  /** {@return the table with what is to be said for its players} */
  public TableState<S, V> answering(Around around) {
    return with(answers.follow(match, seats, around.now(), around.pauses()));
  }

  /** {@return the table where what came perhaps in vain comes once more} */
  public TableState<S, V> again(Around around) {
    return with(times.again()).with(answers.again(around.now(), around.pauses()));
  }

  /** {@return when the first of all that is waited for is due, in milliseconds since 1970} */
  public long due(Around around) {
    return Math.min(times.due(around.now(), around.underway()), answers.due());
  }

  /** {@return the timed decision that runs} */
  public Optional<Running> running(long now) {
    return times.timer().running(now);
  }

  /** {@return what those see at {@code now} who sit here, and everybody where no computer does} */
  public Picture<S, V> picture(Projection<S, V> shown, long now) {
    return new Picture<>(
        shown, running(now), times.clock().map(c -> c.shown(match.profile(), now)));
  }

  /** {@return whether something is to happen here by itself} */
  public boolean waits() {
    return times.busy() || answers.word().isPresent();
  }

  /** {@return how the match goes on without its players} */
  public Autoplay autoplay() {
    return new Autoplay(setup.dealer());
  }

  /** {@return the table with other times} */
  public TableState<S, V> with(Clockwork next) {
    return new TableState<>(setup, match, seats, next, answers, gestures);
  }

  /** {@return the table where other things are said for those who sit here} */
  public TableState<S, V> with(AutoAnswers<S, V> next) {
    return new TableState<>(setup, match, seats, times, next, gestures);
  }

  /** {@return the table where others sit} */
  public TableState<S, V> with(Seats next) {
    return new TableState<>(setup, match, next, times, answers, gestures);
  }

  private TableState<S, V> with(Gestures next) {
    return new TableState<>(setup, match, seats, times, answers, next);
  }

  /** {@return the table with clocks as they stand, and with what was left after earlier entries} */
  public TableState<S, V> resume(Clock stood, Map<Integer, Long> left) {
    return with(times.resume(stood, left));
  }

  /** {@return the table where the seats are away at some times, where days count} */
  public TableState<S, V> away(List<Away> when) {
    return with(times.away(when));
  }
}
