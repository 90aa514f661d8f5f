package fr.zizanie.players.analysis;

/** Hears how far an analysis is. */
@FunctionalInterface
public interface Watcher {
  /** Nobody listens. */
  Watcher NONE = (_, _) -> {};

  /** So many of all steps are done. */
  void at(int done, int all);
}
