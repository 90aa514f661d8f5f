package fr.zizanie.rules.ironpond.blank;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.ironpond.ask.Form;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.scene.Change;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The words in which blank cards are written: the vocabulary of the printed ones. */
public final class BlankWords {
  private BlankWords() {}

  /** Words for pieces, for free squares, and for both. */
  static final Set<String> PIECES =
      Set.of(
          "own",
          "mine",
          "enemy",
          "neutral",
          "pawn",
          "knight",
          "bishop",
          "rook",
          "queen",
          "king",
          "notRoyal",
          "notPawn",
          "notQueen",
          "movable");

  static final Set<String> FREE = Set.of("empty");
  static final Set<String> PLACES =
      Set.of(
          "corner",
          "edge",
          "centre",
          "half",
          "bishopLine",
          "rookLine",
          "queenLine",
          "knightLeap",
          "kingStep");

  /** Places that are seen from the first square picked. */
  static final Set<String> FROM_FIRST =
      Set.of("bishopLine", "rookLine", "queenLine", "knightLeap", "kingStep");

  private static final Map<String, Condition<Moment>> CONDITIONS =
      Map.of(
          "inCheck",
          Condition.of(
              "Iron Pond, 5.2.9",
              m -> m.board().inCheck(m.by()),
              "Vous n’êtes pas en échec.",
              "You are not in check."),
          "notInCheck",
          Condition.of(
              "Iron Pond, 5.2.9",
              m -> !m.board().inCheck(m.by()),
              "Vous êtes en échec.",
              "You are in check."),
          "opponentNotInCheck",
          Condition.of(
              "Iron Pond, 5.2.9",
              m -> !m.board().turned().inCheck(m.by().other()),
              "L’adversaire est en échec.",
              "The opponent is in check."));

  static final Set<String> NEEDS = CONDITIONS.keySet();

  /** {@return what blank cards may need} */
  public static Collection<Condition<Moment>> needs() {
    return CONDITIONS.values();
  }

  /** {@return the card that these words describe} */
  public static Card card(Blank blank) {
    Card card = Card.of(blank.face());
    for (List<String> conditions : blank.asks()) {
      Squares squares = squares(conditions);
      boolean lone =
          !conditions.contains("empty") && conditions.stream().noneMatch(FROM_FIRST::contains);
      card = lone ? card.piece(squares) : card.pick(squares);
    }
    for (String need : blank.pre()) card = card.need(Objects.requireNonNull(CONDITIONS.get(need)));
    List<Blank.Verb> does = blank.does();
    // Picks are offered only where all can be done, and looked at again when the card takes effect.
    return card.form(new BlankPicks((Form.Row) card.form(), does))
        .does((m, p) ->
            BlankActs.of(does, m, p) instanceof BlankActs.Result.Done(Change change)
                ? change
                : Change.of(m.scene()));
  }

  private static Squares squares(List<String> conditions) {
    Squares out = Squares.fresh();
    // Words such as notPawn alone would fit free squares too.
    if (conditions.stream().noneMatch(FREE::contains))
      out = out.and(Squares.that("une pièce", "a piece", (m, _) -> m.pieces().occupied()));
    for (String word : conditions) out = out.and(condition(word));
    return out;
  }

  private static Squares condition(String word) {
    return switch (word) {
      case "own" -> Squares.own();
      case "mine" -> Squares.strict();
      case "enemy" -> Squares.enemy();
      case "neutral" ->
          Squares.that(
              "une pièce neutre", "a neutral piece", (m, _) -> m.board().marks().neutral());
      case "notRoyal" -> Squares.notRoyal();
      case "notPawn" -> Squares.not(Component.PAWN);
      case "notQueen" -> Squares.not(Component.QUEEN);
      case "movable" -> Squares.free();
      case "empty" -> Squares.empty();
      case "corner" -> Squares.corner();
      case "edge" -> Squares.edge();
      case "centre" -> Squares.centre();
      case "half" -> Squares.half();
      case "bishopLine" -> from((m, at) -> Board8.bishop(at, m.board().blocked()));
      case "rookLine" -> from((m, at) -> Board8.rook(at, m.board().blocked()));
      case "queenLine" ->
          from((m, at) ->
              Board8.bishop(at, m.board().blocked()) | Board8.rook(at, m.board().blocked()));
      case "knightLeap" -> from((_, at) -> Board8.knight(at));
      case "kingStep" -> from((_, at) -> Board8.king(at));
      default ->
          Squares.type(
              Component.all().stream()
                  .filter(c -> c.name().equalsIgnoreCase(word))
                  .findAny()
                  .orElseThrow());
    };
  }

  /** Squares that the piece of the first pick reaches. */
  @FunctionalInterface
  private interface Reaching {
    long from(Moment m, int at);
  }

  private static Squares from(Reaching reach) {
    return Squares.that(
        "une case atteinte depuis la première",
        "a square reached from the first one",
        (m, p) -> p.size() == 0 ? 0 : reach.from(m, p.square(0)));
  }
}
