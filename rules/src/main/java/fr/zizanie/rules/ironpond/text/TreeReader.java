package fr.zizanie.rules.ironpond.text;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.TreeText;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads a tree from one line of text: options are text, and blank cards are an option. */
public final class TreeReader {
  private static final TreeText.Limits LIMITS =
      new TreeText.Limits(32, Pattern.compile("[0-9]{1,15}|-[0-9]{1,14}"), " \t\r\n");

  private TreeReader() {}

  /** {@return the tree of a text, if it is one} */
  public static Optional<Tree> read(String text) {
    try {
      return Optional.of(TreeText.read(text, LIMITS));
    } catch (TreeText.Spoilt _) {
      return Optional.empty();
    }
  }
}
