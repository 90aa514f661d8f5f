package fr.zizanie.sheets.confusion;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.position.Positions;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.confusion.text.Tried;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.sheets.confusion.ConfusionBeside.Ask;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.drawing.Offered;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.board.BySeat;
import fr.zizanie.sheets.wire.board.Move;
import fr.zizanie.sheets.wire.catalogue.GameInfo.Diagram;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Confusion: letters that everybody sees and diagrams that only the enemy sees. Keeps what it has
 * worked out, so for one thread at a time.
 */
public final class ConfusionDrawing implements Drawing<ConfusionView> {
  private static final int SIDE = 11;
  private static final int LETTERS = fr.zizanie.rules.confusion.board.Board.LETTERS;
  private static final Optional<List<String>> SHUT = Optional.of(shut());

  private final Confusion game;
  private final ConfusionNotes notes = new ConfusionNotes();

  /** Begins to draw. */
  public ConfusionDrawing(Confusion game) {
    this.game = game;
  }

  @Override
  public Optional<List<Diagram>> diagrams() {
    return Optional.of(ConfusionDiagrams.all());
  }

  private Profile profile(ConfusionView view) {
    return game.profile(view.setting().spies());
  }

  @Override
  public Board board(ConfusionView view, List<String> last) {
    var pieces = new ArrayList<ConfusionPiece>();
    for (Seat seat : Seat.values()) pieces.addAll(pieces(view, seat, true));
    if (view.board().holder() < 0) pieces.add(neutral(view));
    return new ConfusionBoard(
        "squares",
        SIDE,
        SIDE,
        "",
        pieces,
        last,
        List.of(),
        List.of(),
        BySeat.of(profile(view), seat -> pieces(view, seat, false)),
        view.setting().small() ? SHUT : Optional.empty());
  }

  private List<ConfusionPiece> pieces(ConfusionView view, Seat seat, boolean living) {
    String side = profile(view).name(seat);
    int holder = view.board().holder();
    var out = new ArrayList<ConfusionPiece>();
    for (int letter = 0; letter < LETTERS; letter++) {
      int piece = seat.ordinal() * LETTERS + letter;
      int at = view.board().square(piece);
      if (living ? at == 0 : !view.lost(seat, letter)) continue;
      int kind = view.kind(seat, letter);
      out.add(
          new ConfusionPiece(
              Ways.square(at),
              "confusion-piece",
              side,
              Optional.of(Ways.letter(letter)),
              kind > 0 ? Optional.of(kind) : Optional.empty(),
              view.promoted(seat, letter),
              piece == holder));
    }
    return out;
  }

  private static ConfusionPiece neutral(ConfusionView view) {
    return new ConfusionPiece(
        view.board().neutralAt(),
        view.setting().spies() ? "confusion-briefcase" : "confusion-neutral",
        "",
        Optional.empty(),
        Optional.empty(),
        false,
        false);
  }

  /** Variant 2: the outer files are out of play. */
  private static List<String> shut() {
    var out = new ArrayList<String>();
    for (char file : new char[] {'a', 'k'})
      for (int rank = 1; rank <= SIDE; rank++) out.add(file + Integer.toString(rank));
    return List.copyOf(out);
  }

  @Override
  public Move move(ConfusionView view, Choice move) {
    int piece = view.piece(move);
    return CutTry.of(move, piece % LETTERS, view.board().square(piece), view.captures(move));
  }

  private static ConfusionMove attempt(ConfusionView view, Choice move) {
    int piece = view.piece(move);
    int from = view.board().square(piece);
    return Ways.attempt(move, piece % LETTERS, from, view.captures(move));
  }

  @Override
  public boolean announces() {
    return true;
  }

