package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;
import static fr.zizanie.rules.ironpond.ask.Squares.strict;
import static fr.zizanie.rules.ironpond.ask.Squares.type;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.card.Special;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Man;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Scene;
import java.util.List;
import java.util.Optional;

/** Cards that answer what the opponent has just done. */
final class Reactions {
  static final Words NO_LOSS =
      new Words(
          "L’adversaire ne vient pas de vous prendre par un coup ordinaire autre chose qu’un pion.",
          "Your opponent has not just captured more than a pawn of yours by an ordinary move.");

  private Reactions() {}

  /** The opponent's move doesn't count; he makes another. */
  private static Card cancel(int number) {
    return Card.card(number, Timing.R_MOVE)
        .need(
            "L’adversaire ne vient pas de jouer un coup.",
            "Your opponent has not just made a move.",
            m -> m.deed().filter(Reactions::isTheMove).isPresent())
        .need(
            "L’adversaire n’a pas d’autre coup légal.",
            "Your opponent has no other legal move.",
            m -> m.deed().filter(d -> another(m, d)).isPresent())
        .does((m, _) -> Change.of(m.deed().orElseThrow().before()))
        .special(Special.CANCEL_MOVE);
  }

  private static boolean isTheMove(Deed d) {
    return d.kind() != Deed.Kind.EXTRA;
  }

  private static boolean another(Moment m, Deed d) {
    int squares = d.from() < 0 ? -1 : d.from() << 8 | d.to();
    return Fundamental.canMove(d.before().board(), m.story().barring(squares));
  }

  /** The man just captured comes back in the place of a pawn. */
  private static final Card STRAW_MAN =
      Card.card(26, Timing.R_MOVE)
          .need(
              "L’adversaire ne vient pas de vous prendre une pièce.",
              "Your opponent has not just captured a man of yours.",
              m -> taken(m).isPresent())
          .man(strict().and(type(Component.PAWN)).and(notRoyal()))
          .does((m, p) -> {
            Man man = taken(m).orElseThrow();
            int at = p.square(0);
            Scene s = m.scene().taking(at, m.by().other());
            Position board = Edits.with(s.board(), at, man);
            return Change.of(s.board(board).lost(s.lost().returning(man))).landing(at);
          });

  /** The man that the last deed took from the one who reacts. */
  private static Optional<Man> taken(Moment m) {
    return m.deed().flatMap(Deed::taken).filter(man -> man.owner() == m.by());
  }

  /** Whether an ordinary move has taken more than a pawn (R29). */
  static boolean lost(Moment m) {
    return m.deed().filter(d -> d.kind() == Deed.Kind.MOVE).isPresent()
        && taken(m)
            .filter(man -> man.components().stream().anyMatch(c -> c != Component.PAWN))
            .isPresent();
  }

  /** The opponent's checking move is taken back and his turn is over. */
  private static final Card RIOT_SQUAD =
      Card.card(33, Timing.R_CHK)
          .need(
              "Aucun coup de l’adversaire ne vient de vous mettre en échec.",
              "No move of your opponent has just given check.",
              m -> m.deed().filter(Reactions::isTheMove).isPresent() && after(m).inCheck(m.by()))
          .does((m, _) -> Change.of(passed(m, m.deed().orElseThrow().before())))
          .special(Special.CANCEL_TURN);

  private static Position after(Moment m) {
    return m.passes() ? m.board().turned() : m.board();
  }

  /** While the opponent's turn still runs it passes later; when it is over the rewind passes it. */
  private static Scene passed(Moment m, Scene undone) {
    Scene before = undone.unmoved();
    return m.passes() ? before : before.board(before.board().turned()).chrono(false);
  }

  /** The attacked man stays and the attacker is lost. */
  private static final Card SELF_DEFENCE =
      Card.card(66, Timing.R_CAP)
          .need(
              "L’adversaire ne vient pas de prendre une de vos pièces par un coup.",
              "Your opponent has not just captured a man of yours by a move.",
              m -> taken(m).isPresent() && m.deed().orElseThrow().kind() == Deed.Kind.MOVE)
          .need(
              "C’est une pièce royale qui a pris.",
              "It was a royal that captured.",
              m -> m.deed().filter(d -> !royal(d)).isPresent())
          .does((m, _) -> {
            Deed d = m.deed().orElseThrow();
            return Change.of(passed(m, d.before().taking(d.from(), m.by())));
          })
          .special(Special.DEFEND);

  private static boolean royal(Deed d) {
    return d.from() < 0 || (d.before().board().men().royals() >>> d.from() & 1) != 0;
  }

  private static final Card BROKEN_FACES =
      Card.card(57, Timing.R_LOSS)
          .need(NO_LOSS.fr(), NO_LOSS.en(), Reactions::lost)
          .need("La pioche est vide.", "The pile is empty.", m -> !m.facts().pileEmpty())
          .special(Special.SEARCH);

  private static Card no(int number) {
    return Card.card(number, Timing.R_CARD).special(Special.CANCEL_CARD);
  }

  static final List<Card> ALL =
      List.of(
          cancel(1),
          cancel(13),
          cancel(14),
          STRAW_MAN,
          no(32),
          RIOT_SQUAD,
          Card.card(34, Timing.R_CARD).special(Special.TAKE_CARD),
          no(39),
          no(42),
          no(52),
          BROKEN_FACES,
          SELF_DEFENCE);
}
