package fr.zizanie.players.confusion;

import fr.zizanie.players.confusion.belief.Cover;
import fr.zizanie.players.confusion.belief.Displacements;
import fr.zizanie.players.confusion.search.PublicState;
import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Seat;
import java.util.OptionalInt;

/**
 * Decides when a master changes the diagram by which the enemy's double agent answers (Confusion,
 * 9.3).
 */
final class CoverPolicy {
  /**
   * The cost of a yes to a try that takes a spy or the free briefcase, in hundredths of a piece.
   */
  private static final float CAPTURE = 70;

  private static final float GRAVE = 400;

  /** The least harm that a change must spare, in hundredths of a piece. */
  private static final float RELIEF = 25;

  private CoverPolicy() {}

  /** {@return a better cover for the enemy's agent, if the master should change it now} */
  static OptionalInt change(ConfusionView v, Seat master) {
    Seat owner = master.other();
    int letter = Cover.agent(v, owner);
    int piece = owner.ordinal() * Board.LETTERS + letter;
    int believed = Cover.plausible(v, owner, letter);
    int allowed = believed == 0 ? Cover.ANY : believed;
    var state = PublicState.of(v);
    int now = v.cover(owner);
    int best = now;
    boolean kept = (allowed >> now & 1) != 0;
    float least = kept ? harm(state, piece, now) - RELIEF : Float.MAX_VALUE;
    for (int kind = 1; kind <= Diagrams.KINDS; kind++) {
      if ((allowed >> kind & 1) == 0) continue;
      float harm = harm(state, piece, kind);
      if (harm >= least) continue;
      least = harm;
      best = kind;
    }
    return best == now ? OptionalInt.empty() : OptionalInt.of(best);
  }

  /** The harm of an agent where it stands if it answers like a kind, in hundredths of a piece. */
  private static float harm(PublicState state, int piece, int kind) {
    int side = piece / Board.LETTERS;
    float out = Cover.use(side, kind) * 0.3f;
    boolean holds = piece == state.holder();
    for (int direction = 0; direction < 8; direction++) {
      int at = state.square(piece);
      for (int distance = 1; distance <= Displacements.LONGEST; distance++) {
        at += Grid.step(direction);
        int cell = state.cell(at);
        if (cell == PublicState.WALL || PublicState.isPiece(cell, side)) break;
        if ((Displacements.kinds(side, Displacements.of(direction, distance)) >> kind & 1) == 0) {
          if (cell != 0) break;
          continue;
        }
        if (holds) out += PublicState.rows(side, at) == 0 ? GRAVE : 20;
        if (cell == 0) continue;
        out += at == state.neutral() && cell != PublicState.FREE ? GRAVE : CAPTURE;
        break;
      }
    }
    return out;
  }
}
