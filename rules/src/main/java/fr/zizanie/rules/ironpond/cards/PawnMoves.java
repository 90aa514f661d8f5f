package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.free;
import static fr.zizanie.rules.ironpond.ask.Squares.own;
import static fr.zizanie.rules.ironpond.ask.Squares.that;
import static fr.zizanie.rules.ironpond.ask.Squares.type;
import static fr.zizanie.rules.ironpond.chess.Component.PAWN;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Effect;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Scene;
import java.util.ArrayList;
import java.util.List;

/** Cards that move pawns in unusual ways, instead of a move. */
final class PawnMoves {
  private PawnMoves() {}

  /** Where each pawn of the player may go with a card. */
  @FunctionalInterface
  private interface Way {
    long from(Moment m, int at);
  }

  /**
   * A pawn that goes one way by itself; with reversed pawns the square is asked too, then what it
   * becomes on its last rank.
   */
  private static Card advance(int number, Way way, String fr, String en) {
    Squares goes = that(fr, en, (m, _) -> having(m, way));
    return Card.card(number, Timing.INSTEAD)
        .alive(own().and(type(PAWN)))
        .pick(own().and(type(PAWN)).and(free()).and(goes))
        .ask(
            new Ask.Any(
                (m, p, out) -> {
                  if (m.board().marks().reversed())
                    new Ask.Square(that(fr, en, (n, q) -> way.from(n, q.square(0))))
                        .offer(m, p, out);
                },
                new Words(fr, en),
                true))
        .ask(new Ask.Promotion((m, p) -> step(m, p, way)));
  }

  private static long having(Moment m, Way way) {
    long out = 0;
    long own = m.pieces().of(m.by()) | m.board().marks().neutral();
    for (long left = m.pieces().pawns() & own; left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      if (way.from(m, at) != 0) out |= 1L << at;
    }
    return out;
  }

  private static Pawns.Step step(Moment m, Picks p, Way way) {
    int from = p.square(0);
    int to =
        p.size() > 1 && p.isSquare(1) ? p.square(1) : Long.numberOfTrailingZeros(way.from(m, from));
    return new Pawns.Step(from, to);
  }

  private static Effect go(Way way) {
    return (m, p) -> {
      var step = step(m, p, way);
      Change c = Acts.displaced(m, step.from(), step.to());
      boolean promotes = p.size() > 0 && !p.isSquare(p.size() - 1);
      return promotes ? Acts.promoted(c, p, p.size() - 1) : c;
    };
  }

  /** The pawn pushes the whole line before it; who falls off the edge is out of the game. */
  private static final Card SHOVE =
      advance(
              3,
              PawnMoves::pushes,
              "un pion qui a devant lui une file à pousser, sans roi ni trou",
              "a pawn with a line to push before it, without king or hole")
          .named("Poussée", "Shove")
          .text(
              "Un de vos pions avance d’un pas et pousse toute la file devant lui. Ce qui tombe du"
                  + " bord est retiré du jeu. Un roi ne se pousse pas.",
              "One of your pawns steps forward and pushes the whole line before it. Whatever falls"
                  + " off the edge is out of the game. A king cannot be pushed.")
          .told(
              "Un pion des {self} avance d’un pas et pousse toute la file devant lui. Ce qui tombe"
                  + " du bord est retiré du jeu. Un roi ne se pousse pas.",
              "One of {self}’s pawns steps forward and pushes the whole line before it. Whatever"
                  + " falls off the edge is out of the game. A king cannot be pushed.")
          .worth(12)
          .does(PawnMoves::shove);

  private static long pushes(Moment m, int from) {
    long out = 0;
    long ahead = Pawns.ahead(m, from, 1) & m.pieces().occupied();
    for (long left = ahead; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      if (gives(m, from, to)) out |= 1L << to;
    }
    return out;
  }

  /** Whether the line before a pawn can be pushed: no royal is in it, and no hole behind it. */
  private static boolean gives(Moment m, int from, int to) {
    int length = 0;
    for (int at = to; at >= 0; at = behind(from, to, ++length)) {
      if ((m.pieces().occupied() >>> at & 1) == 0)
        return (m.board().marks().holes() >>> at & 1) == 0;
      if ((m.pieces().royals() >>> at & 1) != 0) return false;
    }
    return true;
  }

