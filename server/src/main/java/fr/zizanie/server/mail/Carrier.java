package fr.zizanie.server.mail;

/** Who takes letters away; it may take seconds over each, and never throws. */
@FunctionalInterface
public interface Carrier {
  /** What became of a letter. */
  enum Outcome {
    /** It was taken. */
    TAKEN,
    /** It wasn't taken now, but may be later. */
    LATER,
    /** The mail server takes no letters now: the next would fare no better. */
    CLOSED,
    /** It will never be taken. */
    REFUSED
  }

  /** Hands a letter over. */
  Outcome carry(Letter letter);
}
