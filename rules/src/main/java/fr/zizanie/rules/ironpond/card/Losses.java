package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Man;
import fr.zizanie.rules.ironpond.scene.Deed;
import java.util.Optional;

/** What a player has just lost, and could lose. */
public final class Losses {
  /** What is said when nothing of that kind was lost. */
  public static final Words NO_LOSS =
      new Words(
          "L’adversaire ne vient pas de vous prendre par un coup ordinaire autre chose qu’un pion.",
          "Your opponent has not just captured more than a pawn of yours by an ordinary move.");

  private Losses() {}

  /** The man that the last deed took from the one who reacts. */
  public static Optional<Man> taken(Moment m) {
    return m.deed().flatMap(Deed::taken).filter(man -> man.owner() == m.by());
  }

  /** Whether an ordinary move has taken more than a pawn (R29). */
  public static boolean lost(Moment m) {
    return m.deed().filter(d -> d.kind() == Deed.Kind.MOVE).isPresent()
        && taken(m)
            .filter(man -> man.components().stream().anyMatch(c -> c != Component.PAWN))
            .isPresent();
  }

  /** Whether the player has a man left, royals aside, with a part that is no pawn. */
  public static boolean canLose(Moment m) {
    for (long left = m.men().of(m.by()) & ~m.men().royals(); left != 0; left &= left - 1) {
      var parts = m.scene().man(Long.numberOfTrailingZeros(left)).components();
      if (parts.stream().anyMatch(c -> c != Component.PAWN)) return true;
    }
    return false;
  }
}
