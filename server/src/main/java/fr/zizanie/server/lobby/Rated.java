package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.table.seat.Guest;
import java.util.Map;

/** Rated matches: two accounts play the usual game. */
public final class Rated {
  private static final Refusal ACCOUNTS =
      Reason.NOT_OFFERED.because(
          "Pour une partie classée, les deux joueurs ont besoin d’un compte : créez le vôtre d’abord,"
              + " ou jouez une partie non classée.",
          "For a rated game, both players need an account: create yours first, or play"
              + " an unrated game.");

  private static final Refusal USUAL =
      Reason.NOT_OFFERED.because(
          "Une partie classée se joue avec les options habituelles : gardez-les, ou jouez une partie"
              + " non classée.",
          "A rated game is played with the usual options: keep them, or play an unrated game.");

  private Rated() {}

  /**
   * {@return whether a match, which is rated or isn't, may have these options; or why not} A board
   * without cards, or another size of it, is another game: its results tell nothing about this one.
   */
  static Answer<Boolean> admits(boolean rated, Profile profile, Map<String, String> options) {
    return rated && !profile.usual(options) ? Answer.no(USUAL) : Answer.ok(true);
  }

  /** {@return whether somebody may play a match, which is rated or isn't; or why not} */
  public static Answer<Boolean> admits(boolean rated, Guest guest) {
    return rated && !guest.kept() ? Answer.no(ACCOUNTS) : Answer.ok(true);
  }
}
