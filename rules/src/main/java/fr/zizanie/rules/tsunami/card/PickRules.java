package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.tsunami.deck.Filter;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.List;

/** What the picks of a card must meet, by what the card does; all of it follows from its data. */
public final class PickRules {
  private static final String NAMED = "Tsunami, 3.4.13";

  private PickRules() {}

  // ---- stones that a card chooses

  private static final Condition<Attempt> STONE =
      Condition.<Attempt>of(
              NAMED,
              a -> !a.stones().empty(a.at()),
              a -> a.words("Il n’y a pas de pierre en @.", "There is no stone on @."))
          .always();

  private static final Condition<Attempt> SIDE =
      Condition.of(
          NAMED,
          a -> filter(a).side(a.stones(), a.asked.by(), a.at()),
          a ->
              a.words(
                  "« $ » veut une pierre de l’autre camp que celle de @.",
                  "\"$\" wants a stone of the other side than the one on @."));

  private static final Condition<Attempt> LONE =
      Condition.of(
          NAMED,
          a -> filter(a).lone(a.stones(), a.at()),
          a ->
              a.words(
                  "« $ » veut une pierre isolée ; celle de @ ne l’est pas.",
                  "\"$\" wants a lone stone; the one on @ is not."));

  private static final Condition<Attempt> LINE =
      Condition.of(
          NAMED,
          a -> filter(a).line(a.at()),
          a ->
              a.words(
                  "@ est trop loin du bord pour « $ ».", "@ is too far from the edge for \"$\"."));

  private static final Condition<Attempt> BESIDE =
      Condition.of(
          NAMED,
          a -> filter(a).beside(a.stones(), a.asked.by(), a.at()),
          a ->
              a.words(
                  "La pierre en @ ne touche pas ce que veut « $ ».",
                  "The stone on @ does not touch what \"$\" wants."));

  private static final Condition<Attempt> COLOUR =
      Condition.of(
          "Tsunami, 3.4.4",
          a ->
              !(a.asked.op() instanceof Op.Convert(_, var to))
                  || !a.stones().owns(to.seat(a.asked.by()), a.at()),
          a -> a.words("La pierre en @ a déjà cette couleur.", "The stone on @ has that colour."));

  // ---- stones that are turned or displaced

  private static final Condition<Attempt> SOMEWHERE =
      Condition.of(
          "Tsunami, 3.4.5",
          a -> Operations.any(a.asked.after(a.picks())),
          a ->
              a.words(
                  "La pierre en @ ne peut aller nulle part.", "The stone on @ can go nowhere."));

  private static final Condition<Attempt> NEAR =
      Condition.of(
          "Tsunami, 3.4.11",
          a ->
              switch (a.asked.op()) {
                case Op.Move m -> m.near(a.asked.before().a(), a.at());
                case Op.Swap w -> w.near(a.asked.before().a(), a.at());
                default -> true;
              },
          a -> a.words("@ est trop loin pour « $ ».", "@ is too far for \"$\"."));

  private static final Condition<Attempt> VACANT =
      Condition.of(
          NAMED,
          a -> a.stones().empty(a.at()),
          a -> a.words("Il y a déjà une pierre en @.", "There is a stone on @."));

  private static final Condition<Attempt> AVOIDS =
      Condition.of(
          "Tsunami, P11.1",
          a ->
              Displacing.of(a.asked.state, a.asked.op(), a.picks())
                  .avoids(a.asked.state.effects().closed()),
          "Aucune pierre ne va sur un point fermé par un cratère.",
          "No stone goes to a point that a crater closes.");

  private static final Condition<Attempt> SURVIVES =
      Condition.of(
          "Tsunami, 3.4.5",
          a -> a.edit().survives(),
          "Une de vos chaînes resterait sans liberté : ce serait un suicide.",
          "A chain of yours would have no liberty left: it would be suicide.");

  private static final Condition<Attempt> BREATHES =
      Condition.of(
          "Tsunami, 3.4.4",
          a -> a.edit().survives(),
          "La pierre tournée n’aurait pas de liberté : ce serait un suicide.",
          "The turned stone would have no liberty: it would be suicide.");

  private static final Condition<Attempt> SPARES =
      Condition.of(
          "Tsunami, 3.4.7",
          a -> a.edit().spares(),
          "Une chaîne sous bouclier ne peut pas être prise.",
          "A shielded chain cannot be captured.");

  private static final Condition<Attempt> FRESH =
      Condition.of(
          "Tsunami, 3.4.8",
          a -> a.edit().fresh(a.asked.state.board(), a.asked.by()),
          "Cela répéterait une position (superko).",
          "That would repeat a position (superko).");

  private static final Condition<Attempt> LOADED =
      Condition.of(
          "Tsunami, 3.4.9",
          a -> Displacing.line(a.asked.state, a.choice).length > 0,
          "Il n’y a pas de pierre sur cette ligne.",
          "There is no stone on that line.");

