package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.corner;
import static fr.zizanie.rules.ironpond.ask.Squares.empty;
import static fr.zizanie.rules.ironpond.ask.Squares.enemy;
import static fr.zizanie.rules.ironpond.ask.Squares.not;
import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;
import static fr.zizanie.rules.ironpond.ask.Squares.strict;
import static fr.zizanie.rules.ironpond.ask.Squares.that;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Diktat;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.List;

/** Cards whose effect lasts: on a man, on a square, on a turn or on the whole board. */
final class Lasting {
  private Lasting() {}

  private static Change marked(Moment m, Marks marks) {
    return m.change(m.board().marks(marks));
  }

  /** An enemy man stands in a corner and can't move next turn. */
  private static final Card DUNCE =
      Card.card(2, Timing.POST)
          .man(enemy().and(notRoyal()))
          .pick(corner().and(empty()))
          .does((m, p) -> {
            Change c = Acts.relocated(m, p.square(0), p.square(1));
            Position b = c.scene().board();
            Marks marks = b.marks();
            return c.scene(
                c.scene().board(b.marks(marks.stuck(marks.stuck() | 1L << p.square(1)))));
          });

  /** An enemy man, neither royal nor queen, becomes neutral. */
  private static final Card NEUTRALITY =
      Card.card(8, Timing.POST)
          .man(enemy().and(notRoyal()).and(not(Component.QUEEN)))
          .does((m, p) -> m.change(Edits.neutral(m.board(), p.square(0), true)));

  private static Card trap(int number) {
    return Card.card(number, Timing.POST)
        .pick(
            that(
                "une case vide ou tenue par une pièce à vous",
                "a square that is empty or holds a man of your own",
                (m, _) -> ~m.board().blocked() | m.board().strictly(m.by())))
        .does((m, p) -> Change.of(m.scene().arming(new Trap(m.by(), number, p.square(0), false))));
  }

  /** The opponent moves against the stopwatch. */
  private static final Card STOPWATCH =
      Card.card(22, Timing.POST)
          .need(
              "L’adversaire est en échec.",
              "The opponent is in check.",
              m -> !m.board().turned().inCheck(m.by().other()))
          .does((m, _) -> Change.of(m.scene().chrono(true)));

  /** An empty square is gone, and traps there are void (R36). */
  private static final Card HOLE =
      Card.card(25, Timing.POST).pick(empty()).does((m, p) -> Acts.holed(m, p.square(0)));

  /** A knight becomes a camel. */
  private static final Card CAMEL =
      Card.card(29, Timing.POST)
          .man(strict().and(that("un cavalier", "a knight", (m, _) -> m.men().knights())))
          .does((m, p) -> m.change(Edits.camel(m.board(), p.square(0))));

  /** The opponent must move a man of the type named. */
  private static final Card DIKTAT =
      Card.card(36, Timing.POST)
          .ask(
              new Ask.Any(
                  Lasting::orders,
                  new Words(
                      "p, n, b ou r : une pièce que l’adversaire peut jouer",
                      "p, n, b or r: a man that the opponent can move")))
          .does((m, p) -> marked(m, ordered(m, Acts.letter(p, 0))));

  private static final List<Component> ORDERS =
      List.of(Component.PAWN, Component.KNIGHT, Component.BISHOP, Component.ROOK);

  private static Marks ordered(Moment m, Component type) {
    return m.board().marks().diktat(new Diktat.Must(m.by().other(), type));
  }

  private static void orders(Moment m, Picks p, Choices out) {
    for (Component c : ORDERS)
      if (m.board().marks(ordered(m, c)).turned().canMove()) out.add(Word.of(c).choice());
  }

  /** Another man becomes the royal; the king is a prince. */
  private static final Card COUP =
      Card.card(41, Timing.POST)
          .need("Votre roi est absent.", "Your king is away.", m -> m.board().royal(m.by()) >= 0)
          .man(strict().and(notRoyal()).and(not(Component.QUEEN)).and(not(Component.ROOK)))
          .does((m, p) -> m.change(Edits.crowned(m.board(), p.square(0))));

  /** A man becomes a magnet. */
  private static final Card MAGNET =
      Card.card(53, Timing.POST)
          .pick(
              strict()
                  .and(
                      that(
                          "une pièce qui n’est pas déjà un aimant",
                          "a man that is no magnet yet",
                          (m, _) -> ~m.board().marks().magnets())))
          .does((m, p) -> {
            Marks marks = m.board().marks();
            return marked(m, marks.magnets(marks.magnets() | 1L << p.square(0)));
          });

  /** The man just moved can't be captured next turn. */
  private static final Card SHIELD =
      Card.card(63, Timing.POST)
          .need(
              "La pièce que vous venez de jouer n’est plus là.",
              "The man you have just moved is gone.",
              m -> m.deed().filter(d -> d.at() >= 0 || d.castled() >= 0).isPresent())
          .ask(
              new Ask.Any(
                  (m, p, out) -> {
                    var deed = m.deed().orElseThrow();
                    if (deed.castled() >= 0)
                      new Ask.Square(
                              that(
                                  "le roi ou la tour",
                                  "the king or the rook",
                                  (_, _) -> Pawns.bit(deed.at()) | Pawns.bit(deed.castled())))
                          .offer(m, p, out);
                  },
                  new Words("le roi ou la tour", "the king or the rook"),
                  true))
          .does((m, p) -> {
            int at = p.size() > 0 ? p.square(0) : m.deed().orElseThrow().at();
            return marked(m, m.board().marks().shield(at));
          });

  /** All pawns turn round: diagonal steps, straight captures; or back again. */
  private static final Card MARCH =
      Card.card(69, Timing.POST)
          .does((m, _) -> {
            Marks marks = m.board().marks();
            return m.change(m.board().marks(marks.reversed(!marks.reversed())).passed(0));
          });

  static final List<Card> ALL =
      List.of(
          DUNCE,
          NEUTRALITY,
          trap(12),
          STOPWATCH,
          HOLE,
          trap(28),
          CAMEL,
          DIKTAT,
          COUP,
          MAGNET,
          SHIELD,
          MARCH);
}
