package fr.zizanie.rules.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import fr.zizanie.rules.felon.moves.Scan;
import fr.zizanie.rules.felon.moves.Sight;
import fr.zizanie.rules.felon.moves.Stage;
import java.util.List;

/**
 * What everybody sees of a game of Le Félon: all of it.
 *
 * @param quiet plies since the last capture, garde's move or conversion
 */
public record FelonView(
    Setting setting, Position position, int quiet, int number, Past past, Turn turn) {
  /** {@return what is decided next} */
  public Stage stage() {
    return Stage.of(position);
  }

  /** {@return the squares to which the piece on a square could go if its side were to act} */
  public List<Integer> reach(int square) {
    int piece = position.at(Board13.cell(square));
    if (stage() != Stage.PLAY || !Piece.is(piece)) return List.of();
    var moves = new Choices();
    Scan.list(position.turn(Piece.seat(piece)), setting, moves);
    return moves.toList().stream()
        .filter(move -> move.a() == square)
        .map(Choice::b)
        .distinct()
        .toList();
  }

  /** {@return whether the king of {@code seat} stands attacked} */
  public boolean inCheck(Seat seat) {
    return position.king(seat) != 0 && new Sight(position, seat, setting).inCheck();
  }
}
