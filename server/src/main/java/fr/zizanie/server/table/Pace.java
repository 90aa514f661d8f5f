package fr.zizanie.server.table;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.server.sheet.Running;
import fr.zizanie.server.store.Sitter;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * What happens at one table by itself as time goes by: timed decisions expire, and what a player
 * needn't say is said for him after a delay that tells nothing.
 */
final class Pace<S, V> {
  /** What is left at least of a stopwatch that goes on after an interruption (card 22). */
  private static final long LEAST = 5_000;

  private static final Set<String> ANSWERS = Set.of("response", "counter");
  private static final Set<String> SURRENDERS = Set.of("concede", "accept");

  /** A timed decision and when it expires, in milliseconds since 1970. */
  private record Run(Timed timed, long due) {}

  /** What will be said for a seat in a state. */
  private record Word<S>(S about, Seat seat, String text) {}

  /** How something is said for a seat, in the state that it is about. */
  interface Saying<S> {
    void say(S about, Seat seat, String text);
  }

  private final Alarms alarms;
  private final InstantSource clock;
  private final Consumer<Timed> over;
  private final Saying<S> saying;
  private final EnumSet<Seat> passing = EnumSet.noneOf(Seat.class);
  private Optional<Run> run = Optional.empty();
  private Future<?> end = CompletableFuture.completedFuture(true);
  private Optional<Word<S>> word = Optional.empty();
  private Future<?> spoken = CompletableFuture.completedFuture(true);

  /** The stopwatch that stopped last, and what was left of it. */
  private Optional<Running> stopped = Optional.empty();

  /** {@code over} hears which decision has expired. */
  Pace(Alarms alarms, InstantSource clock, Consumer<Timed> over, Saying<S> saying) {
    this.alarms = alarms;
    this.clock = clock;
    this.over = over;
    this.saying = saying;
  }

  /** {@return the decision that is running} */
  Optional<Running> running() {
    return run.map(r -> new Running(r.timed, Math.max(0, r.due - clock.millis())));
  }

  boolean is(Timed timed) {
    return run.filter(r -> r.timed.equals(timed)).isPresent();
  }

  boolean busy() {
    return run.isPresent() || word.isPresent();
  }

  /** Whether windows are passed for a seat. */
  boolean passes(Seat seat) {
    return passing.contains(seat);
  }

  void passes(Seat seat, boolean on) {
    if (on) passing.add(seat);
    else passing.remove(seat);
  }

  /** {@return whether chance keeps its answer until the time is over} */
  static <S, V> boolean holds(Match<S, V> match) {
    return match.turn() instanceof Turn.Chance && timed(match).isPresent();
  }

  /** {@return the decision with a time of its own that is pending} */
  static <S, V> Optional<Timed> timed(Match<S, V> match) {
    return match.outcome().isPresent()
        ? Optional.empty()
        : match.game().timed(match.game().view(match.state(), Viewer.PUBLIC));
  }

  /** Starts and stops what the match as it is now asks for. */
  void follow(Match<S, V> match, Seats seats) {
    var timed = timed(match);
    if (!timed.equals(run.map(Run::timed))) time(timed);
    var next = word(match, seats, timed);
    if (next.equals(word)) return;
    spoken.cancel(false);
    word = next;
    next.ifPresent(
        w -> spoken = alarms.in(alarms.delay(), () -> saying.say(w.about, w.seat, w.text)));
  }

  private void time(Optional<Timed> timed) {
    end.cancel(false);
    if (run.filter(r -> r.timed.number() != 0).isPresent()) stopped = running();
    run = timed.map(t -> new Run(t, clock.millis() + length(t)));
    run.ifPresent(r -> end = alarms.in(r.due - clock.millis(), () -> over.accept(r.timed)));
  }

  /** A stopwatch of the same number goes on where it stopped. */
  private long length(Timed timed) {
    return stopped
        .filter(s -> s.timed().equals(timed))
        .map(s -> Math.max(LEAST, s.left()))
        .orElse((long) timed.millis());
  }

  private Optional<Word<S>> word(Match<S, V> match, Seats seats, Optional<Timed> timed) {
    if (timed.filter(t -> t.what().equals("darts") && computer(seats, t.seat())).isPresent())
      return Optional.of(new Word<>(match.state(), timed.get().seat(), shots(match.state())));
    if (!(match.turn() instanceof Turn.Of(Seat seat))) return Optional.empty();
    if (computer(seats, seat)) return Optional.empty();
    S state = match.state();
    if (passes(seat) && timed.filter(t -> ANSWERS.contains(t.what())).isPresent())
      return Optional.of(new Word<>(state, seat, "pass"));
    // Mated or stalemated on the board, with nothing in the hand that helps.
    if (!match.game().answering(match.game().view(state, Viewer.of(seat)))) return Optional.empty();
    Choices choices = match.game().choices(state);
    String only = choices.size() == 1 ? match.game().notation().print(choices.get(0)) : "";
    return SURRENDERS.contains(only)
        ? Optional.of(new Word<>(state, seat, only))
        : Optional.empty();
  }

  private static boolean computer(Seats seats, Seat seat) {
    return seats.at(seat) instanceof Sitter.Computer;
  }

  /** The computer throws its darts without looking. */
  private static String shots(Object state) {
    var random = new SplittableRandom(state.hashCode());
    int first = random.nextInt(200, 3_000);
    int second = first + random.nextInt(200, 3_000);
    return "shots " + first + " " + second + " " + (second + random.nextInt(200, 3_000));
  }

  /** Stops everything. */
  void stop() {
    end.cancel(false);
    spoken.cancel(false);
  }
}
