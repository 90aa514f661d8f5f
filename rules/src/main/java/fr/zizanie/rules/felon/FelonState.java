package fr.zizanie.rules.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import fr.zizanie.rules.felon.moves.Scan;
import fr.zizanie.rules.felon.moves.Setup;
import fr.zizanie.rules.felon.moves.Stage;

/**
 * The whole truth of a game of Le Félon; nothing in it is hidden.
 *
 * @param quiet plies since the last capture, garde's move or conversion (2.8)
 * @param number the move number, from 1, one more after each Red move
 * @param past earlier positions since the last capture
 * @param turn whose decision it is, worked out once
 */
public record FelonState(
    Setting setting, Position position, int quiet, int number, Past past, Turn turn) {
  static final Choice CLAIM = Choice.word(0);

  /** Plies without progress from which a draw may be claimed, and at which it comes by itself. */
  static final int CLAIMABLE = 100;

  static final int DRAWN = 150;

  static FelonState of(Setting setting, Position position, int quiet, int number, Past past) {
    return new FelonState(
        setting, position, quiet, number, past, turn(setting, position, quiet, past));
  }

  static FelonState start(Setting setting) {
    return of(setting, Setup.empty(), 0, 1, Past.None.NONE);
  }

  /** Order at the end of a move: mate, stalemate, dead position, repetition, no progress (2.11). */
  private static Turn turn(Setting setting, Position now, int quiet, Past past) {
    if (Stage.of(now) != Stage.PLAY) return Turn.of(now.turn());
    if (!Scan.any(now, setting))
      return new Turn.Over(
          Scan.inCheck(now, setting)
              ? new Outcome.Won(now.turn().other(), "checkmate")
              : new Outcome.Drawn("stalemate"));
    if (now.dead()) return new Turn.Over(new Outcome.Drawn("dead-position"));
    if (past.times(now) >= 2) return new Turn.Over(new Outcome.Drawn("repetition"));
    if (quiet >= DRAWN) return new Turn.Over(new Outcome.Drawn("no-progress"));
    return Turn.of(now.turn());
  }

  FelonState placed(Choice choice) {
    return of(setting, Setup.after(position, choice, setting), 0, 1, Past.None.NONE);
  }

  /** The state after a legal displacement between two squares. */
  FelonState moved(int fromSquare, int toSquare) {
    int from = Board13.cell(fromSquare);
    int to = Board13.cell(toSquare);
    boolean capture = false;
    boolean progress = Piece.isGarde(position.at(from));
    switch (position.effect(from, to)) {
      case CAPTURE, EN_PASSANT -> {
        capture = true;
        progress = true;
      }
      case CONVERSION -> progress = true;
      case STEP, SWAP -> {}
    }
    return of(
        setting,
        position.after(from, to, setting),
        progress ? 0 : quiet + 1,
        number + (position.turn() == Seat.SECOND ? 1 : 0),
        capture ? Past.None.NONE : new Past.Then(position, past));
  }

  /** {@return whether the king of the side to move is attacked} */
  public boolean inCheck() {
    return Stage.of(position) == Stage.PLAY && Scan.inCheck(position, setting);
  }

  /** {@return the position as it is written (Le Félon, 2.12.4)} */
  String fen() {
    return position + " " + quiet + " " + number;
  }

  boolean claimable() {
    return quiet >= CLAIMABLE && !(turn instanceof Turn.Over);
  }

  FelonState claimed() {
    return new FelonState(
        setting, position, quiet, number, past, new Turn.Over(new Outcome.Drawn("no-progress")));
  }
}
