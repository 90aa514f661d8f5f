package fr.zizanie.players.agent;

/** An opponent: it gets the view of its seat by type, so it can't see more. */
@FunctionalInterface
public interface Agent<V> {
  /** {@return what to do in a view whose seat is to act, thinking within {@code budget}} */
  Advice advise(V view, Budget budget);
}
