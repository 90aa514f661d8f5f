package fr.zizanie.server.orders;

import fr.zizanie.sheets.Spelled;
import java.util.List;
import java.util.function.Predicate;

/**
 * Something that a side did of its own accord, as somebody saw it.
 *
 * @param n the number of its line
 * @param own whether they did it themselves
 * @param token its tokens, {@code ?} for a hidden one
 * @param text as the list of moves has it
 * @param closes whether it is but a word, such as one that ends a turn
 */
record SeenAction(int n, boolean own, String token, String text, boolean closes) {
  private static final String ANYTHING = "*";

  /** {@return whether a text stands for actions: an action, or one with {@code *} in it} */
  static boolean pattern(String text, Predicate<String> spells) {
    if (text.equals(ANYTHING) || spells.test(text)) return true;
    for (String word : text.split(" ", -1))
      if (!word.equals(ANYTHING) && !word.equals("?") && !spells.test(word)) return false;
    return true;
  }

  /** {@return whether a text stands for it} */
  boolean is(String pattern) {
    return Spelled.bare(text).equals(Spelled.bare(pattern))
        || matches(pattern.split(" "), token.split(" "));
  }

  private static boolean matches(String[] pattern, String[] words) {
    for (int k = 0; k < pattern.length; k++) {
      boolean any = pattern[k].equals(ANYTHING);
      if (any && k == pattern.length - 1) return true;
      if (k >= words.length || !any && !pattern[k].equals(words[k])) return false;
    }
    return pattern.length == words.length;
  }

  /**
   * {@return whether patterns, one each, stand for all that was done; a last word may go unsaid}
   */
  static boolean all(List<String> patterns, List<SeenAction> deeds) {
    if (patterns.equals(List.of(ANYTHING))) return true;
    boolean unsaid = deeds.size() == patterns.size() + 1 && deeds.getLast().closes;
    if (!unsaid && deeds.size() != patterns.size()) return false;
    for (int k = 0; k < patterns.size(); k++) if (!deeds.get(k).is(patterns.get(k))) return false;
    return true;
  }
}
