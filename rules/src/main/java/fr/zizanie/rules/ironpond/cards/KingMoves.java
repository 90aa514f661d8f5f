package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.empty;
import static fr.zizanie.rules.ironpond.ask.Squares.free;
import static fr.zizanie.rules.ironpond.ask.Squares.own;
import static fr.zizanie.rules.ironpond.ask.Squares.that;
import static fr.zizanie.rules.ironpond.ask.Squares.type;
import static fr.zizanie.rules.ironpond.chess.Component.ROOK;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import java.util.List;

/** Cards that move the king in a way of its own, instead of a move. */
final class KingMoves {
  private KingMoves() {}

  /** King and rook of one line castle wherever they stand. */
  private static final Card ACROBAT =
      Card.card(17, Timing.INSTEAD)
          .named("Roque acrobatique", "Acrobatic Castling")
          .text(
              "Roi et tour d’une même ligne, sans rien entre eux : la tour vient contre le roi, qui"
                  + " saute par-dessus. Le passé et les échecs ne comptent pas.",
              "King and rook on one line with nothing between them: the rook comes next to the"
                  + " king, and the king jumps over it. Past moves and checks do not matter.")
          .told(
              "Le roi des {self} et une tour d’une même ligne, sans rien entre eux : la tour vient"
                  + " contre le roi, qui saute par-dessus. Le passé et les échecs ne comptent pas.",
              "{self}’s king and a rook on one line with nothing between them: the rook comes next"
                  + " to the king, and the king jumps over it. Past moves and checks do not"
                  + " matter.")
          .worth(22)
          .dead(KingMoves::usurped)
          .must(
              "Seul un roi royal présent et libre de bouger peut roquer.",
              "Only a royal king that is present and free to move can castle.",
              KingMoves::castler)
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
          .does(KingMoves::castle);

  /** Whether another piece than a king is the royal. */
  private static boolean usurped(Moment m) {
    int royal = m.board().royal(m.by());
    return royal >= 0 && (m.pieces().kings() >>> royal & 1) == 0;
  }

  private static boolean castler(Moment m) {
    int king = m.board().royal(m.by());
    return king >= 0
        && (m.pieces().kings() >>> king & 1) != 0
        && (m.board().marks().frozen() >>> king & 1) == 0;
  }

  private static long acrobats(Moment m) {
    int king = m.board().royal(m.by());
    long out = 0;
    for (long left = m.pieces().rooks() & ~(1L << king); left != 0; left &= left - 1) {
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
    long kept = touched.castling() & ~m.pieces().of(m.pieces().owner(king));
    c = c.scene(c.scene().board(touched.castling(kept)));
    return beside == rook ? c.landing(to) : c.landing(beside, to);
  }

  /** The king flies to any free and safe square. */
  private static final Card JET =
      Card.card(23, Timing.INSTEAD)
          .named("Avion privé", "Private Jet")
          .text(
              "Votre roi se pose sur n’importe quelle case libre et sûre.",
              "Your king lands on any free and safe square.")
          .told(
              "Le roi des {self} se pose sur n’importe quelle case libre et sûre.",
              "{self}’s king lands on any free and safe square.")
          .worth(22)
          .must(
              "Votre roi est absent ou immobilisé.",
              "Your king is away or held in place.",
              m -> {
                int royal = m.board().royal(m.by());
                return royal >= 0 && (m.board().mobile(m.by()) >>> royal & 1) != 0;
              })
          .pick(empty())
          .ask(new Ask.Promotion((m, p) -> new Pawns.Step(m.board().royal(m.by()), p.square(0))))
          .does((m, p) ->
              Acts.promoted(Acts.displaced(m, m.board().royal(m.by()), p.square(0)), p, 1));

  static final List<Card> ALL = List.of(ACROBAT, JET);
}