  private static final Condition<Attempt> SLIDES =
      Condition.of(
          "Tsunami, 3.4.5",
          a -> Operations.any(a.asked.after(a.picks())),
          "Cette ligne ne peut glisser dans aucun sens.",
          "That line can slide in neither direction.");

  // ---- regions and points

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
      Condition.of(
          "Tsunami, card bouclier",
          a ->
              !(a.asked.op() instanceof Op.Shield(_, boolean notTwice))
                  || !notTwice
                  || !a.stones().chain(a.at()).meets(a.asked.state.effects().resting(a.asked.by())),
          "Une chaîne n’a pas de bouclier deux tours de suite.",
          "A chain has no shield in two turns running.");

  private static final Condition<Attempt> OPENED =
      Condition.of(
          "Tsunami, P7.1",
          a -> Exchanges.begins(a.asked.state, a.asked.kind(), a.at()),
          a ->
              a.words(
                  "Autour de @, personne ne pourrait commencer l’échange.",
                  "Around @ nobody could begin the exchange."));

  private static final Conditions<Attempt> DISPLACED = of(AVOIDS, SURVIVES, SPARES, FRESH);
  private static final Conditions<Attempt> EDGE = of(LADEN);
  private static final Conditions<Attempt> CORNERS = of(CORNER, LADEN);
  private static final Conditions<Attempt> BLOCK = of(WHOLE, LADEN);
  private static final Conditions<Attempt> TAKEN = of(STONE, SIDE, LONE, LINE, BESIDE);
  private static final Conditions<Attempt> TURNED =
      of(STONE, SIDE, LONE, LINE, BESIDE, COLOUR, BREATHES, SPARES, FRESH);
  private static final Conditions<Attempt> LEAVING = of(STONE, SIDE, LONE, LINE, BESIDE, SOMEWHERE);
  private static final Conditions<Attempt> COMING =
      of(VACANT, NEAR, AVOIDS, SURVIVES, SPARES, FRESH);
  private static final Conditions<Attempt> SWAPPED =
      of(STONE, NEAR, SIDE, LONE, LINE, BESIDE, AVOIDS, SURVIVES, SPARES, FRESH);
  private static final Conditions<Attempt> LINES = of(LOADED, SLIDES);
  private static final Conditions<Attempt> CENTRE = of(WHOLE);
  private static final Conditions<Attempt> NOTED = of(VACANT);
  private static final Conditions<Attempt> CLOSED = of(VACANT, UNCLOSED, LONELY);
  private static final Conditions<Attempt> SHIELDED = of(STONE, OWN, RESTED);
  private static final Conditions<Attempt> ARENA = of(WHOLE, OPENED);

  /** All that there are. */
  public static final List<Conditions<Attempt>> ALL =
      List.of(
          DISPLACED, EDGE, CORNERS, BLOCK, TAKEN, TURNED, LEAVING, COMING, SWAPPED, LINES, CENTRE,
          NOTED, CLOSED, SHIELDED, ARENA);

  @SafeVarargs
  @SuppressWarnings("varargs") // read, never written
  private static Conditions<Attempt> of(Condition<Attempt>... all) {
    return Conditions.of(all);
  }

  /** {@return what the next pick must meet} */
  public static Conditions<Attempt> of(Asked asked) {
    boolean first = asked.picks.isEmpty();
    return switch (asked.op()) {
      case Op.Remove(var region, _, _) ->
          switch (region) {
            case EDGE -> EDGE;
            case CORNER -> CORNERS;
            case BLOCK -> BLOCK;
            case STONE -> TAKEN;
          };
      case Op.Shift _ -> first ? LINES : DISPLACED;
      case Op.Move _ -> first ? LEAVING : COMING;
      case Op.Swap _ -> first ? LEAVING : SWAPPED;
      case Op.Convert c when c.stone().isPresent() -> TURNED;
      case Op.Place p when !p.note() -> StoneRules.PLACE;
      case Op.Convert _, Op.CancelMove _, Op.Place _ ->
          Notes.width(asked.card()) > 1 ? CENTRE : NOTED;
      case Op.Ban _ -> CENTRE;
      case Op.Close _ -> CLOSED;
      case Op.Shield _ -> SHIELDED;
      case Op.Exchange _ -> ARENA;
      case Op.Oblige _, Op.LimitMove _, Op.NoCards _, Op.NoMove _, Op.StealRandom _, Op.Cancel _ ->
          throw new IllegalStateException("no pick: " + asked.op());
    };
  }

  private static Filter filter(Attempt a) {
    return switch (a.asked.op()) {
      case Op.Remove(_, _, Filter stones) -> stones;
      case Op.Convert(var stone, _) -> stone.orElseThrow();
      case Op.Move m -> m.stone();
      case Op.Swap w -> a.asked.picks.isEmpty() ? w.a() : w.b();
      default -> throw new IllegalStateException("no stone: " + a.asked.op());
    };
  }

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
