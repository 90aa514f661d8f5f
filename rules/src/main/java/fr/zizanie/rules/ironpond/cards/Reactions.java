package fr.zizanie.rules.ironpond.cards;

import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;
import static fr.zizanie.rules.ironpond.ask.Squares.strict;
import static fr.zizanie.rules.ironpond.ask.Squares.type;

import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.card.Losses;
import fr.zizanie.rules.ironpond.card.Special;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Scene;
import java.util.List;

/** Cards that answer what the opponent has just done. */
final class Reactions {
  private Reactions() {}

  /** The opponent's move doesn't count; he makes another. */
  private static Card cancel(int number) {
    return Card.card(number, Timing.ON_MOVE)
        .must(
            "L’adversaire ne vient pas de jouer un coup.",
            "Your opponent has not just made a move.",
            m -> m.deed().filter(Reactions::isTheMove).isPresent())
        .need(
            "L’adversaire n’a pas d’autre coup légal.",
            "Your opponent has no other legal move.",
            m -> m.deed().filter(d -> another(m, d)).isPresent())
        .does((m, _) -> Change.of(m.deed().orElseThrow().before()))
        .special(Special.Plain.CANCEL_MOVE);
  }

  private static boolean isTheMove(Deed d) {
    return d.kind() != Deed.Kind.EXTRA;
  }

  private static boolean another(Moment m, Deed d) {
    int squares = d.from() < 0 ? -1 : d.from() << 8 | d.to();
    return Fundamental.canMove(d.before().board(), m.story().barring(squares));
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

  /** The opponent's checking move is taken back and his turn is over. */
  private static final Card RIOT_SQUAD =
      Card.card(33, Timing.ON_CHECK)
          .named("Anti gang", "Riot Squad")
          .text(
              "L’adversaire vient de vous mettre en échec, même mat : son coup est repris et il ne"
                  + " joue rien d’autre.",
              "Your opponent’s move has just given check, even mate: it is taken back and he plays"
                  + " nothing else.")
          .trait(Trait.REWINDS)
          .worth(70)
          .must(
              "Aucun coup de l’adversaire ne vient de vous mettre en échec.",
              "No move of your opponent has just given check.",
              m -> m.deed().filter(Reactions::isTheMove).isPresent() && after(m).inCheck(m.by()))
          .does((m, _) -> Change.of(passed(m, m.deed().orElseThrow().before())))
          .special(Special.Plain.CANCEL_TURN);

  private static Position after(Moment m) {
    return m.passes() ? m.board().turned() : m.board();
  }

  /** While the opponent's turn still runs it passes later; when it is over the rewind passes it. */
  private static Scene passed(Moment m, Scene undone) {
    Scene before = undone.unmoved();
    return m.passes() ? before : before.board(before.board().turned()).chrono(false);
  }

  /** The attacked piece stays and the attacker is lost. */
  private static final Card SELF_DEFENCE =
      Card.card(66, Timing.ON_CAPTURE)
          .named("Autodéfense", "Self-Defence")
          .text(
              "La pièce que l’adversaire vient de prendre se défend : elle reste, et c’est"
                  + " l’attaquant qui est perdu. Pas contre un roi.",
              "The piece your opponent just captured fights back: it stays, and the attacker is"
                  + " lost. Not against a king.")
          .trait(Trait.REWINDS)
          .worth(120)
          .must(
              "L’adversaire ne vient pas de prendre une de vos pièces par un coup.",
              "Your opponent has not just captured a piece of yours by a move.",
              m -> Losses.taken(m).isPresent() && m.deed().orElseThrow().kind() == Deed.Kind.MOVE)
          .need(
              "C’est une pièce royale qui a pris.",
              "It was a royal that captured.",
              m -> m.deed().filter(d -> !royal(d)).isPresent())
          .does((m, _) -> {
            Deed d = m.deed().orElseThrow();
            return Change.of(passed(m, d.before().taking(d.from(), m.by())));
          })
          .special(Special.Plain.DEFEND);

  private static boolean royal(Deed d) {
    return d.from() < 0 || (d.before().board().pieces().royals() >>> d.from() & 1) != 0;
  }

  private static Card no(int number) {
    return Card.card(number, Timing.ON_CARD).special(Special.Plain.CANCEL_CARD);
  }

  static final List<Card> ALL =
      List.of(
          cancel(1)
              .named("Contrordre", "Countermand")
              .text(
                  "Le coup que l’adversaire vient de jouer ne compte pas. Il en joue un autre, de"
                      + " la même pièce s’il veut.",
                  "The move your opponent just made does not count. He makes another one, with the"
                      + " same piece if he likes.")
              .trait(Trait.REWINDS)
              .worth(90),
          cancel(13)
              .named("Cassation", "Quashed")
              .text(
                  "Le coup que l’adversaire vient de jouer est cassé. Il en joue un autre, de la"
                      + " même pièce s’il veut.",
                  "The move your opponent just made is quashed. He makes another one, with the same"
                      + " piece if he likes.")
              .trait(Trait.REWINDS)
              .worth(90),
          cancel(14)
              .named("Annulation", "Annulment")
              .text(
                  "Le coup que l’adversaire vient de jouer est nul et non avenu. Il en joue un"
                      + " autre, de la même pièce s’il veut.",
                  "The move your opponent just made is void. He makes another one, with the same"
                      + " piece if he likes.")
              .trait(Trait.REWINDS)
              .worth(90),
          STRAW_MAN,
          no(32)
              .named("Pas question", "No Way")
              .text(
                  "La carte que l’adversaire vient de jouer n’a aucun effet.",
                  "The card your opponent just played has no effect.")
              .trait(Trait.ANNULS)
              .worth(70),
          RIOT_SQUAD,
          Card.card(34, Timing.ON_CARD)
              .named("Vautour", "Vulture")
              .text(
                  "La carte que l’adversaire vient de jouer fait son effet, puis passe dans votre"
                      + " main.",
                  "The card your opponent just played takes effect, then joins your hand.")
              .trait(Trait.TAKES_OVER)
              .worth(60)
              .special(Special.Plain.TAKE_CARD),
          no(39)
              .named("Non", "No")
              .text(
                  "La carte que l’adversaire vient de jouer n’a aucun effet.",
                  "The card your opponent just played has no effect.")
              .trait(Trait.ANNULS)
              .worth(70),
          no(42)
              .named("Que nenni", "Nay")
              .text(
                  "La carte que l’adversaire vient de jouer n’a aucun effet.",
                  "The card your opponent just played has no effect.")
              .trait(Trait.ANNULS)
              .worth(70),
          no(52)
              .named("Niet", "Niet")
              .text(
                  "La carte que l’adversaire vient de jouer n’a aucun effet.",
                  "The card your opponent just played has no effect.")
              .trait(Trait.ANNULS)
              .worth(70),
          SELF_DEFENCE);
}
