package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Landings;
import fr.zizanie.rules.ironpond.scene.Scene;
import java.util.Optional;

/** Whether cards can be played to the end, and what their plays lead to. */
public final class Plays {
  private Plays() {}

  /** {@return where the picks of a card lead, traps and promotions included} */
  public static Scene result(Card card, Moment m, Picks picks) {
    return Landings.settled(card.effect().on(m, picks), m.by());
  }

  /** {@return which part of the fundamental rule a complete play breaks, if any} */
  public static Optional<Words> breach(Card card, Moment m, Picks picks) {
    Scene after = result(card, m, picks);
    // Whoever must move again is the one to act, in a window too.
    return card.special() == Special.Plain.CANCEL_MOVE
        ? Fundamental.breach(m.board(), after.board())
        : breach(m, after, card.timing() == Timing.INSTEAD);
  }

  public static Optional<Words> breach(Moment m, Scene after, boolean moves) {
    boolean passes = moves || m.passes();
    Position s = passes ? m.board().turned() : m.board();
    Position t = passes ? after.board().turned() : after.board();
    return m.mustMove() && !moves
        ? Fundamental.breachBefore(s, t, m.story(), m.scene().chrono())
        : Fundamental.breach(s, t);
  }

  /**
   * {@return whether some way to go on completes the picks, within the fundamental rule unless
   * {@code anyway}}
   */
  static boolean completes(Card card, Moment m, Picks picks, boolean anyway) {
    return completes(card, m, picks, picks.size(), anyway);
  }

  private static boolean completes(Card card, Moment m, Picks picks, int base, boolean anyway) {
    if (card.form().complete(m, picks)) return anyway || breach(card, m, picks).isEmpty();
    var out = new Choices();
    card.form().search(m, picks, base, out);
    for (int i = 0; i < out.size(); i++)
      if (completes(card, m, picks.plus(out.code(i)), base, anyway)) return true;
    return false;
  }

  /** {@return the breach of the first way to complete the picks, if it is one} */
  public static Optional<Words> firstBreach(Card card, Moment m, Picks picks) {
    if (card.form().complete(m, picks)) return breach(card, m, picks);
    var out = new Choices();
    card.form().search(m, picks, picks.size(), out);
    for (int i = 0; i < out.size(); i++)
      if (completes(card, m, picks.plus(out.code(i)), true))
        return firstBreach(card, m, picks.plus(out.code(i)));
    return Optional.empty();
  }

  /** {@return whether a card can be played now} */
  public static boolean playable(Card card, Moment m, boolean anyway) {
    return card.ready(m) && completes(card, m, Picks.NONE, anyway);
  }

  /** Adds the next picks that can be completed. */
  public static void offer(Card card, Moment m, Picks picks, boolean anyway, Choices out) {
    var next = new Choices();
    card.form().offer(m, picks, next);
    for (int i = 0; i < next.size(); i++)
      if (completes(card, m, picks.plus(next.code(i)), anyway)) out.add(next.code(i));
  }

  /** {@return whether picks made earlier are still good: each still offered, all complete} */
  public static boolean stands(Card card, Moment m, Picks picks) {
    if (!card.ready(m)) return false;
    Picks soFar = Picks.NONE;
    for (int i = 0; i < picks.size(); i++) {
      var out = new Choices();
      card.form().offer(m, soFar, out);
      if (!out.contains(picks.get(i))) return false;
      soFar = picks.first(i + 1);
    }
    return card.form().complete(m, soFar);
  }
}
