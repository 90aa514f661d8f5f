package fr.zizanie.table;

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
import fr.zizanie.table.policy.Windows;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a player needn't say is said for them after a delay that tells nothing.
 *
 * @param windows false where somebody else answers in them
 * @param passing for whom windows are passed at all times
 * @param resting for whom windows are passed until they are to act of their own accord
 * @param word what will be said
 * @param due when, in milliseconds since 1970
 */
public record AutoAnswers<S, V>(
    boolean windows, Set<Seat> passing, Set<Seat> resting, Optional<Word<S>> word, long due) {
  private static final Optional<Seat> NOBODY = Optional.empty();

  /** What will be said for a seat in a state. */
  public record Word<S>(S about, Seat seat, String text) {}

  /** Nothing is said for anybody. */
  public static <S, V> AutoAnswers<S, V> none(boolean windows) {
    return new AutoAnswers<>(windows, Set.of(), Set.of(), Optional.empty(), TableState.NEVER);
  }

  /** {@return whether windows are passed for a seat, now or always} */
  public boolean passes(Seat seat) {
    return always(seat) || autoPasses(seat);
  }

  /** {@return whether windows are passed for a seat at all times} */
  public boolean always(Seat seat) {
    return passing.contains(seat);
  }

  /** {@return whether windows are passed for a seat until it is to act of its own accord} */
  public boolean autoPasses(Seat seat) {
    return resting.contains(seat);
  }

  /** {@return with windows passed for a seat until it is to act, or no longer} */
  public AutoAnswers<S, V> autoPasses(Seat seat, boolean on) {
    return resting(with(resting, seat, on));
  }

  private AutoAnswers<S, V> resting(Set<Seat> next) {
    return next.equals(resting) ? this : new AutoAnswers<>(windows, passing, next, word, due);
  }

  /** {@return without the rest of whoever is to act of their own accord in a match} */
  public AutoAnswers<S, V> wake(Match<S, V> match) {
    if (resting.isEmpty()) return this;
    var window = Windows.open(match);
    return resting(
        resting.stream()
            .filter(seat -> !match.turn().is(seat) || window.filter(seat::equals).isPresent())
            .collect(Collectors.toUnmodifiableSet()));
  }

  /** {@return with windows passed for a seat at all times, or no longer} */
  public AutoAnswers<S, V> passes(Seat seat, boolean on) {
    return new AutoAnswers<>(windows, with(passing, seat, on), resting, word, due);
  }

  private static Set<Seat> with(Set<Seat> seats, Seat seat, boolean on) {
    return Stream.of(Seat.values())
        .filter(one -> one == seat ? on : seats.contains(one))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * {@return with what is to be said in a match as it is at {@code now}}
   *
   * @param delays how long it takes until something new is said
   */
  public AutoAnswers<S, V> follow(Match<S, V> match, Seats seats, long now, LongSupplier delays) {
    var next = word(match, seats, match.timed());
    return next.equals(word)
        ? this
        : new AutoAnswers<S, V>(windows, passing, resting, next, due).again(now, delays);
  }

  /** {@return with what may have been said in vain to be said once more} */
  public AutoAnswers<S, V> again(long now, LongSupplier delays) {
    return due(word.isPresent() ? now + delays.getAsLong() : TableState.NEVER);
  }

  /** {@return with what was to be said behind it, perhaps in vain} */
  public AutoAnswers<S, V> said() {
    return due(TableState.NEVER);
  }

  private AutoAnswers<S, V> due(long at) {
    return new AutoAnswers<>(windows, passing, resting, word, at);
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
    if (!windows && Windows.answerer(match).isPresent()) return Optional.empty();
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
}
