package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.empty;
import static fr.zizanie.rules.ironpond.ask.Squares.enemy;
import static fr.zizanie.rules.ironpond.ask.Squares.half;
import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;
import static fr.zizanie.rules.ironpond.ask.Squares.strict;
import static fr.zizanie.rules.ironpond.ask.Squares.that;
import static fr.zizanie.rules.ironpond.ask.Squares.type;
import static fr.zizanie.rules.ironpond.chess.Component.PAWN;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Losses;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Scene;
import java.util.ArrayList;
import java.util.List;

/** Cards that remove pieces, bring them back, carry them home or change their side. */
final class LostPieces {
  private LostPieces() {}

  /** Pieces of some types that have been or may still be captured; neutral ones may be as well. */
  static int returning(Moment m, List<Component> types) {
    int out = 0;
    for (Component type : types) {
      long alive = m.pieces().of(m.by()) & m.pieces().type(type) & ~m.pieces().royals();
      out += m.scene().lost().taken(m.by(), type) + Long.bitCount(alive);
    }
    return out;
  }

  /** Whether there is no piece that the player could ever capture. */
  static boolean nobodyToTake(Moment m) {
    long theirs = m.board().strictly(m.by().other()) | m.board().marks().neutral();
    return (theirs & ~m.pieces().royals()) == 0;
  }

  private static List<Component> captured(Moment m, List<Component> types) {
    var out = new ArrayList<Component>();
    for (Component c : types) if (m.scene().lost().taken(m.by(), c) > 0) out.add(c);
    return out;
  }

  private static final List<Component> AMBITIOUS =
      List.of(Component.KNIGHT, Component.BISHOP, Component.ROOK, Component.KING);
  private static final List<Component> LIVING_TWICE =
      List.of(Component.PAWN, Component.KNIGHT, Component.BISHOP, Component.ROOK, Component.KING);

  /** A pawn gives its square to a captured piece. */
  private static final Card AMBITION =
      Card.card(7, Timing.AFTER)
          .named("Ambition", "Ambition")
          .text(
              "Un de vos pions cède sa case à l’une de vos pièces prises : tour, fou ou cavalier."
                  + " Le pion quitte le jeu.",
              "One of your pawns gives its square to one of your captured pieces: rook, bishop or"
                  + " knight. The pawn leaves the game.")
          .told(
              "Un pion des {self} cède sa case à une tour, un fou ou un cavalier que les {self} ont"
                  + " perdu. Le pion quitte le jeu.",
              "One of {self}’s pawns gives its square to a rook, bishop or knight that {self} has"
                  + " lost. The pawn leaves the game.")
          .worth(60)
          .dead(m -> returning(m, AMBITIOUS) == 0)
          .piece(strict().and(type(PAWN)).and(notRoyal()))
          .ask(
              new Ask.Letter(
                  (m, _) -> captured(m, AMBITIOUS),
                  new Words(
                      "une de vos pièces prises : n, b ou r",
                      "one of your captured pieces: n, b or r")))
          .does((m, p) -> {
            Moment without = m.scene(m.scene().dropping(p.square(0)));
            return Change.of(Acts.returned(without, Acts.letter(p, 1), p.square(0)))
                .landing(p.square(0));
          });

  /** The piece just moved blows up with everybody around it but the royals. */
  private static final Card BOMB =
      Card.card(40, Timing.AFTER)
          .named("Bombe atomique", "Atomic Bomb")
          .text(
              "La pièce que vous venez de jouer, si elle n’a rien pris, explose avec tout ce qui"
                  + " l’entoure, sauf les rois.",
              "The piece you have just moved, if it captured nothing, blows up with everything"
                  + " around it, but not the kings.")
          .told(
              "La pièce que les {self} viennent de jouer, si elle n’a rien pris, explose avec tout"
                  + " ce qui l’entoure, sauf les rois.",
              "The piece {self} has just moved, if it captured nothing, blows up with everything"
                  + " around it, but not the kings.")
          .worth(60)
          .dead(m -> (Squares.plain(m) | m.board().marks().neutral()) == 0)
          .must(
              "Il faut avoir joué sans prendre une pièce qui n’est pas royale.",
              "A piece that is not royal must just have moved without capturing.",
              m -> bomb(m) >= 0)
          .does((m, _) -> {
            long blast = 1L << bomb(m) | Board8.king(bomb(m));
            Scene s = m.scene();
            for (long left = blast & m.pieces().occupied() & ~m.pieces().royals();
                left != 0;
                left &= left - 1) s = s.dropping(Long.numberOfTrailingZeros(left));
            return Change.of(s);
          });

