package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.scene.Scene;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * What one card brings to the table besides its change of the scene: who decides then, what they
 * may do, what comes of it, who sees what, and how long it lasts.
 */
public non-sealed interface Interlude extends Frame {
  /** {@return whose decision it is} */
  Turn turn();

  /** Adds what may be chosen. */
  void offer(IronPondState s, Choices out);

  /** {@return what its word must meet, where a seat decides} */
  default Conditions<Pick> word() {
    throw new IllegalStateException("chance decides: " + this);
  }

  /** {@return what a choice without picks leads to, from the state below} */
  default IronPondState chosen(IronPondState below, Choice c) {
    throw new IllegalStateException("a word with picks is asked for: " + this);
  }

  /** {@return how many picks follow its word} */
  default int picks() {
    return 0;
  }

  /** Adds all that has the form of the next pick after its word. */
  default void pick(IronPondState s, Picks soFar, Choices out) {
    throw new IllegalStateException("no picks in " + this);
  }

  /** {@return what the picks after its word must meet} */
  default Conditions<Pick> rules() {
    throw new IllegalStateException("no picks in " + this);
  }

  /** {@return what the word and its picks lead to, from the state with this on top} */
  default IronPondState picked(IronPondState s, Picks picks) {
    throw new IllegalStateException("no picks in " + this);
  }

  /** {@return what happens when its time is over, from the state with this on top} */
  default IronPondState late(IronPondState s) {
    return s;
  }

  /** {@return what an event at the table leads to, from the state with this on top} */
  default IronPondState told(IronPondState s, Event event) {
    return s;
  }

  /** {@return how long the decision lasts, if it is timed} */
  default Optional<Timed> timed(Setting setting) {
    return Optional.empty();
  }

  /** {@return who must tell what their hands did, if anybody must} */
  default Optional<Seat> awaited(Setting setting) {
    return Optional.empty();
  }

  /** {@return whether a viewer doesn't see the board} */
  default boolean blinds(Viewer viewer) {
    return false;
  }

  /** {@return whether a viewer has only what is shown now} */
  default boolean hushes(Viewer viewer) {
    return false;
  }

  /** {@return whether picks after its word stay hidden from others} */
  default boolean secret(IronPondState s) {
    return false;
  }

  /** {@return whether any choice now may tell its maker something hidden} */
  default boolean reveals() {
    return false;
  }

  /** {@return this as a viewer knows it, whose scenes {@code mask} makes of the true ones} */
  default Interlude seen(IronPondState s, Viewer viewer, UnaryOperator<Scene> mask) {
    return this;
  }

  /** {@return something that looks like this in a scene, with traps imagined} */
  default Interlude imagined(Scene scene, UnaryOperator<Scene> traps, RandomGenerator random) {
    return this;
  }
}
