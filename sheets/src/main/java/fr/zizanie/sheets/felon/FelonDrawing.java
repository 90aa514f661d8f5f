package fr.zizanie.sheets.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.felon.FelonView;
import fr.zizanie.rules.felon.board.Effect;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import fr.zizanie.rules.felon.board.Turning;
import fr.zizanie.rules.felon.moves.Stage;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.drawing.Offered;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.board.BySeat;
import fr.zizanie.sheets.wire.board.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Le Félon: orange squares have the nature {@code O}; a swap, a conversion and a hijack say that
 * they are one.
 */
public record FelonDrawing(Felon game) implements Drawing<FelonView> {
  /** How many pieces both sides have at most. */
  private static final int PIECES = 4 * Board13.SIZE;

  @Override
  public Board board(FelonView view, List<String> last) {
    Position p = view.position();
    return new FelonBoard(
        "squares",
        Board13.SIZE,
        Board13.SIZE,
        natures(view.setting()),
        pieces(view),
        last,
        view.inCheck(p.turn()) ? List.of(name(p.king(p.turn()))) : List.of(),
        List.of(),
        BySeat.of(
            game.profile(), seat -> view.stage() == Stage.PLAY ? Pieces.taken(p, seat) : List.of()),
        p.hijack() != 0 ? Optional.of(name(p.hijack())) : Optional.empty());
  }

  @Override
  public List<FelonPiece> pieces(FelonView view) {
    var out = new ArrayList<FelonPiece>(PIECES);
    for (int sq = 0; sq < Board13.SQUARES; sq++) {
      int piece = view.position().at(Board13.cell(sq));
      if (Piece.is(piece)) out.add(Pieces.standing(sq, piece));
    }
    return out;
  }

  private static String natures(Setting setting) {
    var out = new StringBuilder();
    for (int sq = 0; sq < Board13.SQUARES; sq++)
      out.append(setting.orange(Board13.cell(sq)) ? 'O' : '.');
    return out.toString();
  }

  @Override
  public List<String> reach(FelonView view, String at) {
    int from = Board13.parse(at);
    return from < 0 ? List.of() : view.reach(from).stream().map(Board13::name).toList();
  }

  private static String name(int cell) {
    return Board13.name(Board13.square(cell));
  }

  @Override
  public Move move(FelonView view, Choice move) {
    Position p = view.position();
    int from = Board13.cell(move.a());
    int to = Board13.cell(move.b());
    Effect effect = p.effect(from, to);
    return new FelonMove(
        game.notation().print(move),
        name(from),
        name(to),
        effect.captures(),
        effect.swaps(),
        effect == Effect.CONVERSION,
        p.hijacks(from),
        effect == Effect.EN_PASSANT ? Optional.of(name(passed(p, to))) : Optional.empty());
  }

  /** Where the garde stands that is captured en passant. */
  private static int passed(Position p, int to) {
    return to + (p.turn() == Seat.FIRST ? -Board13.RANK : Board13.RANK);
  }

  @Override
  public Predicate<Choice> plain(FelonView view) {
    return move -> move.kind() == Choice.Kind.MOVE && plain(view, move);
  }

  /** Nobody swaps, is converted or passed, nor turns back where it lands. */
  private static boolean plain(FelonView view, Choice move) {
    Position p = view.position();
    int from = Board13.cell(move.a());
    int to = Board13.cell(move.b());
    Effect effect = p.effect(from, to);
    if (effect != Effect.STEP && effect != Effect.CAPTURE) return false;
    return switch (Piece.kind(p.at(from))) {
      case GARDE, RETOUR -> Turning.landed(p.at(from), to, view.setting()) == p.at(from);
      default -> true;
    };
  }

  @Override
  public List<String> touched(FelonView before, List<Choice> seen, FelonView after) {
    Choice move = seen.getFirst();
    return switch (move.kind()) {
      case MOVE -> List.of(Board13.name(move.a()), Board13.name(move.b()));
      case SQUARE -> List.of(Board13.name(move.a()));
      default -> List.of();
    };
  }

  /** Nothing is hidden, so the view has only one state. */
  @Override
  public String written(FelonView before, List<Choice> action, FelonView after) {
    return game.notation().written(game.sample(before, new SplittableRandom(0)), action);
  }

  @Override
  public Beside beside(FelonView view, Offered offered, Optional<Running> running) {
    return new FelonBeside();
  }
}