  /** The pieces in line before a pawn. */
  private static List<Integer> line(Moment m, int from, int to) {
    var out = new ArrayList<Integer>();
    for (int at = to; at >= 0 && (m.pieces().occupied() >>> at & 1) != 0; ) {
      out.add(at);
      at = behind(from, to, out.size());
    }
    return out;
  }

  private static int behind(int from, int to, int length) {
    return Pawns.step(from, (to & 7) - (from & 7), (to >> 3) - (from >> 3), length + 1);
  }

  private static Change shove(Moment m, Picks p) {
    var step = step(m, p, PawnMoves::pushes);
    var line = line(m, step.from(), step.to());
    int target = behind(step.from(), step.to(), line.size());
    Scene s = target < 0 ? m.scene().dropping(line.removeLast()) : m.scene();
    var stops = new ArrayList<Integer>();
    Position board = s.board();
    int to = target < 0 ? behind(step.from(), step.to(), line.size()) : target;
    for (int at : line.reversed()) {
      board = Edits.relocated(board, at, to);
      stops.add(to);
      to = at;
    }
    Change c = Acts.displaced(m.scene(s.board(board)), step.from(), step.to());
    Change all = Change.of(c.scene()).moving(step.from(), step.to());
    for (int stop : stops) all = all.landing(stop);
    all = all.landing(step.to());
    boolean promotes = !p.isSquare(p.size() - 1);
    return promotes ? Acts.promoted(all, p, p.size() - 1) : all;
  }

  /** A captured pawn lands on a square of the centre. */
  private static final Card PARATROOPER =
      Card.card(5, Timing.INSTEAD)
          .named("Parachutiste", "Paratrooper")
          .text(
              "Un de vos pions perdus retombe sur d4, e4, d5 ou e5, si la case est libre.",
              "One of your captured pawns lands on d4, e4, d5 or e5 if the square is free.")
          .told(
              "Un pion que les {self} ont perdu retombe sur d4, e4, d5 ou e5, si la case est"
                  + " libre.",
              "A pawn that {self} has lost lands on d4, e4, d5 or e5 if the square is free.")
          .worth(40)
          .dead(m -> LostPieces.returning(m, List.of(PAWN)) == 0)
          .must(
              "Aucun de vos pions n’a été pris.",
              "None of your pawns has been captured.",
              m -> m.scene().lost().taken(m.by(), PAWN) > 0)
          .need(
              "Le Diktat ordonne de jouer une autre pièce.",
              "Diktat orders you to move a piece.",
              m -> m.board().marks().barred(m.by(), m.pieces()) == 0)
          .pick(Squares.centre().and(Squares.empty()))
          .does((m, p) -> Change.of(Acts.returned(m, PAWN, p.square(0))).landing(p.square(0)));

  private static final PawnSet BRIGADE_SET = new PawnSet(2, 2);
  private static final PawnSet CHARGE_SET = new PawnSet(1, 64);

  /** One or two pawns advance two free squares each. */
  private static final Card BRIGADE =
      Card.card(43, Timing.INSTEAD)
          .named("Brigade légère", "Light Brigade")
          .text(
              "Un ou deux de vos pions avancent chacun de deux cases libres.",
              "One or two of your pawns each advance two free squares.")
          .told(
              "Un ou deux pions des {self} avancent chacun de deux cases libres.",
              "One or two of {self}’s pawns each advance two free squares.")
          .worth(22)
          .alive(own().and(type(PAWN)))
          .form(BRIGADE_SET)
          .does(BRIGADE_SET.advance());

  /** Any pawns advance one square each, the front-most first. */
  private static final Card CHARGE =
      Card.card(65, Timing.INSTEAD)
          .named("Charge", "Charge")
          .text(
              "Autant de vos pions que vous voulez avancent d’une case.",
              "As many of your pawns as you like advance one square.")
          .told(
              "Un, plusieurs ou tous les pions des {self} avancent d’une case.",
              "As many of {self}’s pawns as {self} likes advance one square.")
          .trait(Trait.SETS)
          .worth(22)
          .alive(own().and(type(PAWN)))
          .form(CHARGE_SET)
          .does(CHARGE_SET.advance());

