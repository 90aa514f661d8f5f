package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.tsunami.deck.Filter;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.go.Points;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the picks of a card must meet, by what the card does; all of it follows from its data. Here
 * stand the rules of stones that are turned or displaced.
 */
public final class PickRules {
  private PickRules() {}

  // ---- stones that a card chooses

  private static final Condition<Attempt> SIDE =
      Condition.of(
          PointRules.NAMED,
          a -> filter(a).side(a.stones(), a.asked.by(), a.at()),
          a ->
              a.words(
                  "« $ » veut une pierre de l’autre camp que celle de @.",
                  "\"$\" wants a stone of the other side than the one on @."));

  private static final Condition<Attempt> LONE =
      Condition.of(
          PointRules.NAMED,
          a -> filter(a).lone(a.stones(), a.at()),
          a ->
              a.words(
                  "« $ » veut une pierre isolée ; celle de @ ne l’est pas.",
                  "\"$\" wants a lone stone; the one on @ is not."));

  private static final Condition<Attempt> LINE =
      Condition.of(
          PointRules.NAMED,
          a -> filter(a).line(a.at()),
          a ->
              a.words(
                  "@ est trop loin du bord pour « $ ».", "@ is too far from the edge for \"$\"."));

  private static final Condition<Attempt> BESIDE =
      Condition.of(
          PointRules.NAMED,
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
          a -> any(a.asked.after(a.picks())),
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

  private static final Condition<Attempt> AVOIDS =
      Condition.of(
          "Tsunami, P11.1",
          Attempt::avoids,
          "Aucune pierre ne va sur une intersection fermée par un cratère.",
          "No stone goes to a point that a crater closes.");

  private static final Condition<Attempt> SURVIVES =
      Condition.of(
          "Tsunami, 3.4.5",
          a -> a.edit().survives(),
          "Une de vos chaînes resterait sans liberté : ce serait un suicide.",
          "A chain of yours would have no liberty left: it would be suicide.");

  private static final Condition<Attempt> CARRIES =
      Condition.of(
          "Tsunami, 3.4.6",
          a -> !a.asked.state.setting().edition().sparesDisplaced() || a.edit().carries(),
          "Une pierre déplacée resterait sans liberté : le suicide des pierres adverses est interdit aussi.",
          "A moved stone would have no liberty: suicide of enemy stones is forbidden too.");

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
          a -> any(a.asked.after(a.picks())),
          "Cette ligne ne peut glisser dans aucun sens.",
          "That line can slide in neither direction.");

  private static final Conditions<Attempt> DISPLACED = of(AVOIDS, SURVIVES, CARRIES, SPARES, FRESH);
  private static final Conditions<Attempt> TAKEN = of(PointRules.STONE, SIDE, LONE, LINE, BESIDE);
  private static final Conditions<Attempt> TURNED =
      of(PointRules.STONE, SIDE, LONE, LINE, BESIDE, COLOUR, BREATHES, SPARES, FRESH);
  private static final Conditions<Attempt> LEAVING =
      of(PointRules.STONE, SIDE, LONE, LINE, BESIDE, SOMEWHERE);
  private static final Conditions<Attempt> COMING =
      of(PointRules.VACANT, NEAR, AVOIDS, SURVIVES, CARRIES, SPARES, FRESH);
  private static final Conditions<Attempt> SWAPPED =
      of(
          PointRules.STONE,
          NEAR,
          SIDE,
          LONE,
          LINE,
          BESIDE,
          AVOIDS,
          SURVIVES,
          CARRIES,
          SPARES,
          FRESH);
  private static final Conditions<Attempt> LINES = of(LOADED, SLIDES);

  /** All that there are. */
  public static final List<Conditions<Attempt>> ALL =
      Stream.concat(
              Stream.of(DISPLACED, TAKEN, TURNED, LEAVING, COMING, SWAPPED, LINES),
              PointRules.ALL.stream())
          .toList();

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
            case EDGE -> PointRules.EDGE;
            case CORNER -> PointRules.CORNERS;
            case BLOCK -> PointRules.BLOCK;
            case STONE -> TAKEN;
          };
      case Op.Shift _ -> first ? LINES : DISPLACED;
      case Op.Move _ -> first ? LEAVING : COMING;
      case Op.Swap _ -> first ? LEAVING : SWAPPED;
      case Op.Convert c when c.stone().isPresent() -> TURNED;
      case Op.Place p when !p.note() -> StoneRules.PLACE;
      case Op.Convert _, Op.CancelMove _, Op.Place _ ->
          Notes.width(asked.card()) > 1 ? PointRules.CENTRE : PointRules.NOTED;
      case Op.Ban _ -> PointRules.CENTRE;
      case Op.Close _ -> PointRules.CLOSED;
      case Op.Shield _ -> PointRules.SHIELDED;
      case Op.Exchange _ -> PointRules.ARENA;
      case Op.Oblige _, Op.LimitMove _, Op.NoCards _, Op.NoMove _, Op.StealRandom _, Op.Cancel _ ->
          throw new IllegalStateException("no pick: " + asked.op());
    };
  }

  /** {@return whether anything can be picked} */
  static boolean any(Asked asked) {
    var wanted = of(asked);
    for (Choice c : near(asked)) if (wanted.hold(new Attempt(asked, c))) return true;
    return false;
  }

  /** What can meet {@link #NEAR}, and so all that can be picked, in the order of offers. */
  private static List<Choice> near(Asked asked) {
    if (asked.picks.isEmpty()) return asked.candidates();
    int far =
        switch (asked.op()) {
          case Op.Move(_, int d1, int d8) -> d1 == 0 ? d8 : d8 == 0 ? d1 : Math.min(d1, d8);
          case Op.Swap(_, _, int d1) -> d1;
          default -> 0;
        };
    if (far == 0) return asked.candidates();
    var block = Points.block(asked.before().a(), 2 * far + 1);
    var out = new ArrayList<Choice>();
    for (int p : block.toArray()) out.add(Picks.point(p));
    return out;
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
}
