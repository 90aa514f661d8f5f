package fr.zizanie.rules.confusion.state;

/** What is awaited. */
public enum Phase {
  /** Chance says who starts. */
  FIRST,
  /** A seat sets up its letters; the argument is 0, then 1 more than the letters placed. */
  SETUP,
  /** Chance deals; the argument is the piece, then 26 and 27 for the covers. */
  DEAL,
  /** A seat makes its try, or an extra before it. */
  TRY,
  /** The seat completes an action; the argument is its word and, for a swap, a letter. */
  HALF,
  /** The other seat answers the try of the argument. */
  ANSWER,
  /** The seat may promote the piece of the argument (variant 5). */
  PROMOTE,
  /** The other seat may take the briefcase (variant 5). */
  TAKE,
  /** The argument says how it ended. */
  OVER
}
