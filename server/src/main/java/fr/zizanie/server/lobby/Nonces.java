package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import java.util.Optional;

/** What players add to the dealing (Architecture, 4). */
public final class Nonces {
  /** What is said of a text that may not be one. */
  public static final Refusal BAD =
      Reason.BAD_FIELD.because(
          "« nonce » : au plus 64 lettres, chiffres, tirets ou traits bas.",
          "\"nonce\": at most 64 letters, digits, hyphens or underscores.");

  /** What is said of one that comes before its commitment, or after the deal. */
  public static final Refusal UNCOMMITTED =
      Reason.BAD_FIELD.because(
          "« nonce » : on s’y engage d’abord, par POST /api/matches/ID/deal.",
          "\"nonce\": one commits oneself to it first, by POST /api/matches/ID/deal.");

  private Nonces() {}

  /** {@return whether none comes where none is taken} */
  public static Answer<Boolean> none(Optional<String> nonce) {
    return nonce.orElse("").isEmpty() ? Answer.ok(true) : Answer.no(UNCOMMITTED);
  }

  /** {@return whether a text may be one: nothing that could be taken for the text around it} */
  public static boolean good(String nonce) {
    return nonce.matches("[A-Za-z0-9_-]{0,64}");
  }
}
