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
import fr.zizanie.server.orders.Opening;
import fr.zizanie.server.store.matches.Sitter;
import fr.zizanie.server.table.policy.Windows;
import fr.zizanie.server.time.Alarms;
import java.util.EnumSet;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/** What a player needn't say is said for them after a delay that tells nothing. */
final class AutoAnswers<S, V> {
  private static final Optional<Seat> NOBODY = Optional.empty();

  /** What will be said for a seat in a state. */
  private record Word<S>(S about, Seat seat, String text) {}

  /** How something is said for a seat, in the state that it is about. */
  interface Saying<S> {
    void say(S about, Seat seat, String text);
  }

  private final Alarms alarms;
  private final Saying<S> saying;
  private final boolean windows;
  private final EnumSet<Seat> passing = EnumSet.noneOf(Seat.class);
  private final EnumSet<Seat> resting = EnumSet.noneOf(Seat.class);
  private Optional<Word<S>> word = Optional.empty();
  private Future<?> spoken = CompletableFuture.completedFuture(true);

  /** {@code windows} is false where somebody else answers in them. */
  AutoAnswers(Alarms alarms, Saying<S> saying, boolean windows) {
    this.alarms = alarms;
    this.saying = saying;
    this.windows = windows;
  }

  boolean busy() {
    return word.isPresent();
  }

  /** {@return whether windows are passed for a seat, now or always} */
  boolean passes(Seat seat) {
    return always(seat) || rests(seat);
  }

  /** {@return whether windows are passed for a seat at all times} */
  boolean always(Seat seat) {
    return passing.contains(seat);
  }

  /** {@return whether windows are passed for a seat until it is to act of its own accord} */
  boolean rests(Seat seat) {
    return resting.contains(seat);
  }

  /** Passes windows for a seat until it is to act of its own accord, or no longer. */
  void rests(Seat seat, boolean on) {
    if (on) resting.add(seat);
    else resting.remove(seat);
  }

  /** Ends the rest of whoever is to act of their own accord now. */
  void wake(Match<S, V> match) {
    resting.removeIf(
        seat -> match.turn().is(seat) && Windows.open(match).filter(seat::equals).isEmpty());
  }

  /** Passes windows for a seat from now on, or no longer. */
  void passes(Seat seat, boolean on) {
    if (on) passing.add(seat);
    else passing.remove(seat);
  }

  /** Prepares what is to be said in the match as it is now, and drops what isn't any more. */
  void follow(Match<S, V> match, Seats seats) {
    var next = word(match, seats, match.timed());
    if (next.equals(word)) return;
    word = next;
    again();
  }

  /** Says once more, after a delay, what may have been said in vain. */
  void again() {
    spoken.cancel(false);
    word.ifPresent(
        w -> spoken = alarms.in(alarms.delay(), () -> saying.say(w.about, w.seat, w.text)));
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
    if (!windows && Opening.answerer(match).isPresent()) return Optional.empty();
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

  /** Says nothing any more. */
  void stop() {
    spoken.cancel(false);
  }
}
