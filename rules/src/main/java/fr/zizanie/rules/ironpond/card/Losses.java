package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Pieces;
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

  /** The piece that the last deed took from the one who reacts. */
  public static Optional<Piece> taken(Moment m) {
    return m.deed().flatMap(Deed::taken).filter(piece -> piece.owner() == m.by());
  }

  /** Whether an ordinary move has taken more than a pawn (R29). */
  public static boolean lost(Moment m) {
    return m.deed().filter(d -> d.kind() == Deed.Kind.MOVE).isPresent()
        && taken(m)
            .filter(piece -> piece.components().stream().anyMatch(c -> c != Component.PAWN))
            .isPresent();
  }

  /** Whether the player has a piece left, royals aside, with a part that is no pawn. */
  public static boolean canLose(Moment m) {
    Pieces p = m.pieces();
    long more = p.knights() | p.camels() | p.bishops() | p.rooks() | p.queens() | p.kings();
    return (p.of(m.by()) & more & ~p.royals()) != 0;
  }
}
