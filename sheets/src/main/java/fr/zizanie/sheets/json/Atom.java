package fr.zizanie.sheets.json;

/** The JSON of a whole number or a text. */
public record Atom(String json) {
  /** {@return a number} */
  public static Atom of(int number) {
    return new Atom(Integer.toString(number));
  }

  /** {@return a text} */
  public static Atom of(String text) {
    return new Atom(JsonText.of(out -> out.text(text)));
  }
}
