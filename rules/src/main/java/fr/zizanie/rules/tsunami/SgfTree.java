package fr.zizanie.rules.tsunami;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The main line of an SGF file (FF[4]): its nodes, each with the values of its properties. */
final class SgfTree {
  private static final int MOST_NODES = 2_000;

  private final String text;
  private int at;

  private SgfTree(String text) {
    this.text = text;
  }

  /** {@return whether a text begins as SGF does} */
  static boolean reads(String text) {
    return text.startsWith("(") && text.substring(1).stripLeading().startsWith(";");
  }

  /** {@return the nodes of the first variation throughout; nothing if this is no SGF} */
  static Optional<List<Map<String, List<String>>>> nodes(String text) {
    return new SgfTree(text).mainLine();
  }

  private Optional<List<Map<String, List<String>>>> mainLine() {
    var out = new ArrayList<Map<String, List<String>>>();
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == ')') return Optional.of(out);
      if (c == ';') {
        var node = node();
        if (node.isEmpty() || out.size() == MOST_NODES) return Optional.empty();
        out.add(node.get());
      } else if (c != '(' && !Character.isWhitespace(c)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private Optional<Map<String, List<String>>> node() {
    var node = new LinkedHashMap<String, List<String>>();
    while (true) {
      blank();
      int from = at;
      while (at < text.length() && Character.isLetter(text.charAt(at))) at++;
      if (from == at) return Optional.of(node);
      String name = text.substring(from, at).replaceAll("[a-z]", "");
      var values = new ArrayList<String>();
      blank();
      while (at < text.length() && text.charAt(at) == '[') {
        var value = value();
        if (value.isEmpty()) return Optional.empty();
        values.add(value.get());
        blank();
      }
      if (values.isEmpty() || node.put(name, values) != null) return Optional.empty();
    }
  }

  private void blank() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
  }

  private Optional<String> value() {
    var out = new StringBuilder();
    for (at++; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == ']') {
        at++;
        return Optional.of(out.toString());
      }
      if (c == '\\' && at + 1 < text.length()) c = text.charAt(++at);
      out.append(c);
    }
    return Optional.empty();
  }
}
