package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Printed;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.List;

/** What a point, corner, edge, block or chain that a card chooses must meet. */
final class PointRules {
  /** What a card wants of its pick is in the card. */
  static final String NAMED = "Tsunami, 3.4.13";

  private PointRules() {}

  static final Condition<Attempt> STONE =
      Condition.<Attempt>of(
              NAMED,
              a -> !a.stones().empty(a.at()),
              a -> a.words("Il n’y a pas de pierre en @.", "There is no stone on @."))
          .always();

  static final Condition<Attempt> VACANT =
      Condition.of(
          NAMED,
          a -> a.stones().empty(a.at()),
          a -> a.words("Il y a déjà une pierre en @.", "There is a stone on @."));

  private static final Condition<Attempt> LADEN =
      Condition.of(
          "Tsunami, 3.4.9",
          a -> !removed(a).isEmpty(),
          a -> a.words("« $ » n’y enlèverait rien.", "\"$\" would remove nothing there."));

  private static final Condition<Attempt> CORNER =
      Condition.of(
          "Tsunami, 3.8.4",
          a -> Removal.corner(a.at()),
          a -> a.words("@ n’est pas un coin.", "@ is no corner."));

  private static final Condition<Attempt> WHOLE =
      Condition.of(
          "Tsunami, 3.4.10",
          a -> Grid.holds(a.at(), width(a)),
          a ->
              a.words(
                  "Le carré autour de @ sortirait du goban.",
                  "The block around @ would leave the board."));

  private static final Condition<Attempt> UNCLOSED =
      Condition.of(
          "Tsunami, P11.1",
          a -> !a.asked.state.effects().closed().has(a.at()),
          a -> a.words("@ est déjà fermé par un cratère.", "@ is closed by a crater already."));

  private static final Condition<Attempt> LONELY =
      Condition.of(
          NAMED,
          a ->
              !(a.asked.op() instanceof Op.Close(int clear, _))
                  || Points.block(a.at(), 2 * clear + 1).stream()
                      .allMatch(p -> p == a.at() || a.stones().empty(p)),
          a ->
              a.words(
                  "Il y a une pierre trop près de @ pour « $ ».",
                  "There is a stone too near @ for \"$\"."));

  private static final Condition<Attempt> OWN =
      Condition.of(
          NAMED,
          a -> a.stones().owns(a.asked.by(), a.at()),
          a -> a.words("La pierre en @ n’est pas à vous.", "The stone on @ is not yours."));

  private static final Condition<Attempt> RESTED =
      Printed.condition(
          "Tsunami, card bouclier",
          a ->
              !(a.asked.op() instanceof Op.Shield(_, boolean notTwice))
                  || !notTwice
                  || a.asked.state.effects().resting(a.asked.by()).isEmpty()
                  || !a.stones().chain(a.at()).meets(a.asked.state.effects().resting(a.asked.by())),
          "Une chaîne n’a pas de bouclier deux tours de suite.",
          "A chain has no shield in two turns running.");

  private static final Condition<Attempt> OPENED =
      Condition.of(
          "Tsunami, P7.1",
          a -> Exchanges.begins(a.asked.state, a.asked.kind(), a.at()),
          a ->
              a.words(
                  "Autour de @, aucun joueur ne pourrait commencer l’échange.",
                  "Around @, neither player could begin the exchange."));

  static final Conditions<Attempt> EDGE = Conditions.of(LADEN);
  static final Conditions<Attempt> CORNERS = Conditions.of(CORNER, LADEN);
  static final Conditions<Attempt> BLOCK = Conditions.of(WHOLE, LADEN);
  static final Conditions<Attempt> CENTRE = Conditions.of(WHOLE);
  static final Conditions<Attempt> NOTED = Conditions.of(VACANT);
  static final Conditions<Attempt> CLOSED = Conditions.of(VACANT, UNCLOSED, LONELY);
  static final Conditions<Attempt> SHIELDED = Conditions.of(STONE, OWN, RESTED);
  static final Conditions<Attempt> ARENA = Conditions.of(WHOLE, OPENED);

  /** All that there are. */
  static final List<Conditions<Attempt>> ALL =
      List.of(EDGE, CORNERS, BLOCK, CENTRE, NOTED, CLOSED, SHIELDED, ARENA);

  private static int width(Attempt a) {
    return switch (a.asked.op()) {
      case Op.Remove(_, int size, _) -> size;
      case Op.Ban ban -> ban.block();
      case Op.Exchange e -> e.block();
      default -> Notes.width(a.asked.card());
    };
  }

  private static Points removed(Attempt a) {
    var s = a.asked.state;
    Op.Remove op = (Op.Remove) a.asked.op();
    return op.region() == Op.Region.EDGE
        ? Removal.edge(s, Word.of(a.at()), op.size(), op.stones())
        : Removal.around(s, op.region(), a.at(), op.size(), op.stones());
  }
}
