package fr.zizanie.players.analysis;

/** Hears how far an analysis is. */
@FunctionalInterface
public interface Watcher {
  /** Nobody listens. */
  Watcher NONE = _ -> {};

  /** It has come so far, by one more step. */
  void at(Draft draft);
}