  /** A try touches its two squares whatever was said; anything else what it changed. */
  @Override
  public List<String> touched(ConfusionView before, List<Choice> seen, ConfusionView after) {
    Choice first = seen.getFirst();
    if (first.kind() == Choice.Kind.MOVE) {
      int from = before.board().square(before.piece(first));
      return List.of(Ways.square(from), Ways.square(before.to(first)));
    }
    if (before.settingUp() || before.pending().isPresent()) return List.of();
    Set<String> out = new LinkedHashSet<>();
    for (int piece = 0; piece < 2 * LETTERS; piece++) {
      int was = before.board().square(piece);
      int is = after.board().square(piece);
      Seat seat = Seat.values()[piece / LETTERS];
      int letter = piece % LETTERS;
      boolean shown = before.revealed(seat, letter) != after.revealed(seat, letter);
      if (was != 0 && (was != is || shown)) out.add(Ways.square(was));
      if (is != 0 && was != is) out.add(Ways.square(is));
    }
    if (before.board().neutral() != after.board().neutral()) out.add(after.board().neutralAt());
    return List.copyOf(out);
  }

  @Override
  public String written(ConfusionView before, List<Choice> action, ConfusionView after) {
    Choice first = action.getFirst();
    return first.kind() == Choice.Kind.MOVE
        ? Tried.written(before, first, after)
        : game.notation().print(action);
  }

  @Override
  public Optional<String> answer(ConfusionView before, List<Choice> seen, ConfusionView after) {
    boolean told = seen.getFirst().kind() == Choice.Kind.MOVE && !before.setting().asks();
    return told ? Optional.of(before.accepted(after) ? "yes" : "no") : Optional.empty();
  }

  @Override
  public Beside beside(ConfusionView view, Offered offered, Optional<Running> running) {
    return new ConfusionBeside(
        notes.of(view, profile(view), false),
        BySeat.of(profile(view), seat -> Positions.pieces(view, seat)),
        first(view),
        view.setting().spies()
            ? Optional.of(BySeat.of(profile(view), view::tokens))
            : Optional.empty(),
        cover(view),
        offered.over ? Optional.empty() : asks(view),
        Optional.empty());
  }

  private static Optional<Integer> cover(ConfusionView view) {
    for (Seat seat : Seat.values()) if (view.cover(seat) != 0) return Optional.of(view.cover(seat));
    return Optional.empty();
  }

  /** The first diagrams of promoted letters that this viewer knows. */
  private Optional<Map<String, String>> first(ConfusionView view) {
    var out = BySeat.of(profile(view), seat -> Positions.first(view, seat));
    out.values().removeIf(String::isEmpty);
    return out.isEmpty() ? Optional.empty() : Optional.of(out);
  }

  @Override
  public Optional<Beside> replayed(ConfusionView view, boolean all) {
    var profile = profile(view);
    return Optional.of(
        new ConfusionBeside(
            notes.of(view, profile, all),
            BySeat.of(profile, seat -> Positions.pieces(view, seat)),
            first(view),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            all || ConfusionNotes.open(view)
                ? Optional.of(BySeat.of(profile, seat -> notes.left(view, seat)))
                : Optional.empty()));
  }

  private Optional<Ask> asks(ConfusionView view) {
    var pending = view.pending();
    var promoting = view.promoting();
    var taking = view.taking();
    boolean asked =
        pending.isPresent() || promoting.isPresent() || taking.isPresent() || view.settingUp();
    if (!asked || !(view.turn() instanceof Turn.Of(Seat seat))) return Optional.empty();
    return Optional.of(
        new Ask(
            pending.isPresent()
                ? "answer"
                : promoting.isPresent() ? "promote" : taking.isPresent() ? "take" : "setup",
            profile(view).name(seat),
            pending.map(attempt -> attempt(view, attempt)),
            letter(promoting.isPresent() ? promoting : taking)));
  }

  private static Optional<String> letter(OptionalInt letter) {
    return letter.isPresent() ? Optional.of(Ways.letter(letter.getAsInt())) : Optional.empty();
  }
}
