package fr.zizanie.rules.confusion.turn;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.Moment;
import fr.zizanie.rules.confusion.state.Phase;
import fr.zizanie.rules.confusion.state.Setting;
import fr.zizanie.rules.core.Choice;

/**
 * Variant 4: each side sets up its letters on its first two rows, at most seven a row and at least
 * four files with both rows taken; unseen until both are done (Confusion, 4.2 and 9).
 */
public final class Placing {
  private static final int MOST_IN_ROW = 7;
  private static final int LEAST_FILES = 4;

  private Placing() {}

  /** {@return whether a square is free and on the first two rows of the side that sets up} */
  static boolean home(ConfusionState s, int at) {
    return home(s.board(), s.moment().side(), at);
  }

  static boolean home(Board board, int side, int at) {
    return Grid.inside(at) && Grid.depth(side, at) < 2 && board.cell(at) == 0;
  }

  /** {@return whether the rules of the set-up can still be met with the next letter on a square} */
  static boolean completes(ConfusionState s, int at) {
    int side = s.moment().side();
    int piece = side * Board.LETTERS + s.moment().arg() - 1;
    return completes(s.board().placed(piece, at), side, s.setting().letters() - s.moment().arg());
  }

  /** Whether {@code left} more letters can be added so that the rules of the set-up hold. */
  static boolean completes(Board board, int side, int left) {
    int front = 0;
    int back = 0;
    for (int file = 0; file < Grid.SIDE; file++) {
      int rank = side == 0 ? Grid.SIDE - 1 : 0;
      if (board.cell(Grid.at(file, rank)) > 0) back |= 1 << file;
      if (board.cell(Grid.at(file, side == 0 ? rank - 1 : 1)) > 0) front |= 1 << file;
    }
    int alone = Integer.bitCount(front & ~back);
    int aloneBack = Integer.bitCount(back & ~front);
    int both = Integer.bitCount(front & back);
    for (int more = 0; more <= left; more++) {
      if (both + alone + more > MOST_IN_ROW || both + aloneBack + left - more > MOST_IN_ROW)
        continue;
      int filling = Math.min(more, aloneBack);
      int most = both + filling + Math.min(left - more, alone + more - filling);
      if (most >= LEAST_FILES) return true;
    }
    return false;
  }

  static ConfusionState apply(ConfusionState s, Choice c) {
    Moment m = s.moment();
    if (m.arg() == 0) return s.at(m.at(Phase.SETUP, 1));
    var next = s.with(s.board().placed(m.side() * Board.LETTERS + m.arg() - 1, c.a()));
    if (m.arg() < s.setting().letters()) return next.at(m.at(Phase.SETUP, m.arg() + 1));
    return m.has(Moment.OTHER_DONE)
        ? next.at(new Moment(Phase.DEAL, m.by().other(), 0, 0, 0))
        : next.at(new Moment(Phase.SETUP, m.by().other(), 0, Moment.OTHER_DONE, 0));
  }

  /** {@return whether the next square ends both set-ups, so that it is seen with all others} */
  public static boolean last(Moment m, Setting setting) {
    return m.has(Moment.OTHER_DONE) && m.arg() == setting.letters();
  }
}
