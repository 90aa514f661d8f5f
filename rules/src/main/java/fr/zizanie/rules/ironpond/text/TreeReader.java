package fr.zizanie.rules.ironpond.text;

import fr.zizanie.rules.core.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Optional;

/**
 * Reads a tree from one line of text, written as JSON without nulls and fractions: options are
 * text, and blank cards are an option.
 */
public final class TreeReader {
  private static final int DEEPEST = 32;

  private final String text;
  private int at;
  private boolean broken;

  private TreeReader(String text) {
    this.text = text;
  }

  /** {@return the tree of a text, if it is one} */
  public static Optional<Tree> read(String text) {
    var reader = new TreeReader(text);
    Tree tree = reader.value(0);
    reader.space();
    return reader.broken || reader.at < text.length() ? Optional.empty() : Optional.of(tree);
  }

  private Tree fail() {
    broken = true;
    at = text.length();
    return new Tree.Text("");
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
  }

  private boolean take(String token) {
    space();
    if (!text.startsWith(token, at)) return false;
    at += token.length();
    return true;
  }

  private Tree value(int depth) {
    space();
    if (depth > DEEPEST) return fail();
    char c = peek();
    if (c == '"') return new Tree.Text(string());
    if (c == '-' || c >= '0' && c <= '9') return whole();
    if (take("true")) return new Tree.Flag(true);
    if (take("false")) return new Tree.Flag(false);
    if (take("[")) return items(depth);
    return take("{") ? fields(depth) : fail();
  }

  private Tree items(int depth) {
    var out = new ArrayList<Tree>();
    if (take("]")) return new Tree.Items(out);
    do out.add(value(depth + 1));
    while (!broken && take(","));
    return take("]") ? new Tree.Items(out) : fail();
  }

  private Tree fields(int depth) {
    var out = new LinkedHashMap<String, Tree>();
    if (take("}")) return new Tree.Fields(out);
    do {
      space();
      if (peek() != '"') return fail();
      String name = string();
      if (!take(":") || out.put(name, value(depth + 1)) != null) return fail();
    } while (!broken && take(","));
    return take("}") ? new Tree.Fields(out) : fail();
  }

  private Tree whole() {
    int start = at++;
    while (peek() >= '0' && peek() <= '9') at++;
    boolean good = at - start <= 15 && at - start > (text.charAt(start) == '-' ? 1 : 0);
    return good ? new Tree.Whole(Long.parseLong(text.substring(start, at))) : fail();
  }

  private String string() {
    var out = new StringBuilder();
    at++;
    while (at < text.length() && peek() != '"') {
      char c = text.charAt(at++);
      if (c < ' ') fail();
      if (c != '\\') {
        out.append(c);
        continue;
      }
      escape(out);
    }
    if (peek() != '"') fail();
    else at++;
    return out.toString();
  }

  private void escape(StringBuilder out) {
    char c = peek();
    at++;
    int plain = "\"\\/bfnrt".indexOf(c);
    if (plain >= 0) {
      out.append("\"\\/\b\f\n\r\t".charAt(plain));
    } else if (c == 'u'
        && at + 4 <= text.length()
        && text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
      out.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
      at += 4;
    } else fail();
  }
}
