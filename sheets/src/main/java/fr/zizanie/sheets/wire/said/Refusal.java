package fr.zizanie.sheets.wire.said;

/** Why something was refused: a code of the docs, and a sentence. */
public record Refusal(String code, Said message) {
  /** {@return the same refusal for the wire} */
  public static Refusal of(fr.zizanie.rules.core.answer.Refusal refusal) {
    return new Refusal(refusal.reason().code(), Said.of(refusal.message()));
  }
}
