package fr.zizanie.rules.felon.moves;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.felon.board.Draft;
import fr.zizanie.rules.felon.board.Kind;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import java.util.function.Predicate;

/** The placing phase (2.3): each félon is placed by the opponent, then the rows are laid. */
public final class Setup {
  /** The row read from the owner's left. */
  public static final Choice DIRECT = Choice.word(1);

  /** The row read from the owner's right. */
  public static final Choice REVERSED = Choice.word(2);

  /** The twelve figurines from their owner's left. */
  private static final Kind[] ORDER = {
    Kind.ECUYER,
    Kind.MINISTRE,
    Kind.BOUFFON,
    Kind.VALET,
    Kind.COURTISANE,
    Kind.ROI,
    Kind.DAME,
    Kind.COURTISANE,
    Kind.VALET,
    Kind.BOUFFON,
    Kind.MINISTRE,
    Kind.ECUYER
  };

  private Setup() {}

  /** The gardes alone, Yellow to place Red's félon. */
  public static Position empty() {
    var draft = new Draft();
    for (int file = 0; file < Board13.SIZE; file++)
      for (Seat seat : Seat.values())
        draft.put(Board13.cell(file, gardes(seat)), Piece.of(Kind.GARDE, seat));
    return new Position(draft);
  }

  /** The rank on which a seat's gardes stand at the start. */
  public static int gardes(Seat seat) {
    return seat == Seat.FIRST ? 2 : Board13.SIZE - 1;
  }

  /** The rank on which a seat's figurines stand at the start. */
  public static int home(Seat seat) {
    return seat == Seat.FIRST ? 1 : Board13.SIZE;
  }

  /** Adds what {@code asked} accepts of all that can be said in the placing phase. */
  public static void choices(Stage stage, Predicate<Choice> asked, Choices out) {
    switch (stage) {
      case RED_FELON, YELLOW_FELON -> {
        for (int sq = 0; sq < Board13.SQUARES; sq++) {
          Choice square = Choice.square(sq);
          if (asked.test(square)) out.add(square);
        }
      }
      case YELLOW_ROW, RED_ROW -> {
        out.add(DIRECT);
        out.add(REVERSED);
      }
      case PLAY -> {}
    }
  }

  /** {@return the position after a choice of this phase} */
  public static Position after(Position p, Choice choice, Setting setting) {
    var draft = p.draft();
    switch (Stage.of(p)) {
      case RED_FELON -> draft.put(Board13.cell(choice.a()), Piece.of(Kind.FELON, Seat.SECOND));
      case YELLOW_FELON -> {
        draft.put(Board13.cell(choice.a()), Piece.of(Kind.FELON, Seat.FIRST));
        if (!setting.rows().choosing())
          for (Seat seat : Seat.values()) lay(draft, seat, false, setting);
      }
      case YELLOW_ROW -> lay(draft, Seat.FIRST, choice.equals(REVERSED), setting);
      case RED_ROW -> lay(draft, Seat.SECOND, choice.equals(REVERSED), setting);
      case PLAY -> throw new IllegalArgumentException("all is placed: " + p);
    }
    draft.turn = p.turn().other();
    return new Position(draft);
  }

  /** Lays a row around the félon that stands there, from its owner's left unless told otherwise. */
  static void lay(Draft draft, Seat seat, boolean reversed, Setting setting) {
    // Red's own left is at m; facing kings are read from a.
    boolean fromA = seat == Seat.FIRST || setting.rows().mirrored();
    int next = 0;
    for (int i = 0; i < Board13.SIZE; i++) {
      int file = fromA != reversed ? i : Board13.SIZE - 1 - i;
      int cell = Board13.cell(file, home(seat));
      if (!Piece.is(draft.cells[cell])) draft.put(cell, Piece.of(ORDER[next++], seat));
    }
  }

  /** {@return whether the placing phase can come to {@code p}} */
  public static boolean reaches(Position p, Setting setting) {
    Position now = empty();
    if (now.equals(p)) return true;
    for (Seat seat : new Seat[] {Seat.SECOND, Seat.FIRST}) {
      int felon = p.felon(seat);
      if (felon == 0 || Board13.rank(felon) != home(seat)) return false;
      now = after(now, Choice.square(Board13.square(felon)), setting);
      if (now.equals(p)) return true;
    }
    return setting.rows().choosing()
        && (after(now, DIRECT, setting).equals(p) || after(now, REVERSED, setting).equals(p));
  }
}
