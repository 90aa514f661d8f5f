package fr.zizanie.sheets.tsunami;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Size;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.drawing.Offered;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.board.BySeat;
import fr.zizanie.sheets.wire.board.Move;
import fr.zizanie.sheets.wire.board.Piece;
import fr.zizanie.sheets.wire.catalogue.CardText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Tsunami: stones on points, what cards have left among them, and the cards beside them. */
public record TsunamiDrawing(Tsunami game) implements Drawing<TsunamiView> {
  /** The stones of each side on every point. */
  private static final List<List<Stone>> STANDING =
      List.of(standing(Seat.FIRST), standing(Seat.SECOND));

  /** The points with a printed star. */
  private static List<String> stars(Size size) {
    return switch (size) {
      case THIRTEEN -> List.of("D4", "K4", "D10", "K10", "G7");
      case NINE -> List.of("C3", "G3", "C7", "G7", "E5");
    };
  }

  @Override
  public List<? extends CardText> cards() {
    return TsunamiDecks.cards(game);
  }

  @Override
  public Board board(TsunamiView view, List<String> last) {
    var stones = view.board().stones();
    return new TsunamiBoard(
        "points",
        stones.size().lines(),
        stones.size().lines(),
        "",
        stones(stones),
        last.stream().filter(at -> !stones.empty(Grid.parse(at))).toList(),
        List.of(),
        stars(stones.size()),
        BySeat.of(game.profile(), _ -> List.of()),
        new TsunamiGoban(game.profile(), view).goban());
  }

  @Override
  public List<Stone> pieces(TsunamiView view) {
    return stones(view.board().stones());
  }

  private static List<Stone> stones(Stones stones) {
    var out = new ArrayList<Stone>();
    for (int p = 0; p < Grid.POINTS; p++) {
      if (stones.empty(p)) continue;
      out.add(STANDING.get(stones.at(p) - 1).get(p));
    }
    return out;
  }

  private static Stone stone(String at, Seat seat) {
    String side = TsunamiNames.side(seat);
    return new Stone(at, "go-" + side, side);
  }

  private static List<Stone> standing(Seat seat) {
    return IntStream.range(0, Grid.POINTS).mapToObj(p -> stone(Grid.name(p), seat)).toList();
  }

  /** There is none: what is displaced is picked point by point. */
  @Override
  public Move move(TsunamiView view, Choice move) {
    throw new IllegalArgumentException(game.notation().print(move));
  }

  @Override
  public Optional<Piece> puts(TsunamiView view) {
    return view.pending() instanceof Pending.Main
        ? Optional.of(stone("", view.by()))
        : Optional.empty();
  }

  /** A stone that takes nothing, where nothing drags it along. */
  @Override
  public Predicate<Choice> plain(TsunamiView view) {
    if (!(view.pending() instanceof Pending.Main) || view.moment().pull() > 0) return _ -> false;
    var takes = view.board().stones().liberties().takes(view.by());
    return point -> !takes.has(point.a());
  }

  /** The stone that was placed, or else the stones that are new where they stand. */
  @Override
  public List<String> touched(TsunamiView before, List<Choice> seen, TsunamiView after) {
    var was = before.board();
    var is = after.board();
    if (is.played() == was.played() + 1) return List.of(Grid.name(is.newest()));
    var out = new ArrayList<String>();
    for (int p = 0; p < Grid.POINTS; p++)
      if (!is.stones().empty(p) && is.stones().at(p) != was.stones().at(p)) out.add(Grid.name(p));
    return List.copyOf(out);
  }

  /** What isn't a normal move says so, as its token alone doesn't. */
  @Override
  public String written(TsunamiView before, List<Choice> action, TsunamiView after) {
    String token = game.notation().print(action);
    boolean passes = action.getFirst().equals(Choice.PASS);
    return switch (before.pending()) {
      case Pending.AnswerCard _, Pending.AnswerMove _ -> passes ? "lets" : token;
      case Pending.Exchange _ -> passes ? "declines" : "step " + token;
      case Pending.Gift _ -> passes ? "declines" : "gift " + token;
      default -> token;
    };
  }

  @Override
  public Beside beside(TsunamiView view, Offered offered, Optional<Running> running) {
    return new TsunamiBeside(
        new TsunamiCards(this, game, view, offered, running).table(), new TsunamiTurn(view).turn());
  }

  @Override
  public OptionalInt turn(TsunamiView view) {
    return OptionalInt.of(view.moment().index() / 2 + 1);
  }

  @Override
  public Optional<Beside> replayed(TsunamiView view, boolean all) {
    return view.setting().cards()
        ? Optional.of(beside(view, Offered.none(), Optional.empty()))
        : Optional.empty();
  }
}
