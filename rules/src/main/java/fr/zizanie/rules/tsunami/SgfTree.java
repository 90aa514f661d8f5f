package fr.zizanie.rules.tsunami;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/**
 * What is read of an SGF file (FF[4], and what older versions allowed).
 *
 * @param nodes the main line of the first game, its root first
 * @param games how many games the file holds
 */
record SgfTree(List<SgfNode> nodes, int games) {
  private static final Pattern BEGIN =
      Pattern.compile("\\(\\s*;(?=\\s*(?:[A-Za-z]\\w{0,40}\\s*\\[|[;()]))");

  private static final Pattern TAG = Pattern.compile("(?m)^[ \\t]*\\[\\w+\\s+\"");

  SgfTree {
    nodes = List.copyOf(nodes);
  }

  /**
   * {@return whether a text is SGF, which may have words before it, but no tags of other formats}
   */
  static boolean reads(String text) {
    var begin = BEGIN.matcher(text);
    return begin.find() && !TAG.matcher(text).region(0, begin.start()).find();
  }

  static SgfTree of(String text) {
    var begin = BEGIN.matcher(text);
    return begin.find() ? new Reading(text, begin.start()).tree() : new SgfTree(List.of(), 0);
  }

  /** Goes through a text once. */
  private static final class Reading {
    private static final int MOST_NODES = 10_000;

    private final String text;
    private final List<SgfNode> nodes = new ArrayList<>();
    private int at;
    private int depth;

    private Reading(String text, int begin) {
      this.text = text;
      at = begin;
    }

    private SgfTree tree() {
      mainLine();
      return new SgfTree(nodes, 1 + others());
    }

    /** The first variation throughout; the brackets that close it may be missing. */
    private void mainLine() {
      boolean empty = true;
      for (blank(); at < text.length(); blank()) {
        char c = text.charAt(at++);
        switch (c) {
          case '(' -> {
            depth++;
            empty = true;
          }
          case ')' -> {
            depth--;
            if (!empty) return;
            empty = false;
          }
          case ';' -> {
            node();
            empty = false;
          }
          default -> throw stray(c);
        }
      }
      if (empty) throw cut();
    }

    private BadSgf stray(char c) {
      return new BadSgf(
          "ligne " + line() + " : « " + c + " » n’a rien à faire là.",
          "line " + line() + ": \"" + c + "\" does not belong there.");
    }

    private BadSgf cut() {
      return new BadSgf(
          "le fichier n’est pas entier : il s’arrête à la ligne " + line() + ".",
          "the file is not whole: it ends on line " + line() + ".");
    }

    private long line() {
      return 1
          + text.substring(0, Math.min(at, text.length())).chars().filter(c -> c == '\n').count();
    }

    private void node() {
      if (nodes.size() == MOST_NODES)
        throw new BadSgf(
            "plus de " + MOST_NODES + " nœuds.", "there are more than " + MOST_NODES + " nodes.");
      var properties = new LinkedHashMap<String, List<String>>();
      for (blank(); at < text.length() && letter(text.charAt(at)); blank()) property(properties);
      nodes.add(new SgfNode(nodes.size(), properties));
    }

    /** A property that stands twice has the values of both (which FF[4] forbids to write). */
    private void property(SequencedMap<String, List<String>> properties) {
      int from = at;
      while (at < text.length() && (letter(text.charAt(at)) || digit(text.charAt(at)))) at++;
      String whole = text.substring(from, at);
      // In FF[3] the small letters of AddBlack are there to be read by people only.
      String name = whole.replaceAll("[a-z]", "");
      var values = properties.computeIfAbsent(name, _ -> new ArrayList<>());
      blank();
      if (at < text.length() && text.charAt(at) != '[')
        throw new BadSgf(
            "ligne " + line() + " : " + whole + " est sans valeur.",
            "line " + line() + ": " + whole + " has no value.");
      while (at < text.length() && text.charAt(at) == '[') {
        values.add(value());
        blank();
      }
      if (values.isEmpty()) throw cut();
    }

    private static boolean letter(char c) {
      return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    private static boolean digit(char c) {
      return c >= '0' && c <= '9';
    }

    private void blank() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    /** The text in brackets; an escaped line end is none. */
    private String value() {
      var out = new StringBuilder();
      for (at++; at < text.length(); at++) {
        char c = text.charAt(at);
        if (c == ']') {
          at++;
          return out.toString();
        }
        if (c != '\\') out.append(c);
        else if (++at < text.length() && !lineEnd()) out.append(text.charAt(at));
      }
      throw cut();
    }

    /** Whether a line ends here, which may take two characters. */
    private boolean lineEnd() {
      char c = text.charAt(at);
      if (c != '\n' && c != '\r') return false;
      char other = c == '\n' ? '\r' : '\n';
      if (at + 1 < text.length() && text.charAt(at + 1) == other) at++;
      return true;
    }

    /** How many games follow. */
    private int others() {
      int count = 0;
      for (boolean quoted = false; at < text.length(); at++) {
        char c = text.charAt(at);
        if (quoted && c == '\\') at++;
        else if (quoted) quoted = c != ']';
        else if (c == '[') quoted = true;
        else if (c == ')') depth--;
        else if (c == '(' && depth++ <= 0) {
          count++;
          depth = 1;
        }
      }
      return count;
    }
  }
}
