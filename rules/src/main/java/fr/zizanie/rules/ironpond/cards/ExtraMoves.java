package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.own;
import static fr.zizanie.rules.ironpond.ask.Squares.type;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.chess.ChessMove;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Scene;
import java.util.List;
import java.util.Optional;

/** Cards that let the piece just moved move once more (18, 50, 51). */
final class ExtraMoves {
  private ExtraMoves() {}

  private static Card again(int number, Component type, String fr, String en) {
    return Card.card(number, Timing.AFTER)
        .alive(own().and(type(type)))
        .need(fr, en, m -> m.deed().filter(d -> moved(m, d, type)).isPresent())
        .ask(
            new Ask.Any(
                ExtraMoves::moves,
                new Words(
                    "un second coup légal de la même pièce",
                    "a second legal move of the same piece")))
        .does(ExtraMoves::move);
  }

  /**
   * An ordinary move without capture, in the way of that type, of a piece that was of it before (no
   * pawn that has just promoted) and still stands.
   */
  private static boolean moved(Moment m, Deed d, Component type) {
    return d.kind() == Deed.Kind.MOVE
        && d.taken().isEmpty()
        && d.castled() < 0
        && d.at() >= 0
        && (m.pieces().type(type) >>> d.at() & 1) != 0
        && (d.before().board().pieces().type(type) >>> d.from() & 1) != 0
        && inTheWayOf(
            type,
            Math.abs((d.to() & 7) - (d.from() & 7)),
            Math.abs((d.to() >> 3) - (d.from() >> 3)));
  }

  private static boolean inTheWayOf(Component type, int dx, int dy) {
    return switch (type) {
      case BISHOP -> dx == dy;
      case ROOK -> dx == 0 || dy == 0;
      default -> dx != 0 && dy != 0 && (dx * dx + dy * dy == 5 || dx * dx + dy * dy == 13);
    };
  }

  private static void moves(Moment m, Picks p, Choices out) {
    int at = m.deed().map(Deed::at).orElse(-1);
    var all = new Choices();
    Legal.moves(m.board(), all);
    // The other royal may stand in check from the first move.
    for (int i = 0; i < all.size(); i++)
      if (all.get(i).a() == at && (m.pieces().royals() >>> all.get(i).b() & 1) == 0)
        out.add(all.code(i));
  }

  private static Change move(Moment m, Picks p) {
    Choice move = p.get(0);
    Position board = m.board();
    int victim = board.victim(move.a(), move.b());
    Optional<Piece> taken = victim < 0 ? Optional.empty() : board.piece(victim);
    Scene s = m.scene().board(ChessMove.displaced(board, move));
    if (taken.isPresent()) {
      Piece piece = taken.get();
      s = s.lost(piece.owner() == m.by() ? s.lost().dropping(piece) : s.lost().taking(piece));
    }
    return Change.of(s, move.a(), move.b(), taken);
  }

  static final List<Card> ALL =
      List.of(
          again(
                  18,
                  Component.KNIGHT,
                  "Il faut avoir joué un cavalier, sans prendre.",
                  "A knight must just have moved, without capturing.")
              .named("Derby", "Derby")
              .text(
                  "Le cavalier que vous venez de jouer rejoue aussitôt, s’il n’a rien pris.",
                  "The knight you have just moved moves again at once, if it captured nothing.")
              .told(
                  "Le cavalier que les {self} viennent de jouer rejoue aussitôt, s’il n’a rien"
                      + " pris.",
                  "The knight {self} has just moved moves again at once, if it captured nothing.")
              .worth(40),
          again(
                  50,
                  Component.BISHOP,
                  "Il faut avoir joué un fou, sans prendre.",
                  "A bishop must just have moved, without capturing.")
              .named("Amphétamines", "Amphetamines")
              .text(
                  "Le fou que vous venez de jouer rejoue aussitôt, s’il n’a rien pris.",
                  "The bishop you have just moved moves again at once, if it captured nothing.")
              .told(
                  "Le fou que les {self} viennent de jouer rejoue aussitôt, s’il n’a rien pris.",
                  "The bishop {self} has just moved moves again at once, if it captured nothing.")
              .worth(40),
          again(
                  51,
                  Component.ROOK,
                  "Il faut avoir joué une tour, sans prendre ni roquer.",
                  "A rook must just have moved, without capturing or castling.")
              .named("Double tour", "Double Rook")
              .text(
                  "La tour que vous venez de jouer rejoue aussitôt, si elle n’a rien pris.",
                  "The rook you have just moved moves again at once, if it captured nothing.")
              .told(
                  "La tour que les {self} viennent de jouer rejoue aussitôt, si elle n’a rien"
                      + " pris.",
                  "The rook {self} has just moved moves again at once, if it captured nothing.")
              .worth(40));
}
