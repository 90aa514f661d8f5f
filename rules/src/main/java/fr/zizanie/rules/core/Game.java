package fr.zizanie.rules.core;

import fr.zizanie.rules.core.answer.Unmet;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The rules of one game: what every game needs. Stateless; every method is a pure function of
 * immutable values. What only some games have are traits, which they implement besides.
 *
 * <p>Everything that leaves for a viewer comes from {@link #view} or passes through {@link #seen}.
 *
 * @param <S> the whole truth, with value equality
 * @param <V> what one viewer knows, with value equality and no way back to the state
 */
public interface Game<S, V> {
  /** {@return what is fixed about the game} */
  Profile profile();

  /** {@return how it is written} */
  Notation<S> notation();

  /** {@return the state before the first choice; options come from {@link Options#read}} */
  S start(Options options);

  /** {@return whose decision it is} */
  Turn turn(S state);

  /** Adds every legal choice, at most 1024; at least one unless the game is over. */
  void choices(S state, Choices out);

  /**
   * {@return the condition that a choice of the seat to act doesn't meet, with the words for its
   * player; nothing if it is accepted. A function of what that seat sees}
   */
  Optional<Unmet> unmet(S state, Choice choice);

  /** {@return the state after a choice; trusts that it is accepted} */
  S apply(S state, Choice choice);

  /** {@return whether no action is half made} */
  default boolean settled(S state) {
    return true;
  }

  /** {@return whether no action is half made after a choice that is offered} */
  default boolean settles(S state, Choice choice) {
    return settled(apply(state, choice));
  }

  /** {@return whether search walks this pick: false for a member of a set picked out of order} */
  default boolean sorted(S state, Choice choice) {
    return true;
  }

  /** {@return what {@code viewer} may know} */
  V view(S state, Viewer viewer);

  /**
   * {@return the choice as {@code viewer} perceives it: itself, {@link Choice#HIDDEN}, or nothing
   * at all}
   */
  Optional<Choice> seen(S before, Choice choice, Viewer viewer);

  /** {@return some state that looks exactly like {@code view}} */
  S sample(V view, RandomGenerator random);

  /**
   * {@return what is wrong with the inventory of {@code state}: a piece or card twice, a missing
   * king}
   */
  default Optional<String> flaw(S state) {
    return Optional.empty();
  }

  /** {@return the legal choices in a new buffer} */
  default Choices choices(S state) {
    var out = new Choices();
    choices(state, out);
    return out;
  }
}
