package fr.zizanie.rules.ironpond.cards.special;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Landings;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Frame.Pick;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.Optional;

/**
 * The king leaves the board until the next turn, which begins with its return (Iron Pond, card 68).
 */
public final class Regency {
  public static final Card CARD =
      Card.card(68, Timing.BEFORE)
          .named("Régence", "Regency")
          .text(
              "Votre roi quitte l’échiquier pour un tour. Avant votre prochain coup, il revient sur"
                  + " une case libre et sûre du bord.",
              "Your king leaves the board for a turn. Before your next move it returns to a free"
                  + " and safe square of the edge.")
          .told(
              "Le roi des {self} quitte l’échiquier pour un tour. Avant leur prochain coup, il"
                  + " revient sur une case libre et sûre du bord.",
              "{self}’s king leaves the board for a turn. Before {self}’s next move it returns to a"
                  + " free and safe square of the edge.")
          .trait(Trait.DEPARTS)
          .worth(40)
          .must(
              "Votre roi est déjà absent.",
              "Your king is away already.",
              m -> m.board().royal(m.by()) >= 0)
          .does((m, _) -> Change.of(departed(m)));

  /** What is told who does something else before the return. */
  public static final Words RETURN_FIRST =
      new Words(
          "Votre roi doit d’abord revenir : place et une case du bord.",
          "Your king must come back first: place and a square of the edge.");

  /** What the word must meet that begins a return. */
  public static final Conditions<Pick> RETURNS =
      Conditions.of(
          Condition.<Pick>of(
                  CARD.face().rule(),
                  p -> p.s().top() instanceof Frame.Ready && p.s().now().placing(),
                  "Votre roi n’est pas absent.",
                  "Your king is not away.")
              .always(),
          Condition.of(
              CARD.face().rule(),
              p -> returns(p.s()),
              "Aucune case du bord n’est libre et hors d’atteinte.",
              "No square of the edge is free and safe."));

  /** What the square of a return must meet. */
  public static final Conditions<Pick> SQUARES =
      Conditions.of(
          Condition.<Pick>of(
                  CARD.face().rule(),
                  p ->
                      p.choice().kind() == Choice.Kind.SQUARE
                          && (free(p.s()) >>> p.choice().a() & 1) != 0,
                  "Il faut une case du bord, libre et hors d’atteinte.",
                  "A free and safe square of the edge is needed.")
              .always(),
          Condition.of(CARD.face().rule(), p -> safe(p.s(), p.choice().a()), Regency::unsafe));

  private Regency() {}

  private static Scene departed(Moment m) {
    int at = m.board().royal(m.by());
    Piece king = m.scene().piece(at);
    long rights = m.board().castling() & ~m.pieces().of(m.by());
    var board = Edits.without(m.board(), at).castling(rights);
    return m.scene().board(board).away(m.scene().away().with(m.by(), Optional.of(king)));
  }

  /** {@return whether the royal of the seat to move may come back anywhere} */
  public static boolean returns(IronPondState s) {
    for (long left = free(s); left != 0; left &= left - 1)
      if (safe(s, Long.numberOfTrailingZeros(left))) return true;
    return false;
  }

  /** {@return the state in which the royal of the seat to move has come back} */
  public static IronPondState returned(IronPondState s, int at) {
    Seat by = s.now().by();
    Scene away = s.scene();
    Scene back = away.board(back(s, at)).away(away.away().with(by, Optional.empty()));
    return s.scene(Landings.sprung(back, at, by).fresh())
        .now(s.now().placed())
        .based(new Frame.Ready(false));
  }

  private static long free(IronPondState s) {
    return Squares.EDGE & ~s.scene().board().blocked();
  }

  private static Position back(IronPondState s, int at) {
    Piece royal = s.scene().away().of(s.now().by()).orElseThrow();
    return Edits.with(s.scene().board(), at, royal);
  }

  /** A usurper could otherwise come back with the other royal to take. */
  private static boolean safe(IronPondState s, int at) {
    Position back = back(s, at);
    return !back.inCheck(Seat.FIRST) && !back.inCheck(Seat.SECOND);
  }

  private static Words unsafe(Pick p) {
    String at = Board8.name(p.choice().a());
    return new Words(
        "Votre roi ne revient pas en " + at + " : il faut une case hors d’atteinte.",
        "Your king cannot come back on " + at + ": a safe square is needed.");
  }
}
