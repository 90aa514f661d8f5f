package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.table.seat.Guest;

/** Games that count for standing: only accounts play them. */
public final class Rated {
  private static final Refusal ACCOUNTS =
      Reason.NOT_OFFERED.because(
          "Pour une partie classée, les deux joueurs ont besoin d’un compte : créez le vôtre d’abord,"
              + " ou jouez une partie non classée.",
          "For a rated game, both players need an account: create yours first, or play"
              + " an unrated game.");

  private Rated() {}

  /** {@return whether somebody may play a match, which is rated or isn't; or why not} */
  public static Answer<Boolean> admits(boolean rated, Guest guest) {
    return rated && !guest.kept() ? Answer.no(ACCOUNTS) : Answer.ok(true);
  }
}
