package fr.zizanie.sheets.drawing;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.board.Move;
import fr.zizanie.sheets.wire.board.PlainBeside;
import fr.zizanie.sheets.wire.board.PlainBoard;
import fr.zizanie.sheets.wire.board.PlainMove;
import java.util.List;
import java.util.Optional;

/** A game that nobody has drawn yet: no board, only words; it can be played all the same. */
public record PlainDrawing<V>(Notation<?> notation) implements Drawing<V> {
  @Override
  public Board board(V view, List<String> last) {
    return PlainBoard.EMPTY;
  }

  @Override
  public Move move(V view, Choice move) {
    return new PlainMove(notation.print(move), "", "", false);
  }

  @Override
  public List<String> touched(V before, List<Choice> seen, V after) {
    return List.of();
  }

  @Override
  public String written(V before, List<Choice> action, V after) {
    return notation.print(action);
  }

  @Override
  public Beside beside(V view, Offered offered, Optional<Running> running) {
    return new PlainBeside();
  }
}
