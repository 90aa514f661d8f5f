package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.table.seat.Guest;

/** Games that count for standing: only accounts play them. */
public final class Rated {
  private static final Refusal ACCOUNTS =
      Reason.NOT_OFFERED.because(
          "Une partie qui compte pour la cote se joue entre deux comptes : créez le vôtre d’abord,"
              + " ou jouez une partie qui ne compte pas.",
          "A game that counts for standing is played by two accounts: make yours first, or play"
              + " one that doesn’t count.");

  private Rated() {}

  /** {@return whether somebody may play a match, which is rated or isn't; or why not} */
  public static Answer<Boolean> admits(boolean rated, Guest guest) {
    return rated && !guest.kept() ? Answer.no(ACCOUNTS) : Answer.ok(true);
  }
}
