package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.edge;
import static fr.zizanie.rules.ironpond.ask.Squares.empty;
import static fr.zizanie.rules.ironpond.ask.Squares.free;
import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;
import static fr.zizanie.rules.ironpond.ask.Squares.own;
import static fr.zizanie.rules.ironpond.ask.Squares.strict;
import static fr.zizanie.rules.ironpond.ask.Squares.that;
import static fr.zizanie.rules.ironpond.ask.Squares.type;
import static fr.zizanie.rules.ironpond.chess.Component.BISHOP;
import static fr.zizanie.rules.ironpond.chess.Component.PAWN;
import static fr.zizanie.rules.ironpond.chess.Component.ROOK;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.Reach;
import fr.zizanie.rules.ironpond.scene.Change;
import java.util.List;
import java.util.Optional;

/** Cards that move a man in a way of their own, instead of a move. */
final class PieceMoves {
  private PieceMoves() {}

  /** Where the man of a square may go. */
  @FunctionalInterface
  private interface Reaching {
    long from(Moment m, int at);
  }

  /** A man of {@code whom} goes where {@code reach} lets it, and promotes as a pawn would. */
  private static Card going(int number, Squares whom, Reaching reach, String fr, String en) {
    return Card.card(number, Timing.INS)
        .alive(whom)
        .pick(whom.and(free()))
        .pick(that(fr, en, (m, p) -> reach.from(m, p.square(0))))
        .ask(Ask.promotion((_, p) -> Optional.of(new Pawns.Step(p.square(0), p.square(1)))))
        .does(Acts.move());
  }

  private static long open(Moment m, long squares) {
    return squares & ~m.board().blocked();
  }

  /** Empty squares and whom the man may capture. */
  private static long entered(Moment m, int from, long squares) {
    return squares & (~m.board().blocked() | m.board().victims(m.by(), from));
  }

  /** With three corners taken a man goes to the fourth. */
  private static final Card CORNERS =
      Card.card(4, Timing.INS)
          .need(
              "Il faut trois coins occupés et le quatrième libre.",
              "Three corners must be taken and the fourth free.",
              m -> corner(m) >= 0)
          .pick(own().and(free()))
          .ask(Ask.promotion((m, p) -> Optional.of(new Pawns.Step(p.square(0), corner(m)))))
          .does((m, p) -> Acts.promoted(Acts.displaced(m, p.square(0), corner(m)), p, 1));

  private static int corner(Moment m) {
    long free = Squares.CORNERS & ~m.board().blocked();
    long taken = Squares.CORNERS & m.men().occupied();
    return Long.bitCount(free) == 1 && Long.bitCount(taken) == 3
        ? Long.numberOfTrailingZeros(free)
        : -1;
  }

  private static final Card REFLECTED =
      going(
          10,
          own().and(type(BISHOP)),
          (m, at) -> entered(m, at, Rides.reflected(m.board(), at)),
          "une case que le fou atteint en ricochant",
          "a square that the bishop reaches by bouncing");

  private static final Card HALLUCINATION =
      going(
          15,
          own(),
          (m, at) -> open(m, Board8.bishop(at, m.board().blocked())),
          "une case libre en diagonale, sans obstacle",
          "a free square on an open diagonal");

  /** King and rook of one line castle wherever they stand. */
  private static final Card ACROBAT =
      Card.card(17, Timing.INS)
          .need(
              "Seul un roi royal présent et libre de bouger peut roquer.",
              "Only a royal king that is present and free to move can castle.",
              PieceMoves::castler)
          .alive(own().and(type(ROOK)))
          .pick(
              own()
                  .and(type(ROOK))
                  .and(free())
                  .and(
                      that(
                          "une tour alignée avec le roi, sans rien entre eux, et une case pour le"
                              + " roi",
                          "a rook in line with the king, nothing between them, and a square for the"
                              + " king",
                          (m, _) -> acrobats(m))))
          .does(PieceMoves::castle);

  private static boolean castler(Moment m) {
    int king = m.board().royal(m.by());
    return king >= 0
        && (m.men().kings() >>> king & 1) != 0
        && (m.board().marks().frozen() >>> king & 1) == 0;
  }

  private static long acrobats(Moment m) {
    int king = m.board().royal(m.by());
    long out = 0;
    for (long left = m.men().rooks() & ~(1L << king); left != 0; left &= left - 1) {
      int rook = Long.numberOfTrailingZeros(left);
      int to = castled(king, rook);
      boolean line = king >> 3 == rook >> 3 || (king & 7) == (rook & 7);
      long open = ~m.board().blocked() | 1L << rook;
      if (line
          && to >= 0
          && (Board8.between(king, rook) & m.board().blocked()) == 0
          && (to != rook && (open >>> to & 1) != 0 || to == rook)) out |= 1L << rook;
    }
    return out;
  }

  /** Where the king ends: two steps towards the rook. */
  private static int castled(int king, int rook) {
    return Pawns.step(king, unit((rook & 7) - (king & 7)), unit((rook >> 3) - (king >> 3)), 2);
  }

