package fr.zizanie.rules.core.record;

/** One thing that a PGN text says, with the number of its line, from 1. */
sealed interface PgnToken {
  /** {@return the line on which it begins} */
  int line();

  /** A tag pair. */
  record Tag(String name, String value, int line) implements PgnToken {}

  /** A move, a result, or what should be one. */
  record Word(String text, int line) implements PgnToken {}

  /** The number of a move. */
  record Numbered(String digits, int line) implements PgnToken {}

  /** What somebody said, without its braces. */
  record Comment(String text, int line) implements PgnToken {}

  /** A variation begins. */
  record Open(int line) implements PgnToken {}

  /** A variation is over. */
  record Close(int line) implements PgnToken {}

  /** There is no more. */
  record End(int line) implements PgnToken {}
}
