package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.corner;
import static fr.zizanie.rules.ironpond.ask.Squares.empty;
import static fr.zizanie.rules.ironpond.ask.Squares.enemy;
import static fr.zizanie.rules.ironpond.ask.Squares.not;
import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;
import static fr.zizanie.rules.ironpond.ask.Squares.strict;
import static fr.zizanie.rules.ironpond.ask.Squares.that;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Trap;
import java.util.List;

/** Cards whose effect lasts: on a piece, on a square, on a turn or on the whole board. */
final class Lasting {
  private Lasting() {}

  private static Change marked(Moment m, Marks marks) {
    return m.change(m.board().marks(marks));
  }

  /** An enemy piece stands in a corner and can't move next turn. */
  private static final Card DUNCE =
      Card.card(2, Timing.AFTER)
          .named("Bonnet d’âne", "Dunce Cap")
          .text(
              "Une pièce adverse, mais pas le roi, part au piquet dans un coin libre. Elle n’en"
                  + " bouge pas au prochain tour de l’adversaire.",
              "An enemy piece, but not the king, is sent to stand in a free corner. It may not move"
                  + " on your opponent’s next turn.")
          .told(
              "Une pièce des {opp}, mais pas le roi, part au piquet dans un coin libre. Elle n’en"
                  + " bouge pas au prochain tour des {opp}.",
              "One of {opp}’s pieces, but not the king, is sent to stand in a free corner. It may"
                  + " not move on {opp}’s next turn.")
          .trait(Trait.BRIEF)
          .worth(22)
          .piece(enemy().and(notRoyal()))
          .pick(corner().and(empty()))
          .does((m, p) -> {
            Change c = Acts.relocated(m, p.square(0), p.square(1));
            Position b = c.scene().board();
            Marks marks = b.marks();
            return c.scene(
                c.scene().board(b.marks(marks.stuck(marks.stuck() | 1L << p.square(1)))));
          });

  /** An enemy piece, neither royal nor queen, becomes neutral. */
  private static final Card NEUTRALITY =
      Card.card(8, Timing.AFTER)
          .named("Neutralité", "Neutrality")
          .text(
              "Une pièce adverse, ni roi ni dame, devient neutre : chacun la joue à son tour, et"
                  + " elle prend dans les deux camps.",
              "An enemy piece, neither king nor queen, turns neutral: each player may move it in"
                  + " turn, and it captures pieces of both sides.")
          .told(
              "Une pièce des {opp}, ni roi ni dame, devient neutre : chacun la joue à son tour, et"
                  + " elle prend dans les deux camps.",
              "One of {opp}’s pieces, neither king nor queen, turns neutral: each player may move"
                  + " it in turn, and it captures pieces of both sides.")
          .worth(60)
          .piece(enemy().and(notRoyal()).and(not(Component.QUEEN)))
          .does((m, p) -> m.change(Edits.neutral(m.board(), p.square(0), true)));

  private static Card trap(int number) {
    return Card.card(number, Timing.AFTER)
        .pick(
            that(
                "une case vide ou tenue par une pièce à vous",
                "a square that is empty or holds a piece of your own",
                (m, _) -> ~m.board().blocked() | m.board().strictly(m.by())))
        .does((m, p) -> Change.of(m.scene().arming(new Trap(m.by(), number, p.square(0), false))));
  }

  /** An empty square is gone, and traps there are void (R36). */
  private static final Card HOLE =
      Card.card(25, Timing.AFTER)
          .named("Trou noir", "Black Hole")
          .text(
              "Une case vide disparaît jusqu’à la fin : personne ne s’y arrête ni ne la traverse.",
              "An empty square is gone for the rest of the game: nobody stops on it or crosses it.")
          .worth(22)
          .pick(empty())
          .does((m, p) -> Acts.holed(m, p.square(0)));

  /** A knight becomes a camel. */
  private static final Card CAMEL =
      Card.card(29, Timing.AFTER)
          .named("Chameau", "Camel")
          .text(
              "Un de vos cavaliers devient chameau : il saute désormais de trois cases sur deux.",
              "One of your knights becomes a camel: from now on it leaps three squares by two.")
          .told(
              "Un cavalier des {self} devient chameau : il saute désormais de trois cases sur"
                  + " deux.",
              "One of {self}’s knights becomes a camel: from now on it leaps three squares by two.")
          .worth(12)
          .piece(strict().and(that("un cavalier", "a knight", (m, _) -> m.pieces().knights())))
          .does((m, p) -> m.change(Edits.camel(m.board(), p.square(0))));

