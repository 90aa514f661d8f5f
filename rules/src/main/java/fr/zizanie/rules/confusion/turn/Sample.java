package fr.zizanie.rules.confusion.turn;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.knowledge.Kinds;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.confusion.state.Moment;
import fr.zizanie.rules.confusion.state.Phase;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Shuffle;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** A truth drawn from all that look like a view. */
public final class Sample {
  private Sample() {}

  /** {@return one of them, the diagrams each as likely} */
  public static ConfusionState of(ConfusionView v, RandomGenerator random) {
    return new ConfusionState(
        v.setting(), board(v, random), kinds(v, random), v.facts(), v.moment());
  }

  /** Random letters where other seats are hiding theirs. */
  private static Board board(ConfusionView v, RandomGenerator random) {
    Board board = v.board();
    Moment m = v.moment();
    if (m.phase() != Phase.SETUP) return board;
    for (Seat seat : Seat.values()) {
      if (v.viewer().is(seat)) continue;
      int letters = v.setting().letters();
      int placed =
          seat == m.by() ? Math.max(0, m.arg() - 1) : m.has(Moment.OTHER_DONE) ? letters : 0;
      var squares = random(v.board(), seat.ordinal(), letters, random);
      for (int letter = 0; letter < placed; letter++)
        board = board.placed(seat.ordinal() * Board.LETTERS + letter, squares.get(letter));
    }
    return board;
  }

  private static List<Integer> random(Board board, int side, int letters, RandomGenerator random) {
    var squares = squares(board, side);
    while (true) {
      Shuffle.of(squares, random);
      var chosen = squares.subList(0, letters);
      Board full = board;
      for (int letter = 0; letter < letters; letter++)
        full = full.placed(side * Board.LETTERS + letter, chosen.get(letter));
      if (Placing.completes(full, side, 0)) return chosen;
    }
  }

  /** {@return the free squares of a side's first two rows} */
  private static List<Integer> squares(Board board, int side) {
    var out = new ArrayList<Integer>();
    for (int at = 0; at < Grid.CELLS; at++) if (Placing.home(board, side, at)) out.add(at);
    return out;
  }

  /** The unknown diagrams are drawn from all that agree with the facts. */
  private static Kinds kinds(ConfusionView v, RandomGenerator random) {
    Kinds out = v.known();
    for (Seat seat : Seat.values()) {
      if (v.viewer().is(seat.other())) continue;
      int side = seat.ordinal();
      var kinds = v.knowledge(seat).sample(random);
      for (int letter = 0; letter < kinds.length; letter++) {
        int piece = side * Board.LETTERS + letter;
        if (Deal.given(v.moment(), piece)) out = out.with(piece, kinds[letter]);
      }
      int agent = out.agent(side);
      boolean covered =
          v.setting().covers()
              && Deal.given(v.moment(), Deal.COVERS + side)
              && (v.moment().phase() == Phase.DEAL || v.board().square(agent) != 0);
      if (covered) out = out.covered(side, 1 + random.nextInt(Diagrams.KINDS));
    }
    return out;
  }
}
