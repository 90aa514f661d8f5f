package fr.zizanie.lab.beginner;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import java.util.List;
import java.util.stream.IntStream;

/** Confusion: to the neutral piece, and with it to its goal. */
record ConfusionTaste() implements Taste<ConfusionState> {
  @Override
  public int wealth(ConfusionState s, Seat side) {
    return s.board().count(side.ordinal()) - s.board().count(side.other().ordinal());
  }

  @Override
  public int pull(ConfusionState next, List<Choice> action, Seat us) {
    Board board = next.board();
    String neutral = board.neutralAt();
    int holder = board.holder();
    if (holder >= 0 && holder / Board.LETTERS == us.ordinal())
      return 1_000 - Math.abs(Grid.goal(us.ordinal()) - rank(neutral) + 1);
    return -IntStream.range(0, Board.LETTERS)
        .filter(letter -> board.living(us, letter))
        .map(letter -> distance(board.at(us, letter), neutral))
        .min()
        .orElse(0);
  }

  private static int rank(String square) {
    return Integer.parseInt(square.substring(1));
  }

  private static int distance(String a, String b) {
    return Math.max(Math.abs(a.charAt(0) - b.charAt(0)), Math.abs(rank(a) - rank(b)));
  }
}
