package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** A game whose rules hear what happens although it is no choice. */
public interface Attentive<S, V> extends Game<S, V> {
  /** What an event means that no rule of a game hears. */
  Condition<Event> HEARD =
      Condition.of(
          "Formats, 2.6",
          _ -> false,
          event ->
              switch (event.kind()) {
                case CLAIM ->
                    new Words(
                        "Ici, seul le camp au trait réclame.", "Only the seat to act claims here.");
                case TIMEOUT ->
                    new Words(
                        "Aucune décision limitée dans le temps n’est en cours.",
                        "No timed decision is running.");
                default -> {
                  String word = event.text().split(" ", 2)[0];
                  yield new Words(
                      "Ce jeu n’entend pas cela : " + word + ".",
                      "This game does not hear that: " + word + ".");
                }
              });

  /** {@return the state after an event; the same state if it means nothing here} */
  S happened(S state, Event event);

  /**
   * {@return the condition that an event doesn't meet, with the words for whoever raised it;
   * nothing if it means something here}
   */
  Optional<Unmet> unheard(S state, Event event);

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

  /** {@return why an event means nothing in any game, if it doesn't} */
  static <S, V> Optional<Unmet> unheard(Game<S, V> game, S state, Event event) {
    return game instanceof Attentive<S, V> attentive
        ? attentive.unheard(state, event)
        : Optional.of(HEARD.unmet(event));
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
