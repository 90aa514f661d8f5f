package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;

/** Reads the text of a deck file, which is written as JSON, and writes it as one word. */
final class DeckText {
  private static final int DEEPEST = 16;

  private final String text;
  private int at;

  private DeckText(String text) {
    this.text = text;
  }

  /** {@return the tree of a text; throws {@link BadDeck} with line and column otherwise} */
  static Tree read(String text) {
    var reader = new DeckText(text);
    Tree tree = reader.value(0);
    reader.space();
    if (reader.at < text.length()) throw reader.bad("suite inattendue", "unexpected text");
    return tree;
  }

  private BadDeck bad(String fr, String en) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < at && i < text.length(); i++) {
      column++;
      if (text.charAt(i) == '\n') {
        line++;
        column = 1;
      }
    }
    return new BadDeck(
        new Words(
            "Ligne " + line + ", colonne " + column + " : " + fr + ".",
            "Line " + line + ", column " + column + ": " + en + "."));
  }

  private void space() {
    while (at < text.length() && " \t\r\n\ufeff".indexOf(text.charAt(at)) >= 0) at++;
  }

  private char peek() {
    space();
    if (at >= text.length()) throw bad("le texte s’arrête trop tôt", "the text ends too early");
    return text.charAt(at);
  }

  private boolean skip(char sign) {
    if (peek() != sign) return false;
    at++;
    return true;
  }

  private void need(char sign) {
    if (!skip(sign)) throw bad("il faut « " + sign + " »", "\"" + sign + "\" is needed");
  }

  private Tree value(int depth) {
    if (depth > DEEPEST) throw bad("trop de niveaux", "too many levels");
    char sign = peek();
    if (sign == '{') return fields(depth);
    if (sign == '[') return items(depth);
    if (sign == '"') return new Tree.Text(string());
    if (text.startsWith("true", at)) return flag("true");
    if (text.startsWith("false", at)) return flag("false");
    return whole();
  }

  private Tree flag(String word) {
    at += word.length();
    return new Tree.Flag(word.equals("true"));
  }

  private Tree whole() {
    int start = at;
    if (text.charAt(at) == '-') at++;
    while (at < text.length() && Character.digit(text.charAt(at), 10) >= 0) at++;
    String digits = text.substring(start, at);
    if (digits.matches("-?[0-9]{1,9}")) return new Tree.Whole(Long.parseLong(digits));
    at = start;
    throw bad(
        "il faut un texte, un nombre entier, true, false, une liste ou des champs",
        "a text, a whole number, true, false, a list or fields are needed");
  }

  private Tree items(int depth) {
    need('[');
    List<Tree> items = new ArrayList<>();
    if (skip(']')) return new Tree.Items(items);
    do items.add(value(depth + 1));
    while (skip(','));
    need(']');
    return new Tree.Items(items);
  }

  private Tree fields(int depth) {
    need('{');
    var fields = new LinkedHashMap<String, Tree>();
    if (skip('}')) return new Tree.Fields(fields);
    do {
      if (peek() != '"') throw bad("il faut un nom de champ", "a field name is needed");
      String name = string();
      need(':');
      if (fields.put(name, value(depth + 1)) != null)
        throw bad("le champ " + name + " vient deux fois", "the field " + name + " comes twice");
    } while (skip(','));
    need('}');
    return new Tree.Fields(fields);
  }

  private String string() {
    need('"');
    var out = new StringBuilder();
    while (true) {
      if (at >= text.length()) throw bad("guillemet ouvert", "open quotation mark");
      char sign = text.charAt(at++);
      if (sign == '"') return out.toString();
      if (sign < ' ') throw bad("signe interdit dans un texte", "a sign that no text may hold");
      out.append(sign == '\\' ? escape() : sign);
    }
  }

  private char escape() {
    char sign = at < text.length() ? text.charAt(at++) : ' ';
    return switch (sign) {
      case '"', '\\', '/' -> sign;
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> unicode();
      default -> throw bad("\\" + sign + " n’existe pas", "there is no \\" + sign);
    };
  }

  private char unicode() {
    int end = Math.min(text.length(), at + 4);
    String digits = text.substring(at, end);
    if (!digits.matches("[0-9a-fA-F]{4}"))
      throw bad("il faut quatre chiffres après \\u", "four digits are needed after \\u");
    at = end;
    return (char) Integer.parseInt(digits, 16);
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
