package fr.zizanie.rules.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.felon.board.Kind;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A piece that is touched, to learn why it has no move. */
final class Touched {
  private Touched() {}

  static List<Choice> tries(String at) {
    int from = Board13.parse(at);
    return from < 0
        ? List.of()
        : IntStream.range(0, Board13.SQUARES).mapToObj(to -> Choice.move(from, to)).toList();
  }

  static Optional<Kind> kind(Position position, String at) {
    int piece = position.at(Board13.cell(Board13.parse(at)));
    return piece == Piece.NOBODY ? Optional.empty() : Optional.of(Piece.kind(piece));
  }

  static Words shown(Position position, String at) {
    return kind(position, at).map(Touched::shown).orElse(new Words("cette pièce", "this piece"));
  }

  private static Words shown(Kind kind) {
    return switch (kind) {
      case GARDE, RETOUR -> new Words("ce garde", "this guard");
      case ECUYER -> new Words("cet écuyer", "this squire");
      case BOUFFON -> new Words("ce bouffon", "this jester");
      case DAME -> new Words("cette dame", "this queen");
      case ROI -> new Words("ce roi", "this king");
      case COURTISANE -> new Words("cette courtisane", "this courtesan");
      case VALET -> new Words("ce valet", "this valet");
      case MINISTRE -> new Words("ce ministre", "this minister");
      case FELON -> new Words("ce félon", "this félon");
    };
  }
}
