package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.free;
import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;
import static fr.zizanie.rules.ironpond.ask.Squares.strict;
import static fr.zizanie.rules.ironpond.ask.Squares.that;

import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.Reach;

/** Two pieces become one (Iron Pond, card 21). */
final class Fusion {
  private Fusion() {}

  static final Card CARD =
      Card.card(21, Timing.INSTEAD)
          .named("Fusion", "Fusion")
          .text(
              "Une de vos pièces rejoint la case d’une autre : elles n’en font plus qu’une, qui"
                  + " joue comme l’une ou l’autre. Pas le roi.",
              "One of your pieces joins another on its square: they become one, which moves as"
                  + " either. Not the king.")
          .told(
              "Une pièce des {self} rejoint la case d’une autre de leurs pièces : elles n’en font"
                  + " plus qu’une, qui joue comme l’une ou l’autre. Pas le roi.",
              "One of {self}’s pieces joins another of {self}’s on its square: they become one,"
                  + " which moves as either. Not the king.")
          .worth(40)
          .dead(m -> Long.bitCount(Squares.plain(m)) < 2)
          .alive(strict().and(notRoyal()))
          .pick(strict().and(notRoyal()).and(free()))
          .pick(
              strict()
                  .and(notRoyal())
                  .and(
                      that(
                          "une pièce que la première atteint",
                          "a piece that the first one reaches",
                          (m, p) -> joins(m, p.square(0)))))
          .does((m, p) ->
              m.change(Edits.merged(m.board(), p.square(0), p.square(1)))
                  .moving(p.square(0), p.square(1))
                  .landing(p.square(1)));

  private static long joins(Moment m, int from) {
    Position p = m.board();
    long out = p.attacks(from);
    if ((m.pieces().pawns() >>> from & 1) != 0)
      for (long left = p.strictly(m.by()) & ~(1L << from); left != 0; left &= left - 1) {
        long other = left & -left;
        out |=
            other
                & Reach.advances(
                    m.pieces().owner(from), p.marks().reversed(), from, p.blocked() & ~other);
      }
    return out & ~(1L << from);
  }
}
