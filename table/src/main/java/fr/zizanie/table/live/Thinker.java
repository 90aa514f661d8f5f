package fr.zizanie.table.live;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Preparing;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Where the computer thinks, always from a view and never from a state. */
public interface Thinker {
  /**
   * Thinks about the view of the seat to act, then tells what it would do, one of the actions
   * {@code offered} by lot if it fails.
   *
   * @param owner whose share of the thinking it is
   */
  <S, V> Thought think(
      PlayerId owner,
      Game<S, V> game,
      V view,
      Supplier<List<List<Choice>>> offered,
      int level,
      Consumer<Advice> then);

  /** The same for an answer, after a pause that tells nothing. */
  <S, V> Thought answer(
      PlayerId owner,
      Game<S, V> game,
      V view,
      List<List<Choice>> offered,
      int level,
      Consumer<Advice> then);

  /** Tells what the computer prepares for the other side in its view, or nothing if it failed. */
  <V> Thought prepare(
      PlayerId owner, Preparing<V> agent, V view, Consumer<List<List<Choice>>> then);
}
