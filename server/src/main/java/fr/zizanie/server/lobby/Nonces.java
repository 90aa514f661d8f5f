package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;

/** What players add to the dealing (Architecture, 4). */
public final class Nonces {
  /** What is said of a text that may not be one. */
  public static final Refusal BAD =
      Reason.BAD_FIELD.because(
          "« nonce » : au plus 64 lettres, chiffres, tirets ou traits bas.",
          "\"nonce\": at most 64 letters, digits, hyphens or underscores.");

  private Nonces() {}

  /** {@return whether a text may be one: nothing that could be taken for the text around it} */
  public static boolean good(String nonce) {
    return nonce.matches("[A-Za-z0-9_-]{0,64}");
  }
}
