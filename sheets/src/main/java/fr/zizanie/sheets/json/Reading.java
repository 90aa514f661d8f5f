package fr.zizanie.sheets.json;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An object that is being read, field by field; the first wrong one spoils the answer. */
public final class Reading {
  private final Fields fields;
  private Optional<Refusal> wrong = Optional.empty();

  /** Begins. */
  public Reading(Fields fields) {
    this.fields = fields;
  }

  /** {@return {@code value}, unless one of the fields that were read was wrong} */
  public <T> Answer<T> answer(T value) {
    return wrong.map(Answer::<T>no).orElseGet(() -> Answer.ok(value));
  }

  private <T> T read(Answer<T> answer, T otherwise) {
    return switch (answer) {
      case Answer.Ok<T>(T value) -> value;
      case Answer.No<T>(Refusal refusal) -> {
        if (wrong.isEmpty()) wrong = Optional.of(refusal);
        yield otherwise;
      }
    };
  }

  /** {@return whether a field is there} */
  public boolean has(String name) {
    return fields.has(name);
  }

  /** {@return a text} */
  public String text(String name) {
    return read(fields.text(name), "");
  }

  /** {@return a whole number} */
  public int number(String name) {
    return read(fields.number(name), 0);
  }

  /** {@return a truth value} */
  public boolean flag(String name) {
    return read(fields.flag(name), false);
  }

  /** {@return a list of texts} */
  public List<String> list(String name) {
    return read(fields.list(name), List.of());
  }

  /** {@return texts by name} */
  public Map<String, String> texts(String name) {
    return read(fields.texts(name), Map.of());
  }
}
