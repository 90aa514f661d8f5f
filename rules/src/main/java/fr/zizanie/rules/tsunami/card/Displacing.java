package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.tsunami.board.Displacement;
import fr.zizanie.rules.tsunami.board.Edit;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.List;

/** One stone goes elsewhere, two change places, a line slides, a stone turns. */
final class Displacing {
  private Displacing() {}

  /** {@return where the stones go, once everything is picked} */
  static Displacement of(TsunamiState s, Op op, Choice first, Choice second) {
    return switch (op) {
      case Op.Swap _ ->
          new Displacement(new int[] {first.a(), second.a()}, new int[] {second.a(), first.a()});
      case Op.Shift shift -> shifted(s, shift, first, Word.of(second.a()));
      default -> new Displacement(new int[] {first.a()}, new int[] {second.a()});
    };
  }

  /**
   * {@return what comes of the stones, once everything is picked}
   *
   * @param second the same as the first if there is only one pick
   */
  static Edit edit(TsunamiState s, Op op, Choice first, Choice second) {
    return op instanceof Op.Convert(_, var to)
        ? Edit.turned(s.board(), s.effects(), to.seat(s.by()), first.a())
        : Edit.displaced(s.board(), s.effects(), s.by(), of(s, op, first, second));
  }

  /** {@return the two ways in which a line can slide} */
  static List<Word> ways(Choice line) {
    return Word.column(line) >= 0 ? List.of(Word.SOUTH, Word.NORTH) : List.of(Word.WEST, Word.EAST);
  }

  /** {@return the points of a line's stones} */
  static int[] line(TsunamiState s, Choice line) {
    int column = Word.column(line);
    Points all = column >= 0 ? Points.column(column) : Points.row(line.number() - 1);
    return all.and(s.stones().occupied()).toArray();
  }

  private static Displacement shifted(TsunamiState s, Op.Shift shift, Choice line, Word way) {
    int by = way == Word.NORTH || way == Word.EAST ? shift.by() : -shift.by();
    boolean upright = way == Word.NORTH || way == Word.SOUTH;
    int[] from = line(s, line);
    int[] to = new int[from.length];
    for (int i = 0; i < from.length; i++) {
      int column = Grid.column(from[i]);
      int row = Grid.row(from[i]);
      to[i] = upright ? Grid.point(column, row + by) : Grid.point(column + by, row);
    }
    return new Displacement(from, to);
  }
}
