package fr.zizanie.players.agent;

/**
 * An opponent that chooses an action from the view of its seat. Its type gives it no more than the
 * view.
 */
@FunctionalInterface
public interface Agent<V> {
  /** {@return the action for the seat to act in {@code view}, thought out within {@code budget}} */
  Advice advise(V view, Budget budget);
}
