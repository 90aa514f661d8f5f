package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.Tree;

/** Trees of lines of test files. */
public final class TreeLines {
  private TreeLines() {}

  /** {@return the tree of a line} */
  public static Tree read(String line) {
    return DeckText.read(line);
  }
}
