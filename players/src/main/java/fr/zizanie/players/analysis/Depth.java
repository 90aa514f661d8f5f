package fr.zizanie.players.analysis;

/** How much work an analysis takes; each game says what that is in positions and worlds. */
public enum Depth {
  /** For statistics over many games: a game of usual length takes at most a second. */
  LAW,
  /** A game of usual length takes some ten seconds. */
  QUICK,
  /** A game of usual length takes about a minute. */
  STANDARD;

  /** {@return what belongs to this depth} */
  public <T> T of(T law, T quick, T standard) {
    return switch (this) {
      case LAW -> law;
      case QUICK -> quick;
      case STANDARD -> standard;
    };
  }
}
