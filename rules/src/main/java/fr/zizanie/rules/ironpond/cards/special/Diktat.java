package fr.zizanie.rules.ironpond.cards.special;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Ask;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Order;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.List;

/** The opponent must move a piece of the type named (Iron Pond, card 36). */
public final class Diktat {
  /** What may be ordered. */
  public static final List<Component> TYPES =
      List.of(Component.PAWN, Component.KNIGHT, Component.BISHOP, Component.ROOK);

  public static final Card CARD =
      Card.card(36, Timing.AFTER)
          .named("Diktat", "Diktat")
          .text(
              "Vous nommez pion, cavalier, fou ou tour : c’est ce que l’adversaire doit jouer à son"
                  + " prochain tour.",
              "You name pawn, knight, bishop or rook: that is what your opponent must move next"
                  + " turn.")
          .told(
              "Les {self} nomment pion, cavalier, fou ou tour : c’est ce que les {opp} doivent"
                  + " jouer à leur prochain tour.",
              "{self} names pawn, knight, bishop or rook: that is what {opp} must move next turn.")
          .trait(Trait.ORDERS)
          .worth(22)
          .dead(Diktat::nobodyToOrder)
          .ask(
              new Ask.Any(
                  Diktat::orders,
                  new Words(
                      "p, n, b ou r : une pièce que l’adversaire peut jouer",
                      "p, n, b or r: a piece that the opponent can move")))
          .does((m, p) -> m.change(m.board().marks(ordered(m, Acts.letter(p, 0)))));

  /** What is told whose move disobeys. */
  public static final Words DISOBEYED =
      new Words(
          "Le Diktat ordonne de jouer une autre sorte de pièce.",
          "Diktat orders you to move another kind of piece.");

  private Diktat() {}

  /** {@return the pieces that it lets their player choose as the move} */
  public static Squares allowed() {
    return Squares.that(
        "une pièce du type ordonné par le Diktat",
        "a piece of the type that Diktat orders",
        (m, _) -> ~m.board().marks().barred(m.by(), m.pieces()));
  }

  /** Whether the opponent moves no piece of a type that may be ordered. */
  private static boolean nobodyToOrder(Moment m) {
    long theirs = m.board().strictly(m.by().other()) | m.board().marks().neutral();
    long ordered = 0;
    for (Component type : TYPES) ordered |= m.pieces().type(type);
    return (theirs & ordered) == 0;
  }

  private static Marks ordered(Moment m, Component type) {
    return m.board().marks().diktat(new Order.Must(m.by().other(), type));
  }

  private static void orders(Moment m, Picks p, Choices out) {
    for (Component c : TYPES)
      if (Legal.canMove(m.board().marks(ordered(m, c)).turned())) out.add(Word.of(c).choice());
  }
}
