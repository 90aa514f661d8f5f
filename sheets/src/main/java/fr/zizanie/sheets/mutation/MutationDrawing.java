package fr.zizanie.sheets.mutation;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.mutation.Layout;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationView;
import fr.zizanie.rules.mutation.Position;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.drawing.Offered;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.board.BySeat;
import fr.zizanie.sheets.wire.board.Move;
import fr.zizanie.sheets.wire.board.Partner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Chess Mutation: every square has a nature, and a piece moves as the square it stands on says. */
public record MutationDrawing(Mutation game) implements Drawing<MutationView> {
  private static final String[] SQUARES =
      IntStream.range(0, 64).mapToObj(Board8::name).toArray(String[]::new);
  private static final List<String> DOTS = List.of("e1", "e8");

  @Override
  public Board board(MutationView view, List<String> last) {
    Position p = view.position();
    var pieces = new ArrayList<MutationPiece>();
    for (long left = p.occupied(); left != 0; left &= left - 1)
      pieces.add(piece(view.layout(), p, Long.numberOfTrailingZeros(left)));
    return new MutationBoard(
        "squares",
        8,
        8,
        view.layout().natures(),
        pieces,
        last,
        view.inCheck(p.turn()) ? List.of(SQUARES[p.king(p.turn())]) : List.of(),
        DOTS,
        BySeat.of(game.profile(), seat -> Collections.nCopies(view.lost(seat), lost(seat))));
  }

  private String side(Seat seat) {
    return game.profile().name(seat);
  }

  private MutationPiece lost(Seat seat) {
    return new MutationPiece("", "mutation-piece", side(seat), Optional.empty());
  }

  private MutationPiece piece(Layout layout, Position p, int at) {
    boolean king = at == p.whiteKing() || at == p.blackKing();
    boolean first = ((p.white() | 1L << p.whiteKing()) >>> at & 1) != 0;
    return new MutationPiece(
        SQUARES[at],
        king ? "mutation-king" : "mutation-piece",
        side(first ? Seat.FIRST : Seat.SECOND),
        king ? Optional.empty() : Optional.of(layout.mode(at).word()));
  }

  @Override
  public List<String> reach(MutationView view, String at) {
    int from = at.length() == 2 ? Board8.square(at, 0) : -1;
    long to = from < 0 ? 0 : view.reach(from);
    return IntStream.range(0, SQUARES.length)
        .filter(square -> (to >>> square & 1) != 0)
        .mapToObj(square -> SQUARES[square])
        .toList();
  }

  @Override
  public Move move(MutationView view, Choice move) {
    Position p = view.position();
    int from = move.a();
    int to = move.b();
    return new MutationMove(
        SQUARES[from].concat(SQUARES[to]),
        SQUARES[from],
        SQUARES[to],
        p.captures(to),
        from == p.king(p.turn()) ? Optional.empty() : Optional.of(view.layout().mode(to).word()),
        p.castles(from, to) ? Optional.of(partner(view.layout(), from, to)) : Optional.empty());
  }

  private static Partner partner(Layout layout, int from, int to) {
    int lands = partnerTo(from, to);
    return new Partner(SQUARES[partnerFrom(from, to)], SQUARES[lands], layout.mode(lands).word());
  }

  /** The pion that castles goes from the corner to the square that the king crosses (R8). */
  private static int partnerFrom(int from, int to) {
    return to > from ? from + 3 : from - 4;
  }

  private static int partnerTo(int from, int to) {
    return (from + to) / 2;
  }

  @Override
  public Predicate<Choice> plain(MutationView view) {
    return move -> !view.position().castles(move.a(), move.b());
  }

  @Override
  public List<String> touched(MutationView before, List<Choice> seen, MutationView after) {
    Choice move = seen.getFirst();
    if (move.kind() != Choice.Kind.MOVE) return List.of();
    int from = move.a();
    int to = move.b();
    return before.position().castles(from, to)
        ? List.of(
            SQUARES[from],
            SQUARES[to],
            SQUARES[partnerFrom(from, to)],
            SQUARES[partnerTo(from, to)])
        : List.of(SQUARES[from], SQUARES[to]);
  }

  /** Nothing is hidden, so the view has only one state. */
  @Override
  public String written(MutationView before, List<Choice> action, MutationView after) {
    return game.notation().written(game.sample(before, new SplittableRandom(0)), action);
  }

  @Override
  public Beside beside(MutationView view, Offered offered, Optional<Running> running) {
    return new MutationBeside();
  }
}
