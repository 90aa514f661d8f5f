package fr.zizanie.sheets.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/** Reads JSON strictly: nothing twice, nothing after the end, nothing deep or long. */
public final class JsonReader {
  /** The longest that is said at once, in characters; each text in it may be as long. */
  public static final int LONGEST = 64 * 1024;

  private static final int LONGEST_NAME = 100;
  private static final int LONGEST_NUMBER = 20;
  private static final int DEEPEST = 16;

  private final String text;
  private int at;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
  }

  /** {@return the fields of a JSON object, or {@code bad-json} or {@code too-long}} */
  public static Answer<Fields> object(String text) {
    return text.length() > LONGEST
        ? Answer.no(Reason.TOO_LONG.because("64 Kio au plus.", "64 KiB at most."))
        : longObject(text);
  }

  /** {@return the same, however long: for what was bounded before, such as what we wrote} */
  public static Answer<Fields> longObject(String text) {
    return fields(value(text));
  }

  private static Answer<Fields> fields(Answer<Json> value) {
    return value.then(read ->
        read instanceof Json.Members members
            ? Answer.ok(new Fields(members))
            : Answer.no(Reason.BAD_JSON.because("Il faut un objet.", "An object is needed.")));
  }

  /** {@return a JSON value, however long, or {@code bad-json} or {@code too-long}} */
  public static Answer<Json> value(String text) {
    var reader = new JsonReader(text);
    try {
      Json value = reader.value();
      reader.space();
      return reader.at < text.length() ? reader.bad() : Answer.ok(value);
    } catch (Wrong wrong) {
      return wrong.tooLong
          ? Answer.no(
              Reason.TOO_LONG.because(
                  "Un nom, un nombre ou l’emboîtement dépasse la limite.",
                  "A name, a number or the nesting goes beyond the limit."))
          : reader.bad();
    }
  }

  private static final class Wrong extends Exception {
    private static final long serialVersionUID = 1;

    final boolean tooLong;

    Wrong(boolean tooLong) {
      super("", null, false, false);
      this.tooLong = tooLong;
    }
  }

  /** The refusal that names the place that was reached: line and column. */
  private Answer<Json> bad() {
    int line = 1;
    int column = 1;
    for (int i = 0; i < at && i < text.length(); i++) {
      column++;
      if (text.charAt(i) != '\n') continue;
      line++;
      column = 1;
    }
    return Answer.no(new Refusal(Reason.BAD_JSON, Words.same("(" + line + ":" + column + ")")));
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
  }

  /** The next character, or 0 at the end, which no JSON has outside a text. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private void take(char wanted) throws Wrong {
    if (peek() != wanted) throw new Wrong(false);
    at++;
  }

  /** Passes a character if it comes after some space. */
  private boolean comes(char wanted) {
    space();
    if (peek() != wanted) return false;
    at++;
    return true;
  }

  private Json value() throws Wrong {
    space();
    return switch (peek()) {
      case '{' -> members();
      case '[' -> items();
      case '"' -> new Json.Text(string(text.length()));
      case 't' -> word("true", new Json.Flag(true));
      case 'f' -> word("false", new Json.Flag(false));
      case 'n' -> word("null", new Json.Nothing());
      default -> number();
    };
  }

  private Json word(String word, Json value) throws Wrong {
    if (!text.startsWith(word, at)) throw new Wrong(false);
    at += word.length();
    return value;
  }

  private void in() throws Wrong {
    at++;
    if (++depth > DEEPEST) throw new Wrong(true);
  }

  private Json members() throws Wrong {
    in();
    var fields = new LinkedHashMap<String, Json>();
    if (!comes('}')) {
      do {
        space();
        String name = string(LONGEST_NAME);
        space();
        take(':');
        if (fields.put(name, value()) != null) throw new Wrong(false);
      } while (comes(','));
      take('}');
    }
    depth--;
    return new Json.Members(fields);
  }

  private Json items() throws Wrong {
    in();
    var items = new ArrayList<Json>();
    if (!comes(']')) {
      do items.add(value());
      while (comes(','));
      take(']');
    }
    depth--;
    return new Json.Items(items);
  }

  private String string(int most) throws Wrong {
    take('"');
    int plain = at;
    while (peek() >= ' ' && peek() != '"' && peek() != '\\') at++;
    if (at - plain > most) throw new Wrong(true);
    if (peek() == '"') return text.substring(plain, at++);
    var out = new StringBuilder(text.substring(plain, at));
    while (peek() != '"') {
      char c = peek();
      if (c < ' ') throw new Wrong(false);
      at++;
      out.append(c == '\\' ? escaped() : c);
      if (out.length() > most) throw new Wrong(true);
    }
    at++;
    return out.toString();
  }

  private char escaped() throws Wrong {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw new Wrong(false);
    };
  }

  private char unicode() throws Wrong {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = "0123456789abcdef".indexOf(Character.toLowerCase(peek()));
      if (digit < 0) throw new Wrong(false);
      code = code * 16 + digit;
      at++;
    }
    return (char) code;
  }

  private Json number() throws Wrong {
    int from = at;
    if (peek() == '-') at++;
    if (peek() == '0') at++;
    else digits();
    boolean whole = true;
    if (peek() == '.') {
      whole = false;
      at++;
      digits();
    }
    if (peek() == 'e' || peek() == 'E') {
      whole = false;
      at++;
      if (peek() == '+' || peek() == '-') at++;
      digits();
    }
    String digits = text.substring(from, at);
    if (digits.length() > LONGEST_NUMBER) throw new Wrong(true);
    if (peek() >= '0' && peek() <= '9') throw new Wrong(false);
    if (!whole || digits.length() > 18) return new Json.Other(digits);
    return new Json.Whole(Long.parseLong(digits));
  }

  private void digits() throws Wrong {
    int from = at;
    while (peek() >= '0' && peek() <= '9') at++;
    if (at == from) throw new Wrong(false);
  }
}
