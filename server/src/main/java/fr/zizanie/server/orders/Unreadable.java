package fr.zizanie.server.orders;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;

/** What is told to whoever leaves something that can't even be read. */
final class Unreadable {
  private static final int CLIPPED = 40;

  private Unreadable() {}

  static <T> Answer<T> order(int number, String text) {
    return Answer.no(
        Reason.ILLEGAL_SYNTAX.because(
            "(consigne " + number + " : «\u00a0" + clip(text) + "\u00a0»)",
            "(order " + number + ": “" + clip(text) + "”)"));
  }

  static <T> Answer<T> line(int number, String text) {
    return Answer.no(
        Reason.ILLEGAL_SYNTAX.because(
            "(suite " + number + " : «\u00a0" + clip(text) + "\u00a0»)",
            "(line " + number + ": “" + clip(text) + "”)"));
  }

  static <T> Answer<T> tooMany(int most) {
    return Answer.no(Reason.TOO_LONG.because("(au plus " + most + ")", "(" + most + " at most)"));
  }

  private static String clip(String text) {
    return text.length() <= CLIPPED ? text : text.substring(0, CLIPPED) + "…";
  }
}