  /** A pawn leaps over its neighbours as in draughts. */
  private static final Card LEAPFROG =
      Card.card(44, Timing.INSTEAD)
          .named("Saute-mouton", "Leapfrog")
          .text(
              "Un de vos pions saute en diagonale par-dessus ses voisins, une ou plusieurs fois ;"
                  + " ils restent en place.",
              "One of your pawns leaps diagonally over its neighbours, once or more; they stay"
                  + " where they are.")
          .told(
              "Un pion des {self} saute en diagonale par-dessus ses voisins, une ou plusieurs fois"
                  + " ; ils restent en place.",
              "One of {self}’s pawns leaps diagonally over its neighbours, once or more; they stay"
                  + " where they are.")
          .worth(22)
          .alive(own().and(type(PAWN)))
          .form(new LeapPath())
          .does(new LeapPath().leap());

  /** Three free squares ahead. */
  private static final Card BANZAI =
      advance(
              45,
              PawnMoves::three,
              "un pion qui a trois cases libres devant lui",
              "a pawn with three free squares ahead")
          .named("Banzaï", "Banzai")
          .text(
              "Un de vos pions avance de trois cases libres ; il ne peut être pris en passant.",
              "One of your pawns advances three free squares; it cannot be captured en passant.")
          .told(
              "Un pion des {self} avance de trois cases libres ; il ne peut être pris en passant.",
              "One of {self}’s pawns advances three free squares; it cannot be captured en"
                  + " passant.")
          .worth(22)
          .does(go(PawnMoves::three));

  private static long three(Moment m, int from) {
    long out = 0;
    for (long left = Pawns.ahead(m, from, 1); left != 0; left &= left - 1) {
      int one = Long.numberOfTrailingZeros(left);
      int two = behind(from, one, 1);
      int three = behind(from, one, 2);
      long way = Pawns.bit(one) | Pawns.bit(two) | Pawns.bit(three);
      if (three >= 0 && (way & m.board().blocked()) == 0) out |= 1L << three;
    }
    return out;
  }

  /** A pawn captures diagonally backwards; with reversed pawns straight backwards. */
  private static final Card BACKSTAB =
      Card.card(48, Timing.INSTEAD)
          .named("Rigolo", "Backstab")
          .text(
              "Un de vos pions prend en diagonale, en arrière.",
              "One of your pawns captures diagonally backwards.")
          .told(
              "Un pion des {self} prend en diagonale, en arrière.",
              "One of {self}’s pawns captures diagonally backwards.")
          .worth(40)
          .dead(LostPieces::nobodyToTake)
          .alive(own().and(type(PAWN)))
          .pick(
              own()
                  .and(type(PAWN))
                  .and(free())
                  .and(
                      that(
                          "un pion qui a une pièce à prendre derrière lui",
                          "a pawn with a piece to capture behind it",
                          (m, _) -> having(m, PawnMoves::behindIt))))
          .pick(
              that(
                  "une pièce à prendre derrière le pion",
                  "a piece to capture behind the pawn",
                  (m, p) -> behindIt(m, p.square(0))))
          .does((m, p) -> Acts.displaced(m, p.square(0), p.square(1)));

  private static long behindIt(Moment m, int from) {
    int dy = -Pawns.forward(m.pieces().owner(from));
    long squares =
        m.board().marks().reversed()
            ? Pawns.bit(Pawns.step(from, 0, dy, 1))
            : Pawns.bit(Pawns.step(from, -1, dy, 1)) | Pawns.bit(Pawns.step(from, 1, dy, 1));
    return squares & m.board().victims(m.by(), from);
  }

  /** A pawn captures the way it usually advances. */
  private static final Card BREAKTHROUGH =
      advance(
              62,
              PawnMoves::through,
              "un pion qui a juste devant lui une pièce à prendre",
              "a pawn with a piece to capture right ahead")
          .named("Percée", "Breakthrough")
          .text(
              "Un de vos pions prend droit devant lui.",
              "One of your pawns captures straight ahead.")
          .told(
              "Un pion des {self} prend droit devant lui.",
              "One of {self}’s pawns captures straight ahead.")
          .worth(40)
          .dead(LostPieces::nobodyToTake)
          .does(go(PawnMoves::through));

  private static long through(Moment m, int from) {
    return Pawns.ahead(m, from, 1) & m.pieces().occupied() & m.board().victims(m.by(), from);
  }

  static final List<Card> ALL =
      List.of(SHOVE, PARATROOPER, BRIGADE, LEAPFROG, BANZAI, BACKSTAB, BREAKTHROUGH, CHARGE);
}