  private static int bomb(Moment m) {
    if (m.deed().isEmpty()) return -1;
    Deed d = m.deed().get();
    int at = d.castled() >= 0 ? d.castled() : d.at();
    return d.taken().isEmpty() && at >= 0 && (m.pieces().royals() >>> at & 1) == 0 ? at : -1;
  }

  private static final Card DISINTEGRATION =
      Card.card(46, Timing.AFTER)
          .named("Désintégration", "Disintegration")
          .text("Un de vos pions quitte le jeu.", "One of your pawns leaves the game.")
          .told("Un pion des {self} quitte le jeu.", "One of {self}’s pawns leaves the game.")
          .worth(12)
          .piece(strict().and(type(PAWN)).and(notRoyal()))
          .does(Acts.drop());

  /** An enemy piece goes back to a square where it could have stood at the start. */
  private static final Card EXILE =
      Card.card(55, Timing.AFTER)
          .named("Exil", "Exile")
          .text(
              "Une pièce adverse retourne sur une case libre où elle pouvait être au début.",
              "An enemy piece returns to a free square where it could have stood at the start.")
          .told(
              "Une pièce des {opp} retourne sur une case libre où elle pouvait être au début.",
              "One of {opp}’s pieces returns to a free square where it could have stood at the"
                  + " start.")
          .worth(40)
          .pick(enemy())
          .pick(home((m, p) -> homes(m.scene().piece(p.square(0)))))
          .does(Acts.relocate());

  /** A free square where the piece in question could have stood at the start. */
  private static Squares home(Squares.Set squares) {
    return empty()
        .and(
            that(
                "une case de départ de cette pièce",
                "a square where this piece could stand at the start",
                squares));
  }

  private static long homes(Piece piece) {
    long out = 0;
    for (Component c : piece.components()) out |= Squares.home(c, piece.owner());
    return out;
  }

  /** A captured piece comes back to a square where it could have stood at the start. */
  private static final Card TWICE =
      Card.card(59, Timing.AFTER)
          .named("On ne vit que deux fois", "You Only Live Twice")
          .text(
              "Une de vos pièces prises, sauf la dame, revient sur une case libre où elle pouvait"
                  + " être au début.",
              "One of your captured pieces, but not the queen, returns to a free square where it"
                  + " could have stood at the start.")
          .told(
              "Une pièce que les {self} ont perdue, sauf la dame, revient sur une case libre où"
                  + " elle pouvait être au début.",
              "A piece that {self} has lost, but not the queen, returns to a free square where it"
                  + " could have stood at the start.")
          .worth(60)
          .dead(m -> returning(m, LIVING_TWICE) == 0)
          .ask(
              new Ask.Letter(
                  (m, _) -> captured(m, LIVING_TWICE),
                  new Words(
                      "une de vos pièces prises : p, n, b ou r",
                      "one of your captured pieces: p, n, b or r")))
          .pick(home((m, p) -> Squares.home(Acts.letter(p, 0), m.by())))
          .does((m, p) ->
              Change.of(Acts.returned(m, Acts.letter(p, 0), p.square(1))).landing(p.square(1)));

  private static final Card REPRISALS =
      Card.card(61, Timing.ON_LOSS)
          .named("Représailles", "Reprisals")
          .text(
              "Un coup ordinaire vient de vous prendre une pièce, pas un pion : un pion adverse est"
                  + " pris à son tour.",
              "An ordinary move has just captured one of your pieces, not a pawn: an enemy pawn is"
                  + " captured in return.")
          .told(
              "Un coup ordinaire vient de prendre aux {self} une pièce, pas un pion : un pion des"
                  + " {opp} est pris à son tour.",
              "An ordinary move has just captured one of {self}’s pieces, not a pawn: one of"
                  + " {opp}’s pawns is captured in return.")
          .worth(60)
          .dead(m -> !Losses.canLose(m))
          .need(Losses.NO_LOSS.fr(), Losses.NO_LOSS.en(), Losses::lost)
          .piece(enemy().and(type(PAWN)).and(notRoyal()))
          .does(Acts.take());