  /** Another piece becomes the royal; the king is a prince. */
  private static final Card COUP =
      Card.card(41, Timing.AFTER)
          .named("Coup d’État", "Coup")
          .text(
              "Votre roi n’est plus qu’un prince. Une autre de vos pièces, ni dame ni tour, devient"
                  + " celle qu’il faut mater.",
              "Your king is a mere prince now. Another of your pieces, neither queen nor rook,"
                  + " becomes the one to mate.")
          .told(
              "Le roi des {self} n’est plus qu’un prince. Une autre de leurs pièces, ni dame ni"
                  + " tour, devient celle qu’il faut mater.",
              "{self}’s king is a mere prince now. Another of {self}’s pieces, neither queen nor"
                  + " rook, becomes the one to mate.")
          .worth(22)
          .must("Votre roi est absent.", "Your king is away.", m -> m.board().royal(m.by()) >= 0)
          .piece(strict().and(notRoyal()).and(not(Component.QUEEN)).and(not(Component.ROOK)))
          .does((m, p) -> m.change(Edits.crowned(m.board(), p.square(0))));

  /** A piece becomes a magnet. */
  private static final Card MAGNET =
      Card.card(53, Timing.AFTER)
          .named("Magnétisme", "Magnetism")
          .text(
              "Une de vos pièces devient aimant : tant qu’elle ne bouge pas, personne ne bouge sur"
                  + " les huit cases autour d’elle.",
              "One of your pieces becomes a magnet: as long as it stays, nobody on the eight"
                  + " squares around it can move.")
          .told(
              "Une pièce des {self} devient aimant : tant qu’elle ne bouge pas, personne ne bouge"
                  + " sur les huit cases autour d’elle.",
              "One of {self}’s pieces becomes a magnet: as long as it stays, nobody on the eight"
                  + " squares around it can move.")
          .worth(22)
          .pick(
              strict()
                  .and(
                      that(
                          "une pièce qui n’est pas déjà un aimant",
                          "a piece that is no magnet yet",
                          (m, _) -> ~m.board().marks().magnets())))
          .does((m, p) -> {
            Marks marks = m.board().marks();
            return marked(m, marks.magnets(marks.magnets() | 1L << p.square(0)));
          });

  /** The piece just moved can't be captured next turn. */
  private static final Card SHIELD =
      Card.card(63, Timing.AFTER)
          .named("Bouclier", "Shield")
          .text(
              "La pièce que vous venez de jouer ne peut être prise au prochain tour de"
                  + " l’adversaire.",
              "The piece you have just moved cannot be captured on your opponent’s next turn.")
          .told(
              "La pièce que les {self} viennent de jouer ne peut être prise au prochain tour des"
                  + " {opp}.",
              "The piece {self} has just moved cannot be captured on {opp}’s next turn.")
          .trait(Trait.BRIEF)
          .worth(22)
          .must(
              "La pièce que vous venez de jouer n’est plus là.",
              "The piece you have just moved is gone.",
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
      Card.card(69, Timing.AFTER)
          .named("Peuple en marche", "People on the March")
          .text(
              "Jusqu’à la fin, les pions avancent en diagonale et prennent tout droit. Jouée de"
                  + " nouveau, la carte remet tout en ordre.",
              "For the rest of the game pawns advance diagonally and capture straight ahead. Played"
                  + " again, the card restores the old way.")
          .worth(12)
          .does((m, _) -> {
            Marks marks = m.board().marks();
            return m.change(m.board().marks(marks.reversed(!marks.reversed())).passed(0));
          });

  static final List<Card> ALL =
      List.of(
          DUNCE,
          NEUTRALITY,
          trap(12)
              .named("Trappe", "Trapdoor")
              .text(
                  "Vous notez en secret une case vide ou tenue par une de vos pièces. La première"
                      + " pièce adverse qui s’y arrête quitte le jeu ; un roi reste.",
                  "You secretly note a square that is empty or holds your own piece. The first"
                      + " enemy piece that stops there leaves the game; a king stays.")
              .told(
                  "Les {self} notent en secret une case vide ou tenue par une de leurs pièces. La"
                      + " première pièce des {opp} qui s’y arrête quitte le jeu ; un roi reste.",
                  "{self} secretly notes a square that is empty or holds one of {self}’s pieces."
                      + " The first of {opp}’s pieces to stop there leaves the game; a king stays.")
              .trait(Trait.SECRET)
              .worth(40),
          HOLE,
          trap(28)
              .named("Attentat", "Bomb Plot")
              .text(
                  "Vous notez en secret une case vide ou tenue par une de vos pièces. La première"
                      + " pièce adverse qui s’y arrête saute et quitte le jeu ; un roi reste.",
                  "You secretly note a square that is empty or holds your own piece. The first"
                      + " enemy piece that stops there blows up and leaves the game; a king stays.")
              .told(
                  "Les {self} notent en secret une case vide ou tenue par une de leurs pièces. La"
                      + " première pièce des {opp} qui s’y arrête saute et quitte le jeu ; un roi"
                      + " reste.",
                  "{self} secretly notes a square that is empty or holds one of {self}’s pieces."
                      + " The first of {opp}’s pieces to stop there blows up and leaves the game; a"
                      + " king stays.")
              .trait(Trait.SECRET)
              .worth(40),
          CAMEL,
          COUP,
          MAGNET,
          SHIELD,
          MARCH);
}
