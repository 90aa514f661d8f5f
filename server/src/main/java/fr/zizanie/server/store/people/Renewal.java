package fr.zizanie.server.store.people;

import java.util.Set;

/** What an account's owner changes so that whatever else lets somebody in ends. */
public sealed interface Renewal {
  /** Another password, by its hash; an empty one takes it away. */
  record Password(String hash) implements Renewal {}

  /** Other recovery codes, by their hashes. */
  record Codes(Set<String> hashes) implements Renewal {
    public Codes {
      hashes = Set.copyOf(hashes);
    }
  }

  /** A passkey less. */
  record Without(String passkey) implements Renewal {}

  /** Nothing: what else lets somebody in ends alone. */
  record Rest() implements Renewal {}

  /** What became of it. */
  enum Outcome {
    DONE,
    /** The session that asked was ended meanwhile. */
    ENDED,
    /** It would have been the last way in. */
    LAST
  }
}
