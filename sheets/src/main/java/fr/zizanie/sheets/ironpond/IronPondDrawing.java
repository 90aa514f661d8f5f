package fr.zizanie.sheets.ironpond;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.San;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.drawing.Offered;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.board.BySeat;
import fr.zizanie.sheets.wire.board.CardTable.Lost;
import fr.zizanie.sheets.wire.board.Move;
import fr.zizanie.sheets.wire.board.Partner;
import fr.zizanie.sheets.wire.catalogue.CardText;
import fr.zizanie.sheets.wire.log.Fact;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/** Iron Pond: chess on a board that cards have changed, and the cards beside it. */
public record IronPondDrawing(IronPond game) implements Drawing<IronPondView> {
  @Override
  public List<? extends CardText> cards() {
    return IronPondCard.all();
  }

  @Override
  public Board board(IronPondView view, List<String> last) {
    if (view.scene().isEmpty()) return hidden();
    Scene scene = view.scene().get();
    Position p = scene.board();
    boolean hushed = game.hushed(view);
    long holes = p.marks().holes();
    return new IronPondBoard(
        "squares",
        8,
        8,
        "",
        pieces(p),
        // The last move might name the piece that is missing.
        hushed ? List.of() : last,
        IronPondNames.squares(checked(p)),
        List.of(),
        taken(scene, hushed),
        holes == 0 ? Optional.empty() : Optional.of(IronPondNames.squares(holes)),
        false);
  }

  private IronPondBoard hidden() {
    return new IronPondBoard(
        "squares",
        8,
        8,
        "",
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        BySeat.of(game.profile(), _ -> List.of()),
        Optional.empty(),
        true);
  }

  private Map<String, List<Lost>> taken(Scene scene, boolean hushed) {
    return BySeat.of(
        game.profile(),
        seat -> {
          var out = new ArrayList<Lost>();
          if (!hushed)
            for (Component c : Component.all())
              IronPondNames.lost(c, scene.lost().taken(seat, c), seat, out);
          return out;
        });
  }

  @Override
  public List<IronPondPiece> pieces(IronPondView view) {
    return view.scene().map(scene -> pieces(scene.board())).orElseGet(List::of);
  }

  private static List<IronPondPiece> pieces(Position p) {
    Pieces pieces = p.pieces();
    Marks marks = p.marks();
    long frozen = marks.magnets() == 0 ? 0 : marks.magnets(marks.magnets()).stuck(0).frozen();
    long merged = p.merged();
    var out = new ArrayList<IronPondPiece>(Long.bitCount(pieces.occupied()));
    for (long left = pieces.occupied(); left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      var plain = PlainPieces.of(at, principal(pieces.components(at)), pieces.owner(at));
      int marked = marks(pieces, marks, frozen, at);
      boolean unit = (merged >>> at & 1) != 0;
      out.add(
          marked == 0 && !unit
              ? plain
              : new IronPondPiece(
                  plain.at(),
                  plain.art(),
                  plain.side(),
                  Mark.some(marked),
                  unit ? Optional.of(others(p, at)) : Optional.empty()));
    }
    return out;
  }

  private static List<String> others(Position p, int at) {
    return p.piece(at).map(Piece::others).orElseThrow().reversed().stream()
        .map(IronPondNames::art)
        .toList();
  }

  /** The strongest of a piece's components, a bit each. */
  private static Component principal(int components) {
    return Component.all().get(31 - Integer.numberOfLeadingZeros(components));
  }

  private static int marks(Pieces pieces, Marks marks, long frozen, int at) {
    boolean king = (pieces.kings() >>> at & 1) != 0;
    boolean royal = (pieces.royals() >>> at & 1) != 0;
    return mark(marks.neutral(), at, Mark.NEUTRAL)
        | (king && !royal ? Mark.PRINCE.bit() : 0)
        | (royal && !king ? Mark.ROYAL.bit() : 0)
        | mark(marks.magnets(), at, Mark.MAGNET)
        | mark(marks.shielded(), at, Mark.SHIELD)
        | mark(marks.stuck(), at, Mark.DUNCE)
        | mark(frozen, at, Mark.FROZEN);
  }

  private static int mark(long squares, int at, Mark mark) {
    return (squares >>> at & 1) != 0 ? mark.bit() : 0;
  }

  private static long checked(Position p) {
    long out = 0;
    for (Seat seat : Seat.values()) if (p.inCheck(seat)) out |= 1L << p.royal(seat);
    return out;
  }

