package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.TreeText;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads the text of a deck file, which is written as JSON, and writes it as one word. */
final class DeckText {
  /** Editors may begin a file with a byte order mark. */
  private static final TreeText.Limits LIMITS =
      new TreeText.Limits(16, Pattern.compile("-?[0-9]{1,9}"), " \t\r\n\ufeff");

  private DeckText() {}

  /** {@return the tree of a text; throws {@link BadDeck} with line and column otherwise} */
  static Tree read(String text) {
    try {
      return TreeText.read(text, LIMITS);
    } catch (TreeText.Spoilt spoilt) {
      throw new BadDeck(spoilt.flaw());
    }
  }

  /** {@return the tree as one word of ASCII, fields sorted: the same for every spelling} */
  static String word(Tree tree) {
    var out = new StringBuilder();
    write(tree, out);
    return out.toString();
  }

  private static void write(Tree tree, StringBuilder out) {
    switch (tree) {
      case Tree.Text(String t) -> quoted(t, out);
      case Tree.Whole(long value) -> out.append(value);
      case Tree.Flag(boolean value) -> out.append(value);
      case Tree.Items(var items) -> {
        out.append('[');
        for (int i = 0; i < items.size(); i++) {
          if (i > 0) out.append(',');
          write(items.get(i), out);
        }
        out.append(']');
      }
      case Tree.Fields(var fields) -> {
        String comma = "";
        out.append('{');
        for (var field : new TreeMap<>(fields).entrySet()) {
          out.append(comma);
          quoted(field.getKey(), out);
          write(field.getValue(), out.append(':'));
          comma = ",";
        }
        out.append('}');
      }
    }
  }

  private static void quoted(String t, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < t.length(); i++) {
      char sign = t.charAt(i);
      if (sign == '"' || sign == '\\') out.append('\\').append(sign);
      else if (sign > ' ' && sign < 127) out.append(sign);
      else out.append("\\u%04x".formatted((int) sign));
    }
    out.append('"');
  }
}
