package fr.zizanie.rules.core;

import fr.zizanie.rules.core.answer.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.regex.Pattern;

/**
 * Reads trees that people write in files and options: JSON without nulls and fractions. What is
 * wrong is said with line and column.
 */
public final class TreeText {
  /**
   * What one kind of text may hold.
   *
   * @param deepest how many lists and fields may lie in each other
   * @param whole what is a number
   * @param space the signs that mean nothing between others
   */
  public record Limits(int deepest, Pattern whole, String space) {}

  /** Ends the reading; {@link #flaw} says where and why. */
  public static final class Spoilt extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Words flaw;

    private Spoilt(Words flaw) {
      super(flaw.en(), null, false, false);
      this.flaw = flaw;
    }

    /** {@return what is wrong, and in which line and column} */
    public Words flaw() {
      return flaw;
    }
  }

  private final String text;
  private final Limits limits;
  private int at;

  private TreeText(String text, Limits limits) {
    this.text = text;
    this.limits = limits;
  }

  /** {@return the tree of a text; throws {@link Spoilt} if it is none} */
  public static Tree read(String text, Limits limits) {
    var reader = new TreeText(text, limits);
    Tree tree = reader.value(0);
    reader.space();
    if (reader.at < text.length()) throw reader.spoilt("suite inattendue", "unexpected text");
    return tree;
  }

  private Spoilt spoilt(String fr, String en) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < at && i < text.length(); i++) {
      column++;
      if (text.charAt(i) == '\n') {
        line++;
        column = 1;
      }
    }
    return new Spoilt(
        new Words(
            "Ligne " + line + ", colonne " + column + " : " + fr + ".",
            "Line " + line + ", column " + column + ": " + en + "."));
  }

  private void space() {
    while (at < text.length() && limits.space.indexOf(text.charAt(at)) >= 0) at++;
  }

  private char peek() {
    space();
    if (at >= text.length()) throw spoilt("le texte s’arrête trop tôt", "the text ends too early");
    return text.charAt(at);
  }

  private boolean skip(char sign) {
    if (peek() != sign) return false;
    at++;
    return true;
  }

  private void need(char sign) {
    if (!skip(sign)) throw spoilt("il faut « " + sign + " »", "\"" + sign + "\" is needed");
  }

  private Tree value(int depth) {
    if (depth > limits.deepest) throw spoilt("trop de niveaux", "too many levels");
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
    if (limits.whole.matcher(digits).matches()) return new Tree.Whole(Long.parseLong(digits));
    at = start;
    throw spoilt(
        "il faut un texte, un nombre entier, true, false, une liste ou des champs",
        "a text, a whole number, true, false, a list or fields are needed");
  }

  private Tree items(int depth) {
    need('[');
    var items = new ArrayList<Tree>();
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
      if (peek() != '"') throw spoilt("il faut un nom de champ", "a field name is needed");
      String name = string();
      need(':');
      if (fields.put(name, value(depth + 1)) != null)
        throw spoilt("le champ " + name + " vient deux fois", "the field " + name + " comes twice");
    } while (skip(','));
    need('}');
    return new Tree.Fields(fields);
  }

  private String string() {
    need('"');
    var out = new StringBuilder();
    while (true) {
      if (at >= text.length()) throw spoilt("guillemet ouvert", "open quotation mark");
      char sign = text.charAt(at++);
      if (sign == '"') return out.toString();
      if (sign < ' ') throw spoilt("signe interdit dans un texte", "a sign that no text may hold");
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
      default -> throw spoilt("\\" + sign + " n’existe pas", "there is no \\" + sign);
    };
  }

  private char unicode() {
    int end = Math.min(text.length(), at + 4);
    String digits = text.substring(at, end);
    if (!digits.matches("[0-9a-fA-F]{4}"))
      throw spoilt("il faut quatre chiffres après \\u", "four digits are needed after \\u");
    at = end;
    return (char) Integer.parseInt(digits, 16);
  }
}
