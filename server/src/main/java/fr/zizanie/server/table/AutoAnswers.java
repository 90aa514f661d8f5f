package fr.zizanie.server.table;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.store.Sitter;
import fr.zizanie.server.time.Alarms;
import fr.zizanie.sheets.drawing.Running;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * What happens at one table by itself as time goes by: timed decisions expire, and what a player
 * needn't say is said for him after a delay that tells nothing.
 */
final class AutoAnswers<S, V> {
  private static final Optional<Seat> NOBODY = Optional.empty();

  /** What is left at least of a decision that goes on after an interruption. */
  private static final long LEAST = 5_000;

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
  AutoAnswers(Alarms alarms, InstantSource clock, Consumer<Timed> over, Saying<S> saying) {
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

  /** Starts and stops what the match as it is now asks for. */
  void follow(Match<S, V> match, Seats seats) {
    var timed = match.timed();
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
    S state = match.state();
    var game = match.game();
    var awaited = match.turn() instanceof Turn.Chance ? Attentive.awaited(game, state) : NOBODY;
    if (awaited.filter(seat -> computer(seats, seat)).isPresent())
      return told(game, state, awaited.get());
    if (!(match.turn() instanceof Turn.Of(Seat seat)) || computer(seats, seat))
      return Optional.empty();
    if (!Answering.answering(game, game.view(state, Viewer.of(seat)))) return Optional.empty();
    Choices choices = game.choices(state);
    if (passes(seat) && timed.isPresent() && choices.contains(Choice.PASS))
      return Optional.of(new Word<>(state, seat, game.notation().print(Choice.PASS)));
    return choices.size() == 1 && Answering.understood(game, choices.get(0))
        ? Optional.of(new Word<>(state, seat, game.notation().print(choices.get(0))))
        : Optional.empty();
  }

  /** What the computer says when chance waits for it: the same in the same state. */
  private static <S, V> Optional<Word<S>> told(Game<S, V> game, S state, Seat seat) {
    return Attentive.some(game, state, seat, new SplittableRandom(state.hashCode()))
        .map(event -> new Word<>(state, seat, event.text()));
  }

  private static boolean computer(Seats seats, Seat seat) {
    return seats.at(seat) instanceof Sitter.Computer;
  }

  /** Stops everything. */
  void stop() {
    end.cancel(false);
    spoken.cancel(false);
  }
}