  @Override
  public List<String> reach(IronPondView view, String at) {
    int from = at.length() == 2 ? Board8.square(at, 0) : -1;
    return view.scene()
        .map(scene -> IronPondNames.squares(reach(scene.board(), from)))
        .orElseGet(List::of);
  }

  /** Chess moves alone: what a card might do stands on the card. */
  private static long reach(Position p, int from) {
    if (from < 0 || (p.pieces().occupied() >>> from & 1) == 0) return 0;
    boolean turns = ((p.strictly(p.turn()) | p.marks().neutral()) >>> from & 1) == 0;
    long out = 0;
    for (Choice move : Legal.moves(turns ? p.turned() : p).toList())
      if (move.a() == from) out |= 1L << move.b();
    return out;
  }

  @Override
  public Move move(IronPondView view, Choice move) {
    Position p = view.scene().orElseThrow().board();
    int from = move.a();
    int to = move.b();
    boolean castles = p.castles(from, to);
    String promotes = move.c() == 0 ? "" : String.valueOf(Component.all().get(move.c()).letter());
    return new IronPondMove(
        IronPondNames.square(from) + IronPondNames.square(to) + promotes,
        IronPondNames.square(from),
        IronPondNames.square(to),
        !castles && p.victim(from, to) >= 0,
        promotes.isEmpty() ? Optional.empty() : Optional.of(promotes),
        castles ? Optional.of(partner(from, to)) : Optional.empty());
  }

  private static Partner partner(int from, int to) {
    return new Partner(
        IronPondNames.square(Position.castlingRook(from, to)),
        IronPondNames.square((from + to) / 2),
        "");
  }

  @Override
  public Predicate<Choice> plain(IronPondView view) {
    if (view.scene().isEmpty()) return _ -> false;
    Position p = view.scene().get().board();
    boolean marked = !view.scene().get().traps().isEmpty() || p.marks().any();
    return marked ? _ -> false : move -> plain(p, move);
  }

  private static boolean plain(Position p, Choice move) {
    if (move.kind() != Choice.Kind.MOVE || move.c() != 0) return false;
    int from = move.a();
    int to = move.b();
    int victim = p.victim(from, to);
    return !p.castles(from, to) && (victim < 0 || victim == to) && (p.merged() >>> from & 1) == 0;
  }

  @Override
  public List<String> touched(IronPondView before, List<Choice> seen, IronPondView after) {
    Set<String> out = new LinkedHashSet<>();
    Choice first = seen.getFirst();
    if (first.kind() == Choice.Kind.MOVE) {
      out.add(IronPondNames.square(first.a()));
      out.add(IronPondNames.square(first.b()));
    } else
      for (Choice pick : seen)
        switch (pick.kind()) {
          case SQUARE -> out.add(IronPondNames.square(pick.a()));
          case MOVE -> {
            out.add(IronPondNames.square(pick.a()));
            out.add(IronPondNames.square(pick.b()));
          }
          default -> {}
        }
    if (before.scene().isPresent() && after.scene().isPresent())
      changed(before.scene().get().board(), after.scene().get().board(), out);
    return List.copyOf(out);
  }

  /** Adds the squares whose pieces are others than before. */
  private static void changed(Position before, Position after, Set<String> out) {
    if (before.pieces().equals(after.pieces())) return;
    long either = before.pieces().occupied() | after.pieces().occupied();
    for (long left = either; left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      if (!before.piece(at).equals(after.piece(at))) out.add(IronPondNames.square(at));
    }
  }

  @Override
  public String written(IronPondView before, List<Choice> action, IronPondView after) {
    Choice first = action.getFirst();
    return first.kind() == Choice.Kind.MOVE && before.scene().isPresent()
        ? San.write(before.scene().get().board(), first)
        : game.notation().print(action);
  }

  @Override
  public boolean tells() {
    return true;
  }

  @Override
  public List<Fact> told(IronPondView before, List<Choice> seen, IronPondView after) {
    return new IronPondTold(before, seen, after).facts();
  }

  @Override
  public Beside beside(IronPondView view, Offered offered, Optional<Running> running) {
    return new IronPondBeside(new IronPondCards(this, game, view, offered, running).table());
  }

  @Override
  public OptionalInt turn(IronPondView view) {
    return view.scene()
        .map(scene -> OptionalInt.of(scene.board().number()))
        .orElseGet(OptionalInt::empty);
  }

  @Override
  public Optional<Beside> replayed(IronPondView view, boolean all) {
    return Optional.of(beside(view, Offered.none(), Optional.empty()));
  }
}
