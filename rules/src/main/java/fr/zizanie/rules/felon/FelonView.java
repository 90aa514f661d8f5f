package fr.zizanie.rules.felon;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import fr.zizanie.rules.felon.moves.Sight;
import fr.zizanie.rules.felon.moves.Stage;

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

  /** {@return whether the king of {@code seat} stands attacked} */
  public boolean inCheck(Seat seat) {
    return position.king(seat) != 0 && new Sight(position, seat, setting).inCheck();
  }
}
