package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Landings;
import fr.zizanie.rules.ironpond.scene.Scene;
import java.util.Optional;

/** Whether cards can be played to the end, and what their plays lead to. */
public final class Plays {
  /** Among the parts that ways to play break: one of them breaks none. */
  public static final int FINE = 1 << Part.values().length;

  private Plays() {}

  /** {@return where the picks of a card lead, traps and promotions included} */
  public static Scene result(Card card, Moment m, Picks picks) {
    return Landings.settled(card.effect().on(m, picks), m.by());
  }

  /** {@return which part of the fundamental rule a complete play breaks, if any} */
  public static Optional<Part> breach(Card card, Moment m, Picks picks) {
    Scene after = result(card, m, picks);
    // Whoever must move again is the one to act, in a window too.
    return card.special().movesAgain()
        ? Fundamental.breach(m.board(), after.board())
        : breach(m, after, card.timing() == Timing.INSTEAD);
  }

  public static Optional<Part> breach(Moment m, Scene after, boolean moves) {
    boolean passes = moves || m.passes();
    Position then = passes ? after.board().turned() : after.board();
    return m.mustMove() && !moves
        ? Fundamental.breachBefore(then, m.story(), m.scene().chrono())
        : Fundamental.breach(m.facing(passes), then);
  }

  /**
   * {@return what the ways to go on from these picks come to: {@link #FINE} if one keeps the
   * fundamental rule, or if there is one at all and it may be broken ({@code anyway}); otherwise
   * the parts that they break, nothing if none completes the picks}
   *
   * @param tried where picks are noted meanwhile, behind what is there
   */
  public static int ways(Card card, Moment m, Picks picks, boolean anyway, Choices tried) {
    return ways(card, m, picks, picks.size(), anyway, tried);
  }

  private static int ways(
      Card card, Moment m, Picks picks, int base, boolean anyway, Choices tried) {
    int first = tried.size();
    card.form().search(m, picks, base, tried);
    int end = tried.size();
    if (first == end) {
      if (!card.form().complete(m, picks)) return 0;
      return anyway ? FINE : way(breach(card, m, picks));
    }
    // Where all ways break the same part it is enough to find one.
    if (!anyway && card.form().hopeless(m, picks)) {
      tried.cut(first);
      return ways(card, m, picks, base, true, tried) == FINE ? Part.F2.bit() : 0;
    }
    // The player's own side first, where a royal or a pawn is more at ease.
    boolean up = m.by() == Seat.FIRST;
    int ways = 0;
    for (int n = end - first, i = 0; i < n && ways < FINE; i++) {
      int pick = tried.code(up ? first + i : end - 1 - i);
      ways |= ways(card, m, picks.plus(pick), base, anyway, tried);
    }
    tried.cut(first);
    return ways >= FINE ? FINE : ways;
  }

  /** {@return what one way comes to that breaks this part, or none} */
  public static int way(Optional<Part> breach) {
    return breach.isPresent() ? breach.get().bit() : FINE;
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
