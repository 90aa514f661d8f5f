package fr.zizanie.server.notices;

import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.Notice;
import fr.zizanie.server.store.PlayerId;

/** Where notices go: whoever tells one neither waits for it nor fails by it. */
@FunctionalInterface
public interface Notices {
  /** Lets somebody know, by whatever ways they have chosen. */
  void tell(PlayerId to, Notice notice);

  /** Somebody has done what they were told that a match waits for. */
  default void acted(PlayerId who, MatchId match) {}

  /** A match waits for nobody any more. */
  default void over(MatchId match) {}

  /** Somebody looks at a match: they needn't be told what is there. */
  default void came(PlayerId who, MatchId match) {}

  /** {@return where nobody is told anything} */
  static Notices none() {
    return (_, _) -> {};
  }
}
