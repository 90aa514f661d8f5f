package fr.zizanie.sheets.json;

/** What writes itself: a case that its union doesn't know by name. */
public interface SelfWriting {
  /** Writes it as JSON. */
  void write(JsonText out);

  /** {@return it as JSON} */
  default String json() {
    return JsonText.of(this::write);
  }
}