  private static int unit(int d) {
    return Integer.signum(d);
  }

  private static Change castle(Moment m, Picks p) {
    int king = m.board().royal(m.by());
    int rook = p.square(0);
    int to = castled(king, rook);
    int beside =
        Pawns.step(king, unit((rook & 7) - (king & 7)), unit((rook >> 3) - (king >> 3)), 1);
    // The rook may stand where the king goes, so it steps aside first.
    Position aside = beside == rook ? m.board() : Edits.carried(m.board(), rook, beside, 0);
    Change c = m.change(Edits.carried(aside, king, to, 0)).moving(king, to);
    Position touched = c.scene().board();
    long kept = touched.castling() & ~m.men().of(m.men().owner(king));
    c = c.scene(c.scene().board(touched.castling(kept)));
    return beside == rook ? c.landing(to) : c.landing(beside, to);
  }

  private static final Card FAVOURITE =
      going(
          19,
          own().and(Squares.not(PAWN)),
          (m, at) ->
              open(
                  m, Board8.bishop(at, m.board().blocked()) | Board8.rook(at, m.board().blocked())),
          "une case libre en ligne droite ou en diagonale, sans obstacle",
          "a free square on an open line");

  private static final Card RING_ROAD =
      going(
          20,
          own().and(Squares.not(PAWN)).and(edge()),
          (m, _) -> open(m, Squares.EDGE),
          "une case libre du bord",
          "a free square of the edge");

  /** Two of your men become one. */
  private static final Card FUSION =
      Card.card(21, Timing.INS)
          .alive(strict().and(notRoyal()))
          .pick(strict().and(notRoyal()).and(free()))
          .pick(
              strict()
                  .and(notRoyal())
                  .and(
                      that(
                          "une pièce que la première atteint",
                          "a man that the first one reaches",
                          (m, p) -> joins(m, p.square(0)))))
          .does((m, p) ->
              m.change(Edits.merged(m.board(), p.square(0), p.square(1)))
                  .moving(p.square(0), p.square(1))
                  .landing(p.square(1)));

  private static long joins(Moment m, int from) {
    Position p = m.board();
    long out = p.attacks(from);
    if ((m.men().pawns() >>> from & 1) != 0)
      for (long left = p.strictly(m.by()) & ~(1L << from); left != 0; left &= left - 1) {
        long other = left & -left;
        out |=
            other
                & Reach.advances(
                    m.men().owner(from), p.marks().reversed(), from, p.blocked() & ~other);
      }
    return out & ~(1L << from);
  }

  /** The king flies to any free and safe square. */
  private static final Card JET =
      Card.card(23, Timing.INS)
          .need(
              "Votre roi est absent ou immobilisé.",
              "Your king is away or held in place.",
              m -> {
                int royal = m.board().royal(m.by());
                return royal >= 0 && (m.board().mobile(m.by()) >>> royal & 1) != 0;
              })
          .pick(empty())
          .ask(
              Ask.promotion(
                  (m, p) -> Optional.of(new Pawns.Step(m.board().royal(m.by()), p.square(0)))))
          .does((m, p) ->
              Acts.promoted(Acts.displaced(m, m.board().royal(m.by()), p.square(0)), p, 1));

  private static final Card CYLINDER =
      going(
          24,
          own(),
          (m, at) ->
              Rides.cylinder(m.board(), at, true) & captures(m, at)
                  | Rides.cylinder(m.board(), at, false) & ~m.board().blocked(),
          "une case que la pièce atteint en passant de la colonne a à la colonne h",
          "a square that the man reaches by crossing between the a-file and the h-file");

  private static long captures(Moment m, int at) {
    return m.board().victims(m.by(), at);
  }

  private static final Card DISPATCH =
      going(
          38,
          own(),
          (m, at) -> Rides.through(m.board(), at, m.board().strictly(m.by())),
          "une case libre derrière vos propres pièces",
          "a free square behind men of your own");

  private static final Card CAVALCADE =
      going(
          47,
          own(),
          (m, at) -> open(m, Board8.knight(at)),
          "une case libre à un saut de cavalier",
          "a free square a knight’s leap away");

  private static final Card BOMBARD =
      going(
          49,
          own().and(type(ROOK)),
          (m, at) -> Rides.cannon(m.board(), at) & captures(m, at),
          "une pièce à prendre juste derrière une autre",
          "a man to capture right behind another");

  private static final Card CANNIBAL =
      going(
          58,
          own(),
          (m, at) ->
              m.board().attacks(at) & m.board().strictly(m.by()) & ~m.men().royals() & ~(1L << at),
          "une pièce à vous, mais pas le roi, que la première attaque",
          "a man of yours, but not the king, that the first one attacks");

  static final List<Card> ALL =
      List.of(
          CORNERS,
          REFLECTED,
          HALLUCINATION,
          ACROBAT,
          FAVOURITE,
          RING_ROAD,
          FUSION,
          JET,
          CYLINDER,
          DISPATCH,
          CAVALCADE,
          BOMBARD,
          CANNIBAL);
}