  /** An enemy pawn in your half changes sides. */
  private static final Card BETRAYAL =
      Card.card(64, Timing.BEFORE)
          .named("Trahison", "Betrayal")
          .text(
              "Un pion adverse entré dans votre moitié change de camp. Puis vous jouez.",
              "An enemy pawn that stands in your half changes sides. Then you move.")
          .told(
              "Un pion des {opp} entré dans la moitié des {self} change de camp. Puis les {self}"
                  + " jouent.",
              "One of {opp}’s pawns that stands in {self}’s half changes sides. Then {self} moves.")
          .worth(60)
          .alive(enemy().and(type(PAWN)).and(notRoyal()))
          .pick(enemy().and(type(PAWN)).and(notRoyal()).and(half()))
          .does((m, p) -> m.change(Edits.owned(m.board(), p.square(0), m.by())));

  /** An enemy pawn goes back one or two free squares on its file. */
  private static final Card FRIGHT =
      Card.card(67, Timing.AFTER)
          .named("Frayeur", "Fright")
          .text(
              "Un pion adverse recule d’une ou deux cases libres.",
              "An enemy pawn goes back one or two free squares.")
          .told(
              "Un pion des {opp} recule d’une ou deux cases libres.",
              "One of {opp}’s pawns goes back one or two free squares.")
          .worth(22)
          .alive(enemy().and(type(PAWN)))
          .pick(
              enemy()
                  .and(type(PAWN))
                  .and(
                      that(
                          "un pion qui a une case libre derrière lui",
                          "a pawn with a free square behind it",
                          (m, _) -> retreating(m))))
          .ask(
              new Ask.Any(
                  (m, p, out) -> {
                    if (free(m, p.square(0), 1)) out.add(Choice.number(1));
                    if (free(m, p.square(0), 2)) out.add(Choice.number(2));
                  },
                  new Words("1 ou 2, autant de cases libres", "1 or 2, as many free squares")))
          .does((m, p) -> Acts.relocated(m, p.square(0), back(m, p.square(0), p.get(1).number())));

  private static int back(Moment m, int from, int steps) {
    return Pawns.step(from, 0, -Pawns.forward(m.pieces().owner(from)), steps);
  }

  private static boolean free(Moment m, int from, int steps) {
    for (int i = 1; i <= steps; i++) {
      int at = back(m, from, i);
      if (at < 0 || (m.board().blocked() >>> at & 1) != 0) return false;
    }
    return true;
  }

  private static long retreating(Moment m) {
    long out = 0;
    for (long left = m.pieces().pawns(); left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      if (free(m, at, 1)) out |= 1L << at;
    }
    return out;
  }

  /** The piece just captured comes back in the place of a pawn. */
  private static final Card STRAW_MAN =
      Card.card(26, Timing.ON_MOVE)
          .named("Homme de paille", "Straw Man")
          .text(
              "La pièce qu’on vient de vous prendre revient à la place d’un de vos pions, qui est"
                  + " perdu pour elle.",
              "The piece you have just lost comes back on the square of one of your pawns, which is"
                  + " lost instead.")
          .told(
              "La pièce que les {self} viennent de perdre revient à la place d’un de leurs pions,"
                  + " qui est perdu pour elle.",
              "The piece {self} has just lost comes back on the square of one of {self}’s pawns,"
                  + " which is lost instead.")
          .worth(60)
          .must(
              "L’adversaire ne vient pas de vous prendre une pièce.",
              "Your opponent has not just captured a piece of yours.",
              m -> Losses.taken(m).isPresent())
          .piece(strict().and(type(Component.PAWN)).and(notRoyal()))
          .does((m, p) -> {
            Piece piece = Losses.taken(m).orElseThrow();
            int at = p.square(0);
            Scene s = m.scene().taking(at, m.by().other());
            Position board = Edits.with(s.board(), at, piece);
            return Change.of(s.board(board).lost(s.lost().returning(piece))).landing(at);
          });

  static final List<Card> ALL =
      List.of(AMBITION, BOMB, DISINTEGRATION, EXILE, TWICE, REPRISALS, BETRAYAL, FRIGHT, STRAW_MAN);
}
