package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** A game whose rules hear what happens although it is no choice. */
public interface Attentive<S, V> extends Game<S, V> {
  /** {@return the state after an event; the same state if it means nothing here} */
  S happened(S state, Event event);

  /** {@return the words of events that only this game knows, each followed by details} */
  default Set<String> words() {
    return Set.of();
  }

  /** {@return the seat for whose event chance waits before it answers, if it waits for one} */
  default Optional<Seat> awaited(S state) {
    return Optional.empty();
  }

  /**
   * {@return some event of this game's own as {@code by} might tell it in {@code state}: what a
   * computer says when it is awaited}
   */
  default Optional<Event> some(S state, Seat by, RandomGenerator random) {
    return Optional.empty();
  }

  /**
   * {@return whether an event of this game's own can tell the truth {@code millis} after the
   * decision began that it belongs to}
   */
  default boolean possible(Event event, long millis) {
    return true;
  }

  /** {@return whether an event of any game's own can tell the truth} */
  static boolean possible(Game<?, ?> game, Event event, long millis) {
    return game instanceof Attentive<?, ?> attentive && attentive.possible(event, millis);
  }

  /** {@return the state of any game after an event} */
  static <S, V> S happened(Game<S, V> game, S state, Event event) {
    return game instanceof Attentive<S, V> attentive ? attentive.happened(state, event) : state;
  }

  /** {@return the event that {@code text} spells in any game, if it spells one} */
  static Optional<Event> parse(Game<?, ?> game, Seat by, String text) {
    return Event.parse(
        by, text, game instanceof Attentive<?, ?> attentive ? attentive.words() : Set.of());
  }

  /** {@return the seat for whose event chance waits in any game} */
  static <S, V> Optional<Seat> awaited(Game<S, V> game, S state) {
    return game instanceof Attentive<S, V> attentive ? attentive.awaited(state) : Optional.empty();
  }

  /** {@return some event of any game's own} */
  static <S, V> Optional<Event> some(Game<S, V> game, S state, Seat by, RandomGenerator random) {
    return game instanceof Attentive<S, V> attentive
        ? attentive.some(state, by, random)
        : Optional.empty();
  }
}
