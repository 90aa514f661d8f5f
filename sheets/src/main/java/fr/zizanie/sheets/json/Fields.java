package fr.zizanie.sheets.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A JSON object whose fields are asked for by name and kind; a wrong one is {@code bad-field}. */
public record Fields(Json.Members object) {
  /** {@return whether a field is there and isn't {@code null}} */
  public boolean has(String name) {
    return value(name).isPresent();
  }

  /** {@return a text that must be there} */
  public Answer<String> text(String name) {
    return value(name).orElse(NOTHING) instanceof Json.Text(String text)
        ? Answer.ok(text)
        : bad(name);
  }

  /** {@return a text, or {@code fallback} where there is none} */
  public Answer<String> text(String name, String fallback) {
    return has(name) ? text(name) : Answer.ok(fallback);
  }

  /** {@return a whole number that must be there} */
  public Answer<Integer> number(String name) {
    return value(name).orElse(NOTHING) instanceof Json.Whole(long value) && value == (int) value
        ? Answer.ok((int) value)
        : bad(name);
  }

  /** {@return a truth value that must be there} */
  public Answer<Boolean> flag(String name) {
    return value(name).orElse(NOTHING) instanceof Json.Flag(boolean value)
        ? Answer.ok(value)
        : bad(name);
  }

  /** {@return a list of texts that must be there} */
  public Answer<List<String>> list(String name) {
    if (!(value(name).orElse(NOTHING) instanceof Json.Items(var items))) return bad(name);
    var out = new ArrayList<String>();
    for (Json item : items) {
      if (!(item instanceof Json.Text(String text))) return bad(name);
      out.add(text);
    }
    return Answer.ok(out);
  }

  /** {@return an object whose fields are all texts; empty where there is none} */
  public Answer<Map<String, String>> texts(String name) {
    if (!has(name)) return Answer.ok(Map.of());
    return value(name).orElse(NOTHING) instanceof Json.Members inner
        ? new Fields(inner).texts()
        : bad(name);
  }

  /** {@return all fields, which must be texts} */
  public Answer<Map<String, String>> texts() {
    var out = new TreeMap<String, String>();
    for (var field : object.fields().entrySet()) {
      if (!(field.getValue() instanceof Json.Text(String text))) return bad(field.getKey());
      out.put(field.getKey(), text);
    }
    return Answer.ok(out);
  }

  private static final Json NOTHING = new Json.Nothing();

  private Optional<Json> value(String name) {
    return Optional.ofNullable(object.fields().get(name)).filter(v -> !NOTHING.equals(v));
  }

  /** {@return the refusal of a field by its name} */
  public static <T> Answer<T> bad(String name) {
    return Answer.no(new Refusal(Reason.BAD_FIELD, Words.same("«" + name + "»")));
  }
}
