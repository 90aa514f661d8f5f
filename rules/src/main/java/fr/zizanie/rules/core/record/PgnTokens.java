package fr.zizanie.rules.core.record;

import java.util.regex.Pattern;

/**
 * A PGN text taken apart (PGN of 1994, 5 to 8), one token after the other, so that what is wrong
 * further on spoils no game before it. Escaped lines, periods and marks of quality say nothing and
 * are passed over; nothing else is.
 */
final class PgnTokens {
  private static final String ENDS = "{}()[];$.…";
  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]");

  /** Marks of quality, and of who stands better, that stand by themselves. */
  private static final Pattern MARKS = Pattern.compile("[+#!?=±∓⩲⩱∞□]+|\\+/?[-=]|[-=]/?\\+");

  /** A promotion in brackets, as the Laws of Chess write it too. */
  private static final Pattern PROMOTION = Pattern.compile("\\([QRBNqrbn]\\)");

  private final String text;
  private int at;
  private int line = 1;

  PgnTokens(String text) {
    this.text = text;
  }

  /** {@return the next token; once there is none, the end again and again} */
  PgnToken next() {
    while (at < text.length()) {
      char c = text.charAt(at);
      switch (c) {
        case '{' -> {
          return comment();
        }
        case ';' -> {
          return rest();
        }
        case '(' -> {
          at++;
          return new PgnToken.Open(line);
        }
        case ')' -> {
          at++;
          return new PgnToken.Close(line);
        }
        case '[' -> {
          return tag();
        }
        case '$' -> glyph();
        case '}', ']' -> throw PgnFault.at(line, "« " + c + " » de trop", "a stray \"" + c + "\"");
        case '.', '…' -> at++;
        default -> {
          if (blank(c)) pass(at + 1);
          else if (c == '%' && inFirstColumn()) pass(endOfLine());
          else {
            String word = word();
            if (NUMBER.matcher(word).matches()) return new PgnToken.Numbered(word, line);
            if (!MARKS.matcher(word).matches()) return new PgnToken.Word(word, line);
          }
        }
      }
    }
    return new PgnToken.End(line);
  }

  private static boolean blank(char c) {
    return c <= ' ' || Character.isWhitespace(c) || c == '\u00a0' || c == '\ufeff';
  }

  private boolean inFirstColumn() {
    return at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\r';
  }

  private int endOfLine() {
    int end = at;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') end++;
    return end;
  }

  /** Goes on to a place, counting lines. */
  private void pass(int to) {
    for (; at < to; at++) {
      char c = text.charAt(at);
      boolean pair = c == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
      if (c == '\n' || c == '\r' && !pair) line++;
    }
  }

  private PgnToken comment() {
    int here = line;
    int end = text.indexOf('}', at);
    if (end < 0) throw PgnFault.at(here, "accolade ouverte", "an open brace");
    String said = text.substring(at + 1, end);
    pass(end + 1);
    return new PgnToken.Comment(said, here);
  }

  private PgnToken rest() {
    String said = text.substring(at + 1, endOfLine());
    pass(endOfLine());
    return new PgnToken.Comment(said, line);
  }

  private void glyph() {
    int from = at++;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
    if (at == from + 1) throw PgnFault.at(line, "« $ » sans nombre", "\"$\" without a number");
  }

  /** A run of signs, with what belongs to a move though it has a sign that ends others. */
  private String word() {
    int from = at;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '(' && at > from && PROMOTION.matcher(text).region(at, text.length()).lookingAt())
        at += 3;
      else if (text.startsWith(".p", at) && at > from && text.charAt(at - 1) == 'e') at += 2;
      else if (ENDS.indexOf(c) >= 0 || blank(c)) break;
      else at++;
    }
    return text.substring(from, at);
  }

  private PgnToken tag() {
    int here = line;
    at++;
    blanks();
    int from = at;
    while (at < text.length() && NAME.matcher(text.substring(at, at + 1)).matches()) at++;
    String name = text.substring(from, at);
    blanks();
    if (name.isEmpty() || at == text.length() || text.charAt(at) != '"') throw noTag(here);
    return new PgnToken.Tag(name, value(here), here);
  }

  /** The text of a tag; a quote that doesn’t end it belongs to it, for many forget to escape it. */
  private String value(int here) {
    var out = new StringBuilder();
    int end = endOfLine();
    for (at++; at < end; at++) {
      char c = text.charAt(at);
      boolean escape = c == '\\' && at + 1 < end && "\\\"".indexOf(text.charAt(at + 1)) >= 0;
      if (escape) {
        out.append(text.charAt(++at));
      } else if (c == '"' && closes(at + 1)) {
        at++;
        blanks();
        at++;
        return out.toString();
      } else {
        out.append(c);
      }
    }
    throw noTag(here);
  }

  private boolean closes(int from) {
    int i = from;
    while (i < text.length() && blank(text.charAt(i))) i++;
    return i < text.length() && text.charAt(i) == ']';
  }

  private void blanks() {
    while (at < text.length() && blank(text.charAt(at))) pass(at + 1);
  }

  private static PgnFault noTag(int line) {
    return PgnFault.at(line, "[Nom \"valeur\"]", "[Name \"value\"]");
  }
}
