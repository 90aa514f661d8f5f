package fr.zizanie.sheets.oxo;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.oxo.Oxo;
import fr.zizanie.rules.oxo.OxoState;
import fr.zizanie.rules.oxo.OxoView;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.drawing.Offered;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.board.Move;
import fr.zizanie.sheets.wire.board.Piece;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Oxo: crosses and noughts, put on squares. */
public record OxoDrawing(Oxo game) implements Drawing<OxoView> {
  @Override
  public Board board(OxoView view, List<String> last) {
    var pieces =
        IntStream.range(0, OxoState.SQUARES)
            .filter(view.state()::taken)
            .mapToObj(at -> piece(name(Choice.square(at)), view.state().owner(at)))
            .toList();
    return new OxoBoard(pieces, last);
  }

  private OxoPiece piece(String at, Seat of) {
    String art = of == Seat.FIRST ? "oxo-cross" : "oxo-nought";
    return new OxoPiece(at, art, game.profile().name(of));
  }

  private String name(Choice square) {
    return game.notation().print(square);
  }

  @Override
  public Move move(OxoView view, Choice move) {
    throw new IllegalArgumentException("nothing is moved: " + move);
  }

  @Override
  public Optional<Piece> puts(OxoView view) {
    return Optional.of(piece("", view.state().next()));
  }

  @Override
  public Predicate<Choice> plain(OxoView view) {
    return _ -> true;
  }

  @Override
  public List<String> touched(OxoView before, List<Choice> seen, OxoView after) {
    return List.of(name(seen.getFirst()));
  }

  @Override
  public String written(OxoView before, List<Choice> action, OxoView after) {
    return name(action.getFirst());
  }

  @Override
  public Beside beside(OxoView view, Offered offered, Optional<Running> running) {
    return new OxoBeside();
  }
}
