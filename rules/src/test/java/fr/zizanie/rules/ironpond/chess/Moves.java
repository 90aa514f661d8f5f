package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import java.util.List;

/** Moves of the tests as {@code e7e8q}. */
final class Moves {
  private Moves() {}

  static Choice of(String move) {
    int as = move.length() < 5 ? 0 : Component.of(move.charAt(4)).orElseThrow().ordinal();
    return Choice.move(Board8.square(move, 0), Board8.square(move, 2), as);
  }

  /** The legal moves of the piece on a square, as texts. */
  static List<String> from(Position p, String square) {
    return all(p).stream().filter(m -> m.startsWith(square)).toList();
  }

  /** Every legal move, sorted. */
  static List<String> all(Position p) {
    return Legal.moves(p).toList().stream().map(Moves::text).sorted().toList();
  }

  private static String text(Choice c) {
    String as = c.c() == 0 ? "" : "" + Component.all().get(c.c()).letter();
    return Board8.name(c.a()) + Board8.name(c.b()) + as;
  }
}
